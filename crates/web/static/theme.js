// Chooses colours and language before anything is drawn.
function theme(name) {
  document.documentElement.dataset.theme = name;
  // The first colour that applies is the one around the page.
  const light = { dark: "not all", light: "all", system: "(prefers-color-scheme: light)" };
  document.getElementById("light").setAttribute("media", light[name]);
}
let kept = {};
try {
  kept = JSON.parse(localStorage.getItem("mad.settings")) ?? {};
} catch (error) {
  // Nothing has been chosen, or nothing may be kept: dark, and as the browser speaks.
}
if (["dark", "light", "system"].includes(kept.theme)) theme(kept.theme);
const known = [kept.language, ...navigator.languages].map((tag) => String(tag).slice(0, 2).toLowerCase());
document.documentElement.lang = known.find((code) => ["en", "fr", "nl", "de"].includes(code)) ?? "en";
