//! What browsers are told to allow the page, and what not.

use axum::http::HeaderValue;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HeaderName, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::response::Response;

/// Everything comes from the same place as the page, and WebAssembly may be compiled.
macro_rules! content_policy {
    () => {
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
         img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; \
         manifest-src 'self'; base-uri 'none'; form-action 'none'"
    };
}

/// What goes with every answer.
const HEADERS: [(HeaderName, &str); 6] = [
    (CONTENT_SECURITY_POLICY, concat!(content_policy!(), "; frame-ancestors 'none'")),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    // The devices. What a game may want, such as the clipboard and the full screen, is not among
    // them: browsers ask the player about that.
    (
        HeaderName::from_static("permissions-policy"),
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), \
         gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), \
         microphone=(), midi=(), payment=(), publickey-credentials-get=(), serial=(), usb=(), \
         xr-spatial-tracking=()",
    ),
];

/// Puts the headers on an answer.
pub(crate) async fn onto_answer(mut answer: Response) -> Response {
    for (name, value) in HEADERS {
        answer.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    answer
}

/// The page with the policy in its head, for hosts that send no headers of ours. Who may frame the
/// page cannot be said there.
pub(crate) fn into_page(page: &[u8]) -> Vec<u8> {
    const HEAD: &[u8] = b"<head>";
    const TAG: &str = concat!(
        "\n    <meta http-equiv=\"Content-Security-Policy\" content=\"",
        content_policy!(),
        "\" />"
    );
    match page.windows(HEAD.len()).position(|window| window == HEAD) {
        Some(start) => {
            let (before, after) = page.split_at(start + HEAD.len());
            [before, TAG.as_bytes(), after].concat()
        }
        None => page.to_vec(),
    }
}
