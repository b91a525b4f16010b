//! The same tests on both databases.

use std::collections::HashSet;

use mad_online::protocol::GameSummary;
use mad_online::{Action, Event, GameId, Nonce, OnlineGame, Pace, PersonId, Terms, Time};
use mad_rules::{Board, Options, Side, Turn};
use mad_store::testing::PostgresServer;
use mad_store::{Append, Intent, Location, NodeId, Seat, Store, Stored};
use tempfile::TempDir;

/// Runs a test on a new SQLite file, and on a new PostgreSQL database if that is installed.
async fn on_both(name: &str, test: impl AsyncFn(&Location)) {
    let folder = TempDir::new().unwrap();
    test(&Location::File(folder.path().join("mad.db"))).await;
    match PostgresServer::start().unwrap() {
        Some(server) => {
            server.create_database("games").unwrap();
            test(&Location::Postgres(server.address("games"))).await;
        }
        None => println!("{name}: PostgreSQL is not installed, tested with SQLite only"),
    }
}

const RED: PersonId = PersonId::new(11);
const BLUE: PersonId = PersonId::new(22);

fn id(number: u8) -> GameId {
    GameId::new([number; 9])
}

/// A game, with the appends that lead to it.
struct Table {
    id: GameId,
    game: OnlineGame,
}

fn append(id: GameId, event: Event, game: &OnlineGame, seats: Vec<Seat>) -> Append {
    let summary = GameSummary::new(id, game);
    Append { game: id, event, summary, due: game.due().map(|due| due.at), seats }
}

impl Table {
    /// An invitation and its acceptance.
    async fn new(store: &Store, id: GameId, listed: bool) -> Self {
        let mut terms =
            Terms::new(Board::SIX_BY_FOUR, Options::default(), Pace::minutes(5, 0)).unwrap();
        terms.listed = listed;
        let action =
            Action::Created { terms: Box::new(terms), creator: RED, side: Some(Side::Red) };
        let event = Event { seq: 0, at: Time(1_000), by: None, nonce: Some(Nonce::new(1)), action };
        let game = OnlineGame::new(&event).unwrap();
        let seats = vec![Seat { person: RED, side: None }];
        let intent = Intent { first: append(id, event, &game, seats), rest: Vec::new() };
        assert_eq!(store.commit(&[intent]).await.unwrap(), [Stored::Yes]);
        Self { id, game }
    }

    async fn join(&mut self, store: &Store) {
        let action = self.game.decide_join(BLUE, true).unwrap();
        let seats = vec![
            Seat { person: RED, side: Some(Side::Red) },
            Seat { person: BLUE, side: Some(Side::Blue) },
        ];
        let (intent, game) = self.next(None, None, action, seats);
        assert_eq!(store.commit(&[intent]).await.unwrap(), [Stored::Yes]);
        self.game = game;
    }

    /// The intent of the next event, and the game after it.
    fn next(
        &self,
        by: Option<Side>,
        nonce: Option<u64>,
        action: Action,
        seats: Vec<Seat>,
    ) -> (Intent, OnlineGame) {
        let seq = self.game.next_seq();
        let at = self.game.last_at() + 1_000;
        let event = Event { seq, at, by, nonce: nonce.map(Nonce::new), action };
        let mut game = self.game.clone();
        game.apply(&event).unwrap();
        (Intent { first: append(self.id, event, &game, seats), rest: Vec::new() }, game)
    }

    fn pass(&self, nonce: u64) -> (Intent, OnlineGame) {
        let action = Action::Turn { turn: Turn::PASS, lag: 0 };
        self.next(Some(self.game.game().to_move()), Some(nonce), action, Vec::new())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_number_and_the_nonce_decide() {
    on_both("commit", async |location| {
        let store = Store::open(location).await.unwrap();
        let mut table = Table::new(&store, id(1), false).await;
        table.join(&store).await;
        let (turn, after) = table.pass(7);
        let (rival, _) = table.pass(8);
        assert_eq!(store.commit(std::slice::from_ref(&turn)).await.unwrap(), [Stored::Yes]);
        assert_eq!(store.commit(&[rival]).await.unwrap(), [Stored::Conflict], "the same number");
        assert_eq!(store.commit(&[turn]).await.unwrap(), [Stored::Conflict], "sent again");
        table.game = after;
        let (again, _) = table.pass(7);
        assert_eq!(store.commit(&[again]).await.unwrap(), [Stored::Conflict], "the same nonce");
        let events = store.events(id(1), 0).await.unwrap();
        assert_eq!(events.len(), 3);
        assert_eq!(OnlineGame::fold(&events).unwrap(), table.game);
        assert_eq!(store.events(id(1), 2).await.unwrap(), events[2..]);
        assert!(store.events(id(9), 0).await.unwrap().is_empty());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_batch_is_many_games_and_a_conflict_is_of_one() {
    on_both("batch", async |location| {
        let store = Store::open(location).await.unwrap();
        let mut tables = Vec::new();
        for number in 0..40 {
            let mut table = Table::new(&store, id(number), false).await;
            table.join(&store).await;
            tables.push(table);
        }
        let intents: Vec<Intent> = tables.iter().map(|table| table.pass(3).0).collect();
        let some: Vec<Intent> = intents.iter().step_by(3).cloned().collect();
        assert!(store.commit(&some).await.unwrap().iter().all(|stored| *stored == Stored::Yes));
        let expected =
            (0..40).map(|index| if index % 3 == 0 { Stored::Conflict } else { Stored::Yes });
        assert_eq!(store.commit(&intents).await.unwrap(), expected.collect::<Vec<_>>());
        let check = store.check(|_| {}).await.unwrap();
        assert_eq!((check.games, check.events), (40, 120));
        assert!(check.damages.is_empty(), "{:?}", check.damages);
        let all: HashSet<GameId> = store.all_games(None, 100).await.unwrap().into_iter().collect();
        assert_eq!(all.len(), 40);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_stored_with_the_game_it_follows_or_not_at_all() {
    on_both("rematch", async |location| {
        let store = Store::open(location).await.unwrap();
        let mut table = Table::new(&store, id(1), false).await;
        table.join(&store).await;
        let (resigned, after) = table.next(Some(Side::Red), Some(5), Action::Resigned, Vec::new());
        store.commit(&[resigned]).await.unwrap();
        table.game = after;
        let rest = |number| {
            let actions = table.game.rematch_actions().unwrap();
            let events: Vec<Event> = actions
                .into_iter()
                .zip(0..)
                .map(|(action, seq)| Event { seq, at: Time(9_000), by: None, nonce: None, action })
                .collect();
            let first = OnlineGame::new(&events[0]).unwrap();
            let game = OnlineGame::fold(&events).unwrap();
            let seats = vec![Seat { person: BLUE, side: Some(Side::Red) }];
            vec![
                append(id(number), events[0].clone(), &first, Vec::new()),
                append(id(number), events[1].clone(), &game, seats),
            ]
        };
        let rematched = |number| {
            table.next(Some(Side::Red), None, Action::Rematched { game: id(number) }, vec![]).0
        };
        let one = Intent { rest: rest(2), ..rematched(2) };
        let other = Intent { rest: rest(3), ..rematched(3) };
        assert_eq!(store.commit(&[one]).await.unwrap(), [Stored::Yes]);
        assert_eq!(store.commit(&[other]).await.unwrap(), [Stored::Conflict]);
        assert_eq!(store.events(id(2), 0).await.unwrap().len(), 2);
        assert!(store.events(id(3), 0).await.unwrap().is_empty());
        assert_eq!(store.seats(id(2)).await.unwrap().len(), 1);
        assert!(store.check(|_| {}).await.unwrap().damages.is_empty());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_seats_and_lists() {
    on_both("people", async |location| {
        let store = Store::open(location).await.unwrap();
        assert!(store.add_person(RED, &[1; 32], Time(5)).await.unwrap());
        assert!(!store.add_person(BLUE, &[1; 32], Time(5)).await.unwrap(), "a token has one owner");
        assert!(!store.add_person(RED, &[2; 32], Time(5)).await.unwrap());
        assert_eq!(store.person(&[1; 32]).await.unwrap(), Some((RED, Time(5))));
        assert_eq!(store.person(&[2; 32]).await.unwrap(), None);
        store.touch_person(RED, Time(9)).await.unwrap();
        assert_eq!(store.person(&[1; 32]).await.unwrap(), Some((RED, Time(9))));

        let mut table = Table::new(&store, id(1), true).await;
        assert_eq!(store.lobby(9).await.unwrap().len(), 1);
        assert!(store.listed_games(9).await.unwrap().is_empty());
        table.join(&store).await;
        assert!(store.lobby(9).await.unwrap().is_empty());
        assert_eq!(store.listed_games(9).await.unwrap()[0].game, id(1));
        assert_eq!(store.games_of(BLUE, 9).await.unwrap()[0].side_of(BLUE), Some(Side::Blue));
        assert_eq!(store.open_games_of(RED).await.unwrap(), 1);
        let (visitor, idle) = (PersonId::new(33), PersonId::new(44));
        store.add_seat(id(1), Seat { person: visitor, side: Some(Side::Blue) }).await.unwrap();
        let seats = store.seats(id(1)).await.unwrap();
        assert_eq!(seats.iter().filter(|seat| seat.side == Some(Side::Blue)).count(), 2);
        let taken = store.games_of(visitor, 9).await.unwrap();
        assert_eq!(taken.len(), 1);
        assert_eq!(taken[0].side_of(visitor), Some(Side::Blue), "a seat that was taken over");
        for (person, nonce, game) in [(RED, 1, Some(id(1))), (RED, 2, None), (idle, 1, None)] {
            let found = store.game_of_request(person, Nonce::new(nonce)).await.unwrap();
            assert_eq!(found, game, "{person:?} {nonce}");
        }

        let due = table.game.due().unwrap().at;
        assert!(store.due_games(due - 1, 9).await.unwrap().is_empty());
        assert_eq!(store.due_games(due, 9).await.unwrap(), [id(1)]);
        assert_eq!(store.live_games(None, 9).await.unwrap(), [id(1)]);
        assert!(store.live_games(Some(id(1)), 9).await.unwrap().is_empty());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_and_heartbeats() {
    on_both("settings", async |location| {
        let store = Store::open(location).await.unwrap();
        assert_eq!(store.setting("key", "first").await.unwrap(), "first");
        assert_eq!(store.setting("key", "second").await.unwrap(), "first");
        assert_eq!(store.last_heartbeat().await.unwrap(), None);
        for time in [10, 30, 20] {
            store.heartbeat(NodeId(time), Time(i64::from(time))).await.unwrap();
        }
        assert_eq!(store.last_heartbeat().await.unwrap(), Some(Time(30)));
        store.forget_nodes(Time(40)).await.unwrap();
        assert_eq!(store.last_heartbeat().await.unwrap(), None);
        let (one, other) = (store.now().await.unwrap(), store.now().await.unwrap());
        assert!(other >= one && one > Time(1_700_000_000_000));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stored_game_survives_closing_and_opening() {
    on_both("reopen", async |location| {
        let store = Store::open(location).await.unwrap();
        let mut table = Table::new(&store, id(1), false).await;
        table.join(&store).await;
        // Clones may still be in use by tasks that have not ended.
        let _clone = store.clone();
        store.close().await;
        let store = Store::open(location).await.unwrap();
        let events = store.events(id(1), 0).await.unwrap();
        assert_eq!(OnlineGame::fold(&events).unwrap(), table.game);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_has_one_server_and_can_be_copied_meanwhile() {
    let folder = TempDir::new().unwrap();
    let location = Location::File(folder.path().join("it's.db"));
    let store = Store::open(&location).await.unwrap();
    let error = Store::open(&location).await.unwrap_err();
    assert!(error.to_string().contains("another server"), "{error}");
    let mut table = Table::new(&store, id(1), false).await;
    table.join(&store).await;
    let beside = Store::open_beside(&location).await.unwrap();
    let copy = folder.path().join("it's a copy.db");
    assert!(beside.backup(&copy).await.unwrap());
    assert!(beside.backup(&copy).await.is_err(), "an existing file is not overwritten");
    let copy = Store::open(&Location::File(copy)).await.unwrap();
    assert_eq!(copy.events(id(1), 0).await.unwrap().len(), 2);
    assert!(copy.check(|_| {}).await.unwrap().damages.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn notices_reach_every_listener() {
    let Some(server) = PostgresServer::start().unwrap() else {
        return println!("PostgreSQL is not installed: no notices");
    };
    server.create_database("games").unwrap();
    let location = Location::Postgres(server.address("games"));
    let (one, other) =
        (Store::open(&location).await.unwrap(), Store::open(&location).await.unwrap());
    let mut listener = one.listen().await.unwrap().unwrap();
    other.notify("hello").await.unwrap();
    assert_eq!(listener.next().await.unwrap().as_deref(), Some("hello"));
}

/// Both databases have the same tables and columns.
#[tokio::test(flavor = "multi_thread")]
async fn both_databases_have_the_same_columns() {
    let columns = |sql: &str| {
        let mut found = Vec::new();
        let mut table = String::new();
        for line in sql.lines().map(str::trim).filter(|line| !line.starts_with("--")) {
            if let Some(rest) = line.strip_prefix("CREATE TABLE ") {
                rest.trim_end_matches(" (").clone_into(&mut table);
            } else if let Some((name, rest)) = line.split_once(' ')
                && name.chars().all(|letter| letter.is_ascii_lowercase())
            {
                let kind = rest.trim_end_matches(',').replace("BYTEA", "BLOB");
                found.push(format!("{table}.{name} {kind}"));
            } else if line.starts_with("CREATE") || line.starts_with("PRIMARY") {
                found.push(line.to_owned());
            }
        }
        found
    };
    let sqlite = columns(include_str!("../migrations/sqlite/1_games.sql"));
    let postgres = columns(include_str!("../migrations/postgres/1_games.sql"));
    assert!(sqlite.len() > 20, "{sqlite:?}");
    assert_eq!(sqlite, postgres);
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_and_invitations_that_led_to_nothing_are_forgotten() {
    on_both("forget", async |location| {
        let store = Store::open(location).await.unwrap();
        let idle = PersonId::new(33);
        for (person, token, seen) in
            [(RED, 1, 100), (BLUE, 2, 100), (idle, 3, 100), (PersonId::new(44), 4, 900)]
        {
            assert!(store.add_person(person, &[token; 32], Time(seen)).await.unwrap());
        }
        // A game, an open invitation, and one that was withdrawn.
        let mut played = Table::new(&store, id(1), false).await;
        played.join(&store).await;
        Table::new(&store, id(2), false).await;
        let withdrawn = Table::new(&store, id(3), true).await;
        let (abort, _) = withdrawn.next(None, None, Action::Aborted, Vec::new());
        assert_eq!(store.commit(&[abort]).await.unwrap(), [Stored::Yes]);
        // And a game that was aborted after it began.
        let mut aborted = Table::new(&store, id(4), false).await;
        aborted.join(&store).await;
        let (abort, _) = aborted.next(None, None, Action::Aborted, Vec::new());
        assert_eq!(store.commit(&[abort]).await.unwrap(), [Stored::Yes]);

        assert_eq!(store.forget_people(Time(50), Time(500)).await.unwrap(), 1);
        assert_eq!(store.person(&[3; 32]).await.unwrap(), None, "no seat");
        assert!(store.person(&[1; 32]).await.unwrap().is_some(), "a seat");
        assert_eq!(store.forget_people(Time(500), Time(500)).await.unwrap(), 2);
        assert!(store.person(&[4; 32]).await.unwrap().is_some(), "was here lately");

        assert_eq!(store.forget_invitations(Time(1_000)).await.unwrap(), 0, "too early");
        assert_eq!(store.forget_invitations(Time(9_000)).await.unwrap(), 1);
        assert!(store.events(id(3), 0).await.unwrap().is_empty());
        assert!(store.seats(id(3)).await.unwrap().is_empty());
        assert_eq!(store.all_games(None, 9).await.unwrap(), [id(1), id(2), id(4)]);
        assert!(store.check(|_| {}).await.unwrap().damages.is_empty());
    })
    .await;
}
