//! The interface between the game screen and an online game. The screen is in the main module; what implements this
//! interface is in the module of online games, which is downloaded only for them.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::{Position, Side, Turn};

use super::controller::GameController;

/// What differs from a game on this device.
#[derive(Clone, Copy)]
pub(crate) struct Remote {
    /// The side of the player at this device; `None` for a watcher.
    pub(crate) side: Memo<Option<Side>>,
    /// Whether the player can enter a turn, or plan one while the opponent is to move.
    pub(crate) entry: Memo<Entry>,
    /// Whether the last turn that is shown is sent but not confirmed by the server.
    pub(crate) sent: Memo<bool>,
    /// The planned turn.
    pub(crate) plan: Memo<Option<Turn>>,
    /// Plays or plans a turn.
    pub(crate) play: Callback<Turn>,
    /// The status while nothing is picked.
    pub(crate) status: Callback<(), (String, Vec<RemoteChoice>)>,
    /// What is announced after the status: offers and phrases.
    pub(crate) announcement: Callback<(), String>,
    /// The buttons at the end of the game, the main one first.
    pub(crate) end_choices: Memo<Vec<RemoteChoice>>,
    pub(crate) choose: Callback<RemoteChoice>,
    /// What the key of undo does.
    pub(crate) ask_takeback: Callback<()>,
    /// Presence and clock of a player.
    pub(crate) strip: Callback<Memo<Side>, AnyView>,
    /// Offers and phrases.
    pub(crate) panel: Callback<(), AnyView>,
    /// The buttons of the toolbar in place of undo, redo and hint.
    pub(crate) tools: Callback<GameController, AnyView>,
    /// The first entries of the menu.
    pub(crate) menu: Callback<GameController, AnyView>,
    pub(crate) dialog_label: Callback<RemoteDialog, String>,
    pub(crate) dialog: Callback<(GameController, RemoteDialog), AnyView>,
}

/// What the player can enter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Entry {
    /// Nothing: the player watches, a turn is under way, or the game does not go on.
    None,
    Turn,
    /// The answer to the opponent's next turn.
    Plan,
}

impl Entry {
    /// The position in which the turn is entered. A plan is entered as if the opponent had passed.
    pub(crate) fn position(self, current: Position) -> Position {
        if self != Self::Plan {
            return current;
        }
        let mut position = current;
        if position.null_move().is_err() {
            let _ = position.play(Turn::PASS);
        }
        position
    }
}

/// A button of an online game in the status panel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RemoteChoice {
    DropPlan,
    /// Lets the clock run again after an outage of the server.
    Resume,
    Reload,
    Rematch,
    OpenRematch,
    NextOpponent,
    AllGames,
}

impl RemoteChoice {
    /// The `data-action` of its button.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::DropPlan => "drop-plan",
            Self::Resume => "resume",
            Self::Reload => "reload",
            Self::Rematch => "rematch",
            Self::OpenRematch => "open-rematch",
            Self::NextOpponent => "next-opponent",
            Self::AllGames => "online-games",
        }
    }

    pub(super) fn text(self, texts: &Texts) -> String {
        match self {
            Self::DropPlan => texts.online_drop_plan(),
            Self::Resume => texts.online_resume(),
            Self::Reload => texts.online_reload(),
            Self::Rematch => texts.end_rematch(),
            Self::OpenRematch => texts.online_rematch_open(),
            Self::NextOpponent => texts.online_next(),
            Self::AllGames => texts.online_see_all(),
        }
    }
}

/// A dialog of an online game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RemoteDialog {
    Say,
    Stop,
    Resign,
    Abort,
    SeatLink,
}
