// worker.js as a browser runs it: which files it fetches and when, and what it does meanwhile.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import { BrowserThread, gate } from "./browser_worker.mjs";
import { MODULES, Session, addressIn, load } from "./module.mjs";

// Positions of two boards, and searches in which the evaluations find different lines.
const POSITIONS = {
  "6x4": "setoption name Board value 6x4\nposition startpos moves pass pass",
  "5x5": "setoption name Board value 5x5\nposition startpos moves pass pass",
};
const GO = "go nodes 5000";

// What the engine answers with its network, and what without.
async function expected(folder, position) {
  const module = await load(folder);
  const [withNetwork, without] = [true, false].map((withNetworks) =>
    new Session(module, folder, { withNetworks }).ask(`${position}\n${GO}`).slice(-2),
  );
  assert.notDeepEqual(withNetwork, without, "the evaluations do not differ");
  return { withNetwork, without };
}

const networkOf = (files, board) => files.find((file) => file.startsWith(`${board}-`));

export async function networksAreFetchedOnceWithTheBoardsThatNeedThem({ folder, networks }) {
  const browser = new BrowserThread(folder, { name: "6x4" });
  const wanted = ["mad_worker_bg.wasm", networkOf(networks, "6x4")];
  for (const board of ["6x4", "5x5", "6x4"]) {
    const { withNetwork } = await expected(folder, POSITIONS[board]);
    const answer = await browser.ask(`uginewgame\n${POSITIONS[board]}\n${GO}`);
    assert.deepEqual(answer, withNetwork, `another answer on ${board}`);
    if (board === "5x5") wanted.push(networkOf(networks, "5x5"));
    assert.deepEqual([...browser.files].sort(), [...wanted].sort());
  }
  await browser.end();
}

export async function theNetworkIsFetchedTogetherWithTheModule({ folder, networks }) {
  const module = gate();
  const browser = new BrowserThread(folder, {
    name: "6x4",
    answers: { [MODULES.simd]: module.opened },
  });
  await browser.requested(networkOf(networks, "6x4"));
  module.open({ status: 200, bytes: await readFile(addressIn(folder, MODULES.simd)) });
  await browser.ask(`${POSITIONS["6x4"]}\n${GO}`);
  await browser.end();
}

export async function theEngineAnswersWhileANetworkIsOnItsWay({ folder, networks }) {
  const file = networkOf(networks, "6x4");
  const network = gate();
  const browser = new BrowserThread(folder, { answers: { [file]: network.opened } });
  const { withNetwork } = await expected(folder, POSITIONS["6x4"]);
  browser.send(POSITIONS["6x4"]);
  // Requested as soon as the board is known.
  await browser.requested(file);
  browser.send(GO);
  browser.send("isready");
  assert.equal(await browser.inbox.next(""), "readyok");
  browser.send("stop");
  await browser.inbox.next("bestmove ");
  // Both searches wait, and so does what is between them.
  browser.send(`uginewgame\n${GO}\nuginewgame\n${POSITIONS["6x4"]}\n${GO}`);
  network.open({ status: 200, bytes: await readFile(addressIn(folder, file)) });
  for (const search of ["first", "second"]) {
    const line = await browser.inbox.next("bestmove ");
    assert.equal(line, withNetwork[1], `another answer to the ${search} search`);
  }
  assert.equal(browser.files.filter((name) => name === file).length, 1, "fetched more than once");
  browser.send("quit");
  await browser.end();
}

export async function withoutItsNetworkTheEnginePlaysOn({ folder, networks }) {
  const file = networkOf(networks, "6x4");
  const bytes = await readFile(addressIn(folder, file));
  const damaged = Buffer.from(bytes);
  damaged[5000] ^= 1;
  const { withNetwork, without } = await expected(folder, POSITIONS["6x4"]);
  const browser = new BrowserThread(folder, { name: "6x4" });
  const failures = [
    [{ status: 404, bytes: Buffer.from("<html>") }, "HTTP status 404"],
    [{ status: 200, bytes: damaged }, "checksum"],
    [{ status: 200, bytes: Buffer.from("<html>") }, "MADNET"],
  ];
  for (const [answer, reason] of failures) {
    browser.answer(file, answer);
    browser.send(`uginewgame\n${POSITIONS["6x4"]}`);
    const text = await browser.inbox.next("info string ");
    assert.ok(text.includes(file) && text.includes(reason), text);
    for (let search = 0; search < 2; search++) {
      const answer = await browser.ask(GO);
      if (search === 0) assert.deepEqual(answer, without, "not the hand-written evaluation");
    }
    assert.deepEqual(browser.inbox.lines, [], "said more than once");
  }
  browser.answer(file, undefined);
  assert.deepEqual(await browser.ask(`uginewgame\n${POSITIONS["6x4"]}\n${GO}`), withNetwork);
  const caches = browser.requests.filter((it) => it.file === file).map(({ cache }) => cache);
  assert.deepEqual(caches, ["default", "reload", "reload", "reload"]);
  await browser.end();
}

export async function aBrowserWithoutSimdFetchesThePlainModule({ folder }) {
  const browser = new BrowserThread(folder, { hasSimd: false });
  const { withNetwork } = await expected(folder, POSITIONS["6x4"]);
  assert.deepEqual(await browser.ask(`${POSITIONS["6x4"]}\n${GO}`), withNetwork);
  const modules = browser.files.filter((file) => file.endsWith(".wasm"));
  assert.deepEqual(modules, [MODULES.plain]);
  await browser.end();
}
