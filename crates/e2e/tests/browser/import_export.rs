//! Import and export of games as files.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use mad_e2e::{Input, Page, TIMEOUT};
use mad_rules::record::ParseRecordError;
use mad_rules::{BySide, Game, Position, Record, RecordReader, Side};
use mad_session::{Clock, GameSession, PerTurn, Seat, TimeControl, game_to_query};
use serde_json::json;
use thirtyfour::By;

use super::game_end::against;
use super::turn_input::{MIDDLE, START};
use super::{folded_reason_is, position, turn_count_is};
use crate::suite::{expect, tests};

tests! {
    DESKTOP: a_damaged_file_names_the_game_and_the_reason, files_without_games, a_saved_game,
        what_was_said_about_a_game_is_not_lost, games_with_clocks,
        what_is_there_already_is_not_imported_again, text_is_pasted, what_is_exported_can_be_imported;
}

/// A temporary folder, removed when dropped.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Result<Self> {
        let folder = std::env::temp_dir().join(format!("mad-e2e-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder)?;
        Ok(Self(folder))
    }

    fn write(&self, name: &str, bytes: &[u8]) -> Result<String> {
        let path = self.0.join(name);
        std::fs::write(&path, bytes)?;
        Ok(path.display().to_string())
    }

    /// Waits for a file that the browser saves here. Returns its name and text.
    async fn saved(&self) -> Result<(String, String)> {
        let start = Instant::now();
        while start.elapsed() < TIMEOUT {
            for entry in std::fs::read_dir(&self.0)? {
                let name = entry?.file_name().to_string_lossy().into_owned();
                if name.ends_with(".mad") {
                    let text = std::fs::read_to_string(self.0.join(&name))?;
                    // The browser creates an empty file first, and replaces it atomically.
                    if !text.is_empty() {
                        return Ok((name, text));
                    }
                }
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        bail!("no file was saved")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

async fn save_into(page: &Page, folder: &Folder) -> Result<()> {
    let parameters = json!({ "behavior": "allow", "downloadPath": folder.0.display().to_string() });
    page.session().cdp().send_raw("Browser.setDownloadBehavior", parameters).await?;
    Ok(())
}

async fn import(page: &Page, paths: &[String]) -> Result<()> {
    let field = page.session().find(By::Css("input[data-action=import]")).await?;
    Ok(field.send_keys(paths.join("\n")).await?)
}

/// The details of the notice.
async fn details(page: &Page) -> Result<String> {
    page.wait_for(".notice textarea").await?;
    let field = page.session().find(By::Css(".notice textarea")).await?;
    Ok(field.prop("value").await?.unwrap_or_default())
}

fn records(text: &str) -> Result<Vec<std::result::Result<Record, ParseRecordError>>> {
    Ok(RecordReader::new(text.as_bytes()).collect::<std::result::Result<_, _>>()?)
}

fn game(turns: &[&str]) -> Result<Game> {
    let mut game = Game::new(position(MIDDLE)?);
    for turn in turns {
        game.play(turn.parse()?)?;
    }
    Ok(game)
}

async fn what_is_exported_can_be_imported(page: &Page) -> Result<()> {
    let folder = Folder::new(&format!("export-{}", page.size()))?;
    let mut over = game(&["c2c3"])?;
    over.resign(Side::Blue)?;
    let two = |game| GameSession::new(game, BySide::from_fn(|_| Seat::Person), 1, None);
    page.save_game("one", two(game(&["c2c3", "a5b4"])?)).await?;
    page.save_game("two", two(over)).await?;
    page.save_game("three", against(position(START)?, 4, Side::Blue)).await?;
    page.visit("#/games").await?;
    save_into(page, &folder).await?;
    page.press("export").await?;
    let (name, text) = folder.saved().await?;
    let found: Vec<Record> = records(&text)?.into_iter().collect::<std::result::Result<_, _>>()?;
    expect(found.len() == 3, format!("{} games in {name}", found.len()))?;
    let mut games = Vec::new();
    for id in ["one", "two", "three"] {
        let kept = page.saved_game(id).await?.session.game().clone();
        let same = found.iter().any(|record| {
            let game = record.to_game();
            game.turns() == kept.turns()
                && game.start() == kept.start()
                && game.outcome() == kept.outcome()
        });
        expect(same, format!("{id} is in the file"))?;
        games.push(kept);
    }
    let computer = page.texts().player_computer(4);
    expect(text.contains(&format!("[Red \"{computer}\"]")), "players are named")?;
    // Import into an empty storage.
    page.run::<bool>("localStorage.clear(); return true;", Vec::new()).await?;
    page.reload().await?;
    page.text_is("main p.card", &page.texts().games_none()).await?;
    import(page, &[folder.0.join(&name).display().to_string()]).await?;
    page.toast_is(&page.texts().games_imported(3)).await?;
    page.until("cards", &3, async || page.count(".saved").await).await?;
    for id in page.game_ids().await? {
        let game = page.saved_game(&id).await?.session.game().clone();
        expect(games.iter().any(|item| item.turns() == game.turns()), "a game that was exported")?;
    }
    page.press("open").await?;
    page.wait_for(".game").await
}

async fn a_damaged_file_names_the_game_and_the_reason(page: &Page) -> Result<()> {
    let folder = Folder::new("damaged")?;
    let good = |turns: &[&str]| -> Result<String> { Ok(Record::new(&game(turns)?).to_string()) };
    let bad = good(&["c2c3"])?.replace("c2xc3", "c2c6").replace("c2c3", "c2c6");
    let text = [good(&["c2c3"])?, bad, good(&["c2c3", "a5b4"])?].join("\n");
    let path = folder.write("mixed.mad", text.as_bytes())?;
    let all = records(&text)?;
    expect(all.len() == 3, "three games are in the file")?;
    let reason = all[1].as_ref().err().context("the second one is damaged")?;
    let other = folder.write("good.mad", good(&[])?.as_bytes())?;
    page.visit("#/games").await?;
    import(page, &[path, other]).await?;
    let texts = page.texts();
    let summary = format!("{} {}", texts.games_imported(3), texts.games_refused(1));
    page.text_is(".notice p", &summary).await?;
    let line = texts.games_import_failed("mixed.mad", 2, texts.record(reason));
    expect(details(page).await? == line, details(page).await?)?;
    page.until("cards", &3, async || page.count(".saved").await).await
}

async fn files_without_games(page: &Page) -> Result<()> {
    let folder = Folder::new("empty")?;
    page.visit("#/games").await?;
    // The same file can be chosen again; the last one is not UTF-8.
    let noise = [0xff, 0xd8, 0xfe, 0x00, 0x80];
    for (name, bytes) in [("empty.mad", &[][..]), ("empty.mad", &[]), ("noise.mad", &noise)] {
        import(page, &[folder.write(name, bytes)?]).await?;
        let texts = page.texts();
        let summary = format!("{} {}", texts.games_imported(0), texts.games_refused(1));
        page.text_is(".notice p", &summary).await?;
        let told = details(page).await?;
        expect(told.starts_with(name), &told)?;
        let empty = page.texts().games_import_empty(name);
        expect(name != "empty.mad" || told == empty, &told)?;
        page.press_on(".notice button").await?;
        page.wait_gone(".notice").await?;
    }
    expect(page.count(".saved").await? == 0, "nothing is imported")
}

async fn a_saved_game(page: &Page) -> Result<()> {
    let folder = Folder::new("saved")?;
    page.visit("#/new/two").await?;
    let names = page.session().find_all(By::Css("input[type=text]")).await?;
    names[0].send_keys("Ada \"the fast\"").await?;
    names[1].send_keys("Grace \\ Hopper").await?;
    page.press("start").await?;
    page.text_is(".player.red .name", "Ada \"the fast\"").await?;
    page.press("keep").await?;
    turn_count_is(page, 1).await?;
    save_into(page, &folder).await?;
    page.press("more").await?;
    page.press("save").await?;
    let (name, text) = folder.saved().await?;
    let record: Record = text.parse()?;
    let date = record.tag("Date").unwrap_or_default().replace('.', "-");
    expect(name == format!("mad-{date}-ada-the-fast-grace-hopper.mad"), name)?;
    expect(record.tag("Red") == Some("Ada \"the fast\""), "red's name")?;
    expect(record.tag("Blue") == Some("Grace \\ Hopper"), "blue's name")?;
    expect(record.tag("Date").is_some_and(|date| date.len() == 10), "the date")?;
    expect(record.to_game().turns().len() == 1, "the turns")
}

/// Two games of the same players on the same day have different file names; times are in the file and
/// are read again.
async fn games_with_clocks(page: &Page) -> Result<()> {
    let folder = Folder::new("clocks")?;
    let clock = Clock::new(TimeControl {
        base: BySide { red: 300_000, blue: 120_000 },
        per_turn: PerTurn::Delay(3_000),
    });
    let mut session =
        GameSession::new(game(&[])?, BySide::from_fn(|_| Seat::Person), 1, Some(clock));
    for (tag, value) in [("Red", "Ada"), ("Blue", "Zoë"), ("Date", "2026.11.16")] {
        session.set_tag(tag, value);
    }
    for turn in ["c2c3", "a5b4"] {
        session.spend(13_000);
        session.play(turn.parse()?)?;
    }
    session.resign(Side::Blue);
    page.save_game("a", session.clone()).await?;
    page.open_game("b", session).await?;
    save_into(page, &folder).await?;
    page.press_on(".end [data-action=save]").await?;
    let (name, text) = folder.saved().await?;
    expect(name == "mad-2026-11-16-ada-zoe-1-0-2.mad", &name)?;
    for part in ["[TimeControlRed \"300d3\"]", "{[%clk 0:04:50]}", "{[%clk 0:01:50]}"] {
        expect(text.contains(part), format!("{part} is not in\n{text}"))?;
    }
    page.run::<bool>("localStorage.clear(); return true;", Vec::new()).await?;
    page.visit("#/games").await?;
    page.reload().await?;
    import(page, &[folder.0.join(&name).display().to_string()]).await?;
    page.toast_is(&page.texts().games_imported(1)).await?;
    page.press("open").await?;
    page.text_is(".player.red .clock", "4:50").await?;
    page.text_is(".player.blue .clock", "1:50").await
}

async fn what_is_there_already_is_not_imported_again(page: &Page) -> Result<()> {
    let folder = Folder::new("again")?;
    let mut named = GameSession::from_record(Record::new(&game(&["c2c3"])?));
    named.set_tag("Date", "2026.11.16");
    page.save_game("one", against(position(START)?, 4, Side::Blue)).await?;
    page.save_game("two", named.clone()).await?;
    page.visit("#/games").await?;
    save_into(page, &folder).await?;
    page.press("export").await?;
    let (name, text) = folder.saved().await?;
    let path = folder.0.join(&name).display().to_string();
    let texts = page.texts();
    import(page, std::slice::from_ref(&path)).await?;
    page.toast_is(&format!("{} {}", texts.games_imported(0), texts.games_known(2))).await?;
    // The same game on another day is another game.
    let other = folder.write("other.mad", text.replace("2026.11.16", "2026.11.17").as_bytes())?;
    import(page, &[path, other]).await?;
    page.toast_is(&format!("{} {}", texts.games_imported(1), texts.games_known(3))).await?;
    page.count_is(".saved", 3).await
}

async fn paste(page: &Page, text: &str) -> Result<()> {
    page.wait_for("dialog[open] textarea").await?;
    let set = "document.querySelector('dialog[open] textarea').value = arguments[0]; return true;";
    page.run::<bool>(set, vec![json!(text)]).await?;
    page.press("yes-paste").await
}

async fn text_is_pasted(page: &Page) -> Result<()> {
    let texts = page.texts();
    page.visit("#/games").await?;
    page.press("paste").await?;
    page.wait_for("dialog[open] textarea:focus").await?;
    // What cannot be read is explained, and can be corrected.
    for (text, reason) in [
        ("hello", texts.games_pasted()),
        ("1. pass a1a9", texts.games_pasted()),
        ("b1113/4/r111 r - - 0/40 1", {
            let error = "b1113/4/r111 r - - 0/40 1".parse::<Position>().err();
            texts.mfen(&error.context("a damaged position")?)
        }),
    ] {
        paste(page, text).await?;
        page.text_is("dialog[open] .warning", &texts.games_paste_nothing()).await?;
        folded_reason_is(page, &reason).await?;
    }
    let records = format!("{}\n{}", Record::new(&game(&["c2c3"])?), Record::new(&game(&[])?));
    paste(page, &records).await?;
    page.wait_gone("dialog[open]").await?;
    page.toast_is(&texts.games_imported(2)).await?;
    page.count_is(".saved", 2).await?;
    // A link and a position.
    page.press("paste").await?;
    let query = game_to_query(&game(&["c2c3"])?);
    paste(page, &format!("see https://example.org/mad/#/game?{query} ")).await?;
    page.wait_for(".shared").await?;
    turn_count_is(page, 1).await?;
    page.visit("#/games").await?;
    page.press("paste").await?;
    paste(page, &format!(" {MIDDLE}\n")).await?;
    page.wait_for(".setup .arena").await?;
    page.position_is(&position(MIDDLE)?).await
}

/// Comments and variations of an imported game are exported again.
async fn what_was_said_about_a_game_is_not_lost(page: &Page) -> Result<()> {
    let folder = Folder::new("comments")?;
    let text = "[Red \"Ada\"]\n[Blue \"Grace\"]\n[Annotator \"Emmy\"]\n[Positioning \"off\"]\n\n\
                1. a2a3 {a quiet beginning} (1. b2b3) a5a4 $1 2. c2c3 *\n";
    let before: Record = text.parse()?;
    page.visit("#/games").await?;
    import(page, &[folder.write("said.txt", text.as_bytes())?]).await?;
    page.toast_is(&page.texts().games_imported(1)).await?;
    page.press("open").await?;
    turn_count_is(page, 3).await?;
    // A turn and an undo.
    page.drag(Input::MouseDrag, "d5", "d4").await?;
    turn_count_is(page, 4).await?;
    page.press("undo").await?;
    turn_count_is(page, 3).await?;
    page.visit("#/games").await?;
    save_into(page, &folder).await?;
    page.press("export").await?;
    let (_, text) = folder.saved().await?;
    let after: Record = text.parse()?;
    for said in ["{a quiet beginning}", "(1. b2b3)", "$1", "[Annotator \"Emmy\"]", "[Red \"Ada\"]"]
    {
        expect(text.contains(said), format!("{said} is not in:\n{text}"))?;
    }
    expect(after.line() == before.line(), "the same turns with the same remarks")
}
