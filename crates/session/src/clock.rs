//! Clocks for two players at one board.

use mad_form::{FormError, Object, Value};
use mad_rules::{BySide, Side};

use crate::form::{both, read_both};

/// How much time each player has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimeControl {
    /// For the whole game, in milliseconds.
    pub base: u32,
    /// Added after each turn, in milliseconds.
    pub increment: u32,
}

impl TimeControl {
    /// Minutes for the game and seconds for each turn.
    #[must_use]
    pub const fn minutes(base: u32, increment: u32) -> Self {
        Self { base: base * 60_000, increment: increment * 1_000 }
    }

    fn read(value: &Value<'_>) -> Result<Self, FormError> {
        let fields = value.fields()?;
        Ok(Self {
            base: fields.need("base", Value::number)?,
            increment: fields.need("increment", Value::number)?,
        })
    }
}

/// The time that both players have left, and had after each turn.
///
/// It does not look at any watch: whoever does says how much time a turn took.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    left: BySide<u32>,
    /// What was left at the beginning of each turn that was played.
    before: Vec<BySide<u32>>,
}

impl Clock {
    /// A clock before the game.
    #[must_use]
    pub fn new(control: TimeControl) -> Self {
        Self { control, left: BySide::from_fn(|_| control.base), before: Vec::new() }
    }

    /// How much time there is.
    #[must_use]
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// Milliseconds that a side has left.
    #[must_use]
    pub fn left(&self, side: Side) -> u32 {
        self.left[side]
    }

    /// How many turns it has counted.
    #[must_use]
    pub fn turns(&self) -> usize {
        self.before.len()
    }

    /// Time passes while a side thinks. Says whether that side has any left.
    pub fn spend(&mut self, side: Side, milliseconds: u32) -> bool {
        self.left[side] = self.left[side].saturating_sub(milliseconds);
        self.left[side] > 0
    }

    /// A side has played.
    pub fn press(&mut self, side: Side) {
        self.before.push(self.left);
        self.left[side] = self.left[side].saturating_add(self.control.increment);
    }

    /// A turn is taken back: the time is what it was before it.
    pub fn take_back(&mut self) {
        if let Some(before) = self.before.pop() {
            self.left = before;
        }
    }
    /// As it is kept.
    pub(crate) fn form(&self) -> Object<'static> {
        let control =
            Object::new().with("base", self.control.base).with("increment", self.control.increment);
        Object::new()
            .with("control", control)
            .with("left", both(self.left))
            .with("before", self.before.iter().copied().map(both).collect::<Value<'_>>())
    }

    /// Reads what was kept.
    pub(crate) fn read(value: &Value<'_>) -> Result<Self, FormError> {
        let fields = value.fields()?;
        let times = |value| read_both(value, Value::number);
        Ok(Self {
            control: fields.need("control", TimeControl::read)?,
            left: fields.need("left", times)?,
            before: fields.need("before", |list| list.list()?.iter().map(times).collect())?,
        })
    }
}
