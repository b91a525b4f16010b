//! Random games: whatever the players ask for, the events are a game.

use mad_online::{
    Action, Command, Due, Event, GameId, LagQuota, Moment, Nonce, Offer, OnlineGame, Pace,
    PersonId, Phase, Phrase, Refusal, Terms, Time,
};
use mad_rules::{Board, Options, Side};
use proptest::prelude::*;

/// A step of a random game. Numbers are reduced to what is possible.
#[derive(Debug, Clone)]
enum Step {
    /// A player asks for something after some milliseconds.
    Act { side: Side, wish: Wish, wait: u32, lag: u32, gone: Option<u64> },
    /// Time passes, and what is due happens.
    Wait { milliseconds: u64 },
    /// The server was away.
    Outage { milliseconds: u64 },
}

#[derive(Debug, Clone)]
enum Wish {
    Turn { choice: usize, thought: Option<u32> },
    StaleTurn,
    Plan { choice: usize },
    DropPlan,
    Takeback,
    TieBreak,
    Rematch,
    Withdraw,
    Accept,
    Decline,
    Resign,
    Abort,
    Claim,
    GiveTime,
    Resume,
    Say,
}

fn wish() -> impl Strategy<Value = Wish> {
    let turn = (any::<usize>(), proptest::option::of(0..5_000_u32))
        .prop_map(|(choice, thought)| Wish::Turn { choice, thought });
    prop_oneof![
        30 => turn,
        1 => Just(Wish::StaleTurn),
        4 => any::<usize>().prop_map(|choice| Wish::Plan { choice }),
        1 => Just(Wish::DropPlan),
        3 => Just(Wish::Takeback),
        1 => Just(Wish::TieBreak),
        2 => Just(Wish::Rematch),
        1 => Just(Wish::Withdraw),
        3 => Just(Wish::Accept),
        2 => Just(Wish::Decline),
        1 => Just(Wish::Resign),
        1 => Just(Wish::Abort),
        1 => Just(Wish::Claim),
        1 => Just(Wish::GiveTime),
        1 => Just(Wish::Resume),
        1 => Just(Wish::Say),
    ]
}

fn step() -> impl Strategy<Value = Step> {
    let side = prop_oneof![Just(Side::Red), Just(Side::Blue)];
    let act = (side, wish(), 0..4_000_u32, 0..2_000_u32, proptest::option::of(0..200_000_u64))
        .prop_map(|(side, wish, wait, lag, gone)| Step::Act { side, wish, wait, lag, gone });
    prop_oneof![
        40 => act,
        2 => (0..70_000_u64).prop_map(|milliseconds| Step::Wait { milliseconds }),
        1 => (0..600_000_u64).prop_map(|milliseconds| Step::Outage { milliseconds }),
    ]
}

fn pace() -> impl Strategy<Value = Pace> {
    prop_oneof![
        (Pace::BASE.0..120_000, 0..5_000_u32)
            .prop_map(|(base, increment)| Pace::Live { base, increment }),
        (1..=Pace::MOST_DAYS).prop_map(Pace::Days),
    ]
}

/// A server without storage: a list of events, the fold over them, and a clock.
struct Server {
    events: Vec<Event>,
    game: OnlineGame,
    now: Time,
}

const CREATOR: PersonId = PersonId::new(1);
const GUEST: PersonId = PersonId::new(2);

impl Server {
    fn new(pace: Pace, takebacks: bool) -> Self {
        let mut terms = Terms::new(Board::SIX_BY_FOUR, Options::default(), pace).unwrap();
        terms.takebacks = takebacks;
        terms.check().unwrap();
        let action = Action::Created { terms: Box::new(terms), creator: CREATOR, side: None };
        let first = Event { seq: 0, at: Time(1_000), by: None, nonce: None, action };
        let game = OnlineGame::new(&first).unwrap();
        let mut server = Self { events: vec![first], game, now: Time(1_000) };
        let joined = server.game.decide_join(GUEST, true).unwrap();
        server.append(None, None, joined);
        server
    }

    fn append(&mut self, by: Option<Side>, nonce: Option<Nonce>, action: Action) {
        let event = Event { seq: self.game.next_seq(), at: self.now, by, nonce, action };
        self.game.apply(&event).unwrap_or_else(|error| panic!("{event:?}: {error}"));
        self.events.push(event);
    }

    /// Lets everything happen that is due until now.
    fn settle(&mut self) {
        while let Some(Due { at, by, action }) = self.game.due()
            && at <= self.now
        {
            self.append(by, None, action);
        }
    }

    fn command(&self, side: Side, wish: &Wish) -> Command {
        let turns = self.game.game().legal_turns();
        let any_turn = |choice: usize| {
            let turns: Vec<_> = turns.iter().collect();
            turns.get(choice % turns.len().max(1)).map_or(mad_rules::Turn::PASS, |turn| **turn)
        };
        let open = self.game.offer(!side).map_or(0, |open| open.seq);
        match *wish {
            Wish::Turn { choice, thought } => {
                Command::Turn { ply: self.game.turns(), turn: any_turn(choice), thought }
            }
            Wish::StaleTurn => {
                Command::Turn { ply: self.game.turns() + 1, turn: any_turn(0), thought: None }
            }
            Wish::Plan { choice } => {
                Command::Plan { ply: self.game.turns() + 1, turn: Some(any_turn(choice)) }
            }
            Wish::DropPlan => Command::Plan { ply: self.game.turns() + 1, turn: None },
            Wish::Takeback => {
                let ply = self.game.takeback_target(side).unwrap_or(7);
                Command::Offer { offer: Offer::Takeback { ply } }
            }
            Wish::TieBreak => Command::Offer { offer: Offer::TieBreak },
            Wish::Rematch => Command::Offer { offer: Offer::Rematch },
            Wish::Withdraw => Command::Withdraw,
            Wish::Accept => Command::Accept { offer: open },
            Wish::Decline => Command::Decline { offer: open },
            Wish::Resign => Command::Resign,
            Wish::Abort => Command::Abort,
            Wish::Claim => Command::Claim,
            Wish::GiveTime => Command::GiveTime,
            Wish::Resume => Command::Resume,
            Wish::Say => Command::Say { phrase: Phrase::Hello },
        }
    }

    fn step(&mut self, step: &Step) -> Result<(), Refusal> {
        match *step {
            Step::Act { side, ref wish, wait, lag, gone } => {
                self.now = self.now + u64::from(wait);
                self.settle();
                let command = self.command(side, wish);
                let moment = Moment {
                    now: self.now,
                    measured_lag: lag,
                    opponent_gone: gone,
                    new_game: GameId::new([7; 9]),
                };
                let action = self.game.decide(side, &command, &moment)?;
                if let Action::Turn { lag: given, .. } = action {
                    assert!(given <= lag.min(LagQuota::PER_TURN), "more lag than was measured");
                }
                self.append(Some(side), Some(Nonce::new(self.events.len() as u64)), action);
            }
            Step::Wait { milliseconds } => {
                self.now = self.now + milliseconds;
                self.settle();
            }
            Step::Outage { milliseconds } => {
                let since = self.now;
                self.now = self.now + milliseconds;
                if self.game.is_running() && !self.game.is_paused() {
                    self.append(None, None, Action::Paused { since });
                }
                self.settle();
            }
        }
        Ok(())
    }
}

/// The time left of both sides at a time.
fn left(game: &OnlineGame, now: Time) -> [u64; 2] {
    let to_move = game.game().to_move();
    Side::ALL.map(|side| game.clocks().left_at(side, to_move, now))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn every_prefix_is_a_game_and_no_view_differs(
        pace in pace(),
        takebacks in any::<bool>(),
        steps in proptest::collection::vec(step(), 1..120),
    ) {
        let mut server = Server::new(pace, takebacks);
        for step in &steps {
            let before = server.game.clone();
            if server.step(step).is_err() {
                prop_assert!(server.game.next_seq() >= before.next_seq());
            }
            if let Phase::Over(ending) = server.game.phase() {
                prop_assert_eq!(ending.outcome(), server.game.game().outcome());
                prop_assert!(server.game.due().is_none());
                prop_assert!(!server.game.clocks().is_running());
            }
        }
        let events = &server.events;
        // What is sent to the players and to others, as JSON.
        for viewer in [None, Some(Side::Red), Some(Side::Blue)] {
            let mut view = None::<OnlineGame>;
            let mut truth = None::<OnlineGame>;
            for event in events {
                let seen = serde_json::to_string(&event.seen_by(viewer)).unwrap();
                let seen: Event = serde_json::from_str(&seen).unwrap();
                match (&mut view, &mut truth) {
                    (Some(view), Some(truth)) => {
                        view.apply(&seen).unwrap();
                        truth.apply(event).unwrap();
                    }
                    _ => {
                        view = Some(OnlineGame::new(&seen).unwrap());
                        truth = Some(OnlineGame::new(event).unwrap());
                    }
                }
                let (view, truth) = (view.as_ref().unwrap(), truth.as_ref().unwrap());
                prop_assert_eq!(view.check_hash(), truth.check_hash());
                prop_assert_eq!(left(view, event.at), left(truth, event.at));
                for side in Side::ALL.into_iter().filter(|side| viewer != Some(*side)) {
                    prop_assert_eq!(view.plan(side), None, "a secret plan");
                }
            }
            prop_assert_eq!(truth.as_ref(), Some(&server.game));
        }
    }

    #[test]
    fn an_event_out_of_order_changes_nothing(
        steps in proptest::collection::vec(step(), 1..40),
        victim in any::<usize>(),
    ) {
        let mut server = Server::new(Pace::minutes(1, 1), true);
        for step in &steps {
            let _ = server.step(step);
        }
        let event = &server.events[victim % server.events.len()];
        let mut game = server.game.clone();
        prop_assert!(game.apply(event).is_err());
        let late = Event { seq: game.next_seq() + 1, ..event.clone() };
        prop_assert!(game.apply(&late).is_err());
        prop_assert_eq!(game, server.game);
    }
}

/// Plays the first legal turn of the side to move, after some milliseconds.
fn play(server: &mut Server, wait: u32) {
    let side = server.game.game().to_move();
    let wish = Wish::Turn { choice: 0, thought: None };
    server.step(&Step::Act { side, wish, wait, lag: 0, gone: None }).unwrap();
}

fn ask(server: &mut Server, side: Side, wish: Wish) -> Result<(), Refusal> {
    server.step(&Step::Act { side, wish, wait: 1_000, lag: 0, gone: None })
}

#[test]
fn a_takeback_restores_turns_and_clocks() {
    let mut server = Server::new(Pace::minutes(5, 2), true);
    for _ in 0..6 {
        play(&mut server, 3_000);
    }
    let before = server.game.clone();
    let at = server.now;
    play(&mut server, 9_000);
    play(&mut server, 7_000);
    // Red asks to return to its own last turn: both turns are taken back.
    assert_eq!(before.game().to_move(), Side::Red);
    ask(&mut server, Side::Red, Wish::Takeback).unwrap();
    assert_eq!(server.game.offer(Side::Red).unwrap().offer, Offer::Takeback { ply: 6 });
    ask(&mut server, Side::Blue, Wish::Accept).unwrap();
    assert_eq!(server.game.game().turns(), before.game().turns());
    assert_eq!(left(&server.game, server.now), left(&before, at));
    assert!(server.game.clocks().is_running());
}

#[test]
fn an_offer_expires_with_the_opponents_next_turn_and_needs_patience() {
    let mut server = Server::new(Pace::minutes(5, 2), true);
    for _ in 0..4 {
        play(&mut server, 100);
    }
    ask(&mut server, Side::Blue, Wish::Takeback).unwrap();
    play(&mut server, 100);
    assert_eq!(server.game.offer(Side::Blue), None, "red has played instead");
    let refusal = ask(&mut server, Side::Blue, Wish::Takeback).unwrap_err();
    assert_eq!(refusal, Refusal::TooSoon { turns: 7 });
    play(&mut server, 100);
    play(&mut server, 100);
    ask(&mut server, Side::Blue, Wish::Takeback).unwrap();
    ask(&mut server, Side::Red, Wish::Decline).unwrap();
    let refusal = ask(&mut server, Side::Blue, Wish::TieBreak).unwrap_err();
    assert_eq!(refusal, Refusal::TooSoon { turns: 11 }, "twice as long the second time");
}

#[test]
fn an_accepted_offer_is_the_one_that_was_seen() {
    let mut server = Server::new(Pace::minutes(5, 2), true);
    play(&mut server, 100);
    play(&mut server, 100);
    ask(&mut server, Side::Red, Wish::TieBreak).unwrap();
    let seen = server.game.offer(Side::Red).unwrap().seq;
    ask(&mut server, Side::Red, Wish::Withdraw).unwrap();
    ask(&mut server, Side::Red, Wish::Takeback).unwrap();
    let moment = Moment {
        now: server.now,
        measured_lag: 0,
        opponent_gone: None,
        new_game: GameId::new([0; 9]),
    };
    let refusal = server.game.decide(Side::Blue, &Command::Accept { offer: seen }, &moment);
    assert_eq!(refusal, Err(Refusal::NoOffer));
}

#[test]
fn a_planned_turn_is_played_without_costing_time() {
    let mut server = Server::new(Pace::minutes(5, 0), true);
    for _ in 0..4 {
        play(&mut server, 1_000);
    }
    let time = server.game.clocks().left(Side::Blue);
    assert_eq!(server.game.game().to_move(), Side::Red);
    // Blue plans a turn that is legal after what red will play.
    let mut after = server.game.game().clone();
    after.play(*after.legal_turns().iter().next().unwrap()).unwrap();
    let turn = *after.legal_turns().iter().last().unwrap();
    let command = Command::Plan { ply: 5, turn: Some(turn) };
    let moment = Moment {
        now: server.now,
        measured_lag: 0,
        opponent_gone: None,
        new_game: GameId::new([0; 9]),
    };
    let action = server.game.decide(Side::Blue, &command, &moment).unwrap();
    server.append(Some(Side::Blue), None, action);
    play(&mut server, 5_000);
    assert_eq!(server.game.turns(), 5);
    server.settle();
    assert_eq!(server.game.game().turns().last(), Some(&turn));
    assert_eq!(server.game.clocks().left(Side::Blue), time);
}

#[test]
fn nobody_begins_and_the_game_is_aborted() {
    let mut server = Server::new(Pace::minutes(5, 0), true);
    play(&mut server, 59_000);
    server.step(&Step::Wait { milliseconds: 60_000 }).unwrap();
    assert_eq!(server.game.phase(), Phase::Over(mad_online::Ending::Aborted));
    assert_eq!(server.game.record().ending().termination(), "abandoned");
}

#[test]
fn the_flag_falls_after_the_time_and_the_lag_that_could_come_back() {
    let mut server = Server::new(Pace::Live { base: 10_000, increment: 0 }, true);
    play(&mut server, 0);
    play(&mut server, 0);
    server.step(&Step::Wait { milliseconds: 10_999 }).unwrap();
    assert!(server.game.is_running());
    server.step(&Step::Wait { milliseconds: 1 }).unwrap();
    let outcome = server.game.ending().unwrap().outcome().unwrap();
    assert_eq!((outcome.winner, outcome.reason), (Side::Blue, mad_rules::EndReason::Time));
    assert_eq!(server.game.clocks().left(Side::Red), 0);
}

#[test]
fn a_turn_after_the_time_is_a_flag() {
    let mut server = Server::new(Pace::Live { base: 10_000, increment: 0 }, true);
    play(&mut server, 0);
    play(&mut server, 0);
    // Without trusted lag the time is over after ten seconds.
    play(&mut server, 10_500);
    assert_eq!(server.events.last().unwrap().action, Action::Flagged);
}

#[test]
fn an_outage_costs_nobody_time() {
    let mut server = Server::new(Pace::minutes(1, 0), true);
    play(&mut server, 0);
    play(&mut server, 0);
    server.step(&Step::Wait { milliseconds: 5_000 }).unwrap();
    server.step(&Step::Outage { milliseconds: 3_600_000 }).unwrap();
    assert!(server.game.is_paused());
    assert_eq!(left(&server.game, server.now), [55_000, 60_000]);
    ask(&mut server, Side::Red, Wish::Resume).unwrap();
    assert_eq!(left(&server.game, server.now + 1_000), [54_000, 60_000]);
    // Nobody comes back: the clock runs again after a while.
    server.step(&Step::Outage { milliseconds: 10_000 }).unwrap();
    server.step(&Step::Wait { milliseconds: mad_online::PAUSE_TIME }).unwrap();
    assert!(!server.game.is_paused() && server.game.is_running());
}

#[test]
fn a_rematch_has_the_same_terms_and_swapped_sides() {
    let mut server = Server::new(Pace::minutes(1, 0), true);
    play(&mut server, 0);
    play(&mut server, 0);
    assert_eq!(ask(&mut server, Side::Red, Wish::Rematch), Err(Refusal::NotOver));
    ask(&mut server, Side::Red, Wish::Resign).unwrap();
    ask(&mut server, Side::Blue, Wish::Rematch).unwrap();
    ask(&mut server, Side::Red, Wish::Rematch).unwrap();
    assert_eq!(server.game.rematch(), Some(GameId::new([7; 9])));
    let players = server.game.players();
    let actions = server.game.rematch_actions().unwrap();
    let events: Vec<Event> = actions
        .into_iter()
        .zip(0..)
        .map(|(action, seq)| Event { seq, at: server.now, by: None, nonce: None, action })
        .collect();
    let rematch = OnlineGame::fold(&events).unwrap();
    assert_eq!(rematch.terms(), server.game.terms());
    assert_eq!(rematch.players(), players.swap());
    // The old game takes no second one.
    assert_eq!(ask(&mut server, Side::Red, Wish::Rematch), Err(Refusal::NoOffer));
}

#[test]
fn only_a_player_who_waits_can_claim_and_only_after_a_while() {
    let mut server = Server::new(Pace::minutes(5, 0), true);
    let claim = |server: &mut Server, side, gone| {
        server.step(&Step::Act { side, wish: Wish::Claim, wait: 0, lag: 0, gone })
    };
    play(&mut server, 0);
    play(&mut server, 0);
    assert_eq!(claim(&mut server, Side::Red, Some(90_000)), Err(Refusal::OpponentPresent));
    assert_eq!(claim(&mut server, Side::Blue, None), Err(Refusal::OpponentPresent));
    assert_eq!(claim(&mut server, Side::Blue, Some(29_999)), Err(Refusal::OpponentPresent));
    claim(&mut server, Side::Blue, Some(30_000)).unwrap();
    assert!(matches!(server.game.ending(), Some(mad_online::Ending::Claimed(_))));
    let mut days = Server::new(Pace::Days(3), true);
    play(&mut days, 0);
    assert_eq!(claim(&mut days, Side::Red, Some(u64::MAX)), Err(Refusal::NoClaim));
}

#[test]
fn the_record_has_the_clocks() {
    let mut server = Server::new(Pace::minutes(5, 3), true);
    for _ in 0..5 {
        play(&mut server, 4_000);
    }
    let record = server.game.record();
    assert_eq!(record.tag("TimeControl"), Some("300+3"));
    let text = record.to_string();
    assert!(text.contains("[%clk 0:05:01]"), "{text}");
    assert_eq!(text.parse::<mad_rules::Record>().unwrap().to_game(), *server.game.game());
}
