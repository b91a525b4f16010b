//! Tables that are fetched piece by piece.

mod common;

use std::collections::BTreeMap;

use mad_rules::{Board, Options, Position};
use mad_tables::{RemoteTables, Request, TableKey, Tables, build_in_memory};

const BOARD: Board = Board::SIX_BY_FOUR;

/// Files on a server, and the requests to it.
struct Server {
    files: BTreeMap<TableKey, Vec<u8>>,
    local: Tables<Vec<u8>>,
}

impl Server {
    fn new() -> Self {
        let (mut files, mut local) = (BTreeMap::new(), Tables::new());
        for file in build_in_memory(BOARD, Some(Options::STANDARD_TIE_BREAK), 3).expect("solved") {
            files.insert(local.add(file.clone()).expect("it is a table"), file);
        }
        Self { files, local }
    }

    fn fetch(&self, request: &Request) -> Vec<u8> {
        let range = request.range.start as usize..request.range.end as usize;
        self.files[&request.key][range].to_vec()
    }

    /// Fetches all that a position needs; returns the requests of each round.
    fn fetch_all(&self, remote: &mut RemoteTables, position: &Position) -> Vec<Vec<Request>> {
        let mut rounds = Vec::new();
        loop {
            let requests = remote.requests(position);
            if requests.is_empty() {
                return rounds;
            }
            for request in &requests {
                remote.supply(request, self.fetch(request)).expect("the right bytes");
            }
            rounds.push(requests);
        }
    }
}

fn position(text: &str) -> Position {
    text.parse().expect("it is a position")
}

fn remote() -> RemoteTables {
    let mut remote = RemoteTables::new();
    remote.expect(BOARD, Some(Options::STANDARD_TIE_BREAK), 3);
    remote
}

#[test]
fn the_turns_are_ranked_as_from_whole_files() {
    let server = Server::new();
    let mut remote = remote();
    for text in [
        "b1113/4/4/4/r2223/r1113 b - r 3/40 92",
        "b1113/4/r1113/4/r2223/4 r - b 39/40 91",
        "4/b111b2212/4/4/2r1111/4 b - r 20/40 92",
        "b1113/4/4/4/4/r1113 r - - 0/40 91",
    ] {
        let position = position(text);
        server.fetch_all(&mut remote, &position);
        let found = remote.tables().rank_turns(&position).expect("all is there");
        let expected = server.local.rank_turns(&position).expect("intact");
        assert!(expected.is_some() && found == expected, "{text}");
    }
}

#[test]
fn a_probe_takes_header_head_and_small_pages() {
    let server = Server::new();
    let mut remote = remote();
    let first = position("b1113/4/4/4/r2223/r1113 b - r 3/40 92");
    let rounds = server.fetch_all(&mut remote, &first);
    assert_eq!(rounds.len(), 3, "header, head and pages: {rounds:?}");
    assert!(rounds[2].iter().all(|request| request.range.end - request.range.start < 3_000));
    assert_eq!(server.fetch_all(&mut remote, &first), Vec::<Vec<Request>>::new(), "kept");
    let next = position("b1113/4/4/4/1r2222/r1113 b - r 3/40 92");
    let rounds = server.fetch_all(&mut remote, &next);
    assert!(rounds.len() <= 1, "pages only: {rounds:?}");
}

#[test]
fn wrong_bytes_are_refused_and_can_be_asked_for_again() {
    let server = Server::new();
    let mut remote = remote();
    let position = position("b1113/4/4/4/r2223/r1113 b - r 3/40 92");
    loop {
        let requests = remote.requests(&position);
        let Some(request) = requests.first() else { break };
        let bytes = server.fetch(request);
        let mut wrong = bytes.clone();
        wrong[bytes.len() / 2] ^= 4;
        remote.supply(request, wrong).expect_err("damaged");
        remote.supply(request, bytes[1..].to_vec()).expect_err("too short");
        assert_eq!(remote.requests(&position), requests);
        assert!(remote.tables().best_turns(&position).map_or(true, |turns| turns.is_none()));
        remote.supply(request, bytes.clone()).expect("the right bytes");
        remote.supply(request, bytes).expect("there already");
    }
    assert!(remote.tables().best_turns(&position).expect("all is there").is_some());
}

#[test]
fn positions_without_a_table_need_nothing() {
    let remote = remote();
    for text in [
        "b1113/4/4/4/r2223/r1113 b - r 3/30 92",
        "b1113/4/4/4/r2223/r1113 b b r 3/40 92",
        "b1113/4/4/4/r2223/r1113 b - r 40/40 92",
        "b111b2222/4/4/4/r2223/r1113 b - r 4/40 92",
    ] {
        assert_eq!(remote.requests(&position(text)), [], "{text}");
    }
}

#[test]
fn pages_can_be_discarded_and_fetched_again() {
    let server = Server::new();
    let mut remote = remote();
    let position = position("b1113/4/4/4/r2223/r1113 b - r 3/40 92");
    let rounds = server.fetch_all(&mut remote, &position);
    let pages = &rounds[2];
    let bytes: u64 = pages.iter().map(|request| request.range.end - request.range.start).sum();
    assert_eq!(remote.page_bytes() as u64, bytes);
    remote.forget_pages();
    assert_eq!(remote.page_bytes(), 0);
    remote.tables().rank_turns(&position).expect_err("no pages");
    assert_eq!(&server.fetch_all(&mut remote, &position), &rounds[2..], "the heads are kept");
    assert!(remote.tables().best_turns(&position).expect("all is there").is_some());
}
