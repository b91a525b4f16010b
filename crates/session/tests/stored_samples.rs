//! What earlier versions have stored in browsers is still read, and written the same.
//!
//! The files in `data` were written by version 0.1.0 when its JSON was written by hand, except
//! `games/later-*` and `links-with-names.txt`, which came with delays, times for each side, series of
//! rematches and names in links. They must not be written again by later code.

use std::fs;
use std::path::{Path, PathBuf};

use mad_rules::{BySide, Game, Side};
use mad_session::{
    Animation, ClockChoice, DangerMarks, GameOverview, GameSession, Handedness, NewGameChoices,
    PerTurn, Preferences, Saved, SavedError, SharedGame, Theme, TimeControl, Volume,
    game_from_query, game_to_query,
};
use mad_svg::{BoardStyle, ShipStyle};

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The JSON files of a folder, in order.
fn samples(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(data(folder)).unwrap().map(|entry| entry.unwrap().path());
    let is_json = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "json");
    let mut paths: Vec<PathBuf> = entries.filter(is_json).collect();
    paths.sort();
    paths
}

/// Every field of a saved game that is accessible, and where undo and redo lead.
fn describe(saved: &Saved) -> String {
    let session = &saved.session;
    let mut text = format!(
        "revision {}\nname {:?}\ncreated {}\nupdated {}\nseed {}\nseats {:?}\n{}{}\n",
        saved.revision,
        saved.name,
        saved.created,
        saved.updated,
        session.seed(),
        session.seats(),
        describe_state(session),
        session.record(),
    );
    if let Some(series) = session.series() {
        text += &format!("{series:?}\n");
    }
    let mut back = session.clone();
    while back.undo() {
        text += &format!("undo: {}", describe_state(&back));
    }
    let mut forth = session.clone();
    while forth.redo() {
        text += &format!("redo: {}", describe_state(&forth));
    }
    text + &format!("\n{}", forth.record())
}

fn describe_state(session: &GameSession) -> String {
    let game = session.game();
    let clock = session.clock().map(|clock| {
        let left = Side::ALL.map(|side| clock.left(side));
        let control = describe_control(clock.control());
        format!(", {control}, left {left:?}, {} presses", clock.turns())
    });
    let clock = clock.unwrap_or_default();
    let outcome = game.outcome().map(|outcome| outcome.to_string());
    format!("{} after {} turns, outcome {outcome:?}{clock}\n", game.position(), game.turns().len())
}

/// Time controls that earlier versions had are described as then.
fn describe_control(control: TimeControl) -> String {
    match control {
        TimeControl { base, per_turn: PerTurn::Increment(increment) } if base.red == base.blue => {
            format!("TimeControl {{ base: {}, increment: {increment} }}", base.red)
        }
        _ => format!("{control:?}"),
    }
}

fn describe_game(game: &Game) -> String {
    let turns: Vec<String> = game.turns().iter().map(ToString::to_string).collect();
    let outcome = game.outcome().map(|outcome| outcome.to_string());
    let (start, end) = (game.start(), game.position());
    format!("{start} -> {end}, outcome {outcome:?}, turns {}", turns.join(" "))
}

#[test]
fn saved_games_are_read_with_all_their_fields() {
    let paths = samples("games");
    assert!(paths.len() > 50, "{} samples", paths.len());
    for path in paths {
        let name = path.display();
        let text = read(&path);
        let saved = Saved::from_text(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(describe(&saved), read(&path.with_extension("txt")), "{name}");
        assert_eq!(Saved::revision_in(&text).unwrap(), saved.revision, "{name}");
        assert_eq!(Saved::updated_in(&text), Some(saved.updated), "{name}");
        overview_agrees(&text, &saved);
        // serde_json has short escapes for backspace and form feed.
        let text = text.replace("\\u0008", "\\b").replace("\\u000c", "\\f");
        assert_eq!(saved.to_text(), text, "{name}");
    }
}

/// The overview, which does not replay the game, says the same as the game.
fn overview_agrees(text: &str, saved: &Saved) {
    let overview = GameOverview::from_text(text).unwrap_or_else(|| panic!("{text}"));
    let session = &saved.session;
    let name = |tag| session.tag(tag).map(str::to_owned);
    let expected = GameOverview {
        name: saved.name.clone(),
        names: BySide { red: name("Red"), blue: name("Blue") },
        date: name("Date").unwrap_or_default(),
        created: saved.created,
        updated: saved.updated,
        seats: session.seats(),
        result: session.record().result(),
        turns: session.game().turns().len(),
    };
    assert_eq!(overview, expected);
}

#[test]
fn later_versions_are_refused_but_keep_their_place_in_the_list() {
    for path in samples("games") {
        let later = read(&path).replacen("\"version\":1,", "\"version\":3,\"new\":{},", 1);
        let other = later.replacen("\"seats\"", "\"players\"", 1);
        for text in [later, other] {
            assert!(matches!(Saved::from_text(&text), Err(SavedError::Version(3))));
            assert!(matches!(Saved::revision_in(&text), Err(SavedError::Version(3))));
            assert_eq!(GameOverview::from_text(&text), None);
            assert!(Saved::updated_in(&text).is_some_and(|updated| updated > 1_763_000_000_000));
        }
    }
}

#[test]
fn links_lead_to_the_same_games() {
    let text = read(&data("links.txt"));
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines.len() > 100);
    for pair in lines.chunks(2) {
        let query = pair[1].trim();
        let game = game_from_query(query).unwrap();
        assert_eq!(describe_game(&game), pair[0]);
        assert_eq!(game_to_query(&game), query);
    }
}

#[test]
fn links_with_names_lead_to_the_same_games() {
    let text = read(&data("links-with-names.txt"));
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines.len() >= 6);
    for pair in lines.chunks(2) {
        let shared = SharedGame::from_query(pair[1]).unwrap();
        let names = &shared.names;
        let described = format!("{:?} {:?} {}", names.red, names.blue, describe_game(&shared.game));
        assert_eq!(described, pair[0]);
        assert_eq!(shared.to_query(), pair[1]);
    }
}

#[test]
fn preferences_are_read_with_all_their_fields() {
    let paths = samples("settings");
    let expected = [
        (Theme::Dark, Animation::System, Handedness::Right, None),
        (Theme::System, Animation::On, Handedness::Left, Some("en")),
        (Theme::Light, Animation::Off, Handedness::Left, Some("fr")),
        (Theme::Dark, Animation::On, Handedness::Right, Some("nl")),
        (Theme::Light, Animation::System, Handedness::Right, Some("de")),
    ];
    assert_eq!(paths.len(), expected.len());
    for (index, (path, (theme, motion, hand, language))) in paths.iter().zip(expected).enumerate() {
        let expected = Preferences {
            theme,
            digits: index % 2 == 0,
            sound: index % 3 == 0,
            motion,
            resigns: index == 1,
            hand,
            typed: index > 2,
            language: language.map(str::to_owned),
            ..Preferences::default()
        };
        let text = read(path);
        assert_eq!(Preferences::from_text(&text), expected);
        // Later versions have more fields.
        let written = expected.to_text();
        assert!(written.starts_with(text.trim_end_matches('}')), "{written}");
        assert_eq!(Preferences::from_text(&written), expected);
    }
}

#[test]
fn preferences_of_this_version_are_read_again() {
    let text = r#"{"volume":35,"coach":false,"explanations":false,"danger":"always","board_set":"slate","ship_set":"outline","face_to_face":true}"#;
    let expected = Preferences {
        volume: Volume::new(35),
        coach: false,
        explanations: false,
        danger: DangerMarks::Always,
        board_set: BoardStyle::Slate,
        ship_set: ShipStyle::Outline,
        face_to_face: true,
        ..Preferences::default()
    };
    assert_eq!(Preferences::from_text(text), expected);
    assert_eq!(Preferences::from_text(&expected.to_text()), expected);
    // An earlier name of the same style.
    assert_eq!(Preferences::from_text(&text.replace("outline", "schematic")), expected);
    for damaged in ["101", "-1", "\"loud\"", "1000"] {
        let text = text.replace("35", damaged);
        let expected = Preferences { volume: Preferences::default().volume, ..expected.clone() };
        assert_eq!(Preferences::from_text(&text), expected, "{damaged}");
    }
}

#[test]
fn silence_keeps_the_last_volume() {
    let mut preferences = Preferences::default();
    preferences.set_volume(Volume::new(80));
    preferences.set_volume(Volume::new(0));
    assert!(!preferences.sound);
    assert_eq!(preferences.audible_volume(), Volume::new(0));
    preferences.sound = true;
    assert_eq!(preferences.audible_volume(), Volume::new(80));
    // Version 0.1.0 knew only on and off.
    assert_eq!(Preferences::from_text(r#"{"sound":false}"#).audible_volume(), Volume::new(0));
}

#[test]
fn a_damaged_preference_does_not_cost_the_others() {
    let text = r#"{"theme":"pink","digits":false,"sound":1,"motion":null,"hand":"left","language":"es","new":[1]}"#;
    let expected = Preferences {
        digits: false,
        hand: Handedness::Left,
        language: Some("es".to_owned()),
        ..Preferences::default()
    };
    assert_eq!(Preferences::from_text(text), expected);
    for text in ["", "{", "null", "[]", "{\"theme\"}", "{}", "7"] {
        assert_eq!(Preferences::from_text(text), Preferences::default(), "{text}");
    }
}

#[test]
fn choices_for_a_new_game_are_read_with_all_their_fields() {
    let choices =
        |level, side, board: &str, positioning, tie_break, clock, red: &str, blue: &str| {
            let (board, red, blue) = (board.to_owned(), red.to_owned(), blue.to_owned());
            let rest = NewGameChoices::default();
            NewGameChoices { level, side, board, positioning, tie_break, clock, red, blue, ..rest }
        };
    let preset = ClockChoice::Preset;
    let own = TimeControl {
        base: BySide { red: 450_000, blue: 90_000 },
        per_turn: PerTurn::Delay(5_000),
    };
    let later = NewGameChoices {
        computer_clock: preset(3, 2),
        own_clock: Some(own),
        names: vec!["Ada".to_owned(), "Zoë".to_owned()],
        ..choices(2, None, "6x4", true, Some(40), ClockChoice::Own(own), "Ada", "Zoë")
    };
    let none = ClockChoice::None;
    let expected = [
        choices(1, Some(Side::Red), "6x4", true, Some(40), none, "", ""),
        choices(10, Some(Side::Blue), "5x5", false, Some(30), preset(1, 2), "Ada", "Zoë \"z\""),
        choices(5, None, "4x6", true, None, preset(20, 10), "", "\u{1}🚢"),
        choices(3, None, "aztec", false, None, preset(5, 3), "a\\b", ""),
        later,
    ];
    let paths = samples("new-game");
    assert_eq!(paths.len(), expected.len());
    for (path, expected) in paths.iter().zip(expected) {
        let text = read(path);
        assert_eq!(NewGameChoices::from_text(&text), expected);
        assert_eq!(expected.to_text(), text);
        let board = expected.start().board().registered_name();
        assert_eq!(board, Some(expected.board.as_str()));
    }
    let damaged =
        r#"{"level":300,"side":"green","board":7,"clock":[1],"red":"Ada","tie_break":30}"#;
    let expected =
        NewGameChoices { red: "Ada".to_owned(), tie_break: Some(30), ..NewGameChoices::default() };
    assert_eq!(NewGameChoices::from_text(damaged), expected);
}
