import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { poll } from "./poll.ts";

let visible = true;

beforeEach(() => {
  visible = true;
  vi.useFakeTimers();
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => (visible ? "visible" : "hidden"));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const look = (now: boolean) => {
  visible = now;
  document.dispatchEvent(new Event("visibilitychange"));
};

test("asks at once, then after each pause", async () => {
  const ask = vi.fn(() => Promise.resolve());
  const stop = poll(ask, 1000);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test("rests while nobody looks, and asks at once when somebody does", async () => {
  const ask = vi.fn(() => Promise.resolve());
  const stop = poll(ask, 1000);
  look(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(1);
  look(true);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

test("the pause begins with the answer", async () => {
  let answer = () => {};
  const ask = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const stop = poll(ask, 1000);
  await vi.advanceTimersByTimeAsync(10_000);
  look(true);
  expect(ask).toHaveBeenCalledTimes(1);
  answer();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});
