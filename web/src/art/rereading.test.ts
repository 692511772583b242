import { expect, test, vi } from "vitest";
import { soon } from "../soon.ts";
import { reread } from "./rereading.ts";

test("the images of the page are read again, one by one, and no others", async () => {
  document.body.innerHTML =
    '<div class="art-images"><img src="data:,gem" /><img src="data:,token" /></div><img src="data:,other" />';
  const read: (string | null)[] = [];
  const { setAttribute } = Element.prototype;
  vi.spyOn(Element.prototype, "setAttribute").mockImplementation(function (this: Element, name, value) {
    if (this.localName === "img") read.push(value);
    setAttribute.call(this, name, value);
  });
  reread(document);
  soon(() => read.push("what came after"));
  expect(read).toEqual([]);
  await vi.waitFor(() => expect(read).toHaveLength(3));
  vi.restoreAllMocks();
  expect(read).toEqual(["data:,gem", "data:,token", "what came after"]);
});
