//! Games as files: their names, and downloads.

use mad_i18n::Texts;
use mad_rules::{BySide, GameResult, Side, Victory};
use mad_session::{GameOverview, Saved};
use mad_tutorial::fold;

use crate::app::Shell;
use crate::game_summary::{named_record, names_of};
use crate::{browser, storage};

/// The record tag of the name of a game.
pub(crate) const NAME_TAG: &str = "Name";
/// The greatest length of a player's name in a file name.
const MAX_NAME: usize = 20;

/// Downloads a saved game as a file.
pub(crate) fn save(shell: Shell, id: &str, saved: &Saved) {
    let texts = shell.texts;
    let name = GameOverview::from_text(&saved.to_text())
        .map_or_else(|| "mad".to_owned(), |game| unique_name(texts, id, &game));
    download(shell, &name, &named_record(texts, saved).to_string());
}

/// Downloads several games as one file.
pub(crate) fn save_all(shell: Shell, ids: &[String]) {
    let texts = shell.texts;
    if let [id] = ids
        && let Some(Ok(saved)) = storage::load(id)
    {
        return save(shell, id, &saved);
    }
    let games = ids.iter().filter_map(|id| storage::load(id)?.ok());
    let records: Vec<String> = games
        .map(|saved| {
            let mut record = named_record(texts, &saved);
            if !saved.name.is_empty() {
                let _ = record.set_tag(NAME_TAG, &saved.name);
            }
            record.to_string()
        })
        .collect();
    let name = format!("mad-games-{}", browser::date().replace('.', "-"));
    download(shell, &name, &records.join("\n"));
}

fn download(shell: Shell, name: &str, text: &str) {
    if let Err(error) = browser::download(&format!("{name}.mad"), text) {
        shell.report(shell.texts.web_failed(format!("{error:?}")));
    }
}

/// The file name of a game, different from those of all other saved games: games with the same date,
/// players and result are numbered in the order in which they were begun.
fn unique_name(texts: &Texts, id: &str, game: &GameOverview) -> String {
    let name = |game: &GameOverview| file_name(&game.date, &names_of(texts, game), game.result);
    let own = name(game);
    let begun = (game.created, id);
    let others = storage::overviews();
    let earlier = others.iter().filter(|(other_id, other)| {
        other.as_ref().is_some_and(|other| {
            (other.created, other_id.as_str()) < begun
                && other.date == game.date
                && name(other) == own
        })
    });
    match earlier.count() {
        0 => own,
        count => format!("{own}-{}", count + 1),
    }
}

/// A file name without extension, in ASCII: date, players and result.
fn file_name(date: &str, names: &BySide<String>, result: GameResult) -> String {
    let date = slug(date);
    let name = |side: Side| {
        let name: String = slug(&names[side]).chars().take(MAX_NAME).collect();
        let name = name.trim_end_matches('-');
        let unnamed = Texts::side_argument(side);
        if name.is_empty() { unnamed.to_owned() } else { name.to_owned() }
    };
    let result = match result {
        GameResult::Won(Side::Red, Victory::Full) => "1-0",
        GameResult::Won(Side::Blue, Victory::Full) => "0-1",
        GameResult::Won(Side::Red, Victory::Semi) => "half-0",
        GameResult::Won(Side::Blue, Victory::Semi) => "0-half",
        GameResult::Open => "",
    };
    let parts = ["mad", &date, &name(Side::Red), &name(Side::Blue), result];
    let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join("-")
}

/// Lower-case ASCII letters and digits, with single hyphens for everything else.
fn slug(text: &str) -> String {
    let mut slug = String::new();
    for letter in fold(text).chars() {
        let letters = match letter {
            'å' | 'ã' => "a",
            'ñ' => "n",
            'ø' | 'õ' => "o",
            'ý' | 'ÿ' => "y",
            'æ' => "ae",
            'œ' => "oe",
            'ß' => "ss",
            '\'' => continue,
            _ if letter.is_ascii_alphanumeric() => {
                slug.push(letter);
                continue;
            }
            _ if slug.ends_with('-') || slug.is_empty() => continue,
            _ => "-",
        };
        slug += letters;
    }
    slug.trim_end_matches('-').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(red: &str, blue: &str, result: GameResult) -> String {
        let names = BySide { red: red.to_owned(), blue: blue.to_owned() };
        file_name("2026.11.16", &names, result)
    }

    #[test]
    fn a_file_is_named_after_date_players_and_result() {
        let won = GameResult::Won(Side::Red, Victory::Full);
        assert_eq!(named("Ada", "Grace", won), "mad-2026-11-16-ada-grace-1-0");
        let semi = GameResult::Won(Side::Blue, Victory::Semi);
        let name = named("Ada", "Computer, level 5", semi);
        assert_eq!(name, "mad-2026-11-16-ada-computer-level-5-0-half");
        assert_eq!(named("Ada", "Grace", GameResult::Open), "mad-2026-11-16-ada-grace");
    }

    #[test]
    fn file_names_are_short_and_ascii() {
        for (name, expected) in [
            ("Zoë Müller-Łuk", "zoe-muller-uk"),
            ("Søren Ångström", "soren-angstrom"),
            ("../../etc/passwd", "etc-passwd"),
            ("O’Neil \"the\" <b>", "oneil-the-b"),
            ("Анна", "red"),
            ("🚢", "red"),
            ("", "red"),
            ("Maximilian Alexander Friedrich", "maximilian-alexander"),
        ] {
            let file = named(name, "x", GameResult::Open);
            assert_eq!(file, format!("mad-2026-11-16-{expected}-x"));
        }
        let names = BySide::from_fn(|_| String::new());
        assert_eq!(file_name("", &names, GameResult::Open), "mad-red-blue");
        assert_eq!(file_name("????.??.??", &names, GameResult::Open), "mad-red-blue");
    }
}
