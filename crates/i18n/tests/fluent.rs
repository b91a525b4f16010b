//! Formatted messages compared with the reference implementation, fluent-bundle.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use mad_i18n::{Argument, Language, Texts};

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let code = language.code().parse().expect("a code");
    let mut bundle = FluentBundle::new(vec![code]);
    bundle.set_use_isolating(false);
    for source in language.sources() {
        let resource = FluentResource::try_new((*source).to_owned()).expect("Fluent text");
        bundle.add_resource(resource).expect("no message twice");
    }
    bundle
}

/// The names of all variables in a file.
fn placeholders(source: &'static str) -> impl Iterator<Item = &'static str> {
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
    let names = source.split('$').skip(1);
    names.map(move |rest| rest.split(|letter| !is_name(letter)).next().unwrap_or_default())
}

#[test]
fn every_message_is_formatted_as_by_fluent() {
    let numbers = [0, 1, 2, 3, 5, 21, 40, 101, 1_000_000, -1, -2].map(Argument::Number);
    let texts = [
        "red",
        "blue",
        "corvette",
        "frigate",
        "destroyer",
        "cruiser",
        "none",
        "pass",
        "you",
        "0",
        "one",
        "é {$}",
    ];
    let values: Vec<Argument<'_>> = numbers.into_iter().chain(texts.map(Argument::from)).collect();
    for language in Language::ALL {
        let (ours, theirs) = (Texts::new(language), bundle(language));
        let mut names: Vec<_> =
            language.sources().iter().flat_map(|source| placeholders(source)).collect();
        names.sort_unstable();
        names.dedup();
        let ids = language.sources().iter().flat_map(|source| source.lines());
        let ids = ids.filter_map(|line| line.split_once(" =").map(|(id, _)| id));
        let ids: Vec<_> = ids.filter(|id| theirs.has_message(id)).collect();
        assert!(ids.len() > 500 && names.len() > 20, "{language:?}");
        for (shift, _) in values.iter().enumerate() {
            // Every argument takes every value, and different arguments different values.
            let value = |at: usize| values[(shift + at * 7) % values.len()].clone();
            let args: Vec<_> = names.iter().zip(0..).map(|(name, at)| (*name, value(at))).collect();
            let given: FluentArgs<'_> = args
                .iter()
                .map(|(name, value)| match value {
                    Argument::Number(number) => (*name, FluentValue::from(*number)),
                    Argument::Text(text) => (*name, FluentValue::from(&**text)),
                })
                .collect();
            for id in &ids {
                let message = theirs.get_message(id).expect("the message exists");
                let format = |pattern| {
                    theirs.format_pattern(pattern, Some(&given), &mut Vec::new()).into_owned()
                };
                let Some(value) = message.value() else { continue };
                let attributes = message.attributes();
                let attributes = attributes
                    .map(|attribute| (attribute.id().to_owned(), format(attribute.value())));
                let expected = (format(value), attributes.collect());
                assert_eq!(ours.parts(id, &args), Some(expected), "{language:?} {id} {args:?}");
            }
        }
    }
}
