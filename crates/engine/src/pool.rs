//! A pool of large objects that are expensive to make: whoever is done with one puts it back.

use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex};

/// The objects that nobody uses at the moment.
pub(crate) struct Pool<T>(Arc<Mutex<Vec<T>>>);

impl<T> Default for Pool<T> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

/// An object on loan. Dropping it puts it back.
pub(crate) struct Lent<T> {
    object: Option<T>,
    pool: Arc<Mutex<Vec<T>>>,
}

impl<T> Pool<T> {
    /// An object from the pool that fits, or a new one.
    pub(crate) fn take(&self, fits: impl Fn(&T) -> bool, make: impl FnOnce() -> T) -> Lent<T> {
        let free = self.0.lock().ok().and_then(|mut free| free.pop()).filter(fits);
        Lent { object: Some(free.unwrap_or_else(make)), pool: Arc::clone(&self.0) }
    }
}

impl<T> Deref for Lent<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.object.as_ref().expect("it is there until it is dropped")
    }
}

impl<T> DerefMut for Lent<T> {
    fn deref_mut(&mut self) -> &mut T {
        self.object.as_mut().expect("it is there until it is dropped")
    }
}

impl<T> Drop for Lent<T> {
    fn drop(&mut self) {
        if let (Some(object), Ok(mut free)) = (self.object.take(), self.pool.lock()) {
            free.push(object);
        }
    }
}
