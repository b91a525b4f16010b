//! Pages as SVG and PDF, measured.

mod boards;
mod common;
mod pages;
#[cfg(feature = "pdf")]
mod pdf;
mod rules;
mod ships;
