//! The Content-Security-Policy and the other security headers.

use axum::http::HeaderValue;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HeaderName, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::response::Response;

/// The Content-Security-Policy: same origin only, no inline scripts or styles, WebAssembly allowed.
macro_rules! content_policy {
    () => {
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
         img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; \
         manifest-src 'self'; base-uri 'none'; form-action 'none'"
    };
}

/// The headers of every response.
const HEADERS: [(HeaderName, &str); 6] = [
    (CONTENT_SECURITY_POLICY, concat!(content_policy!(), "; frame-ancestors 'none'")),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    // Devices and sensors. Clipboard and full screen are not listed: the app may use them.
    (
        HeaderName::from_static("permissions-policy"),
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), \
         gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), \
         microphone=(), midi=(), payment=(), publickey-credentials-get=(), serial=(), usb=(), \
         xr-spatial-tracking=()",
    ),
];

/// Adds the security headers to a response.
pub(crate) async fn add(mut response: Response) -> Response {
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// The page with the policy as a `<meta>` element, for hosts that do not send the headers.
/// `frame-ancestors` is not allowed there.
pub(crate) fn add_meta(page: &[u8]) -> Vec<u8> {
    const TAG: &str = concat!(
        "\n    <meta http-equiv=\"Content-Security-Policy\" content=\"",
        content_policy!(),
        "\" />"
    );
    add_to_head(page, TAG)
}

/// The page with another element at the beginning of its head.
pub(crate) fn add_to_head(page: &[u8], element: &str) -> Vec<u8> {
    const HEAD: &[u8] = b"<head>";
    match page.windows(HEAD.len()).position(|window| window == HEAD) {
        Some(start) => {
            let (before, after) = page.split_at(start + HEAD.len());
            [before, element.as_bytes(), after].concat()
        }
        None => page.to_vec(),
    }
}
