import { afterEach, describe, expect, it, vi } from "vitest";
import {
  Trouble,
  analyse,
  catalogue,
  createTable,
  enterCode,
  hint,
  join,
  leave,
  lobby,
  me,
  picture,
  puzzleSet,
  reach,
  recordJson,
  recordText,
  recordUrl,
  rename,
  replay,
  seatBot,
  tableState,
  transferCode,
} from "./api.ts";

function answers(content: BodyInit | null, status = 200): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(() => Promise.resolve(new Response(content, { status })));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("requests", () => {
  it.each([
    [() => me(), "GET", "/api/me", undefined],
    [() => reach(), "GET", "/api/reach", undefined],
    [() => rename("Ann"), "PUT", "/api/me", { name: "Ann" }],
    [() => transferCode(), "POST", "/api/me/transfer", undefined],
    [() => enterCode("K7M2P9X4"), "POST", "/api/transfer", { code: "K7M2P9X4" }],
    [() => lobby(), "GET", "/api/tables", undefined],
    [
      () => createTable({ game: "duel", seats: [{ kind: "me" }, { kind: "open" }] }),
      "POST",
      "/api/tables",
      { game: "duel", seats: [{ kind: "me" }, { kind: "open" }] },
    ],
    [() => join("abc", 1), "PUT", "/api/tables/abc/seats/1", undefined],
    [() => leave("abc", 1), "DELETE", "/api/tables/abc/seats/1", undefined],
    [() => seatBot("abc", 1, "greedy"), "PUT", "/api/tables/abc/seats/1/bot", { bot: "greedy" }],
    [() => hint("abc"), "POST", "/api/tables/abc/hint", undefined],
    [() => recordJson("abc"), "GET", "/api/tables/abc/record?format=json", undefined],
    [() => tableState("abc"), "GET", "/api/tables/abc", undefined],
    [() => replay({ record: "[…]", seat: 1 }), "POST", "/api/replay", { record: "[…]", seat: 1 }],
    [() => join("a/b?c", 0), "PUT", "/api/tables/a%2Fb%3Fc/seats/0", undefined],
  ])("%s goes to the right place", async (call, method, url, content) => {
    const fetched = answers('{"here":1}');
    expect(await call()).toEqual({ here: 1 });
    const [asked, request] = fetched.mock.calls[0] as [string, RequestInit];
    expect([asked, request.method]).toEqual([url, method]);
    expect(request.body === undefined ? undefined : JSON.parse(String(request.body))).toEqual(content);
  });

  it("leaves it to the server what the browser may keep, such as puzzles", async () => {
    const fetched = answers('{"game":"duel","puzzles":[]}');
    expect(await puzzleSet("duel")).toEqual({ game: "duel", puzzles: [] });
    const [asked, request] = fetched.mock.calls[0] as [string, RequestInit];
    expect([asked, request.cache]).toEqual(["/api/puzzles/duel", undefined]);
  });

  it("has a game analysed line by line", async () => {
    const fetched = answers('{"type":"start"}\n{"type":"end"}\n');
    const stop = new AbortController();
    const found: unknown[] = [];
    for await (const line of analyse({ record: "[…]", seconds: 0.1 }, stop.signal)) found.push(line);
    expect(found).toEqual([{ type: "start" }, { type: "end" }]);
    const [asked, request] = fetched.mock.calls[0] as [string, RequestInit];
    expect([asked, request.signal]).toEqual(["/api/analysis", stop.signal]);
    expect(JSON.parse(String(request.body))).toEqual({ record: "[…]", seconds: 0.1 });
  });

  it("has a position drawn", async () => {
    const fetched = answers("<svg/>");
    expect(await picture({ record: "[…]", moves: 3, seat: null })).toBe("<svg/>");
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/picture");
  });

  it("reads the record as a text", async () => {
    const fetched = answers('[Game "duel"]\n');
    expect(await recordText("abc")).toBe('[Game "duel"]\n');
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/tables/abc/record");
  });

  it("knows where the record is", () => {
    expect(recordUrl("abc")).toBe("/api/tables/abc/record");
  });

  it("asks for the games once, but again after a failure", async () => {
    answers("", 500);
    await expect(catalogue()).rejects.toThrow(Trouble);
    const fetched = answers('{"games":[]}');
    expect(await catalogue()).toBe(await catalogue());
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe("troubles", () => {
  const trouble = async (request: Promise<unknown>) =>
    request.then(
      () => null,
      (error: unknown) => (error instanceof Trouble ? [error.problem.code, error.status] : error),
    );

  it("are the server's problems", async () => {
    answers('{"code":"error-table","values":{"id":"abc"},"message":"no"}', 404);
    expect(await trouble(me())).toEqual(["error-table", 404]);
  });

  it("are those of something between", async () => {
    answers("<h1>Bad gateway</h1>", 502);
    expect(await trouble(me())).toEqual(["answer-unreadable", 502]);
    answers('{"detail":"other"}', 500);
    expect(await trouble(me())).toEqual(["answer-unreadable", 500]);
    answers("not JSON", 200);
    expect(await trouble(me())).toEqual(["answer-unreadable", 200]);
  });

  it("are those of the network", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed")));
    expect(await trouble(me())).toEqual(["unreachable", 0]);
  });
});
