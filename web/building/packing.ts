/** Packs what was built as tightly as possible, once: the server gives it to whoever can unpack it. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

const PACKED = /\.(js|css|html|svg|webmanifest)$/;
/** Bytes from which on it is worth it. */
const WORTH = 1000;

export function packing(): Plugin {
  let folder = "";
  return {
    name: "packing",
    apply: "build",
    configResolved: ({ build }) => {
      folder = build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!PACKED.test(name)) continue;
        const content = readFileSync(join(folder, name));
        if (content.length > WORTH) writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
      }
    },
  };
}
