import { expect, it } from "vitest";
import { wayOf } from "./ways.ts";

const FILES = new Set(["/", "/icon.svg", "/assets/index-1a2b.js"]);
const way = (path: string, more: Partial<Pick<Request, "method" | "mode">> = {}) =>
  wayOf(
    { method: "GET", mode: "cors", url: new URL(path, "http://table.example").href, ...more },
    "http://table.example",
    FILES,
  );

it("answers every page with the page", () => {
  for (const path of ["/", "/rules/duel", "/t/k7m2p9x4qa", "/replay/k7m2p9x4qa?at=3"])
    expect(way(path, { mode: "navigate" })).toBe("page");
});

it("has the files that were built with it, and no others", () => {
  expect(way("/assets/index-1a2b.js")).toBe("file");
  expect(way("/icon.svg")).toBe("file");
  expect(way("/assets/index-9z8y.js")).toBeNull();
  expect(way("/service-worker.js")).toBeNull();
});

it("keeps answers that are the same for everybody", () => {
  for (const path of ["/api/games", "/api/puzzles/splendor?level=2"]) expect(way(path)).toBe("answer");
});

it("keeps nothing that is about somebody, and touches nothing that acts or goes elsewhere", () => {
  for (const path of [
    "/api/me",
    "/api/me/tables",
    "/api/me/export",
    "/api/tables",
    "/api/tables/k7m2p9x4qa",
    "/api/tables/k7m2p9x4qa/record",
    "/api/gamesome",
    "/api/health",
    "/api",
  ]) {
    expect(way(path), path).toBeNull();
    expect(way(path, { mode: "navigate" }), path).toBeNull();
  }
  expect(way("/api/games", { method: "POST" })).toBeNull();
  expect(way("/api/puzzles/1/answer", { method: "POST" })).toBeNull();
  expect(way("http://elsewhere.example/api/games")).toBeNull();
});
