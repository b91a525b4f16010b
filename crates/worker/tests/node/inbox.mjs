// Lines that arrive asynchronously.

import { lines } from "./module.mjs";

export class Inbox {
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
