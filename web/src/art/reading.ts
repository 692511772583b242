/**
 * The images that come with the page are read one by one: all at once, when the page arrives, would take the browser
 * too long. When a service worker takes over, it forgets what it has read, and is given them again.
 */

import { soon } from "../soon.ts";

function read(page: ParentNode): void {
  for (const image of page.querySelectorAll<HTMLImageElement>(".art-images img")) {
    soon(() => image.setAttribute("src", image.dataset["src"] ?? ""));
  }
}

export function readImages(page: ParentNode): void {
  read(page);
  // Browsers have none where the page does not come by https.
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => read(page));
}
