//! Parsers for the values of options, with errors in the user's language.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use mad_engine::SearchParameters;
use mad_i18n::{Language, Texts};
use mad_rules::{Board, Options};

use super::Limit;

fn texts() -> Texts {
    Texts::new(crate::language())
}

/// A number within bounds.
pub(super) fn number<T>(low: u64, high: u64) -> impl TypedValueParser<Value = T>
where
    T: TryFrom<u64> + Clone + Send + Sync + 'static,
{
    clap::builder::StringValueParser::new()
        .try_map(move |text| bounded(&text, low, high).map_err(Refused))
}

fn bounded<T: TryFrom<u64>>(text: &str, low: u64, high: u64) -> Result<T, String> {
    let number = text.parse().ok().filter(|number| (low..=high).contains(number));
    number.and_then(|number| T::try_from(number).ok()).ok_or_else(|| match high {
        u64::MAX => texts().cli_number_from(low),
        _ => texts().cli_number(low, high),
    })
}

/// A value for both players, or one for each with a comma between them.
fn both<T: Copy>(text: &str, parse: impl Fn(&str) -> Result<T, String>) -> Result<[T; 2], String> {
    let (first, second) = text.split_once(',').unwrap_or((text, text));
    match (parse(first), parse(second)) {
        (Ok(first), Ok(second)) => Ok([first, second]),
        (Err(reason), _) | (_, Err(reason)) => Err(texts().error_pair(reason)),
    }
}

/// Nodes or milliseconds a turn.
pub(super) fn nodes(text: &str) -> Result<[u64; 2], String> {
    both(text, |text| bounded(text, 1, u64::MAX))
}

pub(super) fn depth(text: &str) -> Result<[u32; 2], String> {
    both(text, |text| bounded(text, 1, 200))
}

pub(super) fn clocks(text: &str) -> Result<[(f64, f64); 2], String> {
    both(text, clock)
}

/// A number from 0 to 1.
pub(super) fn share(text: &str) -> Result<f32, String> {
    let number = text.parse().ok().filter(|number| (0.0..=1.0).contains(number));
    number.ok_or_else(|| texts().cli_number(0, 1))
}

pub(super) fn learning_rate(text: &str) -> Result<f32, String> {
    const LEAST: f32 = 0.000_001;
    let number = text.parse().ok().filter(|number| (LEAST..=1.0).contains(number));
    number.ok_or_else(|| texts().cli_number(LEAST.to_string(), 1))
}

/// A number of the search that can be tuned, by its name.
pub(super) fn search_parameters() -> PossibleValuesParser {
    SearchParameters::RANGES.iter().map(|(name, ..)| *name).into()
}

/// An error message in the user's language.
#[derive(Debug)]
struct Refused(String);

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Refused {}

/// A registered board by its name.
pub(super) fn board() -> impl TypedValueParser<Value = Board> {
    let names = Board::REGISTERED.map(Board::name);
    PossibleValuesParser::new(names).try_map(|name| name.parse::<Board>())
}

pub(super) fn languages() -> PossibleValuesParser {
    Language::ALL.map(Language::code).into()
}

pub(super) fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.001..=1e6).contains(seconds));
    seconds.ok_or_else(|| texts().error_seconds())
}

/// A time limit; 0 for what is there already.
pub(super) fn minutes(text: &str) -> Result<f64, String> {
    const MOST: f64 = 100_000.0;
    let minutes = text.parse().ok().filter(|minutes| (0.0..=MOST).contains(minutes));
    minutes.ok_or_else(|| texts().cli_number(0, MOST.to_string()))
}

/// Base and increment in seconds: `10+0.1`.
fn clock(text: &str) -> Result<(f64, f64), String> {
    let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
    let seconds = |part: &str| part.parse().ok().filter(|seconds| (0.0..=1e6).contains(seconds));
    let clock = seconds(base).filter(|&base: &f64| base > 0.0).zip(seconds(increment));
    clock.ok_or_else(|| texts().error_clock())
}

/// The time of an online game: minutes and seconds for each turn (`10+5`), or days for each turn (`3d`).
#[cfg(feature = "online")]
pub(super) fn pace(text: &str) -> Result<mad_online::Pace, String> {
    use mad_online::Pace;

    let (least, most) = (Pace::BASE.0 / 1_000, Pace::BASE.1 / 60_000);
    let (seconds, days) = (Pace::MOST_INCREMENT / 1_000, Pace::MOST_DAYS);
    read_pace(text).ok_or_else(|| texts().error_pace(least, most, seconds, days))
}

#[cfg(feature = "online")]
fn read_pace(text: &str) -> Option<mad_online::Pace> {
    use mad_online::Pace;

    if let Some(days) = text.strip_suffix('d') {
        let days = days.parse().ok().filter(|days| (1..=Pace::MOST_DAYS).contains(days));
        return days.map(Pace::Days);
    }
    let (minutes, seconds) = text.split_once('+').unwrap_or((text, "0"));
    let minutes = minutes.parse::<f64>().ok().filter(|minutes| (0.0..=1e4).contains(minutes))?;
    let increment = seconds.parse::<u32>().ok()?.checked_mul(1_000)?;
    // Cannot be truncated: the number of minutes is limited.
    let base = (minutes * 60_000.0).round() as u32;
    let possible = (Pace::BASE.0..=Pace::BASE.1).contains(&base);
    (possible && increment <= Pace::MOST_INCREMENT).then_some(Pace::Live { base, increment })
}

pub(super) fn sprt(text: &str) -> Result<mad_lab::Sprt, String> {
    let bounds = text.split_once(',').and_then(|(low, high)| {
        let (low, high): (f64, f64) = (low.parse().ok()?, high.parse().ok()?);
        (low < high && low.abs() < 1000.0 && high.abs() < 1000.0)
            .then(|| mad_lab::Sprt::new(low, high))
    });
    bounds.ok_or_else(|| texts().error_sprt())
}

/// A host and a port. The host is resolved later.
#[cfg(feature = "server")]
pub(super) fn address(text: &str) -> Result<String, String> {
    let parts = text.rsplit_once(':').filter(|(host, _)| !host.is_empty());
    let port = parts.and_then(|(_, port)| port.parse::<u16>().ok());
    let address = port.map(|_| text.to_owned());
    address.ok_or_else(|| texts().error_listen())
}

pub(super) fn limit(text: &str) -> Result<Limit, String> {
    let limit = Options::parse_tie_break(text).map(Limit);
    limit.map_err(|_| texts().error_tie_break())
}

#[cfg(all(test, feature = "online"))]
mod tests {
    use mad_online::Pace;

    use super::*;

    #[test]
    fn paces_are_minutes_and_seconds_or_days() {
        assert_eq!(read_pace("10+5"), Some(Pace::minutes(10, 5)));
        assert_eq!(read_pace("15"), Some(Pace::minutes(15, 0)));
        assert_eq!(read_pace("0.5+2"), Some(Pace::Live { base: 30_000, increment: 2_000 }));
        assert_eq!(read_pace("3d"), Some(Pace::Days(3)));
        for wrong in ["", "d", "0d", "15d", "-1+5", "0+5", "181", "5+181", "5+", "+5", "x", "NaN"] {
            assert_eq!(read_pace(wrong), None, "{wrong}");
        }
    }
}
