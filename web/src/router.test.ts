import { afterEach, beforeEach, expect, test } from "vitest";
import { followLinks, go, router } from "./router.svelte.ts";

let stop: () => void;
// The test's browser would follow links before the page hears of the press.
const { happyDOM } = window as unknown as {
  happyDOM: { settings: { navigation: Record<string, boolean> } };
};

beforeEach(() => {
  stop = followLinks();
  happyDOM.settings.navigation["disableMainFrameNavigation"] = true;
  happyDOM.settings.navigation["disableFallbackToSetURL"] = true;
  go("/");
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Presses a link; whether the page went there by itself. */
function press(href: string, options: MouseEventInit = {}, attributes: Record<string, string> = {}): boolean {
  const link = document.createElement("a");
  link.href = href;
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  const words = link.appendChild(document.createElement("span"));
  document.body.append(link);
  const before = router.visits;
  words.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...options }));
  return router.visits > before;
}

test("links to places of the page change the place", () => {
  expect(press("/new?game=duel&with=screen")).toBe(true);
  expect(router.route).toEqual({ page: "new", game: "duel", company: "screen" });
  expect(location.search).toBe("?game=duel&with=screen");
});

test("everything else is left to the browser", () => {
  const away = new URL("/", location.href);
  away.hostname = "elsewhere.example";
  expect(press(away.href)).toBe(false);
  expect(press("/new", { ctrlKey: true })).toBe(false);
  expect(press("/new", { button: 1 })).toBe(false);
  expect(press("/new", {}, { target: "_blank" })).toBe(false);
  expect(press("/api/tables/abc/record")).toBe(false);
  expect(press("/new", {}, { download: "" })).toBe(false);
  expect(router.route).toEqual({ page: "home" });
});

test("going back is another visit", () => {
  go("/t/abc");
  const visits = router.visits;
  history.replaceState(null, "", "/");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(router.route).toEqual({ page: "home" });
  expect(router.visits).toBe(visits + 1);
});

test("anchors are kept on the way to another place, and are no other place themselves", () => {
  expect(press("/rules/duel#term-gold")).toBe(true);
  expect(location.hash).toBe("#term-gold");
  const { visits } = router;
  history.replaceState(null, "", "/rules/duel#setup");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(router.visits).toBe(visits);
  expect(press("/rules/duel#goal")).toBe(false);
});
