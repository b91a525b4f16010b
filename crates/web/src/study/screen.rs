//! The analysis board.

use leptos::prelude::*;
use mad_rules::{Position, SquareSet, Turn};
use mad_session::{Marks, Placement, TurnInput};

use super::controller::{Dialog, StudyController};
use super::shapes::{self, Drawing};
use super::{annotations, engine_panel, keys, menu, review, tree_view};
use crate::board::{self, BoardProps};
use crate::header::game_header;
use crate::icons::Icon;
use crate::turn_field::{TurnField, skip_link};
use crate::widgets::{ToolbarButton, choice_button, languages};
use crate::{browser, prompt, tie_break_meter};

pub(super) fn screen(controller: StudyController) -> AnyView {
    let shell = controller.shell;
    let texts = shell.texts;
    browser::set_title(format!("{} · {}", texts.study_title(), texts.web_title()));
    let drawing = Drawing::new();
    drawing.listen(controller);
    keys::listen(controller, drawing);
    shell.announce_changes(Memo::new(move |_| announcement(controller)));
    let props = BoardProps {
        picture: Memo::new(move |_| Placement::from(&controller.shown())),
        marks: Memo::new(move |_| controller.marks()),
        picked: Memo::new(move |_| controller.input.get().ship()),
        last_turn: Memo::new(move |_| controller.last_turn()),
        hint: Memo::new(move |_| controller.engine_arrows()),
        reach: Memo::new(|_| Marks::default()),
        danger: Memo::new(|_| SquareSet::EMPTY),
        pickable: Memo::new(move |_| controller.pickable()),
        flip: Memo::new(move |_| controller.turned.get()),
        face_to_face: Memo::new(|_| false),
    };
    let act = Callback::new(move |gesture| controller.act(gesture));
    let position = Memo::new(move |_| controller.position());
    let turn_field = TurnField { shell, position, outcome: None.into(), picks: false.into(), act };
    let over = Signal::derive(move || position.with(Position::is_over));
    view! {
        {skip_link(shell)}
        {game_header(shell, shell.place)}
        <main class="game study">
            <h1 class="hidden">{Memo::new(move |_| controller.title())}</h1>
            <div class="stage">
                {engine_panel::bar(controller)}
                {board::board(shell, props, act)}
                {shapes::layer(controller, drawing)}
            </div>
            <div class="side">
                <div class="panels">
                {status(controller)}
                {review::lesson_card(controller)}
                {engine_panel::panel(controller)}
                {turn_field.view()}
                {tie_break_meter::meter(shell, position, over)}
                <section class="card turns-card">
                    <h2>{Memo::new(move |_| controller.title())}</h2>
                    {tree_view::tree_view(controller)}
                </section>
                {review::panel(controller)}
                {annotations::annotations(controller)}
                </div>
                {toolbar(controller)}
                {languages(shell)}
            </div>
            {menu::menu(controller)}
        </main>
    }
    .into_any()
}

/// The prompt: what is being entered, why something was refused, or the last turn in words.
fn status(controller: StudyController) -> AnyView {
    let texts = controller.shell.texts;
    let input = move || {
        prompt::for_input(texts, controller.input.get(), &controller.marks()).unwrap_or_default()
    };
    let remark = controller.input.remark;
    let sentence = Memo::new(move |_| {
        remark.get().unwrap_or_else(|| {
            let (text, _) = input();
            if text.is_empty() { told(controller) } else { text }
        })
    });
    let class = Memo::new(move |_| match remark.with(Option::is_some) {
        true => "sentence remark",
        false => "sentence",
    });
    let choices = move || {
        let (_, choices) = input();
        let button = |(index, choice)| {
            prompt::button(texts, choice, index == 0, move || controller.choose(choice))
        };
        choices.into_iter().enumerate().map(button).collect_view()
    };
    // A positioning turn can be passed.
    let pass = move || {
        let may_pass = controller.input.get() == TurnInput::EMPTY
            && TurnInput::may_pass(&controller.position())
            && controller.reviewer.learning.get().is_none();
        may_pass.then(|| {
            choice_button(false, "keep", None, texts.game_keep(), move || {
                controller.play(Turn::PASS);
            })
        })
    };
    let restore = move || {
        controller.may_restore().then(|| {
            choice_button(true, "restore", Some(Icon::Undo), texts.study_restore(), move || {
                controller.restore();
            })
        })
    };
    view! {
        <div class="card status" data-part="status">
            <div class="line">
                <p class=class>{sentence}</p>
                <div class="choices">{choices}{pass}{restore}</div>
            </div>
        </div>
    }
    .into_any()
}

/// The turn that led to the position in words, and whose turn it is.
fn told(controller: StudyController) -> String {
    let texts = controller.shell.texts;
    let cursor = controller.cursor.get();
    let last = controller.study.with(|study| {
        let node = study.tree.get(cursor)?;
        let before = study.tree.node(node.parent?).position;
        Some(texts.turn_aloud(&before, node.turn?))
    });
    let position = controller.position();
    let next = match position.outcome() {
        Some(outcome) => texts.outcome(outcome),
        None => texts.game_turn_of(mad_i18n::Texts::side_argument(position.to_move())),
    };
    let first = last.unwrap_or_else(|| texts.game_at_start());
    format!("{first} {next}")
}

/// What screen readers announce: the turn in words with its glyphs and comment, and how many variations
/// there are.
fn announcement(controller: StudyController) -> String {
    let texts = controller.shell.texts;
    if let Some(remark) = controller.input.remark.get() {
        return remark;
    }
    let input = controller.input.get();
    if let Some((visible, choices)) = prompt::for_input(texts, input, &controller.marks()) {
        let text = prompt::announcement(texts, input, &controller.position(), &visible);
        let choices: Vec<String> = choices.iter().map(|choice| choice.text(texts)).collect();
        return prompt::with_choices(texts, text, &choices);
    }
    let cursor = controller.cursor.get();
    let mut parts = vec![told(controller)];
    controller.study.with(|study| {
        let Some(node) = study.tree.get(cursor) else { return };
        let glyphs = node.glyphs.iter().filter_map(|&glyph| annotations::glyph_text(texts, glyph));
        parts.extend(glyphs.map(|text| format!("{text}.")));
        if !node.comment.is_empty() {
            parts.push(texts.study_comment_aloud(node.comment.clone()));
        }
        let siblings = node.parent.map_or(0, |parent| study.tree.node(parent).children.len());
        if siblings > 1 {
            parts.push(texts.study_variations_aloud(siblings));
        }
    });
    parts.join(" ")
}

fn toolbar(controller: StudyController) -> AnyView {
    let texts = controller.shell.texts;
    let cursor = controller.cursor;
    let before =
        Memo::new(move |_| controller.study.with(|study| cursor.get() != study.tree.root()));
    let after = Memo::new(move |_| {
        let cursor = cursor.get();
        controller
            .study
            .with(|study| study.tree.get(cursor).is_some_and(|node| !node.children.is_empty()))
    });
    let button = |name, icon: Icon, label, enabled| ToolbarButton {
        name,
        icon: icon.into(),
        label,
        enabled,
        pressed: None,
    };
    let on = Memo::new(move |_| controller.analysis.on.get());
    let engine = ToolbarButton {
        name: "engine",
        icon: Icon::Hint.into(),
        label: texts.study_engine(),
        enabled: true.into(),
        pressed: Some(on),
    };
    view! {
        <div class="game-bar">
        <div class="actions study-tools" role="group" aria-label=texts.act_label()>
            {button("first", Icon::First, texts.act_first(), before.into()).view(move || controller.step(isize::MIN))}
            {button("previous", Icon::Previous, texts.act_previous(), before.into()).view(move || controller.step(-1))}
            {button("next", Icon::Next, texts.act_next(), after.into()).view(move || controller.step(1))}
            {button("last", Icon::Last, texts.act_last(), after.into()).view(move || controller.step(isize::MAX))}
            {engine.view(move || controller.analysis.toggle())}
            {button("flip", Icon::Flip, texts.act_flip(), true.into()).view(move || {
                controller.turned.update(|turned| *turned = !*turned);
            })}
            {button("more", Icon::More, texts.act_more(), true.into()).view(move || {
                controller.dialog.set(Some(Dialog::Menu));
            })}
        </div>
        </div>
    }
    .into_any()
}
