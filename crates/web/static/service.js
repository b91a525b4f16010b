// Has the whole app on the device, and answers for it, whether there is a network or not.
//
// Folders are named after their content, so what is kept of them is right for ever. Only the page
// changes under its name: it is taken from the version that is in use until the player takes
// another.

const VERSION = "%VERSION%";
const FILES = %FILES%;
const PAGE = registration.scope;
const PREFIX = `mad ${PAGE} `;
const KEPT = PREFIX + VERSION;
const FOLDER = /^(app|engine)-[0-9a-f]{12}\//;

// The answer to a request, or an error if there is none that can be used.
async function bring(address) {
  // What a folder's name stands for need not be asked for again.
  const known = address === PAGE ? undefined : await caches.match(address, { ignoreVary: true });
  const answer = known ?? (await fetch(address, { cache: address === PAGE ? "no-cache" : "default" }));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  // Browsers show no page that has come by a detour, so it is kept as if it had not.
  if (answer.redirected) return new Response(await answer.blob(), { headers: answer.headers });
  return answer;
}

async function fill() {
  const cache = await caches.open(KEPT);
  await Promise.all(
    FILES.map(async (file) => {
      const address = new URL(file, PAGE).href;
      await cache.put(address, await bring(address));
    }),
  );
  // The page may have been replaced while we were at it. Then the next attempt will find all of it.
  const page = await (await cache.match(PAGE)).text();
  if (FILES.some((file) => FOLDER.test(file) && !page.includes(file.split("/")[0]))) {
    await caches.delete(KEPT);
    throw new Error("the page is of another version");
  }
}

// Other versions go as soon as no other page is open that might still use them, and none waits.
async function tidy(here) {
  if (registration.installing || registration.waiting) return;
  const pages = await clients.matchAll({ includeUncontrolled: true, type: "window" });
  if (pages.some((page) => page.url.startsWith(PAGE) && !here.includes(page.id))) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== KEPT).map((name) => caches.delete(name)),
  );
}

async function answer(request, address) {
  const kept =
    address === PAGE
      ? await (await caches.open(KEPT)).match(PAGE, { ignoreVary: true })
      : await caches.match(address, { ignoreVary: true });
  // The browser may have needed the room.
  return kept ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(fill()));

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("message", (event) => {
  if (event.data === "take") skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const asked = request.url.split(/[?#]/)[0];
  if (request.method !== "GET" || !asked.startsWith(PAGE)) return;
  const name = asked.slice(PAGE.length);
  const page = name === "" || name === "index.html";
  if (!page && !FOLDER.test(name)) return;
  event.respondWith(answer(request, page ? PAGE : asked));
  if (request.mode === "navigate" && page) {
    event.waitUntil(tidy([event.clientId, event.resultingClientId, event.replacesClientId]));
  }
});
