//! Fingers, mice and keys.

use std::time::Instant;

use anyhow::{Result, bail};
use serde::Deserialize;
use serde_json::{Value, json};
use thirtyfour::common::command::{Actions, Command};

use crate::page::{PATIENCE, POLL};
use crate::{Page, Size};

/// What somebody points with, and how they say a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Input {
    /// A mouse that clicks.
    Mouse,
    /// A mouse that drags.
    MouseDrag,
    /// A finger that taps.
    Touch,
    /// A finger that drags.
    TouchDrag,
    /// The keyboard alone.
    Keys,
}

impl Input {
    /// What one has at a screen of this size.
    #[must_use]
    pub const fn of(size: Size) -> Self {
        if size.has_touch() { Self::Touch } else { Self::Mouse }
    }

    /// Whether ships are dragged.
    #[must_use]
    pub const fn drags(self) -> bool {
        matches!(self, Self::MouseDrag | Self::TouchDrag)
    }

    const fn pointer(self) -> &'static str {
        match self {
            Self::Touch | Self::TouchDrag => "touch",
            Self::Mouse | Self::MouseDrag | Self::Keys => "mouse",
        }
    }
}

/// A place in the window.
type Point = (f64, f64);

/// Where something can be pointed at, or why not.
#[derive(Deserialize)]
struct Found {
    x: f64,
    y: f64,
    covered: Option<String>,
    disabled: bool,
}

/// Finds something that can be seen, in the open dialog if there is one, and a point on it that
/// nothing covers: its middle, or another if those who ask want to keep away from badges.
const FIND: &str = "
    const [selector, clear] = arguments;
    const root = document.querySelector('dialog[open]') ?? document;
    const found = [...root.querySelectorAll(selector)].find((e) => e.getClientRects().length);
    if (!found) return null;
    let box = found.getBoundingClientRect();
    const within = box.top >= 0 && box.left >= 0
        && box.bottom <= innerHeight && box.right <= innerWidth;
    if (!within) {
        found.scrollIntoView({ block: 'center', behavior: 'instant' });
        box = found.getBoundingClientRect();
    }
    const name = (e) => e ? e.outerHTML.slice(0, 120) : 'nothing';
    const look = (fx, fy) => {
        const [x, y] = [box.left + box.width * fx, box.top + box.height * fy].map(Math.round);
        const top = document.elementFromPoint(x, y);
        const badge = top?.closest('.badge');
        const own = found.contains(top) && !(clear && badge && badge !== found);
        return { x, y, covered: own ? null : name(top), disabled: found.disabled === true };
    };
    const middle = look(0.5, 0.5);
    if (!clear || !middle.covered) return middle;
    for (const [fx, fy] of [[0.3, 0.7], [0.15, 0.85], [0.08, 0.92], [0.5, 0.93], [0.07, 0.5]]) {
        const place = look(fx, fy);
        if (!place.covered) return place;
    }
    return middle;
";

/// A step of a pointer.
fn to(&(x, y): &Point) -> Value {
    let (x, y) = (x.round() as i64, y.round() as i64);
    json!({ "type": "pointerMove", "duration": 0, "origin": "viewport", "x": x, "y": y })
}

impl Page {
    async fn find(&self, selector: &str, clear: bool) -> Result<Point> {
        let start = Instant::now();
        loop {
            let found: Option<Found> = self.run(FIND, vec![json!(selector), json!(clear)]).await?;
            let why = match found {
                Some(Found { x, y, covered: None, disabled: false }) => return Ok((x, y)),
                Some(Found { covered: Some(by), .. }) => format!("is covered by {by}"),
                Some(_) => "cannot be used".to_owned(),
                None => "is not there".to_owned(),
            };
            if start.elapsed() > PATIENCE {
                bail!("{selector} {why}");
            }
            tokio::time::sleep(POLL).await;
        }
    }

    pub(crate) async fn perform(&self, source: Value) -> Result<()> {
        self.session.cmd(Command::PerformActions(Actions::from(json!([source])))).await?;
        Ok(())
    }

    async fn pointer(&self, input: Input, actions: Vec<Value>) -> Result<()> {
        let kind = input.pointer();
        let parameters = json!({ "pointerType": kind });
        let source =
            json!({ "type": "pointer", "id": kind, "parameters": parameters, "actions": actions });
        self.perform(source).await
    }

    /// Down at the first place, over all others, and up at the last.
    async fn point(&self, input: Input, points: &[Point]) -> Result<()> {
        let mut actions: Vec<Value> = points.iter().map(to).collect();
        actions.insert(1, json!({ "type": "pointerDown", "button": 0 }));
        if points.len() > 1 {
            // Without this it would be a flick, and the browser takes the next tap for its end.
            actions.push(json!({ "type": "pause", "duration": 100 }));
        }
        actions.push(json!({ "type": "pointerUp", "button": 0 }));
        self.pointer(input, actions).await
    }

    /// Points at one place, and waits until the page has heard of it: of a finger it hears late.
    async fn tap_at(&self, input: Input, place: Point) -> Result<()> {
        let listen = "
            window.heard = false;
            addEventListener('click', () => { window.heard = true; }, { capture: true, once: true });
            return true;
        ";
        if input.pointer() == "touch" {
            self.run::<bool>(listen, Vec::new()).await?;
        }
        self.point(input, &[place]).await?;
        match input.pointer() {
            "touch" => self.wait("a click", "window.heard !== false", &[]).await.map(drop),
            _ => Ok(()),
        }
    }

    /// Points at a place in the window with what one has at this screen.
    pub async fn click_at(&self, place: (f64, f64)) -> Result<()> {
        self.tap_at(Input::of(self.size()), place).await
    }

    /// Points at a place in the window, whatever comes of it.
    pub async fn tap_blindly(&self, place: (f64, f64)) -> Result<()> {
        self.point(Input::of(self.size()), &[place]).await
    }

    /// Points at something once, in its middle, with what one has at this screen.
    pub async fn press_on(&self, selector: &str) -> Result<()> {
        self.press_with(Input::of(self.size()), selector).await
    }

    /// Points at something once, in its middle.
    pub async fn press_with(&self, input: Input, selector: &str) -> Result<()> {
        let place = self.find(selector, false).await?;
        self.tap_at(input, place).await
    }

    /// Points at something twice in an instant.
    pub async fn double_click(&self, selector: &str) -> Result<()> {
        let place = self.find(selector, false).await?;
        let [down, up] =
            ["pointerDown", "pointerUp"].map(|kind| json!({ "type": kind, "button": 0 }));
        let actions = vec![to(&place), down.clone(), up.clone(), down, up];
        self.pointer(Input::Mouse, actions).await
    }

    /// Presses the button that does this.
    pub async fn press(&self, action: &str) -> Result<()> {
        self.press_on(&format!("[data-action={action}]")).await
    }

    /// Chooses one of several by its words, in the group of this name.
    pub async fn choose(&self, group: &str, option: &str) -> Result<()> {
        let mark = "(() => {
            const [group, option] = arguments;
            document.querySelector('[data-chosen]')?.removeAttribute('data-chosen');
            const words = (element) => element?.textContent.trim();
            const all = [...document.querySelectorAll('fieldset')];
            const found = all.find((item) => words(item.querySelector('legend')) === group);
            const label = [...found?.querySelectorAll('.option') ?? []]
                .find((item) => words(item) === option);
            label?.setAttribute('data-chosen', '');
            return label !== undefined;
        })()";
        self.wait(&format!("{group}: {option}"), mark, &[json!(group), json!(option)]).await?;
        self.press_on("[data-chosen]").await?;
        self.wait_for("[data-chosen] input:checked").await
    }

    /// Turns the switch with these words on or off.
    pub async fn toggle(&self, words: &str) -> Result<()> {
        let mark = "(() => {
            document.querySelector('[data-chosen]')?.removeAttribute('data-chosen');
            const found = [...document.querySelectorAll('.switch')]
                .find((item) => item.textContent.trim() === arguments[0]);
            found?.setAttribute('data-chosen', '');
            return found !== undefined;
        })()";
        self.wait(words, mark, &[json!(words)]).await?;
        self.press_on("[data-chosen]").await
    }

    /// Points at a spot of the table once, beside its badge if it has one.
    pub async fn tap(&self, input: Input, spot: &str) -> Result<()> {
        let place = self.find(&format!("[data-spot={spot}]"), true).await?;
        self.tap_at(input, place).await
    }

    /// Drags what is at one spot to another, in a few steps as a hand would.
    pub async fn drag(&self, input: Input, from: &str, to: &str) -> Result<()> {
        self.drag_to(input, from, &format!("[data-spot={to}]")).await
    }

    /// Drags what is at a spot to anything else in the page.
    pub async fn drag_to(&self, input: Input, from: &str, to: &str) -> Result<()> {
        let spot = format!("[data-spot={from}]");
        let start = self.find(&spot, true).await?;
        let end = self.find(to, true).await?;
        // Finding the end may have moved the page under the start.
        if self.find(&spot, true).await? != start {
            bail!("{from} and {to} are not in sight at the same time");
        }
        let between =
            |part: f64| (start.0 + (end.0 - start.0) * part, start.1 + (end.1 - start.1) * part);
        let points = [0.0, 0.2, 0.5, 0.8, 1.0, 1.0].map(between);
        let drag = if input.pointer() == "touch" { Input::TouchDrag } else { Input::MouseDrag };
        self.point(drag, &points).await
    }

    /// Takes up what is at a spot with the mouse, and holds it over another.
    pub async fn start_drag(&self, from: &str, over: &str) -> Result<()> {
        let start = self.find(&format!("[data-spot={from}]"), true).await?;
        let end = self.find(&format!("[data-spot={over}]"), true).await?;
        let down = json!({ "type": "pointerDown", "button": 0 });
        let middle = ((start.0 + end.0) / 2.0, (start.1 + end.1) / 2.0);
        let actions = vec![to(&start), down, to(&middle), to(&end)];
        self.pointer(Input::Mouse, actions).await
    }

    /// Lets go of what the mouse holds.
    pub async fn release_mouse(&self) -> Result<()> {
        self.pointer(Input::Mouse, vec![json!({ "type": "pointerUp", "button": 0 })]).await
    }

    /// Moves the mouse over something.
    pub async fn hover(&self, selector: &str) -> Result<()> {
        let (x, y) = self.find(selector, false).await?;
        self.pointer(Input::Mouse, vec![to(&(x, y))]).await
    }

    /// Puts a finger on an element, waits until something else is there, and lifts the finger.
    pub async fn hold_until(&self, selector: &str, shown: &str) -> Result<()> {
        let place = self.find(selector, false).await?;
        let [down, up] =
            ["pointerDown", "pointerUp"].map(|kind| json!({ "type": kind, "button": 0 }));
        self.pointer(Input::Touch, vec![to(&place), down]).await?;
        let seen = self.wait_for(shown).await;
        self.pointer(Input::Touch, vec![up]).await?;
        seen
    }

    /// Moves the mouse over several elements without resting on any.
    pub async fn pass_over(&self, selectors: &[&str]) -> Result<()> {
        let mut moves = Vec::new();
        for selector in selectors {
            moves.push(to(&self.find(selector, false).await?));
        }
        self.pointer(Input::Mouse, moves).await
    }
}
