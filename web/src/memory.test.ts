import { afterEach, expect, test, vi } from "vitest";
import { recall, remember } from "./memory.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("what is remembered is recalled, until it is forgotten", () => {
  expect(recall("a")).toBeNull();
  remember("a", "1");
  expect(recall("a")).toBe("1");
  expect(localStorage.getItem("a")).toBe("1");
  remember("a", null);
  expect(recall("a")).toBeNull();
});

test("where storage is switched off, it lasts as long as the page", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  remember("b", "2");
  expect(recall("b")).toBe("2");
  remember("b", null);
  expect(recall("b")).toBeNull();
});
