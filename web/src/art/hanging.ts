/** Landscapes and portraits are hung when the table stands, a few at a time: one can play before the last is drawn. */

import type { Attachment } from "svelte/attachments";
import type { Gallery } from "./pictures.ts";

/** Milliseconds of drawing, after which others have their turn. */
const STINT = 8;

const waiting = new Map<Element, () => void>();
let called = false;

function hangSome(): void {
  called = false;
  const start = performance.now();
  for (const [image, hang] of waiting) {
    hang();
    waiting.delete(image);
    if (performance.now() - start > STINT) break;
  }
  call();
}

/** After the next frame, so that whatever changed is seen first. */
function call(): void {
  if (called || waiting.size === 0) return;
  called = true;
  requestAnimationFrame(() => setTimeout(hangSome));
}

/** Gives an `<image>` its picture: at once where it has been drawn before. */
export function hung<Key>(gallery: Gallery<Key>, key: Key): Attachment<SVGImageElement> {
  return (image) => {
    const hang = () => image.setAttribute("href", gallery.url(key));
    if (gallery.has(key)) {
      hang();
      return;
    }
    waiting.set(image, hang);
    call();
    return () => waiting.delete(image);
  };
}
