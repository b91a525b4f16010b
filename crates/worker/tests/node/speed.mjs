// Prints the nodes a second of the bench as JSON, for each module with networks and with the
// hand-written evaluation: the fastest of several searches of each position, because the machine
// may be busy.
//
//   node speed.mjs FOLDER BENCH.json ROUNDS

import { readFile } from "node:fs/promises";

import { bench } from "./bench.mjs";
import { MODULES, load } from "./module.mjs";

const [folder, benchFile, rounds] = process.argv.slice(2);
const description = JSON.parse(await readFile(benchFile, "utf8"));

const variants = [];
for (const [name, file] of Object.entries(MODULES)) {
  const module = await load(folder, file);
  for (const withNetworks of [true, false]) {
    const evaluation = withNetworks ? "network" : "hand-written";
    variants.push({ name: `${name}, ${evaluation}`, module, withNetworks, best: [] });
  }
}
// In turns, so that all of them have the same conditions.
for (let round = 0; round < Number(rounds); round++) {
  for (const { module, withNetworks, best } of variants) {
    const searches = bench(module, folder, description, { withNetworks });
    searches.forEach((search, index) => {
      if (!(search.time >= best[index]?.time)) best[index] = search;
    });
  }
}
const sum = (searches, value) => searches.map(value).reduce((sum, value) => sum + value, 0);
const speeds = variants.map(({ name, best }) => [
  name,
  (sum(best, ({ nodes }) => nodes) / sum(best, ({ time }) => time)) * 1000,
]);
console.log(JSON.stringify(Object.fromEntries(speeds)));
