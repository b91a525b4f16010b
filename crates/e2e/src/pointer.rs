//! Pointer input: finger and mouse.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use serde::Deserialize;
use serde_json::{Value, json};
use thirtyfour::common::command::{Actions, Command};

use crate::page::{POLL, TIMEOUT};
use crate::{Page, Size};

/// A way to enter turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Input {
    /// Mouse clicks.
    Mouse,
    /// Mouse drags.
    MouseDrag,
    /// Taps.
    Touch,
    /// Touch drags.
    TouchDrag,
    /// The keyboard.
    Keys,
}

impl Input {
    /// Taps or clicks, by the device.
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

/// A point of the window, in CSS pixels.
type Point = (f64, f64);

/// A point on an element, and why it cannot be hit.
#[derive(Deserialize)]
struct Found {
    x: f64,
    y: f64,
    covered: Option<String>,
    /// Whether a tooltip covers it.
    by_tooltip: bool,
    disabled: bool,
}

/// Finds the first rendered element, in the open dialog if there is one, and a point on it that no
/// other element covers: its middle, or with `clear` another point beside its badge.
const FIND: &str = "
    const [selector, clear] = arguments;
    const root = document.querySelector('dialog[open]') ?? document;
    const found = [...root.querySelectorAll(selector)].find((e) => e.getClientRects().length);
    if (!found) return null;
    let box = found.getBoundingClientRect();
    const within = box.top >= 0 && box.left >= 0
        && box.bottom <= innerHeight && box.right <= innerWidth;
    // A user scrolls what is under the toolbar at the bottom of a phone.
    const front = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const under = front?.closest('.game-bar') && !found.closest('.game-bar');
    if (!within || under) {
        found.scrollIntoView({ block: 'center', behavior: 'instant' });
        box = found.getBoundingClientRect();
    }
    const name = (e) => e ? e.outerHTML.slice(0, 120) : 'nothing';
    const look = (fx, fy) => {
        const [x, y] = [box.left + box.width * fx, box.top + box.height * fy].map(Math.round);
        const top = document.elementFromPoint(x, y);
        const badge = top?.closest('.badge');
        const own = found.contains(top) && !(clear && badge && badge !== found);
        const by_tooltip = top?.closest('.tip') != null;
        return { x, y, covered: own ? null : name(top), by_tooltip, disabled: found.disabled === true };
    };
    const middle = look(0.5, 0.5);
    if (!clear || !middle.covered) return middle;
    for (const [fx, fy] of [[0.3, 0.7], [0.15, 0.85], [0.08, 0.92], [0.5, 0.93], [0.07, 0.5]]) {
        const place = look(fx, fy);
        if (!place.covered) return place;
    }
    return middle;
";

/// The WebDriver action that moves a pointer.
fn to(&(x, y): &Point) -> Value {
    let (x, y) = (x.round() as i64, y.round() as i64);
    json!({ "type": "pointerMove", "duration": 0, "origin": "viewport", "x": x, "y": y })
}

/// The time of a long press: several times the delay of the app, whose timer may be late on a busy
/// machine.
const LONG_PRESS: Duration = Duration::from_secs(2);

impl Page {
    async fn find(&self, selector: &str, clear: bool) -> Result<Point> {
        let start = Instant::now();
        loop {
            let found: Option<Found> = self.run(FIND, vec![json!(selector), json!(clear)]).await?;
            let why = match found {
                Some(Found { x, y, covered: None, disabled: false, .. }) => return Ok((x, y)),
                Some(Found { covered: Some(by), by_tooltip, .. }) => {
                    // The mouse rests while the test waits, and opens a tooltip on a busy machine.
                    if by_tooltip && !self.size().has_touch() {
                        self.pointer(Input::Mouse, vec![to(&(1.0, 1.0))]).await?;
                    }
                    format!("is covered by {by}")
                }
                Some(_) => "is disabled".to_owned(),
                None => "is missing".to_owned(),
            };
            if start.elapsed() > TIMEOUT {
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

    /// Presses at the first point, moves over the others, and releases at the last.
    async fn point(&self, input: Input, points: &[Point]) -> Result<()> {
        let mut actions: Vec<Value> = points.iter().map(to).collect();
        actions.insert(1, json!({ "type": "pointerDown", "button": 0 }));
        if points.len() > 1 {
            // Without a pause this is a fling gesture, and the next tap only ends the fling.
            actions.push(json!({ "type": "pause", "duration": 100 }));
        }
        actions.push(json!({ "type": "pointerUp", "button": 0 }));
        self.pointer(input, actions).await
    }

    /// Clicks or taps a point. After a tap, waits for the click event, which comes later.
    async fn tap_at(&self, input: Input, place: Point) -> Result<()> {
        let listen = "
            window.clicked = false;
            addEventListener('click', () => { window.clicked = true; }, { capture: true, once: true });
            return true;
        ";
        if input.pointer() == "touch" {
            self.run::<bool>(listen, Vec::new()).await?;
        }
        self.point(input, &[place]).await?;
        match input.pointer() {
            "touch" => self.wait("a click", "window.clicked !== false", &[]).await.map(drop),
            _ => Ok(()),
        }
    }

    /// Clicks or taps a point.
    pub async fn click_at(&self, place: (f64, f64)) -> Result<()> {
        self.tap_at(Input::of(self.size()), place).await
    }

    /// Clicks or taps a point, without waiting for an event.
    pub async fn tap_blindly(&self, place: (f64, f64)) -> Result<()> {
        self.point(Input::of(self.size()), &[place]).await
    }

    /// Clicks or taps the middle of an element.
    pub async fn press_on(&self, selector: &str) -> Result<()> {
        self.press_with(Input::of(self.size()), selector).await
    }

    /// Clicks or taps the middle of an element with this kind of pointer.
    pub async fn press_with(&self, input: Input, selector: &str) -> Result<()> {
        let place = self.find(selector, false).await?;
        self.tap_at(input, place).await
    }

    /// Double-clicks an element.
    pub async fn double_click(&self, selector: &str) -> Result<()> {
        let place = self.find(selector, false).await?;
        let [down, up] =
            ["pointerDown", "pointerUp"].map(|kind| json!({ "type": kind, "button": 0 }));
        let actions = vec![to(&place), down.clone(), up.clone(), down, up];
        self.pointer(Input::Mouse, actions).await
    }

    /// Clicks or taps the element with this `data-action`.
    pub async fn press(&self, action: &str) -> Result<()> {
        self.press_on(&format!("[data-action={action}]")).await
    }

    /// Chooses a language with its button, in the menu of the header where it is not on the screen.
    pub async fn choose_language(&self, code: &str) -> Result<()> {
        let button = format!("[data-language={code}]");
        let is_shown = "
            const button = document.querySelector(arguments[0]);
            return Boolean(button?.getClientRects().length);
        ";
        if !self.run::<bool>(is_shown, vec![json!(button)]).await? {
            self.press("languages").await?;
            self.wait_for(&button).await?;
        }
        self.press_on(&button).await
    }

    /// Selects the radio button with this label in the fieldset with this legend.
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

    /// Toggles the switch with this label.
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

    /// Clicks or taps a spot of the board, beside its badge if it has one.
    pub async fn tap(&self, input: Input, spot: &str) -> Result<()> {
        let place = self.find(&format!("[data-spot={spot}]"), true).await?;
        self.tap_at(input, place).await
    }

    /// Drags from one spot to another, in several moves.
    pub async fn drag(&self, input: Input, from: &str, to: &str) -> Result<()> {
        self.drag_to(input, from, &format!("[data-spot={to}]")).await
    }

    /// Drags from a spot to any element.
    pub async fn drag_to(&self, input: Input, from: &str, to: &str) -> Result<()> {
        let spot = format!("[data-spot={from}]");
        let start = self.find(&spot, true).await?;
        let end = self.find(to, true).await?;
        // Finding the end may have scrolled the page.
        if self.find(&spot, true).await? != start {
            bail!("{from} and {to} are not visible at the same time");
        }
        let between =
            |part: f64| (start.0 + (end.0 - start.0) * part, start.1 + (end.1 - start.1) * part);
        let points = [0.0, 0.2, 0.5, 0.8, 1.0, 1.0].map(between);
        let drag = if input.pointer() == "touch" { Input::TouchDrag } else { Input::MouseDrag };
        self.point(drag, &points).await
    }

    /// Drags with the mouse from a spot to another, without releasing the button.
    pub async fn start_drag(&self, from: &str, over: &str) -> Result<()> {
        let start = self.find(&format!("[data-spot={from}]"), true).await?;
        let end = self.find(&format!("[data-spot={over}]"), true).await?;
        let down = json!({ "type": "pointerDown", "button": 0 });
        let middle = ((start.0 + end.0) / 2.0, (start.1 + end.1) / 2.0);
        let actions = vec![to(&start), down, to(&middle), to(&end)];
        self.pointer(Input::Mouse, actions).await
    }

    /// Presses the right mouse button on a spot and releases it on another, or on the same.
    pub async fn draw_with_right_button(&self, from: &str, over: &str) -> Result<()> {
        let start = self.find(&format!("[data-spot={from}]"), true).await?;
        let end = self.find(&format!("[data-spot={over}]"), true).await?;
        let [down, up] =
            ["pointerDown", "pointerUp"].map(|kind| json!({ "type": kind, "button": 2 }));
        self.pointer(Input::Mouse, vec![to(&start), down, to(&end), up]).await
    }

    /// Releases the mouse button.
    pub async fn release_mouse(&self) -> Result<()> {
        self.pointer(Input::Mouse, vec![json!({ "type": "pointerUp", "button": 0 })]).await
    }

    /// Moves the mouse over an element.
    pub async fn hover(&self, selector: &str) -> Result<()> {
        let (x, y) = self.find(selector, false).await?;
        self.pointer(Input::Mouse, vec![to(&(x, y))]).await
    }

    /// Long-presses an element, and waits until another one is there.
    pub async fn long_press(&self, selector: &str, shown: &str) -> Result<()> {
        self.hold(selector).await?;
        self.wait_for(shown).await
    }

    /// Long-presses an element.
    pub async fn hold(&self, selector: &str) -> Result<()> {
        let place = self.find(selector, false).await?;
        let pause = json!({ "type": "pause", "duration": LONG_PRESS.as_millis() as u64 });
        let [down, up] =
            ["pointerDown", "pointerUp"].map(|kind| json!({ "type": kind, "button": 0 }));
        self.pointer(Input::Touch, vec![to(&place), down, pause, up]).await
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
