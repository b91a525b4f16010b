//! The browser storage of the app.

use anyhow::{Context as _, Result};
use mad_rules::{Game, Position};
use mad_session::{GameSession, Saved};
use serde_json::json;

use crate::Page;
use crate::environment::EMPTY;

/// The start time of games that tests save, in milliseconds since 1970.
const BEGUN: u64 = 1_750_000_000_000;

impl Page {
    /// Writes an item of the local storage. If the app is not open, opens an empty page first.
    pub async fn store(&self, name: &str, text: &str) -> Result<()> {
        if !self.session.current_url().await?.as_str().starts_with(self.address()) {
            self.leave_app().await?;
        }
        let store = "localStorage.setItem(arguments[0], arguments[1]); return true;";
        self.run::<bool>(store, vec![json!(name), json!(text)]).await.map(drop)
    }

    /// Leaves the app for an empty page with the same storage.
    pub async fn leave_app(&self) -> Result<()> {
        Ok(self.session.goto(format!("{}{EMPTY}", self.address())).await?)
    }

    /// An item of the local storage.
    pub async fn stored(&self, name: &str) -> Result<Option<String>> {
        self.run("return localStorage.getItem(arguments[0]);", vec![json!(name)]).await
    }

    /// Fills the local storage, with items whose names begin with `filler`.
    pub async fn fill_storage(&self) -> Result<()> {
        let fill = "
            for (let size = 1 << 22; size >= 1; size >>= 1) {
                try {
                    for (let i = 0; ; i++) localStorage.setItem(`filler-${size}-${i}`, 'x'.repeat(size));
                } catch {}
            }
            return true;
        ";
        self.run::<bool>(fill, Vec::new()).await.map(drop)
    }

    /// The ids of all saved games.
    pub async fn game_ids(&self) -> Result<Vec<String>> {
        let look = "
            const names = Object.keys(localStorage).filter((name) => name.startsWith('mad.game.'));
            return names.map((name) => name.slice('mad.game.'.length)).sort();
        ";
        self.run(look, Vec::new()).await
    }

    /// A saved game.
    pub async fn saved_game(&self, id: &str) -> Result<Saved> {
        let text = self.stored(&format!("mad.game.{id}")).await?;
        Ok(Saved::from_text(&text.with_context(|| format!("no game {id} is saved"))?)?)
    }

    /// The id of the game on the screen.
    pub async fn game_id(&self) -> Result<String> {
        let look = "(location.hash.match(/^#[/]game[/](.+)/) ?? [null])[1] ?? null";
        let id = self.wait("a game on the screen", look, &[]).await?;
        Ok(id.as_str().context("a name")?.to_owned())
    }

    /// The game on the screen, as it is saved.
    pub async fn current_game(&self) -> Result<Saved> {
        self.saved_game(&self.game_id().await?).await
    }

    /// Saves a game in the storage.
    pub async fn save_game(&self, id: &str, session: GameSession) -> Result<()> {
        let mut saved = Saved::new(session, BEGUN);
        saved.revision = 1;
        self.store(&format!("mad.game.{id}"), &saved.to_text()).await
    }

    /// Saves a game in the storage and opens it. If it is the computer's turn, its answer may be on
    /// the board already; [`hold_engine`](Self::hold_engine) keeps it back.
    pub async fn open_game(&self, id: &str, session: GameSession) -> Result<()> {
        let position = *session.game().position();
        let answer_may_come = session.computer_to_move().is_some() && !self.engine_is_held();
        self.save_game(id, session).await?;
        self.visit(&format!("#/game/{id}")).await?;
        if answer_may_come {
            return self.wait_for(".game .table [data-ship]").await;
        }
        self.position_is(&position).await
    }

    /// Opens a new game of two people from a position, by its link.
    pub async fn open_two_player(&self, position: &Position) -> Result<()> {
        let query = mad_session::game_to_query(&Game::new(*position));
        self.visit(&format!("#/game?{query}")).await?;
        self.press("keep").await?;
        self.wait_for(".game").await?;
        self.position_is(position).await
    }
}
