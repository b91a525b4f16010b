// Tables of endings that worker.js fetches from a real server, in pieces.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";

import { BrowserThread, gate } from "./browser_worker.mjs";

// A server of static files. `answer(response, file, start, end)` answers a request for a part.
class Server {
  requests = [];
  #server;
  #changed = () => {};

  static async start(folder, answer = sendPart) {
    const server = new Server();
    server.answer = answer;
    server.#server = createServer(async ({ url, headers }, response) => {
      const name = url.split("/").pop();
      server.requests.push({ name, range: headers.range });
      server.#changed();
      const [start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range).slice(1).map(Number);
      const file = await readFile(join(folder, name));
      server.answer(response, file, start, end);
    });
    await new Promise((resolve) => server.#server.listen(0, "127.0.0.1", resolve));
    server.address = `http://127.0.0.1:${server.#server.address().port}/tables/`;
    return server;
  }

  async requested() {
    while (this.requests.length === 0) await new Promise((resolve) => (this.#changed = resolve));
  }

  async stop() {
    this.#server.closeAllConnections?.();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

function sendPart(response, file, start, end) {
  response.writeHead(206, { "content-range": `bytes ${start}-${end}/${file.length}` });
  response.end(file.subarray(start, end + 1));
}

const isExact = (replies) => / tbhits 1 /.test(replies.at(-2));

const notes = (replies) => replies.filter((line) => line.startsWith("info string "));

// A worker and its server.
async function start({ folder, tables }, answer) {
  const server = await Server.start(tables.folder, answer);
  const browser = new BrowserThread(folder, { tables: server.address });
  const end = () => Promise.all([browser.end(), server.stop()]);
  return { server, browser, end, first: tables.cases[0] };
}

export async function endingsAreExactAsNatively(test) {
  const { server, browser, end } = await start(test);
  for (const { message, replies } of test.tables.cases) {
    assert.deepEqual(await browser.replies(message), replies, `other replies to ${message}`);
    const count = server.requests.length;
    assert.deepEqual(await browser.replies(message), replies, "another answer the second time");
    assert.equal(server.requests.length, count, "a piece was fetched twice");
  }
  const keys = server.requests.map(({ name, range }) => `${name} ${range}`);
  assert.equal(new Set(keys).size, keys.length, "a piece was fetched twice");
  await end();
}

// The search goes on without the tables, which are not asked for again in the same game.
async function withoutTables(test, answer, reason) {
  const { server, browser, end, first } = await start(test, answer);
  const replies = await browser.replies(first.message);
  assert.ok(!isExact(replies), "an exact result without tables");
  const [text, ...others] = notes(replies);
  assert.match(text, reason);
  assert.deepEqual(others, [], "said more than once");

  const count = server.requests.length;
  const [, ...search] = first.message.split("\n");
  const again = await browser.replies(search.join("\n"));
  assert.ok(notes(again).length === 0 && !isExact(again));
  assert.equal(server.requests.length, count, "asked for again");
  server.answer = sendPart;
  assert.deepEqual(await browser.replies(first.message), first.replies, "not in the next game");
  await end();
}

export async function aMissingTableIsDoneWithout(test) {
  const answer = (response) => response.writeHead(404).end("<html>");
  await withoutTables(test, answer, /6x4-40-\w+\.madtable: HTTP status 404 instead of 206/);
}

export async function aServerWithoutRangesIsDoneWithout(test) {
  const answer = (response, file) => response.writeHead(200).end(file);
  await withoutTables(test, answer, /HTTP status 200 instead of 206/);
}

// Damaged headers and heads, then damaged pages, which come after them.
export async function damagedPiecesAreRefused(test) {
  for (const first of [0, 65]) {
    const answer = (response, file, start, end) => {
      const copy = Buffer.from(file);
      if (start >= first) copy[(start + end) >> 1] ^= 1;
      sendPart(response, copy, start, end);
    };
    await withoutTables(test, answer, /6x4-40-\w+\.madtable: .*(header|block|page|damaged)/);
  }
}

export async function aShortPieceIsRefused(test) {
  const answer = (response, file, start, end) => sendPart(response, file, start, end - 1);
  await withoutTables(test, answer, /6x4-40-\w+\.madtable: .*bytes/);
}

// Without an answer the search begins after some seconds.
export async function aServerThatDoesNotAnswerIsNotWaitedForLong(test) {
  await withoutTables(test, () => {}, /no answer in \d+ ms/);
}

export async function withoutAServerTheSearchGoesOn(test) {
  const { server, browser, first } = await start(test);
  await server.stop();
  const replies = await browser.replies(first.message);
  assert.ok(notes(replies).length === 1 && !isExact(replies));
  await browser.end();
}

export async function stopIsAnsweredWhilePiecesAreFetched(test) {
  const open = gate();
  const answer = (...parts) => open.opened.then(() => sendPart(...parts));
  const { server, browser, end, first } = await start(test, answer);
  browser.send(first.message);
  await server.requested();
  browser.send("isready");
  assert.equal(await browser.inbox.next(""), "readyok");
  assert.ok(!isExact(await browser.replies("stop")), "an exact result without tables");
  open.open();
  // What is on its way is used by the next search.
  assert.deepEqual(await browser.replies(first.message), first.replies);
  const keys = server.requests.map(({ name, range }) => `${name} ${range}`);
  assert.equal(new Set(keys).size, keys.length, "a piece was fetched twice");
  await end();
}

export async function withoutItsModuleTheSearchGoesOn(test) {
  const server = await Server.start(test.tables.folder);
  const answers = { "mad_prober_bg.wasm": { status: 404, bytes: Buffer.from("<html>") } };
  const browser = new BrowserThread(test.folder, { tables: server.address, answers });
  const [first] = test.tables.cases;
  const replies = await browser.replies(first.message);
  assert.ok(notes(replies).length === 1 && !isExact(replies));
  browser.answer("mad_prober_bg.wasm", undefined);
  assert.deepEqual(await browser.replies(first.message), first.replies, "not in the next game");
  await Promise.all([browser.end(), server.stop()]);
}

export async function levelsFetchNothing(test) {
  const { server, browser, end, first } = await start(test);
  const replies = await browser.replies(`setoption name Level value 3\n${first.message}`);
  assert.ok(!isExact(replies));
  assert.deepEqual(server.requests, []);
  assert.ok(!browser.files.some((file) => file.includes("prober")), "the module is fetched");
  await end();
}
