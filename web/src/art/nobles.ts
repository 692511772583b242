// The ten nobles of Splendor, by their number.
import type { Sitter } from "./dress.ts";
import { begum, courtLady, elizabeth, gele, hennin } from "./ladies.ts";
import { cavalier, doge, king, merchant, sultan } from "./lords.ts";

export const NOBLES: readonly Sitter[] = [
  elizabeth,
  sultan,
  merchant,
  hennin,
  king,
  doge,
  gele,
  begum,
  cavalier,
  courtLady,
];
