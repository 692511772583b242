// Nobles: the lords.
import {
  COLLAR,
  COLLAR_TAILS,
  GOLD,
  GOLD_DARK,
  LINEN,
  LINEN_SHADE,
  ERMINE,
  BEARD,
  MOUSTACHE,
  dots,
  jewel,
  ermine,
  type Sitter,
} from "./dress.ts";

export const sultan: Sitter = {
  wall: ["#24566b", "#4f8aa0"],
  skin: "#c18a5c",
  hair: "#241c1c",
  cloth: "#7a2334",
  chin: "long",
  body(painter) {
    painter.fill("#c79a3e", "M-8 24.6L-4 62H4L8 24.6Q0 32 -8 24.6Z");
    painter.line("#7a2334", 1.1, "M-3 38h6M-3 45h6M-3 52h6");
    painter.fill("#5c3a22", "M-8 24.6C-18 27 -25 32 -30 40C-20 38 -14 44 -12 62H-4Z");
    painter.fill("#4a2d19", "M8 24.6C18 27 25 32 30 40C20 38 14 44 12 62H4Z");
    painter.line("#8a6038", 1, "M-20 34l3 6M-14 31l4 7M20 34l-3 6M14 31l-4 7", 0.8);
  },
  front(painter, { hair }) {
    painter.fill(hair, BEARD);
    painter.line("#4a3b38", 0.9, "M-6 12C-6 17 -4 21 -2 22M6 12C6 17 4 21 2 22M0 15v8", 0.8);
    painter.fill(hair, MOUSTACHE);
    painter.fill("#9a4a3c", "M-3 11.4Q0 10.6 3 11.4Q0 13.2 -3 11.4Z");
    painter.fill("#f1e6d0", "M-17 -8C-27 -22 -18 -40 0 -41C18 -40 27 -22 17 -8C10 -15 -10 -15 -17 -8Z");
    painter.fill("#000", "M4 -41C20 -39 27 -22 17 -8C15 -10.5 12 -12.3 8 -13.2C14 -22 13 -33 4 -41Z", 0.13);
    painter.line(
      "#bda781",
      1.2,
      "M-20 -16C-12 -27 2 -34 16 -33M-21 -24C-14 -33 -4 -38 6 -40M-15 -10C-4 -20 10 -26 21 -25M-4 -13C5 -17 14 -19 21 -18",
    );
    painter.fill("#dfe7ee", "M1 -26C-3 -36 0 -46 6 -50C4 -44 8 -36 4 -26Z");
    painter.line("#9fb0c0", 0.8, "M2.4 -27C1 -36 3 -44 5 -48");
    jewel(painter, 2, -24, 3.4, "#159160");
    jewel(painter, 2, -17.6, 1.5, "#c8324a");
  },
};

export const merchant: Sitter = {
  wall: ["#3f5d3d", "#77946a"],
  skin: "#eec29c",
  hair: "#6b3f20",
  cloth: "#22293d",
  chin: "long",
  back(painter, { hair }) {
    painter.fill(hair, "M-16 -6C-18 -26 18 -26 16 -6C17 3 17 9 15 12H-15C-17 9 -17 3 -16 -6Z");
  },
  body(painter) {
    painter.fill(LINEN, "M-7 22L0 34L7 22Q0 28 -7 22Z");
    painter.fill("#6d4a2c", "M-8 24.6C-20 27 -27 33 -32 42C-22 42 -14 48 -12 62H-2C-2 46 -4 34 -8 24.6Z");
    painter.fill("#56391f", "M8 24.6C20 27 27 33 32 42C22 42 14 48 12 62H2C2 46 4 34 8 24.6Z");
    painter.line("#94703f", 1, "M-22 34l2 6M-15 31l3 7M-9 36l2 9M22 34l-2 6M15 31l-3 7M9 36l-2 9", 0.8);
    painter.line(GOLD, 1.8, "M-16 30Q0 60 16 30");
    jewel(painter, 0, 46, 3, "#d8a324");
  },
  front(painter, { hair }) {
    painter.fill(
      hair,
      "M-14 2C-16 -8 -14 -14 -9 -17C-11 -11 -12 -5 -14 2ZM14 2C16 -8 14 -14 9 -17C11 -11 12 -5 14 2Z",
    );
    painter.fill(hair, "M-5 13C-4 18 4 18 5 13C3 15 -3 15 -5 13Z");
    painter.fill(hair, MOUSTACHE);
    painter.fill("#8a2b34", "M-23 -15C-28 -27 -8 -34 8 -31C24 -28 27 -18 20 -13C10 -20 -10 -21 -23 -15Z");
    painter.fill(
      "#6b1d27",
      "M-17 -14C-8 -21 10 -21 17 -12C12 -15.6 6 -16.6 0 -16.6C-7 -16.6 -13 -15.8 -17 -14Z",
    );
    painter.fill("#fff", "M-22 -18C-22 -26 -8 -31 4 -30C-8 -28 -18 -24 -22 -18Z", 0.16);
    painter.fill("#f4ead2", "M15 -24C18 -37 30 -38 34 -30C29 -30 24 -28 19 -19Z");
    painter.line("#c8b68c", 0.9, "M17 -21C20 -31 27 -34 32 -31");
    jewel(painter, 16.4, -20.6, 2, "#2b6ad0");
  },
};

export const king: Sitter = {
  wall: ["#6d4a22", "#a98150"],
  skin: "#efc7a8",
  hair: "#ece7de",
  cloth: "#23408a",
  chin: "long",
  brows: "#d8d0c2",
  back(painter, { hair }) {
    painter.fill(hair, "M-16 -6C-18 -26 18 -26 16 -6C18 6 20 14 18 22H-18C-20 14 -18 6 -16 -6Z");
  },
  body(painter) {
    ermine(painter, COLLAR, COLLAR_TAILS);
  },
  front(painter, { hair }) {
    painter.fill(
      hair,
      "M-13.4 -3C-14 14 -10 34 0 37C10 34 14 14 13.4 -3C11 5 8 7.4 4.4 7.6C1.6 6.4 -1.6 6.4 -4.4 7.6C-8 7.4 -11 5 -13.4 -3Z",
    );
    painter.fill("#000", "M2 36.6C10.4 33 14 14 13.4 -3C11.6 3 9.4 6 7 7.2C9.6 16 8 28 2 36.6Z", 0.1);
    painter.line("#bdb4a6", 1, "M-7 14C-8 22 -5 29 -2 33M7 14C8 22 5 29 2 33M0 18v15M-3.6 17v8M3.6 17v8");
    painter.fill("#fbf8f2", MOUSTACHE);
    painter.fill("#9a4a44", "M-3 11Q0 10.2 3 11Q0 13 -3 11Z");
    painter.fill(GOLD, "M-15 -12L-19 -31L-10 -23L-5.6 -34L0 -24L5.6 -34L10 -23L19 -31L15 -12Q0 -18 -15 -12Z");
    painter.fill(GOLD_DARK, "M5 -16L9 -24L10 -23L19 -31L15 -12Q10 -14.6 5 -15.6Z", 0.55);
    painter.line(
      "#7a5208",
      0.9,
      "M-15 -12L-19 -31L-10 -23L-5.6 -34L0 -24L5.6 -34L10 -23L19 -31L15 -12Q0 -18 -15 -12Z",
    );
    painter.fill("#7c2436", "M-14.6 -14Q0 -20 14.6 -14L14 -11Q0 -17 -14 -11Z");
    painter.fill(
      "#fff6d8",
      dots(
        [
          [-19, -32],
          [-5.6, -35],
          [5.6, -35],
          [19, -32],
        ],
        1.8,
      ),
    );
    jewel(painter, 0, -19.6, 1.9, "#159160");
    jewel(painter, -8.6, -18.4, 1.3, "#c8324a");
    jewel(painter, 8.6, -18.4, 1.3, "#c8324a");
  },
};

export const doge: Sitter = {
  wall: ["#7a2b22", "#b8604a"],
  skin: "#f0cdb0",
  hair: "#b9b2aa",
  cloth: "#d3a94e",
  chin: "long",
  brows: "#9a9086",
  body(painter) {
    painter.line(
      "#a87d22",
      1.2,
      "M-28 44q5 -6 10 0t10 0M8 44q5 -6 10 0t10 0M-30 54q5 -6 10 0t10 0t10 0t10 0t10 0t10 0",
    );
    painter.fill(ERMINE, "M-12 25C-8 31 8 31 12 25L15 30C8 38 -8 38 -15 30Z");
    painter.line(LINEN_SHADE, 0.7, "M-12 25C-8 31 8 31 12 25L15 30C8 38 -8 38 -15 30Z");
    painter.fill(
      "#8a6212",
      dots(
        [
          [0, 42],
          [0, 48.6],
          [0, 55.2],
        ],
        2.1,
      ),
    );
    painter.fill(
      "#f8e2a0",
      dots(
        [
          [-0.5, 41.5],
          [-0.5, 48.1],
          [-0.5, 54.7],
        ],
        1,
      ),
    );
  },
  front(painter) {
    painter.line("#a0684e", 0.7, "M-9 5Q-7.6 8 -8.6 10.6M9 5Q7.6 8 8.6 10.6M-5 -9.6Q0 -10.8 5 -9.6", 0.7);
    painter.fill(
      LINEN,
      "M-14.4 8C-17 -8 -13 -16 0 -16C13 -16 17 -8 14.4 8L11.4 6C13 -6 9 -12 0 -12C-9 -12 -13 -6 -11.4 6Z",
    );
    painter.line(LINEN_SHADE, 0.7, "M-11.4 6C-13 -6 -9 -12 0 -12C9 -12 13 -6 11.4 6");
    painter.fill(
      "#c9922b",
      "M-16 -13C-15 -26 -10 -30 2 -32C10 -34 16 -40 21 -41C22 -31 20 -20 16 -12C8 -17 -8 -18 -16 -13Z",
    );
    painter.fill(
      "#f3d98c",
      "M-16 -13C-15 -26 -10 -30 2 -32C-6 -27 -9 -22 -9.6 -15.6Q-13 -14.8 -16 -13Z",
      0.8,
    );
    painter.line("#8f6212", 1, "M-6 -22q3 -4 6 0t6 0t6 0M1 -28q3 -3 6 -1t7 -3");
    painter.fill("#8a1f2c", "M-16 -13C-8 -18 8 -17 16 -12L15.6 -9C8 -14 -8 -15 -16 -10Z");
    painter.fill(
      "#fff6d8",
      dots(
        [
          [-10, -13.4],
          [-5, -14.6],
          [0, -14.8],
          [5, -14.4],
          [10, -13],
        ],
        0.9,
      ),
    );
  },
};

export const cavalier: Sitter = {
  wall: ["#33475e", "#6f8aa3"],
  skin: "#efc6a2",
  hair: "#4a2d1a",
  cloth: "#8a6a2e",
  chin: "long",
  back(painter, { hair }) {
    painter.fill(
      hair,
      "M-17 -6C-19 -24 19 -24 17 -6C22 4 25 16 21 28C16 32 10 28 8 22H-8C-10 28 -16 32 -21 28C-25 16 -22 4 -17 -6Z",
    );
    painter.line(
      "#6d4628",
      1.2,
      "M-19 4q-4 5 -1 10t-1 10M19 4q4 5 1 10t1 10M-15 10q-3 6 0 12M15 10q3 6 0 12",
      0.9,
    );
  },
  body(painter) {
    painter.fill(
      LINEN,
      "M-24 30C-16 24 -10 24 -7 22L0 31L7 22C10 24 16 24 24 30L18 42L10 38L4 44L0 36L-4 44L-10 38L-18 42Z",
    );
    painter.line(
      LINEN_SHADE,
      0.8,
      "M-24 30L-18 42L-10 38L-4 44L0 36L4 44L10 38L18 42L24 30M-17 31l3 6M17 31l-3 6M-9 29l2 7M9 29l-2 7",
    );
    painter.line("#6e511c", 1.2, "M0 40V62");
  },
  front(painter, { hair }) {
    painter.fill(
      hair,
      "M-15 8C-18 -6 -14 -14 -8 -17C-10 -8 -11.6 0 -15 8ZM15 8C18 -6 14 -14 8 -17C10 -8 11.6 0 15 8Z",
    );
    painter.fill(
      hair,
      "M-8.8 7.4C-5 9.4 -2 8.6 0 7.6C2 8.6 5 9.4 8.8 7.4C6.6 10.6 2.6 10.6 0 9.4C-2.6 10.6 -6.6 10.6 -8.8 7.4Z",
    );
    painter.fill(hair, "M-2 13.4H2L0.6 20H-0.6Z");
    painter.fill("#2a2530", "M-15 -14C-14 -28 -8 -31 0 -31C8 -31 14 -28 15 -14Z");
    painter.fill(
      "#9c2f3c",
      "M-15 -14C-14.8 -18 -14.6 -19 -14 -20.6Q0 -15.6 14 -20.6C14.6 -19 14.8 -18 15 -14Z",
    );
    painter.fill(
      "#3a3442",
      "M-33 -16C-20 -24 -14 -19 0 -16.6C14 -15.6 26 -22 32 -27C32 -18 20 -9.6 2 -9.6C-14 -9.6 -26 -11 -33 -16Z",
    );
    painter.fill("#fff", "M-33 -16C-24 -20 -18 -19.4 -10 -17.6C-18 -16.4 -26 -15 -33 -16Z", 0.18);
    painter.fill("#f6efe0", "M12 -20C14 -34 30 -42 40 -32C32 -34 34 -26 26 -26C28 -20 20 -18 14 -16Z");
    painter.line("#cbbd9f", 0.9, "M14 -18C18 -28 27 -34 36 -34M22 -27l6 -1M19 -23l7 0");
    jewel(painter, 12.6, -17.6, 2, GOLD);
  },
};
