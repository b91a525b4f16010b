// The engine in a worker: a module worker in browsers, worker_threads in Node.
//
//   const worker = new Worker(new URL("worker.js", base), { type: "module", name: "6x4" });
//
// Messages are texts in both directions: lines of the engine protocol UGI (docs/notation.md), one
// or several with line breaks between them. Messages that arrive before the module is loaded are
// queued. If it cannot be loaded or fails, `info string fatal: …` is sent once and nothing after
// it; then the client has to start another worker.
//
// The name (in Node the workerData) is the board of the first search: the network of its evaluation
// is fetched together with the module. The network of any other board is fetched when the session
// needs it. If that fails, `info string …` says so, and the engine plays without it.
//
// The turns of endings are ranked by tables (tables.js), which are in the folder `tables` beside that of
// the engine. If that fails or takes too long, `info string …` says so, and the engine searches as
// elsewhere.
//
// `cargo xtask worker` fills in the names of the network files by board, the tables that there are,
// and a module that is valid in browsers with SIMD only.

import init, { UgiSession } from "./mad_worker.js";

const NETWORKS = %NETWORKS%;
const TABLES = %TABLES%;
// How long the ranking of an ending may take, downloads included.
const RANKING_TIMEOUT_MS = 5000;
const SIMD = WebAssembly.validate(new Uint8Array(%SIMD_PROBE%));

const addressOf = (file) => new URL(file, import.meta.url);
const moduleAddress = addressOf(SIMD ? "mad_worker_bg.wasm" : "mad_worker_plain_bg.wasm");

// The platform: how messages are sent and received, how files are loaded, and how to yield to the
// event loop so that messages are received between slices. Timers are not used for that, as
// browsers delay nested ones by at least 4 ms.
const platforms = {
  async browser(receive) {
    globalThis.onmessage = ({ data }) => receive(data);
    const { port1, port2 } = new MessageChannel();
    return {
      board: globalThis.name,
      module: moduleAddress,
      // A second attempt does not take the answer of the first one from the browser's cache.
      async read(file, isRetry) {
        const response = await fetch(addressOf(file), { cache: isRetry ? "reload" : "default" });
        if (!response.ok) throw new Error(`HTTP status ${response.status}`);
        return new Uint8Array(await response.arrayBuffer());
      },
      tables: TABLES,
      post: (text) => globalThis.postMessage(text),
      yieldThen(action) {
        port1.onmessage = action;
        port2.postMessage(null);
      },
    };
  },
  async node(receive) {
    const { parentPort, workerData } = await import("node:worker_threads");
    const { readFile } = await import("node:fs/promises");
    parentPort.on("message", receive);
    return {
      board: workerData,
      module: await readFile(moduleAddress),
      read: (file) => readFile(addressOf(file)),
      tables: [],
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
  const { board, module, read, tables, post, yieldThen } = await platform;
  const tried = new Set();
  // Loads a network file; resolves to what the session is told about it.
  const loadNetwork = (file) => {
    const isRetry = tried.has(file);
    tried.add(file);
    return read(file, isRetry).then(
      (bytes) => (session) => session.loadNetwork(file, bytes),
      (error) => (session) => session.failNetwork(file, oneLine(error)),
    );
  };
  // Ranks the turns of a position by tables; resolves to what the session is told about it.
  let ranker;
  const rankEnding = async (position) => {
    const control = new AbortController();
    const late = new Promise((_, reject) => {
      const end = () => reject(new Error(`no answer in ${RANKING_TIMEOUT_MS} ms`));
      setTimeout(end, RANKING_TIMEOUT_MS);
    });
    try {
      ranker ??= import("./tables.js").then(({ openTables }) => openTables(tables));
      const ranking = ranker.then((rank) => rank(position, control.signal));
      const text = await Promise.race([ranking, late]);
      return (session) => session.loadEnding(position, text);
    } catch (error) {
      ranker?.catch(() => (ranker = undefined));
      return (session) => session.failEnding(position, oneLine(error));
    } finally {
      // Ends downloads that are of no use any more.
      control.abort();
    }
  };
  const early = new Map();
  if (Object.hasOwn(NETWORKS, board)) early.set(NETWORKS[board], loadNetwork(NETWORKS[board]));
  try {
    await init({ module_or_path: module });
  } catch (error) {
    receive = () => {};
    post(`info string fatal: the engine cannot be loaded: ${oneLine(error)}`);
    return;
  }

  const session = new UgiSession();
  for (const { board, limit, ships } of tables) session.expectEndings(board, limit, ships);
  let scheduled = false;
  let failed = false;
  const awaited = new Set();
  // Posts the replies, schedules the next slice, and loads what the search waits for. After an
  // exception the state of the module is undefined: report it once and ignore all further messages.
  const guarded = (action) => {
    if (failed) return;
    try {
      const replies = action();
      if (replies) post(replies);
      if (session.isSearching() && !scheduled) {
        scheduled = true;
        yieldThen(slice);
      }
      const missing = session.missingNetwork();
      if (missing && !awaited.has(missing)) provideNetwork(missing);
      const ending = session.missingEnding();
      if (ending && !awaited.has(ending)) provideEnding(ending);
    } catch (error) {
      failed = true;
      post(`info string fatal: the engine has failed: ${oneLine(error)}`);
    }
  };
  const slice = () => {
    scheduled = false;
    guarded(() => session.runSlice());
  };
  const provideNetwork = async (file) => {
    awaited.add(file);
    const tell = await (early.get(file) ?? loadNetwork(file));
    early.delete(file);
    awaited.delete(file);
    guarded(() => tell(session));
  };
  const provideEnding = async (position) => {
    awaited.add(position);
    const tell = await rankEnding(position);
    awaited.delete(position);
    guarded(() => tell(session));
  };
  receive = (text) => guarded(() => session.receive(String(text)));
  queued.splice(0).forEach(receive);
}

run();
