/** Binds the language files into volumes when the page is built: `virtual:volumes` says how each is fetched. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { LANGUAGES } from "../src/language/choice.ts";
import { VOLUMES, type Volume } from "../src/language/volumes.ts";

const SHELVES = "virtual:volumes";
/** Vite's own mark of what is no file. */
const MARK = "\0";

/** What the name of a volume's file says of its language; nothing for any other file. */
export function boundIn(module: string | null): string {
  if (!module?.startsWith(`${MARK}${SHELVES}/`)) return "";
  return `-${module.slice(MARK.length + SHELVES.length + 1).split("/")[0] ?? ""}`;
}

/** `folder` is where the language files are. */
export function bindery(folder: string): Plugin {
  const names = Object.keys(VOLUMES) as Volume[];
  const shelves = () => {
    const fetch = (volume: Volume, code: string) => `"${code}": () => import("${SHELVES}/${code}/${volume}")`;
    const shelf = (volume: Volume) => `${volume}: {${LANGUAGES.map((code) => fetch(volume, code)).join()}}`;
    return `export const SHELVES = {${names.map(shelf).join()}}`;
  };
  return {
    name: "bindery",
    resolveId: (id) => (id.startsWith(SHELVES) ? MARK + id : undefined),
    load(id) {
      if (!id.startsWith(MARK + SHELVES)) return;
      const [code, volume] = id.slice(MARK.length + SHELVES.length + 1).split("/");
      if (code === undefined || volume === undefined) return shelves();
      const texts = VOLUMES[volume as Volume].map((name) => {
        const file = `${folder}/${code}/${name}.ftl`;
        this.addWatchFile(file);
        // Comments are for those who write the messages.
        return readFileSync(file, "utf8").replaceAll(/^#.*\n/gm, "");
      });
      return `export default ${JSON.stringify(texts.join("\n").replaceAll(/\n{2,}(?=[a-z])/g, "\n"))}`;
    },
  };
}
