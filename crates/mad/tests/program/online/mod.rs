//! `mad play --online`: real servers, and people with real programs.

mod addresses;
mod games;
mod people;
mod trouble;
