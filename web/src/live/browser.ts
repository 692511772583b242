/** What a connection needs of the browser. */

import type { Surroundings } from "./connection.ts";

export function browser(table: string): Surroundings {
  return {
    connect() {
      const url = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, location.href);
      url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
      return new WebSocket(url);
    },
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    watch({ online, doubtful }) {
      const looked = () => {
        if (document.visibilityState === "visible") online();
      };
      // "Offline" is no proof: the server may run on this very machine.
      window.addEventListener("online", online);
      window.addEventListener("offline", doubtful);
      document.addEventListener("visibilitychange", looked);
      return () => {
        window.removeEventListener("online", online);
        window.removeEventListener("offline", doubtful);
        document.removeEventListener("visibilitychange", looked);
      };
    },
    random: Math.random,
    newId() {
      // crypto.randomUUID would need a secure context.
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    },
  };
}
