//! How the clock and the choice of its times are drawn, and what is announced.

use std::num::NonZeroU16;

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::Side;
use mad_session::{BoardClock, ClockChoice, ClockEnd, clock_text};

use super::{ClockScreen, KEY};
use crate::game::clocks::LOW;
use crate::icons::{Icon, icon};
use crate::route::Route;
use crate::screens::time_control::{ClockForm, ClockOwners};
use crate::widgets::{button, choice_button, dialog, icon_button, page, radio_group};
use crate::{browser, storage};

/// At this number of turns left the tie-break is announced and highlighted.
const URGENT: u16 = 10;

impl ClockScreen {
    /// The choice of times.
    pub(super) fn form(self) -> AnyView {
        let texts = self.shell.texts;
        let before = storage::read(KEY).and_then(|text| BoardClock::from_text(&text));
        let control = before.as_ref().map(|clock| clock.clock().control());
        let times = ClockForm::with_control(control);
        let usual = NonZeroU16::new(40);
        let limit = RwSignal::new(before.map_or(usual, |clock| clock.limit()));
        let option = |limit: Option<u16>| {
            let limit = limit.and_then(NonZeroU16::new);
            (limit, limit.map_or_else(|| texts.new_no_limit(), |limit| limit.to_string()))
        };
        let tie_break = radio_group(
            texts.new_tie_break(),
            [Some(40), Some(30), None].map(option).to_vec(),
            Memo::new(move |_| limit.get()),
            move |chosen| limit.set(chosen),
        );
        let set = move || {
            let Some(control) = times.submit().and_then(ClockChoice::time_control) else {
                return;
            };
            self.clock.set(Some(BoardClock::new(control, limit.get_untracked())));
            self.store();
        };
        let content = view! {
            <div class="card stack">
                <p>{texts.clock_note()}</p>
                {times.view(texts, ClockOwners::Sides, None)}
                <div>{tie_break}<p class="dim">{texts.new_tie_break_note()}</p></div>
                {button("big strong", "set-clock", None, texts.clock_set(), set)}
                <p class="dim">{texts.clock_keys()}</p>
            </div>
        };
        page(self.shell, texts.clock_title(), content)
    }

    /// The clock.
    pub(super) fn view(self) -> AnyView {
        let texts = self.shell.texts;
        browser::set_title(format!("{} · {}", texts.clock_title(), texts.web_title()));
        self.shell.announce_changes(Memo::new(move |_| self.announcement()));
        let state = Memo::new(move |_| match self.end() {
            Some(_) => "over",
            None if self.running.get() => "running",
            None if self.is_fresh() => "ready",
            None => "paused",
        });
        view! {
            <main class="board-clock" data-state=state>
                <h1 class="hidden">{texts.clock_title()}</h1>
                {self.half(Side::Blue)}
                {self.middle()}
                {self.half(Side::Red)}
                {self.reset_question()}
            </main>
        }
        .into_any()
    }

    fn half(self, side: Side) -> AnyView {
        let texts = self.shell.texts;
        let name = Texts::side_argument(side);
        let moves =
            Memo::new(move |_| self.end().is_none() && self.read(|clock| clock.to_move() == side));
        let left = Memo::new(move |_| self.read(|clock| clock.clock().left(side)));
        let class = Memo::new(move |_| match (moves.get(), left.get() < LOW) {
            (true, true) => "half moves low",
            (true, false) => "half moves",
            (false, true) => "half low",
            (false, false) => "half",
        });
        let hint = move || {
            if self.is_fresh() && !self.running.get() {
                texts.clock_begin()
            } else if moves.get() && self.running.get() {
                texts.game_end_turn()
            } else {
                String::new()
            }
        };
        let expelled = Memo::new(move |_| moves.get() && self.read(BoardClock::has_expelled));
        view! {
            <section class=class data-side=name aria-label=texts.side_name(name)>
                <div class="face">
                    <button type="button" class="tap" data-action="tap" on:click=move |_| self.tap(side)>
                        <span class="name">{texts.side_name(name)}</span>
                        <span class="time" role="timer">
                            {Memo::new(move |_| clock_text(left.get()))}
                        </span>
                        <span class="hint">{Memo::new(move |_| hint())}</span>
                    </button>
                    <button
                        type="button"
                        class="expulsion"
                        data-action="expulsion"
                        aria-pressed=Memo::new(move |_| {
                            if expelled.get() { "true" } else { "false" }
                        })
                        disabled=Memo::new(move |_| !moves.get())
                        on:click=move |_| self.change(BoardClock::toggle_expulsion)
                    >
                        {texts.clock_expulsion()}
                    </button>
                </div>
            </section>
        }
        .into_any()
    }

    /// The turns to the tie-break, and the buttons.
    fn middle(self) -> AnyView {
        let texts = self.shell.texts;
        let going = Memo::new(move |_| self.running.get());
        let may_go = Signal::derive(move || self.end().is_none());
        let may_undo = Signal::derive(move || self.read(|clock| clock.turns() > 0));
        let may_reset = Signal::derive(move || !self.is_fresh() || self.running.get());
        let pause = move || {
            if going.get() {
                icon_button("pause", Icon::Pause, texts.act_pause(), may_go, move || self.pause())
            } else {
                icon_button("go-on", Icon::Go, texts.act_resume(), may_go, move || self.resume())
            }
        };
        let ask = move || {
            self.pause();
            self.asking.set(true);
        };
        let other = move || {
            self.pause();
            self.clock.set(None);
        };
        let urgent = Memo::new(move |_| self.turns_left().is_some_and(|left| left <= URGENT));
        let class = Memo::new(move |_| if urgent.get() { "count urgent" } else { "count" });
        let (title, note) = (move || self.count_title(), move || self.count_note());
        view! {
            <div class="middle">
                <div class=class data-owner=Memo::new(move |_| self.owner())>
                    <strong>{Memo::new(move |_| title())}</strong>
                    <span>{Memo::new(move |_| note())}</span>
                </div>
                <div class="bar" role="group" aria-label=texts.act_label()>
                    {pause}
                    {icon_button("undo", Icon::Undo, texts.act_undo(), may_undo, move || self.take_back())}
                    {icon_button("reset", Icon::Rotate, texts.clock_reset(), may_reset, ask)}
                    {icon_button("other-times", Icon::Gear, texts.clock_other(), true.into(), other)}
                    <a
                        class="button plain"
                        href=Route::Home.address()
                        data-action="home"
                        aria-label=texts.web_home()
                        title=texts.web_home()
                    >
                        {icon(Icon::Back)}
                    </a>
                </div>
            </div>
        }
        .into_any()
    }

    fn owner(self) -> &'static str {
        Texts::side_argument(self.read(|clock| Some(clock.tie_break_owner())).unwrap_or(Side::Blue))
    }

    /// The number of turns to the tie-break; `None` without a limit.
    fn turns_left(self) -> Option<u16> {
        self.read(|clock| Some(clock.limit()?.get().saturating_sub(clock.quiet())))
    }

    fn count_title(self) -> String {
        let texts = self.shell.texts;
        match self.end() {
            Some(ClockEnd::Time(loser)) => texts.clock_time_up(Texts::side_argument(loser)),
            Some(ClockEnd::TieBreak(winner)) => texts.end_semi(Texts::side_argument(winner)),
            None => self.read(|clock| {
                if clock.quiet() > 0 || clock.last_expeller().is_some() {
                    texts.meter_title(clock.quiet())
                } else {
                    texts.meter_start()
                }
            }),
        }
    }

    fn count_note(self) -> String {
        let texts = self.shell.texts;
        match (self.end(), self.turns_left()) {
            (Some(_), _) => String::new(),
            (None, Some(left)) => texts.tie_break_near(left, self.owner()),
            (None, None) => texts.meter_off(self.owner()),
        }
    }

    /// For the live region: whose turn it is, the end, and the tie-break if it is near.
    fn announcement(self) -> String {
        let texts = self.shell.texts;
        if self.end().is_some() {
            return self.count_title();
        }
        if !self.running.get() {
            return if self.is_fresh() { texts.clock_begin() } else { texts.act_pause() };
        }
        let to_move = self.read(|clock| Some(clock.to_move())).unwrap_or(Side::Red);
        let turn = texts.game_turn_of(Texts::side_argument(to_move));
        let urgent = self.turns_left().is_some_and(|left| left <= URGENT);
        if urgent { format!("{turn} {}", self.count_note()) } else { turn }
    }

    fn reset_question(self) -> AnyView {
        let texts = self.shell.texts;
        let open = Memo::new(move |_| self.asking.get());
        let reset = move || {
            self.asking.set(false);
            self.change(|clock| *clock = clock.reset());
        };
        let content = move || {
            let cancel = move || self.asking.set(false);
            view! {
                <p>{texts.clock_reset_ask()}</p>
                <div class="choices">
                    {choice_button(false, "no", None, texts.web_cancel(), cancel)}
                    {choice_button(true, "yes-reset", None, texts.clock_reset(), reset)}
                </div>
            }
            .into_any()
        };
        let label = Memo::new(move |_| texts.clock_reset());
        dialog(self.shell, label, open, move || self.asking.set(false), content)
    }
}
