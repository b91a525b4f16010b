//! The rules to read, to search and to print.

use crate::dom::*;
use mad_svg::{Look, Palette, Scene};
use mad_tutorial::{Block, Figure, Section};

use crate::app::Shell;
use crate::board::Last;
use crate::browser;
use crate::route::{Opponent, Route};
use crate::ui::{button, choice_button, memo, part, screen_of_width};
use crate::words::{self, Words};

/// The page, beginning with a topic.
pub(crate) fn manual(shell: Shell, topic: Option<String>) -> AnyView {
    let content = words::with_learning(shell, move |learning| {
        if let Some(topic) = topic.clone() {
            // Not before it is there.
            next_frame(move || show(&topic));
        }
        page(shell, learning)
    });
    screen_of_width(shell, "screen reading", shell.words.manual_title(), content)
}

/// Scrolls to a topic and puts the keyboard there.
fn show(topic: &str) {
    if let Some(heading) = browser::document().get_element_by_id(&format!("rules-{topic}")) {
        heading.scroll_into_view();
        browser::focus(&heading);
    }
}

fn page(shell: Shell, learning: Words) -> AnyView {
    let words = shell.words;
    let sections = Section::all(learning);
    let wanted = RwSignal::new(String::new());
    let contents = sections.iter().map(|section| {
        let topic = section.topic.name();
        let address = Route::Rules(Some(topic.to_owned())).address();
        // Also if the address has it already, and if somebody has looked for something else.
        let go = move |_| {
            wanted.set(String::new());
            next_frame(move || show(topic));
        };
        view! { <li><a href=address on:click=go>{section.title.clone()}</a></li> }
    });
    let contents = contents.collect_view();
    let found = memo(move || {
        let wanted = wanted.get();
        sections.iter().filter_map(|section| section.about(&wanted)).collect::<Vec<_>>()
    });
    let count = move || {
        let word = wanted.get().trim().to_owned();
        let places = || found.with(|found| found.iter().map(|it| it.blocks.len()).sum::<usize>());
        (!word.is_empty()).then(|| words.manual_found(places(), word))
    };
    let shown = part(move || found.get().into_iter().map(|it| section(shell, it)).collect_view());
    view! {
        <div class="manual">
            <div class="bar finder">
                <input
                    type="search"
                    data-action="search"
                    aria-label=words.manual_search()
                    placeholder=words.manual_search()
                    prop:value=memo(move || wanted.get())
                    on:input=move |event| wanted.set(event_target_value(&event))
                />
                {button("button", "print", None, words.manual_print(), || {
                    let _ = browser::window().print();
                })}
            </div>
            <p class="dim" role="status" aria-live="polite">{memo(count)}</p>
            <nav class="contents card" aria-label=words.manual_contents()>
                <ol>{contents}</ol>
            </nav>
            {shown}
        </div>
    }
    .into_any()
}

fn section(shell: Shell, section: Section) -> AnyView {
    let questions = section.blocks.iter().any(|block| matches!(block, Block::Question(..)));
    let (texts, answers): (Vec<_>, Vec<_>) =
        section.blocks.into_iter().partition(|block| !matches!(block, Block::Question(..)));
    let block = |block| match block {
        Block::Text(text) => view! { <p>{text}</p> }.into_any(),
        Block::Figure(figure, caption) => drawing(shell, figure, caption),
        Block::Question(question, answer) => {
            view! { <dt>{question}</dt><dd>{answer}</dd> }.into_any()
        }
    };
    let answers = questions.then(|| {
        view! {
            <h3>{shell.words.manual_questions()}</h3>
            <dl>{answers.into_iter().map(block).collect_view()}</dl>
        }
    });
    view! {
        <section class="topic">
            <h2 id=format!("rules-{}", section.topic.name()) tabindex="-1">{section.title}</h2>
            {texts.into_iter().map(block).collect_view()}
            {answers}
        </section>
    }
    .into_any()
}

/// A figure: a click plays its turn, and another takes it back.
fn drawing(shell: Shell, figure: Figure, caption: String) -> AnyView {
    let words = shell.words;
    let played = RwSignal::new(false);
    let label = caption.clone();
    let picture = memo(move || {
        let before = figure.position();
        let after = figure
            .turn()
            .filter(|_| played.get())
            .and_then(|turn| mad_tutorial::after(&before, turn));
        let look =
            Look { palette: Palette::VARIABLES, digits: shell.settings.get().digits, flip: false };
        let last = after.map(|after| Last::between(&before, &after)).unwrap_or_default();
        let scene = Scene { label: Some(&label), from: last.from, to: last.to };
        mad_svg::board(&after.unwrap_or(before), &look, &scene)
    });
    let turn = move || played.update(|played| *played = !*played);
    let text = move || {
        if played.get() { words.manual_figure_before() } else { words.manual_figure_turn() }
    };
    let shows = figure.turn().is_some().then(|| {
        view! {
            <button type="button" class="choice-button" data-action="figure-turn" on:click=move |_| turn()>
                {memo(text)}
            </button>
        }
    });
    let from = figure.position().to_string().replace(' ', "_");
    let play = move || Route::New(Opponent::Person, Some(from.clone())).go();
    view! {
        <figure data-figure=figure.name()>
            <div class="picture" inner_html=picture on:click=move |_| turn()></div>
            <figcaption>{caption}</figcaption>
            <div class="choices">
                {shows}
                {choice_button(false, "figure-play", None, words.manual_figure_play(), play)}
            </div>
        </figure>
    }
    .into_any()
}
