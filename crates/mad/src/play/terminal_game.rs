//! A game at the terminal: carries out the player's commands.

use std::path::{Path, PathBuf};

use mad_i18n::{Texts, visible};
use mad_rules::game::Step;
use mad_rules::{BySide, Game, Record, Turn};
use mad_session::{GameSession, Seat};

use super::command::{Command, parse};
use super::computer::{ComputerPlayer, Reply};
use super::display::{
    print_board, print_line, print_threats, print_turns, print_welcome, step_names, unknown_text,
};
use super::interrupt::UnsavedGame;
use crate::arguments::PlayArgs;
use crate::failure::Failure;
use crate::{files, record};

/// Whether to read another line.
pub(super) enum Next {
    ReadLine,
    Quit,
}

/// An action that has to be typed twice.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Confirmation {
    LosingTurn(Turn),
    Agree,
    /// Leave an unsaved game: quit, start another or load another.
    Leave(Command),
    Overwrite(PathBuf),
}

pub(super) struct TerminalGame<'a> {
    session: GameSession,
    texts: &'a Texts,
    computer: Option<ComputerPlayer>,
    /// The file that is written after every turn, once the player has named one.
    file: Option<PathBuf>,
    unsaved: UnsavedGame,
    /// The confirmation that this line asks for.
    asked: Option<Confirmation>,
    /// The confirmation that the previous line asked for.
    pending: Option<Confirmation>,
}

impl<'a> TerminalGame<'a> {
    pub(super) fn new(record: Record, args: &PlayArgs, texts: &'a Texts) -> Self {
        let computer = ComputerPlayer::new(args);
        Self {
            session: GameSession::from_record(record).with_seats(seats(computer.as_ref())),
            texts,
            computer,
            file: args.save.clone(),
            unsaved: UnsavedGame::default(),
            asked: None,
            pending: None,
        }
    }

    /// The unsaved game, for the handler of Ctrl-C.
    pub(super) const fn unsaved(&self) -> &UnsavedGame {
        &self.unsaved
    }

    pub(super) fn begin(&mut self) -> Result<(), Failure> {
        print_welcome(self.session.game(), self.computer.as_ref(), self.texts)?;
        self.print_board()?;
        self.let_computer_play()
    }

    pub(super) fn prompt(&self) -> String {
        if self.session.game().is_over() {
            self.texts.play_over_prompt()
        } else {
            self.texts.play_prompt(Texts::side_argument(self.session.game().to_move()))
        }
    }

    /// Prints an unsaved game, so that it is not lost.
    pub(super) fn end_of_input(&self) -> Result<(), Failure> {
        Ok(self.unsaved.print(&self.texts.play_unsaved_end())?)
    }

    /// Carries out a line of input.
    pub(super) fn line(&mut self, line: &str) -> Result<Next, Failure> {
        self.pending = self.asked.take();
        let command = match parse(line) {
            Ok(command) => command,
            Err(unknown) => {
                print_line(&unknown_text(line, &unknown, self.texts))?;
                return Ok(Next::ReadLine);
            }
        };
        let leaves = matches!(command, Command::Quit | Command::New | Command::Load(Some(_)));
        if leaves
            && self.unsaved.exists()
            && !self.is_confirmed(Confirmation::Leave(command.clone()))
        {
            print_line(&self.texts.play_unsaved(visible(line)))?;
            return Ok(Next::ReadLine);
        }
        if command == Command::Quit {
            return Ok(Next::Quit);
        }
        self.execute(command)?;
        Ok(Next::ReadLine)
    }

    fn execute(&mut self, command: Command) -> Result<(), Failure> {
        match command {
            Command::Nothing | Command::Quit => Ok(()),
            Command::Help => print_line(&self.texts.play_help()),
            Command::Board => self.print_board(),
            Command::Turns(class) => print_turns(self.session.game(), class, self.texts),
            Command::Threats => print_threats(self.session.game().position(), self.texts),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Save(path) => self.save(path),
            Command::Load(path) => self.load(path),
            Command::Mfen => print_line(&self.session.game().position().to_string()),
            Command::Agree => self.agree(),
            Command::Resign => self.resign(),
            Command::New => self.new_game(),
            Command::Play(turn) => self.play(turn),
        }
    }

    fn print_board(&self) -> Result<(), Failure> {
        print_board(self.session.game(), self.session.person(), self.texts)
    }

    /// Returns whether the previous line asked for this confirmation; asks for it otherwise.
    fn is_confirmed(&mut self, confirmation: Confirmation) -> bool {
        let confirmed = self.pending.as_ref() == Some(&confirmation);
        self.asked = (!confirmed).then_some(confirmation);
        confirmed
    }

    fn play(&mut self, turn: Turn) -> Result<(), Failure> {
        let loses = self.session.game().position().exiles_own_corvette(turn);
        if loses && !self.is_confirmed(Confirmation::LosingTurn(turn)) {
            return print_line(&self.texts.play_losing_turn());
        }
        if self.play_and_print(turn)? {
            self.let_computer_play()?;
        }
        Ok(())
    }

    /// Plays a turn and prints it, or the reason why it is not legal. Returns whether it is.
    fn play_and_print(&mut self, turn: Turn) -> Result<bool, Failure> {
        let before = *self.session.game().position();
        if let Err(error) = self.session.play(turn) {
            print_line(&self.texts.illegal(&error.reason))?;
            return Ok(false);
        }
        self.changed()?;
        let side = Texts::side_argument(before.to_move());
        print_line(&self.texts.play_played(side, before.long_text(turn)))?;
        if self.session.computer_to_move().is_none() {
            self.print_board()?;
        }
        Ok(true)
    }

    fn let_computer_play(&mut self) -> Result<(), Failure> {
        let position = *self.session.game().position();
        if self.session.computer_to_move().is_none() {
            return Ok(());
        }
        let Some(computer) = &mut self.computer else { return Ok(()) };
        match computer.choose(&position) {
            Some(Reply::Turn(turn)) => self.play_and_print(turn).map(drop),
            Some(Reply::Resign) => {
                let ended = self.session.resign(computer.side);
                self.print_ending(ended)
            }
            None => Ok(()),
        }
    }

    /// Saves the game after a change if a file is known.
    fn changed(&mut self) -> Result<(), Failure> {
        self.unsaved.set(Some(self.session.record().to_string()));
        match self.file.clone() {
            Some(path) => self.write(&path).map(drop),
            None => Ok(()),
        }
    }

    /// Writes the game to a file, or prints why that failed. Returns whether it is written.
    fn write(&mut self, path: &Path) -> Result<bool, Failure> {
        let text = self.session.record().to_string();
        match files::write_atomically(path, &text, self.texts) {
            Ok(()) => {
                self.unsaved.set(None);
                Ok(true)
            }
            Err(Failure::Malformed(message)) => print_line(&message).map(|()| false),
            Err(failure) => Err(failure),
        }
    }

    fn save(&mut self, path: Option<PathBuf>) -> Result<(), Failure> {
        let Some(path) = path.or_else(|| self.file.clone()) else {
            return print_line(&self.texts.play_save_where());
        };
        let name = files::name(&path, self.texts);
        let is_own = self.file.as_ref() == Some(&path);
        if !is_own && path.exists() && !self.is_confirmed(Confirmation::Overwrite(path.clone())) {
            return print_line(&self.texts.play_overwrite(name));
        }
        if self.write(&path)? {
            print_line(&self.texts.play_saved(name))?;
            self.file = Some(path);
        }
        Ok(())
    }

    fn load(&mut self, path: Option<PathBuf>) -> Result<(), Failure> {
        let Some(path) = path else {
            return print_line(&self.texts.play_load_what());
        };
        match record::load(&path, None, self.texts) {
            Ok(record) => {
                self.replace(GameSession::from_record(record));
                print_line(&self.texts.play_loaded(files::name(&path, self.texts)))?;
                self.print_board()?;
                self.let_computer_play()
            }
            Err(Failure::Malformed(message) | Failure::Refused(message)) => print_line(&message),
            Err(failure) => Err(failure),
        }
    }

    /// Continues with another game, which has no file yet.
    fn replace(&mut self, session: GameSession) {
        self.session = session.with_seats(seats(self.computer.as_ref()));
        self.unsaved.set(None);
        self.file = None;
    }

    fn undo(&mut self) -> Result<(), Failure> {
        let steps = self.session.undo_steps();
        if steps.is_empty() {
            return print_line(&self.texts.play_nothing_to_undo());
        }
        self.print_steps(&steps, Texts::play_taken_back)
    }

    fn redo(&mut self) -> Result<(), Failure> {
        let steps = self.session.redo_steps();
        if steps.is_empty() {
            return print_line(&self.texts.play_nothing_to_redo());
        }
        self.print_steps(&steps, Texts::play_put_back)
    }

    /// Prints the undone or redone steps and the board.
    fn print_steps(
        &mut self,
        steps: &[Step],
        sentence: fn(&Texts, String) -> String,
    ) -> Result<(), Failure> {
        self.changed()?;
        print_line(&sentence(self.texts, step_names(steps, self.texts)))?;
        self.print_board()?;
        self.let_computer_play()
    }

    fn agree(&mut self) -> Result<(), Failure> {
        let position = *self.session.game().position();
        let owner = Texts::side_argument(position.tie_break_owner());
        if self.session.game().is_over() {
            return self.print_ending(false);
        }
        match self.computer.as_mut().map(|computer| computer.agrees(&position)) {
            Some(false) => return print_line(&self.texts.play_agree_refused(owner)),
            None if !self.is_confirmed(Confirmation::Agree) => {
                let expeller = Texts::expeller_argument(position.last_expeller());
                return print_line(&self.texts.play_agree_ask(expeller));
            }
            _ => {}
        }
        let ended = self.session.agree();
        self.print_ending(ended)
    }

    fn resign(&mut self) -> Result<(), Failure> {
        let side = self.session.person().unwrap_or_else(|| self.session.game().to_move());
        let ended = self.session.resign(side);
        self.print_ending(ended)
    }

    /// Prints how the game has ended now, or that it was over already.
    fn print_ending(&mut self, ended: bool) -> Result<(), Failure> {
        let Some(outcome) = self.session.game().outcome() else { return Ok(()) };
        let outcome = self.texts.outcome(outcome);
        if !ended {
            return print_line(&self.texts.illegal_game_over(outcome));
        }
        self.changed()?;
        print_line(&outcome)
    }

    fn new_game(&mut self) -> Result<(), Failure> {
        let game = Game::new(*self.session.game().start());
        self.replace(GameSession::from_record(Record::new(&game)));
        self.computer.iter_mut().for_each(ComputerPlayer::new_game);
        self.begin()
    }
}

/// The players: persons, or a person and the computer.
fn seats(computer: Option<&ComputerPlayer>) -> BySide<Seat> {
    let seat = |side| match computer {
        Some(computer) if computer.side == side => Seat::Computer(computer.level()),
        _ => Seat::Person,
    };
    BySide::from_fn(seat)
}
