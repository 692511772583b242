import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Trouble, UNREACHABLE } from "./problems.ts";
import { clearShelf, digestOf, orKept } from "./shelf.ts";

const away = () => Promise.reject(new Trouble(UNREACHABLE, 0));
const gone = () =>
  Promise.reject(
    new Trouble({ code: "error-no-table", values: {}, message: "There is no such table." }, 404),
  );

/** A cache in memory. */
class FakeCache {
  readonly kept = new Map<string, Response>();
  match = (place: string) => Promise.resolve(this.kept.get(place)?.clone());
  put = (place: string, answer: Response) => Promise.resolve(void this.kept.set(place, answer));
  delete = (place: string) => Promise.resolve(this.kept.delete(place));
  keys = () => Promise.resolve([...this.kept.keys()]);
}

let cache: FakeCache;
beforeEach(() => {
  cache = new FakeCache();
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("caches", {
    open: () => Promise.resolve(cache),
    delete: () => Promise.resolve((cache = new FakeCache())),
  });
});
afterEach(() => vi.unstubAllGlobals());

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe("what was had once", () => {
  it("is had again while the server is away", async () => {
    expect(await orKept("record a", () => Promise.resolve("text"))).toBe("text");
    await settled();
    expect(await orKept("record a", away)).toBe("text");
    await expect(orKept("record b", away)).rejects.toThrow(UNREACHABLE.message);
  });

  it("does not hide what the server says now", async () => {
    await orKept("record a", () => Promise.resolve("text"));
    await settled();
    await expect(orKept("record a", gone)).rejects.toThrow("There is no such table.");
  });

  it("makes room for what is new, and is forgotten with the guest", async () => {
    for (let number = 0; number < 60; number += 1) {
      await orKept(`record ${number}`, () => Promise.resolve(number));
      await settled();
    }
    expect(cache.kept.size).toBe(48);
    await expect(orKept("record 0", away)).rejects.toThrow();
    expect(await orKept("record 59", away)).toBe(59);
    await clearShelf();
    await expect(orKept("record 59", away)).rejects.toThrow();
  });
});

it("keeps nothing where the browser can't", async () => {
  vi.stubGlobal("isSecureContext", false);
  expect(await orKept("record a", () => Promise.resolve("text"))).toBe("text");
  await expect(orKept("record a", away)).rejects.toThrow(UNREACHABLE.message);
  expect(await digestOf("text")).toBe("");
});

it("knows a long text by a short name", async () => {
  expect(await digestOf("abc")).toMatch(/^ba7816bf/);
});
