//! Tooltips that explain elements with a `data-tip` attribute: under a resting mouse, at the
//! keyboard focus, or after a long press; none of them if the setting is off. Those of the board appear
//! beside it.

use std::time::Duration;

use leptos::html;
use leptos::prelude::*;
use mad_i18n::Texts;
use mad_tutorial::Topic;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent, PointerEvent, UiEvent};

use crate::app::Shell;
use crate::placement::Area;
use crate::route::Route;
use crate::settings::Settings;
use crate::{browser, placement};

/// How long the mouse or the focus rests, or a finger presses, before a tooltip opens.
const OPEN_DELAY: Duration = Duration::from_millis(600);
/// How long the mouse rests on the board, where it also rests while the player thinks.
const BOARD_DELAY: Duration = Duration::from_millis(1_200);
/// How long a tooltip stays open, so that the mouse can reach it.
const CLOSE_DELAY: Duration = Duration::from_millis(250);
/// Elements with a tooltip.
const EXPLAINED: &str = "[data-tip]";
/// An open tooltip.
const OPEN: &str = ".tip";
/// The board, which tooltips do not cover.
const BOARD: &str = ".table";

/// An open tooltip.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Tooltip {
    /// The value of the `data-tip` attribute.
    name: String,
    topic: Topic,
    /// Whether the element is in a modal dialog: elements outside of it are inert.
    in_dialog: bool,
    /// Whether the tooltip is placed below the element rather than above.
    below: bool,
    anchor: Area,
    /// Where the board around the element is.
    board: Option<Area>,
}

impl Tooltip {
    /// The tooltip of an element, if it is still in the page.
    fn of(element: &Element) -> Option<Self> {
        let name = element.get_attribute("data-tip").filter(|_| element.is_connected())?;
        Some(Self {
            topic: topic(&name)?,
            in_dialog: element.closest("dialog").ok().flatten().is_some(),
            below: name == "tie-break",
            anchor: Area::of(element),
            board: element.closest(BOARD).ok().flatten().as_ref().map(Area::of),
            name,
        })
    }
}

/// The section of the rules that a tooltip links to.
fn topic(name: &str) -> Option<Topic> {
    Some(match name {
        "move" => Topic::Move,
        "expulsion" => Topic::Expulsion,
        "permutation" => Topic::Permutation,
        "rotation" => Topic::Rotation,
        "bonus" | "bonus-square" => Topic::Bonus,
        "exile" => Topic::Exile,
        "tie-break" | "agreement" | "semi-victory" => Topic::TieBreak,
        "positioning" => Topic::Positioning,
        _ => return None,
    })
}

fn text(texts: &Texts, name: &str) -> String {
    match name {
        "move" => texts.tip_move(),
        "expulsion" => texts.tip_expulsion(),
        "permutation" => texts.tip_permutation(),
        "rotation" => texts.tip_rotation(),
        "bonus" => texts.tip_bonus(),
        "bonus-square" => texts.tip_bonus_square(),
        "exile" => texts.tip_exile(),
        "tie-break" => texts.tip_tie_break(),
        "positioning" => texts.tip_positioning(),
        "agreement" => texts.tip_agreement(),
        "semi-victory" => texts.tip_semi_victory(),
        _ => String::new(),
    }
}

/// Opens and closes the tooltip by events of the whole page.
#[derive(Clone, Copy)]
pub(crate) struct Controller {
    tooltip: RwSignal<Option<Tooltip>>,
    settings: RwSignal<Settings>,
    /// The timer of the pending opening or closing; at most one.
    timer: StoredValue<Option<TimeoutHandle>>,
    /// Whether the tooltip was opened by a long press, whose click must not act.
    long_press: StoredValue<bool>,
    /// Whether the mouse opened the tooltip: only then leaving the element closes it.
    by_mouse: StoredValue<bool>,
    /// Where the mouse was last.
    mouse: StoredValue<Option<[i32; 2]>>,
    /// Whether an element has come under the mouse, which has not moved since.
    unmoved: StoredValue<bool>,
}

impl Controller {
    /// Installs the event listeners for the lifetime of the page.
    pub(crate) fn install(shell: Shell) {
        let controller = Self {
            tooltip: shell.tooltip,
            settings: shell.settings,
            timer: StoredValue::new(None),
            long_press: StoredValue::new(false),
            by_mouse: StoredValue::new(false),
            mouse: StoredValue::new(None),
            unmoved: StoredValue::new(false),
        };
        browser::on_window("pointerover", move |event| controller.pointer_over(&event));
        browser::on_window("pointermove", move |event| controller.pointer_move(&event));
        browser::on_window("focusin", move |event| controller.focus_in(&event));
        browser::on_window("pointerdown", move |event| controller.pointer_down(&event));
        browser::on_window("pointerup", move |event| controller.pointer_up(&event));
        browser::on_window("pointercancel", move |event| controller.pointer_up(&event));
        // After the other listeners, which may move the element.
        browser::on_window("resize", move |_| {
            request_animation_frame(move || controller.window_resized());
        });
        // In the capture phase: before the board gets the event.
        browser::on_document_capture("keydown", move |event| controller.key_down(event));
        browser::on_document_capture("click", move |event| controller.click(event));
    }

    /// Replaces the pending change by another one.
    fn schedule(self, delay: Duration, act: impl FnOnce() + 'static) {
        self.cancel();
        self.timer.set_value(set_timeout_with_handle(act, delay).ok());
    }

    fn cancel(self) {
        if let Some(timer) = self.timer.get_value() {
            timer.clear();
        }
        self.timer.set_value(None);
    }

    fn open_later(self, delay: Duration, element: Element) {
        self.schedule(delay, move || self.tooltip.set(Tooltip::of(&element)));
    }

    /// The element with a tooltip at an event, unless there are to be none.
    fn explained(self, event: &Event) -> Option<Element> {
        let on = self.settings.with_untracked(|settings| settings.explanations);
        browser::closest(event, EXPLAINED).filter(|_| on)
    }

    /// Records where the mouse is. Returns whether it has moved.
    fn has_moved(self, event: &Event) -> bool {
        let Some(event) = event.dyn_ref::<PointerEvent>() else { return false };
        let here = Some([event.client_x(), event.client_y()]);
        let moved = self.mouse.get_value() != here;
        self.mouse.set_value(here);
        moved
    }

    /// The first movement on an element that has come under the mouse.
    fn pointer_move(self, event: &Event) {
        if !is_touch(event) && self.has_moved(event) && self.unmoved.get_value() {
            self.rest_on(event, true);
        }
    }

    fn close_after(self, delay: Duration) {
        self.schedule(delay, move || self.tooltip.set(None));
    }

    /// Closes a tooltip whose element is somewhere else now. (Phones also send `resize` when the page is
    /// zoomed, or when their address bar moves.)
    fn window_resized(self) {
        let Some(tooltip) = self.tooltip.get_untracked() else { return };
        let same_name = browser::find_all(&format!("[data-tip='{}']", tooltip.name));
        if !same_name.iter().any(|element| Area::of(element) == tooltip.anchor) {
            self.close_after(Duration::ZERO);
        }
    }

    fn pointer_over(self, event: &Event) {
        if !is_touch(event) {
            let moved = self.has_moved(event);
            self.rest_on(event, moved);
        }
    }

    /// The mouse is on another element. If it has not moved there, the page has changed, as after a
    /// click: that asks for no explanation.
    fn rest_on(self, event: &Event, moved: bool) {
        self.unmoved.set_value(!moved);
        if browser::closest(event, OPEN).is_some() {
            self.cancel();
        } else if let Some(element) = self.explained(event).filter(|_| moved) {
            self.by_mouse.set_value(true);
            let on_board = element.closest(BOARD).is_ok_and(|board| board.is_some());
            self.open_later(if on_board { BOARD_DELAY } else { OPEN_DELAY }, element);
        } else if self.by_mouse.get_value() {
            self.close_after(CLOSE_DELAY);
        }
    }

    fn focus_in(self, event: &Event) {
        // A click and a long press also move the focus, but do not ask for an explanation.
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let by_keyboard =
            target.is_some_and(|target| target.matches(":focus-visible").unwrap_or(false));
        match self.explained(event).filter(|_| by_keyboard) {
            Some(element) => {
                self.by_mouse.set_value(false);
                self.open_later(OPEN_DELAY, element);
            }
            None if self.long_press.get_value() || browser::closest(event, OPEN).is_some() => {}
            None => self.close_after(CLOSE_DELAY),
        }
    }

    fn pointer_down(self, event: &Event) {
        self.long_press.set_value(false);
        if browser::closest(event, OPEN).is_some() {
            return;
        }
        self.close_after(Duration::ZERO);
        let element = self.explained(event).filter(|_| is_touch(event));
        if let Some(element) = element {
            self.schedule(OPEN_DELAY, move || {
                self.tooltip.set(Tooltip::of(&element));
                self.long_press.set_value(self.tooltip.with_untracked(Option::is_some));
            });
        }
    }

    /// Cancels the pending tooltip if the press was too short.
    fn pointer_up(self, event: &Event) {
        if is_touch(event) && !self.long_press.get_value() {
            self.cancel();
        }
    }

    fn key_down(self, event: &Event) {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        let typing = browser::closest(event, "input, textarea").is_some();
        match (event.key().as_str(), self.tooltip.get_untracked()) {
            ("Escape", Some(_)) => self.close_after(Duration::ZERO),
            ("?", Some(Tooltip { topic, .. })) if !typing => {
                self.tooltip.set(None);
                Route::Rules(Some(topic.name().to_owned())).go();
            }
            _ => {}
        }
    }

    /// Suppresses the click at the end of a long press, also on the tooltip, which may have opened under the
    /// finger. Some browsers send none, and then the next
    /// click may come from the keyboard or from assistive technology: those have a `detail` of 0.
    fn click(self, event: &Event) {
        let by_pointer = event.dyn_ref::<UiEvent>().is_some_and(|event| event.detail() != 0);
        if by_pointer && self.long_press.get_value() {
            self.long_press.set_value(false);
            event.stop_propagation();
            event.prevent_default();
        }
    }
}

fn is_touch(event: &Event) -> bool {
    event.dyn_ref::<PointerEvent>().is_some_and(|event| event.pointer_type() != "mouse")
}

/// The live region that contains the open tooltip: one in the page, and one in an open dialog.
pub(crate) fn region(shell: Shell, in_dialog: bool) -> AnyView {
    let open = move || shell.tooltip.get().filter(|tooltip| tooltip.in_dialog == in_dialog);
    let content = move || open().map(|tooltip| tooltip_view(shell, tooltip));
    view! { <div class="tips" role="status" aria-live="polite">{content}</div> }.into_any()
}

fn tooltip_view(shell: Shell, tooltip: Tooltip) -> AnyView {
    let Tooltip { name, topic, below, anchor, board, .. } = tooltip;
    let element = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        if let Some(element) = element.get() {
            place(&element, anchor, board, below);
        }
    });
    let address = Route::Rules(Some(topic.name().to_owned())).address();
    view! {
        <div class="tip card" node_ref=element on:click=move |_| shell.tooltip.set(None)>
            <p>{text(shell.texts, &name)}</p>
            <p>
                <a href=address data-action="tip-more">{shell.texts.tip_more()}</a>
                " "
                <kbd>"?"</kbd>
            </p>
        </div>
    }
    .into_any()
}

fn place(tooltip: &HtmlElement, anchor: Area, board: Option<Area>, below: bool) {
    // Before measuring: the old place limits the width of a reused element.
    placement::forget(tooltip);
    let (size, window) = (placement::size(tooltip), browser::window_size());
    let corner = match board {
        Some(board) => placement::beside_board(anchor, board, size, window),
        None => placement::beside_element(anchor, below, size, window),
    };
    placement::move_to(tooltip, corner);
}
