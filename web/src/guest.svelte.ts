/** The person at this browser. A name is asked for only where others will see it. */

import { t } from "./language/index.ts";
import { enterCode, forgetMe, me, rename, Trouble } from "./live/api.ts";
import { clearShelf } from "./live/shelf.ts";
import { forgetPerson, recall, remember, whenSomebodyElse } from "./memory.ts";
import { isTooLong, NAME_LENGTH } from "./names.ts";
import type { Farewell } from "./wire/types.ts";

const STONES = ["opal", "amber", "jade", "coral", "garnet", "topaz", "amethyst", "agate"];

/** The stone that lends somebody without a name theirs: the same at every visit. */
let lucky = $state(offered());
whenSomebodyElse(() => (lucky = offered()));

function offered(): string {
  const before = recall("offered") ?? "";
  if (STONES.includes(before)) return before;
  const found = STONES[Math.floor(Math.random() * STONES.length)] ?? "";
  remember("offered", found);
  return found;
}

/** As the server knows it; empty until one was given. */
let name = $state("");

export const guest = {
  get name(): string {
    return name;
  },
  /** What to propose when a name is asked for: the one given before, else a friendly one. */
  get suggestion(): string {
    return name || (recall("name") ?? "") || t(`guest-name-${lucky}`);
  },
  /** What to propose among others: a friendly name is one that none of them has. */
  suggestionBeside(others: readonly string[]): string {
    const free = STONES.find((stone) => !others.includes(t(`guest-name-${stone}`)));
    const own = this.suggestion;
    const friendly = own === t(`guest-name-${lucky}`) && name === "";
    return friendly && others.includes(own) && free !== undefined ? t(`guest-name-${free}`) : own;
  },
};

/**
 * Asks the server who this browser is; a server that has forgotten is told the remembered name. One that can't
 * be anybody's any more is forgotten.
 */
export async function meet(): Promise<void> {
  name = (await me()).name;
  const remembered = recall("name");
  if (name || !remembered) return;
  try {
    await introduce(remembered);
  } catch (error) {
    if (!(error instanceof Trouble) || error.status !== 409) throw error;
    remember("name", null);
  }
}

/** Has everything about the person deleted; this browser belongs to somebody new then. */
export async function leaveForGood(): Promise<Farewell> {
  const done = await forgetMe();
  await forgetHere();
  await meet();
  return done;
}

/** Becomes the guest of a transfer code; who this browser was before stays with its games. */
export async function become(code: string): Promise<void> {
  name = (await enterCode(code)).name;
  await forgetHere();
  remember("name", name || null);
}

/** Nothing of who was here stays in this browser; what was chosen for the device does. */
async function forgetHere(): Promise<void> {
  forgetPerson();
  await clearShelf();
}

export async function introduce(chosen: string): Promise<void> {
  const wanted = chosen.trim();
  if (wanted !== name) name = (await rename(wanted)).name;
  remember("name", name);
}

/** Makes sure that the person has a name, without asking. */
export async function nameMyself(): Promise<void> {
  if (!name) await introduce(guest.suggestion);
}

/** The message that says what is wrong with a name, or null. */
export function nameFlaw(chosen: string): string | null {
  if (!chosen.trim()) return t("name-missing");
  return isTooLong(chosen) ? t("plan-name-long", NAME_LENGTH) : null;
}
