import { mount, unmount } from "svelte";
import { beforeAll, expect, it } from "vitest";
import { setLanguage } from "../language/index.ts";
import type { Outcome, Seat } from "../wire/types.ts";
import SeatList from "./SeatList.svelte";

beforeAll(() => setLanguage("en"));

it("does not let anybody's points be taken for a part of their name", async () => {
  const bot = { kind: "bot", bot: "level-3", name: "Level-3", yours: false } as unknown as Seat;
  const outcome: Outcome = {
    winners: [1],
    scores: [2, 15],
    reason: "points",
    seat: null,
  } as unknown as Outcome;
  const list = mount(SeatList, { target: document.body, props: { table: { seats: [bot, bot], outcome } } });
  const scores = [...document.querySelectorAll(".score")];
  expect(scores.map((score) => score.querySelector("[aria-hidden]")?.textContent.trim())).toEqual([
    "2",
    "15",
  ]);
  expect(scores.every((score) => score.querySelector("svg") !== null)).toBe(true);
  expect(scores.map((score) => score.querySelector(".visually-hidden")?.textContent)).toEqual([
    "2 points",
    "15 points",
  ]);
  await unmount(list);
});
