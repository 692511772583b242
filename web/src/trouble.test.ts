import { beforeAll, expect, test } from "vitest";
import { setLanguage } from "./language/index.ts";
import { Trouble } from "./live/api.ts";
import { isGone, problemText, troubleText } from "./trouble.ts";

const problem = { code: "error-bot", values: { name: "x", known: "greedy" }, message: "English" };

beforeAll(() => setLanguage("fr"));

test("problems are told in the reader's language, else as the server says it", () => {
  expect(problemText(problem)).toContain("greedy");
  expect(problemText(problem)).not.toBe("English");
  expect(problemText({ ...problem, code: "error-of-tomorrow" })).toBe("English");
});

test("anything else that was thrown means that the server did not answer", () => {
  expect(troubleText(new Trouble(problem, 409))).toBe(problemText(problem));
  expect(troubleText(new TypeError("nonsense"))).toBe(
    "Le serveur est injoignable. Vérifiez la connexion et réessayez.",
  );
});

test("a table that does not exist is no trouble that passes", () => {
  expect(isGone(new Trouble({ ...problem, code: "error-no-table" }, 404))).toBe(true);
  expect(isGone(new Trouble(problem, 409))).toBe(false);
  expect(isGone(null)).toBe(false);
});
