//! What happens before a game: an invitation is made or accepted, a seat is taken.

use mad_i18n::Texts;
use mad_online::protocol::{ApiError, NewGame, SummaryState};
use mad_online::{GameId, Link, Nonce, PersonId, Refusal, Terms};
use mad_rules::Side;

use super::address::Server;
use super::api::{Api, Trouble};
use super::input::{Input, Terminal};
use super::overview::conditions;
use super::session::Session;
use super::table::{Leave, Table};
use crate::arguments::PlayArgs;
use crate::failure::Failure;

/// Follows an address, and plays the game there.
pub(super) async fn arrive(
    server: Server,
    link: Option<Link>,
    terms: &Terms,
    args: &PlayArgs,
    texts: &Texts,
) -> Result<Leave, Failure> {
    let mut api = Api::new(server);
    let session = Session::load(&mut api, texts).await?;
    let mut arrival = Arrival { terminal: Terminal::new(), api, session, texts };
    if arrival.session.is_forgotten {
        arrival.terminal.print(&texts.play_online_forgotten())?;
    }
    let game = match link {
        None => Some(arrival.invite(terms, args.side.map(Side::from)).await?),
        Some(Link::Game(game)) => arrival.open(game).await?,
        Some(Link::Seat(game, secret)) => arrival.take_seat(game, &secret).await?,
    };
    let Some(game) = game else { return Ok(Leave::Quit) };
    let Arrival { terminal, api, session, .. } = arrival;
    Table::new(game, terminal, api, session.person, args.save.clone(), texts).run().await
}

/// A player before the game.
struct Arrival<'a> {
    terminal: Terminal,
    api: Api,
    session: Session,
    texts: &'a Texts,
}

impl Arrival<'_> {
    fn failure(&self, trouble: &Trouble) -> Failure {
        trouble.failure(&self.api.server, self.texts)
    }

    async fn person(&mut self) -> Result<PersonId, Failure> {
        self.session.person(&mut self.api, self.texts).await
    }

    /// Makes an invitation.
    async fn invite(&mut self, terms: &Terms, side: Option<Side>) -> Result<GameId, Failure> {
        match self.session.person {
            Some(person) => self.print_own_games(person).await?,
            None => drop(self.person().await?),
        }
        let new = NewGame { terms: *terms, side, nonce: Nonce::new(rand::random()) };
        let seated = self.api.invite(&new).await.map_err(|trouble| self.failure(&trouble))?;
        Ok(seated.game)
    }

    /// The player's games that are being played, with their links: perhaps one of them was meant.
    async fn print_own_games(&self, person: PersonId) -> Result<(), Failure> {
        let texts = self.texts;
        let games = self.api.mine().await.map_err(|trouble| self.failure(&trouble))?;
        let running = games.into_iter().filter(|game| game.state == SummaryState::Running);
        for (index, game) in running.enumerate() {
            if index == 0 {
                self.terminal.print(&format!("{}:", texts.online_mine()))?;
            }
            let name = |side: Side| {
                game.players[side]
                    .map_or_else(String::new, |other| texts.guest_name(other.number()))
            };
            let side = game.side_of(person);
            let state = if side == Some(game.position.to_move()) { "yours" } else { "theirs" };
            let players = match side {
                Some(side) => texts.online_against(name(!side)),
                None => texts.online_versus(name(Side::Red), name(Side::Blue)),
            };
            let link = self.api.server.link(&Link::Game(game.game));
            self.terminal.print(&format!("  {link} {players}, {}", texts.online_state(state)))?;
        }
        Ok(())
    }

    /// Opens a game: an invitation of somebody else is shown, and accepted only after a confirmation.
    async fn open(&mut self, game: GameId) -> Result<Option<GameId>, Failure> {
        let view = self.api.game(game).await.map_err(|trouble| self.failure(&trouble))?;
        let (summary, texts) = (view.summary, self.texts);
        if summary.state != SummaryState::Open {
            return Ok(Some(game));
        }
        if self.session.person == Some(summary.creator) {
            let own = Refusal::OwnInvitation;
            self.terminal.print(&texts.online_refusal(own.name(), own.turns()))?;
            return Ok(Some(game));
        }
        let name = texts.guest_name(summary.creator.number());
        self.terminal.print(&texts.online_invitation(name))?;
        self.terminal.print(&conditions(&summary.terms, texts))?;
        let side = summary.wanted.map_or("chance", |side| Texts::side_argument(!side));
        if !self.is_accepted(&texts.play_online_accept(side)).await? {
            return Ok(None);
        }
        self.person().await?;
        self.api.join(game).await.map_err(|trouble| self.failure(&trouble))?;
        Ok(Some(game))
    }

    /// Takes a seat after a confirmation.
    async fn take_seat(&mut self, game: GameId, secret: &str) -> Result<Option<GameId>, Failure> {
        let view = self.api.game(game).await.map_err(|trouble| self.failure(&trouble))?;
        if view.side.is_some() {
            return Ok(Some(game));
        }
        self.terminal.print(&self.texts.online_seat_ask())?;
        self.terminal.print(&conditions(&view.summary.terms, self.texts))?;
        if !self.is_accepted(&self.texts.play_online_take_seat()).await? {
            return Ok(None);
        }
        self.person().await?;
        match self.api.take_seat(game, secret).await {
            Ok(_) => Ok(Some(game)),
            Err(Trouble::Refused(ApiError::Refused(Refusal::NotSeated))) => {
                Err(Failure::Refused(self.texts.error_online_seat()))
            }
            Err(trouble) => Err(self.failure(&trouble)),
        }
    }

    /// Waits for the line `accept`; another one is answered with the question. Returns whether it came.
    async fn is_accepted(&mut self, question: &str) -> Result<bool, Failure> {
        self.terminal.print(question)?;
        loop {
            self.terminal.prompt(">")?;
            match self.terminal.next().await {
                Input::Line(line) => match line.to_lowercase().as_str() {
                    "accept" => return Ok(true),
                    "quit" | "exit" => return Ok(false),
                    "" => {}
                    _ => self.terminal.print(question)?,
                },
                Input::End | Input::Interrupt => return Ok(false),
            }
        }
    }
}
