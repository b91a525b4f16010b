// Checks the modules that `cargo xtask worker` builds, with SIMD and without: they reply as the
// native engine does, handle `stop` promptly, refuse malformed lines, boot as a worker, fetch their
// networks and pieces of tables, and report failures.
//
//   node run.mjs FOLDER TEST.json
//
// The test has the bench with its signatures, the names of the network files, the messages of one
// session in order, each with the lines of its replies, and the same for endings with the folder of
// their tables. Exits with an error if a reply differs.

import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Worker as Thread } from "node:worker_threads";

import { bench } from "./bench.mjs";
import * as browser from "./browser.mjs";
import { Inbox } from "./inbox.mjs";
import { MODULES, Session, addressIn, load } from "./module.mjs";
import * as tables from "./tables.mjs";

const [folder, testFile] = process.argv.slice(2);
const test = JSON.parse(await readFile(testFile, "utf8"));

const ENDLESS = "position startpos\ngo infinite";
const SHORT = "position startpos\ngo nodes 300";
// The length of the longest slice.
const SLICE = "position startpos\ngo nodes 131072";

function sameSignature(module) {
  for (const [withNetworks, signature] of [
    [true, test.bench.signature],
    [false, test.bench.handWrittenSignature],
  ]) {
    const searches = bench(module, folder, test.bench, { withNetworks });
    const nodes = searches.reduce((sum, { nodes }) => sum + nodes, 0);
    assert.equal(nodes, signature, "the signature differs from the native one");
  }
}

function sameReplies(module) {
  const session = new Session(module, folder);
  for (const { message, replies } of test.cases) {
    const found = session.ask(message);
    assert.deepEqual(found, replies, `other replies to ${JSON.stringify(message)}`);
  }
}

const MALFORMED = [
  "sing",
  "{",
  "\u{1f680}",
  "go fast",
  "go nodes 0",
  "go nodes 1.5",
  "go nodes",
  "go depth -1",
  "go infinite nodes 3",
  "go agree green",
  "position",
  "position fen 4/4 r",
  "position startpos moves zz",
  "position startpos moves pass a1a2 a1a1",
  "setoption name MultiPV value 0",
  "setoption name Level value 11",
  `setoption name Seed value ${2 ** 32}`,
  "setoption name Speed value 3",
  "setoption Level 3",
  "query",
];

function malformedLinesAreRefused(module) {
  const session = new Session(module, folder);
  for (const line of MALFORMED) {
    const [reply, ...others] = session.ask(line);
    assert.equal(others.length, 0, `more than one reply to ${line}`);
    assert.match(reply, /^info string error: ./, `no error for ${line}`);
  }
  session.receive(ENDLESS);
  for (const line of MALFORMED) {
    session.runSlice();
    const [reply] = session.receive(line);
    assert.match(reply, /^info string error: ./, `no error for ${line}`);
  }
  assert.ok(session.isSearching, "the search did not survive malformed lines");
  assert.match(session.ask("stop").pop(), /^bestmove /);
  assert.match(session.ask(SHORT).pop(), /^bestmove /, "unusable after malformed lines");
}

// worker.js as Node runs it. `stop` is handled between slices: it takes a few of them at most. A
// search of the length of one slice, timed in turns with the stops, tells how busy the machine is.
async function bootsInNode() {
  const inbox = new Inbox();
  const thread = new Thread(addressIn(folder, "worker.js"), { workerData: "6x4" });
  thread.on("message", (text) => inbox.put(text));
  thread.on("error", fail);
  const send = (message) => thread.postMessage(message);
  send(SHORT);
  await inbox.next("bestmove ");
  send("ugi");
  await inbox.next("ugiok");
  const [stops, slices] = [[], []];
  for (let attempt = 0; attempt < 5; attempt++) {
    send("uginewgame");
    const first = performance.now();
    send(SLICE);
    await inbox.next("bestmove ");
    slices.push(performance.now() - first);
    send("uginewgame");
    send(ENDLESS);
    await inbox.next("info depth 8 ");
    const start = performance.now();
    send("stop");
    await inbox.next("bestmove ");
    stops.push(performance.now() - start);
  }
  const [stop, slice] = [stops, slices].map((times) => times.sort((a, b) => a - b)[2]);
  assert.ok(stop < 3 * slice, `stop took ${stop.toFixed(0)} ms, a slice ${slice.toFixed(0)} ms`);
  send({ type: "stop" });
  await inbox.next("info string error: ");
  send(ENDLESS);
  send("isready");
  await inbox.next("readyok");
  send(`stop\n${SHORT}`);
  await inbox.next("bestmove ");
  await inbox.next("bestmove ");
  await thread.terminate();
}

// A module that cannot be loaded, and one that throws: the worker reports it once and ignores all
// further messages.
async function failuresAreReported() {
  const failing = (await readFile(resolve(folder, "mad_worker.js"), "utf8")).replace(
    /\brunSlice\(\) \{/,
    'runSlice() { throw new Error("out of order");',
  );
  const failures = [
    ["mad_worker_bg.wasm", "not a module", "cannot be loaded"],
    ["mad_worker.js", failing, "out of order"],
  ];
  for (const [file, content, message] of failures) {
    const copy = await mkdtemp(join(tmpdir(), "mad-worker-"));
    await cp(folder, copy, { recursive: true });
    await writeFile(join(copy, "package.json"), '{ "type": "module" }');
    await writeFile(join(copy, file), content);
    const inbox = new Inbox();
    const thread = new Thread(addressIn(copy, "worker.js"));
    thread.on("message", (text) => inbox.put(text));
    thread.on("error", fail);
    thread.postMessage(SHORT);
    const fatal = await inbox.next("info string fatal: ");
    assert.ok(fatal.includes(message), `${file}: ${message}`);
    thread.postMessage(SHORT);
    await new Promise((wake) => setTimeout(wake, 100));
    assert.equal(inbox.lines.length, 0, `${file}: it replies after a failure`);
    await thread.terminate();
    await rm(copy, { recursive: true });
  }
}

function fail(error) {
  console.error(error);
  process.exit(1);
}

const PATIENCE_S = 120;

async function timed(name, check) {
  const start = performance.now();
  const late = () => fail(`${name}: no end after ${PATIENCE_S} s`);
  const timer = setTimeout(late, PATIENCE_S * 1000);
  await check();
  clearTimeout(timer);
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

async function run() {
  for (const [name, file] of Object.entries(MODULES)) {
    const module = await load(folder, file);
    for (const check of [sameSignature, sameReplies, malformedLinesAreRefused]) {
      await timed(`${check.name}, ${name}`, () => check(module));
    }
  }
  const inWorkers = [...Object.values(browser), ...Object.values(tables)];
  for (const check of [bootsInNode, failuresAreReported, ...inWorkers]) {
    await timed(check.name, () => check({ folder, ...test }));
  }
  console.log(`${test.cases.length} messages have the same replies as natively`);
}

run().then(() => process.exit(0), fail);
