//! The keyboard.

use anyhow::{Result, bail};
use serde_json::json;

use crate::Page;

/// Keys that have no letter.
pub mod key {
    /// To the next thing that keys reach.
    pub const TAB: char = '\u{e004}';
    /// Yes.
    pub const ENTER: char = '\u{e007}';
    /// No.
    pub const ESCAPE: char = '\u{e00c}';
    /// To the very end.
    pub const END: char = '\u{e010}';
    /// To the very beginning.
    pub const HOME: char = '\u{e011}';
    /// Left.
    pub const LEFT: char = '\u{e012}';
    /// Up.
    pub const UP: char = '\u{e013}';
    /// Right.
    pub const RIGHT: char = '\u{e014}';
    /// Down.
    pub const DOWN: char = '\u{e015}';
}

impl Page {
    /// Presses a key.
    pub async fn key(&self, key: char) -> Result<()> {
        let key = key.to_string();
        let actions =
            json!([{ "type": "keyDown", "value": key }, { "type": "keyUp", "value": key }]);
        self.perform(json!({ "type": "key", "id": "keys", "actions": actions })).await
    }

    /// Types a text.
    pub async fn type_text(&self, text: &str) -> Result<()> {
        for key in text.chars() {
            self.key(key).await?;
        }
        Ok(())
    }

    /// Presses Tab until the keyboard is on something.
    pub async fn tab_to(&self, selector: &str) -> Result<()> {
        let there = "return document.activeElement?.matches(arguments[0]) ?? false;";
        for _ in 0..60 {
            if self.run(there, vec![json!(selector)]).await? {
                return Ok(());
            }
            self.key(key::TAB).await?;
        }
        bail!("the Tab key does not lead to {selector}")
    }

    /// Walks with the arrow keys to a spot of the table, which has the keyboard.
    pub async fn arrow_to(&self, spot: &str) -> Result<()> {
        let way = "
            const middle = (e) => {
                const box = e.getBoundingClientRect();
                return [box.left + box.width / 2, box.top + box.height / 2, box.width];
            };
            const here = document.activeElement.closest('[data-spot]');
            const there = document.querySelector(`[data-spot=${arguments[0]}]`);
            if (!here) return null;
            const [[x0, y0, width], [x1, y1]] = [middle(here), middle(there)];
            return [here.dataset.spot, (x1 - x0) / width, y1 - y0];
        ";
        let (mut last, mut stuck) = (String::new(), false);
        for _ in 0..40 {
            let now: Option<(String, f64, f64)> = self.run(way, vec![json!(spot)]).await?;
            let Some((here, right, down)) = now else { bail!("the table has not the keyboard") };
            if here == spot {
                return Ok(());
            }
            // First along the line, unless there is no way on, then from line to line.
            stuck = here == last && !stuck;
            let along = if right > 0.0 { key::RIGHT } else { key::LEFT };
            let across = if down > 0.0 { key::DOWN } else { key::UP };
            let sideways = right.abs() > 0.6 && !stuck || down.abs() < 1.0;
            self.key(if sideways { along } else { across }).await?;
            last = here;
        }
        bail!("the arrow keys do not lead to {spot}")
    }
}
