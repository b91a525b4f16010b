// The bench of the engine: positions searched to a depth.

import { Session } from "./module.mjs";

// Searches all positions, each with an empty table. Returns for each of them the number of nodes
// (their sum is the signature) and the time in milliseconds.
export function bench(module, folder, { table, depth, positions }, options) {
  const session = new Session(module, folder, options);
  session.ask(`setoption name Hash value ${table}`);
  const searches = [];
  for (const position of positions) {
    session.ask(`uginewgame\nposition fen ${position}`);
    const start = performance.now();
    const replies = session.ask(`go depth ${depth}`);
    const time = performance.now() - start;
    const visited = replies.map((line) => Number(/ nodes (\d+)/.exec(line)?.[1] ?? 0));
    searches.push({ nodes: Math.max(...visited), time });
  }
  return searches;
}
