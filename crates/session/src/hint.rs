//! What speaks for a turn, as far as the position shows it.

use mad_rules::{Class, EndReason, Outcome, Position, Ship, Side, Turn};

/// A fact about a turn that is a reason to play it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum HintReason {
    /// It exiles the other corvette.
    Wins,
    /// The corvette could have been expelled, and cannot any more.
    SavesCorvette,
    /// It expels this ship.
    Expels(Ship),
    /// This ship could have been expelled, and cannot any more.
    Saves(Ship),
    /// It uses the bonus.
    Bonus,
    /// It brings this ship back from exile.
    Recalls(Ship),
    /// The other corvette could be expelled next.
    ThreatensCorvette,
}

/// The reasons for a turn, the most important one first; none if it is not legal or if the position
/// shows none.
#[must_use]
pub fn hint_reasons(position: &Position, turn: Turn) -> Vec<HintReason> {
    let Ok(effect) = position.effect(turn) else { return Vec::new() };
    let (side, after) = (position.to_move(), position.after_unchecked(turn));
    let wins = Outcome { winner: side, reason: EndReason::Exile };
    if effect.outcome == Some(wins) {
        return vec![HintReason::Wins];
    }
    if effect.outcome.is_some() {
        return effect.expelled.map(HintReason::Expels).into_iter().collect();
    }
    let mut reasons = Vec::new();
    let safe =
        |ship: &Ship| after.arena().contains(*ship) && !after.threatened(side).contains(*ship);
    let saved: Vec<Ship> = position.threatened(side).iter().filter(safe).collect();
    if saved.iter().any(|ship| ship.is_corvette()) {
        reasons.push(HintReason::SavesCorvette);
    }
    reasons.extend(effect.expelled.map(HintReason::Expels));
    reasons.extend(saved.into_iter().find(|ship| !ship.is_corvette()).map(HintReason::Saves));
    if effect.moved.is_some() && !effect.teleported.is_empty() {
        reasons.push(HintReason::Bonus);
    }
    let recalled = effect.teleported.iter().find(|shift| shift.from.is_exile());
    reasons.extend(recalled.map(|shift| HintReason::Recalls(shift.ship)));
    if threatens_corvette(&after, side) && !threatens_corvette(position, side) {
        reasons.push(HintReason::ThreatensCorvette);
    }
    reasons
}

/// Whether a side could expel the other corvette if it were its turn.
fn threatens_corvette(position: &Position, side: Side) -> bool {
    position.threatened(!side).contains(Ship::new(!side, Class::CORVETTE))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reasons(mfen: &str, turn: &str) -> Vec<HintReason> {
        hint_reasons(&mfen.parse().unwrap(), turn.parse().unwrap())
    }

    fn ship(text: &str) -> Ship {
        text.parse().unwrap()
    }

    #[test]
    fn a_win_needs_no_other_reason() {
        let won = "b1113/r2213/4/4/b2111r1111/4 r - - 0/40 1";
        assert_eq!(reasons(won, "a5a6"), [HintReason::Wins]);
        assert_eq!(reasons(won, "a5b6"), [], "not legal");
    }

    #[test]
    fn saving_the_corvette_comes_before_the_expulsion_that_does_it() {
        let attacked = "3b111/4/4/b1123/r111r2212/4 r - - 0/40 1";
        let expected = [HintReason::SavesCorvette, HintReason::Expels(ship("b112"))];
        assert_eq!(reasons(attacked, "b2a3"), expected);
        assert_eq!(reasons(attacked, "a2a1"), [HintReason::SavesCorvette]);
    }

    #[test]
    fn a_ship_in_exile_is_not_saved() {
        let position = "b1113/4/b2223/r1123/4/3r111 r - - 0/40 1";
        assert_eq!(reasons(position, "112-221"), [HintReason::Recalls(ship("r221"))]);
        assert_eq!(reasons(position, "a3b3"), []);
    }

    #[test]
    fn a_bonus_and_a_threat_are_named() {
        let bonus = "3b111/1r2212/4/4/4/r111r1122 r - - 0/40 1";
        assert_eq!(reasons(bonus, "b5b6+112-221"), [HintReason::Bonus]);
        assert_eq!(reasons(bonus, "b5c5"), [HintReason::ThreatensCorvette]);
    }
}
