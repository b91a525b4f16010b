// The engine in a worker: a module worker in browsers, worker_threads in Node.
//
//   const worker = new Worker(new URL("worker.js", base), { type: "module" });
//
// Messages are texts in both directions: lines of the engine protocol UGI (docs/notation.md), one
// or several with line breaks between them. Messages that arrive before the module is loaded are
// queued. If it cannot be loaded or fails, `info string fatal: …` is sent once and nothing after
// it; then the client has to start another worker.

import init, { UgiSession } from "./mad_worker.js";

const address = new URL("./mad_worker_bg.wasm", import.meta.url);

// The platform: how messages are sent and received, how the module is loaded, and how to yield to
// the event loop so that messages are received between slices. Timers are not used for that, as
// browsers delay nested ones by at least 4 ms.
const platforms = {
  async browser(receive) {
    globalThis.onmessage = ({ data }) => receive(data);
    const { port1, port2 } = new MessageChannel();
    return {
      module: address,
      post: (text) => globalThis.postMessage(text),
      yieldThen(action) {
        port1.onmessage = action;
        port2.postMessage(null);
      },
    };
  },
  async node(receive) {
    const { parentPort } = await import("node:worker_threads");
    const { readFile } = await import("node:fs/promises");
    parentPort.on("message", receive);
    return {
      module: await readFile(address),
      post: (text) => parentPort.postMessage(text),
      // Node drains one port before it looks at the next: a MessageChannel would starve `stop`.
      yieldThen: (action) => setImmediate(action),
    };
  },
};

const oneLine = (error) => String(error).replaceAll("\n", " ");

const queued = [];
let receive = (text) => queued.push(text);

const inBrowser = typeof globalThis.postMessage === "function";
const platform = platforms[inBrowser ? "browser" : "node"]((text) => receive(text));

async function run() {
  const { module, post, yieldThen } = await platform;
  try {
    await init({ module_or_path: module });
  } catch (error) {
    receive = () => {};
    post(`info string fatal: the engine cannot be loaded: ${oneLine(error)}`);
    return;
  }

  const session = new UgiSession();
  let scheduled = false;
  let failed = false;
  // Posts the replies and schedules the next slice. After an exception the state of the module is
  // undefined: report it once and ignore all further messages.
  const guarded = (action) => {
    if (failed) return;
    try {
      const replies = action();
      if (replies) post(replies);
      if (session.isSearching() && !scheduled) {
        scheduled = true;
        yieldThen(slice);
      }
    } catch (error) {
      failed = true;
      post(`info string fatal: the engine has failed: ${oneLine(error)}`);
    }
  };
  const slice = () => {
    scheduled = false;
    guarded(() => session.runSlice());
  };
  receive = (text) => guarded(() => session.receive(String(text)));
  queued.splice(0).forEach(receive);
}

run();
