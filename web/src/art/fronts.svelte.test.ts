import { flushSync, mount, unmount, type Component } from "svelte";
import { expect, test } from "vitest";
import { NOBLES, ROYALS, SPLENDOR } from "../../gallery/faces.ts";
import * as art from "./index.ts";

/** What lies upon a drawing before and after a change. */
function before<Props extends Record<string, unknown>>(
  component: Component<Props>,
  given: Props,
  changed: Partial<Props>,
) {
  const props = $state(given);
  const target = document.createElement("div");
  const drawn = mount(component, { target, props });
  flushSync();
  const front = () => target.querySelector("svg")?.lastElementChild;
  const old = front();
  Object.assign(props, changed);
  flushSync();
  const now = front();
  void unmount(drawn);
  return { old, now };
}

function first<Face>(faces: readonly Face[]): Face {
  const [face] = faces;
  if (!face) throw new Error("there are no faces");
  return face;
}

const face = first(SPLENDOR);
const noble = first(NOBLES);
const royal = first(ROYALS);

test("what looks the same is not drawn anew", () => {
  for (const { old, now } of [
    before(art.Card, { face, cost: [1, 0, 0, 2, 0] }, { cost: [1, 0, 0, 2, 0] }),
    before(art.Token, { kind: "red", count: 2, pile: true }, { kind: "r", count: 2 }),
    before(art.Noble, { number: 0, face: noble, size: "1rem" }, { size: "2rem" }),
    before(art.Royal, { number: 0, face: royal, size: "1rem" }, { size: "2rem" }),
  ]) {
    expect(old).toBeTruthy();
    expect(now).toBe(old);
  }
});

test("what changes is drawn anew", () => {
  for (const { old, now } of [
    before(art.Card, { face, cost: [1, 0, 0, 2, 0] }, { cost: [0, 0, 0, 2, 0] }),
    before(art.Card, { face, affordable: false }, { affordable: true }),
    before(art.Token, { kind: "red", count: 2 }, { count: 3 }),
  ]) {
    expect(now).toBeTruthy();
    expect(now).not.toBe(old);
  }
});
