//! The `go` line.

use std::time::Duration;

use mad_rules::Side;

use crate::Limits;

/// What to search for.
pub(super) struct Order {
    pub(super) limits: Limits,
    /// Whether the answer waits for `stop`.
    pub(super) infinite: bool,
}

const LIMITS: [&str; 3] = ["movetime", "nodes", "depth"];
const CLOCKS: [[&str; 4]; 2] =
    [["p1time", "p2time", "p1inc", "p2inc"], ["rtime", "btime", "rinc", "binc"]];

/// Numbers by their names.
struct Values<'a>(Vec<(&'a str, u64)>);

impl Values<'_> {
    fn get(&self, name: &str) -> Option<u64> {
        self.0.iter().find(|value| value.0 == name).map(|value| value.1)
    }
}

pub(super) fn parse(words: &[&str], side: Side) -> Result<Order, String> {
    if words.is_empty() || words == ["infinite"] {
        return Ok(Order { limits: Limits::default(), infinite: true });
    }
    let values = values(words)?;
    let mut limits = clock(&values, side)?.unwrap_or_default();
    if let Some(time) = values.get("movetime") {
        let time = Limits::time(Duration::from_millis(time));
        limits = Limits { soft_time: time.soft_time, hard_time: time.hard_time, ..limits };
    }
    limits.nodes = values.get("nodes");
    limits.depth = values.get("depth").map(|depth| depth.min(1_000) as u32);
    Ok(Order { limits, infinite: false })
}

fn values<'a>(words: &[&'a str]) -> Result<Values<'a>, String> {
    let mut values = Values(Vec::new());
    for pair in words.chunks(2) {
        let name = pair[0];
        if !LIMITS.contains(&name) && !CLOCKS.as_flattened().contains(&name) {
            let why = if name == "infinite" { "stands alone" } else { "is no limit" };
            return Err(format!("go: {:?} {why}", super::short(name)));
        }
        let least = u64::from(LIMITS.contains(&name));
        let number = pair.get(1).and_then(|value| value.parse().ok());
        let Some(number) = number.filter(|&number| number >= least) else {
            return Err(format!("go {name}: expected a number, at least {least}"));
        };
        if values.get(name).is_some() {
            return Err(format!("go {name} stands twice"));
        }
        values.0.push((name, number));
    }
    Ok(values)
}

/// The share of the clock of the side to move, if clocks are given.
fn clock(values: &Values<'_>, side: Side) -> Result<Option<Limits>, String> {
    for names @ [red, blue, red_increment, blue_increment] in CLOCKS {
        if names.iter().all(|name| values.get(name).is_none()) {
            continue;
        }
        let (Some(red_left), Some(blue_left)) = (values.get(red), values.get(blue)) else {
            return Err(format!("go: expected both {red} and {blue}"));
        };
        let (left, increment) = match side {
            Side::Red => (red_left, values.get(red_increment)),
            Side::Blue => (blue_left, values.get(blue_increment)),
        };
        let duration = |milliseconds: u64| Duration::from_millis(milliseconds.min(1 << 40));
        return Ok(Some(Limits::clock(duration(left), duration(increment.unwrap_or(0)))));
    }
    Ok(None)
}
