import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { become, guest, introduce, leaveForGood, meet, nameFlaw, nameMyself } from "./guest.svelte.ts";
import { setLanguage } from "./language/index.ts";

/** A server that knows this name, and keeps what it is told. */
function server(name: string): { readonly calls: string[]; name: string } {
  const known = { calls: [] as string[], name };
  vi.stubGlobal("fetch", (url: string, request: RequestInit) => {
    known.calls.push(`${request.method} ${url}`);
    if (request.method === "PUT") known.name = (JSON.parse(String(request.body)) as { name: string }).name;
    return Promise.resolve(new Response(JSON.stringify({ name: known.name })));
  });
  return known;
}

beforeAll(() => setLanguage("en"));
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("a name is asked for only where it is needed, and proposed before", async () => {
  const known = server("");
  await meet();
  expect(guest.name).toBe("");
  expect(guest.suggestion).toMatch(/^[A-Z][a-z]+$/);
  expect(known.calls).toEqual(["GET /api/me"]);
  await nameMyself();
  expect(known.name).toBe(guest.suggestion);
  await nameMyself();
  expect(known.calls).toEqual(["GET /api/me", "PUT /api/me"]);
});

test("the friendly name that is proposed is the same at every visit, until somebody else comes", async () => {
  server("");
  for (const stone of ["Topaz", "Jade"]) {
    vi.resetModules();
    localStorage.setItem("cabochon.offered", stone.toLowerCase());
    const visit = await import("./guest.svelte.ts");
    await (await import("./language/index.ts")).setLanguage("en");
    expect(visit.guest.suggestion).toBe(stone);
  }
  // What is no stone is no name; the one that was found instead stays.
  localStorage.setItem("cabochon.offered", "granite");
  vi.resetModules();
  await import("./guest.svelte.ts");
  const offered = localStorage.getItem("cabochon.offered");
  expect(offered).toMatch(/^(opal|amber|jade|coral|garnet|topaz|amethyst|agate)$/);
  vi.resetModules();
  await import("./guest.svelte.ts");
  expect(localStorage.getItem("cabochon.offered")).toBe(offered);
});

test("a server that has forgotten the person is told again", async () => {
  server("");
  await introduce("  Ida ");
  expect(guest.name).toBe("Ida");
  const other = server("");
  await meet();
  expect(other.name).toBe("Ida");
  expect(guest.name).toBe("Ida");
});

test("a remembered name that can't be anybody's any more is forgotten", async () => {
  localStorage.setItem("cabochon.name", "Greedy");
  vi.stubGlobal("fetch", (_: string, request: RequestInit) =>
    Promise.resolve(
      request.method === "PUT"
        ? Response.json({ code: "error-name-taken", values: {}, message: "taken" }, { status: 409 })
        : Response.json({ name: "" }),
    ),
  );
  await meet();
  expect(guest.name).toBe("");
  expect(localStorage.getItem("cabochon.name")).toBeNull();
});

test("who comes with a code finds nothing of who was here, and the device as it was", async () => {
  server("");
  await introduce("Ida");
  for (const key of ["bot", "coach", "commitments", "lessons", "muted", "puzzles"])
    localStorage.setItem(`cabochon.${key}`, "{}");
  for (const key of ["analysis", "language", "pace", "preferences", "theme"])
    localStorage.setItem(`cabochon.${key}`, "{}");
  server("Ben");
  await become("code");
  expect([guest.name, guest.suggestion]).toEqual(["Ben", "Ben"]);
  expect(Object.keys(localStorage).sort()).toEqual(
    ["analysis", "language", "name", "offered", "pace", "preferences", "theme"].map(
      (key) => `cabochon.${key}`,
    ),
  );
});

test("whoever leaves for good is somebody new", async () => {
  server("");
  await introduce("Ida");
  localStorage.setItem("cabochon.commitments", "[]");
  const requests: RequestInit[] = [];
  vi.stubGlobal("fetch", (_: string, request: RequestInit) => {
    requests.push(request);
    return Promise.resolve(
      Response.json(request.method === "DELETE" ? { deleted: 1, nameless: 2 } : { name: "" }),
    );
  });
  expect(await leaveForGood()).toEqual({ deleted: 1, nameless: 2 });
  expect(requests.map(({ method, body }) => [method, body])).toEqual([
    ["DELETE", '{"confirm":"everything"}'],
    ["GET", undefined],
  ]);
  expect(guest.name).toBe("");
  expect(guest.suggestion).not.toBe("Ida");
  // Nothing is left but the friendly name that somebody new is offered.
  expect(Object.keys(localStorage)).toEqual(["cabochon.offered"]);
});

test("names are neither empty nor too long, counted as people count", () => {
  expect(nameFlaw(" ")).toBe("Please enter a name.");
  expect(nameFlaw("x".repeat(25))).toBe(
    "A name has at most 24 letters, or 12 Chinese or Japanese characters.",
  );
  expect(nameFlaw("e\u0301".repeat(24))).toBeNull();
  for (const wide of ["💎", "漢", "キ", "한"]) {
    expect(nameFlaw(wide.repeat(12))).toBeNull();
    expect(nameFlaw(wide.repeat(13))).not.toBeNull();
  }
});

test("a friendly name is nobody else's at the table", async () => {
  server("");
  await meet();
  const usual = guest.suggestion;
  expect(guest.suggestionBeside(["Ida"])).toBe(usual);
  const other = guest.suggestionBeside([usual]);
  expect(other).not.toBe(usual);
  expect(other).toMatch(/^[A-Z][a-z]+$/);
  await introduce(usual);
  expect(guest.suggestionBeside([usual])).toBe(usual); // chosen, so kept
});
