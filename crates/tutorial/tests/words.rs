//! Lessons and rules have their texts in every language, and their numbers come from the rules.

use std::collections::BTreeSet;

use mad_i18n::{Language, Texts};
use mad_rules::{Class, Position};
use mad_tutorial::{Block, Figure, LESSONS, Lesson, Section, Topic, facts, fold, highlights};

const PARTS: [&str; 3] = ["hint", "wrong", "done"];

fn names() -> Vec<(String, Vec<&'static str>)> {
    let mut names = Vec::new();
    for lesson in &LESSONS {
        names.push((format!("lesson-{}", lesson.name), vec!["intro"]));
        names.push((format!("aim-{}", lesson.name), vec![]));
        for task in 1..=lesson.tasks.len() {
            names.push((format!("task-{}-{task}", lesson.name), PARTS.to_vec()));
        }
    }
    names
}

#[test]
fn every_lesson_and_task_has_its_texts_and_none_is_unused() {
    let wanted: BTreeSet<String> = names().into_iter().map(|(name, _)| name).collect();
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (name, parts) in names() {
            let (value, attributes) = texts.parts(&name, &[]).unwrap_or_else(|| panic!("{name}"));
            assert!(!value.is_empty(), "{language:?}: {name}");
            let found: Vec<_> = attributes.iter().map(|(part, _)| part.as_str()).collect();
            assert_eq!(found, parts, "{language:?}: {name}");
            assert!(attributes.iter().all(|(_, text)| !text.is_empty()), "{language:?}: {name}");
        }
        for source in language.sources() {
            let messages =
                source.lines().filter_map(|line| line.split_once(" =")).map(|(name, _)| name);
            let of_lessons = |name: &&str| {
                ["lesson-", "task-", "aim-"].iter().any(|kind| name.starts_with(kind))
            };
            for message in messages.filter(of_lessons) {
                assert!(wanted.contains(message), "{language:?}: {message}");
            }
        }
    }
}

#[test]
fn every_topic_has_the_same_blocks_in_every_language() {
    let shape = |section: &Section| -> Vec<String> {
        let block = |block: &Block| match block {
            Block::Text(_) => "text".to_owned(),
            Block::Figure(figure, _) => figure.name().to_owned(),
            Block::Question(..) => "question".to_owned(),
        };
        section.blocks.iter().map(block).collect()
    };
    let english = Section::all(&Texts::new(Language::English));
    let mut figures: Vec<Figure> = Vec::new();
    for section in &english {
        figures.extend(section.blocks.iter().filter_map(|block| match block {
            Block::Figure(figure, _) => Some(*figure),
            Block::Text(_) | Block::Question(..) => None,
        }));
    }
    assert_eq!(figures, Figure::ALL, "every figure is shown once");
    for language in Language::ALL {
        let sections = Section::all(&Texts::new(language));
        for (section, english) in sections.iter().zip(&english) {
            assert_eq!(shape(section), shape(english), "{language:?}: {:?}", section.topic);
            assert!(!section.title.is_empty() && !section.blocks.is_empty());
            for block in &section.blocks {
                let text = block.text();
                assert!(!text.contains(['{', '$']), "{language:?}: {text}");
                if let Block::Question(question, answer) = block {
                    assert!(question.ends_with('?') && !answer.is_empty(), "{language:?}: {text}");
                }
            }
        }
    }
    assert!(Topic::ALL.into_iter().all(|topic| Topic::named(topic.name()) == Some(topic)));
}

#[test]
fn the_printed_rules_leave_out_what_is_about_the_program() {
    // Words of each language that point at the program or at what is not printed.
    let about = [
        (Language::English, "Here"),
        (Language::French, "Ici"),
        (Language::Dutch, "Hier"),
        (Language::German, "Hier"),
    ];
    for (language, word) in about {
        let texts = Texts::new(language);
        let mut left_out = 0;
        for topic in Topic::ALL {
            let (all, printed) = (Section::new(&texts, topic), Section::on_paper(&texts, topic));
            assert!(printed.blocks.iter().all(|block| all.blocks.contains(block)));
            left_out += all.blocks.len() - printed.blocks.len();
            for block in &printed.blocks {
                let text = block.text();
                let mut words = text.split(|letter: char| !letter.is_alphabetic());
                assert!(words.all(|found| found != word), "{language:?}: {text}");
                assert!(!text.to_lowercase().contains("azte"), "{language:?}: {text}");
            }
        }
        assert_eq!(left_out, 6, "{language:?}");
    }
}

/// The text of each message without its placeholders.
fn prose(source: &str) -> impl Iterator<Item = (&str, String)> {
    source.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let text = line.split_once('=').map_or(line, |(_, text)| text);
        let mut prose = String::new();
        let mut depth = 0;
        for letter in text.chars() {
            match letter {
                '{' => depth += 1,
                '}' => depth -= 1,
                letter if depth == 0 => prose.push(letter),
                _ => {}
            }
        }
        (line, prose)
    })
}

fn manual(language: Language) -> &'static str {
    let of = |source: &&&str| source.contains("\nmanual-goal =");
    language.sources().iter().find(of).expect("a file with the rules")
}

#[test]
fn the_numbers_in_the_rules_come_from_the_rules() {
    let known: BTreeSet<&str> = facts().into_iter().map(|(name, _)| name).collect();
    let mut used = BTreeSet::new();
    for language in Language::ALL {
        for (line, prose) in prose(manual(language)) {
            assert!(
                !prose.contains(|letter: char| letter.is_ascii_digit()),
                "{language:?}: {line}"
            );
            for placeholder in line.split("{ $").skip(1) {
                let name = placeholder.split([' ', '}']).next().expect("a name");
                assert!(known.contains(name), "{language:?}: {name}");
                used.insert(name);
            }
        }
    }
    assert_eq!(used, known, "every fact is told");
}

/// The same sections have the same placeholders in each language.
#[test]
fn every_language_names_the_same_facts() {
    let facts = |language| -> Vec<(String, BTreeSet<String>)> {
        prose(manual(language))
            .filter(|(line, _)| line.contains('='))
            .map(|(line, _)| {
                let name = line.split('=').next().unwrap_or_default().trim().to_owned();
                let facts = line
                    .split("{ $")
                    .skip(1)
                    .map(|rest| rest.split([' ', '}']).next().unwrap_or_default().to_owned());
                (name, facts.collect())
            })
            .collect()
    };
    let english = facts(Language::English);
    assert!(english.iter().any(|(_, facts)| facts.len() > 2));
    for language in Language::ALL {
        assert_eq!(facts(language), english, "{language:?}");
    }
}

#[test]
fn the_facts_have_the_values_of_the_rules() {
    let fact = |name: &str| {
        let texts = Texts::from_sources(Language::English, [&*format!("it = {{ ${name} }}\n")]);
        texts.expect("a text").parts("it", &facts()).expect("a message").0
    };
    for (name, value) in [
        ("ships", "8"),
        ("low", "1"),
        ("high", "2"),
        ("sum", "333"),
        ("corvette", "111"),
        ("cruiser", "222"),
        ("frigates", "112, 121, 211"),
        ("destroyers", "122, 212, 221"),
        (
            "pairs",
            "111\u{a0}+\u{a0}222, 112\u{a0}+\u{a0}221, 121\u{a0}+\u{a0}212, 122\u{a0}+\u{a0}211",
        ),
        ("permutations", "4"),
        ("rotations", "4"),
        ("ways", "9"),
        ("limit", "40"),
        ("half", "20"),
        ("shorter", "30"),
        ("fast", "211"),
        ("armed", "121"),
        ("tall", "6×4"),
        ("square", "5×5"),
        ("notched", "4×6+4"),
        ("notchedbonus", "a5, b5, e5, f5, c6, d6"),
        ("steppedbonus", "b6, e6, c7, d7"),
    ] {
        assert_eq!(fact(name), value, "{name}");
    }
    assert_eq!(Class::ALL.len(), 8);
}

#[test]
fn figures_are_positions_with_a_legal_turn() {
    for figure in Figure::ALL {
        let position: Position = figure.position();
        if let Some(turn) = figure.turn() {
            assert!(position.check(turn).is_ok(), "{figure:?}");
        }
        assert_eq!(Figure::named(figure.name()), Some(figure));
    }
}

#[test]
fn the_rules_can_be_searched() {
    let found = |language, words: &str| {
        let texts = Texts::new(language);
        let sections = Section::all(&texts).into_iter().filter_map(|section| section.about(words));
        sections.map(|section| section.topic.name()).collect::<Vec<_>>()
    };
    assert!(found(Language::English, "diagonal").contains(&"move"));
    assert!(found(Language::English, "  DRAWS ").contains(&"tie-break"));
    assert!(found(Language::English, "cruiser exile swap").contains(&"permutation"));
    assert!(found(Language::French, "fregates").contains(&"ships"), "without accents");
    assert!(found(Language::Dutch, "korvet").contains(&"goal"));
    assert!(found(Language::German, "zerstorer").contains(&"ships"), "without dots");
    assert_eq!(found(Language::English, "banana"), Vec::<&str>::new());
    assert_eq!(found(Language::English, "").len(), Topic::ALL.len());
}

/// Words of the booklets, with the section that explains them.
const TERMS: [(Language, &[(&str, Topic)]); 4] = [
    (
        Language::English,
        &[
            ("last row", Topic::Bonus),
            ("bonus move", Topic::Bonus),
            ("complementary", Topic::Permutation),
            ("positioning turn", Topic::Positioning),
            ("movement", Topic::Move),
            ("diagonally", Topic::Move),
            ("change of direction", Topic::Move),
            ("U-turn", Topic::Move),
            ("expulsion", Topic::Expulsion),
            ("gravitonic sails", Topic::Ships),
            ("Milky Way", Topic::Goal),
            ("energy sphere", Topic::Goal),
            ("parallel universe", Topic::Goal),
            ("synchronous", Topic::Turn),
            ("Motion Attack Defense", Topic::Ships),
            ("semi-victory", Topic::TieBreak),
            ("official games", Topic::TieBreak),
        ],
    ),
    (
        Language::French,
        &[
            ("coup bonus", Topic::Bonus),
            ("dernière rangée", Topic::Bonus),
            ("complémentaires", Topic::Permutation),
            ("tour de positionnement", Topic::Positioning),
            ("changement de direction", Topic::Move),
            ("demi-tour", Topic::Move),
            ("case intermédiaire", Topic::Move),
            ("pièces mineures", Topic::Ships),
            ("marche attaque défense", Topic::Ships),
            ("semi-victoire", Topic::TieBreak),
            ("parties officielles", Topic::TieBreak),
        ],
    ),
    (
        Language::Dutch,
        &[
            ("bonuszet", Topic::Bonus),
            ("laatste rij", Topic::Bonus),
            ("complementaire", Topic::Permutation),
            ("schuin", Topic::Move),
            ("beweging", Topic::Move),
            ("U-bocht", Topic::Move),
            ("verstoting", Topic::Expulsion),
            ("gravitonzeilen", Topic::Ships),
            ("mars aanval defensie", Topic::Ships),
            ("semi-overwinning", Topic::TieBreak),
            ("officiële partijen", Topic::TieBreak),
        ],
    ),
    (
        Language::German,
        &[
            ("Positionierungszug", Topic::Positioning),
            ("Positionierungsrunde", Topic::Positioning),
            ("Bonuszug", Topic::Bonus),
            ("letzte Reihe", Topic::Bonus),
            ("komplementär", Topic::Permutation),
            ("Bewegung", Topic::Move),
            ("Richtungsänderung", Topic::Move),
            ("Kehrtwendung", Topic::Move),
            ("Vertreibung", Topic::Expulsion),
            ("Energiekugel", Topic::Goal),
            ("Gravitonsegel", Topic::Ships),
            ("Halbsieg", Topic::TieBreak),
            ("offizielle Partien", Topic::TieBreak),
        ],
    ),
];

/// Each word is in the title of its section, or its section is the first one found, apart from the
/// overview of a turn.
#[test]
fn the_words_of_the_booklets_find_their_section() {
    for (language, terms) in TERMS {
        let sections = Section::all(&Texts::new(language));
        for (words, topic) in terms {
            let found: Vec<Topic> = sections
                .iter()
                .filter_map(|section| section.about(words))
                .map(|section| section.topic)
                .collect();
            let title = &sections.iter().find(|section| section.topic == *topic).unwrap().title;
            let in_title = fold(title).contains(&fold(words));
            let first = found.iter().find(|&&found| found == *topic || found != Topic::Turn);
            assert!(
                found.contains(topic) && (in_title || first == Some(topic)),
                "{language:?}: {words} finds {found:?}"
            );
        }
    }
}

/// The duration for a first-time reader: 200 words a minute and six seconds for each task. Hints and
/// answers to wrong turns are not counted.
fn minutes(texts: &Texts, lessons: &[Lesson]) -> f64 {
    const WORDS_A_MINUTE: f64 = 200.0;
    const SECONDS_A_TASK: f64 = 6.0;
    let mut words = 0;
    let mut read = |name: &str| {
        for part in [None, Some("intro"), Some("done")] {
            let text = texts.part(name, part).unwrap_or_default();
            words += text.split_whitespace().filter(|word| word.chars().count() > 1).count();
        }
    };
    let mut tasks = 0;
    for lesson in lessons {
        read(&format!("lesson-{}", lesson.name));
        for task in 1..=lesson.tasks.len() {
            read(&format!("task-{}-{task}", lesson.name));
            tasks += 1;
        }
    }
    println!("{:?}: {words} words, {tasks} tasks", texts.language());
    words as f64 / WORDS_A_MINUTE + tasks as f64 * SECONDS_A_TASK / 60.0
}

#[test]
fn a_first_game_is_five_to_eight_minutes_away() {
    let rules = LESSONS.iter().position(Lesson::leads_to_a_game).expect("a way to a game");
    assert!(LESSONS.last().is_some_and(Lesson::leads_to_a_game));
    for language in Language::ALL {
        let texts = Texts::new(language);
        let first = minutes(&texts, &LESSONS[..=rules]);
        let all = minutes(&texts, &LESSONS);
        println!("{language:?}: {first:.1} minutes to the first game, {all:.1} for all");
        assert!((5.0..=8.0).contains(&first), "{language:?}: {first:.1} minutes");
        let told = mad_tutorial::MINUTES as f64;
        assert!((all - told).abs() <= 1.0, "{language:?}: {all:.1} minutes, but told {told}");
    }
}

#[test]
fn searching_ignores_case_and_accents() {
    let sources = Language::ALL.iter().flat_map(|language| language.sources());
    let letters: BTreeSet<char> = sources.flat_map(|source| source.chars()).collect();
    for letter in letters {
        let small: String = letter.to_lowercase().collect();
        assert_eq!(fold(&letter.to_string()), fold(&small), "{letter}");
        // Some letters have no upper case of one character.
        let capital: Vec<char> = letter.to_uppercase().collect();
        if let [capital] = capital.as_slice() {
            assert_eq!(fold(&capital.to_string()), fold(&small), "{capital}");
        }
    }
    assert_eq!(fold("Œuvre À L’ÉTÉ"), "œuvre a l'ete");
}

#[test]
fn found_words_are_highlighted() {
    let parts = highlights("Éxile: the EXILED ship", "exile ship");
    assert_eq!(
        parts,
        [("Éxile", true), (": the ", false), ("EXILE", true), ("D ", false), ("ship", true)]
    );
    assert_eq!(highlights("abc", ""), [("abc", false)]);
    assert_eq!(highlights("", "a"), []);
    // Overlapping words are one part, and nothing is lost.
    assert_eq!(highlights("banana!", "ana nan"), [("b", false), ("anana", true), ("!", false)]);
    for section in Section::all(&Texts::new(Language::French)) {
        for block in section.blocks {
            let text = block.text();
            let joined: String = highlights(&text, "a é 2 l’").iter().map(|part| part.0).collect();
            assert_eq!(joined, text);
        }
    }
}
