//! Single facts of the rules, each in a position of its own.

use mad_rules::{
    Board, Class, EndReason, Game, Illegal, Options, Outcome, Place, Position, Ship, Side,
    TieBreak, Turn, Victory,
};

fn position(mfen: &str) -> Position {
    mfen.parse().unwrap()
}

fn turn(text: &str) -> Turn {
    text.parse().unwrap()
}

fn ship(text: &str) -> Ship {
    text.parse().unwrap()
}

fn after(mfen: &str, text: &str) -> Position {
    let mut position = position(mfen);
    position.play(turn(text)).unwrap();
    position
}

#[test]
fn figure_of_an_expulsion() {
    let before =
        "b1221b111b221/b212b222b211b112/r2121r2111/r121b1212/3r112/r122r111r222r221 r - - 6/40 7";
    let effect = position(before).effect(turn("c4b3")).unwrap();
    assert_eq!(effect.expelled, Some(ship("b121")));
    assert_eq!(effect.moved.unwrap().ship, ship("r211"));
    let after = after(before, "c4b3");
    assert_eq!(
        after.to_string(),
        "b1221b111b221/b212b222b211b112/r2123/r121r2112/3r112/r122r111r222r221 b - r 0/40 8"
    );
}

#[test]
fn figure_of_a_permutation() {
    let before = "1b1221b111b212/b2111b222b1211/1r221b112r222b221/r1221r2111r212/1r1111r121r112 b - - 7/40 8";
    assert_eq!(
        after(before, "112-221").to_string(),
        "1b1221b111b212/b2111b222b1211/1r221b221r222b112/r1221r2111r212/1r1111r121r112 r - - 8/40 9"
    );
}

#[test]
fn figure_of_a_rotation() {
    let before =
        "b2211b1111b121/b2111b212b222b112/1r2211r122r211/3r222r121/r2122r111r112 r - r 4/40 31";
    assert_eq!(
        after(before, "122-212-221").to_string(),
        "b2211b1111b121/b2111b212b222b112/1r2121r221r211/3r222r121/r1222r111r112 b - r 5/40 32"
    );
    assert_eq!(
        after(before, "122-221-212").to_string(),
        "b2211b1111b121/b2111b212b222b112/1r1221r212r211/3r222r121/r2212r111r112 b - r 5/40 32"
    );
}

#[test]
fn figure_of_a_bonus() {
    let before =
        "b2223b211/b121r2211b111b112/r1222b221b122/r1211r2121r112/r222r1112r211 r - r 2/40 25";
    assert_eq!(
        after(before, "b4b5+122-212-221").to_string(),
        "b222r2122b211/b1212b111b112/r2212b221b122/r1211r1221r112/r222r1112r211 b - r 3/40 26"
    );
    let other = after(before, "b4b5+122-221-212");
    assert_eq!(other.place(ship("r122")), Place::arena("b5".parse().unwrap()));
}

#[test]
fn a_rotation_with_one_in_exile_brings_it_back() {
    let before = "b1113/4/4/r112r1212/4/r1113 r - b 3/40 21";
    let after = after(before, "112-211-121");
    // 112 takes the exiled 211's place, 211 takes 121's, 121 takes 112's.
    assert_eq!(after.to_string(), "b1113/4/4/r121r2112/4/r1113 b - b 4/40 22");
    let two_gone = position("b1113/4/4/r1123/4/r1113 r - b 3/40 21");
    let Err(Illegal::TooManyExiled { exiled, .. }) = two_gone.check(turn("112-121-211")) else {
        panic!("two of three in exile");
    };
    assert_eq!(exiled.iter().collect::<Vec<_>>(), [ship("r121"), ship("r211")]);
}

#[test]
fn a_permutation_recalls_from_exile() {
    let after = after("b1113/4/4/r1123/4/r1113 r - b 3/40 21", "112-221");
    assert_eq!(after.place(ship("r221")), Place::arena("a3".parse().unwrap()));
    assert!(after.place(ship("r112")).is_exile());
    assert_eq!(after.last_expeller(), Some(Side::Blue), "an own exile is no expulsion");
    assert_eq!(after.quiet(), 4);
}

#[test]
fn swapping_the_corvette_for_the_exiled_cruiser_is_legal_and_loses() {
    let before = position("b1112b222/4/4/r1113 r - r 0/40 1");
    let swap = turn("111-222");
    assert!(before.is_legal(swap) && before.exiles_own_corvette(swap));
    let mut after = before;
    after.play(swap).unwrap();
    let lost = Outcome { winner: Side::Blue, reason: EndReason::Exile };
    assert_eq!(after.outcome(), Some(lost));
    assert_eq!(after.legal_turns().len(), 0);
    assert_eq!(after.check(turn("a4a3")), Err(Illegal::GameOver(lost)));
    assert!(!position("b1112b222/4/4/r1112r222 r - r 0/40 1").exiles_own_corvette(swap));
}

#[test]
fn the_losing_swap_is_legal_as_a_bonus_even_after_an_expulsion() {
    let before = position("b211b1112/r1113/4/4 r - - 0/40 1");
    let bonus = turn("a3a4+111-222");
    assert_eq!(before.effect(bonus).unwrap().expelled, Some(ship("b211")));
    assert!(before.exiles_own_corvette(bonus));
    let after = before.after_unchecked(bonus);
    assert_eq!(after.outcome(), Some(Outcome { winner: Side::Blue, reason: EndReason::Exile }));
    assert_eq!(after.last_expeller(), Some(Side::Red));
}

#[test]
fn no_bonus_after_the_corvette_is_expelled() {
    let before = position("b1113/r2213/4/r1113 r - - 0/40 1");
    assert!(before.is_legal(turn("a3a4")));
    assert_eq!(before.check(turn("a3a4+112-221")), Err(Illegal::BonusAfterEnd(ship("b111"))));
    let arrivals = before.arrivals(ship("r221"));
    let win = arrivals.iter().find(|arrival| arrival.wins).unwrap();
    assert!(win.bonus.is_empty());
}

#[test]
fn a_bonus_is_earned_sideways_and_by_two_sails_but_not_by_two_squares() {
    let before = position("r2111b1111/4/r2213/r1113 r - - 0/40 1");
    assert!(before.is_legal(turn("a4b4+211-122")), "sideways on the far row");
    assert_eq!(
        before.check(turn("a2a4+112-221")),
        Err(Illegal::OwnShip { ship: ship("r211"), square: "a4".parse().unwrap() })
    );
    let before = position("2b1111/4/r2213/r1113 r - - 0/40 1");
    assert!(before.is_legal(turn("a2a4")));
    assert_eq!(before.check(turn("a2a4+112-221")), Err(Illegal::BonusAfterLongMove));
}

#[test]
fn the_mover_itself_may_go_into_exile_by_its_bonus() {
    let after = after("2b1111/r2213/4/r1113 r - - 0/40 1", "a3a4+112-221");
    assert!(after.place(ship("r221")).is_exile());
    assert_eq!(after.ship_at("a4".parse().unwrap()), Some(ship("r112")));
}

#[test]
fn the_tie_break_goes_to_the_last_expeller_else_to_blue() {
    for (expeller, winner) in [("r", Side::Red), ("b", Side::Blue), ("-", Side::Blue)] {
        let after = after(&format!("b1113/4/4/r1112r222 r - {expeller} 39/40 41"), "d1d2");
        let outcome = after.outcome().unwrap();
        assert_eq!(outcome, Outcome { winner, reason: EndReason::TieBreak });
        assert_eq!(outcome.victory(), Victory::Semi);
        assert_eq!(outcome.half_points()[winner], 1);
        assert_eq!(outcome.score_quarters(winner), 3);
        assert_eq!(outcome.score_quarters(!winner), 1);
    }
}

#[test]
fn an_exiled_corvette_decides_before_the_tie_break() {
    let swap = after("b1113/4/4/r1112r211 r - r 39/40 41", "111-222");
    assert_eq!(swap.outcome(), Some(Outcome { winner: Side::Blue, reason: EndReason::Exile }));
    let both = position("4/4/4/r1113 r - b 40/40 41");
    assert_eq!(both.outcome(), Some(Outcome { winner: Side::Red, reason: EndReason::Exile }));
}

#[test]
fn an_expulsion_on_the_last_quiet_turn_starts_the_count_again() {
    let after = after("b1113/4/b211r2212/r1113 r - b 39/40 41", "b2a2");
    assert_eq!((after.quiet(), after.is_over()), (0, false));
    let tie_break = after.tie_break();
    assert_eq!((tie_break.turns_left, tie_break.owner), (Some(40), Side::Red));
}

#[test]
fn without_a_limit_the_game_goes_on_and_can_be_agreed_to_end() {
    let mut game = Game::new(position("b1113/4/4/r1112r222 r - - 4000/- 4001"));
    let TieBreak { turns_left, limit, owner, .. } = game.position().tie_break();
    assert_eq!((turns_left, limit, owner), (None, None, Side::Blue));
    let outcome = game.agree().unwrap();
    assert_eq!(outcome, Outcome { winner: Side::Blue, reason: EndReason::Agreement });
    assert_eq!(outcome.victory(), Victory::Semi);
    assert!(game.resign(Side::Red).is_err(), "it is over already");
    assert!(matches!(game.play(turn("d1d2")).unwrap_err().reason, Illegal::GameOver(_)));
    game.undo();
    assert_eq!(game.outcome(), None);
    game.redo();
    assert_eq!(game.outcome(), Some(outcome));
}

#[test]
fn declared_endings_are_full_victories() {
    for side in Side::ALL {
        let mut game = Game::default();
        assert_eq!(game.resign(side).unwrap().winner, !side);
        assert_eq!(game.half_points().unwrap()[!side], 2);
        let mut game = Game::default();
        let outcome = game.lose_on_time(side).unwrap();
        assert_eq!((outcome.winner, outcome.reason), (!side, EndReason::Time));
    }
}

#[test]
fn positioning_turns_are_each_sides_first() {
    let mut game = Game::default();
    assert_eq!(game.play(turn("a2a3")).unwrap_err().reason, Illegal::MoveOnPositioningTurn);
    game.play(turn("pass")).unwrap();
    game.play(turn("111-222")).unwrap();
    assert_eq!(game.play(turn("pass")).unwrap_err().reason, Illegal::PassOutsidePositioning);
    game.play(turn("b2b3")).unwrap();
    assert_eq!(game.position().quiet(), 3, "every turn counts");
    let off = Options { positioning: false, ..Options::default() };
    for board in Board::REGISTERED {
        let start = board.start(off).unwrap();
        assert!(!start.is_positioning_turn());
        assert_eq!(start.start_options(), Some(off));
    }
}

#[test]
fn classes_are_what_their_digits_say() {
    let pairs: Vec<_> =
        Class::ALL.map(|class| (class.number(), class.complement().number())).to_vec();
    assert!(pairs.iter().all(|(number, complement)| number + complement == 333));
    assert_eq!(Class::FRIGATES.map(Class::number), [112, 121, 211]);
    assert_eq!(Class::DESTROYERS.map(Class::number), [122, 212, 221]);
    assert_eq!(Class::CORVETTE.number(), 111);
    assert_eq!(Class::CRUISER.number(), 222);
}

#[test]
fn bonus_squares_of_irregular_boards() {
    let names = |board: Board, side| {
        let squares = board.bonus_squares(side);
        squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(names(Board::FOUR_BY_SIX, Side::Red), "a5 b5 e5 f5 c6 d6");
    assert_eq!(names(Board::FOUR_BY_SIX, Side::Blue), "c1 d1 a2 b2 e2 f2");
    assert_eq!(names(Board::AZTEC, Side::Red), "b6 e6 c7 d7");
    assert_eq!(names(Board::AZTEC, Side::Blue), "c1 d1 b2 e2");
    assert_eq!(names(Board::SIX_BY_FOUR, Side::Red), "a6 b6 c6 d6");
}

#[test]
fn blocked_names_the_middle_squares_and_what_stands_there() {
    let position = position("b1113/4/r211r1122/r1212r111 r - - 0/40 1");
    let Err(Illegal::Blocked(middles)) = position.check(turn("a2c2")) else { panic!() };
    assert_eq!(middles.first.square.to_string(), "b2");
    assert_eq!(middles.first.ship, Some(ship("r112")));
    assert_eq!(middles.second, None);
    let Err(Illegal::Blocked(middles)) = position.check(turn("a2b1")) else { panic!() };
    assert_eq!(middles.iter().count(), 2);
}
