//! What happens in the page, and what happens later.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Event, EventTarget, HtmlInputElement};

use crate::browser::window;

pub(crate) use wasm_bindgen_futures::spawn_local;

/// What is called with events.
pub(crate) trait Hear {
    fn hear(&mut self, event: Event);
}

impl<F: FnMut(Event)> Hear for F {
    fn hear(&mut self, event: Event) {
        self(event);
    }
}

/// A function for events of one kind as one for any.
pub(crate) fn listener<E: JsCast + 'static>(mut act: impl FnMut(E) + 'static) -> Box<dyn Hear> {
    Box::new(move |event: Event| act(event.unchecked_into()))
}

/// It as a function of the browser, which keeps it.
fn function(mut act: Box<dyn Hear>) -> js_sys::Function {
    let act: Box<dyn FnMut(Event)> = Box::new(move |event| act.hear(event));
    Closure::wrap(act).into_js_value().unchecked_into()
}

/// The element that an event is about.
pub(crate) fn event_target<E: JsCast>(event: &Event) -> Option<E> {
    event.target().and_then(|target| target.dyn_into().ok())
}

/// What stands in the field that an event is about, whatever kind of field it is.
pub(crate) fn event_target_value(event: &Event) -> String {
    let value = event.target().and_then(|it| js_sys::Reflect::get(&it, &"value".into()).ok());
    value.and_then(|value| value.as_string()).unwrap_or_default()
}

/// Whether the box that an event is about is ticked.
pub(crate) fn event_target_checked(event: &Event) -> bool {
    event_target::<HtmlInputElement>(event).is_some_and(|field| field.checked())
}

/// Listens as long as the element is there.
pub(super) fn attach(target: &EventTarget, event: &str, act: Box<dyn Hear>) {
    let _ = target.add_event_listener_with_callback(event, &function(act));
}

/// Something that listens to the window until it is told not to.
#[derive(Clone)]
pub(crate) struct Listener {
    event: &'static str,
    function: js_sys::Function,
}

impl Listener {
    pub(crate) fn remove(self) {
        let _ = window().remove_event_listener_with_callback(self.event, &self.function);
    }
}

/// Listens to the window.
pub(crate) fn listen(event: &'static str, act: impl FnMut(Event) + 'static) -> Listener {
    listen_with(event, Box::new(act))
}

fn listen_with(event: &'static str, act: Box<dyn Hear>) -> Listener {
    let function = function(act);
    let _ = window().add_event_listener_with_callback(event, &function);
    Listener { event, function }
}

/// A function of the browser that is called once.
fn once(act: Box<dyn FnOnce()>) -> js_sys::Function {
    Closure::once_into_js(act).unchecked_into()
}

/// Calls a function later.
pub(crate) fn set_timeout(act: impl FnOnce() + 'static, wait: Duration) {
    let function = once(Box::new(act));
    let wait = i32::try_from(wait.as_millis()).unwrap_or(i32::MAX);
    let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&function, wait);
}

/// Calls a function before the page is drawn the next time.
pub(crate) fn next_frame(act: impl FnOnce() + 'static) {
    let _ = window().request_animation_frame(&once(Box::new(act)));
}

/// Something that is to happen later, unless it is called off.
#[derive(Clone)]
pub(crate) struct Timer {
    off: Rc<Cell<bool>>,
}

impl Timer {
    pub(crate) fn clear(&self) {
        self.off.set(true);
    }
}

/// Calls a function later, unless it is called off.
pub(crate) fn wait(act: impl FnOnce() + 'static, time: Duration) -> Timer {
    let off = Rc::new(Cell::new(false));
    let timer = Timer { off: Rc::clone(&off) };
    set_timeout(
        move || {
            if !off.get() {
                act();
            }
        },
        time,
    );
    timer
}

/// Calls a function again and again until it is called off.
pub(crate) fn every(act: impl Fn() + 'static, time: Duration) -> Timer {
    let off = Rc::new(Cell::new(false));
    let timer = Timer { off: Rc::clone(&off) };
    again(Rc::new(act), time, off);
    timer
}

fn again(act: Rc<dyn Fn()>, time: Duration, off: Rc<Cell<bool>>) {
    set_timeout(
        move || {
            if !off.get() {
                act();
                again(act, time, off);
            }
        },
        time,
    );
}
