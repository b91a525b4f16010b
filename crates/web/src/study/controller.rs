//! The state of an open study, and the actions on it.

use std::time::Duration;

use leptos::prelude::*;
use mad_rules::{BySide, Illegal, Position, Side, Turn};
use mad_session::{Marks, TurnInput};
use mad_study::{NodeId, SavedStudy, Tree, TreeError};

use super::analysis::Analysis;
use super::review::Reviewer;
use super::store;
use crate::app::Shell;
use crate::board::{Gesture, LastTurn, TurnArrow, turn_arrows};
use crate::browser;
use crate::input_controller::InputController;
use crate::prompt::Choice;
use crate::sound::Sound;
use crate::storage::Failure;

/// How long changes are collected before the study is saved.
const SAVE_DELAY: Duration = Duration::from_millis(400);

/// An open study. It is `Copy`: all fields are handles of reactive values.
#[derive(Clone, Copy)]
pub(super) struct StudyController {
    pub(super) shell: Shell,
    id: StoredValue<String>,
    pub(super) study: RwSignal<SavedStudy>,
    /// The node that is looked at.
    pub(super) cursor: RwSignal<NodeId>,
    pub(super) input: InputController,
    /// Whether the board is seen from the side of blue.
    pub(super) turned: RwSignal<bool>,
    pub(super) analysis: Analysis,
    pub(super) reviewer: Reviewer,
    pub(super) dialog: RwSignal<Option<Dialog>>,
    /// Whether turns are listed with the classes of the ships.
    pub(super) long_turns: RwSignal<bool>,
    /// The number of the timer that will save the study.
    saving: StoredValue<u32>,
    /// What a deletion removed: the study before it.
    deleted: RwSignal<Option<(Tree, NodeId)>>,
}

/// An open dialog.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Dialog {
    Menu,
    Rename,
    Delete,
}

impl StudyController {
    pub(super) fn new(shell: Shell, id: String, study: SavedStudy) -> Self {
        let cursor = RwSignal::new(study.cursor);
        let controller = Self {
            shell,
            id: StoredValue::new(id),
            cursor,
            study: RwSignal::new(study),
            input: InputController::new(shell),
            turned: RwSignal::new(false),
            analysis: Analysis::new(),
            reviewer: Reviewer::new(),
            dialog: RwSignal::new(None),
            long_turns: RwSignal::new(false),
            saving: StoredValue::new(0),
            deleted: RwSignal::new(None),
        };
        controller.listen();
        controller.analysis.run(controller);
        controller
    }

    /// Saves what is unsaved when the page is left, and follows changes by other tabs.
    fn listen(self) {
        browser::on_window("pagehide", move |_| self.flush());
        on_cleanup(move || self.flush());
        store::on_change(move |changed| {
            if self.id.with_value(|id| *id == changed) {
                self.load_other_tab();
            }
        });
    }

    pub(super) fn id(self) -> String {
        self.id.get_value()
    }

    /// The position that is looked at.
    pub(super) fn position(self) -> Position {
        let cursor = self.cursor.get();
        self.study.with(|study| match study.tree.get(cursor) {
            Some(node) => node.position,
            None => study.tree.node(study.tree.root()).position,
        })
    }

    /// The position to draw, with the partly entered turn.
    pub(super) fn shown(self) -> Position {
        let (input, position) = (self.input.get(), self.entry_position());
        if input == TurnInput::EMPTY { position } else { input.preview(&position) }
    }

    pub(super) fn marks(self) -> Marks {
        self.input.get().marks(&self.entry_position())
    }

    /// The position in which a turn is entered: the one that is looked at, or the one that a mistake is
    /// learnt from.
    fn entry_position(self) -> Position {
        let learning = self.reviewer.learning.get();
        let lesson = learning.and_then(|learning| {
            self.reviewer.state.with(|state| Some(learning.shown(state.as_ref()?)))
        });
        lesson.unwrap_or_else(|| self.position())
    }

    /// Whose ships can be picked: those of the side to move.
    pub(super) fn pickable(self) -> BySide<bool> {
        let position = self.entry_position();
        let side = (!position.is_over()).then(|| position.to_move());
        BySide::from_fn(|own| side == Some(own))
    }

    /// The turn before the position that is looked at.
    pub(super) fn last_turn(self) -> LastTurn {
        let cursor = self.cursor.get();
        self.study.with(|study| {
            let node = study.tree.get(cursor);
            let played = node.and_then(|node| {
                let before = study.tree.node(node.parent?).position;
                Some(LastTurn::played(&before, node.turn?))
            });
            played.unwrap_or_default()
        })
    }

    /// The arrows of the engine's best turn, or of the threat.
    pub(super) fn engine_arrows(self) -> Vec<TurnArrow> {
        let solution = self.reviewer.learning.get().and_then(|learning| {
            self.reviewer.state.with(|state| {
                let state = state.as_ref()?;
                Some((learning.shown(state), learning.solution(state)?))
            })
        });
        if let Some((position, turn)) = solution {
            return turn_arrows(&position, turn);
        }
        let Some((position, turn)) = self.analysis.arrow(self.position()) else {
            return Vec::new();
        };
        turn_arrows(&position, turn)
    }

    pub(super) fn act(self, gesture: Gesture) {
        match gesture {
            Gesture::Rest(_) => return,
            Gesture::Swipe { forward } => return self.step(if forward { 1 } else { -1 }),
            _ => {}
        }
        let position = untrack(|| self.entry_position());
        if let Some(outcome) = position.outcome() {
            if gesture != Gesture::Cancel {
                self.input.refuse(self.shell.texts.illegal(&Illegal::GameOver(outcome)));
            }
            return;
        }
        if let Some(turn) = self.input.gesture(gesture, &position) {
            self.play(turn);
        }
    }

    /// Handles a button for a partly entered turn.
    pub(super) fn choose(self, choice: Choice) {
        if let Some(turn) = self.input.choose(choice, &untrack(|| self.entry_position())) {
            self.play(turn);
        }
    }

    /// Plays a turn after the node that is looked at: follows a line that is there, or adds to it.
    pub(super) fn play(self, turn: Turn) {
        if !self.reviewer.try_turn(self, turn) {
            self.play_line(&[turn]);
        }
    }

    /// Plays several turns.
    pub(super) fn play_line(self, turns: &[Turn]) {
        let before = untrack(|| self.position());
        let cursor = self.cursor.get_untracked();
        if let Some(end) = self.change(|tree| tree.add_line(cursor, turns)) {
            if let [turn] = turns {
                self.shell.play_sound(Sound::of_turn(&before, *turn));
            }
            self.go_to(end);
        }
    }

    /// Adds a line as a variation and stays where it is.
    pub(super) fn insert_line(self, turns: &[Turn]) {
        let cursor = self.cursor.get_untracked();
        if self.change(|tree| tree.add_line(cursor, turns)).is_some() {
            self.shell.notify(self.shell.texts.study_line_inserted());
        }
    }

    /// Looks at a node.
    pub(super) fn go_to(self, node: NodeId) {
        self.reviewer.end_learning();
        self.input.clear();
        self.cursor.set(node);
        self.save_later();
    }

    /// Steps along the line: back to the start or on to its end, by so many turns.
    pub(super) fn step(self, by: isize) {
        let cursor = self.cursor.get_untracked();
        let node = self.study.with_untracked(|study| {
            let line = if by < 0 {
                let mut path = study.tree.path(cursor);
                path.insert(0, study.tree.root());
                path.reverse();
                path.get(by.unsigned_abs()).or(path.last()).copied()
            } else {
                let line = study.tree.continuation(cursor);
                line.get((by as usize).saturating_sub(1)).or(line.last()).copied()
            };
            line.unwrap_or(cursor)
        });
        if node != cursor {
            self.go_to(node);
        }
    }

    /// Looks at the next or the previous variation of the same position.
    pub(super) fn step_variation(self, by: isize) {
        let cursor = self.cursor.get_untracked();
        if let Some(node) = self.study.with_untracked(|study| study.tree.sibling(cursor, by)) {
            self.go_to(node);
        }
    }

    /// Changes the tree and saves it. A refusal is reported.
    pub(super) fn change<T>(
        self,
        change: impl FnOnce(&mut Tree) -> Result<T, TreeError>,
    ) -> Option<T> {
        let mut result = None;
        self.study.update(|study| result = Some(change(&mut study.tree)));
        self.deleted.set(None);
        self.save_later();
        match result? {
            Ok(value) => Some(value),
            Err(error) => {
                self.input.refuse(self.refusal(&error));
                None
            }
        }
    }

    fn refusal(self, error: &TreeError) -> String {
        let texts = self.shell.texts;
        match error {
            TreeError::Illegal(error) => texts.illegal(&error.reason),
            TreeError::TooDeep => texts.study_too_deep(),
            TreeError::Full => texts.study_too_large(Tree::MAX_NODES),
        }
    }

    /// Makes the line that is looked at the main line.
    pub(super) fn promote(self) {
        let cursor = self.cursor.get_untracked();
        if self.change(|tree| tree.make_main(cursor)) == Some(true) {
            self.shell.notify(self.shell.texts.study_promoted());
        }
    }

    /// Deletes the turn that is looked at and everything after it.
    pub(super) fn delete_turn(self) {
        let cursor = self.cursor.get_untracked();
        let before = self.study.with_untracked(|study| study.tree.clone());
        let parent = self.change(|tree| Ok(tree.delete(cursor)));
        if let Some(Some(parent)) = parent {
            self.go_to(parent);
            self.deleted.set(Some((before, cursor)));
        }
    }

    /// Returns whether a deletion can be undone.
    pub(super) fn may_restore(self) -> bool {
        self.deleted.with(Option::is_some)
    }

    /// Undoes the last deletion.
    pub(super) fn restore(self) {
        if let Some((tree, cursor)) = self.deleted.get_untracked() {
            self.change(|now| {
                *now = tree;
                Ok(())
            });
            self.go_to(cursor);
        }
    }

    pub(super) fn rename(self, name: &str) {
        self.study.update(|study| name.trim().clone_into(&mut study.name));
        self.save_later();
    }

    /// The name of the study: its own, or the players.
    pub(super) fn title(self) -> String {
        let texts = self.shell.texts;
        self.study.with(|study| {
            if !study.name.is_empty() {
                return study.name.clone();
            }
            let player = |side: Side| {
                let tag = if side == Side::Red { "Red" } else { "Blue" };
                let name = study.tree.tag(tag).filter(|name| !name.is_empty() && *name != "?");
                name.map(str::to_owned)
            };
            match (player(Side::Red), player(Side::Blue)) {
                (Some(red), Some(blue)) => texts.games_versus(red, blue),
                _ => texts.study_unnamed(),
            }
        })
    }

    /// Saves the study soon, so that steps in quick succession are saved once.
    fn save_later(self) {
        let number = self.saving.get_value().wrapping_add(1).max(1);
        self.saving.set_value(number);
        set_timeout(
            move || {
                if self.saving.try_get_value() == Some(number) {
                    self.flush();
                }
            },
            SAVE_DELAY,
        );
    }

    /// Forgets what is unsaved: the study was deleted.
    pub(super) fn forget(self) {
        self.saving.set_value(0);
    }

    /// Saves the study now, if it has changed.
    fn flush(self) {
        if self.saving.try_get_value().unwrap_or(0) == 0 {
            return;
        }
        self.saving.set_value(0);
        let (id, cursor) = (self.id.get_value(), self.cursor.get_untracked());
        let mut result = Ok(());
        self.study.update_untracked(|study| {
            study.cursor = cursor;
            result = store::save(&id, study);
        });
        if let Err(failure) = result {
            if failure == Failure::Conflict {
                self.load_other_tab();
            }
            self.shell.report(self.shell.storage_text(failure));
        }
    }

    /// Loads what another tab has saved.
    fn load_other_tab(self) {
        let Some(Ok(study)) = self.id.with_value(|id| store::load(id)) else { return };
        if study.revision > self.study.with_untracked(|study| study.revision) {
            self.saving.set_value(0);
            self.input.clear();
            self.cursor.set(study.cursor);
            self.study.set(study);
        }
    }
}
