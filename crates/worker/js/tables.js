// Tables of endings, fetched in pieces by range requests. worker.js loads this module and the one in
// WebAssembly when a search first needs them.

import init, { Prober } from "./mad_prober.js";

const addressOf = (file) => new URL(file, import.meta.url);

// Loads the module for the tables that there are. Resolves to a function from a position to a promise
// of the ranking of its turns, which is rejected if a piece is missing or damaged, and when the signal
// aborts it.
export async function openTables(tables) {
  await init({ module_or_path: addressOf("mad_prober_bg.wasm") });
  const prober = new Prober();
  for (const { board, limit, ships } of tables) prober.expect(board, limit, ships);
  const tried = new Set();

  async function read({ file, range }, signal) {
    const key = `${file} ${range}`;
    // A second attempt does not take the answer of the first one from the browser's cache.
    const cache = tried.has(key) ? "reload" : "default";
    tried.add(key);
    const response = await fetch(addressOf(`../tables/${file}`), { headers: { range }, cache, signal });
    // A server without range requests answers 200 and sends the whole file, which is not downloaded:
    // the caller aborts the request.
    if (response.status !== 206) throw new Error(`${file}: HTTP status ${response.status} instead of 206`);
    return new Uint8Array(await response.arrayBuffer());
  }

  return async function rank(position, signal) {
    for (;;) {
      const pieces = prober.missing(position);
      if (pieces.length === 0) return prober.ranking(position);
      await Promise.all(pieces.map(async (piece) => prober.load(piece, await read(piece, signal))));
    }
  };
}
