import { expect, test, vi } from "vitest";
import { hung } from "./hanging.ts";
import { Gallery } from "./pictures.ts";

const gallery = () => new Gallery(new Map<string, string>(), (name) => `drawn:${name}`);
const frame = () => document.createElementNS("http://www.w3.org/2000/svg", "image");
const href = (image: Element) => image.getAttribute("href");

test("a picture is hung after what is around it, and one that was drawn before at once", async () => {
  const pictures = gallery();
  const [first, second] = [frame(), frame()];
  hung(pictures, "mine")(first);
  expect(href(first)).toBeNull();
  await vi.waitFor(() => expect(href(first)).toBe("drawn:mine"));
  hung(pictures, "mine")(second);
  expect(href(second)).toBe("drawn:mine");
});

test("all are hung in the end, except where the frame has gone", async () => {
  const pictures = gallery();
  const images = ["a", "b", "c"].map((name) => {
    const image = frame();
    return { name, image, gone: hung(pictures, name)(image) };
  });
  images[1]?.gone?.();
  await vi.waitFor(() => expect(href(images[2]?.image ?? frame())).toBe("drawn:c"));
  expect(images.map(({ image }) => href(image))).toEqual(["drawn:a", null, "drawn:c"]);
  expect(pictures.has("b")).toBe(false);
});
