//! Range requests: a part of a file, such as a page of a table of endings.

use axum::body::Bytes;
use axum::http::header::{IF_RANGE, RANGE};
use axum::http::{HeaderMap, HeaderValue, Method};
use http_range_header::parse_range_header;

use crate::site::Variant;

/// The part of a file that a request is for.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// All of it, status 200.
    Whole,
    /// Some bytes, status 206.
    Range { bytes: Bytes, content_range: HeaderValue },
    /// Bytes that it does not have, status 416.
    Outside { content_range: HeaderValue },
}

impl Part {
    /// The part that `Range` asks for.
    ///
    /// A range is ignored, as RFC 9110 (14.2) demands or permits, unless the method is GET, if it
    /// is malformed, if there are several, and if `If-Range` has another entity tag.
    pub(crate) fn requested(method: &Method, request: &HeaderMap, variant: &Variant) -> Self {
        let is_other = request.get(IF_RANGE).is_some_and(|tag| tag != variant.tag);
        let value = request.get(RANGE).filter(|_| method == Method::GET && !is_other);
        let Some(parsed) = value.and_then(|value| parse_range_header(value.to_str().ok()?).ok())
        else {
            return Self::Whole;
        };
        if parsed.ranges.len() > 1 {
            return Self::Whole;
        }
        let len = variant.bytes.len() as u64;
        let valid = parsed.validate(len).ok().and_then(|ranges| ranges.into_iter().next());
        match valid.filter(|range| *range.end() < len) {
            Some(range) => Self::Range {
                bytes: variant.bytes.slice(*range.start() as usize..=*range.end() as usize),
                content_range: header(&format!("bytes {}-{}/{len}", range.start(), range.end())),
            },
            None => Self::Outside { content_range: header(&format!("bytes */{len}")) },
        }
    }
}

fn header(text: &str) -> HeaderValue {
    HeaderValue::try_from(text).expect("digits and punctuation")
}
