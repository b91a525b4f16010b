//! Shortens the names by which a WebAssembly module imports functions of its JavaScript.
//!
//! wasm-bindgen adds a hash of 16 digits to each, for bindings of different crates that have the same
//! name. Hashes do not compress, and the client has more than 300 of them, in the module and in its
//! JavaScript.

use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;

use anyhow::{Context as _, Result, ensure};
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{ImportSection, Module};
use wasmparser::{ImportSectionReader, Parser, Payload};

const HASH_LENGTH: usize = 16;

/// Returns the module and its JavaScript with names without hashes.
pub(crate) fn shorten(module: &[u8], script: &str) -> Result<(Vec<u8>, String)> {
    let mut names = Names::default();
    for payload in Parser::new(0).parse_all(module) {
        if let Payload::ImportSection(imports) = payload? {
            for import in imports.into_imports() {
                names.add(import?.name);
            }
        }
    }
    let mut script = script.to_owned();
    for (name, short) in &names.short {
        ensure!(script.contains(name), "the JavaScript does not have the import {name}");
        script = script.replace(name, short);
    }
    let mut new = Module::new();
    let done = names.parse_core_module(&mut new, Parser::new(0), module);
    done.context("cannot shorten the names of the module's imports")?;
    Ok((new.finish(), script))
}

/// Short names by the names with a hash.
#[derive(Default)]
struct Names {
    short: BTreeMap<String, String>,
    taken: BTreeSet<String>,
}

impl Names {
    /// Adds a name if it has a hash. Names that differ in the hash only get a number each.
    fn add(&mut self, name: &str) {
        let Some(base) = without_hash(name).filter(|_| !self.short.contains_key(name)) else {
            return;
        };
        let numbered = (2..).map(|number| format!("{base}{number}"));
        let mut candidates = std::iter::once(base.to_owned()).chain(numbered);
        if let Some(short) = candidates.find(|short| !self.taken.contains(short)) {
            self.taken.insert(short.clone());
            self.short.insert(name.to_owned(), short);
        }
    }
}

/// The name before `_` and the hash.
fn without_hash(name: &str) -> Option<&str> {
    let (base, hash) = name.rsplit_once('_')?;
    let is_hash = hash.len() == HASH_LENGTH
        && hash.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
    is_hash.then_some(base)
}

impl Reencode for Names {
    type Error = Infallible;

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: ImportSectionReader<'_>,
    ) -> Result<(), Error> {
        for import in section.into_imports() {
            let import = import?;
            let name = self.short.get(import.name).map_or(import.name, String::as_str);
            let (module, name) = (import.module, name.to_owned());
            imports.import(module, &name, self.entity_type(import.ty)?);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{EntityType, TypeSection};

    use super::*;

    fn module(imports: &[&str]) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut section = ImportSection::new();
        for name in imports {
            section.import("./a.js", name, EntityType::Function(0));
        }
        let mut module = Module::new();
        module.section(&types).section(&section);
        module.finish()
    }

    #[test]
    fn hashes_are_removed_and_names_stay_different() {
        let old = module(&[
            "__wbg_get_0123456789abcdef",
            "__wbg_set_0123456789abcdef",
            "__wbg_get_fedcba9876543210",
            "load_screens",
            "__wbindgen_generic_0000000000000001",
        ]);
        let script = "__wbg_get_0123456789abcdef: f, __wbg_set_0123456789abcdef: g, \
                      __wbg_get_fedcba9876543210: h, __wbindgen_generic_0000000000000001: i";
        let (new, script) = shorten(&old, script).unwrap();
        assert_eq!(script, "__wbg_get: f, __wbg_set: g, __wbg_get2: h, __wbindgen_generic: i");
        let short = ["__wbg_get", "__wbg_set", "__wbg_get2", "load_screens", "__wbindgen_generic"];
        assert_eq!(new, module(&short));
    }

    #[test]
    fn an_import_that_the_script_does_not_have_is_refused() {
        shorten(&module(&["__wbg_get_0123456789abcdef"]), "").unwrap_err();
    }

    #[test]
    fn only_hashes_are_removed() {
        assert_eq!(without_hash("__wbg_get_0123456789abcdef"), Some("__wbg_get"));
        for name in ["__wbg_get_0123456789abcde", "__wbg_get_0123456789ABCDEF", "load_screens"] {
            assert_eq!(without_hash(name), None, "{name}");
        }
    }
}
