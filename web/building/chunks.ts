/** Which modules travel together: what the first table needs comes in few files, and nothing comes too early. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** Where each file of the first moments begins. What several of them need goes into the first of those. */
const BEGINNINGS: Record<string, RegExp> = {
  base: /\/src\/main\.ts$/,
  home: /\/src\/pages\/Home\.svelte$/,
  table: /\/src\/(pages\/Table|table\/TablePage)\.svelte$/,
  splendor: /\/src\/games\/splendor\/table\.ts$/,
  duel: /\/src\/games\/duel\/table\.ts$/,
};

type Look = (id: string) => { importers: readonly string[] } | null;

/** The beginnings from which a module is reached without anything being fetched later. */
function reachedFrom(start: string, look: Look): Set<string> {
  const seen = new Set<string>();
  const found = new Set<string>();
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    for (const [name, beginning] of Object.entries(BEGINNINGS)) if (beginning.test(id)) found.add(name);
    open.push(...(look(id)?.importers ?? []));
  }
  return found;
}

/** The file of a module among those of the first moments; null for one that comes when it is needed. */
function fileOf(id: string, look: Look): string | null {
  const from = reachedFrom(id, look);
  if (from.has("base")) return "base";
  if (from.has("home")) return from.has("table") ? "things" : "home";
  if (from.has("table")) return "table";
  if (from.has("splendor")) return from.has("duel") ? "table" : "splendor-table";
  return from.has("duel") ? "duel-table" : null;
}

// A file takes along what it needs, unless a file named before it has that.
const FILES = ["base", "things", "home", "table", "splendor-table", "duel-table"];

export const chunks: Rolldown.CodeSplittingOptions = {
  groups: FILES.map((file, index) => ({
    name: (id, context) => (fileOf(id, (other) => context.getModuleInfo(other)) === file ? file : null),
    priority: FILES.length - index,
  })),
};

/** Has browsers that know how compile these files at once, beside everything else: nearly all of them is used at once. */
export function eagerly(): Plugin {
  let folder = "";
  return {
    name: "eagerly",
    apply: "build",
    configResolved: ({ build }) => {
      folder = build.outDir;
    },
    writeBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk" || !FILES.includes(file.name)) continue;
        // It must be the first line of all, and others write theirs until the end.
        writeFileSync(join(folder, file.fileName), `//# allFunctionsCalledOnLoad\n${file.code}`);
      }
    },
  };
}
