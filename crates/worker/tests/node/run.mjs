// Checks the module that `cargo xtask worker` builds: it replies as the native engine does, handles
// `stop` promptly, refuses malformed lines, boots as a worker, and reports failures.
//
//   node run.mjs FOLDER SIGNATURE CASES.json
//
// The cases are the messages of one session in order, each with the lines of its replies. Exits with
// an error if a reply differs.

import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Worker as Thread } from "node:worker_threads";

import { addressIn, load } from "./module.mjs";

const [folder, signature, casesFile] = process.argv.slice(2);
const cases = JSON.parse(await readFile(casesFile, "utf8"));

const ENDLESS = "position startpos\ngo infinite";
const SHORT = "position startpos\ngo nodes 300";

// A session without a worker around it.
class Direct {
  constructor(module) {
    this.session = new module.UgiSession();
  }

  // All lines that reply to a message, until the search has ended.
  ask(message) {
    const replies = [this.session.receive(message)];
    while (this.session.isSearching()) replies.push(this.session.runSlice());
    return replies.flatMap(lines);
  }
}

const lines = (text) => text.split("\n").filter((line) => line !== "");

// A queue of lines that arrive asynchronously.
class Inbox {
  lines = [];
  #arrived = () => {};

  put(text) {
    this.lines.push(...lines(text));
    this.#arrived();
  }

  // The next line that begins with this text; lines before it are discarded.
  async next(start) {
    for (;;) {
      const line = this.lines.shift();
      if (line?.startsWith(start)) return line;
      if (line === undefined) await new Promise((resolve) => (this.#arrived = resolve));
    }
  }
}

function sameSignature({ bench }) {
  assert.equal(bench(), Number(signature), "the signature differs from the native one");
}

function sameReplies(module) {
  const session = new Direct(module);
  for (const { message, replies } of cases) {
    assert.deepEqual(session.ask(message), replies, `other replies to ${JSON.stringify(message)}`);
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
  const direct = new Direct(module);
  for (const line of MALFORMED) {
    const [reply, ...others] = direct.ask(line);
    assert.equal(others.length, 0, `more than one reply to ${line}`);
    assert.match(reply, /^info string error: ./, `no error for ${line}`);
  }
  direct.session.receive(ENDLESS);
  for (const line of MALFORMED) {
    direct.session.runSlice();
    assert.match(direct.session.receive(line), /^info string error: ./, `no error for ${line}`);
  }
  assert.ok(direct.session.isSearching(), "the search did not survive malformed lines");
  assert.match(direct.ask("stop").pop(), /^bestmove /);
  assert.match(direct.ask(SHORT).pop(), /^bestmove /, "unusable after malformed lines");
}

// worker.js as Node runs it. `stop` is handled between slices; the median of five attempts is
// measured, as the machine may be busy.
async function bootsInNode() {
  const inbox = new Inbox();
  const thread = new Thread(addressIn(folder, "worker.js"));
  thread.on("message", (text) => inbox.put(text));
  thread.on("error", fail);
  const send = (message) => thread.postMessage(message);
  send(SHORT);
  await inbox.next("bestmove ");
  send("ugi");
  await inbox.next("ugiok");
  const times = [];
  for (let attempt = 0; attempt < 5; attempt++) {
    send("uginewgame");
    send(ENDLESS);
    await inbox.next("info depth 8 ");
    const start = performance.now();
    send("stop");
    await inbox.next("bestmove ");
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  assert.ok(times[2] < 100, `stop took ${times[2].toFixed(0)} ms`);
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

// worker.js as a browser runs it, with a browser's way of loading files and posting messages.
async function bootsInBrowser() {
  const inbox = new Inbox();
  globalThis.postMessage = (text) => inbox.put(text);
  globalThis.fetch = async (address) =>
    new Response(await readFile(address), { headers: { "content-type": "application/wasm" } });
  await import(addressIn(folder, "worker.js"));
  const send = (message) => globalThis.onmessage({ data: message });
  send(SHORT);
  await inbox.next("bestmove ");
  send(ENDLESS);
  await inbox.next("info depth ");
  send("stop");
  await inbox.next("bestmove ");
  delete globalThis.postMessage;
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

const CHECKS = [
  sameSignature,
  sameReplies,
  malformedLinesAreRefused,
  bootsInNode,
  failuresAreReported,
  bootsInBrowser,
];

async function run() {
  const module = await load(folder);
  for (const check of CHECKS) {
    const start = performance.now();
    await check(module);
    console.log(`${check.name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  console.log(`${cases.length} messages have the same replies as natively`);
}

setTimeout(() => fail("a reply did not arrive within two minutes"), 120_000);
run().then(() => process.exit(0), fail);
