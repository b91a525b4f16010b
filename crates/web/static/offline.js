// Registers the service worker and publishes its state to the client as attributes of <html>:
//
// - `data-offline`: "filling" (installing), "ready" (works without a network), "new" (a new version is
//   waiting) or "none" (no service worker);
// - `data-install`: "possible", "asked" or "done", for installing the app on the device.
//
// Every change dispatches the event "mad-offline" on the window.

const root = document.documentElement;
const container = navigator.serviceWorker;
const UPDATE_INTERVAL_MS = 3_600_000;
let registration;
let installPrompt;
let controller = container?.controller;
// A newer version than this page has become active.
let outdated = false;

function publish(name, value) {
  if (root.dataset[name] === value) return;
  root.dataset[name] = value;
  dispatchEvent(new Event("mad-offline"));
}

function publishState() {
  // On the very first visit the worker passes through `waiting` too: that is not an update.
  if (outdated || (registration.waiting && registration.active)) publish("offline", "new");
  else if (registration.active) publish("offline", "ready");
}

function watch(worker) {
  worker?.addEventListener("statechange", () => {
    // The first installation failed, perhaps because of the storage quota; the next visit tries again.
    if (worker.state === "redundant" && !registration.active) publish("offline", "none");
    else publishState();
  });
}

function checkForUpdate() {
  // Fails without a network, which is no error.
  if (document.visibilityState === "visible") registration.update().catch(() => {});
}

// Another tab has activated a new version, or the first worker to be installed is newer than this page.
// This page goes on with the files it has.
async function onControllerChange() {
  outdated ||= Boolean(controller) || !(await caches.match(import.meta.url, { ignoreVary: true }));
  controller = container.controller;
  publishState();
}

// Removes the service worker and its caches, which may be damaged, and reloads from the network.
export async function resetAndReload() {
  try {
    const { scope } = (await container.getRegistration()) ?? {};
    const ours = (await caches.keys()).filter((name) => scope && name.startsWith(`mad ${scope} `));
    await Promise.all(ours.map((name) => caches.delete(name)));
    await (await container.getRegistration())?.unregister();
  } catch (error) {
    // No service worker or no caches: nothing to remove.
  }
  location.reload();
}

export async function registerServiceWorker() {
  if (!container) return publish("offline", "none");
  publish("offline", "filling");
  try {
    registration = await container.register("service.js", { updateViaCache: "none" });
  } catch (error) {
    return publish("offline", "none");
  }
  publishState();
  container.addEventListener("controllerchange", onControllerChange);
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  document.addEventListener("visibilitychange", checkForUpdate);
  setInterval(checkForUpdate, UPDATE_INTERVAL_MS);
}

// Activates the waiting version and reloads. If another tab has activated it already, only reloads.
globalThis.takeNewVersion = () => {
  const waiting = registration?.waiting;
  if (!waiting) return location.reload();
  container.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("take");
};

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installPrompt = event;
  publish("install", "possible");
});

addEventListener("appinstalled", () => publish("install", "done"));

globalThis.installApp = () => {
  installPrompt?.prompt();
  installPrompt = undefined;
  publish("install", "asked");
};

// Shows a notification. That of the service worker also works on phones; a click on it focuses the page.
globalThis.showNotification = (title, text, tag) => {
  const options = { body: text, tag, renotify: true, icon: new URL("icon-192.png", import.meta.url).href };
  if (registration?.active) {
    registration.showNotification(title, { ...options, data: location.href });
  } else {
    const shown = new Notification(title, options);
    shown.onclick = () => focus();
  }
};
