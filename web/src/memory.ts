/** What the browser remembers. Where storage is switched off or full, it lasts as long as the page. */

/** Everything that is remembered, and whose it is: what is the person's goes with them, what is the device's stays. */
const OWNERS = {
  analysis: "device",
  bot: "person",
  coach: "person",
  commitments: "person",
  language: "device",
  lessons: "person",
  muted: "person",
  name: "person",
  offered: "person",
  pace: "device",
  preferences: "device",
  puzzles: "person",
  theme: "device",
} as const;

export type Key = keyof typeof OWNERS;

const passing = new Map<Key, string>();
const parting: (() => void)[] = [];

/** What it is called among all that the browser keeps for this address. */
export const shelfOf = (key: Key): string => `cabochon.${key}`;

export function recall(key: Key): string | null {
  try {
    return passing.get(key) ?? localStorage.getItem(shelfOf(key));
  } catch {
    return null;
  }
}

export function remember(key: Key, value: string | null): void {
  passing.delete(key);
  try {
    if (value === null) localStorage.removeItem(shelfOf(key));
    else localStorage.setItem(shelfOf(key), value);
  } catch {
    if (value !== null) passing.set(key, value);
  }
}

/** For what is held of the person elsewhere: calls this when somebody else is at the browser. */
export function whenSomebodyElse(forget: () => void): void {
  parting.push(forget);
}

/** Somebody else is at this browser from now on: nothing of who was here before stays. */
export function forgetPerson(): void {
  for (const key of Object.keys(OWNERS) as Key[]) if (OWNERS[key] === "person") remember(key, null);
  for (const forget of parting) forget();
}
