//! Orders the functions of a WebAssembly module so that it compresses better.
//!
//! Generic code is compiled once for each type, into functions that are almost equal. gzip finds a
//! repetition only within 32 kB, so such functions should be neighbours. What the module does, and how
//! fast, does not depend on the order.

use std::collections::HashMap;
use std::convert::Infallible;

use anyhow::{Context as _, Result};
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{CodeSectionReader, FunctionSectionReader, Parser, Payload, TypeRef};

/// Returns the same module with its functions in another order.
pub(crate) fn reorder(module: &[u8]) -> Result<Vec<u8>> {
    let mut imported = 0;
    let mut bodies = Vec::new();
    for payload in Parser::new(0).parse_all(module) {
        match payload? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    imported += usize::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
            _ => {}
        }
    }
    let mut reorder = Reorder::new(imported, by_similarity(&bodies));
    let mut new = Module::new();
    let done = reorder.parse_core_module(&mut new, Parser::new(0), module);
    done.context("cannot order the functions of the module")?;
    Ok(new.finish())
}

/// Encodes a module again, with its functions in another order.
struct Reorder {
    imported: usize,
    /// Indices of the functions that are not imported, in the new order.
    order: Vec<usize>,
    /// The new index of each function that is not imported.
    places: Vec<usize>,
}

impl Reorder {
    fn new(imported: usize, order: Vec<usize>) -> Self {
        let mut places = vec![0; order.len()];
        for (place, &function) in order.iter().enumerate() {
            places[function] = place;
        }
        Self { imported, order, places }
    }
}

impl Reencode for Reorder {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        let local = (function as usize).checked_sub(self.imported);
        Ok(local.map_or(function, |local| (self.imported + self.places[local]) as u32))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error> {
        let types = section.into_iter().collect::<Result<Vec<u32>, _>>()?;
        for &function in &self.order {
            functions.function(types[function]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error> {
        let bodies = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for function in self.order.clone() {
            self.parse_function_body(code, bodies[function].clone())?;
        }
        Ok(())
    }
}

/// The length of the byte sequences that functions are compared by.
const SHINGLE: usize = 8;
/// Sequences in more functions than this say little about any two of them, and take long to compare.
const MAX_SHARED: usize = 200;

/// Orders functions: the largest, then again and again the one that is most similar to the last.
fn by_similarity(bodies: &[&[u8]]) -> Vec<usize> {
    let Sequences { of_function, functions } = Sequences::find(bodies);
    let weight = |sequence: &usize| (bodies.len() as f64 / functions[*sequence].len() as f64).ln();
    let size = |function: usize| bodies[function].len() as f64;
    let mut by_size: Vec<usize> = (0..bodies.len()).collect();
    by_size.sort_by_key(|&function| std::cmp::Reverse(bodies[function].len()));
    let mut largest = by_size.into_iter();
    let mut is_placed = vec![false; bodies.len()];
    let mut order: Vec<usize> = Vec::with_capacity(bodies.len());
    while order.len() < bodies.len() {
        let mut shared: HashMap<usize, f64> = HashMap::new();
        if let Some(&last) = order.last() {
            for sequence in &of_function[last] {
                for &other in functions[*sequence].iter().filter(|&&other| !is_placed[other]) {
                    *shared.entry(other).or_default() += weight(sequence);
                }
            }
        }
        let likeness = |(function, weight): &(usize, f64)| weight / size(*function).sqrt();
        // The index decides between equals: a map has no order.
        let nearest = shared.into_iter().max_by(|one, other| {
            likeness(one).total_cmp(&likeness(other)).then(other.0.cmp(&one.0))
        });
        let next = match nearest {
            Some((function, _)) => function,
            None => match largest.find(|&function| !is_placed[function]) {
                Some(function) => function,
                None => break,
            },
        };
        is_placed[next] = true;
        order.push(next);
    }
    order
}

/// The byte sequences that some functions share.
struct Sequences {
    /// The sequences of each function.
    of_function: Vec<Vec<usize>>,
    /// The functions with each sequence.
    functions: Vec<Vec<usize>>,
}

impl Sequences {
    fn find(bodies: &[&[u8]]) -> Self {
        let mut found: Vec<(&[u8], usize)> = Vec::new();
        for (function, body) in bodies.iter().enumerate() {
            found.extend(body.windows(SHINGLE).map(|sequence| (sequence, function)));
        }
        found.sort_unstable();
        found.dedup();
        let mut sequences =
            Self { of_function: vec![Vec::new(); bodies.len()], functions: Vec::new() };
        for same in found.chunk_by(|one, other| one.0 == other.0) {
            if (2..=MAX_SHARED).contains(&same.len()) {
                let functions: Vec<usize> = same.iter().map(|&(_, function)| function).collect();
                for &function in &functions {
                    sequences.of_function[function].push(sequences.functions.len());
                }
                sequences.functions.push(functions);
            }
        }
        sequences
    }
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{
        EntityType, ExportKind, ExportSection, Function, ImportSection, TypeSection, ValType,
    };
    use wasmparser::Operator;

    use super::*;

    const FUNCTIONS: u32 = 8;

    /// A module with an imported function and functions of two families in turns. Each is exported
    /// under its number, and begins with it and a call of the next one.
    fn module() -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        types.ty().function([], [ValType::I32]);
        let mut imports = ImportSection::new();
        imports.import("outside", "function", EntityType::Function(0));
        let (mut functions, mut exports, mut code) =
            (FunctionSection::new(), ExportSection::new(), CodeSection::new());
        for number in 0..FUNCTIONS {
            functions.function(1);
            exports.export(&number.to_string(), ExportKind::Func, 1 + number);
            let mut body = Function::new([]);
            let mut code_of_body = body.instructions();
            code_of_body.i32_const(number as i32).drop().call(1 + (number + 1) % FUNCTIONS).drop();
            code_of_body.call(0);
            for step in 0..20 {
                code_of_body.i32_const(1000 * (number % 2) as i32 + step).drop();
            }
            code_of_body.i32_const(0).end();
            code.function(&body);
        }
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions).section(&exports);
        module.section(&code);
        module.finish()
    }

    /// Names with the indices of their functions.
    type Exports = Vec<(String, u32)>;
    /// Functions by number, with the indices of the functions that each calls.
    type Calls = Vec<(i32, Vec<u32>)>;

    /// The names of the exports, with the index of their functions, and for each function its number and
    /// the indices of the functions that it calls.
    fn read(module: &[u8]) -> (Exports, Calls) {
        let (mut exports, mut bodies) = (Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(module) {
            match payload.unwrap() {
                Payload::ExportSection(section) => exports.extend(section.into_iter().map(|it| {
                    let it = it.unwrap();
                    (it.name.to_owned(), it.index)
                })),
                Payload::CodeSectionEntry(body) => {
                    let (mut number, mut calls) = (None, Vec::new());
                    for operator in body.get_operators_reader().unwrap() {
                        match operator.unwrap() {
                            Operator::I32Const { value } => number = number.or(Some(value)),
                            Operator::Call { function_index } => calls.push(function_index),
                            _ => {}
                        }
                    }
                    bodies.push((number.unwrap(), calls));
                }
                _ => {}
            }
        }
        (exports, bodies)
    }

    #[test]
    fn similar_functions_are_neighbours_and_calls_reach_the_same_functions() {
        let new = reorder(&module()).unwrap();
        let (exports, bodies) = read(&new);
        let families: Vec<i32> = bodies.iter().map(|(number, _)| number % 2).collect();
        let changes = families.windows(2).filter(|pair| pair[0] != pair[1]).count();
        assert_eq!(changes, 1, "{families:?}");
        assert_eq!(exports.len(), FUNCTIONS as usize);
        let body = |index: u32| &bodies[index as usize - 1];
        for (name, index) in exports {
            let (number, calls) = body(index);
            assert_eq!(number.to_string(), name);
            let next = (number + 1) % FUNCTIONS as i32;
            assert!(matches!(calls[..], [called, 0] if body(called).0 == next), "{calls:?}");
        }
        assert_eq!(reorder(&new).unwrap().len(), new.len());
    }

    #[test]
    fn the_order_is_the_same_every_time() {
        assert_eq!(reorder(&module()).unwrap(), reorder(&module()).unwrap());
        assert_eq!(by_similarity(&[]), [] as [usize; 0]);
        assert_eq!(by_similarity(&[b"a", b"ab"]), [1, 0], "nothing is shared: the largest first");
    }

    #[test]
    fn what_is_no_module_is_refused() {
        reorder(b"\0asm\x01").unwrap_err();
    }
}
