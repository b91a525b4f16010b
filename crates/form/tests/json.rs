//! What is read and written, compared with what serde_json makes of it.

use mad_form::{Object, Value};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::Value as Theirs;

/// The same value, theirs against ours; numbers by what they are worth as they are written.
fn same(theirs: &Theirs, ours: &Value<'_>) -> bool {
    match (theirs, ours) {
        (Theirs::Null, Value::Null) => true,
        (Theirs::Bool(theirs), Value::Bool(ours)) => theirs == ours,
        (Theirs::Number(theirs), Value::Number(ours)) => {
            serde_json::from_str::<serde_json::Number>(ours).is_ok_and(|ours| ours == *theirs)
        }
        (Theirs::String(theirs), Value::Text(ours)) => theirs == ours,
        (Theirs::Array(theirs), Value::List(ours)) => {
            theirs.len() == ours.len()
                && theirs.iter().zip(ours).all(|(theirs, ours)| same(theirs, ours))
        }
        (Theirs::Object(theirs), Value::Object(_)) => {
            let fields = ours.fields().unwrap();
            theirs.iter().all(|(name, value)| {
                fields.need(name, |ours| Ok(same(value, ours))).is_ok_and(|same| same)
            })
        }
        _ => false,
    }
}

/// Reads a text here and there. Both must find the same, or both refuse.
fn compare(text: &str) {
    let ours = Value::from_text(text);
    match serde_json::from_str::<Theirs>(text) {
        // They refuse what no float holds; here nobody asks for one.
        Err(error) if error.to_string().starts_with("number out of range") => {}
        Err(error) => assert!(ours.is_err(), "{text:?}: {error}"),
        Ok(theirs) => {
            let ours = ours.unwrap_or_else(|error| panic!("{text:?}: {error}"));
            assert!(same(&theirs, &ours), "{text:?}: {ours:?}");
            let written = ours.to_string();
            assert!(same(&serde_json::from_str(&written).unwrap(), &ours), "{written:?}");
        }
    }
}

const TEXTS: [&str; 12] = [
    r#"{"type":"play","id":1,"turns":["a1a2","pass"],"resigns":false,"seed":4294967295}"#,
    r#" { "a" : [ ] , "b" : { } , "c" : [ 1 , -0 , -12 ] , "d" : null } "#,
    r#"["\"\\\/\b\f\n\r\t","\u00e9\u20ac","\ud83d\ude80","plain é € 🚀"]"#,
    r"[0,-0,1.5,-2.25,1e3,1E-3,1.0e+5,18446744073709551615,1e400]",
    r#"{"a":1,"a":2}"#,
    r#"["\ud83d","\ude80","\ud83dx","\ud83d\u0041","\u12"]"#,
    "true",
    "[[[[[[[[]]]]]]]]",
    "\u{feff}[]",
    "",
    "01",
    "\"\u{1}\"",
];

#[test]
fn texts_are_read_as_they_should_be() {
    for text in TEXTS {
        compare(text);
        for (end, _) in text.char_indices() {
            compare(&text[..end]);
        }
    }
}

#[test]
fn changed_texts_are_read_or_refused_as_they_should_be() {
    const LETTERS: &[u8] = b"{}[]\",:\\/ue0123456789-+.Eabfnrtlsd \n\t\x00\x1f";
    let mut random = SmallRng::seed_from_u64(1);
    for _ in 0..300_000 {
        let text = TEXTS[random.random_range(0..TEXTS.len())];
        let mut letters: Vec<char> = text.chars().collect();
        for _ in 0..random.random_range(1..4) {
            let at = random.random_range(0..=letters.len());
            let letter = LETTERS[random.random_range(0..LETTERS.len())].into();
            match random.random_range(0..3) {
                0 => letters.insert(at, letter),
                1 if at < letters.len() => letters[at] = letter,
                _ if at < letters.len() => drop(letters.remove(at)),
                _ => {}
            }
        }
        compare(&letters.into_iter().collect::<String>());
    }
}

#[test]
fn what_is_written_is_what_they_write() {
    let text: String = ('\0'..'\u{100}').chain("\u{2028}€🚀".chars()).collect();
    let ours = Object::new()
        .with("text", &*text)
        .with("numbers", [u64::MAX, 0].into_iter().collect::<Value<'_>>())
        .with("less", i32::MIN)
        .with("null", None::<bool>)
        .with_some("nothing", None::<bool>)
        .with_some("something", Some(true))
        .with("object", Object::new());
    assert_eq!(
        ours.to_string(),
        format!(
            r#"{{"text":{},"numbers":[18446744073709551615,0],"less":-2147483648,"null":null,"something":true,"object":{{}}}}"#,
            // The two letters that they have shorter forms for.
            serde_json::to_string(&text)
                .unwrap()
                .replace("\\b", "\\u0008")
                .replace("\\f", "\\u000c"),
        )
    );
}

#[test]
fn depth_is_bounded() {
    let nested = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
    assert!(Value::from_text(&nested(64)).is_ok());
    assert!(Value::from_text(&nested(65)).is_err());
    assert!(Value::from_text(&"[".repeat(1_000_000)).is_err());
    assert!(Value::from_text(&"{\"\":".repeat(1_000_000)).is_err());
}

#[test]
fn errors_say_where_and_what() {
    for (text, about) in [
        ("", "byte 0: expected a value"),
        ("[1", "byte 2: expected a comma or the closing bracket"),
        ("{7", "byte 1: expected a name"),
        ("[] []", "byte 3: expected the end"),
        ("-", "byte 1: expected a digit"),
    ] {
        assert_eq!(Value::from_text(text).unwrap_err().to_string(), about);
    }
    let value = Value::from_text(r#"{"a":{"b":300},"c":null,"d":"x"}"#).unwrap();
    let fields = value.fields().unwrap();
    let error = fields.need("a", |a| a.fields()?.need("b", Value::number::<u8>)).unwrap_err();
    assert_eq!(error.to_string(), "a: b: expected a whole number, not too large");
    assert_eq!(fields.need("c", Value::text).unwrap_err().to_string(), "c: expected a text");
    assert_eq!(fields.optional("c", Value::text), Ok(None));
    assert_eq!(fields.need("e", Value::text).unwrap_err().to_string(), "e: missing");
    let colour =
        |value| fields.need(value, |it| it.one_of(&[true, false], |it| if it { "x" } else { "y" }));
    assert_eq!(colour("d"), Ok(true));
    assert_eq!(colour("c").unwrap_err().to_string(), "c: expected x or y");
    assert_eq!(fields.or(7, "d", Value::number), 7);
    assert_eq!(fields.or("y", "d", Value::text), "x");
    let error = fields.need("d", Value::parsed::<bool>).unwrap_err().to_string();
    assert!(error.starts_with("d: "), "{error}");
    assert_eq!(fields.only(&["a", "d"]).unwrap_err().to_string(), "c: unknown");
    assert_eq!(fields.only(&["a", "c", "d"]), Ok(()));
}
