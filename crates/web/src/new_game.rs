//! Choosing a game.

use crate::dom::*;
use mad_i18n::Texts;
use mad_rules::{Board, Position, Side};
use mad_session::{NewGameChoices as Choices, Saved, Table};

use crate::app::Shell;
use crate::route::{Opponent, Route};
use crate::store;
use crate::ui::{button, choice, memo, screen, switch};
use crate::{browser, engine};

/// The name under which the last choices are kept.
const KEY: &str = "mad.choices";
const LEVELS: u8 = 10;
/// Minutes for the game and seconds for each turn.
const CLOCKS: [(u32, u32); 5] = [(1, 2), (3, 2), (5, 3), (10, 5), (20, 10)];
const TIE_BREAKS: [Option<u16>; 3] = [Some(40), Some(30), None];

/// Keeps a new game and goes to its table.
pub(crate) fn begin(shell: Shell, mut table: Table) {
    table.set_tag("Event", &shell.words.games_event());
    table.set_tag("Site", "?");
    table.set_tag("Date", &browser::date());
    table.set_tag("Round", "-");
    if table.has_computer() {
        engine::warm_up();
    }
    let (id, kept) = store::add(Saved::new(table, browser::now()));
    if let Err(failure) = kept {
        shell.tell(shell.storage_text(failure));
    }
    Route::Game(id).go();
}

/// The screen. With a position the game begins there, and not at a start that is chosen.
pub(crate) fn new_game(shell: Shell, opponent: Opponent, from: Option<String>) -> impl IntoView {
    let words = shell.words;
    let from = from.map(|mfen| mfen.replace('_', " ").parse::<Position>());
    if let Some(Err(error)) = &from {
        shell.tell(words.mfen(error));
    }
    let from = from.and_then(Result::ok);
    let kept = store::read(KEY).map(|text| Choices::from_text(&text));
    let choices = RwSignal::new(kept.unwrap_or_default());
    let title = match opponent {
        Opponent::Computer => words.new_title_computer(),
        Opponent::Person => words.new_title_two(),
    };
    let start = move || {
        let chosen = choices.get_untracked();
        let _ = store::write(KEY, &chosen.to_text());
        let (start, seed) = (from.unwrap_or_else(|| chosen.start()), browser::chance());
        let table = match opponent {
            Opponent::Computer => chosen.against_computer(start, seed),
            Opponent::Person => chosen.two_people(start, seed),
        };
        begin(shell, table);
    };
    let who = match opponent {
        Opponent::Computer => against_computer(words, choices).into_any(),
        Opponent::Person => two_people(words, choices).into_any(),
    };
    let content = view! {
        <div class="card stack">
            {who}
            {from.is_none().then(|| rules(words, choices))}
            {button("big strong", "start", None, words.new_start(), start)}
        </div>
    };
    screen(shell, title, content)
}

fn level_text(words: &Texts, level: u8) -> String {
    match level {
        1 => words.level_1(),
        2 => words.level_2(),
        3 => words.level_3(),
        4 => words.level_4(),
        5 => words.level_5(),
        6 => words.level_6(),
        7 => words.level_7(),
        8 => words.level_8(),
        9 => words.level_9(),
        _ => words.level_10(),
    }
}

fn against_computer(words: &'static Texts, choices: RwSignal<Choices>) -> impl IntoView {
    let level = choice(
        words.new_level(),
        (1..=LEVELS).map(|level| (level, level.to_string())).collect(),
        memo(move || choices.get().level),
        move |level| choices.update(|choices| choices.level = level),
    );
    let side = choice(
        words.new_side(),
        vec![
            (Some(Side::Red), words.new_red()),
            (Some(Side::Blue), words.new_blue()),
            (None, words.new_random()),
        ],
        memo(move || choices.get().side),
        move |side| choices.update(|choices| choices.side = side),
    );
    view! {
        <div class="levels">
            {level}
            <p class="dim" aria-live="polite">{memo(move || level_text(words, choices.get().level))}</p>
        </div>
        {side}
    }
}

fn two_people(words: &'static Texts, choices: RwSignal<Choices>) -> impl IntoView {
    let mut clocks = vec![(None, words.new_no_clock())];
    clocks.extend(CLOCKS.map(|(base, more)| (Some((base, more)), words.new_minutes(base, more))));
    let clock =
        choice(words.new_clock(), clocks, memo(move || choices.get().clock), move |clock| {
            choices.update(|choices| choices.clock = clock);
        });
    let name = move |label: String, get: fn(&Choices) -> &String, set: fn(&mut Choices, String)| {
        view! {
            <label class="field">
                <span>{label}</span>
                <input
                    type="text"
                    maxlength="40"
                    prop:value=memo(move || choices.with(|choices| get(choices).clone()))
                    on:input=move |event| {
                        choices.update(|choices| set(choices, event_target_value(&event)));
                    }
                />
            </label>
        }
    };
    view! {
        <div class="two">
            {name(words.new_red(), |choices| &choices.red, |choices, name| choices.red = name)}
            {name(words.new_blue(), |choices| &choices.blue, |choices, name| choices.blue = name)}
        </div>
        {clock}
    }
}

fn rules(words: &'static Texts, choices: RwSignal<Choices>) -> impl IntoView {
    let boards = Board::REGISTERED.map(|board| (board, board.to_string())).to_vec();
    let note = memo(move || match choices.get().board.as_str() {
        "5x5" => words.new_board_5x5(),
        "4x6" => words.new_board_4x6(),
        "aztec" => words.new_board_aztec(),
        _ => words.new_board_6x4(),
    });
    let board = choice(
        words.new_board(),
        boards,
        memo(move || Board::from_name(&choices.get().board).unwrap_or_default()),
        move |board| choices.update(|choices| choices.board = board.to_string()),
    );
    let positioning =
        switch(words.new_positioning(), memo(move || choices.get().positioning), move |on| {
            choices.update(|choices| choices.positioning = on);
        });
    let limit = |limit: Option<u16>| {
        (limit, limit.map_or_else(|| words.web_off(), |limit| limit.to_string()))
    };
    let tie_break = choice(
        words.new_tie_break(),
        TIE_BREAKS.map(limit).to_vec(),
        memo(move || choices.get().tie_break),
        move |limit| choices.update(|choices| choices.tie_break = limit),
    );
    view! {
        <details class="more">
            <summary>{words.new_more()}</summary>
            <div class="stack">
                <div>{board}<p class="dim">{note}</p></div>
                <div>{positioning}<p class="dim">{words.new_positioning_note()}</p></div>
                <div>{tie_break}<p class="dim">{words.new_tie_break_note()}</p></div>
            </div>
        </details>
    }
}
