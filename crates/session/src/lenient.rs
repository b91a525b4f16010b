//! JSON objects that are read field by field: a damaged field has its default, the others are kept.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// Writes a value as JSON.
///
/// # Panics
///
/// If it has no JSON form, which does not happen for structs of texts, numbers and enums.
pub(crate) fn to_text<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("structs of plain fields have a JSON form")
}

/// Reads a struct from JSON. Each field that is missing or cannot be read has its default.
pub(crate) fn from_text<T: Default + Serialize + DeserializeOwned>(text: &str) -> T {
    let stored: Map<String, Value> = serde_json::from_str(text).unwrap_or_default();
    let Ok(Value::Object(mut fields)) = serde_json::to_value(T::default()) else {
        return T::default();
    };
    // A field with its default may not be written, so names that the default lacks are tried too.
    for (name, value) in stored {
        let default = fields.insert(name.clone(), value);
        if T::deserialize(Value::Object(fields.clone())).is_err() {
            match default {
                Some(default) => fields.insert(name, default),
                None => fields.remove(&name),
            };
        }
    }
    T::deserialize(Value::Object(fields)).unwrap_or_default()
}
