// worker.js in a thread with what it has in a browser, and the files that it fetches.

import { readFile } from "node:fs/promises";
import { Worker as Thread } from "node:worker_threads";

import { Inbox } from "./inbox.mjs";
import { addressIn } from "./module.mjs";

export class BrowserThread {
  requests = [];
  inbox = new Inbox();
  #thread;
  #answers;
  #changed = () => {};

  // `answers` are promises of responses by file, instead of the file in the folder. `tables` is the
  // address of the folder with tables of endings.
  constructor(folder, { name = "", hasSimd = true, answers = {}, tables } = {}) {
    this.#answers = answers;
    const address = addressIn(folder, "worker.js").href;
    const script = new URL("browser_thread.mjs", import.meta.url);
    this.#thread = new Thread(script, { workerData: { address, name, hasSimd, tables } });
    this.#thread.on("error", (error) => {
      throw error;
    });
    this.#thread.on("message", async ({ text, id, file, cache }) => {
      if (text !== undefined) return this.inbox.put(text);
      this.requests.push({ file, cache });
      this.#changed();
      const answer = await (this.#answers[file] ?? this.#found(folder, file));
      this.#thread.postMessage({ id, ...answer });
    });
  }

  async #found(folder, file) {
    return { status: 200, bytes: await readFile(addressIn(folder, file)) };
  }

  answer(file, answer) {
    this.#answers[file] = answer;
  }

  send(text) {
    this.#thread.postMessage({ text });
  }

  // The names of the files that were requested.
  get files() {
    return this.requests.map(({ file }) => file);
  }

  async requested(file) {
    while (!this.files.includes(file)) await new Promise((resolve) => (this.#changed = resolve));
  }

  // The last line before the answer to a search, and the answer.
  async ask(text) {
    return (await this.replies(text)).slice(-2);
  }

  // All lines up to the answer to a search.
  async replies(text) {
    this.send(text);
    const replies = [];
    do replies.push(await this.inbox.next(""));
    while (!replies.at(-1).startsWith("bestmove "));
    return replies;
  }

  end() {
    return this.#thread.terminate();
  }
}

// A promise that is resolved from outside.
export function gate() {
  let open;
  const opened = new Promise((resolve) => (open = resolve));
  return { opened, open };
}
