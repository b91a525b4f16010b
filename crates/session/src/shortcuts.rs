//! The keys of a game, of the replay of a link, and of the clock for a real board: one table says both
//! what a key does and what the list of keys shows.

/// What a key does in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameKey {
    /// Looks at the position one turn earlier.
    Previous,
    /// Looks at the position one turn later.
    Next,
    /// Looks at the start.
    First,
    /// Looks at the current position.
    Last,
    /// Takes a turn back.
    Undo,
    /// Plays it again.
    Redo,
    /// Turns the board round.
    Flip,
    /// Asks for a hint.
    Hint,
    /// Passes a positioning turn.
    Pass,
    /// Opens the menu.
    Menu,
}

/// What a key does on the analysis board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StudyKey {
    /// One turn back.
    Previous,
    /// One turn on.
    Next,
    /// The start.
    First,
    /// The end of the line.
    Last,
    /// The variation before this one.
    PreviousVariation,
    /// The variation after this one.
    NextVariation,
    /// Starts or stops the engine.
    Engine,
    /// Plays the best turn.
    PlayBest,
    /// Shows what the opponent would do if it were their turn.
    Threat,
    /// Reads the evaluation aloud.
    ReadEvaluation,
    /// Edits the comment.
    Comment,
    /// Draws a circle around the focused square, or removes it.
    Circle,
    /// Begins an arrow at the focused square, or ends it there.
    Arrow,
    /// Makes the variation the main line.
    Promote,
    /// Deletes the turn and what follows.
    Delete,
    /// Turns the board round.
    Flip,
    /// Opens the menu.
    Menu,
}

/// What a key does on the clock for a real board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClockKey {
    /// Ends the turn.
    EndTurn,
    /// Says that the turn expels a ship.
    Expulsion,
    /// Pauses the clock, or resumes it.
    Pause,
    /// Takes a turn back.
    Undo,
}

/// The modifier keys that are held down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Modifiers {
    /// None.
    None,
    /// Shift.
    Shift,
    /// Ctrl, or Command on a Mac.
    Control,
    /// Ctrl or Command, and Shift.
    ControlShift,
}

impl Modifiers {
    /// Those of a keyboard event; `None` for combinations without a shortcut, such as all with Alt.
    #[must_use]
    pub const fn new(control: bool, shift: bool, alt: bool) -> Option<Self> {
        match (control, shift, alt) {
            (_, _, true) => None,
            (false, false, false) => Some(Self::None),
            (false, true, false) => Some(Self::Shift),
            (true, false, false) => Some(Self::Control),
            (true, true, false) => Some(Self::ControlShift),
        }
    }
}

/// A key with the modifiers that are held down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chord {
    /// The modifiers.
    pub modifiers: Modifiers,
    /// The key as in `KeyboardEvent.key`; letters in lower case.
    pub key: &'static str,
}

impl Chord {
    const fn plain(key: &'static str) -> Self {
        Self { modifiers: Modifiers::None, key }
    }

    const fn shift(key: &'static str) -> Self {
        Self { modifiers: Modifiers::Shift, key }
    }

    const fn control(key: &'static str) -> Self {
        Self { modifiers: Modifiers::Control, key }
    }

    const fn control_shift(key: &'static str) -> Self {
        Self { modifiers: Modifiers::ControlShift, key }
    }

    /// Whether it enters a character: such keys belong to a field for text.
    #[must_use]
    pub fn is_character(self) -> bool {
        self.modifiers == Modifiers::None && self.key.chars().count() == 1
    }

    fn matches(self, modifiers: Modifiers, key: &str) -> bool {
        self.modifiers == modifiers && self.key.eq_ignore_ascii_case(key)
    }
}

/// Finds the action of a key.
fn find<T: Copy>(
    table: &[(T, &'static [Chord])],
    modifiers: Modifiers,
    key: &str,
) -> Option<(T, Chord)> {
    table.iter().find_map(|&(action, chords)| {
        let chord = chords.iter().find(|chord| chord.matches(modifiers, key))?;
        Some((action, *chord))
    })
}

impl GameKey {
    /// Every action with its keys, in the order of the list of keys.
    pub const ALL: &'static [(Self, &'static [Chord])] = &[
        (Self::Previous, &[Chord::plain("ArrowLeft"), Chord::shift("ArrowLeft")]),
        (Self::Next, &[Chord::plain("ArrowRight"), Chord::shift("ArrowRight")]),
        (Self::First, &[Chord::plain("Home")]),
        (Self::Last, &[Chord::plain("End")]),
        (Self::Undo, &[Chord::plain("u"), Chord::control("z")]),
        (Self::Redo, &[Chord::plain("r"), Chord::control("y"), Chord::control_shift("z")]),
        (Self::Hint, &[Chord::plain("h")]),
        (Self::Pass, &[Chord::plain("p")]),
        (Self::Flip, &[Chord::plain("f")]),
        (Self::Menu, &[Chord::plain("m")]),
    ];

    /// The action of a key, and its entry in the table.
    #[must_use]
    pub fn pressed(modifiers: Modifiers, key: &str) -> Option<(Self, Chord)> {
        find(Self::ALL, modifiers, key)
    }

    /// Whether it steps through the game. Holding such a key down repeats it.
    #[must_use]
    pub const fn is_step(self) -> bool {
        matches!(self, Self::Previous | Self::Next | Self::First | Self::Last)
    }
}

impl StudyKey {
    /// Every action with its keys, in the order of the list of keys.
    pub const ALL: &'static [(Self, &'static [Chord])] = &[
        (Self::Previous, &[Chord::plain("ArrowLeft"), Chord::shift("ArrowLeft")]),
        (Self::Next, &[Chord::plain("ArrowRight"), Chord::shift("ArrowRight")]),
        (Self::First, &[Chord::plain("Home")]),
        (Self::Last, &[Chord::plain("End")]),
        (Self::PreviousVariation, &[Chord::plain("ArrowUp"), Chord::shift("ArrowUp")]),
        (Self::NextVariation, &[Chord::plain("ArrowDown"), Chord::shift("ArrowDown")]),
        (Self::Engine, &[Chord::plain("e")]),
        (Self::PlayBest, &[Chord::plain("b")]),
        (Self::Threat, &[Chord::plain("x")]),
        (Self::ReadEvaluation, &[Chord::plain("v")]),
        (Self::Comment, &[Chord::plain("c")]),
        (Self::Circle, &[Chord::plain("o")]),
        (Self::Arrow, &[Chord::plain("a")]),
        (Self::Promote, &[Chord::plain("l")]),
        (Self::Delete, &[Chord::plain("Delete")]),
        (Self::Flip, &[Chord::plain("f")]),
        (Self::Menu, &[Chord::plain("m")]),
    ];

    /// The action of a key, and its entry in the table.
    #[must_use]
    pub fn pressed(modifiers: Modifiers, key: &str) -> Option<(Self, Chord)> {
        find(Self::ALL, modifiers, key)
    }

    /// Whether it steps through the study. Holding such a key down repeats it.
    #[must_use]
    pub const fn is_step(self) -> bool {
        matches!(self, Self::Previous | Self::Next | Self::First | Self::Last)
    }
}

impl ClockKey {
    /// Every action with its keys, in the order of the list of keys.
    pub const ALL: &'static [(Self, &'static [Chord])] = &[
        (Self::EndTurn, &[Chord::plain(" ")]),
        (Self::Expulsion, &[Chord::plain("e")]),
        (Self::Pause, &[Chord::plain("p")]),
        (Self::Undo, &[Chord::plain("u")]),
    ];

    /// The action of a key.
    #[must_use]
    pub fn pressed(modifiers: Modifiers, key: &str) -> Option<Self> {
        find(Self::ALL, modifiers, key).map(|(action, _)| action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_listed_key_works_and_no_key_is_listed_twice() {
        for &(action, chords) in GameKey::ALL {
            for &chord in chords {
                let found = GameKey::pressed(chord.modifiers, chord.key);
                assert_eq!(found, Some((action, chord)));
            }
        }
        for &(action, chords) in StudyKey::ALL {
            for &chord in chords {
                assert_eq!(StudyKey::pressed(chord.modifiers, chord.key), Some((action, chord)));
            }
        }
        for &(action, chords) in ClockKey::ALL {
            for chord in chords {
                assert_eq!(ClockKey::pressed(chord.modifiers, chord.key), Some(action));
            }
        }
    }

    #[test]
    fn letters_work_in_either_case_but_not_with_modifiers() {
        let action = |modifiers, key| GameKey::pressed(modifiers, key).map(|(action, _)| action);
        assert_eq!(action(Modifiers::None, "u"), Some(GameKey::Undo));
        // Caps lock.
        assert_eq!(action(Modifiers::None, "U"), Some(GameKey::Undo));
        assert_eq!(action(Modifiers::Shift, "U"), None);
        assert_eq!(action(Modifiers::Control, "f"), None);
        assert_eq!(action(Modifiers::Control, "r"), None);
        assert_eq!(action(Modifiers::ControlShift, "Z"), Some(GameKey::Redo));
        assert_eq!(Modifiers::new(true, false, true), None);
        assert_eq!(Modifiers::new(true, true, false), Some(Modifiers::ControlShift));
    }

    #[test]
    fn only_plain_characters_belong_to_a_field() {
        let characters = GameKey::ALL.iter().flat_map(|(_, chords)| chords.iter());
        let characters: Vec<&str> =
            characters.filter(|chord| chord.is_character()).map(|chord| chord.key).collect();
        assert_eq!(characters, ["u", "r", "h", "p", "f", "m"]);
    }
}
