//! Values that can be followed: signals, what follows from them, and what happens when they change.
//!
//! They are handles that can be copied, and all of one type inside, so that the code behind them
//! stands in a program once. Everything belongs to the effect or the memo that has made it, and ends
//! when that runs again: then its handles lead nowhere. All of it lives on one thread.

mod graph;

use std::any::Any;
use std::cell::RefCell;
use std::marker::PhantomData;
use std::rc::Rc;

use graph::{Id, Value, Work};

/// What went in is what comes out.
const KEPT: &str = "a handle keeps the type of its value";
/// Nobody may look at what has ended, unless they ask whether it has.
const THERE: &str = "what is looked at is still there";

/// A function that is kept to be called again and again. As a `dyn Fn` each would come with two more
/// that nobody calls.
pub trait Make<T> {
    /// Calls it.
    fn make(&self) -> T;
}

impl<T, F: Fn() -> T> Make<T> for F {
    fn make(&self) -> T {
        self()
    }
}

macro_rules! handles {
    ($($(#[$about:meta])+ $name:ident)+) => {
        $(
            $(#[$about])+
            pub struct $name<T> {
                id: Id,
                of: PhantomData<fn() -> T>,
            }

            impl<T> Clone for $name<T> {
                fn clone(&self) -> Self {
                    *self
                }
            }

            impl<T> Copy for $name<T> {}
        )+
    };
}

handles! {
    /// A value that can be followed and changed.
    RwSignal
    /// A value that follows from others.
    Memo
    /// A value that nobody follows.
    StoredValue
}

fn see<T: 'static, U>(value: &Value, see: impl FnOnce(&T) -> U) -> U {
    see(value.borrow().downcast_ref().expect(KEPT))
}

fn change<T: 'static>(value: &Value, change: impl FnOnce(&mut T)) {
    change(value.borrow_mut().downcast_mut().expect(KEPT));
}

// Each of these stands once in a program, and not wherever something is read.

#[inline(never)]
fn look(id: Id) -> Value {
    graph::look(id).expect(THERE)
}

#[inline(never)]
fn peek(id: Id) -> Value {
    graph::peek(id).expect(THERE)
}

#[inline(never)]
fn store(id: Id, value: Box<dyn Any>) -> bool {
    graph::peek(id).map(|place| place.replace(value)).is_some()
}

#[inline(never)]
fn set(id: Id, value: Box<dyn Any>) {
    if store(id, value) {
        graph::changed(id);
    }
}

#[inline(never)]
fn keep(value: Box<dyn Any>) -> Id {
    graph::add(value, Work::Nothing)
}

impl<T: 'static> RwSignal<T> {
    /// A signal that ends with whatever runs now.
    #[must_use]
    pub fn new(value: T) -> Self {
        Self { id: keep(Box::new(value)), of: PhantomData }
    }

    /// Follows it.
    pub fn with<U>(self, act: impl FnOnce(&T) -> U) -> U {
        see(&look(self.id), act)
    }

    /// Looks at it without following it.
    pub fn with_untracked<U>(self, act: impl FnOnce(&T) -> U) -> U {
        see(&peek(self.id), act)
    }

    /// Follows it.
    #[must_use]
    pub fn get(self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    /// Looks at it without following it.
    #[must_use]
    pub fn get_untracked(self) -> T
    where
        T: Clone,
    {
        self.with_untracked(T::clone)
    }

    /// Follows it without caring what it is.
    pub fn track(self) {
        look(self.id);
    }

    /// Sets it, if it is still there.
    pub fn set(self, value: T) {
        set(self.id, Box::new(value));
    }

    /// Changes it, if it is still there.
    pub fn update(self, act: impl FnOnce(&mut T)) {
        if let Some(value) = graph::peek(self.id) {
            change(&value, act);
            graph::changed(self.id);
        }
    }

    /// Changes it in silence.
    pub fn update_untracked(self, act: impl FnOnce(&mut T)) {
        change(&peek(self.id), act);
    }
}

impl<T: PartialEq + 'static> Memo<T> {
    /// What a function returns. It is called when somebody looks, and again only if something has
    /// changed that it has looked at.
    #[must_use]
    pub fn new(compute: impl Fn() -> T + 'static) -> Self {
        let work = Rc::new(move || Box::new(compute()) as Box<dyn Any>);
        Self { id: memo(work, same::<T>), of: PhantomData }
    }

    /// Follows it.
    pub fn with<U>(self, act: impl FnOnce(&T) -> U) -> U {
        see(&look(self.id), act)
    }

    /// Follows it.
    #[must_use]
    pub fn get(self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    /// Looks at it without following it.
    #[must_use]
    pub fn get_untracked(self) -> T
    where
        T: Clone,
    {
        see(&peek(self.id), T::clone)
    }

    /// Looks at it without following it, if it is still there.
    #[must_use]
    pub fn try_get_untracked(self) -> Option<T>
    where
        T: Clone,
    {
        graph::peek(self.id).map(|value| see(&value, T::clone))
    }

    /// Follows it without caring what it is.
    pub fn track(self) {
        look(self.id);
    }
}

#[inline(never)]
fn memo(compute: Rc<dyn Make<Box<dyn Any>>>, same: graph::Same) -> Id {
    graph::add(Box::new(()), Work::Compute(compute, same))
}

fn same<T: PartialEq + 'static>(one: &dyn Any, other: &dyn Any) -> bool {
    one.downcast_ref::<T>() == other.downcast_ref::<T>()
}

impl<T: 'static> StoredValue<T> {
    /// A value that ends with whatever runs now.
    #[must_use]
    pub fn new(value: T) -> Self {
        Self { id: keep(Box::new(value)), of: PhantomData }
    }

    /// Looks at it.
    pub fn with_value<U>(self, act: impl FnOnce(&T) -> U) -> U {
        see(&peek(self.id), act)
    }

    /// It.
    #[must_use]
    pub fn get_value(self) -> T
    where
        T: Clone,
    {
        self.with_value(T::clone)
    }

    /// It, if it is still there.
    #[must_use]
    pub fn try_get_value(self) -> Option<T>
    where
        T: Clone,
    {
        graph::peek(self.id).map(|value| see(&value, T::clone))
    }

    /// Sets it, if it is still there.
    pub fn set_value(self, value: T) {
        store(self.id, Box::new(value));
    }

    /// Changes it.
    pub fn update_value(self, act: impl FnOnce(&mut T)) {
        change(&peek(self.id), act);
    }
}

/// A function that can be handed on.
pub struct Callback<T: 'static> {
    inner: StoredValue<Rc<dyn Fn(T)>>,
}

impl<T> Clone for Callback<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Callback<T> {}

impl<T> Callback<T> {
    /// A function that ends with whatever runs now.
    #[must_use]
    pub fn new(act: impl Fn(T) + 'static) -> Self {
        Self { inner: StoredValue::new(Rc::new(act)) }
    }

    /// Calls it.
    pub fn run(self, value: T) {
        (self.inner.get_value())(value);
    }
}

/// Runs a function soon, and again whenever something changes that it has looked at. It is told what
/// it has returned the last time.
pub fn effect<T: 'static>(act: impl Fn(Option<T>) -> T + 'static) {
    let before = RefCell::new(None);
    let work = move || {
        let now = act(before.take());
        before.replace(Some(now));
    };
    graph::wait(graph::add(Box::new(()), Work::Run(Rc::new(work))));
}

/// Runs a function now, and again whenever something changes that it has looked at.
pub fn live(act: Rc<dyn Make<()>>) {
    graph::run(graph::add(Box::new(()), Work::Run(act)));
}

/// Calls a function when whatever runs now ends or runs again.
pub fn on_cleanup(act: impl FnOnce() + 'static) {
    graph::end_with(Box::new(act));
}

/// Runs a function that looks at things without following them.
pub fn untrack<T>(act: impl FnOnce() -> T) -> T {
    graph::unseen(act)
}

/// Runs a function whose values never end. Another one is to call functions later, but not at once:
/// that is when effects run.
pub fn root(later: fn(fn()), act: impl FnOnce()) {
    graph::set_later(later);
    graph::owning(graph::add(Box::new(()), Work::Nothing), act);
}
