//! The weights of the hand-written evaluation, in one table.

use crate::value::Value;

/// Weights that belong together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Group {
    /// Its name.
    pub name: &'static str,
    /// Where its weights begin in the table.
    pub start: usize,
    /// How many there are.
    pub len: usize,
}

/// A weight for each feature, in eighths of a centi-unit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parameters {
    /// The weights, group after group.
    pub values: Vec<Value>,
}

/// Puts groups of these names and sizes one behind the other.
const fn layout<const N: usize>(sizes: [(&'static str, usize); N]) -> [Group; N] {
    let mut groups = [Group { name: "", start: 0, len: 0 }; N];
    let (mut start, mut i) = (0, 0);
    while i < N {
        let (name, len) = sizes[i];
        groups[i] = Group { name, start, len };
        start += len;
        i += 1;
    }
    groups
}

macro_rules! table {
    ($($(#[$doc:meta])* $id:ident $name:literal = $values:expr;)*) => {
        /// The groups, in the order of the table.
        pub const GROUPS: &[Group] = &layout([$(($name, $values.len())),*]);

        /// The index of each group in [`GROUPS`].
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "as in the table")]
        enum Index { $($id),* }

        $(
            $(#[$doc])*
            pub(super) const $id: usize = GROUPS[Index::$id as usize].start;
        )*

        /// The weights in use.
        pub static PARAMETERS: std::sync::LazyLock<Parameters> = std::sync::LazyLock::new(|| {
            let mut values = Vec::new();
            $(values.extend($values);)*
            Parameters { values }
        });
    };
}

table! {
    /// A ship in the arena, by class.
    CLASS "class" = [0, 420, 480, 760, 560, 820, 900, 1300];
    /// A ship in exile whose complement in the arena could call it back, by class.
    RECALL "recall" = [0, 40, 40, 160, 60, 170, 180, 0];
    /// By the number of frigates in the arena.
    FRIGATES "frigates" = [0, 0, 60, 40];
    /// By the number of destroyers in the arena.
    DESTROYERS "destroyers" = [0, 0, 80, 60];
    /// For each sixteenth of the way to the far row, by class.
    ADVANCE "advance" = [-4, 6, 8, 8, 6, 8, 8, 4];
    /// For each sixteenth of the way to the middle column, by class.
    CENTRE "centre" = [0, 4, 4, 4, 4, 4, 4, 4];
    /// A ship that the side to move could expel, by class.
    THREAT "threat" = [0, 180, 200, 320, 240, 340, 360, 480];
    /// A ship of the side to move that the other side could expel, by class.
    EXPOSED "exposed" = [-800, -50, -60, -100, -70, -110, -120, -200];
    /// For each move.
    MOBILITY "mobility" = [10];
    /// For each free square beside the corvette that is out of the enemy's reach.
    ESCAPES "escapes" = [30];
    /// For each square beside the enemy corvette, or its own, that is within reach.
    PRESSURE "pressure" = [60];
    /// The corvette's way out: the cruiser is in the arena, and out of the enemy's reach.
    REFUGE "refuge" = [80];
    /// For each ship a step away from a bonus square that is free or holds a ship to expel.
    BONUS "bonus" = [30];
    /// Owning the tie-break, by how near it is: more than 30 turns, more than 20, 12, 8, 4, less.
    TIE_BREAK "tie_break" = [40, 60, 100, 180, 300, 500];
    /// Having the turn.
    TEMPO "tempo" = [80];
}

impl Parameters {
    /// A weight by its group and its place in the group.
    ///
    /// # Panics
    ///
    /// If there is no such weight.
    #[must_use]
    pub fn get(&self, group: &str, index: usize) -> Value {
        let group = GROUPS.iter().find(|other| other.name == group).expect("a group of the table");
        assert!(index < group.len);
        self.values[group.start + index]
    }
}
