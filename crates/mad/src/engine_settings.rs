//! The settings of our engine as a contestant of a match.

use std::path::Path;
use std::sync::Arc;

use mad_engine::eval::EvaluationChoice;
use mad_engine::eval::hand::{PARAMETERS, UNTUNED};
use mad_engine::{Engine, Level, SearchParameters, Techniques};
use mad_i18n::{Texts, visible};
use mad_lab::OurEngine;
use mad_rules::Board;

use crate::network_file::{NamedNetwork, read_weights_file};

/// The settings of our engine, as a list separated by commas: `hand`, `net=FILE`, `level=3`,
/// `nodes=5000`, `futility=70` for a number of the search, `-null-turn` to switch a technique off.
#[derive(Debug, Clone, Default)]
pub(crate) struct EngineSettings {
    techniques: Techniques,
    parameters: SearchParameters,
    evaluation: EvaluationChoice,
    /// The setting that has chosen the evaluation.
    evaluation_word: Option<String>,
    network: Option<NamedNetwork>,
    level: Option<Level>,
    nodes: Option<u64>,
}

impl EngineSettings {
    /// The error names the first wrong setting and what was expected.
    pub(crate) fn parse(text: &str, texts: &Texts) -> Result<Self, String> {
        let mut settings = Self::default();
        let mut without = Vec::new();
        for word in text.split(',') {
            match word.split_once('=') {
                Some(("level", level)) => {
                    settings.level = level.parse().ok().and_then(Level::new);
                    settings.level.ok_or_else(|| unknown(word, texts))?;
                }
                Some(("nodes", nodes)) => {
                    settings.nodes = nodes.parse().ok().filter(|&nodes| nodes > 0);
                    settings.nodes.ok_or_else(|| unknown(word, texts))?;
                }
                Some(("net", path)) => {
                    let named = NamedNetwork::read(Path::new(path), texts)?;
                    let choice = EvaluationChoice::Network(Arc::clone(&named.network));
                    settings.set_evaluation(word, choice, texts)?;
                    settings.network = Some(named);
                }
                Some(("hand", path)) => {
                    let weights = read_weights_file(Path::new(path), texts)?;
                    let choice = EvaluationChoice::HandWritten(weights);
                    settings.set_evaluation(word, choice, texts)?;
                }
                Some((name, value)) => settings.set_parameter(word, name, value, texts)?,
                None if word == "hand" || word == "by-hand" => {
                    let weights = if word == "hand" { &PARAMETERS } else { &UNTUNED };
                    let choice = EvaluationChoice::HandWritten((*weights).clone());
                    settings.set_evaluation(word, choice, texts)?;
                }
                None => without.push(word.strip_prefix('-').ok_or_else(|| unknown(word, texts))?),
            }
        }
        settings.techniques = Techniques::without(without).map_err(|name| unknown(&name, texts))?;
        // A level never searches more than its own number of nodes.
        let most = settings.level.map_or(u64::MAX, Level::nodes);
        if let Some(nodes) = settings.nodes.filter(|&nodes| nodes > most) {
            return Err(unknown(&format!("nodes={nodes}"), texts));
        }
        Ok(settings)
    }

    fn set_evaluation(
        &mut self,
        word: &str,
        choice: EvaluationChoice,
        texts: &Texts,
    ) -> Result<(), String> {
        self.evaluation = choice;
        match self.evaluation_word.replace(word.to_owned()) {
            Some(other) => Err(texts.cli_conflict(visible(word), visible(&other))),
            None => Ok(()),
        }
    }

    fn set_parameter(
        &mut self,
        word: &str,
        name: &str,
        value: &str,
        texts: &Texts,
    ) -> Result<(), String> {
        let range = SearchParameters::RANGES.iter().find(|(other, ..)| *other == name);
        let &(name, low, high) = range.ok_or_else(|| unknown(word, texts))?;
        let value = value.parse().ok().filter(|value| (low..=high).contains(value));
        let value =
            value.ok_or_else(|| texts.cli_reason(visible(word), texts.cli_number(low, high)))?;
        self.parameters.set(name, value);
        Ok(())
    }

    /// Returns an error if these settings are of no use on a board: the network is for another one.
    pub(crate) fn check_board(&self, board: Board, texts: &Texts) -> Result<(), String> {
        match &self.network {
            Some(named) => named.clone().on(board, texts).map(|_| ()),
            None => Ok(()),
        }
    }

    pub(crate) const fn level(&self) -> Option<Level> {
        self.level
    }

    pub(crate) const fn nodes(&self) -> Option<u64> {
        self.nodes
    }

    pub(crate) fn player(&self) -> OurEngine {
        let mut player = OurEngine::new(Engine::TABLE_MIB);
        let engine = player.engine_mut();
        engine.set_techniques(self.techniques);
        engine.set_search_parameters(self.parameters);
        engine.set_evaluation(self.evaluation.clone());
        engine.set_level(self.level);
        match self.level {
            Some(level) => player.with_name(format!("MAD level {}", level.number())),
            None => player,
        }
    }
}

/// A word that is not a setting, and all that are.
fn unknown(word: &str, texts: &Texts) -> String {
    let (numbers, techniques) = (search_numbers(texts), Techniques::NAMES.join(", "));
    texts.error_setting(visible(word), numbers, techniques)
}

/// The names of the numbers of the search with their ranges.
pub(crate) fn search_numbers(texts: &Texts) -> String {
    let ranges = SearchParameters::RANGES.iter();
    let range = |&(name, low, high): &(&str, i32, i32)| texts.number_range(name, low, high);
    ranges.map(range).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use mad_i18n::Language;

    use super::*;

    fn parse(text: &str) -> Result<EngineSettings, String> {
        EngineSettings::parse(text, &Texts::new(Language::English))
    }

    #[test]
    fn settings_are_parsed() {
        let text = "level=5,nodes=500,by-hand,-history,futility=70,reduction-base=-16";
        let settings = parse(text).unwrap();
        assert_eq!((settings.level, settings.nodes), (Level::new(5), Some(500)));
        assert!(!settings.techniques.history && settings.techniques.killers);
        assert_eq!((settings.parameters.futility, settings.parameters.reduction_base), (70, -16));
        let hand = |settings: &EngineSettings| match &settings.evaluation {
            EvaluationChoice::HandWritten(weights) => Some(weights.clone()),
            _ => None,
        };
        assert_eq!(hand(&settings).as_ref(), Some(&*UNTUNED));
        assert_eq!(hand(&parse("hand").unwrap()).as_ref(), Some(&*PARAMETERS));
        assert_eq!(hand(&parse("-killers").unwrap()), None);
    }

    #[test]
    fn the_wrong_setting_is_named_with_what_was_expected() {
        for (text, wrong, expected) in [
            ("level=11", "level=11", "level=1 to level=10"),
            ("nodes=0", "nodes=0", "nodes=N"),
            ("fast", "fast", "net=FILE"),
            ("-none", "none", "late-pruning"),
            ("speed=3", "speed=3", "reverse-futility (10 to 120)"),
            ("nodes=5000,level=5", "nodes=5000", "at most its own"),
            ("futility=9999", "futility=9999", "a number from 15 to 150"),
            ("futility=", "futility=", "a number from 15 to 150"),
            ("hand,by-hand", "by-hand", "cannot be used together"),
            ("net=/no/such.net", "/no/such.net", "no such file"),
            ("", "", "net=FILE"),
        ] {
            let error = parse(text).unwrap_err();
            assert!(error.contains(wrong) && error.contains(expected), "{text}: {error}");
        }
    }
}
