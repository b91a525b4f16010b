//! Two players who face each other across one device: ships, name and clock of the upper player are upside
//! down, and so are the prompt and the buttons while it is their turn. The board stays as it is.

use leptos::prelude::*;
use mad_rules::Side;

use super::controller::GameController;

/// Returns whether both players are people.
pub(super) fn is_possible(controller: GameController) -> bool {
    controller.saved.with(|saved| !saved.session.has_computer() && !saved.session.is_online())
}

/// Returns whether the players face each other.
pub(super) fn is_on(controller: GameController) -> bool {
    is_possible(controller) && controller.shell.settings.with(|settings| settings.face_to_face)
}

/// The side of the player at the upper edge of the screen.
fn upper(controller: GameController) -> Side {
    if controller.flip() { Side::Red } else { Side::Blue }
}

/// Where prompt and buttons are: `far` while the upper player is to move, `near` while the lower one is,
/// and while looking back; `end` below the board after the end; `None` if the players do not face each
/// other. The style sheet places and turns them.
pub(super) fn panel(controller: GameController) -> Memo<Option<&'static str>> {
    Memo::new(move |_| {
        let moving = controller.saved.with(|saved| {
            let game = saved.session.game();
            (!game.is_over()).then(|| game.to_move())
        });
        let place = match (moving, controller.cursor.get()) {
            (Some(side), None) if side == upper(controller) => "far",
            (None, None) => "end",
            _ => "near",
        };
        is_on(controller).then_some(place)
    })
}

/// The value of `data-facing` for the strip of a player: `far` if it is upside down.
pub(super) fn strip(controller: GameController, side: Memo<Side>) -> Memo<Option<&'static str>> {
    Memo::new(move |_| (is_on(controller) && side.get() == upper(controller)).then_some("far"))
}

/// Lets the players face each other, or not.
pub(super) fn toggle(controller: GameController) {
    let settings = controller.shell.settings;
    settings.update(|settings| settings.face_to_face = !settings.face_to_face);
}
