// Chooses the colours before anything is drawn.
function theme(name) {
  document.documentElement.dataset.theme = name;
  // The first colour that applies is the one around the page.
  const light = { dark: "not all", light: "all", system: "(prefers-color-scheme: light)" };
  document.getElementById("light").setAttribute("media", light[name]);
}
try {
  const { theme: chosen } = JSON.parse(localStorage.getItem("mad.settings"));
  if (["dark", "light", "system"].includes(chosen)) theme(chosen);
} catch (error) {
  // Nothing has been chosen, or nothing may be kept: the colours are dark.
}
