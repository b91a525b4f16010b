// The engine in a worker, for browsers (a module worker) and for Node (worker_threads).
//
//   const worker = new Worker(new URL("worker.js", base), { type: "module" });
//
// Messages are JSON text in both directions; `crates/worker/src/messages.rs` describes them. The
// first one from here is `ready`. Whatever is sent before is kept and answered after it.

import init, { Worker, version } from "./mad_worker.js";

const address = new URL("./mad_worker_bg.wasm", import.meta.url);

// What differs: how messages come and go, how the module is read, and how to come back as soon as
// other messages have been heard. A timer will not do for that: browsers let it wait.
const surroundings = {
  async browser(take) {
    globalThis.onmessage = ({ data }) => take(data);
    const { port1, port2 } = new MessageChannel();
    return {
      module: address,
      post: (text) => globalThis.postMessage(text),
      soon(action) {
        port1.onmessage = action;
        port2.postMessage(null);
      },
    };
  },
  async node(take) {
    const { parentPort } = await import("node:worker_threads");
    const { readFile } = await import("node:fs/promises");
    parentPort.on("message", take);
    return {
      module: await readFile(address),
      post: (text) => parentPort.postMessage(text),
      // Node empties one port before it looks at the next; here a channel would drown a `stop`.
      soon: (action) => setImmediate(action),
    };
  },
};

const kept = [];
let take = (text) => kept.push(text);

const inBrowser = typeof globalThis.postMessage === "function";
const begin = surroundings[inBrowser ? "browser" : "node"]((text) => take(text));

async function run() {
  const { module, post, soon } = await begin;
  const say = (message) => post(JSON.stringify(message));
  try {
    await init({ module_or_path: module });
  } catch (error) {
    say({ type: "broken", message: `the engine cannot be loaded: ${error}` });
    return;
  }

  const worker = new Worker(post);
  let running = false;
  // After a fault in the module nothing in it can be trusted: say so once and be silent, so that
  // whoever asked can start another worker.
  const guarded = (action) => {
    try {
      action();
    } catch (error) {
      take = () => {};
      running = true;
      say({ type: "broken", message: `the engine has failed: ${error}` });
    }
  };
  const slice = () =>
    guarded(() => {
      running = worker.step();
      if (running) soon(slice);
    });
  take = (text) =>
    guarded(() => {
      worker.receive(String(text));
      if (!running) {
        running = true;
        soon(slice);
      }
    });
  say({ type: "ready", version: version() });
  kept.splice(0).forEach(take);
}

run();
