//! The fields of an object, one by one.

use crate::{FormError, Object, Value};

/// An object that is being read. Of fields with the same name the last one counts.
#[derive(Debug, Clone, Copy)]
pub struct Fields<'a>(&'a Object<'a>);

impl<'a> Fields<'a> {
    pub(crate) const fn new(object: &'a Object<'a>) -> Self {
        Self(object)
    }

    fn find(&self, name: &str) -> Option<&'a Value<'a>> {
        self.0.0.iter().rfind(|(known, _)| known == name).map(|(_, value)| value)
    }

    /// What a reader makes of a field.
    ///
    /// # Errors
    ///
    /// If there is no such field, or the reader refuses it. Its name is in the error.
    pub fn need<T>(
        &self,
        name: &str,
        read: impl FnOnce(&'a Value<'a>) -> Result<T, FormError>,
    ) -> Result<T, FormError> {
        match self.find(name) {
            Some(value) => read(value).map_err(|error| error.at(&name)),
            None => Err(FormError::new(&"missing").at(&name)),
        }
    }

    /// What a reader makes of a field, if it is there and not null.
    ///
    /// # Errors
    ///
    /// If the reader refuses it. Its name is in the error.
    pub fn optional<T>(
        &self,
        name: &str,
        read: impl FnOnce(&'a Value<'a>) -> Result<T, FormError>,
    ) -> Result<Option<T>, FormError> {
        let value = self.find(name).unwrap_or(&Value::Null);
        value.option(read).map_err(|error| error.at(&name))
    }

    /// What a reader makes of a field, or something else if there is no such field or the reader
    /// refuses it.
    pub fn or<T>(
        &self,
        otherwise: T,
        name: &str,
        read: impl FnOnce(&'a Value<'a>) -> Result<T, FormError>,
    ) -> T {
        self.find(name).and_then(|value| read(value).ok()).unwrap_or(otherwise)
    }

    /// Sees to it that there are no other fields.
    ///
    /// # Errors
    ///
    /// If there is one. Its name is in the error.
    pub fn only(&self, names: &[&str]) -> Result<(), FormError> {
        let other = self.0.0.iter().find(|(name, _)| !names.contains(&&**name));
        other.map_or(Ok(()), |(name, _)| Err(FormError::new(&"unknown").at(name)))
    }
}
