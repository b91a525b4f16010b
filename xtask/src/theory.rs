//! `cargo xtask theory`: runs the studies of `mad theory`, and writes their tables into
//! docs/theory.md.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context as _, Result, bail, ensure};
use clap::Args;

use crate::process::{cargo, output, root, step};

/// What is measured, and for how long.
#[derive(Debug, Args)]
pub(crate) struct TheoryArgs {
    /// The time for everything. The same command again continues where this one ended.
    #[arg(long, default_value_t = 600.0)]
    minutes: f64,
    /// Only write the tables of the results that are there.
    #[arg(long)]
    render: bool,
    /// The folder of the results. Those of another engine have to be removed or kept elsewhere.
    #[arg(long, default_value = "target/theory")]
    folder: PathBuf,
    /// Nodes a turn in games.
    #[arg(long, default_value_t = 2_000)]
    nodes: u64,
    /// Nodes of the searches of positioned starts.
    #[arg(long, default_value_t = 4_000_000)]
    deep_nodes: u64,
    /// Only these studies, by the beginnings of their names, such as `ends` or `starts-5x5`.
    #[arg(long, value_delimiter = ',')]
    only: Vec<String>,
}

/// The document, from the folder of the workspace.
const DOCUMENT: &str = "docs/theory.md";
const BOARDS: [&str; 2] = ["6x4", "5x5"];
const BEGIN: &str = "<!-- results of ";
const END: &str = "<!-- end of results -->";

/// A command whose output is a part of the document.
#[derive(Debug, Clone, PartialEq)]
struct Item {
    /// The name in the document, and of the file of results.
    name: String,
    /// Commands that make what the command needs.
    before: Vec<String>,
    /// The command.
    command: String,
    /// Its share of the time; 0 if it takes no time worth mentioning.
    weight: f64,
}

impl Item {
    fn study(name: String, options: &str, weight: f64) -> Self {
        let command = format!("mad theory {options} --results {name}.jsonl");
        Self { name, before: Vec::new(), command, weight }
    }
}

/// All items, in the order in which they are run.
fn items(nodes: u64, deep_nodes: u64) -> Vec<Item> {
    let of_board = |board: &str| {
        let ends = |name: &str, options: &str, weight| {
            let options = format!("ends --board {board} {options}--games 4000 --nodes {nodes}");
            Item::study(format!("{name}-{board}"), &options, weight)
        };
        let shallow = deep_nodes / 4;
        vec![
            Item::study(
                format!("turns-{board}"),
                &format!("turns --board {board} --rounds 1500 --nodes {nodes}"),
                1.5,
            ),
            Item::study(
                format!("ships-{board}"),
                &format!("ships --board {board} --games 2500 --nodes {nodes}"),
                1.0,
            ),
            ends("ends", "", 1.0),
            ends("ends-no-positioning", "--positioning off ", 1.0),
            ends("ends-30", "--limit 30 ", 1.0),
            ends("ends-off", "--limit off ", 1.0),
            Item::study(
                format!("starts-{board}"),
                &format!(
                    "starts --board {board} --nodes {deep_nodes} --games 40 --game-nodes {nodes}"
                ),
                5.0,
            ),
            Item::study(
                format!("limits-{board}"),
                &format!("limits --board {board} --nodes {}", shallow.max(1)),
                1.5,
            ),
            Item {
                name: format!("endings-{board}"),
                before: vec![
                    format!("mad tables build --board {board} tables-{board}"),
                    format!("mad tables build --board {board} --limit off tables-{board}"),
                ],
                command: format!("mad theory endings tables-{board}"),
                weight: 0.0,
            },
        ]
    };
    BOARDS.into_iter().flat_map(of_board).collect()
}

pub(crate) fn run(args: &TheoryArgs) -> Result<()> {
    ensure!(args.minutes >= 0.0, "--minutes is at least 0, not {}", args.minutes);
    let all = items(args.nodes, args.deep_nodes);
    let is_chosen = |item: &&Item| {
        args.only.is_empty() || args.only.iter().any(|start| item.name.starts_with(start.as_str()))
    };
    let chosen: Vec<&Item> = all.iter().filter(is_chosen).collect();
    ensure!(
        !chosen.is_empty(),
        "no study begins with {}; expected one of: {}",
        args.only.join(" or "),
        names(&all)
    );
    let folder = root().join(&args.folder);
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    step("build", &mut cargo(["build", "--release", "--package", "mad"]))?;
    if !args.render {
        measure(&chosen, args.minutes, &folder)?;
    }
    let path = root().join(DOCUMENT);
    let mut document = fs::read_to_string(&path).context(DOCUMENT)?;
    for item in chosen {
        document = replaced(&document, item, &part(item, &folder)?)?;
    }
    fs::write(&path, document).context(DOCUMENT)?;
    println!("\n{DOCUMENT} has the tables of {}", folder.display());
    Ok(())
}

fn names(items: &[Item]) -> String {
    items.iter().map(|item| item.name.as_str()).collect::<Vec<_>>().join(", ")
}

/// Runs the items one after the other. Time that an item does not need is left to the others.
fn measure(items: &[&Item], minutes: f64, folder: &Path) -> Result<()> {
    let start = Instant::now();
    let mut weights: f64 = items.iter().map(|item| item.weight).sum();
    for command in items.iter().flat_map(|item| &item.before) {
        step(command, &mut mad(command, folder)?)?;
    }
    for item in items.iter().filter(|item| item.weight > 0.0) {
        let left = (minutes - start.elapsed().as_secs_f64() / 60.0).max(0.0);
        let share = left * item.weight / weights;
        weights -= item.weight;
        let mut command = mad(&item.command, folder)?;
        command.args(["--minutes", &format!("{share:.3}")]).stdout(Stdio::null());
        step(&item.command, &mut command)?;
    }
    Ok(())
}

/// A command line of `mad`, in English and in the folder of the results.
fn mad(line: &str, folder: &Path) -> Result<Command> {
    let Some(words) = line.strip_prefix("mad ") else { bail!("not a command of mad: {line}") };
    let mut command = Command::new(root().join("target/release/mad"));
    command.args(words.split(' ')).args(["--lang", "en"]).current_dir(folder);
    Ok(command)
}

/// The commands of an item and their output, as Markdown.
fn part(item: &Item, folder: &Path) -> Result<String> {
    let mut command = mad(&item.command, folder)?;
    if item.weight > 0.0 {
        command.args(["--minutes", "0"]);
    }
    let printed = output(&mut command)?;
    Ok(format!("{}\n{}\n", commands(item), printed.trim_end()))
}

/// The commands of an item as a block of code.
fn commands(item: &Item) -> String {
    let lines: Vec<&str> = item.before.iter().chain([&item.command]).map(String::as_str).collect();
    format!("```sh\n{}\n```\n", lines.join("\n"))
}

/// The document with another part.
fn replaced(document: &str, item: &Item, part: &str) -> Result<String> {
    let begin = format!("{BEGIN}{} -->\n", item.name);
    let (before, rest) = document
        .split_once(&begin)
        .with_context(|| format!("{DOCUMENT} has no line {}", begin.trim_end()))?;
    let (_, after) = rest
        .split_once(END)
        .with_context(|| format!("{DOCUMENT}: no {END} after {}", begin.trim_end()))?;
    Ok(format!("{before}{begin}\n{part}\n{END}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_has_a_place_for_every_study_and_for_no_other() {
        let document = fs::read_to_string(root().join(DOCUMENT)).unwrap();
        let items = items(2_000, 4_000_000);
        for item in &items {
            replaced(&document, item, "").unwrap();
        }
        let found = document.matches(BEGIN).count();
        assert_eq!((found, document.matches(END).count()), (items.len(), items.len()));
    }

    #[test]
    fn a_part_is_replaced_and_the_rest_is_kept() {
        let item = &items(1, 4)[0];
        let document = format!("a\n{BEGIN}{} -->\nold\n{END}\nb\n", item.name);
        let new = replaced(&document, item, "new\n").unwrap();
        assert_eq!(new, format!("a\n{BEGIN}{} -->\n\nnew\n\n{END}\nb\n", item.name));
        assert_eq!(replaced(&new, item, "new\n").unwrap(), new);
        assert!(replaced("nothing", item, "").is_err());
    }

    #[test]
    fn every_study_has_its_own_file_and_a_command_that_can_be_copied() {
        let items = items(2_000, 4_000_000);
        let mut names: Vec<&str> = items.iter().map(|item| item.name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), items.len());
        for item in items.iter().filter(|item| item.weight > 0.0) {
            assert!(item.command.ends_with(&format!("--results {}.jsonl", item.name)));
            assert!(commands(item).contains(&item.command) && !item.command.contains("  "));
        }
    }
}
