// The bot of first_bot.py in JavaScript: node examples/first_bot.mjs
import { createInterface } from "node:readline";

let legal = []; // the moves of the position that came last
let state = 0;

// JavaScript's own random numbers can't be repeated; these can.
function random(below) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}

// Buy, else take as much as possible, else whatever there is.
function choose() {
  const purchases = legal.filter((move) => move.startsWith("buy"));
  const takes = legal.filter((move) => move.startsWith("take"));
  if (purchases.length > 0) return purchases[random(purchases.length)];
  if (takes.length > 0) return takes.reduce((best, move) => (move.length > best.length ? move : best));
  return legal[random(legal.length)];
}

// Ends with the input.
for await (const line of createInterface({ input: process.stdin })) {
  const [command] = line.split(" ", 1);
  const rest = line.slice(command.length + 1);
  if (command === "cabochon") {
    console.log("id name First bot in JavaScript");
    console.log("id author You");
    console.log("game splendor 2 3 4");
    console.log("game duel 2");
    console.log("option seed number 0 0 1000000");
    console.log("ready 1");
  } else if (command === "setoption" && rest.startsWith("seed ")) {
    state = Number(rest.slice("seed ".length));
  } else if (command === "isready") {
    console.log("ready");
  } else if (command === "position") {
    legal = JSON.parse(rest).legal;
  } else if (command === "go") {
    console.log(`bestmove ${choose()}`);
  } else if (command === "quit") {
    process.exit();
  }
}
