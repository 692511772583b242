import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pointed } from "./pointed.ts";

let table: HTMLElement;
let card: HTMLElement;
let told: (HTMLElement | null)[];
let clicks: number;
let release: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  table = document.createElement("div");
  card = document.createElement("button");
  card.dataset["card"] = "12";
  table.append(card);
  document.body.append(table);
  told = [];
  clicks = 0;
  card.addEventListener("click", () => (clicks += 1));
  release = pointed((found) => told.push(found))(table);
});

afterEach(() => {
  release();
  table.remove();
  vi.useRealTimers();
});

const pointer = (name: string, pointerType: string, on: HTMLElement = card) =>
  on.dispatchEvent(new PointerEvent(name, { pointerType, bubbles: true }));

describe("asking about a card", () => {
  it("works by moving the mouse over it and away", () => {
    pointer("pointerover", "mouse");
    expect(told.at(-1)).toBe(card);
    pointer("pointerover", "mouse", table);
    expect(told.at(-1)).toBeNull();
  });

  it("works by resting a finger on it, which is no press", () => {
    pointer("pointerdown", "touch");
    vi.advanceTimersByTime(1000);
    expect(told.at(-1)).toBe(card);
    pointer("pointerup", "touch");
    pointer("pointerleave", "touch", table);
    expect(told.at(-1)).toBe(card);
    card.click();
    expect(clicks).toBe(0);
    card.click();
    expect(clicks).toBe(1);
  });

  it("is not meant by a short touch", () => {
    pointer("pointerdown", "touch");
    pointer("pointerup", "touch");
    vi.advanceTimersByTime(1000);
    card.click();
    expect(told).toEqual([null]);
    expect(clicks).toBe(1);
  });
});
