// Chooses the colours before anything is drawn.
try {
  var theme = JSON.parse(localStorage.getItem("mad.settings")).theme;
  if (theme === "dark" || theme === "light" || theme === "system") {
    document.documentElement.dataset.theme = theme;
  }
} catch (error) {
  // Nothing has been chosen, or nothing may be kept: the colours are dark.
}
