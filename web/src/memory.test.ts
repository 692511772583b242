import { afterEach, expect, test, vi } from "vitest";
import { forgetPerson, recall, remember, whenSomebodyElse } from "./memory.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const refuse = () => {
  throw new DOMException("denied", "SecurityError");
};

test("what is remembered is recalled, until it is forgotten", () => {
  expect(recall("bot")).toBeNull();
  remember("bot", "1");
  expect(recall("bot")).toBe("1");
  expect(localStorage.getItem("cabochon.bot")).toBe("1");
  remember("bot", null);
  expect(recall("bot")).toBeNull();
});

test("where storage is switched off, it lasts as long as the page", () => {
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  remember("pace", "2");
  expect(recall("pace")).toBe("2");
  remember("pace", null);
  expect(recall("pace")).toBeNull();
});

test("where storage is full, it lasts as long as the page, too", () => {
  const old = { "cabochon.pace": "1" } as Record<string, string>;
  vi.stubGlobal("localStorage", { getItem: (key: string) => old[key] ?? null, setItem: refuse });
  remember("pace", "4");
  expect(recall("pace")).toBe("4");
  vi.unstubAllGlobals();
  remember("pace", "2"); // there is room again
  expect([recall("pace"), localStorage.getItem("cabochon.pace")]).toEqual(["2", "2"]);
});

test("when somebody else comes, what was the person's goes and what is the device's stays", () => {
  const told = vi.fn();
  whenSomebodyElse(told);
  remember("theme", "dark");
  remember("name", "Ida");
  remember("lessons", "{}");
  forgetPerson();
  expect([recall("theme"), recall("name"), recall("lessons")]).toEqual(["dark", null, null]);
  expect(told).toHaveBeenCalledOnce();
});
