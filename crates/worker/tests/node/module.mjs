// The module as `cargo xtask worker` builds it.

import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

// The URL of a file in the folder of the module.
export const addressIn = (folder, name) => pathToFileURL(resolve(folder, name));

// The exports of the module, loaded without a worker.
export async function load(folder) {
  const module = await import(addressIn(folder, "mad_worker.js"));
  const bytes = await readFile(addressIn(folder, "mad_worker_bg.wasm"));
  await module.default({ module_or_path: bytes });
  return module;
}
