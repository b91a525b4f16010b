//! Lists of online games: the player's own, offers, and games to watch.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_online::protocol::{GameSummary, SummaryState};
use mad_online::{PersonId, Time};
use mad_rules::{Side, Victory};

use super::form::terms_text;
use crate::app::Shell;
use crate::game_summary::thumbnail_svg;
use crate::route::Route;

/// How much a game of the player needs the player: sorted by it, the first ones are to be looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Need {
    OwnTurn,
    Open,
    TheirTurn,
    Over,
}

fn need(game: &GameSummary, person: PersonId) -> Need {
    match game.state {
        SummaryState::Open => Need::Open,
        SummaryState::Running if game.side_of(person) == Some(game.position.to_move()) => {
            Need::OwnTurn
        }
        SummaryState::Running => Need::TheirTurn,
        SummaryState::Over(_) | SummaryState::Aborted => Need::Over,
    }
}

/// Sorts the player's games: own turns first, the most urgent one at the top; what is over last, the latest first.
pub(super) fn sort(games: &mut [GameSummary], person: PersonId) {
    games.sort_by_key(|game| {
        let need = need(game, person);
        let deadline = game.deadline.map_or(i64::MAX, |deadline| deadline.0);
        let order = if need == Need::Over { -game.updated.0 } else { deadline };
        (need, order, -game.updated.0)
    });
}

/// The state of a game of the player, as the word of the message.
fn state(game: &GameSummary, person: PersonId) -> &'static str {
    match (game.state, game.side_of(person)) {
        (SummaryState::Open, _) => "open",
        (SummaryState::Aborted, _) => "aborted",
        (SummaryState::Running, side) if side == Some(game.position.to_move()) => "yours",
        (SummaryState::Running, _) => "theirs",
        (SummaryState::Over(outcome), side) => {
            match (side == Some(outcome.winner), outcome.victory()) {
                (true, Victory::Full) => "won",
                (true, Victory::Semi) => "semi-won",
                (false, Victory::Full) => "lost",
                (false, Victory::Semi) => "semi-lost",
            }
        }
    }
}

fn name(texts: &Texts, person: Option<PersonId>) -> String {
    person.map_or_else(|| texts.online_opponent(), |person| texts.guest_name(person.number()))
}

/// The title of a game of the player.
fn own_title(texts: &Texts, game: &GameSummary, person: PersonId) -> String {
    match game.side_of(person) {
        Some(side) => texts.online_against(name(texts, game.players[!side])),
        None => texts.online_friend(),
    }
}

/// A game of the player.
pub(super) fn own_card(
    shell: Shell,
    game: &GameSummary,
    person: PersonId,
    now: RwSignal<Time>,
) -> AnyView {
    let texts = shell.texts;
    let state = state(game, person);
    let left = game.deadline.filter(|_| game.state == SummaryState::Running);
    let left = Memo::new(move |_| {
        left.map(|deadline| texts.online_left(texts.duration(deadline.since(now.get()))))
    });
    let flip = game.side_of(person) == Some(Side::Blue);
    let title = own_title(texts, game, person);
    let words = texts.online_state(state);
    card(
        shell,
        game,
        flip,
        Some(state),
        view! {
            <strong>{title}</strong>
            <span class="state">{words}</span>
            <span>{left}</span>
            <small>{terms_text(texts, &game.terms)}</small>
        }
        .into_any(),
    )
}

/// A game of others, to watch.
pub(super) fn watch_card(shell: Shell, game: &GameSummary) -> AnyView {
    let texts = shell.texts;
    let [red, blue] = [game.players.red, game.players.blue].map(|person| name(texts, person));
    let turns = usize::try_from(game.turns).unwrap_or(usize::MAX);
    card(
        shell,
        game,
        false,
        None,
        view! {
            <strong>{texts.online_versus(red, blue)}</strong>
            <span>{texts.games_turn(turns)}</span>
            <small>{terms_text(texts, &game.terms)}</small>
        }
        .into_any(),
    )
}

fn card(
    shell: Shell,
    game: &GameSummary,
    flip: bool,
    state: Option<&'static str>,
    about: AnyView,
) -> AnyView {
    let address = Route::online_game(game.game).address();
    let picture = thumbnail_svg(shell, &game.position);
    let class = if flip { "small-board flip" } else { "small-board" };
    view! {
        <li class="card online-game" data-online=game.game.to_string() data-state=state>
            <a href=address data-action="open">
                <div class=class aria-hidden="true" inner_html=picture></div>
                <span class="about">{about}</span>
            </a>
        </li>
    }
    .into_any()
}

/// An offer of somebody else, with the button to accept it.
pub(super) fn offer_row(shell: Shell, offer: &GameSummary, accept: AnyView) -> AnyView {
    let texts = shell.texts;
    view! {
        <li class="offer-row" data-online=offer.game.to_string()>
            <span class="about">
                <strong>{texts.guest_name(offer.creator.number())}</strong>
                <small>{terms_text(texts, &offer.terms)}</small>
            </span>
            {accept}
        </li>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use mad_online::{GameId, Pace, Terms};
    use mad_rules::{Board, BySide, Options, Position};

    use super::*;

    fn game(number: u8, side: Side, state: SummaryState, deadline: Option<i64>) -> GameSummary {
        let me = PersonId::new(1);
        let other = PersonId::new(2);
        let players = BySide::from_fn(|own| Some(if own == side { me } else { other }));
        GameSummary {
            game: GameId::new([number; GameId::BYTES]),
            creator: me,
            wanted: None,
            players,
            terms: Terms::new(Board::default(), Options::default(), Pace::minutes(5, 3)).unwrap(),
            state,
            position: Position::default(),
            turns: 0,
            updated: Time(i64::from(number)),
            deadline: deadline.map(Time),
            own_side: None,
        }
    }

    #[test]
    fn what_needs_the_player_comes_first() {
        let mut games = vec![
            game(1, Side::Red, SummaryState::Aborted, None),
            game(2, Side::Red, SummaryState::Aborted, None),
            game(3, Side::Blue, SummaryState::Running, Some(10)),
            game(4, Side::Red, SummaryState::Open, None),
            game(5, Side::Red, SummaryState::Running, Some(90)),
            game(6, Side::Red, SummaryState::Running, Some(50)),
        ];
        sort(&mut games, PersonId::new(1));
        let order: Vec<u8> = games.iter().map(|game| game.game.bytes()[0]).collect();
        assert_eq!(order, [6, 5, 4, 3, 2, 1]);
    }
}
