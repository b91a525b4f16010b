//! The rules page: contents, search, figures and print.

use std::collections::BTreeMap;

use anyhow::{Context as _, Result};
use mad_e2e::{Page, Size};
use mad_i18n::{Language, Texts};
use mad_rules::{Position, Ship, Side};
use mad_session::Seat;
use mad_tutorial::{Block, Figure, Section, Topic, fold};
use serde_json::json;
use thirtyfour::By;
use thirtyfour::common::print::PrintParameters;

use super::settings::lightness;
use super::text_check::Reader;
use crate::suite::{expect, tests};

tests! {
    SMALL_AND_LARGE: a_topic_by_its_address, results_come_first, the_parts_of_a_ship;
    DESKTOP: the_set_to_print, the_same_topic_again, search, accents_do_not_matter, on_paper,
        by_the_menu_of_a_game;
    PHONE: contents_in_all_languages, played_on, figures;
}

/// The texts of all matching elements.
async fn texts_of(page: &Page, selector: &str) -> Result<Vec<String>> {
    let look = "
        return [...document.querySelectorAll(arguments[0])].map((item) => item.innerText.trim());
    ";
    page.run(look, vec![json!(selector)]).await
}

async fn contents_in_all_languages(page: &Page) -> Result<()> {
    for language in Language::ALL {
        let (texts, mut reader) = (Texts::new(language), Reader::new(language));
        reader.visit(page, "#/rules").await?;
        page.text_is("h1", &texts.manual_title()).await?;
        page.wait_for(".contents").await?;
        let sections = Section::all(&texts);
        let titles: Vec<String> = sections.iter().map(|item| item.title.clone()).collect();
        expect(titles.len() == 14, "all topics")?;
        expect(texts_of(page, ".contents a").await? == titles, "the contents")?;
        expect(texts_of(page, ".topic h2").await? == titles, "the headings")?;
        let blocks: Vec<&Block> = sections.iter().flat_map(|item| &item.blocks).collect();
        let of = |wanted: fn(&Block) -> Option<&String>| -> Vec<String> {
            blocks.iter().filter_map(|block| wanted(block)).cloned().collect()
        };
        let paragraphs = of(|item| matches!(item, Block::Text(_)).then(|| text(item)).flatten());
        expect(texts_of(page, ".topic > p").await? == paragraphs, "the paragraphs")?;
        let captions = of(|item| matches!(item, Block::Figure(..)).then(|| text(item)).flatten());
        expect(texts_of(page, "[data-figure] figcaption").await? == captions, "the captions")?;
        let questions =
            of(|item| matches!(item, Block::Question(..)).then(|| text(item)).flatten());
        expect(texts_of(page, ".topic > dl > dt").await? == questions, "the questions")?;
        reader.read(page, "the rules").await?;
        reader.finish()?;
    }
    Ok(())
}

/// The text of a paragraph, caption or question.
const fn text(block: &Block) -> Option<&String> {
    match block {
        Block::Text(text) | Block::Figure(_, text) | Block::Question(text, _) => Some(text),
    }
}

/// Waits until the heading of a topic is visible near the top, and has the focus.
async fn begins_with(page: &Page, topic: Topic) -> Result<()> {
    let look = "(() => {
        const heading = document.getElementById(`rules-${arguments[0]}`);
        if (!heading || document.activeElement !== heading) return false;
        const { top, bottom } = heading.getBoundingClientRect();
        const end = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
        return top >= 0 && bottom <= innerHeight && (top < innerHeight / 3 || end);
    })()";
    let name = topic.name();
    page.wait(&format!("{name} in sight"), look, &[json!(name)]).await.map(drop)
}

async fn a_topic_by_its_address(page: &Page) -> Result<()> {
    page.visit("#/rules/bonus").await?;
    begins_with(page, Topic::Bonus).await?;
    page.reload().await?;
    begins_with(page, Topic::Bonus).await?;
    for topic in [Topic::TieBreak, Topic::Ships, Topic::Tactics] {
        page.press_on(&format!(".contents a[href='#/rules/{}']", topic.name())).await?;
        begins_with(page, topic).await?;
    }
    // An unknown topic shows the whole page.
    page.visit("#/rules/banana").await?;
    page.wait_for(".contents").await
}

/// A link of the contents works even if the address is the same.
async fn the_same_topic_again(page: &Page) -> Result<()> {
    page.visit("#/rules/bonus").await?;
    begins_with(page, Topic::Bonus).await?;
    page.run::<bool>("scrollTo(0, 0); document.activeElement.blur(); return true;", Vec::new())
        .await?;
    page.press_on(".contents a[href='#/rules/bonus']").await?;
    begins_with(page, Topic::Bonus).await
}

/// Enters a search.
async fn look_for(page: &Page, word: &str) -> Result<()> {
    let field = page.session().find(By::Css("[data-action=search]")).await?;
    field.clear().await?;
    Ok(field.send_keys(word).await?)
}

/// The number of matches of a word, and the sections that have them.
fn places(texts: &Texts, word: &str) -> (usize, Vec<String>) {
    let found: Vec<Section> =
        Section::all(texts).iter().filter_map(|item| item.about(word)).collect();
    let count = found.iter().map(|item| item.blocks.len()).sum();
    (count, found.into_iter().map(|item| item.title).collect())
}

/// Searches for a word, and checks the matches.
async fn finds(page: &Page, texts: &Texts, word: &str) -> Result<usize> {
    let (count, titles) = places(texts, word);
    look_for(page, word).await?;
    page.text_is(".manual > [role=status]", &texts.manual_found(count, word)).await?;
    page.until("sections", &titles, async || texts_of(page, ".topic h2").await).await?;
    Ok(count)
}

async fn search(page: &Page) -> Result<()> {
    for (language, word) in [
        (Language::English, "diagonal"),
        (Language::French, "diagonale"),
        (Language::Dutch, "diagona"),
        (Language::German, "diagonal"),
    ] {
        let texts = Texts::new(language);
        Reader::new(language).visit(page, "#/rules").await?;
        page.wait_for(".contents").await?;
        let found = finds(page, &texts, word).await?;
        expect(found > 0, format!("{word} is in the rules"))?;
        expect(
            finds(page, &texts, &word.to_uppercase()).await? == found,
            "capitals do not matter",
        )?;
        expect(finds(page, &texts, "xyzzy").await? == 0, "there is no such word")?;
        // Both of two words must match; a title matches its whole section.
        finds(page, &texts, &format!("{word} 2")).await?;
        finds(page, &texts, &Section::new(&texts, Topic::Bonus).title).await?;
        look_for(page, " ").await?;
        page.until("all topics", &14, async || page.count(".topic").await).await?;
        page.text_is(".manual > [role=status]", "").await?;
    }
    Ok(())
}

async fn accents_do_not_matter(page: &Page) -> Result<()> {
    let texts = Texts::new(Language::French);
    let sections = Section::all(&texts);
    let all: String =
        sections.iter().flat_map(|item| &item.blocks).map(|item| item.text() + " ").collect();
    let words = all.split(|letter: char| !letter.is_alphabetic());
    let word = words.into_iter().find(|word| word.len() > 5 && fold(word) != word.to_lowercase());
    let word = word.context("French has accents")?;
    Reader::new(Language::French).visit(page, "#/rules").await?;
    page.wait_for(".contents").await?;
    let with = finds(page, &texts, word).await?;
    let without = finds(page, &texts, &fold(word)).await?;
    expect(with > 0 && with == without, format!("{word}: {with} and {without} places"))
}

/// The places of the ships in a figure: the index of the square, or none for exile.
async fn drawn(page: &Page, figure: Figure) -> Result<BTreeMap<String, Option<usize>>> {
    let look = "
        const picture = document.querySelector(`[data-figure=${arguments[0]}] .picture`);
        const squares = [...picture.querySelectorAll('rect.square')]
            .map((item) => item.getBoundingClientRect());
        const ships = [...picture.querySelectorAll('g.ship')].map((ship) => {
            const box = ship.parentElement.getBoundingClientRect();
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
            const over = (item) => x > item.left && x < item.right && y > item.top && y < item.bottom;
            const index = squares.findIndex(over);
            return [ship.classList[1], index < 0 ? null : index];
        });
        return Object.fromEntries(ships);
    ";
    page.run(look, vec![json!(figure.name())]).await
}

/// Waits until a figure shows a position.
async fn figure_stands(page: &Page, figure: Figure, position: &Position) -> Result<()> {
    let squares: Vec<_> = position.board().squares().iter().collect();
    let place = |ship: Ship| {
        let square = position.place(ship).square();
        square.and_then(|square| squares.iter().position(|&item| item == square))
    };
    let wanted = Ship::all().map(|ship| (ship.to_string(), place(ship))).collect();
    page.until(figure.name(), &wanted, async || drawn(page, figure).await).await
}

async fn figures(page: &Page) -> Result<()> {
    let texts = page.texts();
    page.visit("#/rules").await?;
    page.wait_for("figure").await?;
    expect(page.count("figure .picture > svg").await? == Figure::ALL.len(), "all figures")?;
    for figure in Figure::ALL {
        let before = figure.position();
        figure_stands(page, figure, &before).await?;
        let name = format!("[data-figure={}]", figure.name());
        let Some(turn) = figure.turn() else {
            expect(
                page.count(&format!("{name} [data-action=figure-turn]")).await? == 0,
                "no turn",
            )?;
            continue;
        };
        let after = before.after_unchecked(turn);
        let (picture, button) =
            (format!("{name} .picture"), format!("{name} [data-action=figure-turn]"));
        for by in [&picture, &button] {
            page.text_is(&button, &texts.manual_figure_turn()).await?;
            page.press_on(by).await?;
            figure_stands(page, figure, &after).await?;
            page.wait_for(&format!("{picture} rect.to")).await?;
            page.text_is(&button, &texts.manual_figure_before()).await?;
            page.press_on(by).await?;
            figure_stands(page, figure, &before).await?;
        }
    }
    Ok(())
}

async fn played_on(page: &Page) -> Result<()> {
    for figure in [Figure::Square, Figure::Bonus] {
        page.visit("#/rules").await?;
        page.wait_for("figure").await?;
        page.press_on(&format!("[data-figure={}] [data-action=figure-play]", figure.name()))
            .await?;
        page.text_is("h1", &page.texts().new_title_two()).await?;
        page.press("start").await?;
        page.position_is(&figure.position()).await?;
        let session = page.current_game().await?.session;
        expect(*session.game().start() == figure.position(), "from this position on")?;
        let two = [Side::Red, Side::Blue].map(|side| session.seats()[side]);
        expect(two == [Seat::Person, Seat::Person], "two people")?;
    }
    Ok(())
}

async fn by_the_menu_of_a_game(page: &Page) -> Result<()> {
    page.open_two_player(&Position::default()).await?;
    page.press("more").await?;
    page.press("rules").await?;
    page.wait_for(".contents").await?;
    page.session().back().await?;
    page.position_is(&Position::default()).await
}

/// The number of pages of a PDF.
fn pages(pdf: &[u8]) -> usize {
    let text = String::from_utf8_lossy(pdf);
    let kinds = text.split("/Type /Page").skip(1);
    kinds.filter(|rest| !rest.starts_with(char::is_alphanumeric)).count()
}

async fn on_paper(page: &Page) -> Result<()> {
    for language in Language::ALL {
        Reader::new(language).visit(page, "#/rules").await?;
        page.wait_for("figure").await?;
        let pdf = page.session().print_page(PrintParameters::default()).await?;
        expect(pdf.starts_with(b"%PDF"), "a document")?;
        let count = pages(&pdf);
        expect(count >= 3, format!("{count} pages in {}", language.code()))?;
    }
    let paper = json!({ "media": "print" });
    page.session().cdp().send_raw("Emulation.setEmulatedMedia", paper).await?;
    let look = "
        const all = [...document.querySelectorAll(arguments[0])];
        return all.filter((item) => item.checkVisibility()).length;
    ";
    for useless in [".finder input", "button", ".site", ".tips", ".notices"] {
        let seen: usize = page.run(look, vec![json!(useless)]).await?;
        expect(seen == 0, format!("{useless} on paper"))?;
    }
    for (wanted, count) in [("h1", 1), (".topic h2", 14), (".contents a", 14), ("figure svg", 8)] {
        let seen: usize = page.run(look, vec![json!(wanted)]).await?;
        expect(seen >= count, format!("{seen} of {wanted} on paper"))?;
    }
    // Text on white paper is dark.
    let look = "return getComputedStyle(document.querySelector(arguments[0])).color;";
    for words in [".topic p", ".topic h2", "figcaption", ".contents a"] {
        let ink: String = page.run(look, vec![json!(words)]).await?;
        expect(lightness(&ink) < 130.0, format!("{words} is printed in {ink}"))?;
    }
    expect(page.size() == Size::Desktop, "one prints from a desk")
}

/// Results are in sight, with the words marked, and the contents list only their sections.
async fn results_come_first(page: &Page) -> Result<()> {
    page.visit("#/rules").await?;
    page.wait_for(".contents").await?;
    page.press_on("[data-action=search]").await?;
    page.type_text("diagonal").await?;
    page.wait_for(".topic mark").await?;
    let marked = texts_of(page, ".topic mark").await?;
    expect(marked.iter().all(|text| fold(text) == "diagonal"), format!("{marked:?}"))?;
    let titles = texts_of(page, ".topic h2").await?;
    let contents = texts_of(page, ".contents a").await?;
    expect(titles == contents && titles.len() < 5, format!("{titles:?}, {contents:?}"))?;
    let first = "
        const box = document.querySelector('.topic mark').getBoundingClientRect();
        return box.bottom < innerHeight;
    ";
    expect(page.run(first, Vec::new()).await?, "the first result is below the fold")
}

/// Every part has a label in the drawing, which fits, and a line in the legend.
async fn the_parts_of_a_ship(page: &Page) -> Result<()> {
    for language in Language::ALL {
        Reader::new(language).visit(page, "#/rules/ships").await?;
        let texts = Texts::new(language);
        let part = |name: Option<&str>| texts.part("ship-parts", name).context("a part");
        page.wait_for(".ship-parts svg[role=img] .ship.r112").await?;
        let spoken = "
            return ['title', 'desc'].map((name) =>
                document.querySelector(`.ship-parts svg > ${name}`).textContent);
        ";
        let (title, described): (String, String) = page.run(spoken, Vec::new()).await?;
        expect(title == part(None)?, &title)?;
        let names = ["sails", "cannons", "shields", "gem", "number"];
        let names: Vec<String> =
            names.into_iter().map(|name| part(Some(name))).collect::<Result<_>>()?;
        expect(texts_of(page, ".parts dt").await? == names, "the legend")?;
        expect(names.iter().all(|name| described.contains(name)), &described)?;
        labels_are_legible(page, names.len()).await?;
        // The first lesson has the same drawing.
        page.visit("#/learn/ships").await?;
        page.wait_for(".lesson .ship-parts svg[role=img] .ship.r112").await?;
        labels_are_legible(page, names.len()).await?;
    }
    Ok(())
}

/// The labels of a drawing stay in it, and are large enough in a narrow window too.
async fn labels_are_legible(page: &Page, count: usize) -> Result<()> {
    let look = "
        const box = document.querySelector('.ship-parts svg').getBoundingClientRect();
        return [...document.querySelectorAll('.ship-parts text')].map((item) => {
            const { left, right, height } = item.getBoundingClientRect();
            return left >= box.left && right <= box.right && height >= 14;
        });
    ";
    let legible: Vec<bool> = page.run(look, Vec::new()).await?;
    expect(legible.len() >= count && legible.iter().all(|good| *good), format!("{legible:?}"))
}

/// The links lead to PDFs, which the page does not fetch by itself.
async fn the_set_to_print(page: &Page) -> Result<()> {
    for language in Language::ALL {
        Reader::new(language).visit(page, "#/rules").await?;
        page.wait_for(".set a").await?;
        for paper in ["a4", "letter"] {
            let fetch = "
                const link = document.querySelector(`.set [data-paper=${arguments[0]}]`);
                const loaded = performance.getEntriesByName(link.href).length;
                return fetch(link.href).then(async (reply) => {
                    const bytes = new Uint8Array(await reply.arrayBuffer());
                    const text = String.fromCharCode(...bytes.slice(0, 5), ...bytes.slice(-8));
                    return [link.download, loaded, reply.headers.get('content-type'), text.trim()];
                });
            ";
            let found: (String, usize, String, String) =
                page.run(fetch, vec![json!(paper)]).await?;
            let name = format!("mad-set-{}-{paper}.pdf", language.code());
            let (file, loaded, media_type, ends) = &found;
            expect(*file == name && *loaded == 0, format!("{found:?}"))?;
            let is_pdf = ends.starts_with("%PDF-") && ends.ends_with("%%EOF");
            expect(media_type == "application/pdf" && is_pdf, format!("{found:?}"))?;
        }
    }
    Ok(())
}
