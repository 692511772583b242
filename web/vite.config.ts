import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { drawDefinitions } from "./src/art/definitions.ts";
import { bindery } from "./src/language/bindery.ts";
import { noScript } from "./src/language/no-script.ts";
import { serviceWorker } from "./src/worker/building.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

// The language files are those of the Python package.
const languages = path("../src/cabochon/language");

export default defineConfig({
  plugins: [
    svelte(),
    bindery(languages),
    drawDefinitions(),
    noScript(languages),
    serviceWorker(path("public")),
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
      checks: { bundlerTimings: false },
      input: { index: path("index.html"), "service-worker": path("src/worker/service-worker.ts") },
      output: {
        // The service worker is found by its name, at the top, so that it may answer for every page.
        entryFileNames: ({ name }) => (name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    fs: { allow: [path("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  // A busy machine takes its time.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], testTimeout: 30_000 },
});
