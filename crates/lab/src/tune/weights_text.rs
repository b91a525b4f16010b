//! Weights of the hand-written evaluation as text: a line for each group.

use mad_engine::eval::hand::{GROUPS, Group, Parameters};

/// Why a text is not a set of weights. Lines count from 1.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// No group has this name.
    #[error("line {line}: {name:?} is not a group of weights")]
    Name {
        /// The line.
        line: usize,
        /// The name.
        name: String,
    },
    /// A group occurs twice.
    #[error("line {line}: the weights of {name} occur twice")]
    Twice {
        /// The line.
        line: usize,
        /// The group.
        name: &'static str,
    },
    /// The rest of the line is not a list of this length.
    #[error("line {line}: expected the weights of {name} as a list of {count}, such as [1, -2]")]
    Numbers {
        /// The line.
        line: usize,
        /// The group.
        name: &'static str,
        /// The number of its weights.
        count: usize,
    },
    /// A group is missing.
    #[error("the weights of {0} are missing")]
    Missing(&'static str),
}

/// Larger weights are of no use, and their sums might overflow.
const MAX_WEIGHT: i32 = 100_000;

/// The weights as text, which can be pasted into the table of the evaluation.
#[must_use]
pub fn weights_text(weights: &Parameters) -> String {
    let line = |group: &Group| {
        let values = &weights.values[group.start..group.start + group.len];
        format!("{:<12}{values:?}\n", group.name)
    };
    GROUPS.iter().map(line).collect()
}

/// Reads the text of [`weights_text`]. Empty lines and lines that begin with `#` are ignored.
///
/// # Errors
///
/// The first line that is wrong, or the first group that is missing.
pub fn read_weights(text: &str) -> Result<Parameters, WeightsError> {
    let mut values = vec![None; GROUPS.iter().map(|group| group.len).sum()];
    for (line, text) in (1..).zip(text.lines()) {
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let (name, list) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let group = GROUPS.iter().find(|group| group.name == name);
        let group = group.ok_or_else(|| WeightsError::Name { line, name: name.to_owned() })?;
        let (name, count) = (group.name, group.len);
        if values[group.start].is_some() {
            return Err(WeightsError::Twice { line, name });
        }
        let numbers = numbers(list.trim()).filter(|numbers| numbers.len() == count);
        let numbers = numbers.ok_or(WeightsError::Numbers { line, name, count })?;
        for (place, number) in values[group.start..].iter_mut().zip(numbers) {
            *place = Some(number);
        }
    }
    if let Some(missing) = GROUPS.iter().find(|group| values[group.start].is_none()) {
        return Err(WeightsError::Missing(missing.name));
    }
    Ok(Parameters { values: values.into_iter().flatten().collect() })
}

fn numbers(list: &str) -> Option<Vec<i32>> {
    let list = list.strip_prefix('[')?.strip_suffix(']')?;
    let number = |text: &str| {
        text.trim().parse().ok().filter(|number| (-MAX_WEIGHT..=MAX_WEIGHT).contains(number))
    };
    list.split(',').map(number).collect()
}
