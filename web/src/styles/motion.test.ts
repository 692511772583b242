import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { keyframes } from "../table/motion/courses.ts";

/** What the browser moves by itself, without asking the page to be laid out or painted anew. */
const CHEAP = ["transform", "opacity"];
const SOURCES = "src";

const styles = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|css)$/.test(name))
  .map((name) => {
    const text = readFileSync(`${SOURCES}/${name}`, "utf8");
    const css = name.endsWith(".css") ? text : (/<style>([^]*)<\/style>/.exec(text)?.[1] ?? "");
    return { name, css: css.replaceAll(/\/\*[^]*?\*\//g, "") };
  });

/** The properties that a style sheet moves from one value to another. */
function moved(css: string): string[] {
  const transitions = [...css.matchAll(/transition(?:-property)?:([^;}]+)/g)].flatMap(([, list = ""]) =>
    list.split(",").map((part) => part.trim().split(/\s/)[0] ?? ""),
  );
  const frames = [...css.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)].flatMap(
    ([, body = ""]) => [...body.matchAll(/([\w-]+)\s*:/g)].map(([, property = ""]) => property),
  );
  return [...transitions, ...frames].filter((property) => property !== "none");
}

describe("whatever moves", () => {
  it.each(styles.filter(({ css }) => /transition|@keyframes/.test(css)))("$name costs nothing", ({ css }) => {
    expect(moved(css).filter((property) => !CHEAP.includes(property))).toEqual([]);
  });

  it("is found", () => {
    expect(moved("a { transition: width 1s, transform 2s; }")).toEqual(["width", "transform"]);
    expect(moved("@keyframes fill {\n  from {\n    stroke: red;\n  }\n}")).toEqual(["stroke"]);
    expect(styles.flatMap(({ css }) => moved(css)).length).toBeGreaterThan(8);
  });

  it("flies by the same", () => {
    const frames = keyframes({ x: 1, y: 2, scale: 1 }, { x: 3, y: 4, scale: 2 }, { width: 5, height: 6 });
    const names = new Set(frames.flatMap((frame) => Object.keys(frame)));
    expect([...names].filter((name) => !["offset", "easing", ...CHEAP].includes(name))).toEqual([]);
  });
});
