//! The state of a game in progress, and the actions on it.

use std::time::Duration;

use leptos::prelude::*;
use mad_rules::{BySide, Illegal, Position, Ship, Side, Turn};
use mad_session::{GameSession, InputStage, Marks, RecordedResult, Saved, Spot, TurnInput, reach};

use super::clocks::ClockState;
use super::coach::CoachState;
use super::engine_task::{EngineTask, is_latest};
use super::remote::{Entry, Remote, RemoteDialog};
use crate::achievements::record_result;
use crate::app::Shell;
use crate::board::{Gesture, LastTurn, TurnArrow, turn_arrows};
use crate::input_controller::InputController;
use crate::screens::new_game;
use crate::sound::Sound;
use crate::storage::{self, Failure};
use crate::{browser, engine, prompt};

/// The time after a change in which a click may still be meant for the previous state.
const SETTLE_TIME: Duration = Duration::from_millis(350);

/// A game in progress. It is `Copy`: all fields are handles of reactive values.
#[derive(Clone, Copy)]
pub(crate) struct GameController {
    pub(crate) shell: Shell,
    id: StoredValue<String>,
    pub(crate) saved: RwSignal<Saved>,
    pub(crate) input: InputController,
    /// The viewed position, as the number of turns before it; `None` for the current position.
    pub(crate) cursor: RwSignal<Option<usize>>,
    /// Whether the step buttons stay in the place of the toolbar although the last turn is reached: the
    /// thumb that steps there must not hit a button of the toolbar.
    pub(super) stepping: RwSignal<bool>,
    /// Whether the user has flipped the board.
    pub(crate) turned: RwSignal<bool>,
    pub(crate) engine: RwSignal<EngineTask>,
    pub(crate) dialog: RwSignal<Option<Dialog>>,
    /// The ship that the user asks about, by a tap or by resting the mouse on it.
    pub(super) inspected: RwSignal<Option<Ship>>,
    pub(crate) clock: ClockState,
    /// Whether the game has just changed, within [`SETTLE_TIME`].
    pub(super) fresh: RwSignal<bool>,
    pub(super) coach: CoachState,
    /// What the end of the game has added to the player's achievements.
    pub(super) reached: RwSignal<Option<RecordedResult>>,
    /// In an online game: the part that is elsewhere.
    pub(crate) remote: Option<Remote>,
}

/// An open dialog.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Dialog {
    Menu,
    Resign(Side),
    Agree,
    Rename,
    Remote(RemoteDialog),
}

impl GameController {
    fn with(shell: Shell, id: String, saved: Saved, remote: Option<Remote>) -> Self {
        Self {
            shell,
            id: StoredValue::new(id),
            clock: ClockState::new(&saved),
            saved: RwSignal::new(saved),
            input: InputController::new(shell),
            cursor: RwSignal::new(None),
            stepping: RwSignal::new(false),
            turned: RwSignal::new(false),
            engine: RwSignal::new(EngineTask::Idle),
            dialog: RwSignal::new(None),
            inspected: RwSignal::new(None),
            fresh: RwSignal::new(false),
            coach: CoachState::new(),
            reached: RwSignal::new(None),
            remote,
        }
    }

    /// An online game. It is neither saved nor changed here: [`show`](Self::show) shows its state.
    pub(crate) fn online(shell: Shell, id: String, saved: Saved, remote: Remote) -> Self {
        let controller = Self::with(shell, id, saved, Some(remote));
        controller.clock.paused.set(false);
        controller
    }

    /// A game on this device.
    pub(super) fn new(shell: Shell, id: String, saved: Saved) -> Self {
        let controller = Self::with(shell, id, saved, None);
        controller.listen();
        super::clocks::run(controller);
        engine::new_game();
        controller.think();
        let against_computer = controller.saved.with_untracked(|saved| {
            saved.session.has_computer().then(|| *saved.session.game().start())
        });
        if let Some(start) = against_computer {
            // Loads the engine after the board has been painted.
            let load = move || engine::warm_up(start);
            request_animation_frame(move || set_timeout(load, Duration::ZERO));
        }
        controller
    }

    /// The id of the saved game.
    pub(super) fn id(self) -> String {
        self.id.get_value()
    }

    /// Follows changes by other tabs, and stops the engine when the screen is left.
    fn listen(self) {
        storage::on_change(move |changed| {
            if self.id.with_value(|id| *id == changed) {
                self.load_other_tab();
            }
        });
        browser::on_window("visibilitychange", move |_| {
            let waits =
                self.saved.with_untracked(|saved| saved.session.computer_to_move().is_some());
            let asked = self.engine.with_untracked(|task| {
                matches!(task, EngineTask::Thinking { .. } | EngineTask::Offer { .. })
            });
            if browser::is_visible() && waits && !asked {
                self.think();
            }
        });
        on_cleanup(move || {
            let asked = self.engine.with_untracked(EngineTask::request);
            self.engine.set(EngineTask::Idle);
            // The next game may have asked already: this screen is removed after it has appeared.
            if asked.is_some_and(is_latest) {
                engine::stop();
            }
        });
    }

    /// The viewed position, without the partly entered turn.
    pub(super) fn viewed(self) -> Position {
        self.saved.with(|saved| {
            let game = saved.session.game();
            let cursor = self.cursor.get().and_then(|turns| game.positions().get(turns));
            *cursor.unwrap_or(game.position())
        })
    }

    /// The position in which a turn is entered: the viewed one, except for a plan.
    pub(super) fn entry_position(self) -> Position {
        let viewed = self.viewed();
        self.remote.map_or(viewed, |remote| remote.entry.get().position(viewed))
    }

    /// The position to draw.
    pub(super) fn shown(self) -> Position {
        let input = self.input.get();
        if input == TurnInput::EMPTY {
            return self.viewed();
        }
        input.preview(&self.entry_position())
    }

    pub(super) fn marks(self) -> Marks {
        self.input.get().marks(&self.entry_position())
    }

    /// The side whose turn can be entered here.
    fn entering_side(self) -> Option<Side> {
        if let Some(remote) = self.remote {
            return remote.side.get().filter(|_| remote.entry.get() != Entry::None);
        }
        self.saved
            .with(|saved| saved.session.person_to_move().then(|| saved.session.game().to_move()))
    }

    /// Whose ships can be picked.
    pub(super) fn pickable(self) -> BySide<bool> {
        let side = self.entering_side();
        let side = side.filter(|_| self.cursor.get().is_none() && !self.clock.paused.get());
        BySide::from_fn(|own| side == Some(own))
    }

    /// Whether the board is seen from the side of blue: the user's side, unless the user has flipped the board.
    pub(super) fn flip(self) -> bool {
        let blue = self.saved.with(|saved| saved.session.person() == Some(Side::Blue));
        blue != self.turned.get()
    }

    /// The number of turns before the viewed position.
    pub(super) fn turns_shown(self) -> usize {
        let all = self.saved.with(|saved| saved.session.game().turns().len());
        self.cursor.get().map_or(all, |turns| turns.min(all))
    }

    /// The turn before the viewed position.
    pub(super) fn last_turn(self) -> LastTurn {
        let Some(index) = self.turns_shown().checked_sub(1) else { return LastTurn::default() };
        self.saved.with(|saved| {
            let game = saved.session.game();
            LastTurn::played(&game.positions()[index], game.turns()[index])
        })
    }

    /// The arrows of the hint, or of the planned turn.
    pub(super) fn hint_arrows(self) -> Vec<TurnArrow> {
        let plan = self.remote.and_then(|remote| remote.plan.get());
        let idle = self.cursor.get().is_none() && self.input.get() == TurnInput::EMPTY;
        if let Some(plan) = plan.filter(|_| idle) {
            return turn_arrows(&Entry::Plan.position(self.viewed()), plan);
        }
        match self.engine.get() {
            EngineTask::HintFound(hint) if self.cursor.get().is_none() => {
                turn_arrows(&self.viewed(), hint.turn)
            }
            _ => Vec::new(),
        }
    }

    /// The ship that the user asks about, while no turn is being entered.
    pub(super) fn inspected_ship(self) -> Option<Ship> {
        self.inspected.get().filter(|_| self.input.get() == TurnInput::EMPTY)
    }

    /// Where the ship that the user asks about could go.
    pub(super) fn inspected_reach(self) -> Marks {
        self.inspected_ship().map_or_else(Marks::default, |ship| reach(&self.viewed(), ship))
    }

    /// Shows what a tapped ship can do if it cannot be picked now, or hides it again. Returns whether
    /// the tap is handled.
    fn inspect(self, spot: Spot) -> bool {
        let position = untrack(|| self.viewed());
        let ship = spot.ship(&position);
        let pickable = ship.is_some_and(|ship| untrack(|| self.pickable())[ship.side()]);
        if pickable || self.input.get_untracked() != TurnInput::EMPTY {
            self.inspected.set(None);
            return false;
        }
        let shown = self.inspected.get_untracked();
        self.inspected.set(ship.filter(|_| shown != ship));
        ship.is_some()
    }

    /// Handles a gesture at the board.
    pub(super) fn act(self, gesture: Gesture) {
        let paused = self.clock.paused.get_untracked();
        match gesture {
            Gesture::Rest(ship) => {
                let explains = self.shell.settings.with_untracked(|settings| settings.explanations);
                return self.inspected.set(ship.filter(|_| explains && !paused));
            }
            Gesture::Swipe { forward } => return super::turns::swipe(self, forward),
            _ => self.stepping.set(false),
        }
        match gesture {
            Gesture::Tap(spot) if !paused && self.inspect(spot) => return,
            _ => self.inspected.set(None),
        }
        let entered = matches!(gesture, Gesture::Enter(_));
        let looking_back = self.cursor.get_untracked().is_some();
        if paused || (entered && looking_back) {
            if entered {
                self.shell.announce_refusal();
            }
            return;
        }
        if looking_back {
            return;
        }
        if let Some(outcome) = self.saved.with_untracked(|saved| saved.session.game().outcome()) {
            if gesture != Gesture::Cancel {
                self.input.refuse(self.shell.texts.illegal(&Illegal::GameOver(outcome)));
            }
            return;
        }
        if untrack(|| self.entering_side()).is_none() && gesture != Gesture::Cancel {
            return self.input.refuse(self.shell.texts.game_not_your_turn());
        }
        if let Some(turn) = self.input.gesture(gesture, &untrack(|| self.entry_position())) {
            self.play(turn);
        }
    }

    /// Handles a button for a partly entered turn.
    pub(super) fn choose(self, choice: prompt::Choice) {
        if let Some(turn) = self.input.choose(choice, &untrack(|| self.entry_position())) {
            self.play(turn);
        }
    }

    /// Plays a turn for the side to move.
    pub(super) fn play(self, turn: Turn) {
        if let Some(remote) = self.remote {
            self.input.clear();
            return remote.play.run(turn);
        }
        let before = self.saved.with_untracked(|saved| *saved.session.game().position());
        if self.flush_clock() {
            // The time ran out before the turn.
            return self.lose_on_time();
        }
        if !self.change(|saved| saved.session.play(turn).is_ok()) {
            return;
        }
        let over = self.saved.with_untracked(|saved| saved.session.game().is_over());
        self.shell.play_sound(if over {
            self.end_sound()
        } else if !browser::is_visible() {
            // Calls back a user who has gone to another tab.
            Sound::YourTurn
        } else {
            Sound::of_turn(&before, turn)
        });
    }

    /// Shows the state of an online game.
    pub(crate) fn show(self, session: GameSession) {
        let state =
            |session: &GameSession| (session.game().turns().to_vec(), session.game().outcome());
        let moved = self.saved.with_untracked(|saved| state(&saved.session)) != state(&session);
        self.saved.update(|saved| saved.session = session);
        if moved {
            self.settle();
        }
    }

    /// The game has changed: what was entered for the position before it is discarded.
    fn settle(self) {
        self.input.clear();
        self.inspected.set(None);
        self.stepping.set(false);
        self.fresh.set(true);
        // Setting a disposed signal does nothing: the screen may have been left by then.
        set_timeout(move || self.fresh.set(false), SETTLE_TIME);
        if self.saved.with_untracked(|saved| saved.session.game().is_over()) {
            self.cursor.set(None);
            self.clock.paused.set(false);
        }
    }

    /// The sound of the end of the game.
    pub(super) fn end_sound(self) -> Sound {
        self.saved.with_untracked(|saved| Sound::of_end(&saved.session))
    }

    /// Changes the game, saves it and asks the engine if the computer is to move. Returns whether
    /// `change` changed anything.
    pub(super) fn change(self, change: impl FnOnce(&mut Saved) -> bool) -> bool {
        let mut changed = false;
        self.saved.update(|saved| changed = change(saved));
        if changed {
            self.settle();
            if self.saved.with_untracked(|saved| saved.session.game().is_over()) {
                let id = self.id.get_value();
                let recorded =
                    self.saved.with_untracked(|saved| record_result(&id, &saved.session));
                if recorded.is_some() {
                    self.reached.set(recorded);
                }
            }
            self.save();
            self.think();
        }
        changed
    }

    /// Saves the game.
    pub(super) fn save(self) {
        let id = self.id.get_value();
        let mut result = Ok(());
        self.saved.update_untracked(|saved| result = storage::save(&id, saved));
        if let Err(failure) = result {
            if failure == Failure::Conflict {
                self.load_other_tab();
            }
            self.shell.report(self.shell.storage_text(failure));
        }
    }

    /// Loads what another tab has saved, or reports that it has deleted the game.
    fn load_other_tab(self) {
        let saved = match self.id.with_value(|id| storage::load(id)) {
            Some(Ok(saved)) => saved,
            Some(Err(_)) => return,
            None => return self.shell.report(self.shell.texts.web_deleted()),
        };
        if saved.revision <= self.saved.with_untracked(|saved| saved.revision) {
            return;
        }
        let turns = |saved: &Saved| saved.session.game().turns().len();
        if turns(&saved) != self.saved.with_untracked(turns) {
            self.clock.spent.set(0.0);
        }
        let over = saved.session.game().is_over();
        self.saved.set(saved);
        self.input.input.set(TurnInput::EMPTY);
        if self.engine.with_untracked(EngineTask::is_hint) {
            self.engine.set(EngineTask::Idle);
        }
        if over {
            self.clock.paused.set(false);
        }
        // Of several tabs, only the visible one asks the engine.
        if browser::is_visible() {
            self.think();
        }
    }

    pub(super) fn undo(self) {
        self.cursor.set(None);
        // A turn with an open bonus is cancelled first.
        if matches!(self.input.get_untracked().stage(), InputStage::Bonus { .. }) {
            return self.input.clear();
        }
        self.flush_clock();
        self.change(|saved| saved.session.undo());
    }

    pub(super) fn redo(self) {
        self.cursor.set(None);
        self.flush_clock();
        self.change(|saved| saved.session.redo());
    }

    pub(super) fn resign(self, side: Side) {
        self.flush_clock();
        if self.change(|saved| saved.session.resign(side)) {
            self.shell.play_sound(self.end_sound());
        }
    }

    /// Adds the elapsed time to the clock of the side to move. Returns whether its time is over.
    pub(super) fn flush_clock(self) -> bool {
        super::clocks::count(self);
        let spent = self.clock.spent.get_untracked();
        let mut lost = false;
        if spent >= 1.0 {
            self.clock.spent.set(0.0);
            self.saved.update(|saved| lost = saved.session.spend(spent as u32));
        }
        lost
    }

    /// Ends the game after the time of the side to move has run out.
    pub(super) fn lose_on_time(self) {
        self.change(|_| true);
        self.shell.play_sound(self.end_sound());
    }

    pub(super) fn rename(self, name: &str) {
        self.saved.update(|saved| name.trim().clone_into(&mut saved.name));
        self.save();
    }

    /// Starts another game of the same kind with the sides exchanged.
    pub(super) fn rematch(self) {
        let seed = browser::random();
        let mut session = self.saved.with_untracked(|saved| saved.session.rematch(seed));
        session.set_tag("Date", &browser::date());
        new_game::start(self.shell, session);
    }
}
