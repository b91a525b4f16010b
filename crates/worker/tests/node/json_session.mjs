// Modules up to commit c09abcf, which spoke JSON instead of UGI, with the interface of `Session`:
// as much of UGI as a match needs.

import { lines } from "./module.mjs";

export class JsonSession {
  #worker;
  #replies = [];
  #position;
  #turns;
  #isSearching = false;

  constructor({ Worker }) {
    this.#worker = new Worker((text) => this.#take(JSON.parse(text)));
  }

  get isSearching() {
    return this.#isSearching;
  }

  runSlice() {
    this.#isSearching = this.#worker.step();
    return this.#replies.splice(0);
  }

  receive(message) {
    lines(message).forEach((line) => this.#handle(line));
    return this.#replies.splice(0);
  }

  #handle(line) {
    const [command] = line.split(" ");
    if (command === "ugi") this.#replies.push("id name MAD c09abcf", "ugiok");
    else if (command === "isready") this.#replies.push("readyok");
    else if (command === "uginewgame") this.#send({ type: "new_game" });
    else if (command === "position") this.#setPosition(line);
    else if (command === "go") this.#search();
    else if (command === "stop") this.#send({ type: "stop" });
    else this.#replies.push(`info string error: ${line}`);
  }

  #setPosition(line) {
    const [start, turns] = line.replace("position fen ", "").split(" moves ");
    this.#position = start;
    this.#turns = turns ? turns.split(" ") : [];
  }

  // Without a limit: `stop` ends it.
  #search() {
    const game = { position: this.#position, turns: this.#turns };
    this.#isSearching = true;
    this.#send({ type: "analyse", id: 1, ...game, lines: 1 });
  }

  #send(message) {
    this.#worker.receive(JSON.stringify(message));
  }

  #take(message) {
    if (message.type === "done") {
      this.#isSearching = false;
      this.#replies.push(`info depth ${message.depth} nodes ${message.nodes}`);
      this.#replies.push(`bestmove ${message.lines[0].turns[0]}`);
    } else if (message.type === "error") {
      this.#replies.push(`info string error: ${message.message}`);
    }
  }
}
