//! mad
fn main() {}
