//! Networks that the caller of a session loads.

use mad_rules::Board;
use mad_ugi::{Info, Reply};

use super::Session;
use crate::Engine;
use crate::eval::network::{Network, file_name};

impl Session {
    /// A session that has no network before its caller provides it, as in a browser, where each is
    /// downloaded when it is needed.
    ///
    /// A search on a board whose network is missing begins when the network is
    /// [provided](Self::provide_network). Until then it counts as running: lines wait or are
    /// refused, and `stop` brings an answer by the hand-written evaluation.
    #[must_use]
    pub fn with_loaded_networks() -> Self {
        Self { networks: Some(LoadedNetworks::default()), ..Self::default() }
    }

    /// The file name of the network that the position needs and the caller has not provided yet.
    /// It is known as soon as `position` has been received, before the search.
    #[must_use]
    pub fn missing_network(&self) -> Option<&'static str> {
        Some(self.networks.as_ref()?.missing()?.1)
    }

    /// Takes the bytes of a network file, or the reason why there are none, and returns the replies.
    /// Does nothing unless it is the [missing](Self::missing_network) one.
    ///
    /// If the network cannot be used, searches on its board use the hand-written evaluation until
    /// `uginewgame`; then the network is missing again.
    pub fn provide_network(&mut self, name: &str, file: Result<&[u8], String>) -> Vec<Reply> {
        let mut replies = Vec::new();
        let Some(networks) = &mut self.networks else { return replies };
        let Some((board, _)) = networks.missing().filter(|&(_, missing)| missing == name) else {
            return replies;
        };
        if let Err(reason) = networks.load(board, file, &mut self.engine) {
            let text = format!(
                "the network {name} cannot be loaded, the evaluation is hand-written: {reason}"
            );
            replies.push(Reply::Info(Info { string: Some(text), ..Info::default() }));
        }
        self.begin_if_ready(&mut replies);
        self.handle_waiting(&mut replies);
        replies
    }
}

/// Which networks the caller has loaded.
#[derive(Debug, Clone, Default)]
pub(super) struct LoadedNetworks {
    /// The board of the position; `None` before the first one.
    wanted: Option<Board>,
    loaded: Vec<Board>,
    /// Boards whose network could not be loaded in this game.
    failed: Vec<Board>,
}

impl LoadedNetworks {
    /// Notes the board of the next search.
    pub(super) fn want(&mut self, board: Board) {
        self.wanted = Some(board);
    }

    /// The board that lacks its network, and the name of the file.
    pub(super) fn missing(&self) -> Option<(Board, &'static str)> {
        let board = self.wanted?;
        let is_settled = self.loaded.contains(&board) || self.failed.contains(&board);
        if is_settled { None } else { Some((board, file_name(board)?)) }
    }

    /// Gives the engine the network of a board from the bytes of its file, or notes that it cannot
    /// be loaded, and returns why.
    pub(super) fn load(
        &mut self,
        board: Board,
        file: Result<&[u8], String>,
        engine: &mut Engine,
    ) -> Result<(), String> {
        match read(board, file) {
            Ok(network) => {
                engine.add_network(network);
                self.loaded.push(board);
                Ok(())
            }
            Err(reason) => {
                self.failed.push(board);
                Err(reason)
            }
        }
    }

    /// Another game: what could not be loaded is tried again.
    pub(super) fn retry(&mut self) {
        self.failed.clear();
    }

    /// The engine was replaced by another one, which has no networks.
    pub(super) fn unload(&mut self) {
        self.loaded.clear();
    }
}

fn read(board: Board, file: Result<&[u8], String>) -> Result<Network, String> {
    let network = Network::from_bytes(file?).map_err(|error| error.to_string())?;
    if network.board() == board {
        Ok(network)
    } else {
        Err(format!("it is for board {}", network.board()))
    }
}

#[cfg(all(test, feature = "embedded-networks"))]
mod tests {
    use mad_ugi::BestMove;

    use super::*;
    use crate::eval::network::embedded_files;

    const SQUARE: &str = "position fen b1112b222/4/r2223/r2211r1111 r - - 3/40 5";

    fn session() -> Session {
        let mut session = Session::with_loaded_networks();
        assert_eq!(session.receive("setoption name Hash value 1"), []);
        session
    }

    /// The name and the contents of the network file of a board.
    fn file(board: Board) -> (&'static str, &'static [u8]) {
        let name = file_name(board).unwrap();
        *embedded_files().iter().find(|(other, _)| *other == name).unwrap()
    }

    /// Searches to the end; returns all replies that are not about the search.
    fn finish(session: &mut Session) -> Vec<Reply> {
        let mut replies = Vec::new();
        while session.is_searching() {
            replies.extend(session.run_slice());
        }
        replies.retain(|reply| !matches!(reply, Reply::Info(_)));
        replies
    }

    fn is_played(replies: &[Reply]) -> bool {
        matches!(replies, [Reply::BestMove(BestMove::Turn(_))])
    }

    #[test]
    fn a_search_begins_when_its_network_is_there() {
        let (name, bytes) = file(Board::SIX_BY_FOUR);
        let mut session = session();
        assert_eq!(session.missing_network(), None, "no board is known yet");
        session.receive("position startpos");
        assert_eq!(session.missing_network(), Some(name), "known before the search");
        assert_eq!(session.receive("go nodes 300"), []);
        assert!(!session.is_searching());
        assert_eq!(session.run_slice(), []);
        assert_eq!(session.receive("isready"), [Reply::ReadyOk]);
        assert_eq!(session.receive("query p1turn").len(), 1);
        // What would change the position waits, as in any limited search.
        assert_eq!(session.receive("position startpos moves pass"), []);
        assert_eq!(session.receive("query p1turn"), []);
        assert_eq!(session.provide_network("another.net", Ok(bytes)), []);
        assert!(!session.is_searching());
        assert_eq!(session.provide_network(name, Ok(bytes)), []);
        assert_eq!(session.missing_network(), None);
        assert!(session.is_searching());
        let replies = finish(&mut session);
        assert!(matches!(replies[..], [Reply::BestMove(_), Reply::Response(_)]), "{replies:?}");
        // Provided once, it is there for all searches.
        session.receive("uginewgame");
        session.receive("go nodes 300");
        assert!(is_played(&finish(&mut session)));
    }

    #[test]
    fn what_is_stopped_does_not_wait() {
        for (go, last) in [("go nodes 300", "stop"), ("go", "stop"), ("go infinite", "quit")] {
            let mut session = session();
            assert_eq!(session.receive(go), []);
            assert!(session.missing_network().is_some(), "the start position has a board, too");
            let mut replies = session.receive(last);
            replies.retain(|reply| !matches!(reply, Reply::Info(_)));
            assert!(is_played(&replies), "{replies:?}");
            assert_eq!(session.has_quit(), last == "quit");
        }
        let mut session = session();
        session.receive("go infinite");
        assert!(matches!(session.receive("position startpos")[..], [Reply::Error(_)]));
        session.receive("stop");
        session.receive("go nodes 300");
        assert!(!session.is_searching(), "the next search waits again");
        session.end_input();
        let (name, bytes) = file(Board::SIX_BY_FOUR);
        session.provide_network(name, Ok(bytes));
        assert!(is_played(&finish(&mut session)));
    }

    #[test]
    fn a_network_that_cannot_be_used_is_reported_once_and_tried_again_in_the_next_game() {
        let (name, bytes) = file(Board::SIX_BY_FOUR);
        let mut damaged = bytes.to_vec();
        damaged[1000] ^= 1;
        let mut session = session();
        for (file, reason) in [
            (Err("404".to_owned()), "404"),
            (Ok(&bytes[..1000]), "1000 bytes"),
            (Ok(&damaged[..]), "checksum"),
            (Ok(&b"<!doctype html>"[..]), "MADNET"),
            (Ok(file(Board::FIVE_BY_FIVE).1), "it is for board 5x5"),
        ] {
            session.receive("uginewgame");
            session.receive("position startpos");
            session.receive("go nodes 300");
            let replies = session.provide_network(name, file);
            let [Reply::Info(Info { string: Some(text), .. })] = &replies[..] else {
                panic!("{replies:?}");
            };
            assert!(text.contains(name) && text.contains(reason), "{text}");
            assert!(is_played(&finish(&mut session)));
            assert_eq!(session.missing_network(), None, "not asked for again in this game");
            session.receive("go nodes 300");
            assert!(is_played(&finish(&mut session)));
        }
        session.receive("uginewgame");
        assert_eq!(session.missing_network(), Some(name));
        assert_eq!(session.provide_network(name, Ok(bytes)), []);
    }

    #[test]
    fn a_board_without_a_network_and_a_finished_game_need_none() {
        let mut session = session();
        assert_eq!(session.receive(SQUARE), []);
        assert_eq!(session.missing_network(), None);
        session.receive("go nodes 300");
        assert!(is_played(&finish(&mut session)));
        let over = "position fen b111b112b121b122/4/4/4/4/4 r - b 0/40 9";
        assert_eq!(session.receive(over), []);
        assert!(session.missing_network().is_some());
        assert_eq!(session.receive("go"), [Reply::BestMove(BestMove::None)]);
    }

    #[test]
    fn an_engine_that_replaces_a_failed_one_needs_its_networks_again() {
        let (name, bytes) = file(Board::SIX_BY_FOUR);
        let mut session = session();
        session.receive("position startpos");
        session.provide_network(name, Ok(bytes));
        session.receive("go infinite");
        session.abandon_search();
        assert_eq!(session.missing_network(), Some(name));
    }

    #[test]
    fn a_session_with_the_networks_of_the_engine_misses_none() {
        let (name, bytes) = file(Board::SIX_BY_FOUR);
        let mut session = Session::default();
        session.receive("position startpos");
        assert_eq!(session.missing_network(), None);
        assert_eq!(session.provide_network(name, Ok(bytes)), []);
    }
}
