//! The player's commands.

use std::path::{Path, PathBuf};

use mad_i18n::visible;
use mad_online::{Command as Request, Link, Offer, OnlineGame, Phase, Phrase, Refusal};
use mad_rules::{Game, Side, Turn};

use super::command::{Command, parse};
use super::now;
use super::table::{Leave, Table};
use crate::failure::Failure;
use crate::files;
use crate::play::command::Command as Common;
use crate::play::display::{print_board, print_threats, print_turns, unknown_text};

/// An action that has to be typed twice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Confirmation {
    LosingTurn(Turn),
    Resign,
    Overwrite(PathBuf),
}

impl Table<'_> {
    /// Carries out a line of input. Returns why the player leaves, if that is what it says.
    pub(super) async fn line(&mut self, line: &str) -> Result<Option<Leave>, Failure> {
        self.pending = self.asked.take();
        match parse(line) {
            Ok(Command::Common(Common::Quit)) => return Ok(Some(Leave::Quit)),
            Ok(command) => self.execute(line, command).await?,
            Err(unknown) => {
                let turn = line.strip_prefix("plan").map_or(line, str::trim);
                self.terminal.print(&unknown_text(turn, &unknown, self.texts))?;
            }
        }
        Ok(None)
    }

    async fn execute(&mut self, line: &str, command: Command) -> Result<(), Failure> {
        let Some(game) = self.shown.clone() else {
            return self.terminal.print(&self.texts.online_connection("connecting"));
        };
        match command {
            Command::Common(command) => self.execute_common(line, command, &game),
            Command::Clock => self.print_clocks(&game, self.server_time()),
            Command::Link => self.print_seat_link().await,
            Command::Say(None) => self.print_phrases(),
            // An invitation is withdrawn by aborting the game.
            Command::Withdraw | Command::Abort if game.phase() == Phase::Open => {
                self.act(Request::Abort);
                Ok(())
            }
            command => match self.side() {
                None if game.phase() == Phase::Open => self.print_refusal(Refusal::NotBegun),
                None => self.print_refusal(Refusal::NotSeated),
                Some(side) => self.request(&command, side, &game),
            },
        }
    }

    /// The commands that `mad play` has too.
    fn execute_common(
        &mut self,
        line: &str,
        command: Common,
        game: &OnlineGame,
    ) -> Result<(), Failure> {
        let (position, texts) = (game.game().position(), self.texts);
        match command {
            Common::Nothing | Common::Quit => Ok(()),
            Common::Help => self.terminal.print(&texts.play_online_help()),
            Common::Board => self.print_board(game.game()),
            Common::Turns(class) => {
                self.terminal.end_prompt()?;
                print_turns(game.game(), class, texts)
            }
            Common::Threats if game.is_running() => {
                self.terminal.print(&texts.play_online_locked())
            }
            Common::Threats => {
                self.terminal.end_prompt()?;
                print_threats(position, texts)
            }
            Common::Mfen => self.terminal.print(&position.to_string()),
            Common::Save(path) => self.save(path),
            Common::Agree | Common::Resign | Common::Play(_) => match self.side() {
                None if game.phase() == Phase::Open => self.print_refusal(Refusal::NotBegun),
                None => self.print_refusal(Refusal::NotSeated),
                Some(_) if !game.is_running() => self.print_refusal(Refusal::Over),
                Some(side) => match command {
                    Common::Play(turn) => self.play(turn, side, game),
                    Common::Resign => self.resign(line),
                    _ => {
                        self.act(Request::Offer { offer: Offer::TieBreak });
                        Ok(())
                    }
                },
            },
            Common::Undo | Common::Redo | Common::Load(_) | Common::New => {
                self.terminal.print(&texts.play_unknown(visible(line)))
            }
        }
    }

    /// Asks the server for what only a player can ask for.
    fn request(&mut self, command: &Command, side: Side, game: &OnlineGame) -> Result<(), Failure> {
        let offer = game.offer(!side).map(|open| open.seq);
        let request = match *command {
            Command::Takeback => match game.takeback_target(side) {
                Some(ply) => Request::Offer { offer: Offer::Takeback { ply } },
                None if game.is_running() => {
                    return self.print_refusal(Refusal::NothingToTakeBack);
                }
                None => return self.print_refusal(Refusal::Over),
            },
            Command::Accept | Command::Decline if offer.is_none() => {
                return self.print_refusal(Refusal::NoOffer);
            }
            Command::Accept => Request::Accept { offer: offer.unwrap_or_default() },
            Command::Decline => Request::Decline { offer: offer.unwrap_or_default() },
            Command::Withdraw => Request::Withdraw,
            Command::Abort => Request::Abort,
            Command::Claim => Request::Claim,
            Command::GiveTime => Request::GiveTime,
            Command::Resume => Request::Resume,
            Command::Rematch => Request::Offer { offer: Offer::Rematch },
            Command::Say(Some(phrase)) => Request::Say { phrase },
            Command::Plan(turn) => return self.plan(turn, side, game),
            // Carried out already.
            Command::Common(_) | Command::Clock | Command::Link | Command::Say(None) => {
                return Ok(());
            }
        };
        self.act(request);
        Ok(())
    }

    /// Returns whether the previous line asked for this confirmation; asks for it otherwise.
    fn is_confirmed(&mut self, confirmation: Confirmation) -> bool {
        let confirmed = self.pending.as_ref() == Some(&confirmation);
        self.asked = (!confirmed).then_some(confirmation);
        confirmed
    }

    fn play(&mut self, turn: Turn, side: Side, game: &OnlineGame) -> Result<(), Failure> {
        let position = game.game().position();
        if position.to_move() != side {
            let hint = self.texts.play_online_plan_hint(turn.to_string());
            let refusal = self.texts.online_refusal(Refusal::NotYourTurn.name(), 0);
            return self.terminal.print(&format!("{refusal} {hint}"));
        }
        if let Some(sent) = self.follower.sent_turn() {
            return self
                .terminal
                .print(&self.texts.online_sent(format!("{}.", position.long_text(sent))));
        }
        if let Err(reason) = position.check(turn) {
            return self.terminal.print(&self.texts.illegal(&reason));
        }
        let loses = position.exiles_own_corvette(turn);
        if loses && !self.is_confirmed(Confirmation::LosingTurn(turn)) {
            return self.terminal.print(&self.texts.play_losing_turn());
        }
        self.act(self.follower.turn_command(turn, now()));
        if !self.is_connected() {
            let turn = format!("{}.", position.long_text(turn));
            self.terminal.print(&self.texts.online_sent_lost(turn))?;
        }
        Ok(())
    }

    fn plan(&mut self, turn: Option<Turn>, side: Side, game: &OnlineGame) -> Result<(), Failure> {
        if !game.is_running() {
            return self.print_refusal(Refusal::Over);
        }
        if game.game().to_move() == side {
            return self.terminal.print(&self.texts.play_online_plan_now());
        }
        self.act(Request::Plan { ply: game.turns() + 1, turn });
        Ok(())
    }

    fn resign(&mut self, line: &str) -> Result<(), Failure> {
        if self.is_confirmed(Confirmation::Resign) {
            self.act(Request::Resign);
            return Ok(());
        }
        let again = self.texts.play_online_again(visible(line));
        self.terminal.print(&format!("{} {again}", self.texts.online_resign_ask()))
    }

    pub(super) fn print_refusal(&self, refusal: Refusal) -> Result<(), Failure> {
        self.terminal.print(&self.texts.online_refusal(refusal.name(), refusal.turns()))
    }

    pub(super) fn print_board(&self, game: &Game) -> Result<(), Failure> {
        self.terminal.end_prompt()?;
        print_board(game, self.side(), self.texts)
    }

    fn print_phrases(&self) -> Result<(), Failure> {
        self.terminal.print(&self.texts.play_online_phrases())?;
        for phrase in Phrase::ALL {
            let name = phrase.name();
            self.terminal.print(&format!("  say {name:12}{}", self.texts.online_phrase(name)))?;
        }
        Ok(())
    }

    /// The link with which the player goes on from another device.
    async fn print_seat_link(&self) -> Result<(), Failure> {
        if self.side().is_none() {
            return self.print_refusal(Refusal::NotSeated);
        }
        let game = self.follower.id();
        match self.api.seat_link(game).await {
            Ok(seat) => {
                let link = self.api.server.link(&Link::Seat(game, seat.secret));
                self.terminal.print(&link)?;
                self.terminal.print(&self.texts.online_seat_note())
            }
            Err(trouble) => self.terminal.print(&trouble.text(&self.api.server, self.texts)),
        }
    }

    fn save(&mut self, path: Option<PathBuf>) -> Result<(), Failure> {
        let (Some(path), Some(record)) = (path, self.record()) else {
            return self.terminal.print(&self.texts.play_save_where());
        };
        let name = files::name(&path, self.texts);
        if path.exists() && !self.is_confirmed(Confirmation::Overwrite(path.clone())) {
            return self.terminal.print(&self.texts.play_overwrite(name));
        }
        self.write(&path, &record)
    }

    /// Writes a file and says so, or says why that failed.
    fn write(&self, path: &Path, text: &str) -> Result<(), Failure> {
        match files::write_atomically(path, text, self.texts) {
            Ok(()) => self.terminal.print(&self.texts.play_saved(files::name(path, self.texts))),
            Err(Failure::Malformed(message)) => self.terminal.print(&message),
            Err(failure) => Err(failure),
        }
    }

    /// The game as a record.
    fn record(&self) -> Option<String> {
        let game = self.shown.as_ref()?;
        let mut record = game.record();
        let id = self.follower.id().to_string();
        for (name, value) in
            [("Red", self.name(Side::Red)), ("Blue", self.name(Side::Blue)), ("Game", id)]
        {
            // Cannot fail: names and values are valid.
            let _ = record.set_tag(name, &value);
        }
        Some(record.to_string())
    }

    /// Writes the games that have ended to the file of `--save`.
    pub(super) fn save_ended(&mut self) -> Result<(), Failure> {
        let (Some(path), Some(record)) = (self.file.clone(), self.record()) else {
            return Ok(());
        };
        let id = self.follower.id();
        self.records.retain(|(game, _)| *game != id);
        self.records.push((id, record));
        let records: Vec<&str> = self.records.iter().map(|(_, record)| record.as_str()).collect();
        self.write(&path, &records.join("\n"))
    }
}
