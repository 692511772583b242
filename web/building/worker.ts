/** Tells the service worker, when the page is built, which files there are. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const WORKER = "service-worker.js";
/** What only others look at, such as pictures for links, is not kept on anybody's device. */
const LEFT_OUT = /^(preview|icon-|apple-)/;

/** `folder` has the files that are taken over as they are. */
export function serviceWorker(folder: string): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") throw new Error("the service worker was not built");
      if (worker.imports.length > 0) throw new Error("the service worker must stand alone");
      const given = readdirSync(folder).filter((name) => !LEFT_OUT.test(name));
      const built = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      // Built files have a hash of what is in them in their names; the others are looked into.
      const digest = createHash("sha256").update(built.sort().join("\n")).update(worker.code);
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("the page was not built");
      digest.update(page.source);
      for (const name of given.sort()) digest.update(readFileSync(`${folder}/${name}`));
      const content = {
        version: digest.digest("hex").slice(0, 12),
        files: ["/", ...[...given, ...built].map((name) => `/${name}`)],
      };
      worker.code = `const BUILT = ${JSON.stringify(content)};\n${worker.code}`;
    },
  };
}
