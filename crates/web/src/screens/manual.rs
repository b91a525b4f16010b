//! The rules of the game, with search.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_svg::Scene;
use mad_tutorial::{Block, Figure, Section, Topic};

use crate::app::Shell;
use crate::board::LastTurn;
use crate::browser;
use crate::i18n;
use crate::icons::{Icon, icon};
use crate::route::{Opponent, Route};
use crate::settings::look;
use crate::ship_parts::ship_parts;
use crate::widgets::{button, choice_button, page_with_class};

/// The screen, scrolled to a topic.
pub(crate) fn manual(shell: Shell, topic: Option<String>) -> AnyView {
    let content = i18n::with_learning_texts(shell, move |learning| {
        if let Some(topic) = topic.clone() {
            // After it has been rendered.
            Effect::new(move |_| {
                let topic = topic.clone();
                request_animation_frame(move || show(&topic));
            });
        }
        content(shell, learning)
    });
    page_with_class(shell, "screen reading", shell.texts.manual_title(), content)
}

/// Scrolls to a topic and moves the focus there.
fn show(topic: &str) {
    if let Some(heading) = document().get_element_by_id(&format!("rules-{topic}")) {
        heading.scroll_into_view();
        browser::focus(&heading);
    }
}

fn content(shell: Shell, learning: &'static Texts) -> AnyView {
    let texts = shell.texts;
    let sections = Section::all(learning);
    let search = RwSignal::new(String::new());
    let found = Memo::new(move |_| {
        let search = search.get();
        sections.iter().filter_map(|section| section.about(&search)).collect::<Vec<_>>()
    });
    let count = move || {
        let word = search.get().trim().to_owned();
        let places =
            || found.with(|found| found.iter().map(|section| section.blocks.len()).sum::<usize>());
        (!word.is_empty()).then(|| texts.manual_found(places(), word))
    };
    // Only the sections with results.
    let contents = move || {
        let found = found.get().into_iter();
        found.map(|section| contents_entry(search, &section)).collect::<Vec<_>>()
    };
    let shown = move || {
        let words = search.get();
        let view = |found| section(shell, learning, found, &words);
        found.get().into_iter().map(view).collect::<Vec<_>>()
    };
    let searching = Memo::new(move |_| !search.get().trim().is_empty());
    view! {
        <div class="manual" class:searching=searching>
            <div class="bar finder">
                <input
                    type="search"
                    data-action="search"
                    aria-label=texts.manual_search()
                    placeholder=texts.manual_search()
                    prop:value=Memo::new(move |_| search.get())
                    on:input=move |event| search.set(event_target_value(&event))
                />
                {button("button", "print", None, texts.manual_print(), || {
                    let _ = window().print();
                })}
                <a class="button" href=Route::Clock.address() data-action="board-clock">
                    {icon(Icon::Clock)}
                    {texts.clock_title()}
                </a>
            </div>
            <p class="dim" role="status" aria-live="polite">{Memo::new(move |_| count())}</p>
            <nav class="contents card" aria-label=texts.manual_contents()>
                <ol>{contents}</ol>
            </nav>
            {set_to_print(texts)}
            <div class="sections">{shown}</div>
        </div>
    }
    .into_any()
}

/// A link to a section in the contents.
fn contents_entry(search: RwSignal<String>, section: &Section) -> AnyView {
    let topic = section.topic.name();
    let address = Route::Rules(Some(topic.to_owned())).address();
    // Scrolls even if the address does not change, and clears the search, which may hide the rest of
    // the topic.
    let go = move |_| {
        search.set(String::new());
        request_animation_frame(move || show(topic));
    };
    view! { <li><a href=address on:click=go>{section.title.clone()}</a></li> }.into_any()
}

/// A text in which the words of the search are highlighted.
fn highlighted(text: &str, words: &str) -> AnyView {
    let parts = mad_tutorial::highlights(text, words).into_iter().map(|(part, is_found)| {
        let part = part.to_owned();
        if is_found { view! { <mark>{part}</mark> }.into_any() } else { part.into_any() }
    });
    parts.collect_view().into_any()
}

fn section(shell: Shell, learning: &'static Texts, section: Section, words: &str) -> AnyView {
    let questions = section.blocks.iter().any(|block| matches!(block, Block::Question(..)));
    let (texts, answers): (Vec<_>, Vec<_>) =
        section.blocks.into_iter().partition(|block| !matches!(block, Block::Question(..)));
    let block = |block| match block {
        Block::Text(text) => view! { <p>{highlighted(&text, words)}</p> }.into_any(),
        Block::Figure(figure, caption) => drawing(shell, figure, &caption, words),
        Block::Question(question, answer) => {
            let (question, answer) = (highlighted(&question, words), highlighted(&answer, words));
            view! { <dt>{question}</dt><dd>{answer}</dd> }.into_any()
        }
    };
    let answers = questions.then(|| {
        view! {
            <h3>{shell.texts.manual_questions()}</h3>
            <dl>{answers.into_iter().map(block).collect_view()}</dl>
        }
    });
    // Only in the whole section.
    let has_parts = section.topic == Topic::Ships && words.trim().is_empty();
    view! {
        <section class="topic">
            <h2 id=format!("rules-{}", section.topic.name()) tabindex="-1">
                {highlighted(&section.title, words)}
            </h2>
            {has_parts.then(|| ship_parts(shell, learning))}
            {texts.into_iter().map(block).collect_view()}
            {answers}
        </section>
    }
    .into_any()
}

/// The papers of the PDFs, by the names in their files and for readers.
const PAPERS: [(&str, &str); 2] = [("a4", "A4"), ("letter", "Letter")];

/// The set to print, as a PDF for each paper. The files are beside the page, and are fetched by a click
/// only.
fn set_to_print(texts: &'static Texts) -> AnyView {
    let language = texts.language().code();
    let links = PAPERS.map(|(paper, name)| {
        let file = format!("mad-set-{language}-{paper}.pdf");
        let address = format!("print/{file}");
        view! {
            <a class="button" href=address download=file data-paper=paper>
                {icon(Icon::Save)}
                {texts.manual_set_pdf(name)}
            </a>
        }
    });
    view! {
        <section class="set card">
            <div>
                <h2>{texts.manual_set()}</h2>
                <p>{texts.manual_set_note()}</p>
            </div>
            <div class="bar">{links.collect_view()}</div>
        </section>
    }
    .into_any()
}

/// A figure. A click plays its turn, another one takes it back.
fn drawing(shell: Shell, figure: Figure, caption: &str, words: &str) -> AnyView {
    let texts = shell.texts;
    let played = RwSignal::new(false);
    let label = caption.to_owned();
    let picture = Memo::new(move |_| {
        let before = figure.position();
        let after = figure
            .turn()
            .filter(|_| played.get())
            .and_then(|turn| mad_tutorial::after(&before, turn));
        let look = shell.settings.with(look);
        let last = after.map(|after| LastTurn::between(&before, &after)).unwrap_or_default();
        let scene = Scene { label: Some(&label), from: last.from, to: last.to };
        mad_svg::board(&after.unwrap_or(before), &look, &scene)
    });
    let turn = move || played.update(|played| *played = !*played);
    let text = move || {
        if played.get() { texts.manual_figure_before() } else { texts.manual_figure_turn() }
    };
    let play_turn = figure.turn().is_some().then(|| {
        view! {
            <button type="button" class="choice-button" data-action="figure-turn" on:click=move |_| turn()>
                {Memo::new(move |_| text())}
            </button>
        }
    });
    let from = figure.position().to_string().replace(' ', "_");
    let play = move || Route::New(Opponent::Person, Some(from.clone())).go();
    view! {
        <figure data-figure=figure.name()>
            <div class="picture" inner_html=picture on:click=move |_| turn()></div>
            <figcaption>{highlighted(caption, words)}</figcaption>
            <div class="choices">
                {play_turn}
                {choice_button(false, "figure-play", None, texts.manual_figure_play(), play)}
            </div>
        </figure>
    }
    .into_any()
}
