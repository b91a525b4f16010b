//! The form for a new game.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::{Board, Class, Options, Position, Ship, Side};
use mad_session::{GameSession, NewGameChoices as Choices, Saved};
use mad_svg::Look;

use super::time_control::{ClockForm, ClockOwners};
use crate::app::Shell;
use crate::game_summary::thumbnail_svg;
use crate::icons::{Icon, icon};
use crate::route::{OnlineRoute, Opponent, Route};
use crate::settings::look;
use crate::widgets::{button, page, picture_group, radio_group, switch};
use crate::{browser, engine, storage};

/// The key in localStorage of the last choices.
const KEY: &str = "mad.choices";
pub(crate) const LEVELS: u8 = 10;
const TIE_BREAKS: [Option<u16>; 3] = [Some(40), Some(30), None];

/// Saves a new game and opens its screen.
pub(crate) fn start(shell: Shell, mut session: GameSession) {
    session.set_tag("Event", &shell.texts.games_event());
    session.set_tag("Site", "?");
    session.set_tag("Date", &browser::date());
    session.set_tag("Round", "-");
    if session.has_computer() {
        engine::warm_up(*session.game().start());
    }
    let (id, result) = storage::save_new(Saved::new(session, browser::now()));
    if let Err(failure) = result {
        shell.report(shell.storage_text(failure));
    }
    Route::Game(id).go();
}

/// The form for another game like this one: against the computer, of two people, or online.
pub(crate) fn route_like(session: &GameSession) -> Route {
    if session.has_computer() {
        Route::New(Opponent::Computer, None)
    } else if session.is_online() && browser::has_game_server() {
        Route::Online(OnlineRoute::Home)
    } else {
        Route::New(Opponent::Person, None)
    }
}

/// Starts a first game: red against the lowest level, without positioning turns.
pub(crate) fn start_first_game(shell: Shell) {
    let first = Choices::first_game();
    start(shell, first.against_computer(first.start(), browser::random()));
}

/// The last choices for a new game, if any were made.
pub(crate) fn stored_choices() -> Option<Choices> {
    storage::read(KEY).map(|text| Choices::from_text(&text))
}

/// Starts a game against a level, otherwise as chosen last.
pub(crate) fn start_against(shell: Shell, level: u8) {
    let choices = Choices { level, ..stored_choices().unwrap_or_default() };
    start(shell, choices.against_computer(choices.start(), browser::random()));
}

/// Starts a game of two people, as chosen last.
pub(crate) fn start_two_people(shell: Shell) {
    let choices = stored_choices().unwrap_or_default();
    start(shell, choices.two_people(choices.start(), browser::random()));
}

/// The screen. With a position in `from` the game starts there, and no board can be chosen.
pub(crate) fn new_game(shell: Shell, opponent: Opponent, from: Option<String>) -> AnyView {
    let texts = shell.texts;
    let from = from.map(|mfen| mfen.replace('_', " ").parse::<Position>());
    if let Some(Err(error)) = &from {
        let reason = texts.mfen(error);
        let text = texts.new_bad_position();
        Effect::new(move |_| shell.notify_with_detail(text.clone(), reason.clone()));
    }
    let from = from.and_then(Result::ok);
    let stored = storage::read(KEY).map(|text| Choices::from_text(&text));
    let stored = stored.unwrap_or_default();
    let clock = match opponent {
        Opponent::Computer => stored.computer_clock,
        Opponent::Person => stored.clock,
    };
    let clock = ClockForm::new(clock, stored.own_clock);
    let choices = RwSignal::new(stored);
    let title = match opponent {
        Opponent::Computer => texts.new_title_computer(),
        Opponent::Person => texts.new_title_two(),
    };
    let submit = move || {
        let Some(time) = clock.submit() else { return };
        let mut chosen = choices.get_untracked();
        match opponent {
            Opponent::Computer => chosen.computer_clock = time,
            Opponent::Person => {
                chosen.clock = time;
                chosen.remember_names();
            }
        }
        chosen.own_clock = clock.own();
        let _ = storage::write(KEY, &chosen.to_text());
        let (position, seed) = (from.unwrap_or_else(|| chosen.start()), browser::random());
        let session = match opponent {
            Opponent::Computer => chosen.against_computer(position, seed),
            Opponent::Person => chosen.two_people(position, seed),
        };
        start(shell, session);
    };
    let who = match opponent {
        Opponent::Computer => against_computer(shell, choices),
        Opponent::Person => two_people(texts, choices, clock),
    };
    // A clock is unusual against the computer: it is among the further choices.
    let further = matches!(opponent, Opponent::Computer)
        .then(|| clock.view(texts, ClockOwners::UserAndComputer, Some(texts.new_no_clock())));
    let rules = from.is_none().then(|| rules(shell, choices));
    let further = (rules.is_some() || further.is_some()).then(|| {
        view! {
            <details class="more">
                <summary>{texts.new_more()}</summary>
                <div class="stack">{further}{rules}</div>
            </details>
        }
    });
    let content = view! {
        <div class="card stack">
            {who}
            {further}
            {button("big strong", "start", None, texts.new_start(), submit)}
            {matches!(opponent, Opponent::Person).then(|| board_clock_link(texts))}
        </div>
    };
    page(shell, title, content)
}

fn level_text(texts: &Texts, level: u8) -> String {
    match level {
        1 => texts.level_1(),
        2 => texts.level_2(),
        3 => texts.level_3(),
        4 => texts.level_4(),
        5 => texts.level_5(),
        6 => texts.level_6(),
        7 => texts.level_7(),
        8 => texts.level_8(),
        9 => texts.level_9(),
        _ => texts.level_10(),
    }
}

/// The ship of each level: the corvette for the first two, the cruiser for the last two.
const LEVEL_SHIPS: [Class; LEVELS as usize] = [
    Class::C111,
    Class::C111,
    Class::C112,
    Class::C121,
    Class::C211,
    Class::C122,
    Class::C212,
    Class::C221,
    Class::C222,
    Class::C222,
];

/// A ship without its digits, which are no levels.
fn level_picture(shell: Shell, class: Class) -> AnyView {
    let look = Look { digits: false, ..shell.settings.with_untracked(look) };
    let svg = mad_svg::ship(Ship::new(Side::Red, class), &look);
    view! { <svg viewBox="0 0 100 100"><g inner_html=svg></g></svg> }.into_any()
}

fn against_computer(shell: Shell, choices: RwSignal<Choices>) -> AnyView {
    let texts = shell.texts;
    let levels = (1..=LEVELS).zip(LEVEL_SHIPS);
    let level = picture_group(
        texts.new_level(),
        levels
            .map(|(level, ship)| (level, level_picture(shell, ship), level.to_string()))
            .collect(),
        Memo::new(move |_| choices.get().level),
        move |level| choices.update(|choices| choices.level = level),
    );
    let side = radio_group(
        texts.new_side(),
        vec![
            (Some(Side::Red), texts.new_red()),
            (Some(Side::Blue), texts.new_blue()),
            (None, texts.new_random()),
        ],
        Memo::new(move |_| choices.get().side),
        move |side| choices.update(|choices| choices.side = side),
    );
    view! {
        <div class="levels">
            {level}
            <p class="dim" aria-live="polite">{Memo::new(move |_| level_text(texts, choices.get().level))}</p>
        </div>
        {side}
    }
    .into_any()
}

fn two_people(texts: &'static Texts, choices: RwSignal<Choices>, clock: ClockForm) -> AnyView {
    let name = move |label: String, get: fn(&Choices) -> &String, set: fn(&mut Choices, String)| {
        view! {
            <label class="field">
                <span>{label}</span>
                <input
                    type="text"
                    maxlength="40"
                    list="names"
                    autocomplete="off"
                    prop:value=Memo::new(move |_| choices.with(|choices| get(choices).clone()))
                    on:input=move |event| {
                        choices.update(|choices| set(choices, event_target_value(&event)));
                    }
                />
            </label>
        }
    };
    let names = choices.with_untracked(|choices| choices.names.clone());
    let names = names.into_iter().map(|name| view! { <option value=name></option> });
    view! {
        <div class="two">
            {name(texts.new_red(), |choices| &choices.red, |choices, name| choices.red = name)}
            {name(texts.new_blue(), |choices| &choices.blue, |choices, name| choices.blue = name)}
            <datalist id="names">{names.collect_view()}</datalist>
        </div>
        {clock.view(texts, ClockOwners::Sides, Some(texts.new_no_clock()))}
    }
    .into_any()
}

/// A link to the clock for a game on a real board.
fn board_clock_link(texts: &'static Texts) -> AnyView {
    view! {
        <a class="button" href=Route::Clock.address() data-action="board-clock">
            {icon(Icon::Clock)}
            {texts.clock_link()}
        </a>
    }
    .into_any()
}

/// A thumbnail of the start on a board.
fn board_picture(shell: Shell, board: Board) -> AnyView {
    let svg = board.start(Options::default()).map(|start| thumbnail_svg(shell, &start));
    view! { <i inner_html=svg.unwrap_or_default()></i> }.into_any()
}

/// The choices of board, positioning turns and tie-break.
pub(crate) fn rules(shell: Shell, choices: RwSignal<Choices>) -> AnyView {
    let texts = shell.texts;
    let boards = Board::REGISTERED
        .map(|board| (board, board_picture(shell, board), texts.board_name(board)))
        .into();
    let note = Memo::new(move |_| match choices.get().board.as_str() {
        "5x5" => texts.new_board_5x5(),
        "4x6" => texts.new_board_4x6(),
        "aztec" => texts.new_board_aztec(),
        _ => texts.new_board_6x4(),
    });
    let board = picture_group(
        texts.new_board(),
        boards,
        Memo::new(move |_| Board::from_name(&choices.get().board).unwrap_or_default()),
        move |board| choices.update(|choices| choices.board = board.to_string()),
    );
    let positioning =
        switch(texts.new_positioning(), Memo::new(move |_| choices.get().positioning), move |on| {
            choices.update(|choices| choices.positioning = on);
        });
    let limit = |limit: Option<u16>| {
        (limit, limit.map_or_else(|| texts.new_no_limit(), |limit| limit.to_string()))
    };
    let tie_break = radio_group(
        texts.new_tie_break(),
        TIE_BREAKS.map(limit).to_vec(),
        Memo::new(move |_| choices.get().tie_break),
        move |limit| choices.update(|choices| choices.tie_break = limit),
    );
    view! {
        <div>{board}<p class="dim">{note}</p></div>
        <div>{positioning}<p class="dim">{texts.new_positioning_note()}</p></div>
        <div>{tie_break}<p class="dim">{texts.new_tie_break_note()}</p></div>
    }
    .into_any()
}
