// Sets theme and language before the first paint. The client calls theme() when the setting changes.
function theme(name) {
  document.documentElement.dataset.theme = name;
  // The browser's own bars take the first <meta name="theme-color"> whose media query matches; the light
  // one comes first.
  const media = { dark: "not all", light: "all", system: "(prefers-color-scheme: light)" };
  document.getElementById("light").setAttribute("media", media[name]);
}
let settings = {};
try {
  settings = JSON.parse(localStorage.getItem("mad.settings")) ?? {};
} catch (error) {
  // No settings, or storage is blocked: dark theme, and the browser's language.
}
if (["dark", "light", "system"].includes(settings.theme)) theme(settings.theme);
const languages = document.querySelector("meta[name=mad-languages]").content.split(" ");
const wanted = [settings.language, ...navigator.languages].map((tag) => String(tag).slice(0, 2).toLowerCase());
const language = wanted.find((code) => languages.includes(code)) ?? "en";
document.documentElement.lang = language;
{
  // The client fetches its texts when it runs; this loads them together with the client.
  const app = document.querySelector("meta[name=mad-app]").content;
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: `${app}texts/${language}.ftl` });
  document.head.append(link);
}
