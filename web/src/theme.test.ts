import { beforeEach, expect, test } from "vitest";
import { setTheme, startTheme, theme } from "./theme.svelte.ts";

beforeEach(() => localStorage.clear());

test("the chosen theme is shown and remembered; the system's is not remembered", () => {
  startTheme();
  setTheme("dark");
  expect(theme.chosen).toBe("dark");
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  expect(localStorage.getItem("cabochon.theme")).toBe("dark");
  setTheme("system");
  expect(document.documentElement.dataset["theme"]).toBe("light");
  expect(localStorage.getItem("cabochon.theme")).toBeNull();
});
