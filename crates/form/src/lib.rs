//! JSON for messages and for what is kept: read field by field, written in the order given.
//!
//! Derived serialisation is a copy of a parser for every type, and was a third of the engine's module
//! for browsers. Here a text becomes a [`Value`] first, and types take what they need out of it.
//!
//! ```
//! use mad_form::{Object, Value};
//!
//! let text = Object::new().with("name", "Ada").with("level", 3).to_string();
//! assert_eq!(text, r#"{"name":"Ada","level":3}"#);
//!
//! let value = Value::from_text(&text)?;
//! let fields = value.fields()?;
//! assert_eq!(fields.need("name", Value::text)?, "Ada");
//! assert_eq!(fields.optional("age", Value::number::<u8>)?, None);
//! let error = fields.need("level", Value::bool).unwrap_err();
//! assert_eq!(error.to_string(), "level: expected true or false");
//! # Ok::<(), mad_form::FormError>(())
//! ```

mod error;
mod fields;
mod read;
mod value;
mod write;

pub use error::FormError;
pub use fields::Fields;
pub use value::{Object, Value};
