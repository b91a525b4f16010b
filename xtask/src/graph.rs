//! The crates of the workspace and the edges between them, as cargo knows them.

use anyhow::{Context as _, Result};
use serde_json::Value;

use crate::process::{cargo, output};

/// The packages of the workspace, from `cargo metadata`.
fn packages() -> Result<Vec<Value>> {
    let metadata = output(&mut cargo(["metadata", "--no-deps", "--format-version", "1"]))?;
    let mut metadata: Value = serde_json::from_str(&metadata)?;
    let packages = metadata["packages"].as_array_mut().context("cargo metadata has packages")?;
    Ok(std::mem::take(packages))
}

/// The names of the packages of the workspace.
pub(crate) fn package_names() -> Result<Vec<String>> {
    let names = packages()?.into_iter().map(|package| text(&package["name"]));
    names.collect()
}

fn text(value: &Value) -> Result<String> {
    Ok(value.as_str().with_context(|| format!("expected a text, found {value}"))?.to_owned())
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::process::root;

    /// An edge from a crate to one that it depends on, by the names of their folders.
    type Edge = (String, String);

    /// The edges of normal dependencies between crates of the workspace.
    fn edges_in_manifests() -> BTreeSet<Edge> {
        let packages = packages().unwrap();
        let folder = |package: &Value| {
            let manifest = text(&package["manifest_path"]).unwrap();
            let folder = Path::new(&manifest).parent().unwrap().file_name().unwrap();
            folder.to_str().unwrap().to_owned()
        };
        let folders: BTreeMap<String, String> = packages
            .iter()
            .map(|package| (text(&package["name"]).unwrap(), folder(package)))
            .collect();
        let mut edges = BTreeSet::new();
        for package in &packages {
            let dependencies = package["dependencies"].as_array().unwrap();
            // `kind` is null for normal dependencies, "dev" or "build" for others.
            for dependency in dependencies.iter().filter(|dependency| dependency["kind"].is_null())
            {
                if let Some(to) = folders.get(dependency["name"].as_str().unwrap()) {
                    edges.insert((folder(package), to.clone()));
                }
            }
        }
        edges
    }

    /// The edges of the first mermaid graph in a text: lines such as `a --> b` or `a --> b & c`.
    fn edges_in_graph(markdown: &str) -> BTreeSet<Edge> {
        let graph = markdown.split("```mermaid\n").nth(1).and_then(|rest| rest.split("```").next());
        let arrows = graph.unwrap_or_default().lines().filter_map(|line| line.split_once("-->"));
        let edges = arrows.flat_map(|(from, to)| {
            to.split('&').map(move |to| (from.trim().to_owned(), to.trim().to_owned()))
        });
        edges.collect()
    }

    fn list(edges: &BTreeSet<&Edge>) -> String {
        edges.iter().map(|(from, to)| format!("{from} --> {to}")).collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn the_graph_in_the_docs_has_the_edges_of_the_manifests() {
        let drawn =
            edges_in_graph(&fs::read_to_string(root().join("docs/architecture.md")).unwrap());
        let real = edges_in_manifests();
        assert!(real.contains(&("engine".to_owned(), "rules".to_owned())), "{real:?}");
        let missing: BTreeSet<&Edge> = real.difference(&drawn).collect();
        let extra: BTreeSet<&Edge> = drawn.difference(&real).collect();
        assert!(
            missing.is_empty() && extra.is_empty(),
            "the graph in docs/architecture.md differs from cargo metadata\n  missing: {}\n  extra: {}",
            list(&missing),
            list(&extra)
        );
    }

    #[test]
    fn a_line_of_the_graph_may_have_several_ends() {
        let markdown = "text\n```mermaid\ngraph TD\n  a --> b & c-d\n  b --> c-d\n```\n x --> y\n";
        let edges = edges_in_graph(markdown);
        let expected = [("a", "b"), ("a", "c-d"), ("b", "c-d")];
        assert_eq!(edges, expected.map(|(a, b)| (a.to_owned(), b.to_owned())).into());
    }
}
