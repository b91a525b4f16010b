//! The weights of the evaluation, in one table.

use std::sync::LazyLock;

/// A group of weights for one kind of feature.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Group {
    /// Its name.
    pub name: &'static str,
    /// The index of its first weight.
    pub start: usize,
    /// The number of its weights.
    pub len: usize,
}

/// A weight for each feature, in eighths of a centi-unit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parameters {
    /// The weights, group after group.
    pub values: Vec<i32>,
}

/// Lays groups of these names and sizes out one after the other.
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
    ($($(#[$doc:meta])* $id:ident $name:literal = $by_hand:expr => $tuned:expr;)*) => {
        /// The groups, in the order of the table.
        pub const GROUPS: &[Group] = &layout([$(($name, $by_hand.len())),*]);

        /// The index of each group in [`GROUPS`].
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "as in the table")]
        enum Index { $($id),* }

        $(
            $(#[$doc])*
            pub(super) const $id: usize = GROUPS[Index::$id as usize].start;
        )*

        /// The weights in use, the result of tuning.
        pub static PARAMETERS: LazyLock<Parameters> = LazyLock::new(|| {
            let mut values = Vec::new();
            $(values.extend($tuned);)*
            Parameters { values }
        });

        /// The initial weights of tuning, chosen by hand.
        pub static UNTUNED: LazyLock<Parameters> = LazyLock::new(|| {
            let mut values = Vec::new();
            $(values.extend($by_hand);)*
            Parameters { values }
        });
    };
}

// The initial weights, then the tuned ones.
table! {
    /// A ship in the arena, by class.
    CLASS "class" = [0, 420, 480, 760, 560, 820, 900, 1300] => [0, 693, 664, 916, 683, 1080, 1215, 1774];
    /// A ship in exile whose complement in the arena could call it back, by class.
    RECALL "recall" = [0, 40, 40, 160, 60, 170, 180, 0] => [0, 114, 132, 167, 56, 257, 304, -283];
    /// By the number of frigates in the arena.
    FRIGATES "frigates" = [0, 0, 60, 40] => [-126, -5, 90, 155];
    /// By the number of destroyers in the arena.
    DESTROYERS "destroyers" = [0, 0, 80, 60] => [-150, 0, 174, 136];
    /// For each sixteenth of the way to the far row, by class.
    ADVANCE "advance" = [-4, 6, 8, 8, 6, 8, 8, 4] => [-10, -9, 17, 33, 9, 38, 22, 22];
    /// For each sixteenth of the way to the middle column, by class.
    CENTRE "centre" = [0, 4, 4, 4, 4, 4, 4, 4] => [20, 19, 19, 19, 13, 13, 18, 29];
    /// A ship that the side to move could expel, by class.
    THREAT "threat" = [0, 180, 200, 320, 240, 340, 360, 480] => [0, 111, 49, 157, 80, 266, 339, 901];
    /// A ship of the side to move that the other side could expel, by class.
    EXPOSED "exposed" = [-800, -50, -60, -100, -70, -110, -120, -200] => [-800, 13, 18, -50, 10, -142, -117, 21];
    /// For each move.
    MOBILITY "mobility" = [10] => [3];
    /// For each free square beside the corvette that is out of the enemy's reach.
    ESCAPES "escapes" = [30] => [19];
    /// For each square beside the enemy corvette that is within reach.
    PRESSURE "pressure" = [60] => [155];
    /// The corvette can swap to safety: the cruiser is in the arena, out of the enemy's reach.
    REFUGE "refuge" = [80] => [474];
    /// For each ship a step away from a bonus square that is free or holds a ship to expel.
    BONUS "bonus" = [30] => [-104];
    /// Owning the tie-break, by the turns left: more than 30, 20, 12, 8, 4, and fewer.
    TIE_BREAK "tie_break" = [40, 60, 100, 180, 300, 500] => [-41, 192, 396, 582, 728, 927];
    /// Having the turn.
    TEMPO "tempo" = [80] => [72];
}

impl Parameters {
    /// A weight by its group and its place in the group.
    ///
    /// # Panics
    ///
    /// If there is no such weight.
    #[must_use]
    pub fn get(&self, group: &str, index: usize) -> i32 {
        let group = GROUPS.iter().find(|other| other.name == group).expect("a group of the table");
        assert!(index < group.len);
        self.values[group.start + index]
    }
}
