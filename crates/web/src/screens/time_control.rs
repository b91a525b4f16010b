//! The choice of a clock: none, presets, or own times.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::{BySide, Side};
use mad_session::{ClockChoice, PerTurn, TimeControl};

use crate::browser;
use crate::widgets::{radio_group, switch};

/// Presets: minutes for the game and seconds added for each turn.
const PRESETS: [(u32, u32); 5] = [(1, 2), (3, 2), (5, 3), (10, 5), (20, 10)];
/// The least and the greatest base time, in milliseconds, and as text in minutes.
const LEAST: (u32, &str) = (6_000, "0.1");
const MOST: (u32, &str) = (36_000_000, "600");
/// A hundredth of a minute, in milliseconds.
const HUNDREDTH: u32 = 600;
/// The greatest time for a turn, in seconds.
const MAX_SECONDS: u32 = 600;

/// The option that is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Choice {
    None,
    Preset(u32, u32),
    Own,
}

/// The fields for own times, as they are typed.
#[derive(Debug, Clone, PartialEq, Eq)]
struct OwnTimes {
    minutes: BySide<String>,
    /// Whether the sides have different times; otherwise red's is that of both.
    differ: bool,
    seconds: String,
    delay: bool,
}

/// The state of the form.
#[derive(Clone, Copy)]
pub(crate) struct ClockForm {
    choice: RwSignal<Choice>,
    own: RwSignal<OwnTimes>,
}

/// Whose times differ: the labels of the fields for minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ClockOwners {
    /// Red and blue.
    Sides,
    /// The user, in the place of red, and the computer.
    UserAndComputer,
}

impl OwnTimes {
    fn new(control: TimeControl) -> Self {
        let (delay, time) = match control.per_turn {
            PerTurn::Increment(time) => (false, time),
            PerTurn::Delay(time) => (true, time),
        };
        Self {
            minutes: control.base.map(minutes_text),
            differ: control.base.red != control.base.blue,
            seconds: (time / 1000).to_string(),
            delay,
        }
    }

    /// The base time of a side in milliseconds; `None` if the field has no valid number.
    fn base(&self, side: Side) -> Option<u32> {
        let side = if self.differ { side } else { Side::Red };
        read_minutes(self.minutes[side].trim()).filter(|base| (LEAST.0..=MOST.0).contains(base))
    }

    /// The time for a turn in milliseconds; `None` if the field has no valid number.
    fn per_turn(&self) -> Option<PerTurn> {
        let seconds: u32 = self.seconds.trim().parse().ok()?;
        let time = (seconds <= MAX_SECONDS).then(|| seconds * 1000)?;
        Some(if self.delay { PerTurn::Delay(time) } else { PerTurn::Increment(time) })
    }

    fn control(&self) -> Option<TimeControl> {
        let base = BySide { red: self.base(Side::Red)?, blue: self.base(Side::Blue)? };
        Some(TimeControl { base, per_turn: self.per_turn()? })
    }
}

/// Milliseconds as a decimal number of minutes.
fn minutes_text(milliseconds: u32) -> String {
    let hundredths = milliseconds / HUNDREDTH;
    let text = format!("{}.{:02}", hundredths / 100, hundredths % 100);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Reads a number of minutes with at most two decimals, as milliseconds. (Reading a floating-point
/// number would add its parser to the WebAssembly module.)
fn read_minutes(text: &str) -> Option<u32> {
    let (whole, fraction) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || !digits(fraction) || fraction.len() > 2 {
        return None;
    }
    let hundredths: u32 = format!("{whole}{fraction:0<2}").parse().ok()?;
    hundredths.checked_mul(HUNDREDTH)
}

impl ClockForm {
    /// The form with a choice, and the own times of last time.
    pub(crate) fn new(choice: ClockChoice, own: Option<TimeControl>) -> Self {
        let (choice, own) = match choice {
            ClockChoice::None => (Choice::None, own),
            ClockChoice::Preset(base, more) => (Choice::Preset(base, more), own),
            ClockChoice::Own(control) => (Choice::Own, Some(control)),
        };
        let own = OwnTimes::new(own.unwrap_or(TimeControl::minutes(15, 10)));
        Self { choice: RwSignal::new(choice), own: RwSignal::new(own) }
    }

    /// The form with a time control, the usual one if there is none yet.
    pub(crate) fn with_control(control: Option<TimeControl>) -> Self {
        let preset = |control| {
            let is = |&&(base, more): &&(u32, u32)| TimeControl::minutes(base, more) == control;
            PRESETS.iter().find(is).map(|&(base, more)| ClockChoice::Preset(base, more))
        };
        let choice = match control {
            Some(control) => preset(control).unwrap_or(ClockChoice::Own(control)),
            None => ClockChoice::Preset(10, 5),
        };
        Self::new(choice, None)
    }

    /// The choice. If own times are chosen and not valid, moves the focus to the first wrong field.
    pub(crate) fn submit(self) -> Option<ClockChoice> {
        match self.choice.get_untracked() {
            Choice::None => Some(ClockChoice::None),
            Choice::Preset(base, more) => Some(ClockChoice::Preset(base, more)),
            Choice::Own => match self.own() {
                Some(control) => Some(ClockChoice::Own(control)),
                None => {
                    if let Ok(Some(field)) = document().query_selector("[aria-invalid=true]") {
                        browser::focus(&field);
                    }
                    None
                }
            },
        }
    }

    /// The own times, if they are valid.
    pub(crate) fn own(self) -> Option<TimeControl> {
        self.own.with_untracked(OwnTimes::control)
    }

    /// The options, and the fields for own times. `none` is the text of the option without a clock.
    pub(crate) fn view(
        self,
        texts: &'static Texts,
        owners: ClockOwners,
        none: Option<String>,
    ) -> AnyView {
        let none = none.map(|text| (Choice::None, text));
        let presets =
            PRESETS.map(|(base, more)| (Choice::Preset(base, more), texts.new_minutes(base, more)));
        let own = (Choice::Own, texts.new_own_clock());
        let options: Vec<_> = none.into_iter().chain(presets).chain([own]).collect();
        let choice = radio_group(
            texts.new_clock(),
            options,
            Memo::new(move |_| self.choice.get()),
            move |choice| self.choice.set(choice),
        );
        let is_own = Memo::new(move |_| self.choice.get() == Choice::Own);
        view! {
            <div class="stack clock-form">
                {choice}
                {move || is_own.get().then(|| self.own_fields(texts, owners))}
            </div>
        }
        .into_any()
    }

    fn own_fields(self, texts: &'static Texts, owners: ClockOwners) -> AnyView {
        let own = self.own;
        let differ = Memo::new(move |_| own.with(|own| own.differ));
        let (first, second) = match owners {
            ClockOwners::Sides => (texts.new_clock_red(), texts.new_clock_blue()),
            ClockOwners::UserAndComputer => (texts.new_clock_you(), texts.new_clock_computer()),
        };
        let first = move || if differ.get() { first.clone() } else { texts.new_clock_minutes() };
        let bad = texts.new_clock_bad_minutes(texts.with_decimal_separator(LEAST.1), MOST.1);
        let minutes = move |side: Side, name, label: Memo<String>| {
            Field {
                name,
                label,
                value: Memo::new(move |_| own.with(|own| own.minutes[side].clone())),
                error: Memo::new({
                    let bad = bad.clone();
                    move |_| own.with(|own| own.base(side).is_none()).then(|| bad.clone())
                }),
            }
            .view(Box::new(move |text| own.update(|own| own.minutes[side] = text)))
        };
        let red = minutes(Side::Red, "minutes-red", Memo::new(move |_| first()));
        let blue = move || {
            let label = second.clone();
            let field = || minutes(Side::Blue, "minutes-blue", Memo::new(move |_| label.clone()));
            differ.get().then(field)
        };
        let bad = texts.new_clock_bad_seconds(MAX_SECONDS);
        let seconds = Field {
            name: "seconds",
            label: Memo::new(move |_| texts.new_clock_seconds()),
            value: Memo::new(move |_| own.with(|own| own.seconds.clone())),
            error: Memo::new(move |_| {
                own.with(|own| own.per_turn().is_none()).then(|| bad.clone())
            }),
        };
        let seconds = seconds.view(Box::new(move |text| own.update(|own| own.seconds = text)));
        let kind = radio_group(
            texts.new_clock_kind(),
            vec![(false, texts.new_clock_increment()), (true, texts.new_clock_delay())],
            Memo::new(move |_| own.with(|own| own.delay)),
            move |delay| own.update(|own| own.delay = delay),
        );
        view! {
            <div class="two">{red}{blue}{seconds}</div>
            {switch(texts.new_clock_differ(), differ, move |on| own.update(|own| own.differ = on))}
            <div>{kind}<p class="dim">{texts.new_clock_delay_note()}</p></div>
        }
        .into_any()
    }
}

/// A field for a number, with a message while its content is not valid.
struct Field {
    name: &'static str,
    label: Memo<String>,
    value: Memo<String>,
    error: Memo<Option<String>>,
}

impl Field {
    fn view(self, set: Box<dyn Fn(String)>) -> AnyView {
        let Self { name, label, value, error } = self;
        let message = format!("{name}-error");
        let invalid = Memo::new(move |_| error.with(Option::is_some).then_some("true"));
        let described = {
            let message = message.clone();
            Memo::new(move |_| error.with(Option::is_some).then(|| message.clone()))
        };
        view! {
            <div class="field">
                <label for=name>{label}</label>
                <input
                    id=name
                    type="text"
                    inputmode="decimal"
                    maxlength="8"
                    autocomplete="off"
                    data-field=name
                    aria-invalid=invalid
                    aria-describedby=described
                    prop:value=value
                    on:input=move |event| set(event_target_value(&event))
                />
                <p class="warning" id=message role="alert">{error}</p>
            </div>
        }
        .into_any()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(red: &str, blue: &str, seconds: &str) -> OwnTimes {
        let minutes = BySide { red: red.to_owned(), blue: blue.to_owned() };
        OwnTimes { minutes, differ: false, seconds: seconds.to_owned(), delay: false }
    }

    #[test]
    fn typed_times_are_read() {
        let own = typed("7,5", "", " 4 ");
        assert_eq!(
            own.control(),
            Some(TimeControl {
                base: BySide { red: 450_000, blue: 450_000 },
                per_turn: PerTurn::Increment(4_000)
            })
        );
        let own = OwnTimes { differ: true, delay: true, ..typed("0.5", "600", "0") };
        let control = own.control().unwrap();
        assert_eq!(control.base, BySide { red: 30_000, blue: 36_000_000 });
        assert_eq!(control.per_turn, PerTurn::Delay(0));
    }

    #[test]
    fn other_texts_are_refused() {
        for minutes in ["", "x", "0", "0.05", "600.1", "-5", "1e9", "5.", ".5", "1.234", "99999999"]
        {
            assert_eq!(typed(minutes, "5", "3").control(), None, "{minutes}");
            let own = OwnTimes { differ: true, ..typed("5", minutes, "3") };
            assert_eq!(own.control(), None, "{minutes}");
        }
        for seconds in ["", "x", "601", "-1", "1.5", "99999999"] {
            assert_eq!(typed("5", "5", seconds).control(), None, "{seconds}");
        }
    }

    #[test]
    fn fields_show_the_times_of_last_time() {
        let base = BySide { red: 450_000, blue: 60_000 };
        for per_turn in [PerTurn::Increment(2_000), PerTurn::Delay(5_000)] {
            let control = TimeControl { base, per_turn };
            assert_eq!(OwnTimes::new(control).control(), Some(control));
        }
        assert_eq!(OwnTimes::new(TimeControl::minutes(15, 10)), typed("15", "15", "10"));
    }
}
