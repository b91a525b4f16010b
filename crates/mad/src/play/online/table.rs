//! A game at the terminal: keeps it in step with the server, and waits for what happens next.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use mad_i18n::Texts;
use mad_online::client::{Follower, Update};
use mad_online::protocol::{ClientMessage, ServerMessage};
use mad_online::{Command, GameId, Link, Nonce, OnlineGame, PersonId, Phase, Time};
use mad_rules::Side;
use tokio::sync::mpsc;

use super::actions::Confirmation;
use super::api::Api;
use super::connection::{End, News, keep};
use super::input::{Input, Terminal};
use super::now;
use super::presence::{Absences, Announcement};
use crate::failure::Failure;

/// How long the program waits for answers of the server when the player leaves.
const PATIENCE: Duration = Duration::from_secs(5);
/// When a request is sent again that the server could not answer.
const RETRY: Duration = Duration::from_secs(1);

/// Why the player has left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Leave {
    /// By a command, or at the end of the input.
    Quit,
    /// By Ctrl-C.
    Interrupted,
}

/// A game at the terminal.
pub(super) struct Table<'a> {
    pub(super) terminal: Terminal,
    pub(super) api: Api,
    pub(super) texts: &'a Texts,
    pub(super) follower: Follower,
    pub(super) person: Option<PersonId>,
    /// The game as it was printed. Events are applied to it one by one while they are told.
    pub(super) shown: Option<OnlineGame>,
    socket: Option<mpsc::UnboundedSender<ClientMessage>>,
    /// Whether an answer is about to come, and the prompt with it.
    is_waiting: bool,
    /// Whether the loss of the connection was reported.
    is_lost: bool,
    pub(super) absences: Absences,
    /// The file for games that have ended, and their records.
    pub(super) file: Option<PathBuf>,
    pub(super) records: Vec<(GameId, String)>,
    /// The confirmations that this line and the previous one asked for.
    pub(super) asked: Option<Confirmation>,
    pub(super) pending: Option<Confirmation>,
    /// The remaining times of the player, in milliseconds, that were announced in this turn.
    pub(super) warned: u64,
}

impl<'a> Table<'a> {
    pub(super) fn new(
        game: GameId,
        terminal: Terminal,
        api: Api,
        person: Option<PersonId>,
        file: Option<PathBuf>,
        texts: &'a Texts,
    ) -> Self {
        Self {
            terminal,
            api,
            texts,
            follower: Follower::new(game),
            person,
            shown: None,
            socket: None,
            is_waiting: false,
            is_lost: false,
            absences: Absences::default(),
            file,
            records: Vec::new(),
            asked: None,
            pending: None,
            warned: u64::MAX,
        }
    }

    /// Plays until the player leaves.
    pub(super) async fn run(mut self) -> Result<Leave, Failure> {
        self.terminal.leave_cleanly();
        let (sender, mut news) = mpsc::channel(64);
        let connection = tokio::spawn(keep(self.api.clone(), sender));
        let mut seconds = tokio::time::interval(Duration::from_secs(1));
        seconds.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let left = loop {
            if self.shown.is_some() && !self.is_waiting {
                self.terminal.prompt(&self.prompt())?;
            }
            tokio::select! {
                input = self.terminal.next() => match input {
                    Input::Line(line) => {
                        if let Some(left) = self.line(&line).await? {
                            break left;
                        }
                    }
                    Input::End => break Leave::Quit,
                    Input::Interrupt => break Leave::Interrupted,
                },
                Some(news) = news.recv() => self.hear(news)?,
                _ = seconds.tick() => {
                    self.is_waiting = false;
                    self.tick()?;
                }
            }
        };
        self.terminal.end_prompt()?;
        if left == Leave::Quit || !self.follower.pending().is_empty() {
            self.finish(&mut news).await?;
        }
        self.print_farewell()?;
        // The end of the channel ends the connection.
        self.socket = None;
        drop(news);
        let _ = tokio::time::timeout(Duration::from_secs(2), connection).await;
        Ok(left)
    }

    /// Waits a while for the answers to requests, so that what was typed is not lost; and for the game, so that
    /// it is shown at least once.
    async fn finish(&mut self, news: &mut mpsc::Receiver<News>) -> Result<(), Failure> {
        let end = tokio::time::Instant::now() + PATIENCE;
        while self.shown.is_none() || !self.follower.pending().is_empty() {
            tokio::select! {
                Some(news) = news.recv() => self.hear(news)?,
                () = tokio::time::sleep_until(end) => return Ok(()),
                input = self.terminal.next() => if input == Input::Interrupt {
                    return Ok(());
                },
            }
        }
        Ok(())
    }

    /// Handles news of the connection.
    fn hear(&mut self, news: News) -> Result<(), Failure> {
        match news {
            News::Connected(socket) => {
                self.socket = Some(socket);
                for message in self.follower.connect() {
                    self.send(message);
                }
                Ok(())
            }
            News::Message(message) => self.receive(&message),
            News::Lost => {
                self.socket = None;
                self.follower.disconnect();
                self.absences.forget();
                if std::mem::replace(&mut self.is_lost, true) {
                    return Ok(());
                }
                self.terminal.print(&self.texts.online_connection("lost"))
            }
            News::Ended(End::Version) => Err(Failure::Refused(self.texts.error_online_version())),
            News::Ended(End::SignedOut) => Err(Failure::Refused(self.texts.error_online_session())),
        }
    }

    fn receive(&mut self, message: &ServerMessage) -> Result<(), Failure> {
        match self.follower.receive(message, now()) {
            Update::Nothing => Ok(()),
            Update::Done(_) => {
                self.is_waiting = false;
                Ok(())
            }
            Update::Events { events, whole } => {
                if std::mem::take(&mut self.is_lost) {
                    self.terminal.print(&self.texts.online_connection("connected"))?;
                }
                if whole {
                    self.show_game()?;
                } else {
                    self.tell(&events)?;
                }
                // Of a game that has just been opened or begun.
                self.note_presence()
            }
            Update::Presence => self.note_presence(),
            Update::Refused(_, refusal) => {
                self.is_waiting = false;
                self.print_refusal(refusal)
            }
            Update::NoSuchGame => Err(Failure::Refused(self.texts.online_no_game())),
            Update::Retry(message) => {
                self.send_later(message);
                Ok(())
            }
            Update::Ask(message) | Update::Differs(message) => {
                self.send(message);
                Ok(())
            }
        }
    }

    fn send(&self, message: ClientMessage) {
        if let Some(socket) = &self.socket {
            // If the connection was lost, the follower sends it again on the next one.
            let _ = socket.send(message);
        }
    }

    fn send_later(&self, message: ClientMessage) {
        let Some(socket) = self.socket.clone() else { return };
        let sender = socket.downgrade();
        drop(socket);
        tokio::spawn(async move {
            tokio::time::sleep(RETRY).await;
            if let Some(socket) = sender.upgrade() {
                let _ = socket.send(message);
            }
        });
    }

    /// Asks the server for something. It is asked again after an interruption.
    pub(super) fn act(&mut self, command: Command) {
        let message = self.follower.act(Nonce::new(rand::random()), command);
        self.is_waiting = self.is_connected();
        self.send(message);
    }

    /// Whether requests reach the server.
    pub(super) const fn is_connected(&self) -> bool {
        self.follower.is_connected()
    }

    /// Goes on to the rematch.
    pub(super) fn follow_rematch(&mut self, game: GameId) -> Result<(), Failure> {
        self.terminal.print(&self.texts.play_online_rematch(self.link(game)))?;
        self.send(ClientMessage::Unfollow { game: self.follower.id() });
        self.follower = Follower::new(game);
        self.shown = None;
        self.absences.forget();
        for message in self.follower.connect() {
            self.send(message);
        }
        Ok(())
    }

    /// The address of a game.
    pub(super) fn link(&self, game: GameId) -> String {
        self.api.server.link(&Link::Game(game))
    }

    /// The side that is played here.
    pub(super) const fn side(&self) -> Option<Side> {
        self.follower.side()
    }

    /// The time of the server.
    pub(super) fn server_time(&self) -> Time {
        self.follower.server_time(now())
    }

    /// The made-up name of a player.
    pub(super) fn name(&self, side: Side) -> String {
        let person = self.shown.as_ref().and_then(|game| game.players()[side]);
        person.map_or_else(
            || self.texts.online_opponent(),
            |person| self.texts.guest_name(person.number()),
        )
    }

    fn prompt(&self) -> String {
        let Some(game) = &self.shown else { return String::new() };
        match (game.phase(), self.side()) {
            (Phase::Over(_), _) => self.texts.play_over_prompt(),
            (Phase::Running, Some(side)) if game.game().to_move() == side => {
                self.texts.play_prompt(Texts::side_argument(side))
            }
            (Phase::Running, None) => self.texts.play_online_prompt("watching"),
            _ => self.texts.play_online_prompt("waiting"),
        }
    }

    fn note_presence(&mut self) -> Result<(), Failure> {
        let is_live = self
            .shown
            .as_ref()
            .is_some_and(|game| game.is_running() && game.terms().pace.is_live());
        if !is_live {
            self.absences.forget();
            return Ok(());
        }
        let own = self.side();
        for side in Side::ALL.into_iter().filter(|side| Some(*side) != own) {
            let gone = self.follower.gone()[side];
            if let Some(announcement) = self.absences.note(side, gone, Instant::now()) {
                self.announce(side, announcement)?;
            }
        }
        Ok(())
    }

    /// What becomes due as time passes.
    fn tick(&mut self) -> Result<(), Failure> {
        self.warn_of_time()?;
        let Some(game) = self.shown.as_ref().filter(|game| game.is_running()) else {
            return Ok(());
        };
        let to_move = game.game().to_move();
        let claim_after = game.terms().pace.claim_after().map(Duration::from_millis);
        for side in Side::ALL {
            let can_claim = self.side() == Some(!side) && side == to_move;
            let claim_after = claim_after.filter(|_| can_claim);
            if let Some(announcement) = self.absences.due(side, claim_after, Instant::now()) {
                self.announce(side, announcement)?;
            }
        }
        Ok(())
    }

    fn announce(&self, side: Side, announcement: Announcement) -> Result<(), Failure> {
        let (texts, name) = (self.texts, self.name(side));
        let time =
            |gone: Duration| texts.duration(u64::try_from(gone.as_millis()).unwrap_or(u64::MAX));
        self.terminal.print(&match announcement {
            Announcement::Gone(gone) => texts.online_said(name, texts.online_gone(time(gone))),
            Announcement::Back => texts.online_said(name, texts.online_here()),
            Announcement::Claimable(gone) => {
                let ask = texts.online_claim_ask(name, time(gone));
                format!("{ask} {}", texts.play_online_claim())
            }
        })
    }
}
