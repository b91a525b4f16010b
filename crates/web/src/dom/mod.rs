//! The page as functions of signals: elements that are made once, and parts of them that follow what they show.
//!
//! All views are of one type, and so are all signals inside: a type for each would be a copy of the code that builds
//! it for each.

mod element;
mod events;
mod view;

pub(crate) use element::{Element, NodeRef, Value};
pub(crate) use events::{
    Timer, event_target, event_target_checked, event_target_value, every, listen, listener,
    next_frame, set_timeout, spawn_local, wait,
};
pub(crate) use mad_markup::view;
pub(crate) use mad_signals::{Callback, Memo, RwSignal, StoredValue, effect, on_cleanup, untrack};
pub(crate) use view::{AnyView, CollectView, IntoView, View, mount};
