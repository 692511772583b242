/**
 * At which address others find this page. Who has it open by a name that every computer gives itself must not pass
 * that on: the server knows its own in the local network.
 */

import { reach } from "../live/api.ts";

/** Why no other device finds it: the server listens for this computer alone, or there is no network. */
export type Hindrance = "alone" | "no-network";

const LOCAL = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

export class Reach {
  origin = $state(location.origin);
  hindrance = $state<Hindrance | null>(null);

  constructor() {
    if (LOCAL.test(location.hostname)) void this.#ask();
  }

  async #ask(): Promise<void> {
    try {
      const { address, is_for_network: open } = await reach();
      if (address === null) this.hindrance = open ? "no-network" : "alone";
      else this.origin = address;
    } catch {
      this.hindrance = "alone"; // as far as anybody knows
    }
  }
}
