// Drawings as images: to the browser one thing each, however many shapes they have. A table has some hundred of them.
import type { Shape } from "./painter.ts";
import { element } from "./svg.ts";

/** The address of an image with this drawing. */
export function picture(viewBox: string, ...content: string[]): string {
  const svg = element("svg", { xmlns: "http://www.w3.org/2000/svg", viewBox }, ...content);
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A shape of a landscape or a portrait. */
export function drawn({ d, fill, stroke, width, opacity, at }: Shape): string {
  const lines = { stroke, "stroke-width": width, "stroke-linecap": "round", "stroke-linejoin": "round" };
  return element("path", {
    d,
    fill: fill ?? "none",
    ...(fill ? { "fill-rule": "evenodd" } : {}),
    ...(stroke ? lines : {}),
    opacity,
    transform: at,
  });
}

interface Shelf<Key> {
  get(key: Key): string | undefined;
  set(key: Key, address: string): unknown;
  has(key: Key): boolean;
}

/** Images by what they show; none is drawn twice. */
export class Gallery<Key> {
  readonly #shelf: Shelf<Key>;
  readonly #draw: (key: Key) => string;

  constructor(shelf: Shelf<Key>, draw: (key: Key) => string) {
    this.#shelf = shelf;
    this.#draw = draw;
  }

  /** Whether it has been drawn. */
  has(key: Key): boolean {
    return this.#shelf.has(key);
  }

  /** The address of the image. */
  url(key: Key): string {
    const address = this.#shelf.get(key) ?? this.#draw(key);
    this.#shelf.set(key, address);
    return address;
  }
}
