// Nobles: the ladies.
import {
  GOLD,
  GOLD_DARK,
  LINEN,
  LINEN_SHADE,
  ERMINE,
  PARTED,
  dots,
  arc,
  pearls,
  jewel,
  type Sitter,
} from "./dress.ts";
import { disc } from "./painter.ts";

export const elizabeth: Sitter = {
  wall: ["#7b3650", "#a65d74"],
  skin: "#f6dcc8",
  hair: "#b4521f",
  cloth: "#1f5a4a",
  lips: "#b23a48",
  chin: "soft",
  back(painter) {
    painter.fill(LINEN_SHADE, disc(0, 9, 31));
    painter.fill(LINEN, disc(-0.6, 8.4, 29.6));
    const rays = arc(8, 30, 30, 62, 298, 21).map(([x, y]) => `M0 8L${x.toFixed(1)} ${y.toFixed(1)}`);
    painter.line(LINEN_SHADE, 0.8, rays.join(""));
    painter.line(GOLD, 1.1, "M-27 22A31 31 0 1 1 27 22");
  },
  body(painter) {
    painter.fill("#2f7f69", "M-12 26L0 62L12 26Q0 34 -12 26Z");
    painter.line(GOLD, 1.3, "M-12 26L0 62L12 26M-5 36h10M-3 44h6");
    pearls(painter, 22, 15, 14, 62, 9);
    jewel(painter, 0, 38, 2.6, "#c8324a");
  },
  front(painter, { hair }) {
    painter.fill(
      hair,
      dots(
        [
          [-12, -13],
          [-8, -19],
          [-1, -22],
          [7, -20],
          [12.4, -13.4],
          [-14, -6],
          [14.2, -6],
        ],
        5.4,
      ),
    );
    painter.fill(hair, "M-13 -10C-8 -24 8 -24 13 -10C7 -15 -7 -15 -13 -10Z");
    painter.line("#d9783c", 1.1, "M-15 -14a4 4 0 0 1 6 -4M-9 -22a5 5 0 0 1 7 -3M1 -25a5 5 0 0 1 7 3", 0.9);
    painter.fill(GOLD, "M-9 -24Q0 -29 9 -24L8 -29L4 -27L0 -34L-4 -27L-8 -29Z");
    painter.line(GOLD_DARK, 0.8, "M-9 -24Q0 -29 9 -24L8 -29L4 -27L0 -34L-4 -27L-8 -29Z");
    jewel(painter, 0, -28.4, 1.7, "#2b6ad0");
    painter.fill(
      "#fff6f2",
      dots(
        [
          [-13, 6],
          [13, 6],
        ],
        1.7,
      ),
    );
  },
};

export const hennin: Sitter = {
  wall: ["#4d4382", "#8178b4"],
  skin: "#f3d2b6",
  hair: "#c99a45",
  cloth: "#2f4f9a",
  lips: "#b5414c",
  chin: "soft",
  back(painter) {
    painter.fill("#fff", "M18 -40C34 -30 36 10 30 50L20 58C24 20 24 -10 10 -30Z", 0.55);
    painter.fill("#fff", "M18 -40C28 -26 27 10 22 40C20 10 20 -14 10 -28Z", 0.4);
  },
  body(painter, { skin }) {
    painter.fill(skin, "M-16 27Q0 50 16 27L8 24H-8Z");
    painter.fill(ERMINE, "M-21 28Q0 60 21 28L16 26.6Q0 50 -16 26.6Z");
    painter.line("#2b2529", 1.2, "M-14 36v2.4M-8 42v2.6M0 46v2.6M8 42v2.6M14 36v2.4");
    painter.line(GOLD, 1.2, "M-10 25Q0 38 10 25");
    jewel(painter, 0, 32, 2.2, "#c8324a");
  },
  front(painter) {
    painter.fill(
      "#caa23e",
      "M-14 -6C-14 -14 -6 -19 0 -19L20 -44L14 -5C12 -12 8 -15.4 0 -15.4C-8 -15.4 -12 -12 -14 -6Z",
    );
    painter.fill("#9c2f52", "M-6 -18.4L20 -44L15 -12C12 -15 7 -17 0 -17.4Z");
    painter.fill("#000", "M10 -17L20 -44L15 -12Z", 0.2);
    painter.line(GOLD, 1.1, "M3 -27L17.6 -25M9 -33.4L18.6 -32M-1 -21.6L16.6 -18.6");
    painter.fill(
      "#1d1a2b",
      "M-14.6 4C-16 -10 -10 -17.4 0 -17.4C10 -17.4 16 -10 14.6 4C13 -6 9 -13.4 0 -13.4C-9 -13.4 -13 -6 -14.6 4Z",
    );
    painter.line(GOLD, 1, "M-14 1C-13 -8 -8 -13.4 0 -13.4C8 -13.4 13 -8 14 1");
    painter.fill("#fff", "M20 -44C25 -40 27 -34 27 -28C24 -34 21 -37 17 -38Z", 0.6);
  },
};

export const gele: Sitter = {
  wall: ["#a8662a", "#d99a55"],
  skin: "#7a4a2f",
  hair: "#1b1416",
  cloth: "#5b2b7a",
  lips: "#8c2f3a",
  chin: "soft",
  body(painter, { skin }) {
    painter.fill(skin, "M-15 27Q0 46 15 27L8 23H-8Z");
    painter.line(GOLD, 2, "M-7 17Q0 21 7 17M-7.4 20.6Q0 24.8 7.4 20.6M-8.4 24.4Q0 29 8.4 24.4");
    painter.line(GOLD_DARK, 0.7, "M-7 18.6Q0 22.6 7 18.6M-7.6 22.4Q0 26.6 7.6 22.4");
    painter.fill(GOLD, "M-25 32Q0 62 25 32L21 29.6Q0 54 -21 29.6Z");
    painter.line("#b5342f", 2, "M-22.6 31.4Q0 57.6 22.6 31.4");
  },
  front(painter) {
    painter.fill(
      GOLD,
      dots(
        [
          [-14, 8],
          [14, 8],
        ],
        3,
      ),
    );
    painter.fill(
      "#7a4a2f",
      dots(
        [
          [-14, 8],
          [14, 8],
        ],
        1.5,
      ),
    );
    painter.fill(
      "#c8393a",
      "M-15 -7C-22 -15 -26 -30 -12 -37C-2 -42 8 -42 16 -36C28 -28 22 -14 15 -7C10 -15 -8 -16 -15 -7Z",
    );
    painter.fill("#e0a52e", "M-14.6 -9C-18 -18 -6 -26 8 -27C20 -28 26 -22 22 -14C12 -20 -4 -18 -14.6 -9Z");
    painter.fill("#a82b33", "M2 -40C18 -44 32 -34 26 -22C22 -30 12 -34 2 -33Z");
    painter.fill("#000", "M8 -40C24 -34 26 -16 15 -7C12.6 -11 9 -13 5 -14C14 -20 16 -30 8 -40Z", 0.16);
    painter.line("#f2c765", 1, "M-17 -24C-10 -33 2 -37 12 -35M-14 -14C-4 -22 10 -24 20 -20", 0.9);
    painter.line("#8a1f2c", 1, "M-19 -18C-16 -28 -6 -34 4 -34", 0.7);
  },
};

export const begum: Sitter = {
  wall: ["#27604f", "#5a9a84"],
  skin: "#b67c4f",
  hair: "#211817",
  cloth: "#b0304f",
  lips: "#a32f3c",
  chin: "soft",
  back(painter) {
    painter.fill("#d85a2e", "M-22 40C-30 0 -24 -30 0 -30C24 -30 30 0 22 40Z");
    painter.fill("#000", "M6 -29.6C25 -26 29 2 22 40H12C20 10 18 -14 6 -29.6Z", 0.15);
    painter.line(GOLD, 1.4, "M-22 40C-30 0 -24 -30 0 -30C24 -30 30 0 22 40");
  },
  body(painter, { skin }) {
    painter.fill(skin, "M-12 26Q0 40 12 26L8 23H-8Z");
    painter.fill("#d85a2e", "M-22 34C-16 26 -12 26 -11 25C-7 40 10 46 30 44L36 62H-30Z");
    painter.line(GOLD, 1.3, "M-11 25C-7 40 10 46 30 44");
    pearls(painter, 20, 11, 14, 56, 7);
    jewel(painter, 0, 36, 2.6, "#159160");
  },
  front(painter, { hair }) {
    painter.fill(hair, PARTED);
    painter.line(GOLD, 1, "M0 -20V-12M-13 -6Q-8 -13 0 -14Q8 -13 13 -6");
    jewel(painter, 0, -10, 1.9, "#c8324a");
    painter.fill("#8c1f30", disc(0, -5.8, 0.9));
    painter.line(GOLD, 0.8, "M1.8 6.6a1.7 1.7 0 1 0 2.4 1.6");
    painter.fill(GOLD, "M-15.6 6h3.4l1.4 6h-6.2ZM12.2 6h3.4l1.4 6h-6.2Z");
    painter.fill(
      "#fff6f2",
      dots(
        [
          [-14, 13.4],
          [14, 13.4],
        ],
        1.2,
      ),
    );
  },
};

export const courtLady: Sitter = {
  wall: ["#8a3a3a", "#c47a6a"],
  skin: "#f7dfc6",
  hair: "#1a1620",
  cloth: "#2c6e72",
  lips: "#c2303e",
  chin: "soft",
  back(painter, { hair }) {
    painter.fill(
      hair,
      dots(
        [
          [-13, -24],
          [13, -24],
        ],
        9.4,
      ),
    );
    painter.fill(hair, dots([[0, -29]], 10));
    painter.line("#453c55", 1.1, "M-19 -27a7 7 0 0 1 9 -4M-6 -34a8 8 0 0 1 9 -3M9 -31a7 7 0 0 1 7 0", 0.9);
  },
  body(painter) {
    painter.fill("#1f5256", "M0 44L-12 62H12Z");
    painter.fill(LINEN, "M-10 24L-4 34L2 44L-2 48L-16 27ZM10 24L-10 62H-16L4 24.6Z");
    painter.fill("#d9b04a", "M-14 25.6L-2 48L-6 54L-19 27.6ZM14 25.6L-7 62H-13L10 24.6Z");
    painter.line("#a87d22", 0.8, "M-12.4 25L-2 44M12 25L-9 62");
    painter.line(
      "#8fc0bb",
      1.2,
      "M-29 48a5 5 0 0 1 10 0M-24 56a5 5 0 0 1 10 0M20 46a5 5 0 0 1 10 0M15 55a5 5 0 0 1 10 0",
      0.8,
    );
  },
  front(painter, { hair }) {
    painter.fill(
      hair,
      "M-14 4C-18 -14 -12 -22 0 -22C12 -22 18 -14 14 4C13 -5 11 -11 6 -13.4C2 -14.8 -2 -14.8 -6 -13.4C-11 -11 -13 -5 -14 4Z",
    );
    painter.line(GOLD, 1.6, "M-26 -33L-8 -21M26 -33L8 -21");
    jewel(painter, -26.6, -33.4, 2.2, "#159160");
    jewel(painter, 26.6, -33.4, 2.2, "#159160");
    painter.line(GOLD, 0.9, "M-24 -31V-22M-27 -31V-24M24 -31V-22M27 -31V-24");
    painter.fill(
      "#fff6f2",
      dots(
        [
          [-24, -21],
          [-27, -23],
          [24, -21],
          [27, -23],
        ],
        1.2,
      ),
    );
    painter.fill(GOLD, "M-8 -21Q0 -27 8 -21L5 -26L0 -33L-5 -26Z");
    jewel(painter, 0, -24.6, 2, "#c8324a");
    painter.fill(
      "#e58b93",
      dots(
        [
          [-8, 5],
          [8, 5],
        ],
        2.4,
      ),
      0.4,
    );
    painter.fill("#c2303e", "M0 -10l1.4 2.2L0 -5.6l-1.4 -2.2Z");
  },
};
