//! Every refusal, outcome and error has a text in every language.

use std::collections::HashMap;
use std::mem::discriminant;

use mad_i18n::{Language, Texts};
use mad_rules::mfen::ParseMfenError;
use mad_rules::turn::ParseTurnError;
use mad_rules::{Board, EndReason, Options, Outcome, Position, Record, Side, Turn};

/// Whether this is a text, not the name of a message or a variable without argument.
fn is_sentence(text: &str) -> bool {
    let ends = text.ends_with(['.', ')', '”', '}']) || text.contains(' ');
    !text.is_empty() && ends && !text.contains('$') && !text.contains('_') && !text.contains("{")
}

#[test]
fn every_refusal_is_a_sentence() {
    let positions = [
        "b1113/4/r211r1122/r1212r111 r - - 0/40 1",
        "b111r2112/r2213/4/r1113 r - - 0/40 1",
        "b111b1122/r2213/r1223/r1113 r - - 0/40 1",
        "b111r1112/4/4/4 r rb - 0/40 1",
        "b1113/4/4/4 r - - 0/40 1",
        "r1112b222/1b111b1121/4/r1213 b - b 3/- 2",
        "b112b1112/r1113/4/4 r - - 0/40 1",
    ];
    let starts = Board::REGISTERED.map(|board| board.start(Options::default()).unwrap());
    let positions = positions.into_iter().map(|mfen| mfen.parse::<Position>().unwrap());
    let texts = Language::ALL.map(Texts::new);
    let mut seen = HashMap::new();
    for position in positions.chain(starts) {
        for turn in mad_rules::testing::every_turn() {
            let Err(reason) = position.check(turn) else { continue };
            // The first ones of each kind, which cover its variants.
            let count = seen.entry(discriminant(&reason)).or_insert(0);
            *count += 1;
            if *count < 50 {
                for texts in &texts {
                    let text = texts.illegal(&reason);
                    assert!(is_sentence(&text), "{:?}: {text}", texts.language());
                }
            }
        }
    }
    assert_eq!(seen.len(), 16, "every reason was seen");
}

#[test]
fn every_outcome_is_a_sentence() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for winner in Side::ALL {
            for reason in EndReason::ALL {
                let text = texts.outcome(Outcome { winner, reason });
                assert!(is_sentence(&text), "{text}");
            }
        }
    }
}

#[test]
fn parse_errors_name_their_position() {
    let texts = Texts::new(Language::English);
    let mfen =
        |text: &str| text.parse::<Position>().map_err(|error: ParseMfenError| texts.mfen(&error));
    assert_eq!(
        mfen("b1113/4/4/r1112r222 x - - 0/40 1").unwrap_err(),
        "Position, field 2 (side to move), offset 20: expected r or b, found “x”"
    );
    let turn = "112-121"
        .parse::<Turn>()
        .map_err(|error: ParseTurnError| texts.turn_text("112-121", &error));
    assert_eq!(
        turn.unwrap_err(),
        "Turn “112-121”, offset 0: expected two complements, the three frigates or the three destroyers"
    );
    let record = "1. pass pass\n2. a2a4 *".parse::<Record>().unwrap_err();
    assert_eq!(
        texts.record(&record),
        "line 2, column 4 (offset 16): turn 3, a2a4: The red frigate 121 has one sail, so it moves one square; this one is 2 squares away."
    );
}

#[test]
fn people_read_the_size_of_a_board_with_a_multiplication_sign() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let names = Board::REGISTERED.map(|board| texts.board_name(board));
        assert_eq!(names[..3], ["6×4", "5×5", "4×6+4"]);
        assert!(names[3].starts_with("Azt"), "{}", names[3]);
        for board in Board::all().filter(|board| board.is_rectangle()) {
            let size = format!("{}×{}", board.rows(), board.columns());
            assert_eq!(texts.board_name(board), size);
        }
    }
}

#[test]
fn nothing_is_counted_as_zero() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for text in [texts.play_turns(0), texts.games_imported(0), texts.manual_found(0, "x")] {
            assert!(is_sentence(&text) && !text.contains('0'), "{language:?}: {text}");
        }
    }
}

/// The notation of a pass is English; sentences use the verb of their language.
#[test]
fn a_pass_is_told_in_words() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for side in Side::ALL {
            let text = texts.play_played(side, "pass");
            let mut words = text.split(|letter: char| !letter.is_alphabetic());
            assert!(words.all(|word| word != "pass"), "{language:?}: {text}");
            assert!(is_sentence(&text), "{language:?}: {text}");
        }
    }
}

#[test]
fn stopping_by_agreement_gives_the_reason_of_the_semi_victory() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let reasons = [Some(Side::Red), Some(Side::Blue), None].map(Texts::expeller_argument);
        let asked = [
            reasons.map(|reason| texts.agree_ask(reason)),
            reasons.map(|reason| texts.play_agree_ask(reason)),
        ];
        for [red, blue, none] in asked {
            assert!(red != blue && blue != none && red != none, "{language:?}: {none}");
        }
    }
}

#[test]
fn languages_are_found_by_their_tags() {
    for tag in ["en", "EN", "en-GB", "en_US.UTF-8"] {
        assert_eq!(Language::from_tag(tag), Some(Language::English));
    }
    for tag in ["", "C", "POSIX", "xx", "english"] {
        assert_eq!(Language::from_tag(tag), None);
    }
}
