// Service worker: precaches the whole app and serves it from the cache, with or without a network.
//
// Folders are named after the hash of their content, so a cached file never goes stale. Only the page
// changes under the same name: it comes from the active version until the user takes a new one.
//
// `cargo xtask web` fills in VERSION, FILES, and a module that is valid in browsers with SIMD only.

const VERSION = "%VERSION%";
// The engine has two modules, one of which a browser uses (worker.js).
const SIMD = WebAssembly.validate(new Uint8Array(%SIMD_PROBE%));
const OTHER_MODULE = SIMD ? "%PLAIN_MODULE%" : "%SIMD_MODULE%";
const FILES = %FILES%.filter((file) => !file.endsWith(`/${OTHER_MODULE}`));
const PAGE = registration.scope;
const PREFIX = `mad ${PAGE} `;
const CACHE = PREFIX + VERSION;
const HASHED_FOLDER = /^(app|engine)-[0-9a-f]{12}\//;

// Fetches a file of the app, or throws. Only the page needs revalidation with the server.
async function download(url) {
  const isPage = url === PAGE;
  const response = await fetch(url, { cache: isPage ? "no-cache" : "default" });
  // Some hosts answer 200 with an HTML page instead of 404.
  const isHtml = (response.headers.get("content-type") ?? "").startsWith("text/html");
  if (!response.ok || (isHtml && !isPage)) throw new Error(`${url}: ${response.status}`);
  // A redirected response must not answer a navigation, so it is stored as a new response.
  if (response.redirected) return new Response(await response.blob(), { headers: response.headers });
  return response;
}

async function install() {
  // During a deployment the page may be of another version than this worker. Then the installation
  // fails, and the next attempt finds both of the same version.
  const page = await download(PAGE);
  const html = await page.clone().text();
  if (FILES.some((file) => HASHED_FOLDER.test(file) && !html.includes(file.split("/")[0]))) {
    throw new Error("the page is of another version than the service worker");
  }
  const existed = await caches.has(CACHE);
  const cache = await caches.open(CACHE);
  const store = async (file) => {
    const url = new URL(file, PAGE).href;
    await cache.put(url, url === PAGE ? page : await download(url));
  };
  try {
    await Promise.all(FILES.map(store));
  } catch (error) {
    // An incomplete cache is deleted, unless it existed before and may be in use.
    if (!existed) await caches.delete(CACHE);
    throw error;
  }
}

function isOnlyVersion() {
  return !registration.installing && !registration.waiting;
}

// Deletes the caches of other versions, unless a version is being installed or is waiting, or another
// tab is open that may still use one of them.
async function deleteOldCaches(ownClients) {
  if (!isOnlyVersion()) return;
  const windows = await clients.matchAll({ includeUncontrolled: true, type: "window" });
  if (windows.some(({ id, url }) => url.startsWith(PAGE) && !ownClients.includes(id))) return;
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  // Checked again: an installation may have started while this function was waiting.
  if (isOnlyVersion()) await Promise.all(old.map((name) => caches.delete(name)));
}

// The page comes from this version's cache; a file may come from any, since another tab may still run
// an older version.
async function match(url) {
  const options = { ignoreVary: true };
  if (url !== PAGE) return caches.match(url, options);
  const cache = await caches.open(CACHE);
  return cache.match(PAGE, options);
}

async function respond(request, url) {
  // The browser may have evicted the cache, or may fail to open it.
  const cached = await match(url).catch(() => undefined);
  return cached ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(install()));

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("message", (event) => {
  if (event.data === "take") skipWaiting();
});

// A click on a notification goes to the page of the game.
async function focusPage(address) {
  const pages = await clients.matchAll({ includeUncontrolled: true, type: "window" });
  const page = pages.find(({ url }) => url === address);
  return page ? page.focus() : clients.openWindow(address);
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(focusPage(event.notification.data ?? PAGE));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = request.url.split(/[?#]/)[0];
  if (request.method !== "GET" || !url.startsWith(PAGE)) return;
  const name = url.slice(PAGE.length);
  const isPage = name === "" || name === "index.html";
  if (!isPage && !HASHED_FOLDER.test(name)) return;
  event.respondWith(respond(request, isPage ? PAGE : url));
  if (request.mode === "navigate" && isPage) {
    event.waitUntil(deleteOldCaches([event.clientId, event.resultingClientId, event.replacesClientId]));
  }
});
