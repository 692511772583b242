import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Kept, texts, textsByName } from "./kept.svelte.ts";
import { forgetPerson } from "./memory.ts";

const KEY = "cabochon.muted";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test.each(["", "{", "null", "7", '{"a": 1}', "[1, null]"])(
  "of %s nothing is made that was not meant",
  (text) => {
    localStorage.setItem(KEY, text);
    expect(new Kept("muted", texts).now).toEqual([]);
  },
);

test("what is partly right is partly kept", () => {
  expect(texts(["a", 1, "b"])).toEqual(["a", "b"]);
  expect(textsByName({ duel: ["a", 1], splendor: "b" })).toEqual({ duel: ["a"], splendor: [] });
  expect(textsByName([["a"]])).toEqual({});
});

test("two tabs add to the same", () => {
  const [here, there] = [new Kept("muted", texts), new Kept("muted", texts)];
  expect([here.now, there.now]).toEqual([[], []]);
  here.change((now) => [...now, "a"]);
  there.change((now) => [...now, "b"]);
  here.change((now) => [...now, "c"]);
  expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual(["a", "b", "c"]);
  expect(there.now).toEqual(["a", "b", "c"]);
});

test("what is shown follows: a change here, one in another tab, and somebody else at the browser", () => {
  const kept = new Kept("muted", texts);
  const shown: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void shown.push(kept.now.join(" ")));
  });
  flushSync();
  kept.change(() => ["a"]);
  flushSync();
  localStorage.setItem(KEY, '["a", "b"]');
  dispatchEvent(new StorageEvent("storage", { key: KEY }));
  flushSync();
  dispatchEvent(new StorageEvent("storage", { key: "something else" }));
  flushSync();
  forgetPerson();
  flushSync();
  expect(shown).toEqual(["", "a", "a b", ""]);
  stop();
});

test("whoever writes while they are told is not told for ever", () => {
  const kept = new Kept("muted", texts);
  let runs = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      runs += 1;
      kept.change((now) => [...new Set(now).add("a")]);
    });
  });
  flushSync();
  expect([runs, kept.now]).toEqual([1, ["a"]]);
  stop();
});

test("where storage is closed, it lasts as long as the page", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  const kept = new Kept("muted", texts);
  kept.change((now) => [...now, "a"]);
  kept.change((now) => [...now, "b"]);
  expect(kept.now).toEqual(["a", "b"]);
  forgetPerson();
  expect(kept.now).toEqual([]);
});
