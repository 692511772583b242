/** Light, dark, or as the system is; remembered in the browser, shown by `data-theme` on <html>. */

import { recall, remember } from "./memory.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** `--panel` of each, on which the header stands. */
const EDGES = { light: "#fffaf0", dark: "#123136" } as const;
const dark = matchMedia("(prefers-color-scheme: dark)");

function remembered(): Theme {
  const stored = recall("theme");
  return THEMES.find((theme) => theme === stored) ?? "system";
}

let chosen = $state<Theme>(remembered());

export const theme = {
  get chosen(): Theme {
    return chosen;
  },
};

function show(): void {
  const shown = chosen === "system" ? (dark.matches ? "dark" : "light") : chosen;
  document.documentElement.dataset["theme"] = shown;
  // What the browser draws around the page goes with its top.
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
    meta.content = EDGES[shown];
}

export function setTheme(next: Theme): void {
  chosen = next;
  remember("theme", next === "system" ? null : next);
  show();
}

/** Shows the theme, and follows the system from now on. */
export function startTheme(): void {
  show();
  dark.addEventListener("change", show);
}
