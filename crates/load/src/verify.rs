//! Comparing what clients have seen with what is stored.

use std::collections::{HashMap, HashSet};

use anyhow::Result;
use mad_online::{Event, GameId, Nonce, OnlineGame};
use mad_rules::Side;
use mad_store::Store;

/// What one client knows of one game.
#[derive(Debug)]
pub(crate) struct History {
    pub(crate) game: GameId,
    pub(crate) side: Option<Side>,
    /// The events that it has seen, from the first one on.
    pub(crate) seen: Vec<Event>,
    /// The requests that were acknowledged, with the number of the event.
    pub(crate) acknowledged: Vec<(Nonce, u32)>,
    /// All requests that were sent.
    pub(crate) sent: Vec<Nonce>,
}

/// What was compared, and what was wrong.
#[derive(Debug, Default)]
pub(crate) struct Verdict {
    pub(crate) games: usize,
    pub(crate) events: usize,
    pub(crate) turns: usize,
    pub(crate) acknowledged: usize,
    pub(crate) seen: usize,
    pub(crate) lost: Vec<String>,
    pub(crate) double: Vec<String>,
    pub(crate) gaps: Vec<String>,
    pub(crate) differing: Vec<String>,
    pub(crate) illegal: Vec<String>,
    pub(crate) invented: Vec<String>,
}

impl Verdict {
    pub(crate) fn faults(&self) -> Vec<&String> {
        let all =
            [&self.lost, &self.double, &self.gaps, &self.differing, &self.illegal, &self.invented];
        all.into_iter().flatten().collect()
    }
}

/// Compares the histories of all clients with the database.
pub(crate) async fn verify(store: &Store, histories: &[History]) -> Result<Verdict> {
    let mut verdict = Verdict::default();
    let mut by_game: HashMap<GameId, Vec<&History>> = HashMap::new();
    for history in histories {
        by_game.entry(history.game).or_default().push(history);
    }
    for (game, histories) in by_game {
        let stored = store.events(game, 0).await?;
        verdict.games += 1;
        verdict.events += stored.len();
        check_game(game, &stored, &mut verdict);
        for history in &histories {
            check_history(history, &stored, &mut verdict);
        }
        let sent: HashSet<Nonce> =
            histories.iter().flat_map(|history| history.sent.clone()).collect();
        // The first event is caused by an invitation, which is not sent by a socket.
        let foreign = stored.iter().skip(1).filter_map(|event| event.nonce);
        for nonce in foreign.filter(|nonce| !sent.contains(nonce)) {
            verdict.invented.push(format!("{game}: nobody has sent {nonce:?}"));
        }
    }
    Ok(verdict)
}

fn check_game(game: GameId, stored: &[Event], verdict: &mut Verdict) {
    let mut nonces = HashSet::new();
    for (event, seq) in stored.iter().zip(0..) {
        if event.seq != seq {
            verdict.gaps.push(format!("{game}: event {} instead of {seq}", event.seq));
        }
        if let Some(nonce) = event.nonce
            && !nonces.insert(nonce)
        {
            verdict.double.push(format!("{game}: {nonce:?} twice"));
        }
    }
    match OnlineGame::fold(stored) {
        Ok(fold) => {
            verdict.turns += fold.game().turns().len();
            // Once more with the rules alone.
            let mut replay = mad_rules::Game::new(*fold.game().start());
            if fold.game().turns().iter().any(|&turn| replay.play(turn).is_err()) {
                verdict.illegal.push(format!("{game}: an illegal turn"));
            }
        }
        Err(error) => verdict.illegal.push(format!("{game}: {error}")),
    }
}

fn check_history(history: &History, stored: &[Event], verdict: &mut Verdict) {
    let game = history.game;
    verdict.seen += history.seen.len();
    verdict.acknowledged += history.acknowledged.len();
    for (nonce, seq) in &history.acknowledged {
        let event = usize::try_from(*seq).ok().and_then(|index| stored.get(index));
        if event.and_then(|event| event.nonce) != Some(*nonce) {
            verdict
                .lost
                .push(format!("{game}: acknowledged event {seq} ({nonce:?}) is not stored"));
        }
    }
    if history.seen.len() > stored.len() {
        let (seen, stored) = (history.seen.len(), stored.len());
        verdict.lost.push(format!("{game}: {seen} events were seen, {stored} are stored"));
    }
    for (seen, stored) in history.seen.iter().zip(stored) {
        if *seen != stored.seen_by(history.side) {
            verdict.differing.push(format!("{game}: seen {seen:?}, stored {stored:?}"));
        }
    }
}
