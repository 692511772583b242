import { describe, expect, it, vi } from "vitest";
import { actionOf, inSheet, isForPage, type Actions } from "./keys.ts";

const actions = {
  enter: vi.fn(),
  back: vi.fn(),
  confirm: vi.fn(),
  undo: vi.fn(),
  hint: vi.fn(),
  log: vi.fn(),
  help: vi.fn(),
  letter: vi.fn(),
} satisfies Actions;

const of = (key: string, pressing = false, changed: Partial<Actions> = {}) =>
  actionOf(key, pressing, "wbgrko", { ...actions, ...changed });

describe("the keys of the table", () => {
  it.each([
    ["ArrowUp", "enter"],
    ["Escape", "back"],
    ["Enter", "confirm"],
    ["c", "confirm"],
    ["u", "undo"],
    ["h", "hint"],
    ["l", "log"],
    ["?", "help"],
  ] as const)("%s: %s", (key, action) => {
    expect(of(key)).toBe(actions[action]);
  });

  it("leave Enter and the arrows to the button in focus", () => {
    expect(of("Enter", true)).toBeNull();
    expect(of("ArrowLeft", true)).toBeNull();
    expect(of("c", true)).toBe(actions.confirm);
  });

  it("do nothing that is not possible", () => {
    expect(of("u", false, { undo: null })).toBeNull();
    expect(of("h", false, { hint: null })).toBeNull();
  });

  it("go on in a sheet that asks, but for what it hides", () => {
    const inside = inSheet(actions);
    const has = (key: string) => actionOf(key, false, "wbgrko", inside) !== null;
    expect(["k", "c", "Enter", "u", "h"].map(has)).toEqual([true, true, true, true, true]);
    // The dialog closes itself.
    expect(["Escape", "ArrowUp", "l", "?"].map(has)).toEqual([false, false, false, false]);
  });

  it("name the colours of the game, and no others", () => {
    of("k")?.();
    expect(actions.letter).toHaveBeenCalledWith("k");
    expect(of("p")).toBeNull();
    expect(of("Tab")).toBeNull();
  });
});

describe("a key", () => {
  const press = (html: string, init: KeyboardEventInit = {}, asking = false) => {
    document.body.innerHTML = html;
    const event = new KeyboardEvent("keydown", { key: "c", bubbles: true, cancelable: true, ...init });
    document.body.firstElementChild?.firstElementChild?.dispatchEvent(event);
    return isForPage(event, asking);
  };

  it("is for the page unless somebody is filling something in, or the browser is meant", () => {
    expect(press("<main><button></button></main>")).toBe(true);
    expect(press("<main><input></main>")).toBe(false);
    expect(press("<dialog><button></button></dialog>")).toBe(false);
    expect(press("<main><button></button></main>", { ctrlKey: true })).toBe(false);
    expect(press("<dialog><button></button></dialog>", {}, true)).toBe(true);
    expect(press("<dialog><input></dialog>", {}, true)).toBe(false);
  });
});
