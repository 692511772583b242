import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { drawDefinitions } from "./src/art/definitions.ts";
import { bindery, boundIn } from "./building/bindery.ts";
import { chunks, eagerly } from "./building/chunks.ts";
import { noScript } from "./building/no-script.ts";
import { packing } from "./building/packing.ts";
import { serviceWorker } from "./building/worker.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

// The language files are those of the Python package.
const languages = path("../src/cabochon/language");

const TESTS = ["src/**/*.test.ts"];

/** The tests that put a module in the place of another, where others in the same process would find it, too. */
function replacing(): string[] {
  return readdirSync(path("src"), { recursive: true, encoding: "utf-8" })
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => `src/${name.replaceAll("\\", "/")}`)
    .filter((name) => readFileSync(path(name), "utf-8").includes("vi.mock("));
}

export default defineConfig({
  plugins: [
    // The page trusts no text as HTML; asking for that trust took a quarter of the time of putting a table together.
    svelte({ compilerOptions: { fragments: "tree" } }),
    bindery(languages),
    drawDefinitions(),
    noScript(languages),
    serviceWorker(path("public")),
    eagerly(),
    packing(),
  ],
  resolve: {
    alias: { "#tests": path("tests") },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  // The server serves what is built; a wheel contains it.
  build: {
    outDir: path("../src/cabochon/server/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A lesson has its table with it; elsewhere that is fetched.
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      input: { index: path("index.html"), "service-worker": path("src/worker/service-worker.ts") },
      output: {
        codeSplitting: chunks,
        // The service worker is found by its name, at the top, so that it may answer for every page.
        entryFileNames: ({ name }) => (name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js"),
        // Texts are called after their language, by which the server has them fetched ahead.
        chunkFileNames: ({ facadeModuleId }) => `assets/[name]${boundIn(facadeModuleId)}-[hash].js`,
      },
    },
  },
  server: {
    fs: { allow: [path("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "happy-dom",
    unstubGlobals: true,
    // A busy machine takes its time.
    testTimeout: 30_000,
    projects: [
      // Each file begins afresh in a document that it shares: one of its own would take most of the time.
      {
        extends: true,
        test: {
          name: "together",
          include: TESTS,
          exclude: replacing(),
          isolate: false,
          setupFiles: ["tests/afresh.ts"],
        },
      },
      { extends: true, test: { name: "apart", include: replacing() } },
    ],
  },
});
