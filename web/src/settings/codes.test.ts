import { describe, expect, it } from "vitest";
import { bare, codeIn, grouped, isWhole, timeLeft } from "./codes.ts";

describe("a code", () => {
  it("is read in halves and typed as it comes", () => {
    expect(grouped("K7M2P9X4")).toBe("K7M2-P9X4");
    for (const typed of ["K7M2-P9X4", " k7m2 p9x4 ", "k7m2‑p9x4", "K7M2–P9X4\n"])
      expect(bare(typed)).toBe("K7M2P9X4");
    expect(isWhole(bare("k7m2-p9x4"))).toBe(true);
    expect(isWhole(bare("k7m2-p9x"))).toBe(false);
  });

  it("comes with an address, or does not", () => {
    expect(codeIn("#k7m2p9x4")).toBe("K7M2P9X4");
    expect(codeIn("#K7M2-P9X4")).toBe("K7M2P9X4");
    for (const hash of ["", "#", "#short", "#<script>", "#K7M2P9X4K7M2P9X4"]) expect(codeIn(hash)).toBe("");
  });

  it("is good for some minutes", () => {
    expect([600, 65.2, 9, 0.4].map(timeLeft)).toEqual(["10:00", "1:06", "0:09", "0:01"]);
  });
});
