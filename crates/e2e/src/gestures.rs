//! Saying a turn at the table.

use anyhow::{Context as _, Result};
use mad_rules::{Cycle, Position, Ship, Turn, TurnKind};
use rand::seq::IndexedRandom as _;
use rand::{Rng, RngExt as _};

use crate::{Input, Page, key, spot};

impl Page {
    /// Plays a turn in a position that is on the table, with one of the gestures that say it.
    pub async fn play_turn(
        &self,
        input: Input,
        position: &Position,
        turn: Turn,
        rng: &mut impl Rng,
    ) -> Result<()> {
        match turn.kind() {
            TurnKind::Pass => self.decide(input, "keep").await,
            TurnKind::Move { from, to } => {
                self.go(input, &from.to_string(), &to.to_string()).await?;
                let bonus = |&cycle: &Cycle| position.is_legal(Turn::bonus(from, to, cycle));
                match Cycle::ALL.iter().any(bonus) {
                    true => self.decide(input, "end-turn").await,
                    false => Ok(()),
                }
            }
            TurnKind::Teleport(cycle) => {
                let ships: Vec<Ship> = cycle.ships(position.to_move()).iter().collect();
                let ship = *ships.choose(rng).context("a cycle has ships")?;
                let there = spot(ship, position.place(ship));
                if !input.drags() {
                    self.touch(input, &there).await?;
                }
                self.teleport(input, position, position, (ship, cycle), turn, rng).await
            }
            TurnKind::Bonus { from, to, cycle } => {
                let ship = position.ship_at(from).context("a ship moves")?;
                self.go(input, &from.to_string(), &to.to_string()).await?;
                let between = position.after_unchecked(Turn::new_move(from, to));
                self.wait_for("[data-action=end-turn]").await?;
                self.teleport(input, position, &between, (ship, cycle), turn, rng).await
            }
        }
    }

    /// One spot, with a pointer or by walking there.
    async fn touch(&self, input: Input, spot: &str) -> Result<()> {
        if input != Input::Keys {
            return self.tap(input, spot).await;
        }
        self.tab_to("[data-spot]").await?;
        self.arrow_to(spot).await?;
        self.key(key::ENTER).await
    }

    /// From one spot to another.
    async fn go(&self, input: Input, from: &str, to: &str) -> Result<()> {
        if input.drags() {
            return self.drag(input, from, to).await;
        }
        self.touch(input, from).await?;
        self.touch(input, to).await
    }

    /// A button beside the board.
    async fn decide(&self, input: Input, action: &str) -> Result<()> {
        let button = format!("[data-action={action}]");
        if input != Input::Keys {
            return self.press_with(input, &button).await;
        }
        self.wait_for(&button).await?;
        self.tab_to(&button).await?;
        self.key(key::ENTER).await
    }

    /// Whether the badge of a spot is so near its middle that one hits it instead. Browsers lead a
    /// finger to a button nearby.
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

    /// Whether a badge can be pressed: where there is no room for two things that a finger could mean,
    /// it is only a sign.
    async fn badge_listens(&self, partner: Ship) -> Result<bool> {
        let look = "(() => {
            const badge = document.querySelector(`[data-badge=${arguments[0]}]`);
            return badge && getComputedStyle(badge).pointerEvents;
        })()";
        let badge = self.wait("a badge", look, &[partner.to_string().into()]).await?;
        Ok(badge != "none")
    }

    /// A teleportation of the ship in hand, in one of the ways that there are.
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
        let badge = input != Input::Keys && !input.drags() && self.badge_listens(partner).await?;
        if input.drags() {
            self.drag(input, &spot(ship, shown.place(ship)), &there).await?;
        } else if badge && (rng.random_bool(0.4) || self.badge_covers(input, &there).await?) {
            self.press_with(input, &format!("[data-badge={partner}]")).await?;
        } else {
            self.touch(input, &there).await?;
            self.wait_for("[data-action=do-it]").await?;
            match rng.random_bool(0.3) {
                true => self.decide(input, "do-it").await?,
                false => self.touch(input, &there).await?,
            }
        }
        match position.exiles_own_corvette(turn) {
            true => self.decide(input, "lose").await,
            false => Ok(()),
        }
    }
}
