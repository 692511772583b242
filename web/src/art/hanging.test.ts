import { expect, test, vi } from "vitest";
import { hangLater, hung } from "./hanging.ts";
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

test("each has a task of its own, so that a press can come between two of them", async () => {
  const drawn: number[] = [];
  let task = 0;
  const pictures = new Gallery(new Map<string, string>(), (name) => {
    drawn.push(task);
    return `drawn:${name}`;
  });
  const count = setInterval(() => (task += 1), 0);
  for (const name of ["a", "b", "c"]) hung(pictures, name)(frame());
  await vi.waitFor(() => expect(drawn).toHaveLength(3));
  clearInterval(count);
  expect(new Set(drawn).size).toBe(3);
});

test("drawings are made later, a few at a time, except those that nobody wants any more", async () => {
  const made: [number, number][] = [];
  let task = 0;
  const count = setInterval(() => (task += 1), 0);
  const cancel = [1, 2, 3, 4, 5, 6].map((number) => hangLater(() => made.push([number, task])));
  cancel[2]?.();
  expect(made).toEqual([]);
  await vi.waitFor(() => expect(made).toHaveLength(5));
  clearInterval(count);
  expect(made.map(([number]) => number)).toEqual([1, 2, 4, 5, 6]);
  expect(new Set(made.map(([, when]) => when)).size).toBe(2);
});
