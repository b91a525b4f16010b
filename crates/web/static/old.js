// Only browsers that are too old for modules, and so for the client, run this.
document.getElementById("boot-needs").hidden = false;
