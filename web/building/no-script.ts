/** For browsers without JavaScript: a line in each language, put into the page when it is built. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { LANGUAGES, type LanguageCode } from "../src/language/choice.ts";

/** `folder` is where the language files are. */
export function noScript(folder: string): Plugin {
  const line = (code: LanguageCode): HtmlTagDescriptor => {
    const bundle = new FluentBundle(code);
    bundle.addResource(new FluentResource(readFileSync(`${folder}/${code}/page.ftl`, "utf8")));
    const words = bundle.getMessage("page-no-script")?.value;
    if (typeof words !== "string") throw new Error(`page-no-script is no plain text in ${code}`);
    return { tag: "p", attrs: { lang: code }, children: words };
  };
  return {
    name: "no-script",
    transformIndexHtml: () => [{ tag: "noscript", children: LANGUAGES.map(line), injectTo: "body-prepend" }],
  };
}
