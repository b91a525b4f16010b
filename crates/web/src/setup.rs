//! Setting up a position.

use crate::dom::*;
use mad_i18n::Texts;
use mad_rules::{Board, BySide, Position, Setup, Ship, Side};
use mad_session::{Editor, Marks, Picture};

use web_sys::HtmlInputElement;

use crate::app::Shell;
use crate::board::{self, BySides, Gesture, Last, Show};
use crate::browser;
use crate::route::{Opponent, Route};
use crate::ui::{Icon, button, choice, choice_button, memo, part, screen_of_width, switch};

pub(crate) fn setup(shell: Shell, mfen: Option<String>) -> impl IntoView {
    let words = shell.words;
    let given = mfen.map(|mfen| mfen.replace('_', " ").parse::<Position>());
    if let Some(Err(error)) = &given {
        shell.tell(words.mfen(error));
    }
    let first = given.and_then(Result::ok).unwrap_or_default();
    let editor = RwSignal::new(Editor::new(first.into()));
    // A reload, or a way back, comes to what was set up.
    effect(move |before: Option<()>| {
        let position = editor.with(Editor::position);
        if let (Some(()), Ok(position)) = (before, position) {
            Route::Setup(Some(address_text(&position))).note();
        }
    });
    editing(shell, editor)
}

/// A position as addresses write it.
fn address_text(position: &Position) -> String {
    position.to_string().replace(' ', "_")
}

fn editing(shell: Shell, editor: RwSignal<Editor>) -> impl IntoView {
    let (flip, words) = (RwSignal::new(false), shell.words);
    // What was done last, and what it came to: it is not said of anything else.
    let done = RwSignal::new(None::<(String, Editor)>);
    shell.say_changes(memo(move || {
        editor.with(|editor| {
            let verdict = verdict_aloud(words, editor);
            done.with(|done| match done {
                Some((deed, after)) if after == editor => format!("{deed} {verdict}"),
                _ => verdict,
            })
        })
    }));
    let show = Show {
        picture: memo(move || editor.with(|editor| Picture::from(editor.setup()))),
        marks: memo(Marks::default),
        picked: memo(move || editor.with(Editor::picked)),
        last: memo(Last::default),
        hint: memo(Vec::new),
        hands: memo(|| BySides { red: true, blue: true }),
        flip: memo(move || flip.get()),
    };
    let act = move |gesture| match gesture {
        Gesture::Tap(spot) => {
            let before = editor.with_untracked(Editor::picked);
            editor.update(|editor| editor.tap(spot));
            done.set(editor.with_untracked(|editor| {
                let deed = deed(words, editor, before);
                (!deed.is_empty()).then(|| (deed, editor.clone()))
            }));
        }
        Gesture::Drag(from, to) => editor.update(|editor| editor.drag(from, to)),
        Gesture::Cancel => editor.update(|editor| {
            editor.cancel();
        }),
        Gesture::Badge(_) | Gesture::Say(_) => {}
    };
    let table = board::table(shell, show, Callback::new(act));
    let content = view! {
        <div class="setup">
            <div class="stage">
                {table}
                <p class="dim">{words.setup_note()}</p>
            </div>
            <div class="side">
                {verdict(shell, editor)}
                {tools(shell, editor, flip)}
                {fields(shell, editor)}
                {as_text(shell, editor)}
            </div>
        </div>
    };
    screen_of_width(shell, "screen wide", words.setup_title(), content.into_any())
}

/// Which ship is picked up, or where it has been put.
fn deed(words: &Texts, editor: &Editor, before: Option<Ship>) -> String {
    match (editor.picked(), before) {
        (Some(ship), _) => words.aloud_picked(words.ship_name(ship)),
        (None, Some(ship)) => {
            let name = words.ship_name(ship);
            match editor.setup().place(ship).square() {
                Some(square) => words.spot_ship(square.to_string(), name) + ".",
                None => words.spot_exiled(name) + ".",
            }
        }
        (None, None) => String::new(),
    }
}

/// Whether it can be played, for those who listen.
fn verdict_aloud(words: &Texts, editor: &Editor) -> String {
    match editor.position() {
        Err(error) => {
            let faults = error.faults().iter().map(|fault| words.fault(fault));
            [words.setup_faults()].into_iter().chain(faults).collect::<Vec<_>>().join(" ")
        }
        Ok(position) => match position.outcome() {
            Some(outcome) => words.setup_over(words.outcome(outcome)),
            None => words.setup_playable(position.count_turns()),
        },
    }
}

/// Whether it can be played, every legal turn, and what to do with it.
fn verdict(shell: Shell, editor: RwSignal<Editor>) -> impl IntoView {
    let words = shell.words;
    let position = memo(move || editor.with(Editor::position));
    let content = part(move || match position.get() {
        Err(error) => {
            let faults = error.faults().iter().map(|fault| view! { <li>{words.fault(fault)}</li> });
            view! {
                <p class="sentence warning">{words.setup_faults()}</p>
                <ul class="faults">{faults.collect_view()}</ul>
            }
            .into_any()
        }
        Ok(position) => match position.outcome() {
            Some(outcome) => {
                view! { <p class="sentence">{words.setup_over(words.outcome(outcome))}</p> }
                    .into_any()
            }
            None => {
                let turns = position.sorted_turns();
                let count = turns.len();
                let list: Vec<String> =
                    turns.iter().map(|&turn| position.long_text(turn)).collect();
                let play = move |opponent| Route::New(opponent, Some(address_text(&position))).go();
                let link = move || {
                    let query = mad_session::game_to_query(&mad_rules::Game::new(position));
                    shell.copy(format!("{}{}", browser::address(), Route::Shared(query).address()));
                };
                view! {
                    <p class="sentence">{words.setup_playable(count)}</p>
                    <div class="choices">
                        {choice_button(true, "play-computer", None, words.setup_play_computer(), move || {
                            play(Opponent::Computer);
                        })}
                        {choice_button(false, "play-two", None, words.setup_play_two(), move || {
                            play(Opponent::Person);
                        })}
                        {choice_button(false, "share", Some(Icon::Share), words.act_share(), link)}
                    </div>
                    <details>
                        <summary>{words.setup_turns()}</summary>
                        <ul class="legal">{list.into_iter().map(|turn| view! { <li>{turn}</li> }).collect_view()}</ul>
                    </details>
                }
                .into_any()
            }
        },
    });
    view! { <section class="card verdict">{content}</section> }
}

fn tools(shell: Shell, editor: RwSignal<Editor>, flip: RwSignal<bool>) -> impl IntoView {
    let words = shell.words;
    let start = move || {
        editor.update(|editor| {
            let board = editor.setup().board;
            editor.set_board(board);
        });
    };
    let clear = move || editor.update(Editor::clear);
    view! {
        <div class="bar">
            {button("button", "start-position", None, words.setup_start(), start)}
            {button("button", "clear", None, words.setup_clear(), clear)}
            {button("button", "flip", Some(Icon::Flip), words.act_flip(), move || {
                flip.update(|flip| *flip = !*flip);
            })}
        </div>
    }
}

fn fields(shell: Shell, editor: RwSignal<Editor>) -> impl IntoView {
    let words = shell.words;
    let setup = move |get: fn(&Setup) -> u16| memo(move || editor.with(|it| get(it.setup())));
    let board = choice(
        words.new_board(),
        Board::REGISTERED.map(|board| (board, board.to_string())).to_vec(),
        memo(move || editor.with(|editor| editor.setup().board)),
        move |board| editor.update(|editor| editor.set_board(board)),
    );
    let to_move = choice(
        words.setup_to_move(),
        vec![(Side::Red, words.new_red()), (Side::Blue, words.new_blue())],
        memo(move || editor.with(|editor| editor.setup().to_move)),
        move |side| editor.update(|editor| editor.set_to_move(side)),
    );
    let expeller = choice(
        words.setup_expeller(),
        vec![
            (None, words.setup_nobody()),
            (Some(Side::Red), words.new_red()),
            (Some(Side::Blue), words.new_blue()),
        ],
        memo(move || editor.with(|editor| editor.setup().last_expeller)),
        move |side| editor.update(|editor| editor.set_last_expeller(side)),
    );
    let positioning = move |side: Side, label: String| {
        switch(
            label,
            memo(move || editor.with(|editor| editor.setup().positioning[side])),
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
        (limit, limit.map_or_else(|| words.web_off(), |limit| limit.to_string()))
    };
    let tie_break = choice(
        words.new_tie_break(),
        [Some(40), Some(30), None].map(limit).to_vec(),
        memo(move || editor.with(|editor| editor.setup().limit)),
        move |limit| editor.update(|editor| editor.set_tie_break(editor.setup().quiet, limit)),
    );
    let quiet = number(words.setup_quiet(), "quiet", setup(|setup| setup.quiet), move |quiet| {
        editor.update(|editor| editor.set_tie_break(quiet, editor.setup().limit));
    });
    let turn = number(words.setup_number(), "number", setup(|setup| setup.number), move |number| {
        editor.update(|editor| editor.set_number(number));
    });
    view! {
        <div class="card stack">
            {board}{to_move}{expeller}{tie_break}
            <div class="two">{quiet}{turn}</div>
            <fieldset class="choice">
                <legend>{words.setup_positioning()}</legend>
                {positioning(Side::Red, words.new_red())}
                {positioning(Side::Blue, words.new_blue())}
            </fieldset>
        </div>
    }
}

/// A field for a number. What is no number changes nothing.
fn number(
    label: String,
    name: &'static str,
    value: Memo<u16>,
    set: impl Fn(u16) + 'static,
) -> impl IntoView {
    view! {
        <label class="field">
            <span>{label}</span>
            <input
                type="number"
                min="0"
                max="65535"
                inputmode="numeric"
                data-field=name
                prop:value=memo(move || value.get().to_string())
                on:change=move |event| {
                    if let Ok(number) = event_target_value(&event).parse() {
                        set(number);
                    }
                    // What was not taken does not stay in the field.
                    let field = event_target::<HtmlInputElement>(&event);
                    if let (Some(field), Some(value)) = (field, value.try_get_untracked()) {
                        field.set_value(&value.to_string());
                    }
                }
            />
        </label>
    }
}

/// The position as text, which can be changed too.
fn as_text(shell: Shell, editor: RwSignal<Editor>) -> impl IntoView {
    let words = shell.words;
    let text = memo(move || {
        editor.with(|editor| {
            editor.position().map(|position| position.to_string()).unwrap_or_default()
        })
    });
    let complaint = RwSignal::new(None::<String>);
    effect(move |_| {
        editor.track();
        complaint.set(None);
    });
    let read =
        move |event: web_sys::Event| match event_target_value(&event).trim().parse::<Position>() {
            Ok(position) => {
                complaint.set(None);
                editor.set(Editor::new(position.into()));
            }
            Err(error) => {
                shell.say(words.mfen(&error));
                complaint.set(Some(words.mfen(&error)));
            }
        };
    view! {
        <div class="card stack">
            <label class="field">
                <span>{words.setup_mfen()}</span>
                <textarea rows="3" spellcheck="false" data-field="mfen" prop:value=text on:change=read></textarea>
            </label>
            {part(move || complaint.get().map(|text| view! { <p class="warning">{text}</p> }))}
            {part(move || {
                let copy = move || shell.copy(text.get_untracked());
                let some = text.with(|text| !text.is_empty());
                some.then(|| button("button", "copy-mfen", Some(Icon::Copy), words.act_copy_mfen(), copy))
            })}
        </div>
    }
}
