//! Values, and what can be taken out of them.

use std::borrow::Cow;
use std::fmt::Display;
use std::str::FromStr;

use crate::{Fields, FormError};

/// Anything that JSON can say. What is read borrows from the text where it can.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value<'a> {
    /// Nothing.
    Null,
    /// True or false.
    Bool(bool),
    /// A number as it is written: what it is worth depends on who asks.
    Number(Cow<'a, str>),
    /// A text.
    Text(Cow<'a, str>),
    /// A list.
    List(Vec<Self>),
    /// An object.
    Object(Object<'a>),
}

/// Fields with their names, in order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Object<'a>(pub(crate) Vec<(Cow<'a, str>, Value<'a>)>);

impl<'a> Object<'a> {
    /// Without any fields.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// With one more field.
    #[must_use]
    pub fn with(mut self, name: &'a str, value: impl Into<Value<'a>>) -> Self {
        self.0.push((name.into(), value.into()));
        self
    }

    /// With one more field if there is something to say.
    #[must_use]
    pub fn with_some(self, name: &'a str, value: Option<impl Into<Value<'a>>>) -> Self {
        match value {
            Some(value) => self.with(name, value),
            None => self,
        }
    }
}

impl Value<'_> {
    /// Whether it is true.
    ///
    /// # Errors
    ///
    /// If it is neither true nor false.
    pub fn bool(&self) -> Result<bool, FormError> {
        match self {
            Self::Bool(value) => Ok(*value),
            _ => Err(FormError::expected("true or false")),
        }
    }

    /// A whole number.
    ///
    /// # Errors
    ///
    /// If it is none, or outside the limits of the type.
    pub fn number<T: FromStr>(&self) -> Result<T, FormError> {
        let wrong = || FormError::expected("a whole number, not too large");
        match self {
            Self::Number(digits) => digits.parse().map_err(|_| wrong()),
            _ => Err(wrong()),
        }
    }

    /// A text.
    ///
    /// # Errors
    ///
    /// If it is something else.
    pub fn text(&self) -> Result<&str, FormError> {
        match self {
            Self::Text(text) => Ok(text),
            _ => Err(FormError::expected("a text")),
        }
    }

    /// What a text says.
    ///
    /// # Errors
    ///
    /// If it is no text, or says something else.
    pub fn parsed<T: FromStr<Err: Display>>(&self) -> Result<T, FormError> {
        self.text()?.parse().map_err(|error: T::Err| FormError::new(&error))
    }

    /// One of some values, by its name.
    ///
    /// # Errors
    ///
    /// If it is none of the names.
    pub fn one_of<T: Copy>(&self, all: &[T], name: fn(T) -> &'static str) -> Result<T, FormError> {
        let found = all.iter().copied().find(|&it| self.text().is_ok_and(|text| text == name(it)));
        found.ok_or_else(|| {
            let names: Vec<&str> = all.iter().copied().map(name).collect();
            FormError::expected(&names.join(" or "))
        })
    }

    /// What a reader makes of it; `None` if it is null.
    ///
    /// # Errors
    ///
    /// If the reader refuses it.
    pub fn option<'a, T>(
        &'a self,
        read: impl FnOnce(&'a Self) -> Result<T, FormError>,
    ) -> Result<Option<T>, FormError> {
        match self {
            Self::Null => Ok(None),
            value => read(value).map(Some),
        }
    }

    /// The values of a list.
    ///
    /// # Errors
    ///
    /// If it is no list.
    pub fn list(&self) -> Result<&[Self], FormError> {
        match self {
            Self::List(values) => Ok(values),
            _ => Err(FormError::expected("a list")),
        }
    }

    /// The fields of an object.
    ///
    /// # Errors
    ///
    /// If it is no object.
    pub fn fields(&self) -> Result<Fields<'_>, FormError> {
        match self {
            Self::Object(object) => Ok(Fields::new(object)),
            _ => Err(FormError::expected("an object")),
        }
    }
}

impl From<bool> for Value<'_> {
    fn from(value: bool) -> Self {
        Self::Bool(value)
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl<'a> From<Object<'a>> for Value<'a> {
    fn from(object: Object<'a>) -> Self {
        Self::Object(object)
    }
}

impl<'a, T: Into<Self>> FromIterator<T> for Value<'a> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        Self::List(values.into_iter().map(Into::into).collect())
    }
}

/// Nothing is null.
impl<'a, T: Into<Self>> From<Option<T>> for Value<'a> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Into::into)
    }
}

macro_rules! whole_numbers {
    ($($type:ty),*) => {$(
        impl From<$type> for Value<'_> {
            fn from(number: $type) -> Self {
                Self::Number(number.to_string().into())
            }
        }
    )*};
}

whole_numbers!(u8, u16, u32, u64, usize, i32);
