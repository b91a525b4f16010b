//! Entering turns with gestures.

use anyhow::{Context as _, Result};
use mad_rules::{Cycle, Place, Position, Ship, Turn, TurnKind};
use rand::seq::IndexedRandom as _;
use rand::{Rng, RngExt as _};

use crate::{Input, Page, key, spot};

impl Page {
    /// Plays a turn in the position on the board, with one of the possible gestures. Does not check
    /// that it is played.
    pub async fn play_turn(
        &self,
        input: Input,
        position: &Position,
        turn: Turn,
        rng: &mut impl Rng,
    ) -> Result<()> {
        match turn.kind() {
            TurnKind::Pass => self.press_button(input, "keep").await,
            TurnKind::Move { from, to } => {
                self.drag_or_select(input, &from.to_string(), &to.to_string()).await?;
                let bonus = |&cycle: &Cycle| position.is_legal(Turn::bonus(from, to, cycle));
                if Cycle::ALL.iter().any(bonus) {
                    self.press_button(input, "end-turn").await
                } else {
                    Ok(())
                }
            }
            TurnKind::Teleport(cycle) => {
                let ships: Vec<Ship> = cycle.ships(position.to_move()).iter().collect();
                let ship = *ships.choose(rng).context("a cycle has ships")?;
                let there = spot(ship, position.place(ship));
                if !input.drags() {
                    self.select(input, &there).await?;
                }
                self.teleport(input, position, position, (ship, cycle), turn, rng).await
            }
            TurnKind::Bonus { from, to, cycle } => {
                let ship = position.ship_at(from).context("a ship moves")?;
                self.drag_or_select(input, &from.to_string(), &to.to_string()).await?;
                let between = position.after_unchecked(Turn::new_move(from, to));
                self.wait_for("[data-action=end-turn]").await?;
                self.teleport(input, position, &between, (ship, cycle), turn, rng).await
            }
        }
    }

    /// Selects a spot, by pointer or with the arrow keys and Enter.
    async fn select(&self, input: Input, spot: &str) -> Result<()> {
        if input != Input::Keys {
            return self.tap(input, spot).await;
        }
        self.tab_to("[data-spot]").await?;
        self.arrow_to(spot).await?;
        self.key(key::ENTER).await
    }

    /// Drags from one spot to another, or selects both.
    async fn drag_or_select(&self, input: Input, from: &str, to: &str) -> Result<()> {
        if input.drags() {
            return self.drag(input, from, to).await;
        }
        self.select(input, from).await?;
        self.select(input, to).await
    }

    /// Presses a button beside the board.
    async fn press_button(&self, input: Input, action: &str) -> Result<()> {
        let button = format!("[data-action={action}]");
        if input != Input::Keys {
            return self.press_with(input, &button).await;
        }
        self.wait_for(&button).await?;
        self.tab_to(&button).await?;
        self.key(key::ENTER).await
    }

    /// Whether a tap on the middle of a spot hits its badge. For fingers, browsers also choose a
    /// button nearby.
    async fn badge_covers(&self, input: Input, spot: &str) -> Result<bool> {
        let look = "
            const [spot, near] = arguments;
            const there = document.querySelector(`[data-spot=${spot}]`);
            const [box, badge] = [there, there.querySelector('.badge')]
                .map((item) => item?.getBoundingClientRect());
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
            return badge !== undefined
                && x > badge.left - near && x < badge.right + near
                && y > badge.top - near && y < badge.bottom + near;
        ";
        let near = if input == Input::Touch { 16 } else { 0 };
        self.run(look, vec![spot.into(), near.into()]).await
    }

    /// Whether a badge is a button; on small touch screens it is only a mark.
    async fn badge_is_button(&self, partner: Ship) -> Result<bool> {
        let look = "(() => {
            const badge = document.querySelector(`[data-badge=${arguments[0]}]`);
            return badge && getComputedStyle(badge).pointerEvents;
        })()";
        let badge = self.wait("a badge", look, &[partner.to_string().into()]).await?;
        Ok(badge != "none")
    }

    /// Enters a teleportation of the picked ship.
    async fn teleport(
        &self,
        input: Input,
        position: &Position,
        shown: &Position,
        (ship, cycle): (Ship, Cycle),
        turn: Turn,
        rng: &mut impl Rng,
    ) -> Result<()> {
        let class = cycle.next(ship.class()).context("the ship takes part")?;
        let partner = Ship::new(ship.side(), class);
        let there = spot(partner, shown.place(partner));
        let badge = input != Input::Keys && !input.drags() && self.badge_is_button(partner).await?;
        if input.drags() {
            self.drag(input, &spot(ship, shown.place(ship)), &there).await?;
            // A teleportation to a neighbouring square is previewed.
            if are_neighbours(shown.place(ship), shown.place(partner)) {
                self.press_button(input, "do-it").await?;
            }
        } else if badge && (rng.random_bool(0.4) || self.badge_covers(input, &there).await?) {
            self.press_with(input, &format!("[data-badge={partner}]")).await?;
        } else {
            self.select(input, &there).await?;
            self.wait_for("[data-action=do-it]").await?;
            if rng.random_bool(0.3) {
                self.press_button(input, "do-it").await?;
            } else {
                self.select(input, &there).await?;
            }
        }
        if position.exiles_own_corvette(turn) {
            self.press_button(input, "lose").await
        } else {
            Ok(())
        }
    }
}

/// Whether two squares have a side or a corner in common.
fn are_neighbours(one: Place, other: Place) -> bool {
    one.square().zip(other.square()).is_some_and(|(one, other)| {
        one.column().abs_diff(other.column()) <= 1 && one.row().abs_diff(other.row()) <= 1
    })
}
