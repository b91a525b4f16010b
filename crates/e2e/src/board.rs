//! The table as it is seen.

use std::collections::BTreeMap;

use anyhow::Result;
use mad_rules::{Place, Position, Setup, Ship};

use crate::Page;

/// The name of a place on the table: a square, or a ship's own slot in its tray.
#[must_use]
pub fn spot(ship: Ship, place: Place) -> String {
    place.square().map_or_else(|| ship.to_string(), |square| square.to_string())
}

/// Every ship with the spots where it is drawn, which should be one.
type Seen = BTreeMap<String, Vec<String>>;

fn wanted(place: impl Fn(Ship) -> Place) -> Seen {
    Ship::all().map(|ship| (ship.to_string(), vec![spot(ship, place(ship))])).collect()
}

impl Page {
    async fn seen(&self) -> Result<Seen> {
        let look = "
            const seen = {};
            for (const ship of document.querySelectorAll('.table [data-ship]')) {
                const spot = ship.closest('[data-spot]')?.dataset.spot ?? 'nowhere';
                (seen[ship.dataset.ship] ??= []).push(spot);
            }
            return seen;
        ";
        self.run(look, Vec::new()).await
    }

    /// Waits until every ship is where a position has it, and nowhere else.
    pub async fn position_is(&self, position: &Position) -> Result<()> {
        let wanted = wanted(|ship| position.place(ship));
        self.until("the table", &wanted, async || self.seen().await).await
    }

    /// Waits until every ship is where an arrangement has it, playable or not.
    pub async fn setup_is(&self, setup: &Setup) -> Result<()> {
        let wanted = wanted(|ship| setup.place(ship));
        self.until("the table", &wanted, async || self.seen().await).await
    }

    /// The names of the spots with all of these class names.
    pub async fn spots(&self, classes: &str) -> Result<Vec<String>> {
        let look = "
            const all = [...document.querySelectorAll(`.table ${arguments[0]}[data-spot]`)];
            return all.map((spot) => spot.dataset.spot).sort();
        ";
        self.run(look, vec![classes.into()]).await
    }

    /// Waits until exactly these spots have all of these class names.
    pub async fn spots_are(&self, classes: &str, wanted: &[&str]) -> Result<()> {
        let wanted: Vec<String> = wanted.iter().map(ToString::to_string).collect();
        self.until(&format!("spots with {classes}"), &wanted, async || self.spots(classes).await)
            .await
    }

    /// Waits until exactly these ships have a badge.
    pub async fn badges_are(&self, wanted: &[&str]) -> Result<()> {
        let wanted: Vec<String> = wanted.iter().map(ToString::to_string).collect();
        self.until("badges", &wanted, async || self.badges().await).await
    }

    /// The ships that have a badge.
    pub async fn badges(&self) -> Result<Vec<String>> {
        let look = "
            const all = [...document.querySelectorAll('.table [data-badge]')];
            return all.map((badge) => badge.dataset.badge).sort();
        ";
        self.run(look, Vec::new()).await
    }
}
