//! The position editor.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::{Board, BySide, Position, Setup, Ship, Side, SquareSet};
use mad_session::{Editor, Marks, Placement};
use web_sys::HtmlInputElement;

use crate::app::Shell;
use crate::board::{self, BoardProps, Gesture, LastTurn};
use crate::browser;
use crate::icons::Icon;
use crate::notices::Copied;
use crate::route::{OnlineRoute, Opponent, Route};
use crate::widgets::{button, choice_button, explained, page_with_class, radio_group, switch};

pub(crate) fn setup(shell: Shell, mfen: Option<String>) -> AnyView {
    let texts = shell.texts;
    let given = mfen.map(|mfen| mfen.replace('_', " ").parse::<Position>());
    if let Some(Err(error)) = &given {
        let (text, reason) = (texts.setup_bad_link(), texts.mfen(error));
        Effect::new(move |_| shell.notify_with_detail(text.clone(), reason.clone()));
    }
    let first = given.and_then(Result::ok).unwrap_or_default();
    let editor = RwSignal::new(Editor::new(first.into()));
    // The address follows the position, so that a reload shows it again.
    Effect::new(move |before: Option<()>| {
        let position = editor.with(Editor::position);
        if let (Some(()), Ok(position)) = (before, position) {
            Route::Setup(Some(address_text(&position))).replace();
        }
    });
    editing(shell, editor)
}

/// A position in the format of addresses.
fn address_text(position: &Position) -> String {
    position.to_string().replace(' ', "_")
}

fn editing(shell: Shell, editor: RwSignal<Editor>) -> AnyView {
    let (flip, texts) = (RwSignal::new(false), shell.texts);
    // The description of the last action, and the state after it: another state has none.
    let last_action = RwSignal::new(None::<(String, Editor)>);
    shell.announce_changes(Memo::new(move |_| {
        editor.with(|editor| {
            let verdict = verdict_text(texts, editor);
            last_action.with(|last| match last {
                Some((action, after)) if after == editor => format!("{action} {verdict}"),
                _ => verdict,
            })
        })
    }));
    let props = BoardProps {
        picture: Memo::new(move |_| editor.with(|editor| Placement::from(editor.setup()))),
        marks: Memo::new(|_| Marks::default()),
        picked: Memo::new(move |_| editor.with(Editor::picked)),
        last_turn: Memo::new(|_| LastTurn::default()),
        hint: Memo::new(|_| Vec::new()),
        reach: Memo::new(|_| Marks::default()),
        danger: Memo::new(|_| SquareSet::EMPTY),
        pickable: Memo::new(|_| BySide { red: true, blue: true }),
        flip: Memo::new(move |_| flip.get()),
        face_to_face: Memo::new(|_| false),
    };
    let act = move |gesture| match gesture {
        Gesture::Tap(spot) => {
            let before = editor.with_untracked(Editor::picked);
            editor.update(|editor| editor.tap(spot));
            last_action.set(editor.with_untracked(|editor| {
                let action = describe_action(texts, editor, before)?;
                Some((action, editor.clone()))
            }));
        }
        Gesture::Drag(from, to) => editor.update(|editor| editor.drag(from, to)),
        Gesture::Cancel => editor.update(|editor| {
            editor.cancel();
        }),
        Gesture::Badge(_)
        | Gesture::Enter(_)
        | Gesture::Grab(_)
        | Gesture::Rest(_)
        | Gesture::Swipe { .. } => {}
    };
    let board = board::board(shell, props, Callback::new(act));
    let content = view! {
        <div class="setup">
            <div class="stage">{board}</div>
            <div class="side">
                <p class="dim">{texts.setup_note()}</p>
                {verdict(shell, editor)}
                {tools(shell, editor, flip)}
                {fields(shell, editor)}
                {as_text(shell, editor)}
            </div>
        </div>
    };
    page_with_class(shell, "screen position-editor", texts.setup_title(), content.into_any())
}

/// Describes a tap: which ship is picked, or where it has been put.
fn describe_action(texts: &Texts, editor: &Editor, before: Option<Ship>) -> Option<String> {
    Some(match (editor.picked(), before) {
        (Some(ship), _) => texts.aloud_picked(texts.ship_name(ship)),
        (None, Some(ship)) => {
            let name = texts.ship_name(ship);
            match editor.setup().place(ship).square() {
                Some(square) => texts.spot_ship(square.to_string(), name) + ".",
                None => texts.spot_exiled(name) + ".",
            }
        }
        (None, None) => return None,
    })
}

/// Whether the position can be played, for the live region.
fn verdict_text(texts: &Texts, editor: &Editor) -> String {
    match editor.position() {
        Err(error) => {
            let faults = error.faults().iter().map(|fault| texts.fault(fault));
            [texts.setup_faults()].into_iter().chain(faults).collect::<Vec<_>>().join(" ")
        }
        Ok(position) => match position.outcome() {
            Some(outcome) => texts.setup_over(texts.outcome(outcome)),
            None => texts.setup_playable(position.count_turns()),
        },
    }
}

/// Whether the position can be played, what to do with it, and the legal turns.
fn verdict(shell: Shell, editor: RwSignal<Editor>) -> AnyView {
    let texts = shell.texts;
    let position = Memo::new(move |_| editor.with(Editor::position));
    let content = move || match position.get() {
        Err(error) => {
            let faults = error.faults().iter().map(|fault| view! { <li>{texts.fault(fault)}</li> });
            view! {
                <p class="sentence warning">{texts.setup_faults()}</p>
                <ul class="faults">{faults.collect_view()}</ul>
            }
            .into_any()
        }
        Ok(position) => match position.outcome() {
            Some(outcome) => {
                view! { <p class="sentence">{texts.setup_over(texts.outcome(outcome))}</p> }
                    .into_any()
            }
            None => playable(shell, position),
        },
    };
    view! { <section class="card verdict">{content}</section> }.into_any()
}

/// A position that can be played: the games to start from it, and its legal turns.
fn playable(shell: Shell, position: Position) -> AnyView {
    let texts = shell.texts;
    let turns = position.sorted_turns();
    let count = turns.len();
    let list = turns.iter().map(|&turn| view! { <li>{texts.turn_in_list(&position, turn)}</li> });
    let play = move |opponent| Route::New(opponent, Some(address_text(&position))).go();
    let against_computer = move || play(Opponent::Computer);
    let two_people = move || play(Opponent::Person);
    let play_online =
        move || Route::Online(OnlineRoute::Friend(Some(address_text(&position)))).go();
    let link = move || {
        let query = mad_session::game_to_query(&mad_rules::Game::new(position));
        let address = format!("{}{}", browser::address(), Route::Shared(query).address());
        shell.copy(Copied::Link, address);
    };
    let computer = texts.setup_play_computer();
    view! {
        <p class="sentence">{texts.setup_playable(count)}</p>
        <div class="choices">
            {choice_button(true, "play-computer", None, computer, against_computer)}
            {choice_button(false, "play-two", None, texts.setup_play_two(), two_people)}
            {browser::has_game_server().then(|| {
                choice_button(false, "play-online", Some(Icon::Globe), texts.setup_play_online(), play_online)
            })}
            {choice_button(false, "share", Some(Icon::Share), texts.act_share(), link)}
        </div>
        <details>
            <summary>{texts.setup_turns()}</summary>
            <ul class="legal">{list.collect_view()}</ul>
        </details>
    }
    .into_any()
}

fn tools(shell: Shell, editor: RwSignal<Editor>, flip: RwSignal<bool>) -> AnyView {
    let texts = shell.texts;
    let start = move || {
        editor.update(|editor| {
            let board = editor.setup().board;
            editor.set_board(board);
        });
    };
    let clear = move || editor.update(Editor::clear);
    view! {
        <div class="bar">
            {button("button", "start-position", None, texts.setup_start(), start)}
            {button("button", "clear", None, texts.setup_clear(), clear)}
            {button("button", "flip", Some(Icon::Flip), texts.act_flip(), move || {
                flip.update(|flip| *flip = !*flip);
            })}
        </div>
    }
    .into_any()
}

fn fields(shell: Shell, editor: RwSignal<Editor>) -> AnyView {
    let texts = shell.texts;
    let setup =
        move |get: fn(&Setup) -> u16| Memo::new(move |_| editor.with(|editor| get(editor.setup())));
    let board = radio_group(
        texts.new_board(),
        Board::REGISTERED.map(|board| (board, texts.board_name(board))).to_vec(),
        Memo::new(move |_| editor.with(|editor| editor.setup().board)),
        move |board| editor.update(|editor| editor.set_board(board)),
    );
    let to_move = radio_group(
        texts.setup_to_move(),
        vec![(Side::Red, texts.new_red()), (Side::Blue, texts.new_blue())],
        Memo::new(move |_| editor.with(|editor| editor.setup().to_move)),
        move |side| editor.update(|editor| editor.set_to_move(side)),
    );
    let expeller = radio_group(
        texts.setup_expeller(),
        vec![
            (None, texts.setup_nobody()),
            (Some(Side::Red), texts.new_red()),
            (Some(Side::Blue), texts.new_blue()),
        ],
        Memo::new(move |_| editor.with(|editor| editor.setup().last_expeller)),
        move |side| editor.update(|editor| editor.set_last_expeller(side)),
    );
    let positioning = move |side: Side, label: String| {
        switch(
            label,
            Memo::new(move |_| editor.with(|editor| editor.setup().positioning[side])),
            move |on| {
                editor.update(|editor| {
                    let now = editor.setup().positioning;
                    let both = BySide::from_fn(|other| if other == side { on } else { now[other] });
                    editor.set_positioning(both);
                });
            },
        )
    };
    let limit = |limit: Option<u16>| {
        let limit = limit.and_then(std::num::NonZeroU16::new);
        (limit, limit.map_or_else(|| texts.new_no_limit(), |limit| limit.to_string()))
    };
    let tie_break = radio_group(
        texts.new_tie_break(),
        [Some(40), Some(30), None].map(limit).to_vec(),
        Memo::new(move |_| editor.with(|editor| editor.setup().limit)),
        move |limit| editor.update(|editor| editor.set_tie_break(editor.setup().quiet, limit)),
    );
    let quiet = number(texts.setup_quiet(), "quiet", setup(|setup| setup.quiet), move |quiet| {
        editor.update(|editor| editor.set_tie_break(quiet, editor.setup().limit));
    });
    let turn = number(texts.setup_number(), "number", setup(|setup| setup.number), move |number| {
        editor.update(|editor| editor.set_number(number));
    });
    view! {
        <div class="card stack">
            {board}{to_move}{expeller}{tie_break}
            <div class="two">{quiet}{turn}</div>
            <fieldset class="choice">
                <legend>{texts.setup_positioning()}</legend>
                {positioning(Side::Red, texts.new_red())}
                {positioning(Side::Blue, texts.new_blue())}
                <p class="dim">{texts.setup_positioning_note()}</p>
            </fieldset>
        </div>
    }
    .into_any()
}

/// A field for a number. Other input is rejected.
fn number(
    label: String,
    name: &'static str,
    value: Memo<u16>,
    set: impl Fn(u16) + 'static,
) -> AnyView {
    view! {
        <label class="field">
            <span>{label}</span>
            <input
                type="number"
                min="0"
                max="65535"
                inputmode="numeric"
                data-field=name
                prop:value=Memo::new(move |_| value.get().to_string())
                on:change=move |event| {
                    if let Ok(number) = event_target_value(&event).parse() {
                        set(number);
                    }
                    // Shows the value that was accepted.
                    if let Some(value) = value.try_get_untracked() {
                        event_target::<HtmlInputElement>(&event).set_value(&value.to_string());
                    }
                }
            />
        </label>
    }
    .into_any()
}

/// The position as editable text.
fn as_text(shell: Shell, editor: RwSignal<Editor>) -> AnyView {
    let texts = shell.texts;
    let text = Memo::new(move |_| {
        editor.with(|editor| {
            editor.position().map(|position| position.to_string()).unwrap_or_default()
        })
    });
    let failure = RwSignal::new(None::<String>);
    Effect::new(move |_| {
        editor.track();
        failure.set(None);
    });
    let read =
        move |event: web_sys::Event| match event_target_value(&event).trim().parse::<Position>() {
            Ok(position) => {
                failure.set(None);
                editor.set(Editor::new(position.into()));
            }
            Err(error) => {
                shell.announce(format!("{} {}", texts.setup_bad_text(), texts.mfen(&error)));
                failure.set(Some(texts.mfen(&error)));
            }
        };
    view! {
        <div class="card stack">
            <label class="field">
                <span>{texts.setup_mfen()}</span>
                <textarea rows="3" spellcheck="false" data-field="mfen" prop:value=text on:change=read></textarea>
            </label>
            {move || failure.get().map(|reason| explained(texts, texts.setup_bad_text(), reason))}
            {move || {
                let copy = move || shell.copy(Copied::Position, text.get_untracked());
                let some = text.with(|text| !text.is_empty());
                some.then(|| button("button", "copy-mfen", Some(Icon::Copy), texts.act_copy_mfen(), copy))
            }}
        </div>
    }
    .into_any()
}
