import { afterEach, describe, expect, it } from "vitest";
import { askedAt, asking, type Asked } from "./asking.ts";

function table(): HTMLElement {
  const make = (name: string, data: Record<string, string>, ...inside: HTMLElement[]) => {
    const element = document.createElement(name);
    Object.assign(element.dataset, data);
    element.append(...inside);
    return element;
  };
  const all = make(
    "div",
    {},
    make("button", { target: "noble-2", term: "nobles" }, make("i", { test: "noble" })),
    make("button", { target: "bank-w", keyTerm: "token" }, make("i", { test: "pile" })),
    make(
      "li",
      { term: "crown" },
      make("i", { test: "crown" }),
      make("button", {}, make("i", { test: "in" })),
    ),
    make("span", { term: "nonsense" }, make("i", { test: "nonsense" })),
    make("i", { test: "plain" }),
  );
  document.body.append(all);
  return all;
}

const part = (name: string) => document.querySelector<HTMLElement>(`[data-test=${name}]`);

afterEach(() => document.body.replaceChildren());

describe("asking what something is", () => {
  it("by a press, where a press does nothing else", () => {
    const heard: Asked[] = [];
    const stop = asking((asked) => heard.push(asked))(table());
    for (const name of ["noble", "pile", "crown", "in", "nonsense", "plain"]) part(name)?.click();
    expect(heard).toEqual([
      { term: "nobles", target: "noble-2" },
      { term: "crown", target: null },
    ]);
    stop();
    part("noble")?.click();
    expect(heard).toHaveLength(2);
  });

  it("by a key, of everything that has a word", () => {
    table();
    expect(askedAt(part("noble"))).toEqual({ term: "nobles", target: "noble-2" });
    expect(askedAt(part("pile"))).toEqual({ term: "token", target: "bank-w" });
    expect(askedAt(part("plain"))).toBeNull();
    expect(askedAt(part("nonsense"))).toBeNull();
    expect(askedAt(null)).toBeNull();
  });
});
