// Starts the client, or says why it does not start. What it says stands in the page.

import { begin, beginAnew } from "./offline.js";

const boot = document.getElementById("boot");
const parts = ["loading", "needs", "failed"].map((name) => boot.querySelector(`#boot-${name}`));

function show(name) {
  for (const part of parts) part.hidden = part.id !== `boot-${name}`;
  // The client may have begun to fill the page before it failed.
  if (!boot.isConnected) document.getElementById("app").replaceChildren(boot);
}

boot.querySelector("#boot-again").addEventListener("click", beginAnew);

async function start() {
  // Browsers that know this know the rest as well, but for one version of one of them.
  const young = CSS.supports("color", "color-mix(in srgb, red, red)");
  if (typeof WebAssembly !== "object" || !young) return show("needs");
  show("loading");
  try {
    const { default: init } = await import("./mad_web.js");
    // The client takes the place of what is there as soon as it has something to show.
    await init({ module_or_path: new URL("./mad_web_bg.wasm", import.meta.url) });
  } catch (error) {
    console.error(error);
    // A module that arrives but cannot be compiled is too new for the browser.
    return show(error instanceof WebAssembly.CompileError ? "needs" : "failed");
  }
  // Whatever comes of this, the client is there.
  begin();
}

start();
