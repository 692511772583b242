import { afterAll, expect, it } from "vitest";
import { setLanguage } from "./language/index.ts";
import { personName } from "./names.ts";

afterAll(() => setLanguage("en"));

it("calls people without a name guests, in the reader's language", async () => {
  await setLanguage("en");
  expect(["Guest", "Guest 2"].map(personName)).toEqual(["Guest", "Guest 2"]);
  await setLanguage("fr");
  expect(["Guest", "Guest 2"].map(personName)).toEqual(["Invité", "Invité 2"]);
  expect(["Ada", "Guest of honour", "Guesthouse"].map(personName)).toEqual([
    "Ada",
    "Guest of honour",
    "Guesthouse",
  ]);
});
