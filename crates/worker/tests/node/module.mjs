// The module as `cargo xtask worker` builds it, loaded without a worker.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

// The module with SIMD, and the one for browsers without it.
export const MODULES = { simd: "mad_worker_bg.wasm", plain: "mad_worker_plain_bg.wasm" };

// The URL of a file in the folder of the module.
export const addressIn = (folder, name) => pathToFileURL(resolve(folder, name));

const imported = new Map();

// The exports of one of the modules. Each has a memory of its own.
export async function load(folder, name = MODULES.simd) {
  const key = `${folder} ${name}`;
  if (!imported.has(key)) {
    // A fragment makes it another instance of the JavaScript.
    const module = await import(`${addressIn(folder, "mad_worker.js")}#${name}`);
    await module.default({ module_or_path: readFileSync(addressIn(folder, name)) });
    imported.set(key, module);
  }
  return imported.get(key);
}

export const lines = (text) => text.split("\n").filter((line) => line !== "");

// A session without a worker around it. It takes networks from the folder, or plays without them.
export class Session {
  #session;
  #folder;
  #withNetworks;

  constructor({ UgiSession }, folder, { withNetworks = true } = {}) {
    this.#session = new UgiSession();
    this.#folder = folder;
    this.#withNetworks = withNetworks;
  }

  get isSearching() {
    return this.#session.isSearching();
  }

  runSlice() {
    return lines(this.#session.runSlice());
  }

  // Sends a message; returns the replies so far.
  receive(message) {
    const replies = [this.#session.receive(message)];
    // Modules of earlier versions have no networks.
    for (let file; (file = this.#session.missingNetwork?.()); ) {
      if (this.#withNetworks) {
        const bytes = readFileSync(addressIn(this.#folder, file));
        replies.push(this.#session.loadNetwork(file, bytes));
      } else {
        this.#session.failNetwork(file, "not wanted");
      }
    }
    return replies.flatMap(lines);
  }

  // All lines that reply to a message, until the search has ended.
  ask(message) {
    const replies = this.receive(message);
    while (this.isSearching) replies.push(...this.runSlice());
    return replies;
  }
}
