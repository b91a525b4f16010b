//! The screens besides the game and the lessons.

pub(crate) mod board_clock;
pub(crate) mod home;
mod live_board;
pub(crate) mod manual;
pub(crate) mod new_game;
mod replay;
pub(crate) mod saved_games;
pub(crate) mod settings;
pub(crate) mod setup;
pub(crate) mod share_link;
mod time_control;
