/**
 * When a service worker takes over, the browser forgets which images it has read, and would read all of a sheet's at
 * once. It is given those of the page again, one by one, before that.
 */

import { soon } from "../soon.ts";

export function reread(page: ParentNode): void {
  for (const image of page.querySelectorAll<HTMLImageElement>(".art-images img")) {
    soon(() => image.setAttribute("src", image.src));
  }
}

export function rereadWhenTakenOver(): void {
  // Browsers have none where the page does not come by https.
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => reread(document));
}
