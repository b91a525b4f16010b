//! Deciding what follows from a player's command, and what happens by itself.

use mad_rules::{Illegal, Side};

use crate::{
    Action, Command, GameId, LagQuota, Offer, OnlineGame, Pace, PersonId, Phase, Refusal, Time,
};

/// How often a player may give the opponent time in one game.
pub const MOST_GIFTS: u32 = 20;
/// How many phrases a player may say in one game.
pub const MOST_PHRASES: u32 = 40;
/// The number of events after which a game takes turns and endings only.
pub const MOST_EVENTS: u32 = 5_000;
/// How long a live game waits for the first turn of each side, in milliseconds.
pub const START_TIME: u64 = 60_000;
/// How long the clock is paused at most after an outage, in milliseconds.
pub const PAUSE_TIME: u64 = 120_000;
/// How long an invitation is open, in milliseconds.
pub const INVITATION_TIME: u64 = 14 * 86_400_000;

/// The circumstances of a command, which the server knows and the events do not tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moment {
    /// When the command was received.
    pub now: Time,
    /// The network delay that the server has measured on the player's connection, in milliseconds: the most
    /// that it believes.
    pub measured_lag: u32,
    /// How long the opponent has had no connection, in milliseconds; `None` while there is one.
    pub opponent_gone: Option<u64>,
    /// The identifier of a new game, for a rematch.
    pub new_game: GameId,
}

/// An action that happens by itself at a time, unless another event comes first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Due {
    /// When.
    pub at: Time,
    /// The player whose action it is: a planned turn.
    pub by: Option<Side>,
    /// What.
    pub action: Action,
}

impl OnlineGame {
    /// Decides what a command of a player leads to.
    ///
    /// A turn after the player's time has run out leads to [`Action::Flagged`].
    ///
    /// # Errors
    ///
    /// Why the command is refused.
    pub fn decide(
        &self,
        side: Side,
        command: &Command,
        moment: &Moment,
    ) -> Result<Action, Refusal> {
        let after_the_end = matches!(
            command,
            Command::Offer { offer: Offer::Rematch }
                | Command::Accept { .. }
                | Command::Decline { .. }
                | Command::Withdraw
                | Command::Say { .. }
        );
        match self.phase {
            Phase::Open if *command != Command::Abort => return Err(Refusal::NotBegun),
            Phase::Over(_) if !after_the_end => return Err(Refusal::Over),
            _ => {}
        }
        match *command {
            Command::Turn { ply, turn, thought } => {
                self.decide_turn(side, ply, turn, thought, moment)
            }
            Command::Plan { ply, turn } => self.decide_plan(side, ply, turn),
            Command::Offer { offer } => self.decide_offer(side, offer, moment),
            Command::Withdraw => {
                self.offers[side].map(|_| Action::Withdrawn).ok_or(Refusal::NoOffer)
            }
            Command::Accept { offer } => self.decide_acceptance(side, offer, moment),
            Command::Decline { offer } => {
                let open = self.offers[!side].filter(|open| open.seq == offer);
                open.map(|_| Action::Declined).ok_or(Refusal::NoOffer)
            }
            Command::Resign => Ok(Action::Resigned),
            Command::Abort if self.can_be_aborted() => Ok(Action::Aborted),
            Command::Abort => Err(Refusal::TooLateToAbort),
            Command::Claim => self.decide_claim(side, moment),
            Command::GiveTime if self.gifts[side] < MOST_GIFTS => self.if_short(Action::TimeGiven),
            Command::Resume if self.paused.is_some() => Ok(Action::Resumed),
            Command::Resume => Err(Refusal::NotPaused),
            Command::Say { phrase } if self.phrases[side] < MOST_PHRASES => {
                self.if_short(Action::Said { phrase })
            }
            Command::GiveTime | Command::Say { .. } => Err(Refusal::TooOften),
        }
    }

    /// An action that is possible only while the game has few events.
    fn if_short(&self, action: Action) -> Result<Action, Refusal> {
        if self.next_seq < MOST_EVENTS { Ok(action) } else { Err(Refusal::TooOften) }
    }

    fn decide_turn(
        &self,
        side: Side,
        ply: u32,
        turn: mad_rules::Turn,
        thought: Option<u32>,
        moment: &Moment,
    ) -> Result<Action, Refusal> {
        if ply != self.turns() {
            return Err(Refusal::Stale { turns: self.turns() });
        }
        if side != self.game.to_move() {
            return Err(Refusal::NotYourTurn);
        }
        let lag = self.lag(side, thought, moment);
        if !self.clocks.is_in_time(side, moment.now, lag) {
            return Ok(Action::Flagged);
        }
        match self.game.position().check(turn) {
            Ok(()) => Ok(Action::Turn { turn, lag }),
            Err(Illegal::GameOver(_)) => Err(Refusal::Over),
            Err(_) => Err(Refusal::Illegal),
        }
    }

    /// The network delay that a turn gets back: the part of the time since the turn began in which the
    /// player did not think, as far as the server believes it and the quota allows it.
    fn lag(&self, side: Side, thought: Option<u32>, moment: &Moment) -> u32 {
        let (Some(since), Some(thought)) = (self.clocks.running_since(), thought) else { return 0 };
        let delay = moment.now.since(since).saturating_sub(u64::from(thought));
        let limit =
            moment.measured_lag.min(self.clocks.lag_available(side)).min(LagQuota::PER_TURN);
        u32::try_from(delay).unwrap_or(u32::MAX).min(limit)
    }

    fn decide_plan(
        &self,
        side: Side,
        ply: u32,
        turn: Option<mad_rules::Turn>,
    ) -> Result<Action, Refusal> {
        // A plan is for the turn after the opponent's next one.
        if side == self.game.to_move() || ply != self.turns() + 1 {
            return Err(Refusal::Stale { turns: self.turns() });
        }
        self.if_short(Action::Planned { ply, turn })
    }

    fn decide_offer(&self, side: Side, offer: Offer, moment: &Moment) -> Result<Action, Refusal> {
        match offer {
            Offer::Rematch => {
                if self.ending().is_none_or(|ending| ending.outcome().is_none()) {
                    return Err(Refusal::NotOver);
                }
                if self.rematch.is_some() {
                    return Err(Refusal::NoOffer);
                }
            }
            Offer::Takeback { .. } if !self.terms.takebacks => return Err(Refusal::NoTakebacks),
            Offer::Takeback { ply } if self.takeback_target(side) != Some(ply) => {
                return Err(Refusal::NothingToTakeBack);
            }
            Offer::Takeback { .. } | Offer::TieBreak => {
                if !self.is_running() {
                    return Err(Refusal::Over);
                }
            }
        }
        // Both players offer the same: they agree.
        if let Some(open) = self.offers[!side].filter(|open| open.offer == offer) {
            return self.decide_acceptance(side, open.seq, moment);
        }
        if let Some(turns) =
            self.patience[side].wait(self.turns()).filter(|_| offer != Offer::Rematch)
        {
            return Err(Refusal::TooSoon { turns });
        }
        self.if_short(Action::Offered { offer })
    }

    fn decide_acceptance(
        &self,
        side: Side,
        offer: u32,
        moment: &Moment,
    ) -> Result<Action, Refusal> {
        let open = self.offers[!side].filter(|open| open.seq == offer).ok_or(Refusal::NoOffer)?;
        Ok(match open.offer {
            Offer::Takeback { ply } => Action::TakenBack { ply },
            Offer::TieBreak => Action::Agreed,
            Offer::Rematch => Action::Rematched { game: moment.new_game },
        })
    }

    fn decide_claim(&self, side: Side, moment: &Moment) -> Result<Action, Refusal> {
        let wait = self.terms.pace.claim_after().ok_or(Refusal::NoClaim)?;
        if self.game.to_move() == side {
            return Err(Refusal::OpponentPresent);
        }
        match moment.opponent_gone {
            Some(gone) if gone >= wait && self.in_earnest => Ok(Action::Claimed),
            Some(gone) if gone >= wait => Ok(Action::Aborted),
            _ => Err(Refusal::OpponentPresent),
        }
    }

    /// Decides whether a person can accept the invitation, and on which side. `chance` decides the side
    /// that is left to chance.
    ///
    /// # Errors
    ///
    /// If the invitation is not open, or is the person's own.
    pub fn decide_join(&self, person: PersonId, chance: bool) -> Result<Action, Refusal> {
        match self.phase {
            Phase::Running => return Err(Refusal::Taken),
            Phase::Over(_) => return Err(Refusal::Over),
            Phase::Open => {}
        }
        if person == self.creator {
            return Err(Refusal::OwnInvitation);
        }
        let creator = self.wanted.unwrap_or(if chance { Side::Red } else { Side::Blue });
        Ok(Action::Joined { person, side: !creator })
    }

    /// What happens next by itself, and when: the planned turn, the flag, the end of a pause, of an invitation
    /// or of a game that nobody begins.
    #[must_use]
    pub fn due(&self) -> Option<Due> {
        let server = |at, action| Some(Due { at, by: None, action });
        match self.phase {
            Phase::Over(_) => return None,
            Phase::Open => return server(self.turn_began + INVITATION_TIME, Action::Aborted),
            Phase::Running => {}
        }
        let side = self.game.to_move();
        if let Some(plan) = self.plans[side]
            && plan.ply == self.turns()
            && self.game.position().is_legal(plan.turn)
        {
            let action = Action::Turn { turn: plan.turn, lag: 0 };
            return Some(Due { at: self.last_at, by: Some(side), action });
        }
        if let Some(paused) = self.paused {
            return server(paused + PAUSE_TIME, Action::Resumed);
        }
        if !self.in_earnest {
            let time = match self.terms.pace {
                Pace::Live { .. } => START_TIME,
                Pace::Days(_) => self.terms.pace.first_time(),
            };
            return server(self.turn_began + time, Action::Aborted);
        }
        server(self.clocks.deadline(side)?, Action::Flagged)
    }

    /// The first two events of the rematch: the same terms, sides swapped.
    #[must_use]
    pub fn rematch_actions(&self) -> Option<[Action; 2]> {
        let (red, blue) = (self.players.red?, self.players.blue?);
        let terms = Box::new(self.terms);
        let created = Action::Created { terms, creator: blue, side: Some(Side::Red) };
        Some([created, Action::Joined { person: red, side: Side::Blue }])
    }
}
