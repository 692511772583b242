import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepAddress } from "./address.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("the address follows after a rest, to where one stays", () => {
  const replaced = vi.spyOn(history, "replaceState").mockImplementation(() => undefined);
  let path = $state<string | null>(null);
  const leave = $effect.root(() => keepAddress(() => path));
  const go = (to: string | null) => {
    path = to;
    flushSync();
  };
  go("/replay/abc?at=1");
  vi.advanceTimersByTime(100);
  go("/replay/abc?at=2");
  vi.advanceTimersByTime(1000);
  expect(replaced.mock.calls.map(([, , address]) => address)).toEqual(["/replay/abc?at=2"]);
  // Nothing to say, and nobody there.
  go("/replay/abc?at=3");
  go(null);
  vi.advanceTimersByTime(1000);
  go("/replay/abc?at=4");
  leave();
  vi.advanceTimersByTime(1000);
  expect(replaced).toHaveBeenCalledOnce();
});
