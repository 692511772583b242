import { settled, stubCaches } from "#tests/caches.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Trouble, UNREACHABLE } from "./problems.ts";
import { clearShelf, digestOf, keptAs, keptNames, orKept } from "./shelf.ts";

const away = () => Promise.reject(new Trouble(UNREACHABLE, 0));
const gone = () =>
  Promise.reject(
    new Trouble({ code: "error-no-table", values: {}, message: "There is no such table." }, 404),
  );

let kept: () => ReadonlyMap<string, Response>;
beforeEach(() => {
  kept = stubCaches();
});
afterEach(() => vi.unstubAllGlobals());

describe("what was had once", () => {
  it("is had again while the server is away", async () => {
    expect(await orKept("record a", () => Promise.resolve("text"))).toBe("text");
    await settled();
    expect(await orKept("record a", away)).toBe("text");
    // A proxy without a server behind it is no better.
    const behind = () => Promise.reject(new Trouble(UNREACHABLE, 502));
    expect(await orKept("record a", behind)).toBe("text");
    await expect(orKept("record b", away)).rejects.toThrow(UNREACHABLE.message);
  });

  it("can be listed, what was had last first", async () => {
    for (const name of ["record a", "table ü/?", "record a"]) {
      await orKept(name, () => Promise.resolve(`text of ${name}`));
      await settled();
    }
    expect(await keptNames()).toEqual(["record a", "table ü/?"]);
    expect(await keptAs("table ü/?")).toBe("text of table ü/?");
    expect(await keptAs("record b")).toBeNull();
    await clearShelf();
    expect([await keptNames(), await keptAs("record a")]).toEqual([[], null]);
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
    expect(kept().size).toBe(48);
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
  expect([await keptNames(), await keptAs("record a")]).toEqual([[], null]);
});

it("knows a long text by a short name", async () => {
  expect(await digestOf("abc")).toMatch(/^ba7816bf/);
});
