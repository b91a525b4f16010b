// Sees to it that the app is on the device, and tells the client what has become of that: the page's
// `data-offline` is "filling", "ready", "new" (another version waits to be taken) or "none", and
// `data-install` says whether the browser would install the app. Every change is an event.

const page = document.documentElement;
const service = navigator.serviceWorker;
const HOUR = 3_600_000;
let registration;
let invitation;
let controller = service?.controller;
let outdated = false;

function tell(name, value) {
  if (page.dataset[name] === value) return;
  page.dataset[name] = value;
  dispatchEvent(new Event("mad-offline"));
}

function look() {
  // The first version of all waits for nobody.
  if (outdated || (registration.waiting && registration.active)) tell("offline", "new");
  else if (registration.active) tell("offline", "ready");
}

function follow(worker) {
  worker?.addEventListener("statechange", () => {
    // It has given up, perhaps for want of room; another visit tries again.
    if (worker.state === "redundant" && !registration.active) tell("offline", "none");
    else look();
  });
}

// Without a network there is nothing new, and that is all.
function ask() {
  if (document.visibilityState === "visible") registration.update().catch(() => {});
}

// Another tab may have taken a new version, or the first one that came may be newer than this page.
// What is here goes on as it is.
async function change() {
  outdated ||= Boolean(controller) || !(await caches.match(import.meta.url, { ignoreVary: true }));
  controller = service.controller;
  look();
}

// Nothing that is on the device is any good: all of it goes, and the page is asked for again.
export async function beginAnew() {
  try {
    const { scope } = (await service.getRegistration()) ?? {};
    const ours = (await caches.keys()).filter((name) => scope && name.startsWith(`mad ${scope} `));
    await Promise.all(ours.map((name) => caches.delete(name)));
    await (await service.getRegistration())?.unregister();
  } catch (error) {
    // There was nothing.
  }
  location.reload();
}

export async function begin() {
  if (!service) return tell("offline", "none");
  tell("offline", "filling");
  try {
    registration = await service.register("service.js", { updateViaCache: "none" });
  } catch (error) {
    return tell("offline", "none");
  }
  look();
  service.addEventListener("controllerchange", change);
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  document.addEventListener("visibilitychange", ask);
  setInterval(ask, HOUR);
}

// Takes the version that waits. Whoever has it taken already, in another tab, only loads it.
globalThis.takeNewVersion = () => {
  const waiting = registration?.waiting;
  if (!waiting) return location.reload();
  service.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("take");
};

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  invitation = event;
  tell("install", "possible");
});

addEventListener("appinstalled", () => tell("install", "done"));

globalThis.installApp = () => {
  invitation?.prompt();
  invitation = undefined;
  tell("install", "asked");
};
