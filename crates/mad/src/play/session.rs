//! A game at the terminal: what is said and done line by line.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use mad_i18n::{Texts, visible};
use mad_rules::game::Step;
use mad_rules::{Class, Game, Record, Side, SquareSet, Turn, TurnKind};

use super::command::{Command, Unknown, parse};
use super::mover::{Mover, Reply, Strength};
use crate::arguments::PlayArgs;
use crate::board_text::{BoardText, status};
use crate::failure::Failure;
use crate::{input, record};

/// The tie-break is worth a sentence when it is this near.
const NEAR: u16 = 10;

pub(super) enum Next {
    GoOn,
    Quit,
}

/// What has to be typed twice to happen.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Question {
    LosingTurn(Turn),
    Agree,
    /// Leave an unsaved game: to quit, to begin or to load another.
    Leave(Command),
    Overwrite(PathBuf),
}

pub(super) struct Session<'a> {
    game: Game,
    /// Where the game came from, with the tags and comments it had.
    record: Record,
    texts: &'a Texts,
    mover: Option<Mover>,
    /// Where every turn is saved to, once the player has named a file.
    file: Option<PathBuf>,
    unsaved: bool,
    /// What has been asked last, and what the line before this one asked.
    asked: Option<Question>,
    repeated: Option<Question>,
}

impl<'a> Session<'a> {
    pub(super) fn new(record: Record, args: &PlayArgs, texts: &'a Texts) -> Self {
        let mover = Mover::new(args);
        let file = args.save.clone();
        let game = record.to_game();
        Self { game, record, texts, mover, file, unsaved: false, asked: None, repeated: None }
    }

    pub(super) fn begin(&mut self) -> Result<(), Failure> {
        let board = self.game.position().board().to_string();
        say(&self.texts.play_welcome(board))?;
        if let Some(mover) = &self.mover {
            let side = Texts::side_argument(!mover.side);
            say(&match mover.strength() {
                None => self.texts.play_you_are(side),
                Some(Strength::Level(level)) => {
                    self.texts.play_you_are_at_level(side, level.number())
                }
                Some(Strength::Full(_)) => self.texts.play_you_are_at_full_strength(side),
            })?;
        }
        self.board()?;
        self.let_mover_play()
    }

    pub(super) fn prompt(&self) -> String {
        match self.game.outcome() {
            Some(_) => self.texts.play_over_prompt(),
            None => self.texts.play_prompt(Texts::side_argument(self.game.position().to_move())),
        }
    }

    /// Nothing is lost when the input ends: an unsaved game is printed.
    pub(super) fn end_of_input(&self) -> Result<(), Failure> {
        if self.unsaved {
            say(&self.texts.play_unsaved_end())?;
            say(self.current().to_string().trim_end())?;
        }
        Ok(())
    }

    pub(super) fn line(&mut self, line: &str) -> Result<Next, Failure> {
        self.repeated = self.asked.take();
        let command = match parse(line) {
            Ok(command) => command,
            Err(Unknown::Word) => {
                say(&self.texts.play_unknown(visible(line)))?;
                return Ok(Next::GoOn);
            }
            Err(Unknown::Class) => {
                let word = line.split_whitespace().nth(1).unwrap_or_default();
                say(&self.texts.play_no_class(visible(word)))?;
                return Ok(Next::GoOn);
            }
            Err(Unknown::Turn(error)) => {
                say(&self.texts.turn_text(line, &error))?;
                return Ok(Next::GoOn);
            }
        };
        let leaves = matches!(command, Command::Quit | Command::New | Command::Load(Some(_)));
        if leaves && self.unsaved && !self.sure(Question::Leave(command.clone())) {
            say(&self.texts.play_unsaved(visible(line)))?;
            return Ok(Next::GoOn);
        }
        match command {
            Command::Nothing => {}
            Command::Help => say(&self.texts.play_help())?,
            Command::Board => self.board()?,
            Command::Turns(class) => self.turns(class)?,
            Command::Threats => self.threats()?,
            Command::Undo => self.undo()?,
            Command::Redo => self.redo()?,
            Command::Save(path) => self.save(path)?,
            Command::Load(path) => self.load(path)?,
            Command::Mfen => say(&self.game.position().to_string())?,
            Command::Agree => self.agree()?,
            Command::Resign => self.resign()?,
            Command::New => self.new_game()?,
            Command::Quit => return Ok(Next::Quit),
            Command::Play(turn) => self.play(turn)?,
        }
        Ok(Next::GoOn)
    }

    fn board(&self) -> Result<(), Failure> {
        let position = self.game.position();
        let marked = match self.game.positions() {
            [.., before, after] => record::changed(before, after),
            _ => SquareSet::EMPTY,
        };
        let flip = self.mover.as_ref().is_some_and(|mover| mover.side == Side::Red);
        let board = BoardText { position, texts: self.texts, flip, marked };
        let status = match self.game.outcome() {
            Some(outcome) => self.texts.outcome(outcome),
            None => status(position, self.texts, NEAR),
        };
        write!(anstream::stdout(), "\n{board}{status}\n")?;
        Ok(())
    }

    /// Whether the player has just been asked this and answers by saying the same again.
    fn sure(&mut self, question: Question) -> bool {
        let sure = self.repeated.as_ref() == Some(&question);
        self.asked = (!sure).then_some(question);
        sure
    }

    fn play(&mut self, turn: Turn) -> Result<(), Failure> {
        let loses = self.game.position().exiles_own_corvette(turn);
        if loses && !self.sure(Question::LosingTurn(turn)) {
            return say(&self.texts.play_losing_turn());
        }
        if self.carry_out(turn)? {
            self.keep()?;
            self.let_mover_play()?;
        }
        Ok(())
    }

    /// Plays a turn and shows what came of it, or says why it cannot be played; says whether it
    /// was.
    fn carry_out(&mut self, turn: Turn) -> Result<bool, Failure> {
        let before = *self.game.position();
        if let Err(error) = self.game.play(turn) {
            say(&self.texts.illegal(&error.reason))?;
            return Ok(false);
        }
        self.unsaved = true;
        let side = Texts::side_argument(before.to_move());
        say(&self.texts.play_played(side, before.long_text(turn)))?;
        if !self.mover_is_due() {
            self.board()?;
        }
        Ok(true)
    }

    fn mover_is_due(&self) -> bool {
        let to_move = self.game.position().to_move();
        let over = self.game.outcome().is_some();
        !over && self.mover.as_ref().is_some_and(|mover| mover.side == to_move)
    }

    fn let_mover_play(&mut self) -> Result<(), Failure> {
        let position = *self.game.position();
        if !self.mover_is_due() {
            return Ok(());
        }
        let Some(mover) = &mut self.mover else { return Ok(()) };
        match mover.choose(&position) {
            Some(Reply::Turn(turn)) => {
                self.carry_out(turn)?;
                self.keep()
            }
            Some(Reply::Resign) => {
                let ended = self.game.resign(mover.side);
                self.declared(ended)
            }
            None => Ok(()),
        }
    }

    /// The game as a record, with what was said about its turns. What the game came with is kept
    /// for turns that are taken back and played again.
    fn current(&self) -> Record {
        let mut record = self.record.clone();
        record.update(&self.game);
        record
    }

    /// Saves the game if a file is known.
    fn keep(&mut self) -> Result<(), Failure> {
        let Some(path) = self.file.clone() else {
            return Ok(());
        };
        self.write(&path)
    }

    fn write(&mut self, path: &Path) -> Result<(), Failure> {
        let text = self.current().to_string();
        match input::write_file(path, &text, self.texts) {
            Ok(()) => self.unsaved = false,
            Err(Failure::Malformed(message)) => say(&message)?,
            Err(failure) => return Err(failure),
        }
        Ok(())
    }

    fn save(&mut self, path: Option<PathBuf>) -> Result<(), Failure> {
        let Some(path) = path.or_else(|| self.file.clone()) else {
            return say(&self.texts.play_save_where());
        };
        let name = input::name(&path, self.texts);
        let own = self.file.as_ref() == Some(&path);
        if !own && path.exists() && !self.sure(Question::Overwrite(path.clone())) {
            return say(&self.texts.play_overwrite(name));
        }
        self.unsaved = true;
        self.write(&path)?;
        if !self.unsaved {
            say(&self.texts.play_saved(name))?;
            self.file = Some(path);
        }
        Ok(())
    }

    fn load(&mut self, path: Option<PathBuf>) -> Result<(), Failure> {
        let Some(path) = path else {
            return say(&self.texts.play_load_what());
        };
        match super::load(&path, None, self.texts) {
            Ok(record) => {
                self.game = record.to_game();
                self.record = record;
                self.unsaved = false;
                say(&self.texts.play_loaded(input::name(&path, self.texts)))?;
                self.file = None;
                self.board()?;
                self.let_mover_play()
            }
            Err(Failure::Malformed(message) | Failure::Refused(message)) => say(&message),
            Err(failure) => Err(failure),
        }
    }

    fn turns(&self, class: Option<Class>) -> Result<(), Failure> {
        let position = self.game.position();
        let concerns = |turn: &Turn| {
            let Some(class) = class else { return true };
            match turn.kind() {
                TurnKind::Pass => false,
                TurnKind::Teleport(cycle) => cycle.involves(class),
                TurnKind::Move { from, .. } | TurnKind::Bonus { from, .. } => {
                    position.ship_at(from).is_some_and(|ship| ship.class() == class)
                }
            }
        };
        let turns: Vec<Turn> = match self.game.outcome() {
            Some(_) => Vec::new(),
            None => position.sorted_turns().into_iter().filter(concerns).collect(),
        };
        say(&self.texts.play_turns(turns.len()))?;
        let names: Vec<String> = turns.iter().map(|&turn| position.long_text(turn)).collect();
        let width = names.iter().map(String::len).max().unwrap_or(0) + 2;
        for row in names.chunks((78 / width).max(1)) {
            let row: String = row.iter().map(|name| format!("{name:width$}")).collect();
            say(&format!("  {}", row.trim_end()))?;
        }
        Ok(())
    }

    fn threats(&self) -> Result<(), Failure> {
        let side = self.game.position().to_move();
        let ships = self.game.position().threatened(side);
        let name = Texts::side_argument(side);
        match ships.is_empty() {
            true => say(&self.texts.play_no_threats(name)),
            false => say(&self.texts.play_threats(name, self.texts.ship_numbers(ships))),
        }
    }

    fn step_name(&self, step: Step) -> String {
        match step {
            Step::Turn(turn) => turn.to_string(),
            Step::Ending(_) => self.texts.play_ending(),
        }
    }

    fn undo(&mut self) -> Result<(), Failure> {
        match self.steps(Game::undo) {
            Some(names) => self.went(&self.texts.play_taken_back(names)),
            None => say(&self.texts.play_nothing_to_undo()),
        }
    }

    fn redo(&mut self) -> Result<(), Failure> {
        match self.steps(Game::redo) {
            Some(names) => self.went(&self.texts.play_put_back(names)),
            None => say(&self.texts.play_nothing_to_redo()),
        }
    }

    /// Goes one step back or forth; against the computer two, so that the player is to move.
    fn steps(&mut self, go: fn(&mut Game) -> Option<Step>) -> Option<String> {
        let step = go(&mut self.game)?;
        let mut names = vec![self.step_name(step)];
        let mover = self.mover.as_ref().map(|mover| mover.side);
        if mover == Some(self.game.position().to_move()) {
            names.extend(go(&mut self.game).map(|step| self.step_name(step)));
        }
        Some(names.join(", "))
    }

    /// Says where the game has gone and shows it.
    fn went(&mut self, sentence: &str) -> Result<(), Failure> {
        self.unsaved = true;
        self.keep()?;
        say(sentence)?;
        self.board()?;
        self.let_mover_play()
    }

    fn agree(&mut self) -> Result<(), Failure> {
        let owner = self.game.position().tie_break_owner();
        let word = Texts::side_argument(owner);
        if let Some(outcome) = self.game.outcome() {
            return say(&self.texts.illegal_game_over(self.texts.outcome(outcome)));
        }
        let position = *self.game.position();
        match self.mover.as_mut().map(|mover| mover.agrees(&position)) {
            Some(false) => return say(&self.texts.play_agree_refused(word)),
            None if !self.sure(Question::Agree) => return say(&self.texts.play_agree_ask(word)),
            _ => {}
        }
        let ended = self.game.agree();
        self.declared(ended)
    }

    fn resign(&mut self) -> Result<(), Failure> {
        let to_move = self.game.position().to_move();
        let side = self.mover.as_ref().map_or(to_move, |mover| mover.side.opponent());
        let ended = self.game.resign(side);
        self.declared(ended)
    }

    fn declared(
        &mut self,
        ended: Result<mad_rules::Outcome, mad_rules::game::AlreadyOverError>,
    ) -> Result<(), Failure> {
        match ended {
            Ok(outcome) => {
                self.unsaved = true;
                self.keep()?;
                say(&self.texts.outcome(outcome))
            }
            Err(over) => say(&self.texts.illegal_game_over(self.texts.outcome(over.0))),
        }
    }

    fn new_game(&mut self) -> Result<(), Failure> {
        self.game = Game::new(*self.game.start());
        self.record = Record::new(&self.game);
        self.unsaved = false;
        self.file = None;
        self.mover.iter_mut().for_each(Mover::new_game);
        self.begin()
    }
}

fn say(text: &str) -> Result<(), Failure> {
    writeln!(anstream::stdout(), "{text}")?;
    Ok(())
}
