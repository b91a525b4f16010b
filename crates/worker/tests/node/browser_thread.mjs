// Runs worker.js in a thread with what a browser's worker has: a name, messages, and `fetch`, whose
// requests the test answers (browser_worker.mjs). Those for tables go to a server.

import { parentPort, workerData } from "node:worker_threads";

const { address, name, hasSimd, tables } = workerData;
const requests = new Map();

globalThis.name = name;
globalThis.postMessage = (text) => parentPort.postMessage({ text });
const fetchFromServer = globalThis.fetch;
globalThis.fetch = (url, options = {}) => {
  const file = url.pathname.split("/").pop();
  if (file.endsWith(".madtable")) return fetchFromServer(new URL(file, tables), options);
  return new Promise((resolve) => {
    const id = requests.size;
    requests.set(id, resolve);
    parentPort.postMessage({ id, file, cache: options.cache ?? "default" });
  });
};
if (!hasSimd) WebAssembly.validate = () => false;

await import(address);

// A browser delivers messages once the script has run.
parentPort.on("message", ({ text, id, status, bytes }) => {
  if (text !== undefined) return globalThis.onmessage({ data: text });
  const headers = { "content-type": "application/wasm" };
  requests.get(id)(new Response(bytes, { status, headers }));
});
