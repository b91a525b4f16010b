//! Texts for the values of `mad-rules`: refusals, outcomes, errors.

use std::io::{self, ErrorKind};

use mad_rules::mfen::{self, ParseMfenError};
use mad_rules::position::Middle;
use mad_rules::record::{self, ExpectedTagValue, ParseRecordError};
use mad_rules::setup::SetupFault;
use mad_rules::turn::{self, ParseTurnError};
use mad_rules::{
    Board, Class, EndReason, GameResult, Illegal, Outcome, Position, Rank, Record, Ship, ShipSet,
    Side, Victory,
};

use crate::{Language, Texts, visible};

/// The name by which messages select a rank.
const fn rank_word(rank: Rank) -> &'static str {
    match rank {
        Rank::Corvette => "corvette",
        Rank::Frigate => "frigate",
        Rank::Destroyer => "destroyer",
        Rank::Cruiser => "cruiser",
    }
}

impl Texts {
    /// The name by which messages select a side. Messages also take a [`Side`] itself.
    #[must_use]
    pub const fn side_argument(side: Side) -> &'static str {
        side.name()
    }

    /// The name by which messages select who made the last expulsion, `none` without one.
    #[must_use]
    pub const fn expeller_argument(expeller: Option<Side>) -> &'static str {
        match expeller {
            Some(side) => side.name(),
            None => "none",
        }
    }

    /// The name of a board for people. Files, options and links use [`Board::name`] instead.
    #[must_use]
    pub fn board_name(&self, board: Board) -> String {
        Self::board_size(board).unwrap_or_else(|| self.board_aztec())
    }

    /// The size of a board with a multiplication sign, the same in every language; `None` for the
    /// Aztec board, which has a name instead.
    #[must_use]
    pub fn board_size(board: Board) -> Option<String> {
        match board {
            Board::AZTEC => None,
            // Four rows of six, and two squares behind each end.
            Board::FOUR_BY_SIX => Some("4×6+4".to_owned()),
            _ => Some(format!("{}×{}", board.rows(), board.columns())),
        }
    }

    /// A ship in the middle of a sentence, without article: 'red frigate 112'.
    #[must_use]
    pub fn ship_name(&self, ship: Ship) -> String {
        let (class, rank) = (ship.class().number(), rank_word(ship.class().rank()));
        self.ship(ship.side(), rank, class)
    }

    /// A class of ships by its rank and number: 'frigate 112'.
    #[must_use]
    pub fn class_name(&self, class: Class) -> String {
        self.ship_class(rank_word(class.rank()), class.number())
    }

    /// Ships of one side by their numbers: '112, 121 and 211'.
    #[must_use]
    pub fn ship_numbers(&self, ships: ShipSet) -> String {
        let mut names: Vec<String> = ships.iter().map(|ship| ship.class().to_string()).collect();
        match names.pop() {
            Some(last) if names.is_empty() => last,
            Some(last) => self.list_and(names.join(", "), last),
            None => String::new(),
        }
    }

    /// A number with this many decimals and the decimal separator of the language.
    #[must_use]
    pub fn decimal(&self, value: f64, decimals: usize) -> String {
        self.with_decimal_separator(&format!("{value:.decimals$}"))
    }

    /// A number that is written with a point, with the decimal separator of the language.
    #[must_use]
    pub fn with_decimal_separator(&self, number: &str) -> String {
        let comma = self.language() != Language::English;
        if comma { number.replace('.', ",") } else { number.to_owned() }
    }

    /// The reason of an I/O error; for rare kinds the English text of the system.
    #[must_use]
    pub fn io(&self, error: &io::Error) -> String {
        match error.kind() {
            ErrorKind::NotFound => self.io_not_found(),
            ErrorKind::PermissionDenied => self.io_permission(),
            ErrorKind::AlreadyExists => self.io_exists(),
            ErrorKind::IsADirectory => self.io_folder(),
            ErrorKind::NotADirectory => self.io_no_folder(),
            ErrorKind::StorageFull => self.io_full(),
            _ => error.to_string(),
        }
    }

    /// How a game ended, as a sentence.
    #[must_use]
    pub fn outcome(&self, outcome: Outcome) -> String {
        let winner = outcome.winner;
        match outcome.reason {
            EndReason::Exile => self.outcome_exile(winner),
            EndReason::TieBreak => self.outcome_tie_break(winner),
            EndReason::Agreement => self.outcome_agreement(winner),
            EndReason::Resignation => self.outcome_resignation(winner),
            EndReason::Time => self.outcome_time(winner),
        }
    }

    /// How many turns are left before the tie-break, and who would win it.
    #[must_use]
    pub fn tie_break(&self, position: &Position) -> String {
        let tie_break = position.tie_break();
        let owner = tie_break.owner;
        match tie_break.turns_left {
            Some(left) => self.tie_break_near(left, owner),
            None => self.tie_break_off(owner),
        }
    }

    /// Why a turn is not legal.
    #[must_use]
    pub fn illegal(&self, reason: &Illegal) -> String {
        match *reason {
            Illegal::GameOver(outcome) => self.illegal_game_over(self.outcome(outcome)),
            Illegal::PassOutsidePositioning => self.illegal_pass(),
            Illegal::MoveOnPositioningTurn => self.illegal_move_on_positioning(),
            Illegal::NotOnBoard(square) => self.illegal_not_on_board(square.to_string()),
            Illegal::NoShip(square) => self.illegal_no_ship(square.to_string()),
            Illegal::NotYourShip { ship, square } => {
                self.illegal_not_your_ship(self.ship_name(ship), square.to_string())
            }
            Illegal::StaysPut(_) => self.illegal_stays_put(),
            Illegal::TooFar { ship, distance } => {
                self.illegal_too_far(ship.class().sails(), self.ship_name(ship), distance)
            }
            Illegal::OwnShip { ship, square } => {
                self.illegal_own_ship(self.ship_name(ship), square.to_string())
            }
            Illegal::Blocked(middles) => match middles.second {
                None => self.illegal_blocked_one(self.middle(middles.first)),
                Some(second) => {
                    self.illegal_blocked_two(self.middle(middles.first), self.middle(second))
                }
            },
            Illegal::Shielded { ship, target } => {
                self.illegal_shielded(self.ship_name(ship), self.ship_name(target))
            }
            Illegal::BonusAfterLongMove => self.illegal_bonus_long(),
            Illegal::NoBonusSquare(square) => self.illegal_bonus_square(square.to_string()),
            Illegal::BonusAfterEnd(_) => self.illegal_bonus_end(),
            Illegal::BonusWithoutMover { ship, .. } => {
                self.illegal_bonus_mover(self.ship_name(ship))
            }
            Illegal::TooManyExiled { cycle, exiled } => {
                let ships = self.ship_numbers(exiled);
                if cycle.is_permutation() {
                    self.illegal_both_exiled(ships)
                } else {
                    self.illegal_trio_exiled(ships)
                }
            }
        }
    }

    fn middle(&self, middle: Middle) -> String {
        let square = middle.square.to_string();
        match middle.ship {
            Some(ship) => self.middle_ship(self.ship_name(ship), square),
            None => self.middle_missing(square),
        }
    }

    /// What is wrong with a position.
    #[must_use]
    pub fn fault(&self, fault: &SetupFault) -> String {
        match *fault {
            SetupFault::OffBoard { ship, square } => {
                self.fault_off_board(self.ship_name(ship), square.to_string())
            }
            SetupFault::SharedSquare { square, first, second } => self.fault_shared_square(
                self.ship_name(first),
                self.ship_name(second),
                square.to_string(),
            ),
            SetupFault::BothCorvettesExiled => self.fault_both_corvettes(),
            SetupFault::QuietAboveLimit { quiet, limit } => self.fault_quiet(quiet, limit.get()),
            SetupFault::NumberZero => self.fault_number_zero(),
            SetupFault::NumberOfOtherSide { number, .. } => self.fault_number_side(number),
        }
    }

    fn expected_found(&self, what: String, found: Option<char>) -> String {
        let found = match found {
            Some(letter) => self.found(letter.escape_debug().to_string()),
            None => self.found_end(),
        };
        self.expected(what, found)
    }

    /// What is wrong with an MFEN text.
    #[must_use]
    pub fn mfen(&self, error: &ParseMfenError) -> String {
        let name = match error.field {
            mfen::Field::Placement => self.mfen_field_placement(),
            mfen::Field::ToMove => self.mfen_field_to_move(),
            mfen::Field::Positioning => self.mfen_field_positioning(),
            mfen::Field::LastExpeller => self.mfen_field_last_expeller(),
            mfen::Field::Quiet => self.mfen_field_quiet(),
            mfen::Field::Number => self.mfen_field_number(),
        };
        let problem = match error.problem {
            mfen::Problem::Expected { expected, found } => {
                self.expected_found(self.expected_in_mfen(expected), found)
            }
            mfen::Problem::ShipTwice(ship) => self.mfen_ship_twice(ship.to_string()),
            mfen::Problem::DigitsInARow => self.mfen_digits(),
            mfen::Problem::RowLength { expected, found } => self.mfen_row_length(found, expected),
            mfen::Problem::Columns(found) => self.mfen_columns(found),
            mfen::Problem::Rows(found) => self.mfen_rows(found),
            mfen::Problem::UnknownShape => self.mfen_shape(),
            mfen::Problem::NumberTooLarge => self.mfen_too_large(),
            mfen::Problem::LeadingZero => self.mfen_leading_zero(),
            mfen::Problem::Fault(fault) => self.fault(&fault),
        };
        self.mfen_error(error.field.number(), name, error.offset, problem)
    }

    fn expected_in_mfen(&self, expected: mfen::Expected) -> String {
        match expected {
            mfen::Expected::Square => self.mfen_expects_square(),
            mfen::Expected::ClassDigit => self.mfen_expects_class(),
            mfen::Expected::ToMove => self.mfen_expects_to_move(),
            mfen::Expected::Positioning => self.mfen_expects_positioning(),
            mfen::Expected::LastExpeller => self.mfen_expects_expeller(),
            mfen::Expected::Number => self.mfen_expects_number(),
            mfen::Expected::Slash => self.mfen_expects_slash(),
            mfen::Expected::Limit => self.mfen_expects_limit(),
            mfen::Expected::Space => self.mfen_expects_space(),
            mfen::Expected::End => self.mfen_expects_end(),
        }
    }

    /// What is wrong with a turn's text.
    #[must_use]
    pub fn turn_text(&self, text: &str, error: &ParseTurnError) -> String {
        self.turn_error(visible(text), error.offset, self.expected_in_turn(error.expected))
    }

    fn expected_in_turn(&self, expected: turn::Expected) -> String {
        match expected {
            turn::Expected::Turn => self.turn_expects_turn(),
            turn::Expected::Square => self.turn_expects_square(),
            turn::Expected::BonusOrEnd => self.turn_expects_bonus(),
            turn::Expected::Class => self.turn_expects_class(),
            turn::Expected::Dash => self.turn_expects_dash(),
            turn::Expected::Cycle => self.turn_expects_cycle(),
            turn::Expected::End => self.turn_expects_end(),
        }
    }

    /// Why a record was refused.
    #[must_use]
    pub fn record(&self, error: &ParseRecordError) -> String {
        let problem = self.record_problem(&error.problem);
        self.record_error(error.line, error.column, error.offset, problem)
    }

    fn record_problem(&self, problem: &record::Problem) -> String {
        match problem {
            record::Problem::Expected { expected, found } => {
                self.expected_found(self.expected_in_record(*expected), *found)
            }
            record::Problem::NotUtf8 => self.record_not_utf8(),
            record::Problem::TooLarge(bytes) => self.record_too_large(*bytes),
            record::Problem::DuplicateTag(tag) => self.record_duplicate_tag(tag.clone()),
            record::Problem::TagValue { tag, value, expected } => {
                let expected = self.expected_tag_value(*expected);
                self.record_tag_value(tag.clone(), expected, visible(value))
            }
            record::Problem::Mfen(error) => self.mfen(error),
            record::Problem::OpenComment => self.record_open_comment(),
            record::Problem::OpenVariation => self.record_open_variation(),
            record::Problem::TooDeep => self.record_too_deep(Record::MAX_DEPTH),
            record::Problem::Glyph => self.record_glyph(),
            record::Problem::Number { expected } => self.record_number(*expected),
            record::Problem::TurnText { text, error } => {
                self.record_no_turn(visible(text), self.expected_in_turn(error.expected))
            }
            record::Problem::IllegalTurn { number, text, reason } => {
                self.record_illegal(*number, visible(text), self.illegal(reason))
            }
            record::Problem::ResultTag { tag, result } => {
                self.record_result_tag(visible(tag), result.as_str())
            }
            record::Problem::UnknownResult(text) => self.record_unknown_result(visible(text)),
            record::Problem::Termination { result, termination } => {
                self.record_termination(result.as_str(), visible(termination))
            }
            record::Problem::Contradiction { result, termination: _, by_turns, owner } => {
                let semi = matches!(result, GameResult::Won(_, Victory::Semi));
                let outcome = match by_turns {
                    Some(outcome) => self.outcome(*outcome),
                    None if semi && *result != GameResult::Won(*owner, Victory::Semi) => {
                        self.record_not_owner(*owner)
                    }
                    None => self.record_not_over(),
                };
                self.record_contradiction(result.as_str(), outcome)
            }
        }
    }

    fn expected_tag_value(&self, expected: ExpectedTagValue) -> String {
        match expected {
            ExpectedTagValue::Board => self.record_expects_board(),
            ExpectedTagValue::OnOrOff => self.record_expects_on_off(),
            ExpectedTagValue::TieBreak => self.record_expects_tie_break(),
            ExpectedTagValue::Termination => self.record_expects_termination(),
        }
    }

    fn expected_in_record(&self, expected: record::Expected) -> String {
        match expected {
            record::Expected::TagName => self.record_expects_tag_name(),
            record::Expected::TagValue => self.record_expects_tag_value(),
            record::Expected::Escape => self.record_expects_escape(),
            record::Expected::TagEnd => self.record_expects_tag_end(),
            record::Expected::Turn => self.record_expects_turn(),
            record::Expected::TurnInVariation => self.record_expects_turn_inside(),
            record::Expected::TurnBefore => self.record_expects_turn_before(),
            record::Expected::TurnAfterNumber => self.record_expects_turn_after(),
            record::Expected::Glyph => self.record_expects_glyph(),
            record::Expected::End => self.record_expects_end(),
        }
    }
}
