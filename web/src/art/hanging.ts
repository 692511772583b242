/** What is hung when the table stands, step by step: one can play before the last of it is drawn. */

import type { Attachment } from "svelte/attachments";
import type { Gallery } from "./pictures.ts";

/** How many of a kind make up a step. */
const PICTURES = 1; // the browser reads one as soon as it hangs, which takes longer than drawing it
const DRAWINGS = 4;

const waiting = new Map<() => void, number>();
let called = false;

function step(): void {
  called = false;
  let share = 0;
  try {
    for (const [hang, part] of waiting) {
      if (share + part > 1) break;
      share += part;
      waiting.delete(hang);
      hang();
    }
  } finally {
    // One that fails keeps none of the others waiting.
    call();
  }
}

/** After the next frame, so that whatever changed is seen first. */
function call(): void {
  if (called || waiting.size === 0) return;
  called = true;
  requestAnimationFrame(() => setTimeout(step));
}

function wait(run: () => void, atOnce: number): () => void {
  // Twice the same is hung twice.
  const hang = () => run();
  waiting.set(hang, 1 / atOnce);
  call();
  return () => waiting.delete(hang);
}

/** Has a drawing made later; returns how to think better of it. */
export function hangLater(draw: () => void): () => void {
  return wait(draw, DRAWINGS);
}

/** Gives an `<image>` its picture, a landscape, a portrait or a stone: at once where it has been drawn before. */
export function hung<Key>(gallery: Gallery<Key>, key: Key): Attachment<SVGImageElement> {
  return (image) => {
    const hang = () => image.setAttribute("href", gallery.url(key));
    if (!gallery.has(key)) return wait(hang, PICTURES);
    hang();
    return undefined;
  };
}
