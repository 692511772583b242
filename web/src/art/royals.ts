// The four royals of Duel, by their number at the end.
import {
  COLLAR,
  COLLAR_TAILS,
  GOLD,
  GOLD_DARK,
  LINEN,
  LINEN_SHADE,
  PARTED,
  BEHIND,
  BEARD,
  MOUSTACHE,
  dots,
  pearls,
  jewel,
  ermine,
  type Sitter,
} from "./dress.ts";
import { disc } from "./painter.ts";

const queen: Sitter = {
  wall: ["#2e4f86", "#6d8fc4"],
  skin: "#f5d5bc",
  hair: "#d9ab52",
  cloth: "#8d2a4a",
  lips: "#bc3f4c",
  chin: "soft",
  back(painter, { hair }) {
    painter.fill(hair, BEHIND);
    painter.line(
      "#b3842f",
      1.2,
      "M-17 6C-18 16 -17 24 -15 32M17 6C18 16 17 24 15 32M-14 14C-14 22 -13 28 -12 32",
      0.8,
    );
  },
  body(painter, { skin }) {
    painter.fill(skin, "M-19 29Q0 52 19 29L8 24H-8Z");
    painter.fill(GOLD, "M-23 29Q0 60 23 29L19 27.4Q0 52 -19 27.4Z");
    painter.line(GOLD_DARK, 0.7, "M-19 27.4Q0 52 19 27.4");
    pearls(painter, 20, 10, 15, 56, 7);
    jewel(painter, 0, 37.4, 2.6, "#2b6ad0");
  },
  front(painter, { hair }) {
    painter.fill(hair, PARTED);
    painter.line("#b3842f", 0.9, "M-3 -17C-9 -15 -12 -10 -13 -4M3 -17C9 -15 12 -10 13 -4", 0.8);
    painter.fill(GOLD, "M-14 -15L-16 -27L-8 -22L-4 -32L0 -36L4 -32L8 -22L16 -27L14 -15Q0 -22 -14 -15Z");
    painter.fill(GOLD_DARK, "M4 -19.6L8 -22L16 -27L14 -15Q9 -17.6 4 -18.6Z", 0.5);
    painter.line(
      "#7a5208",
      0.8,
      "M-14 -15L-16 -27L-8 -22L-4 -32L0 -36L4 -32L8 -22L16 -27L14 -15Q0 -22 -14 -15Z",
    );
    jewel(painter, 0, -27, 2.2, "#c8324a");
    painter.fill(
      "#fff6f2",
      dots(
        [
          [-16, -28],
          [16, -28],
          [0, -37.4],
        ],
        1.7,
      ),
    );
    pearls(painter, -33, 13.4, 15.4, 52, 9);
    painter.fill(
      "#fff6f2",
      dots(
        [
          [-13.4, 8],
          [13.4, 8],
        ],
        1.6,
      ),
    );
  },
};

const emperor: Sitter = {
  wall: ["#5a2440", "#97526f"],
  skin: "#dba77c",
  hair: "#33211a",
  cloth: "#a3202f",
  chin: "long",
  back(painter, { hair }) {
    painter.fill(hair, "M-16 -6C-18 -26 18 -26 16 -6C18 4 19 10 17 16H-17C-19 10 -18 4 -16 -6Z");
  },
  body(painter) {
    ermine(painter, COLLAR, COLLAR_TAILS);
    painter.line(GOLD, 1.8, "M-18 31Q0 56 18 31");
    jewel(painter, 0, 45, 3.2, "#2b6ad0");
  },
  front(painter, { hair }) {
    painter.fill(hair, BEARD);
    painter.fill("#000", "M2 24.4C9.6 22 13 10 13 -1C11.4 4 9.6 6.4 7 7.3C9 12 8 19 2 24.4Z", 0.2);
    painter.fill("#4a3022", MOUSTACHE);
    painter.fill("#a34f46", "M-3 11.2Q0 10.4 3 11.2Q0 13.2 -3 11.2Z");
    painter.fill("#8a1c30", "M-13 -15C-17 -30 -8 -36 0 -36C8 -36 17 -30 13 -15Z");
    painter.line(GOLD, 3, "M-14 -16C-19 -30 -9 -37 0 -37C9 -37 19 -30 14 -16M0 -37V-18");
    painter.line(GOLD_DARK, 0.7, "M-15.4 -17C-20 -31 -9 -38.6 0 -38.6C9 -38.6 20 -31 15.4 -17");
    painter.fill(
      "#fff6d8",
      dots(
        [
          [-13.6, -30],
          [13.6, -30],
          [-6, -36],
          [6, -36],
        ],
        1.4,
      ),
    );
    painter.fill(GOLD, "M-15.6 -11L-16 -19Q0 -25 16 -19L15.6 -11Q0 -17 -15.6 -11Z");
    painter.line("#7a5208", 0.8, "M-15.6 -11L-16 -19Q0 -25 16 -19L15.6 -11Q0 -17 -15.6 -11Z");
    jewel(painter, 0, -17.8, 1.9, "#159160");
    jewel(painter, -9, -16.2, 1.5, "#2b6ad0");
    jewel(painter, 9, -16.2, 1.5, "#2b6ad0");
    painter.fill(GOLD, "M-1 -45h2v2h2v2h-2v3h-2v-3h-2v-2h2Z");
  },
};

const dowager: Sitter = {
  wall: ["#3f5a3c", "#7e9a72"],
  skin: "#f2d3bf",
  hair: "#e6e2df",
  cloth: "#1d1c2a",
  lips: "#a64a52",
  chin: "long",
  brows: "#b3aaa4",
  back(painter) {
    painter.fill("#23222f", "M-19 -10C-20 -28 20 -28 19 -10C24 8 28 30 26 50H-26C-28 30 -24 8 -19 -10Z");
    painter.line("#5d5b72", 0.9, "M-20 0C-23 16 -24 32 -22 48M20 0C23 16 24 32 22 48", 0.9);
  },
  body(painter) {
    painter.fill(LINEN, "M-9 21C-5 26 5 26 9 21L12 30C6 36 -6 36 -12 30Z");
    painter.line(LINEN_SHADE, 0.8, "M-8 26l-1 5M-3 27l0 6M3 27l0 6M8 26l1 5");
    jewel(painter, 0, 35, 3, "#7a4bb0");
    painter.line("#454355", 1.2, "M-24 40L-8 62M24 40L8 62", 0.9);
  },
  front(painter, { hair }) {
    painter.fill(
      hair,
      "M-14.4 2C-19 -10 -14 -20 -8 -21C-3 -22 -2 -18 0 -16C2 -18 3 -22 8 -21C14 -20 19 -10 14.4 2C13.4 -6 9 -12 0 -13.4C-9 -12 -13.4 -6 -14.4 2Z",
    );
    painter.line(
      "#b9b2ae",
      0.9,
      "M-14 -6C-14 -13 -10 -17 -5 -17M14 -6C14 -13 10 -17 5 -17M-11 -9C-10 -12 -7 -14 -4 -14.6M11 -9C10 -12 7 -14 4 -14.6",
    );
    painter.line(
      "#b07c66",
      0.7,
      "M-8.6 4Q-7 7.4 -8 10M8.6 4Q7 7.4 8 10M-10.6 1.4l-1.6 1M10.6 1.4l1.6 1",
      0.7,
    );
    painter.fill(GOLD, "M-9 -20L-10 -29L-5 -25L0 -33L5 -25L10 -29L9 -20Q0 -24 -9 -20Z");
    painter.line("#7a5208", 0.8, "M-9 -20L-10 -29L-5 -25L0 -33L5 -25L10 -29L9 -20Q0 -24 -9 -20Z");
    jewel(painter, 0, -25, 1.8, "#7a4bb0");
    painter.line(
      GOLD,
      0.9,
      `${disc(-5.4, -0.8, 4)}${disc(5.4, -0.8, 4)}M-1.4 -1.4Q0 -2.6 1.4 -1.4M9.4 -0.8L16 4V20`,
    );
  },
};

const prince: Sitter = {
  wall: ["#8a5a1e", "#cb9a4f"],
  skin: "#a56c44",
  hair: "#1c1516",
  cloth: "#1f6a5a",
  chin: "long",
  back(painter, { hair }) {
    painter.fill(hair, "M-17 -4C-20 -27 20 -27 17 -4C19 4 19 12 16 15H-16C-19 12 -19 4 -17 -4Z");
  },
  body(painter) {
    painter.fill("#174f43", "M0 30V62H14C16 48 14 34 8 24.6Z", 0.6);
    painter.fill(GOLD, "M-9 22.6C-5 27 5 27 9 22.6L10 28C5 32 -5 32 -10 28Z");
    painter.line(GOLD_DARK, 0.8, "M-9.6 25.4C-5 29.6 5 29.6 9.6 25.4");
    painter.line(GOLD, 1.4, "M0 31V62M-7 38h14M-7 45h14M-7 52h14");
    painter.fill("#b5342f", "M-37 62C-36 40 -28 31 -17 27.4C-14 38 -18 52 -20 62Z");
    painter.line(GOLD, 1.3, "M-17 27.4C-14 38 -18 52 -20 62");
    jewel(painter, -16.4, 30, 3, "#c8324a");
  },
  front(painter, { hair }) {
    painter.fill(
      hair,
      "M-15.4 8C-20 -14 -12 -22 2 -22C14 -22 19 -12 15.4 8C14.6 -2 13 -8 10 -11.6C2 -10.4 -6 -9 -11 -12C-13.4 -7 -14.6 0 -15.4 8Z",
    );
    painter.line(
      "#463534",
      1,
      "M-9 -19C-13 -15 -15 -8 -15 -2M-2 -20C-8 -17 -10 -14 -11 -12M8 -19C13 -15 15 -8 15 -2",
      0.9,
    );
    painter.line(GOLD, 2.6, "M-16 -8Q0 -17.6 16 -8");
    painter.line(GOLD_DARK, 0.7, "M-16 -6.6Q0 -16.2 16 -6.6");
    painter.fill(GOLD, "M-5 -12.6L-3.4 -19L0 -23L3.4 -19L5 -12.6Z");
    jewel(painter, 0, -15, 2.1, "#2b6ad0");
    painter.fill(GOLD, disc(14.6, 6, 1.4));
  },
};

export const ROYALS: readonly Sitter[] = [queen, emperor, dowager, prince];
