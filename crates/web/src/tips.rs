//! What things on the screen mean: said where the mouse rests, where the keyboard is, or where a finger stays.

use std::time::Duration;

use crate::dom::*;
use mad_svg::Num;
use mad_tutorial::Topic;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement, KeyboardEvent, PointerEvent};

use crate::app::Shell;
use crate::browser;
use crate::route::Route;

/// How long a mouse or the keyboard rests before something is explained, and how long a finger.
const REST: Duration = Duration::from_millis(600);
/// How long an explanation waits for the mouse to come to it.
const GRACE: Duration = Duration::from_millis(250);
/// What finds things that explain themselves.
const EXPLAINED: &str = "[data-tip]";

/// Something to be explained: what, and the thing on the screen that it is about.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Tip {
    text: String,
    topic: Topic,
    /// Whether the thing is in a dialog, beside which nothing else can be reached.
    in_dialog: bool,
    /// Whether it goes below the thing rather than above.
    below: bool,
    /// Where to put it: the middle of the thing, and its upper and lower edge.
    place: (f64, f64, f64),
}

/// What is said of a thing, and where the rules say more.
fn meaning(shell: Shell, name: &str) -> Option<(String, Topic)> {
    let words = shell.words;
    Some(match name {
        "move" => (words.tip_move(), Topic::Move),
        "expulsion" => (words.tip_expulsion(), Topic::Expulsion),
        "permutation" => (words.tip_permutation(), Topic::Permutation),
        "rotation" => (words.tip_rotation(), Topic::Rotation),
        "bonus" => (words.tip_bonus(), Topic::Bonus),
        "bonus-square" => (words.tip_bonus_square(), Topic::Bonus),
        "exile" => (words.tip_exile(), Topic::Exile),
        "tie-break" => (words.tip_tie_break(), Topic::TieBreak),
        "positioning" => (words.tip_positioning(), Topic::Positioning),
        "agreement" => (words.tip_agreement(), Topic::TieBreak),
        "semi-victory" => (words.tip_semi_victory(), Topic::TieBreak),
        _ => return None,
    })
}

/// Where explanations are shown: in the page, or in a dialog.
pub(crate) fn place(shell: Shell, in_dialog: bool) -> impl IntoView {
    let here = move |tip: &Tip| tip.in_dialog == in_dialog;
    let tip = move || shell.tip.get().filter(here).map(|tip| shown(shell, tip));
    view! { <div class="tips" role="status" aria-live="polite">{tip}</div> }
}

/// Listens to the page and explains.
pub(crate) fn follow(shell: Shell) {
    let tip = shell.tip;
    let timer = StoredValue::new(None::<Timer>);
    let later = move |time: Duration, act: Box<dyn FnOnce()>| {
        if let Some(timer) = timer.get_value() {
            timer.clear();
        }
        timer.set_value(Some(wait(act, time)));
    };
    let explain = move |element: Element| {
        later(REST, Box::new(move || tip.set(about(shell, &element))));
    };
    let hide = move |wait| later(wait, Box::new(move || tip.set(None)));
    let held = StoredValue::new(false);
    // What was asked for with the keyboard is not ended by a mouse that lies about.
    let by_mouse = StoredValue::new(false);

    let over = listen("pointerover", move |event| {
        let Some(event) = event.dyn_ref::<PointerEvent>() else { return };
        if event.pointer_type() != "mouse" {
            return;
        }
        if browser::closest(event, ".tip").is_some() {
            later(GRACE, Box::new(|| {}));
        } else if let Some(element) = browser::closest(event, EXPLAINED) {
            by_mouse.set_value(true);
            explain(element);
        } else if by_mouse.get_value() {
            hide(GRACE);
        }
    });
    let focus = listen("focusin", move |event| {
        let element = browser::closest(&event, EXPLAINED);
        // A click also gives the focus; it has its own meaning. So has a finger that stays.
        let by_keys = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let by_keys = by_keys.is_some_and(|it| it.matches(":focus-visible").unwrap_or(false));
        match element.filter(|_| by_keys) {
            Some(element) => {
                by_mouse.set_value(false);
                explain(element);
            }
            None if held.get_value() || browser::closest(&event, ".tip").is_some() => {}
            None => hide(GRACE),
        }
    });
    let down = listen("pointerdown", move |event| {
        held.set_value(false);
        if browser::closest(&event, ".tip").is_some() {
            return;
        }
        hide(Duration::ZERO);
        let touch = event.dyn_ref::<PointerEvent>().is_some_and(|it| it.pointer_type() != "mouse");
        if let (true, Some(element)) = (touch, browser::closest(&event, EXPLAINED)) {
            later(
                REST,
                Box::new(move || {
                    tip.set(about(shell, &element));
                    held.set_value(tip.with_untracked(Option::is_some));
                }),
            );
        }
    });
    let stop = move |event: web_sys::Event| {
        let touch = event.dyn_ref::<PointerEvent>().is_some_and(|it| it.pointer_type() != "mouse");
        if touch && !held.get_value() {
            later(GRACE, Box::new(|| {}));
        }
    };
    let up = listen("pointerup", stop);
    let lost = listen("pointercancel", stop);
    // Before the board hears it.
    browser::before("keydown", move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        let typing = browser::closest(event, "input, textarea").is_some();
        match (event.key().as_str(), tip.get_untracked()) {
            ("Escape", Some(_)) => hide(Duration::ZERO),
            ("?", Some(Tip { topic, .. })) if !typing => {
                tip.set(None);
                Route::Rules(Some(topic.name().to_owned())).go();
            }
            _ => {}
        }
    });
    on_cleanup(move || {
        for listener in [over, focus, down, up, lost] {
            listener.remove();
        }
        tip.set(None);
    });
    // The finger that asked for an explanation does not mean a tap when it goes.
    let swallow = move |event: &web_sys::Event| {
        if held.get_value() && browser::closest(event, ".tip").is_none() {
            held.set_value(false);
            event.stop_propagation();
            event.prevent_default();
        }
    };
    browser::before("click", swallow);
}

/// What is to be said of a thing on the screen, if it is still there.
fn about(shell: Shell, element: &Element) -> Option<Tip> {
    let name = element.get_attribute("data-tip").filter(|_| element.is_connected())?;
    let (text, topic) = meaning(shell, &name)?;
    let area = element.get_bounding_client_rect();
    let in_dialog = element.closest("dialog").ok().flatten().is_some();
    Some(Tip {
        text,
        topic,
        in_dialog,
        below: name == "tie-break",
        place: (area.x() + area.width() / 2.0, area.top(), area.bottom()),
    })
}

fn shown(shell: Shell, Tip { text, topic, below, place, .. }: Tip) -> impl IntoView {
    let element = NodeRef::<HtmlElement>::new();
    effect(move |_| {
        let Some(element) = element.get() else { return };
        put(&element, place, below);
    });
    let address = Route::Rules(Some(topic.name().to_owned())).address();
    view! {
        <div class="tip card" node_ref=element on:click=move |_| shell.tip.set(None)>
            <p>{text}</p>
            <p><a href=address data-action="tip-more">{shell.words.tip_more()}</a>" "<kbd>"?"</kbd></p>
        </div>
    }
}

/// Puts it above the thing, or below it: where there is no room, and where it would hide buttons.
fn put(tip: &HtmlElement, (middle, top, bottom): (f64, f64, f64), below: bool) {
    const GAP: f64 = 8.0;
    let area = tip.get_bounding_client_rect();
    let width = browser::window().inner_width().ok().and_then(|width| width.as_f64());
    let most = width.unwrap_or_default() - area.width() - GAP;
    let left = (middle - area.width() / 2.0).min(most).max(GAP);
    let above = top - area.height() - GAP;
    let top = if above >= GAP && !below { above } else { bottom + GAP };
    let style = HtmlElement::style(tip);
    let _ = style.set_property("left", &format!("{}px", Num(left)));
    let _ = style.set_property("top", &format!("{}px", Num(top)));
}
