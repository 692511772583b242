// The colours of each gem, and of the landscape on a card with that bonus.
import type { Letter } from "./kinds.ts";

/** Shades of a stone from its deepest facet to its brightest, its edge and the letter upon it. */
interface Stone {
  shades: readonly string[];
  edge: string;
  ink: string;
  /** A thin line around the letter, so that it is read across facets. */
  halo: string;
  /** The rim of the token, light and dark. */
  rim: readonly [string, string];
  /** The middle of the token, and the marks on its rim. */
  well: string;
  inlay: string;
}

export const STONES: Record<"w" | "b" | "g" | "r" | "k" | "p" | "o", Stone> = {
  w: {
    shades: ["#9db0c9", "#bccbde", "#d9e3ef", "#eef4fa", "#ffffff"],
    edge: "#64789a",
    ink: "#22314f",
    halo: "#f6faff",
    rim: ["#f3f6fa", "#a9b7ca"],
    well: "#8192ad",
    inlay: "#6f82a0",
  },
  b: {
    shades: ["#0d2f78", "#1a4ba8", "#2b6ad0", "#5594ec", "#a3cbff"],
    edge: "#0b2662",
    ink: "#ffffff",
    halo: "#123a8a",
    rim: ["#3f80dc", "#164394"],
    well: "#e3edfb",
    inlay: "#ffffff",
  },
  g: {
    shades: ["#064a30", "#0c6b45", "#159160", "#42bd87", "#a2ebc6"],
    edge: "#043b26",
    ink: "#ffffff",
    halo: "#0a5f3d",
    rim: ["#27a06d", "#0a5a3a"],
    well: "#e0f4e8",
    inlay: "#ffffff",
  },
  r: {
    shades: ["#720c22", "#a3152f", "#cf2b44", "#ec5f70", "#ffb3b6"],
    edge: "#5c0a1b",
    ink: "#ffffff",
    halo: "#8c1029",
    rim: ["#d83e54", "#8c1128"],
    well: "#fce6e4",
    inlay: "#ffffff",
  },
  k: {
    shades: ["#0c0d13", "#1b1d27", "#2d303d", "#4c5060", "#989eb0"],
    edge: "#4d5262",
    ink: "#ffffff",
    halo: "#16171f",
    rim: ["#454957", "#14151c"],
    well: "#cfd2dc",
    inlay: "#e8eaf0",
  },
  p: {
    shades: ["#b98a9c", "#d8aebb", "#efd3d9", "#fbebec", "#ffffff"],
    edge: "#94657a",
    ink: "#5a2540",
    halo: "#fff3f4",
    rim: ["#f6dbe0", "#bd8d9d"],
    well: "#b3869a",
    inlay: "#94657a",
  },
  o: {
    shades: ["#94600a", "#c38a1c", "#e5b23c", "#f7d571", "#fff3c0"],
    edge: "#6d4505",
    ink: "#4d3002",
    halo: "#ffe9a0",
    rim: ["#f2c654", "#a06c0e"],
    well: "#7d540d",
    inlay: "#7a520c",
  },
};

/** The colours of a landscape, from the sky to what stands nearest; `band` is the head of the card. */
export interface Land {
  sky: readonly [string, string];
  far: string;
  mid: string;
  near: string;
  shade: string;
  band: string;
  glow: string;
}

export const LANDS: Record<Letter, Land> = {
  w: {
    sky: ["#b9c8de", "#fbf3ea"],
    far: "#c5cfdf",
    mid: "#9aabc4",
    near: "#6d82a3",
    shade: "#40547a",
    band: "#4f6286",
    glow: "#fffdf4",
  },
  b: {
    sky: ["#69a4ea", "#e9f1f8"],
    far: "#9cc0ea",
    mid: "#5e93d6",
    near: "#2f66b2",
    shade: "#15397a",
    band: "#1a4794",
    glow: "#fff7d6",
  },
  g: {
    sky: ["#8fd0b0", "#f6f3d6"],
    far: "#a3d3b3",
    mid: "#5eac85",
    near: "#2a7b58",
    shade: "#0d4c36",
    band: "#0f5f42",
    glow: "#fffbe0",
  },
  r: {
    sky: ["#ef8f7e", "#ffe7c8"],
    far: "#eda392",
    mid: "#cd6060",
    near: "#a1323f",
    shade: "#641426",
    band: "#93203a",
    glow: "#fff0c4",
  },
  k: {
    sky: ["#343a52", "#b7a9a4"],
    far: "#868492",
    mid: "#5b5d70",
    near: "#363949",
    shade: "#171925",
    band: "#20222f",
    glow: "#ffd890",
  },
  p: {
    sky: ["#e6bcc6", "#fff3ec"],
    far: "#e8c9d0",
    mid: "#c895a4",
    near: "#a06e80",
    shade: "#653c50",
    band: "#8a5a6e",
    glow: "#fffaf0",
  },
  o: {
    sky: ["#f0cd76", "#fff6dc"],
    far: "#ecd394",
    mid: "#cfa548",
    near: "#a0761f",
    shade: "#5e4208",
    band: "#85601a",
    glow: "#fffbe6",
  },
  "?": {
    sky: ["#9d84da", "#ffdfe4"],
    far: "#bda7e0",
    mid: "#8f71c6",
    near: "#60459a",
    shade: "#352460",
    band: "#4d3588",
    glow: "#fff1d0",
  },
  "-": {
    sky: ["#d9bf8a", "#fbf2dc"],
    far: "#d8c095",
    mid: "#b69664",
    near: "#8b6a3c",
    shade: "#523a1b",
    band: "#6b4f2a",
    glow: "#fffbe8",
  },
};
