//! Signals and memos of any type that are all of one type inside.

use std::any::Any;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use reactive_graph::owner::StoredValue;
use reactive_graph::traits::{
    GetValue as _, IsDisposed as _, Read as _, ReadUntracked as _, Set as _, Write as _,
};

/// A value of whatever type, and how to compare it with another of the same.
struct Erased {
    value: Box<dyn Any + Send + Sync>,
    same: fn(&(dyn Any + Send + Sync), &(dyn Any + Send + Sync)) -> bool,
}

impl PartialEq for Erased {
    fn eq(&self, other: &Self) -> bool {
        (self.same)(&*self.value, &*other.value)
    }
}

type AnySignal = reactive_graph::signal::RwSignal<Erased>;
type AnyMemo = reactive_graph::computed::Memo<Erased>;

/// What is never compared.
fn never(_: &(dyn Any + Send + Sync), _: &(dyn Any + Send + Sync)) -> bool {
    false
}

fn equal<T: PartialEq + 'static>(
    one: &(dyn Any + Send + Sync),
    other: &(dyn Any + Send + Sync),
) -> bool {
    one.downcast_ref::<T>() == other.downcast_ref::<T>()
}

/// What went in is what comes out.
const KEPT: &str = "a signal keeps the type of its value";

/// A value that can be followed and changed.
pub(crate) struct RwSignal<T> {
    inner: AnySignal,
    of: PhantomData<fn() -> T>,
}

impl<T> Clone for RwSignal<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for RwSignal<T> {}

impl<T: Send + Sync + 'static> RwSignal<T> {
    pub(crate) fn new(value: T) -> Self {
        Self { inner: signal(Box::new(value)), of: PhantomData }
    }

    pub(crate) fn with<U>(self, see: impl FnOnce(&T) -> U) -> U {
        let guard = read(self.inner);
        see(guard.value.downcast_ref().expect(KEPT))
    }

    pub(crate) fn with_untracked<U>(self, see: impl FnOnce(&T) -> U) -> U {
        let guard = read_untracked(self.inner);
        see(guard.value.downcast_ref().expect(KEPT))
    }

    pub(crate) fn get(self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    pub(crate) fn get_untracked(self) -> T
    where
        T: Clone,
    {
        self.with_untracked(T::clone)
    }

    pub(crate) fn set(self, value: T) {
        set(self.inner, Box::new(value));
    }

    /// Looks at it without caring what it is.
    pub(crate) fn track(self) {
        drop(read(self.inner));
    }

    /// Sets it if it is still there.
    pub(crate) fn try_set(self, value: T) {
        if !self.inner.is_disposed() {
            self.set(value);
        }
    }

    pub(crate) fn update(self, change: impl FnOnce(&mut T)) {
        let mut guard = write(&self.inner);
        change(guard.value.downcast_mut().expect(KEPT));
    }

    /// Changes it in silence.
    pub(crate) fn update_untracked(self, change: impl FnOnce(&mut T)) {
        let mut guard = self.inner.write_untracked();
        change(guard.value.downcast_mut().expect(KEPT));
    }
}

// Each of these stands once in the client, and not wherever something is read.

#[inline(never)]
fn read(signal: AnySignal) -> impl Deref<Target = Erased> {
    signal.read()
}

#[inline(never)]
fn read_untracked(signal: AnySignal) -> impl Deref<Target = Erased> {
    signal.read_untracked()
}

#[inline(never)]
fn read_memo(memo: AnyMemo) -> impl Deref<Target = Erased> {
    memo.read()
}

#[inline(never)]
fn read_memo_untracked(memo: AnyMemo) -> impl Deref<Target = Erased> {
    memo.read_untracked()
}

#[inline(never)]
fn write(signal: &AnySignal) -> impl DerefMut<Target = Erased> {
    signal.write()
}

#[inline(never)]
fn signal(value: Box<dyn Any + Send + Sync>) -> AnySignal {
    AnySignal::new(Erased { value, same: never })
}

#[inline(never)]
fn set(signal: AnySignal, value: Box<dyn Any + Send + Sync>) {
    signal.set(Erased { value, same: never });
}

/// A value that follows from others.
pub(crate) struct Memo<T> {
    inner: AnyMemo,
    of: PhantomData<fn() -> T>,
}

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Memo<T> {}

impl<T: PartialEq + Send + Sync + 'static> Memo<T> {
    pub(crate) fn new(compute: impl Fn() -> T + Send + Sync + 'static) -> Self {
        let compute = move || Box::new(compute()) as Box<dyn Any + Send + Sync>;
        Self { inner: memo(Box::new(compute), equal::<T>), of: PhantomData }
    }

    pub(crate) fn with<U>(self, see: impl FnOnce(&T) -> U) -> U {
        let guard = read_memo(self.inner);
        see(guard.value.downcast_ref().expect(KEPT))
    }

    pub(crate) fn get(self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    /// Looks at it without caring what it is.
    pub(crate) fn track(self) {
        drop(read_memo(self.inner));
    }

    pub(crate) fn get_untracked(self) -> T
    where
        T: Clone,
    {
        let guard = read_memo_untracked(self.inner);
        guard.value.downcast_ref::<T>().expect(KEPT).clone()
    }
}

#[inline(never)]
fn memo(
    compute: Box<dyn Fn() -> Box<dyn Any + Send + Sync> + Send + Sync>,
    same: fn(&(dyn Any + Send + Sync), &(dyn Any + Send + Sync)) -> bool,
) -> AnyMemo {
    AnyMemo::new(move |_| Erased { value: compute(), same })
}

/// A function that can be handed on.
pub(crate) struct Callback<T: 'static> {
    inner: StoredValue<Arc<dyn Fn(T) + Send + Sync>>,
}

impl<T> Clone for Callback<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Callback<T> {}

impl<T> Callback<T> {
    pub(crate) fn new(act: impl Fn(T) + Send + Sync + 'static) -> Self {
        Self { inner: StoredValue::new(Arc::new(act)) }
    }

    pub(crate) fn run(self, value: T) {
        (self.inner.get_value())(value);
    }
}
