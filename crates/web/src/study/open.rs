//! Opening a study: a stored one, or a new one from a game, a link or a position.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::{Position, Record};
use mad_session::SharedGame;
use mad_study::{SavedStudy, SavedStudyError, Tree};

use super::controller::StudyController;
use super::{screen, store};
use crate::app::Shell;
use crate::game_summary::{game_title, named_record};
use crate::route::{Route, StudyRoute};
use crate::widgets::page;
use crate::{browser, storage};

/// The study with this id, or the reason why there is none.
pub(super) fn study(shell: Shell, id: &str) -> AnyView {
    match store::load(id) {
        Some(Ok(study)) => screen::screen(StudyController::new(shell, id.to_owned(), study)),
        Some(Err(error)) => refuse(shell, damage(shell.texts, &error)),
        None => refuse(shell, shell.texts.study_missing()),
    }
}

/// A study of a saved game: the one that was made from it before, or a new one. `review`: it is reviewed
/// at once.
pub(super) fn of_game(shell: Shell, game: &str, review: bool) -> AnyView {
    let saved = match storage::load(game) {
        Some(Ok(saved)) => saved,
        Some(Err(_)) => return refuse(shell, shell.texts.games_damaged()),
        None => return refuse(shell, shell.texts.games_missing()),
    };
    let turns = saved.session.game().turns().to_vec();
    if let Some(id) = store::of_game(game)
        && let Some(Ok(mut study)) = store::load(&id)
    {
        // The game may have gone on since.
        if let Ok(end) = study.tree.add_line(study.tree.root(), &turns) {
            let _ = study.tree.make_main(end);
        }
        return show(shell, id, study, review);
    }
    let record = named_record(shell.texts, &saved);
    let name = game_title(shell, &saved);
    begin(shell, &record, name, Some(game.to_owned()), review)
}

/// A study of a position.
pub(super) fn of_position(shell: Shell, mfen: &str) -> AnyView {
    match mfen.replace('_', " ").parse::<Position>() {
        Ok(position) => begin_tree(shell, Tree::new(position), String::new(), None, false),
        Err(error) => refuse(shell, shell.texts.mfen(&error)),
    }
}

/// A study of a game that is encoded in the address.
pub(super) fn of_link(shell: Shell, query: &str) -> AnyView {
    match SharedGame::from_query(query) {
        Ok(shared) => begin(shell, &shared.to_session().record(), String::new(), None, false),
        Err(_) => refuse(shell, shell.texts.shared_broken()),
    }
}

/// A new study of a record.
fn begin(
    shell: Shell,
    record: &Record,
    name: String,
    source: Option<String>,
    review: bool,
) -> AnyView {
    match Tree::from_record(record) {
        Ok(tree) => begin_tree(shell, tree, name, source, review),
        Err(_) => refuse(shell, shell.texts.study_too_large(Tree::MAX_NODES)),
    }
}

fn begin_tree(
    shell: Shell,
    tree: Tree,
    name: String,
    source: Option<String>,
    review: bool,
) -> AnyView {
    let cursor = tree.root();
    let mut study = SavedStudy { name, source, cursor, ..SavedStudy::new(tree, browser::now()) };
    let (id, result) = store::save_new(&mut study);
    if let Err(failure) = result {
        shell.report(shell.storage_text(failure));
    }
    show(shell, id, study, review)
}

/// Shows a study under its own address, so that a reload opens it again.
fn show(shell: Shell, id: String, study: SavedStudy, review: bool) -> AnyView {
    Route::Study(StudyRoute::Study(id.clone())).replace();
    let controller = StudyController::new(shell, id, study);
    if review {
        controller.reviewer.start(controller);
    }
    screen::screen(controller)
}

fn refuse(shell: Shell, reason: String) -> AnyView {
    let home = Route::Study(StudyRoute::Home).address();
    let content = view! {
        <div class="card stack">
            <p>{reason}</p>
            <p><a class="button" href=home>{shell.texts.study_title()}</a></p>
        </div>
    };
    page(shell, shell.texts.study_title(), content)
}

/// Describes why a stored study cannot be read.
fn damage(texts: &Texts, error: &SavedStudyError) -> String {
    match error {
        SavedStudyError::Json(_) => texts.games_damaged_form(),
        SavedStudyError::Version(_) => texts.games_damaged_version(),
        SavedStudyError::Record(error) => texts.record(error),
        SavedStudyError::Tree(_) => texts.study_too_large(Tree::MAX_NODES),
    }
}
