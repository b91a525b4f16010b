// Checks the module that `cargo xtask worker` builds: it answers what the native engine answers,
// hears a stop, survives nonsense, and boots as a worker.
//
//   node run.mjs FOLDER SIGNATURE CASES.json
//
// The cases are a list of requests, each with all answers to it, in the order in which one session
// was asked. Leaves with an error if anything differs.

import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Worker as Thread } from "node:worker_threads";

import { addressIn, load } from "./module.mjs";

const [folder, signature, casesFile] = process.argv.slice(2);
const cases = JSON.parse(await readFile(casesFile, "utf8"));

const START = cases.find(({ request }) => request.position).request.position;
const ENDLESS = { type: "analyse", id: 1, position: START, turns: [], lines: 1 };
const SHORT = { ...ENDLESS, id: 2, nodes: 300 };

// A session without a worker around it.
class Direct {
  answers = [];

  constructor(module) {
    this.worker = new module.Worker((text) => this.answers.push(JSON.parse(text)));
  }

  // Everything that is said to a request, until there is nothing more to do.
  ask(request) {
    this.send(request);
    while (this.worker.step());
    return this.answers.splice(0);
  }

  send(request) {
    this.worker.receive(typeof request === "string" ? request : JSON.stringify(request));
  }
}

// Answers that come when they come.
class Mailbox {
  messages = [];
  #arrived = () => {};

  put(text) {
    this.messages.push(JSON.parse(text));
    this.#arrived();
  }

  // The next message of a type; what comes before it is thrown away.
  async next(type) {
    for (;;) {
      const message = this.messages.shift();
      if (message?.type === type) return message;
      if (!message) await new Promise((resolve) => (this.#arrived = resolve));
    }
  }
}

function sameSignature({ bench }) {
  assert.equal(bench(), Number(signature), "the signature differs from the native one");
}

function sameAnswers(module) {
  const session = new Direct(module);
  for (const { request, answers } of cases) {
    assert.deepEqual(session.ask(request), answers, `other answers to ${JSON.stringify(request)}`);
  }
}

const NONSENSE = [
  ["", undefined],
  ["{", undefined],
  ["null", undefined],
  ['"stop"', undefined],
  ["\u{1f680}", undefined],
  [{}, undefined],
  [{ type: "sing", id: 3 }, 3],
  [{ ...SHORT, id: -1 }, undefined],
  [{ ...SHORT, id: 3, position: "4/4 r" }, 3],
  [{ ...SHORT, id: 3, position: 5 }, 3],
  [{ ...SHORT, id: 3, turns: ["zz"] }, 3],
  [{ ...SHORT, id: 3, turns: ["a1a1", "a1a2"] }, 3],
  [{ ...SHORT, id: 3, lines: 0 }, 3],
  [{ ...SHORT, id: 3, lines: -1 }, 3],
  [{ ...SHORT, id: 3, nodes: 0 }, 3],
  [{ ...SHORT, id: 3, nodes: 1.5 }, 3],
  [{ ...SHORT, id: 3, depth: 2 ** 32 }, 3],
  [{ ...SHORT, id: 3, node: 300 }, 3],
  [{ type: "play", id: 3, position: START, level: 0, seed: 1 }, 3],
  [{ type: "play", id: 3, position: START, level: 11, seed: 1 }, 3],
  [{ type: "play", id: 3, position: START, level: 5, seed: 2 ** 32 }, 3],
  [{ type: "play", id: 3, position: START, level: 5 }, 3],
  [{ type: "agree", id: 3, position: START, level: 5, seed: 1, side: "green" }, 3],
];

function nonsenseIsRefused(module) {
  const session = new Direct(module);
  session.send(ENDLESS);
  for (const [request, id] of NONSENSE) {
    session.worker.step();
    session.answers.length = 0;
    session.send(request);
    const [answer, ...others] = session.answers.splice(0);
    const about = JSON.stringify(request);
    assert.equal(others.length, 0, `more than one answer to ${about}`);
    assert.equal(answer?.type, "error", `no error for ${about}`);
    assert.equal(answer.id, id, `another id in the error for ${about}`);
    assert.ok(answer.message.length > 0, `no message in the error for ${about}`);
  }
  session.send({ type: "stop" });
  assert.equal(session.answers.pop()?.type, "done", "the search did not survive the nonsense");
  assert.equal(session.ask(SHORT).pop()?.type, "done", "unusable after the nonsense");
}

// The boot file as Node runs it. A stop is heard between slices, in the middle of five tries: the
// machine may have other things to do.
async function bootsInNode() {
  const mailbox = new Mailbox();
  const thread = new Thread(addressIn(folder, "worker.js"));
  thread.on("message", (text) => mailbox.put(text));
  thread.on("error", fail);
  const send = (request) => thread.postMessage(JSON.stringify(request));
  send(SHORT);
  assert.ok((await mailbox.next("ready")).version, "a version");
  assert.equal((await mailbox.next("done")).id, SHORT.id, "what was asked too early was lost");
  const times = [];
  for (let id = 10; id < 15; id++) {
    send({ ...ENDLESS, id });
    while ((await mailbox.next("progress")).depth < 8);
    const start = performance.now();
    send({ type: "stop" });
    assert.equal((await mailbox.next("done")).id, id);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  assert.ok(times[2] < 100, `a stop took ${times[2].toFixed(0)} ms`);
  thread.postMessage({ type: "stop" });
  await mailbox.next("error");
  send({ ...ENDLESS, id: 20 });
  send({ ...SHORT, id: 21 });
  assert.equal((await mailbox.next("done")).id, 20, "the running search was not answered first");
  assert.equal((await mailbox.next("done")).id, 21);
  await thread.terminate();
}

// The boot file as a browser runs it, with a browser's way of reading files and of sending.
async function bootsInBrowser() {
  const mailbox = new Mailbox();
  globalThis.postMessage = (text) => mailbox.put(text);
  globalThis.fetch = async (address) =>
    new Response(await readFile(address), { headers: { "content-type": "application/wasm" } });
  await import(addressIn(folder, "worker.js"));
  const send = (request) => globalThis.onmessage({ data: JSON.stringify(request) });
  send(SHORT);
  assert.ok((await mailbox.next("ready")).version, "a version");
  assert.equal((await mailbox.next("done")).id, SHORT.id, "what was asked too early was lost");
  send(ENDLESS);
  await mailbox.next("progress");
  send({ type: "stop" });
  assert.equal((await mailbox.next("done")).id, ENDLESS.id);
  delete globalThis.postMessage;
}

// A module that cannot be read, and one that fails at work: the worker says so once and is silent.
async function faultsAreTold() {
  const failing = (await readFile(resolve(folder, "mad_worker.js"), "utf8")).replace(
    /\bstep\(\) \{/,
    'step() { throw new Error("out of order");',
  );
  const faults = [
    ["mad_worker_bg.wasm", "not a module", "cannot be loaded"],
    ["mad_worker.js", failing, "out of order"],
  ];
  for (const [file, content, message] of faults) {
    const copy = await mkdtemp(join(tmpdir(), "mad-worker-"));
    await cp(folder, copy, { recursive: true });
    await writeFile(join(copy, "package.json"), '{ "type": "module" }');
    await writeFile(join(copy, file), content);
    const mailbox = new Mailbox();
    const thread = new Thread(addressIn(copy, "worker.js"));
    thread.on("message", (text) => mailbox.put(text));
    thread.on("error", fail);
    thread.postMessage(JSON.stringify(SHORT));
    assert.ok((await mailbox.next("broken")).message.includes(message), `${file}: ${message}`);
    thread.postMessage(JSON.stringify(SHORT));
    await new Promise((soon) => setTimeout(soon, 100));
    assert.equal(mailbox.messages.length, 0, `${file}: it goes on after a fault`);
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
  sameAnswers,
  nonsenseIsRefused,
  bootsInNode,
  faultsAreTold,
  bootsInBrowser,
];

async function run() {
  const module = await load(folder);
  for (const check of CHECKS) {
    const start = performance.now();
    await check(module);
    console.log(`${check.name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  console.log(`${cases.length} requests were answered as by the native engine`);
}

setTimeout(() => fail("an answer did not arrive within two minutes"), 120_000);
run().then(() => process.exit(0), fail);
