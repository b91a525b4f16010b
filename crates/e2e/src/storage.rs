//! What the browser keeps for the app.

use anyhow::{Context as _, Result};
use mad_rules::{Game, Position};
use mad_session::{Saved, Table};
use serde_json::json;

use crate::Page;
use crate::environment::EMPTY;

/// When dealt games were begun, in milliseconds since 1970: a day that does not change.
const BEGUN: u64 = 1_750_000_000_000;

impl Page {
    /// Puts something into the storage of the app, which need not be there yet.
    pub async fn store(&self, name: &str, text: &str) -> Result<()> {
        if !self.session.current_url().await?.as_str().starts_with(self.address()) {
            self.leave_app().await?;
        }
        let store = "localStorage.setItem(arguments[0], arguments[1]); return true;";
        self.run::<bool>(store, vec![json!(name), json!(text)]).await.map(drop)
    }

    /// Leaves the app for an empty page that has the same storage.
    pub async fn leave_app(&self) -> Result<()> {
        Ok(self.session.goto(format!("{}{EMPTY}", self.address())).await?)
    }

    /// What the storage of the app has under a name.
    pub async fn stored(&self, name: &str) -> Result<Option<String>> {
        self.run("return localStorage.getItem(arguments[0]);", vec![json!(name)]).await
    }

    /// Leaves no room in the storage of the app, in things whose names begin with `filler`.
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

    /// The names of all kept games.
    pub async fn game_ids(&self) -> Result<Vec<String>> {
        let look = "
            const names = Object.keys(localStorage).filter((name) => name.startsWith('mad.game.'));
            return names.map((name) => name.slice('mad.game.'.length)).sort();
        ";
        self.run(look, Vec::new()).await
    }

    /// A kept game.
    pub async fn saved_game(&self, id: &str) -> Result<Saved> {
        let text = self.stored(&format!("mad.game.{id}")).await?;
        Ok(Saved::from_text(&text.with_context(|| format!("no game {id} is kept"))?)?)
    }

    /// The name of the game that is on the screen.
    pub async fn game_id(&self) -> Result<String> {
        let look = "(location.hash.match(/^#[/]game[/](.+)/) ?? [null])[1] ?? null";
        let id = self.wait("a game on the screen", look, &[]).await?;
        Ok(id.as_str().context("a name")?.to_owned())
    }

    /// The game on the screen as it is kept.
    pub async fn current_game(&self) -> Result<Saved> {
        self.saved_game(&self.game_id().await?).await
    }

    /// Puts a table into the storage, as if it had been begun earlier.
    pub async fn save_game(&self, id: &str, table: Table) -> Result<()> {
        let mut saved = Saved::new(table, BEGUN);
        saved.revision = 1;
        self.store(&format!("mad.game.{id}"), &saved.to_text()).await
    }

    /// Saves a table in the storage and opens it. If it is the computer's turn, its answer may be on
    /// the board already; [`hold_engine`](Self::hold_engine) keeps it back.
    pub async fn open_game(&self, id: &str, table: Table) -> Result<()> {
        let position = *table.game().position();
        let answer_may_come = table.computer_to_move().is_some() && !self.engine_is_held();
        self.save_game(id, table).await?;
        self.visit(&format!("#/game/{id}")).await?;
        if answer_may_come {
            return self.wait_for(".game .table [data-ship]").await;
        }
        self.position_is(&position).await
    }

    /// A game of two people from a position, by the link that leads to it, and kept.
    pub async fn open_two_player(&self, position: &Position) -> Result<()> {
        let query = mad_session::game_to_query(&Game::new(*position));
        self.visit(&format!("#/game?{query}")).await?;
        self.press("keep").await?;
        self.wait_for(".game").await?;
        self.position_is(position).await
    }
}
