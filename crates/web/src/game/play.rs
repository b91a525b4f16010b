//! A game under way: what the player does, what the computer answers, and what is kept.

use std::time::Duration;

use crate::dom::*;
use mad_rules::{Illegal, Position, Side, Turn};
use mad_session::{Answer, Hand, Marks, Saved, Spot, Stage};

use crate::app::Shell;
use crate::board::{BySides, Gesture, Last, ends};
use crate::sound::{self, Sound};
use crate::store::{self, Failure};
use crate::ui::memo;
use crate::{browser, engine, saying};

/// How long a table that has changed is new to whoever looks at it.
const SETTLED: Duration = Duration::from_millis(350);

/// A game under way. It can be copied: all of it are signals.
#[derive(Clone, Copy)]
pub(crate) struct Play {
    pub(crate) shell: Shell,
    id: StoredValue<String>,
    pub(crate) saved: RwSignal<Saved>,
    pub(crate) hand: RwSignal<Hand>,
    /// The number of turns after which we look at the game; `None` for as it stands.
    pub(crate) cursor: RwSignal<Option<usize>>,
    /// Whether the board is turned away from how it faces the player.
    pub(crate) turned: RwSignal<bool>,
    /// The last thing that could not be done.
    pub(crate) remark: RwSignal<Option<String>>,
    pub(crate) thinking: RwSignal<bool>,
    /// Whether it has been thinking for so long that somebody may want to stop it.
    pub(crate) slow: RwSignal<bool>,
    pub(crate) broken: RwSignal<Option<String>>,
    pub(crate) hint: RwSignal<Hint>,
    pub(crate) menu: RwSignal<bool>,
    pub(crate) question: RwSignal<Option<Question>>,
    /// Milliseconds of this turn that the clock does not know of yet.
    pub(crate) spent: RwSignal<f64>,
    /// When the time was looked at last.
    pub(super) ticked: StoredValue<f64>,
    /// Whether the table has just changed, so that a click may be meant for what was there before.
    pub(super) fresh: RwSignal<bool>,
    /// Whether the computer has been asked to agree and has not answered yet.
    pub(super) offered: StoredValue<bool>,
    pub(crate) paused: RwSignal<bool>,
    /// Counts what has happened, so that late answers are known to be late.
    moment: StoredValue<u32>,
}

/// A hint and how far it has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Hint {
    None,
    Wanted,
    Found(Turn),
}

/// Something to be asked before it is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Question {
    Resign(Side),
    Agree,
    Rename,
}

impl Play {
    pub(super) fn new(shell: Shell, id: String, saved: Saved) -> Self {
        let over = saved.table.game().is_over();
        let clock = saved.table.clock().is_some() && !saved.table.game().turns().is_empty();
        let play = Self {
            shell,
            id: StoredValue::new(id),
            saved: RwSignal::new(saved),
            hand: RwSignal::new(Hand::EMPTY),
            cursor: RwSignal::new(None),
            turned: RwSignal::new(false),
            remark: RwSignal::new(None),
            thinking: RwSignal::new(false),
            slow: RwSignal::new(false),
            broken: RwSignal::new(None),
            hint: RwSignal::new(Hint::None),
            menu: RwSignal::new(false),
            question: RwSignal::new(None),
            spent: RwSignal::new(0.0),
            ticked: StoredValue::new(browser::tick()),
            fresh: RwSignal::new(false),
            offered: StoredValue::new(false),
            // Whoever comes back to a game with a clock has to say when it goes on.
            paused: RwSignal::new(clock && !over),
            moment: StoredValue::new(0),
        };
        store::on_change(move |changed| {
            if play.id.with_value(|id| *id == changed) {
                play.catch_up();
            }
        });
        let visible = listen("visibilitychange", move |_| {
            let waits = play.saved.with_untracked(|saved| saved.table.computer_to_move().is_some());
            if browser::is_visible() && waits && !play.thinking.get_untracked() {
                play.think();
            }
        });
        on_cleanup(move || {
            visible.remove();
            play.next_moment();
            engine::stop();
        });
        super::clocks::run(play);
        engine::new_game();
        play.think();
        if play.saved.with_untracked(|saved| saved.table.has_computer()) {
            // The engine comes while the board is already looked at.
            next_frame(|| set_timeout(engine::warm_up, Duration::ZERO));
        }
        play
    }

    pub(super) fn next_moment(self) -> u32 {
        self.moment.update_value(|moment| *moment += 1);
        self.moment.get_value()
    }

    pub(super) fn is_now(self, moment: u32) -> bool {
        self.moment.try_get_value() == Some(moment)
    }

    /// The position that is looked at, without what is in the player's hand.
    pub(super) fn viewed(self) -> Position {
        self.saved.with(|saved| {
            let game = saved.table.game();
            let cursor = self.cursor.get().and_then(|turns| game.positions().get(turns));
            *cursor.unwrap_or(game.position())
        })
    }

    /// The position as it is to be drawn.
    pub(super) fn shown(self) -> Position {
        self.hand.get().preview(&self.viewed())
    }

    pub(super) fn marks(self) -> Marks {
        self.hand.get().marks(&self.viewed())
    }

    /// Whose ships can be taken up.
    pub(super) fn hands(self) -> BySides {
        let side = self
            .saved
            .with(|saved| saved.table.person_to_move().then(|| saved.table.game().to_move()));
        let side = side.filter(|_| self.cursor.get().is_none() && !self.paused.get());
        BySides { red: side == Some(Side::Red), blue: side == Some(Side::Blue) }
    }

    /// Whether the board is seen from blue's side: it faces the player.
    pub(super) fn flip(self) -> Memo<bool> {
        memo(move || {
            let blue = self.saved.with(|saved| saved.table.person() == Some(Side::Blue));
            blue != self.turned.get()
        })
    }

    /// How many turns have been played where we look.
    pub(super) fn turns_shown(self) -> usize {
        let all = self.saved.with(|saved| saved.table.game().turns().len());
        self.cursor.get().map_or(all, |turns| turns.min(all))
    }

    /// Where the last turn came from and went to.
    pub(super) fn last(self) -> Last {
        let turns = self.turns_shown();
        self.saved.with(|saved| {
            match &saved.table.game().positions()[turns.saturating_sub(1)..=turns] {
                [before, after] => Last::between(before, after),
                _ => Last::default(),
            }
        })
    }

    /// The hint as arrows.
    pub(super) fn hint_ends(self) -> Vec<(Spot, Spot)> {
        if self.cursor.get().is_some() {
            return Vec::new();
        }
        let Hint::Found(turn) = self.hint.get() else { return Vec::new() };
        ends(&self.viewed(), turn)
    }

    /// What the player does at the board.
    pub(super) fn act(self, gesture: Gesture) {
        let said = matches!(gesture, Gesture::Say(_));
        if self.paused.get_untracked() || (said && self.cursor.get_untracked().is_some()) {
            if said {
                self.shell.refuse();
            }
            return;
        }
        if self.cursor.get_untracked().is_some() {
            return self.cursor.set(None);
        }
        if let Some(outcome) = self.saved.with_untracked(|saved| saved.table.game().outcome()) {
            if gesture != Gesture::Cancel {
                self.refuse(self.shell.words.illegal(&Illegal::GameOver(outcome)));
            }
            return;
        }
        let waiting = self.saved.with_untracked(|saved| saved.table.computer_to_move().is_some());
        if waiting && gesture != Gesture::Cancel {
            return self.refuse(self.shell.words.game_not_your_turn());
        }
        let position = untrack(|| self.viewed());
        let mut hand = self.hand.get_untracked();
        let answer = saying::gesture(gesture, &mut hand, &position);
        self.take(hand, answer);
    }

    /// The hand after a gesture, and what comes of it.
    pub(super) fn take(self, hand: Hand, answer: Answer) {
        if self.hand.get_untracked() != hand {
            self.hand.set(hand);
        }
        match answer {
            Answer::Nothing => {}
            Answer::Changed => self.remark.set(None),
            Answer::Play(turn) => self.play(turn),
            Answer::Refused(refusal) => self.refuse(saying::refusal(self.shell.words, &refusal)),
        }
    }

    fn refuse(self, reason: String) {
        self.sound(Sound::Refused);
        self.remark.set(Some(reason));
        self.shell.refuse();
    }

    pub(super) fn sound(self, sound: Sound) {
        if self.shell.settings.get_untracked().sound {
            sound::play(sound);
        }
    }

    /// Plays a turn for whoever's it is.
    pub(super) fn play(self, turn: Turn) {
        let before = self.saved.with_untracked(|saved| *saved.table.game().position());
        if self.flush() {
            // Too late: the time ran out first.
            return self.lost_on_time();
        }
        let played = self.change(|saved| saved.table.play(turn).is_ok());
        if !played {
            return;
        }
        let over = self.saved.with_untracked(|saved| saved.table.game().is_over());
        let expels = turn.squares_moved().is_some_and(|(_, to)| before.ship_at(to).is_some());
        self.sound(match () {
            () if over => Sound::End,
            () if expels => Sound::Expulsion,
            () if turn.cycle().is_some() => Sound::Teleportation,
            () => Sound::Move,
        });
    }

    /// Changes the table, keeps it, and goes on from there. Says whether anything changed.
    pub(super) fn change(self, change: impl FnOnce(&mut Saved) -> bool) -> bool {
        let mut changed = false;
        self.saved.update(|saved| changed = change(saved));
        if changed {
            self.hand.set(Hand::EMPTY);
            self.remark.set(None);
            self.hint.set(Hint::None);
            self.fresh.set(true);
            set_timeout(move || self.settle(), SETTLED);
            if self.saved.with_untracked(|saved| saved.table.game().is_over()) {
                self.cursor.set(None);
                self.paused.set(false);
            }
            self.keep();
            self.think();
        }
        changed
    }

    /// The table is not new any more, if it is still there.
    fn settle(self) {
        self.fresh.set(false);
    }

    /// Puts the game into the browser's storage.
    pub(super) fn keep(self) {
        let id = self.id.get_value();
        let mut kept = Ok(());
        self.saved.update_untracked(|saved| kept = store::keep(&id, saved));
        if let Err(failure) = kept {
            if failure == Failure::Overtaken {
                self.catch_up();
            }
            self.shell.tell(self.shell.storage_text(failure));
        }
    }

    /// Takes over what another tab has kept, or says that it has deleted the game.
    fn catch_up(self) {
        let saved = match self.id.with_value(|id| store::load(id)) {
            Some(Ok(saved)) => saved,
            Some(Err(_)) => return,
            None => return self.shell.tell(self.shell.words.web_deleted()),
        };
        if saved.revision <= self.saved.with_untracked(|saved| saved.revision) {
            return;
        }
        let turns = |saved: &Saved| saved.table.game().turns().len();
        if turns(&saved) != self.saved.with_untracked(turns) {
            self.spent.set(0.0);
        }
        let over = saved.table.game().is_over();
        self.saved.set(saved);
        self.hand.set(Hand::EMPTY);
        self.hint.set(Hint::None);
        if over {
            self.paused.set(false);
        }
        // Of several tabs, the one that is looked at thinks.
        if browser::is_visible() {
            self.think();
        }
    }

    pub(super) fn undo(self) {
        self.cursor.set(None);
        // A turn that is not finished goes first.
        if matches!(self.hand.get_untracked().stage(), Stage::Bonus { .. }) {
            return self.take(Hand::EMPTY, Answer::Changed);
        }
        self.flush();
        self.change(|saved| saved.table.undo());
    }

    pub(super) fn redo(self) {
        self.cursor.set(None);
        self.flush();
        self.change(|saved| saved.table.redo());
    }

    pub(super) fn resign(self, side: Side) {
        self.flush();
        if self.change(|saved| saved.table.resign(side)) {
            self.sound(Sound::End);
        }
    }

    /// Tells the clock how much time has passed. Says whether somebody has lost by that.
    pub(super) fn flush(self) -> bool {
        super::clocks::count(self);
        let spent = self.spent.get_untracked();
        let mut lost = false;
        if spent >= 1.0 {
            self.spent.set(0.0);
            self.saved.update(|saved| lost = saved.table.spend(spent as u32));
        }
        lost
    }

    /// The time of the side to move has run out.
    pub(super) fn lost_on_time(self) {
        self.change(|_| true);
        self.sound(Sound::End);
    }

    pub(super) fn rename(self, name: &str) {
        self.saved.update(|saved| name.trim().clone_into(&mut saved.name));
        self.keep();
    }

    /// Another game like this one, with the sides exchanged.
    pub(super) fn rematch(self) {
        let seed = browser::chance();
        let mut table = self.saved.with_untracked(|saved| saved.table.rematch(seed));
        table.set_tag("Date", &browser::date());
        crate::new_game::begin(self.shell, table);
    }
}
