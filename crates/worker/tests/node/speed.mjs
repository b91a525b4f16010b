// Prints the positions a second of the bench, the best of three runs.
//
//   node speed.mjs FOLDER

import { load } from "./module.mjs";

const { bench } = await load(process.argv[2]);
const runs = [1, 2, 3].map(() => {
  const start = performance.now();
  const nodes = bench();
  return (nodes / (performance.now() - start)) * 1000;
});
console.log(Math.max(...runs).toFixed(0));
