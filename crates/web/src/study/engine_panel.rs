//! What the engine says: a bar beside the board, the expected result in words, and its best lines.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::{Position, Side, Turn};
use mad_study::red_expectation;
use mad_ugi::Score;

use super::analysis::{EngineLine, Failure, Findings, MAX_LINES};
use super::compact_turn;
use super::controller::StudyController;
use crate::icons::Icon;
use crate::widgets::{button, icon_button, switch};

/// The bar: the part of it that is red's is red's expected result.
pub(super) fn bar(controller: StudyController) -> AnyView {
    let red = Memo::new(move |_| {
        let found = controller.analysis.found;
        let known = controller.analysis.on.get().then(|| found.with(Findings::red)).flatten();
        known.or_else(|| red_expectation(&controller.position(), None))
    });
    let share = Memo::new(move |_| format!("{:.1}%", 100.0 * red.get().unwrap_or(0.5)));
    let class = Memo::new(move |_| match (red.get(), controller.turned.get()) {
        (None, _) => "evaluation-bar unknown",
        (Some(_), false) => "evaluation-bar",
        (Some(_), true) => "evaluation-bar turned",
    });
    view! { <div class=class aria-hidden="true" style=("--red", share)><i></i></div> }.into_any()
}

/// The panel: a switch, the expected result, lines, and settings.
pub(super) fn panel(controller: StudyController) -> AnyView {
    let (texts, analysis) = (controller.shell.texts, controller.analysis);
    let on = Memo::new(move |_| analysis.on.get());
    let verdict = Memo::new(move |_| if on.get() { verdict(controller) } else { String::new() });
    let effort = Memo::new(move |_| {
        if on.get() { analysis.found.with(|found| effort(texts, found)) } else { String::new() }
    });
    let exact = move || {
        let exact = on.get() && analysis.found.with(|found| found.is_exact);
        exact.then(|| view! { <span class="exact">{texts.study_exact()}</span> })
    };
    view! {
        <section class="card engine-panel" class:on=move || on.get() aria-label=texts.study_engine()>
            <div class="head">
                {switch(texts.study_engine(), on, move |on| analysis.on.set(on))}
                <span class="effort">{effort}</span>
            </div>
            <p class="verdict">{verdict}{exact}</p>
            {move || on.get().then(|| lines(controller))}
            {move || on.get().then(|| settings(controller))}
        </section>
    }
    .into_any()
}

/// The number of lines, and the switch for threats.
fn settings(controller: StudyController) -> AnyView {
    let (texts, analysis) = (controller.shell.texts, controller.analysis);
    let wanted = analysis.wanted;
    let fewer = Signal::derive(move || wanted.get() > 1);
    let more = Signal::derive(move || wanted.get() < MAX_LINES);
    let threat = Memo::new(move |_| analysis.threat.get());
    view! {
        <div class="engine-settings">
            <span class="line-count">
                {icon_button("fewer-lines", Icon::Previous, texts.study_fewer_lines(), fewer, move || {
                    wanted.update(|wanted| *wanted -= 1);
                })}
                <span>{move || texts.study_lines(wanted.get())}</span>
                {icon_button("more-lines", Icon::Next, texts.study_more_lines(), more, move || {
                    wanted.update(|wanted| *wanted += 1);
                })}
            </span>
            {switch(texts.study_threat(), threat, move |_| analysis.toggle_threat())}
        </div>
    }
    .into_any()
}

/// The expected result in words and per cent, or why there is none.
pub(super) fn verdict(controller: StudyController) -> String {
    let (texts, analysis) = (controller.shell.texts, controller.analysis);
    match analysis.failure.get() {
        Some(Failure::Locked) => return texts.game_locked(),
        Some(Failure::Engine(reason)) => return texts.study_engine_failed(reason),
        None => {}
    }
    let shown = controller.position();
    if let Some(outcome) = shown.outcome() {
        return texts.outcome(outcome);
    }
    let threat = analysis.threat.get();
    analysis.found.with(|found| match (found.position, found.lines.first()) {
        (None, _) if threat => texts.study_no_threat(),
        (Some(position), Some(line)) => {
            let said = score_text(texts, &position, line.score);
            match line.turns.first() {
                Some(&turn) if threat => {
                    let turn = texts.instruction(&position, turn);
                    format!("{} {said}", texts.study_threat_is(turn))
                }
                _ => said,
            }
        }
        _ => texts.study_thinking(),
    })
}

/// A score in words, with red's expected result in per cent if it is an estimate.
pub(super) fn score_text(texts: &Texts, position: &Position, score: Score) -> String {
    let us = position.to_move();
    let side = |ours: bool| Texts::side_argument(if ours { us } else { !us });
    match score {
        Score::Win(turns) => texts.study_wins(side(turns > 0), turns.abs()),
        Score::Semi(turns) => texts.study_semi(side(turns > 0)),
        Score::Centi(centi) => {
            let red = red_expectation(position, Some(score)).unwrap_or(0.5);
            let percent = percent(red);
            match centi.abs() {
                0..25 => texts.study_even(percent),
                25..75 => texts.study_better(side(centi > 0), percent),
                75..200 => texts.study_much_better(side(centi > 0), percent),
                _ => texts.study_winning(side(centi > 0), percent),
            }
        }
    }
}

fn percent(red: f64) -> u32 {
    (100.0 * red).round() as u32
}

/// Depth and speed of the search.
fn effort(texts: &Texts, found: &Findings) -> String {
    if found.depth == 0 {
        return String::new();
    }
    let speed = texts.decimal(found.speed / 1e6, 1);
    texts.study_effort(found.depth, speed)
}

/// The lines, best first. A turn of a line plays the line up to it.
fn lines(controller: StudyController) -> AnyView {
    let found = controller.analysis.found;
    let numbers = move || (0..found.with(|found| found.lines.len())).collect::<Vec<_>>();
    view! {
        <ol class="engine-lines">
            <For each=numbers key=|number| *number children=move |number| line(controller, number) />
        </ol>
    }
    .into_any()
}

fn line(controller: StudyController, number: usize) -> AnyView {
    let (texts, analysis) = (controller.shell.texts, controller.analysis);
    let line = Memo::new(move |_| {
        analysis.found.with(|found| Some((found.position?, found.lines.get(number)?.clone())))
    });
    let value = Memo::new(move |_| {
        line.with(|line| line.as_ref().map(|(position, line)| short_value(position, line)))
    });
    // Lines of threats begin with a turn of the other side, so they cannot be played.
    let playable = move || !analysis.threat.get();
    let turns = move || {
        let Some((position, EngineLine { turns, .. })) = line.get() else { return Vec::new() };
        turn_buttons(controller, position, &turns, playable())
    };
    let insert = move || {
        if let Some((_, line)) = line.get_untracked() {
            controller.insert_line(&line.turns);
        }
    };
    let insert = icon_button(
        "insert-line",
        Icon::Plus,
        texts.study_insert(),
        Signal::derive(playable),
        insert,
    );
    view! {
        <li>
            <b class="value">{value}</b>
            <span class="line-turns">{turns}</span>
            {insert}
        </li>
    }
    .into_any()
}

/// Red's expected result in per cent, or `#3` for a win and `½` for a semi-victory.
fn short_value(position: &Position, line: &EngineLine) -> String {
    let wins =
        |turns: i32| if (turns > 0) == (position.to_move() == Side::Red) { "+" } else { "−" };
    match line.score {
        Score::Win(turns) => format!("{}#{}", wins(turns), turns.abs()),
        Score::Semi(turns) => format!("{}½", wins(turns)),
        Score::Centi(_) => {
            let red = red_expectation(position, Some(line.score)).unwrap_or(0.5);
            format!("{} %", percent(red))
        }
    }
}

/// The greatest number of turns of a line that are shown.
const SHOWN_TURNS: usize = 9;

fn turn_buttons(
    controller: StudyController,
    start: Position,
    turns: &[Turn],
    playable: bool,
) -> Vec<AnyView> {
    let texts = controller.shell.texts;
    let mut position = start;
    let mut buttons = Vec::new();
    for (index, &turn) in turns.iter().take(SHOWN_TURNS).enumerate() {
        let words = texts.turn_aloud(&position, turn);
        let text = compact_turn(texts, &position, turn);
        if position.play(turn).is_err() {
            break;
        }
        buttons.push(if playable {
            let line = turns[..=index].to_vec();
            let act = move || controller.play_line(&line);
            let plays = button("turn", "play-line", None, text, act);
            view! { <span title=words>{plays}</span> }.into_any()
        } else {
            view! { <span class="turn" title=words>{text}</span> }.into_any()
        });
    }
    buttons
}

#[cfg(test)]
mod tests {
    use mad_i18n::Language;

    use super::*;

    #[test]
    fn scores_are_told_from_the_view_of_red() {
        let texts = Texts::new(Language::English);
        let red: Position = "b1113/4/4/r1113 r - - 0/40 1".parse().unwrap();
        let blue: Position = "b1113/4/4/r1113 b - - 0/40 2".parse().unwrap();
        let line = |score| EngineLine { score, turns: Vec::new() };
        assert_eq!(short_value(&red, &line(Score::Win(3))), "+#3");
        assert_eq!(short_value(&blue, &line(Score::Win(3))), "−#3");
        assert_eq!(short_value(&blue, &line(Score::Semi(-2))), "+½");
        assert_eq!(short_value(&blue, &line(Score::Centi(100))), "27 %");
        assert!(score_text(&texts, &blue, Score::Centi(100)).contains("27"));
        assert!(score_text(&texts, &red, Score::Centi(5)).contains("51"));
    }
}
