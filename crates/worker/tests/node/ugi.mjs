// A module as a UGI engine on standard input and output, for matches of two modules. WebAssembly has
// no clock: `go movetime` is stopped here, between slices.
//
//   node ugi.mjs FOLDER [MODULE]

import { createInterface } from "node:readline";

import { JsonSession } from "./json_session.mjs";
import { MODULES, Session, load } from "./module.mjs";

// Time for reading the position and writing the answer, in milliseconds.
const OVERHEAD = 2;

const [folder, file = MODULES.simd] = process.argv.slice(2);
const module = await load(folder, file);
const session = module.UgiSession ? new Session(module, folder) : new JsonSession(module);

// The time limit of the running search, if it has one: when it ends, and how long slices take.
let limit;

const print = (lines) => lines.forEach((line) => process.stdout.write(`${line}\n`));

function stop() {
  limit = undefined;
  print(session.receive("stop"));
}

function slice() {
  const start = performance.now();
  // Slices grow with the search.
  if (limit && start + 1.25 * limit.slice > limit.end) stop();
  if (!session.isSearching) return;
  print(session.runSlice());
  if (!limit) return schedule();
  limit.slice = performance.now() - start;
  // The result may be proven before the time is up.
  if (session.isSearching) schedule();
  else stop();
}

function schedule() {
  if (session.isSearching) setImmediate(slice);
}

function handle(line) {
  if (line === "quit") process.exit();
  const time = /^go movetime (\d+)$/.exec(line)?.[1];
  if (time) limit = { end: performance.now() + Number(time) - OVERHEAD, slice: 0 };
  print(session.receive(time ? "go infinite" : line));
  schedule();
}

createInterface({ input: process.stdin }).on("line", handle);
