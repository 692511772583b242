import { beforeEach, expect, test } from "vitest";
import { preferences } from "./preferences.ts";

beforeEach(() => localStorage.clear());

test("what was chosen is kept, and another tab's choice with it", () => {
  preferences.sound = true;
  localStorage.setItem("cabochon.preferences", '{"sound": true, "log": false}');
  preferences.volume = 0.25;
  expect([preferences.sound, preferences.log, preferences.volume]).toEqual([true, false, 0.25]);
});

test("what can't be a choice is the usual one", () => {
  localStorage.setItem(
    "cabochon.preferences",
    '{"sound": "loud", "volume": 7, "talk": null, "animated": false}',
  );
  const { sound, volume, talk, animated } = preferences;
  expect({ sound, volume, talk, animated }).toEqual({ sound: false, volume: 1, talk: true, animated: false });
});
