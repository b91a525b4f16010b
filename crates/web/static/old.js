// Loaded with `nomodule`: runs only in browsers without JavaScript modules, which cannot run the client.
document.getElementById("boot-needs").hidden = false;
