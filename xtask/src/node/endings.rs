//! Endings with their tables: what the native engine answers.

use anyhow::{Context as _, Result, ensure};
use mad_engine::ugi::Session;
use mad_tables::Tables;
use mad_ugi::Reply;
use serde_json::{Value, json};

use super::finish;
use crate::tables;

/// Endings of both boards with two to four ships: won, lost, and semi-victories of both sides.
const ENDINGS: [&str; 8] = [
    "b111b2222/4/4/4/r2223/r1113 b - r 3/40 92",
    "b1113/4/4/4/r2223/r1113 b - r 3/40 92",
    "b1113/4/4/4/r2223/r1113 r - b 39/40 91",
    "4/b111b2212/4/4/2r1111/4 b - r 20/40 92",
    "4/b1113/4/r1123/1r2112/r1113 r - b 10/40 91",
    "b1113/4/4/4/4/r1113 r - - 0/40 91",
    "b1114/5/5/1r2213/r1114 r - b 5/40 91",
    "4b111/2b1122/5/1r2213/r1114 b - r 12/40 92",
];

/// The folder of the tables, and messages with their replies. Each begins a new game.
pub(super) fn describe() -> Result<Value> {
    let mut all = Tables::new();
    for (name, bytes) in tables::build()? {
        all.add(bytes).context(name)?;
    }
    let mut cases = Vec::new();
    for mfen in ENDINGS {
        let lines = ["uginewgame", &format!("position fen {mfen}"), "go nodes 20000"];
        let replies: Vec<String> = ask(&all, &lines)?.iter().map(Reply::to_string).collect();
        let is_exact = replies.iter().any(|line| line.contains(" tbhits 1 "));
        ensure!(is_exact, "{mfen} is not in the tables");
        cases.push(json!({ "message": lines.join("\n"), "replies": replies }));
    }
    Ok(json!({ "folder": tables::folder(), "cases": cases }))
}

/// The replies of a session that has the tables.
fn ask(tables: &Tables<Vec<u8>>, lines: &[&str]) -> Result<Vec<Reply>> {
    let mut session = Session::default();
    tables::expect_in(&mut session);
    let mut replies: Vec<Reply> = lines.iter().flat_map(|line| session.receive(line)).collect();
    let position = *session.missing_ending().context("the position is in no table")?;
    let ranking = tables.ranking(&position)?.context("the position is in no table")?;
    replies.extend(session.provide_ending(&position, Ok(ranking)));
    replies.extend(finish(&mut session));
    Ok(replies)
}
