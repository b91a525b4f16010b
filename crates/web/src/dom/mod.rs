//! The page as functions of signals: elements that are made once, and parts of them that follow what they show.
//!
//! Signals are those of Leptos' `reactive_graph`. Its views are not used: every view there is a type of its own, and
//! each type a copy of the code that builds it. Here all views are of one type, and all signals of one type inside,
//! which makes the client half as large.

mod element;
mod events;
mod signals;
mod view;

pub(crate) use element::{Element, NodeRef, Value};
pub(crate) use events::{
    Timer, event_target, event_target_checked, event_target_value, every, listen, listener,
    next_frame, set_timeout, spawn_local, wait,
};
pub(crate) use mad_markup::view;
pub(crate) use reactive_graph::effect::Effect;
pub(crate) use reactive_graph::graph::untrack;
pub(crate) use reactive_graph::owner::{LocalStorage, StoredValue, on_cleanup};
pub(crate) use reactive_graph::traits::{GetValue, SetValue, UpdateValue, WithValue};
pub(crate) use signals::{Callback, Memo, RwSignal};
pub(crate) use view::{AnyView, CollectView, IntoView, View, mount};
