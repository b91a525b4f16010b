// Starts the client, or shows why it cannot start. The messages are in index.html, in every language.

import { registerServiceWorker, resetAndReload } from "./offline.js";

const boot = document.getElementById("boot");
const messages = ["loading", "needs", "failed"].map((name) => boot.querySelector(`#boot-${name}`));

function show(name) {
  for (const message of messages) message.hidden = message.id !== `boot-${name}`;
  // The client may have replaced the boot screen before it failed.
  if (!boot.isConnected) document.getElementById("app").replaceChildren(boot);
}

boot.querySelector("#boot-again").addEventListener("click", resetAndReload);

async function start() {
  // color-mix() came with Chrome 111, Firefox 113 and Safari 16.2. These versions have everything else
  // that the client needs, except Firefox 113: module workers came with Firefox 114.
  const supported = CSS.supports("color", "color-mix(in srgb, red, red)");
  if (typeof WebAssembly !== "object" || !supported) return show("needs");
  show("loading");
  try {
    const { default: init, run } = await import("./mad_web.js");
    await init({ module_or_path: new URL("./mad_web_bg.wasm", import.meta.url) });
    // The client replaces the boot screen with its first render.
    await run();
  } catch (error) {
    console.error(error);
    // A CompileError means that the module uses WebAssembly features which the browser lacks.
    return show(error instanceof WebAssembly.CompileError ? "needs" : "failed");
  }
  // When the first screen is painted: the service worker downloads the whole app, which would delay it.
  // Safari has no requestIdleCallback.
  if (globalThis.requestIdleCallback) requestIdleCallback(registerServiceWorker, { timeout: 3_000 });
  else setTimeout(registerServiceWorker, 1_000);
}

start();
