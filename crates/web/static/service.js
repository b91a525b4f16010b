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

// The answer to a request, or an error if there is none that can be used. What a folder's name
// stands for, the browser need not ask for again.
async function bring(address) {
  const page = address === PAGE;
  const answer = await fetch(address, { cache: page ? "no-cache" : "default" });
  // Some hosts answer with a page to whatever they do not have.
  const right = page || !(answer.headers.get("content-type") ?? "").startsWith("text/html");
  if (!answer.ok || !right) throw new Error(`${address}: ${answer.status}`);
  // Browsers show no page that has come by a detour, so it is kept as if it had not.
  if (answer.redirected) return new Response(await answer.blob(), { headers: answer.headers });
  return answer;
}

async function fill() {
  // The page may be of another version than we are, while a host is being renewed. The next attempt
  // will find all of one.
  const page = await bring(PAGE);
  const text = await page.clone().text();
  if (FILES.some((file) => FOLDER.test(file) && !text.includes(file.split("/")[0]))) {
    throw new Error("the page is of another version");
  }
  const known = await caches.has(KEPT);
  const cache = await caches.open(KEPT);
  const keep = async (file) => {
    const address = new URL(file, PAGE).href;
    await cache.put(address, address === PAGE ? page : await bring(address));
  };
  try {
    await Promise.all(FILES.map(keep));
  } catch (error) {
    // Half of it is no use, unless it is in use.
    if (!known) await caches.delete(KEPT);
    throw error;
  }
}

function isAlone() {
  return !registration.installing && !registration.waiting;
}

// Other versions go as soon as no other page is open that might still use them, and none waits.
async function tidy(here) {
  if (!isAlone()) return;
  const pages = await clients.matchAll({ includeUncontrolled: true, type: "window" });
  if (pages.some((page) => page.url.startsWith(PAGE) && !here.includes(page.id))) return;
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== KEPT);
  // One may have begun meanwhile.
  if (isAlone()) await Promise.all(others.map((name) => caches.delete(name)));
}

// The page is of this version; a file may also be of one that another tab still has.
function find(address) {
  const options = { ignoreVary: true };
  if (address !== PAGE) return caches.match(address, options);
  return caches.open(KEPT).then((cache) => cache.match(PAGE, options));
}

async function answer(request, address) {
  // The browser may have needed the room, or may have lost it.
  const kept = await find(address).catch(() => undefined);
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
