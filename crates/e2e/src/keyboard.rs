//! Keyboard input.

use std::collections::HashMap;

use anyhow::{Result, bail};
use serde_json::json;

use crate::Page;

/// Keys without a character, by their WebDriver codes.
pub mod key {
    /// Tab.
    pub const TAB: char = '\u{e004}';
    /// Enter.
    pub const ENTER: char = '\u{e007}';
    /// Escape.
    pub const ESCAPE: char = '\u{e00c}';
    /// End.
    pub const END: char = '\u{e010}';
    /// Home.
    pub const HOME: char = '\u{e011}';
    /// Arrow left.
    pub const LEFT: char = '\u{e012}';
    /// Arrow up.
    pub const UP: char = '\u{e013}';
    /// Arrow right.
    pub const RIGHT: char = '\u{e014}';
    /// Arrow down.
    pub const DOWN: char = '\u{e015}';
    /// Shift.
    pub const SHIFT: char = '\u{e008}';
    /// Ctrl.
    pub const CONTROL: char = '\u{e009}';
    /// Alt.
    pub const ALT: char = '\u{e00a}';
}

impl Page {
    /// Presses a key.
    pub async fn key(&self, key: char) -> Result<()> {
        self.chord(&[key]).await
    }

    /// Presses keys together: modifiers first.
    pub async fn chord(&self, keys: &[char]) -> Result<()> {
        let action = |kind: &str, key: &char| json!({ "type": kind, "value": key.to_string() });
        let down = keys.iter().map(|key| action("keyDown", key));
        let up = keys.iter().rev().map(|key| action("keyUp", key));
        let actions: Vec<_> = down.chain(up).collect();
        self.perform(json!({ "type": "key", "id": "keys", "actions": actions })).await
    }

    /// Types a text.
    pub async fn type_text(&self, text: &str) -> Result<()> {
        for key in text.chars() {
            self.key(key).await?;
        }
        Ok(())
    }

    /// Presses Tab until an element has the focus.
    pub async fn tab_to(&self, selector: &str) -> Result<()> {
        let there = "return document.activeElement?.matches(arguments[0]) ?? false;";
        for _ in 0..60 {
            if self.run(there, vec![json!(selector)]).await? {
                return Ok(());
            }
            self.key(key::TAB).await?;
        }
        bail!("the Tab key does not reach {selector}")
    }

    /// Moves the focus with the arrow keys from a spot of the board to another.
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
        // Which keys were pressed at a spot: next time another one, so that no way is walked in circles.
        let mut pressed: HashMap<String, usize> = HashMap::new();
        for _ in 0..80 {
            let now: Option<(String, f64, f64)> = self.run(way, vec![json!(spot)]).await?;
            let Some((here, right, down)) = now else {
                bail!("no spot of the board has the focus")
            };
            if here == spot {
                return Ok(());
            }
            let [along, back] =
                if right > 0.0 { [key::RIGHT, key::LEFT] } else { [key::LEFT, key::RIGHT] };
            let [across, away] =
                if down > 0.0 { [key::DOWN, key::UP] } else { [key::UP, key::DOWN] };
            let keys = if right.abs() > 0.6 || down.abs() < 1.0 {
                [along, across, away, back]
            } else {
                [across, along, back, away]
            };
            let times = pressed.entry(here).or_default();
            self.key(keys[*times % keys.len()]).await?;
            *times += 1;
        }
        bail!("the arrow keys do not reach {spot}")
    }
}
