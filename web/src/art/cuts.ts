// How the stones are cut: facets around a table, lit from the upper left. All around the origin, 32 across.

export type Point = readonly [number, number];

/** A facet and how bright it is, from 0 (deep) to 1 (bright). */
interface Facet {
  d: string;
  light: number;
}

interface Cut {
  outline: string;
  facets: Facet[];
  /** Facets of a round outline stick out of it and are clipped. */
  clipped: boolean;
  /** A streak of light upon the table. */
  sheen: string;
  /** Base line and size of the letter. */
  letter: readonly [number, number];
}

const round = (value: number) => Math.round(value * 100) / 100;

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

export function regular(sides: number, radius: number, turn = 0): Point[] {
  return Array.from({ length: sides }, (_, i) => {
    const angle = (2 * Math.PI * (i + turn)) / sides;
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  });
}

const LIGHT: Point = [-0.6, -0.8];

/** How bright a facet is that leans towards its outer side. */
function lit(points: readonly Point[], contrast: number, base: number): number {
  const x = points.reduce((sum, point) => sum + point[0], 0) / points.length;
  const y = points.reduce((sum, point) => sum + point[1], 0) / points.length;
  const length = Math.hypot(x, y) || 1;
  return Math.min(1, Math.max(0, base + (contrast * (x * LIGHT[0] + y * LIGHT[1])) / length));
}

const at = (points: readonly Point[], i: number): Point =>
  points[(i + points.length) % points.length] ?? [0, 0];

/** Triangles between a girdle and a table whose corners lie between those of the girdle. */
function brilliant(girdle: readonly Point[], table: readonly Point[]): Facet[] {
  return girdle.flatMap((corner, i) => {
    const side: Point[] = [corner, at(girdle, i + 1), at(table, i)];
    const star: Point[] = [at(table, i - 1), corner, at(table, i)];
    return [
      { d: polygon(side), light: lit(side, 0.46, 0.4) },
      { d: polygon(star), light: lit(star, 0.42, 0.55) },
    ];
  });
}

/** Steps between a girdle and a smaller copy of it. */
function steps(girdle: readonly Point[], table: readonly Point[], contrast: number, base: number): Facet[] {
  return girdle.map((corner, i) => {
    const step: Point[] = [corner, at(girdle, i + 1), at(table, i + 1), at(table, i)];
    return { d: polygon(step), light: lit(step, contrast, base) };
  });
}

const scaled = (points: readonly Point[], factor: number): Point[] =>
  points.map(([x, y]) => [x * factor, y * factor]);

const top = -11.5;
const girdle = -4;
const facet = (light: number, ...points: Point[]): Facet => ({ d: polygon(points), light });

function diamond(): Cut {
  return {
    outline: polygon([
      [-9, top],
      [9, top],
      [15.6, girdle],
      [0, 15.2],
      [-15.6, girdle],
    ]),
    facets: [
      facet(0.95, [-9, top], [-15.6, girdle], [-7, girdle]),
      facet(0.72, [-9, top], [-7, girdle], [0, top]),
      facet(1, [0, top], [-7, girdle], [7, girdle]),
      facet(0.55, [0, top], [7, girdle], [9, top]),
      facet(0.3, [9, top], [7, girdle], [15.6, girdle]),
      facet(0.62, [-15.6, girdle], [-7, girdle], [0, 15.2]),
      facet(0.86, [-7, girdle], [7, girdle], [0, 15.2]),
      facet(0.12, [7, girdle], [15.6, girdle], [0, 15.2]),
    ],
    clipped: false,
    sheen: polygon([
      [-9, top],
      [-3, top],
      [-9.4, girdle],
      [-15.6, girdle],
    ]),
    letter: [5.2, 13],
  };
}

function sapphire(): Cut {
  const rim = regular(6, 15.6);
  const table = regular(6, 9.8, 0.5);
  return {
    outline: polygon(rim),
    facets: [...brilliant(rim, table), { d: polygon(table), light: 0.46 }],
    clipped: false,
    sheen: polygon([at(table, 5), at(table, 0), [1.5, -5.2], [-6.2, 3.4], at(table, 4)]),
    letter: [5.3, 15],
  };
}

function emerald(): Cut {
  const rim: Point[] = [
    [-6.2, -15.2],
    [6.2, -15.2],
    [12.4, -9],
    [12.4, 9],
    [6.2, 15.2],
    [-6.2, 15.2],
    [-12.4, 9],
    [-12.4, -9],
  ];
  const middle = scaled(rim, 0.84);
  const table: Point[] = [
    [-4.6, -9.6],
    [4.6, -9.6],
    [8, -6.2],
    [8, 6.2],
    [4.6, 9.6],
    [-4.6, 9.6],
    [-8, 6.2],
    [-8, -6.2],
  ];
  return {
    outline: polygon(rim),
    facets: [
      ...steps(rim, middle, 0.42, 0.4),
      ...steps(middle, table, 0.5, 0.5),
      { d: polygon(table), light: 0.46 },
    ],
    clipped: false,
    sheen: polygon([
      [-8, -6.2],
      [-4.6, -9.6],
      [4, -9.6],
      [-8, 4.6],
    ]),
    letter: [3.6, 15],
  };
}

/** The drop at an angle, 0 is its tip: also what the facets reach for. */
const DROP = "M0 -16C3.4 -10.4 12.6 -4.6 12.6 3.6A12.6 12.2 0 0 1 -12.6 3.6C-12.6 -4.6 -3.4 -10.4 0 -16Z";

function ruby(): Cut {
  const rim: Point[] = [
    [0, -17],
    [7.4, -8.6],
    [13.4, 0.4],
    [12.2, 9],
    [5.6, 16],
    [-5.6, 16],
    [-12.2, 9],
    [-13.4, 0.4],
    [-7.4, -8.6],
  ];
  const table: Point[] = [
    [2.6, -7.4],
    [6.6, -1.4],
    [7.8, 4.2],
    [5.2, 8.8],
    [0, 10.6],
    [-5.2, 8.8],
    [-7.8, 4.2],
    [-6.6, -1.4],
    [-2.6, -7.4],
  ];
  return {
    outline: DROP,
    facets: [...brilliant(rim, table), { d: polygon(table), light: 0.46 }],
    clipped: true,
    sheen: polygon([
      [-2.6, -7.4],
      [2.6, -7.4],
      [3.4, -6],
      [-7.4, 4.6],
      [-7.8, 4.2],
      [-6.6, -1.4],
    ]),
    letter: [7.4, 15],
  };
}

const CUSHION =
  "M-8 -12.8Q0 -14 8 -12.8Q12.8 -12.8 12.8 -8Q14 0 12.8 8Q12.8 12.8 8 12.8" +
  "Q0 14 -8 12.8Q-12.8 12.8 -12.8 8Q-14 0 -12.8 -8Q-12.8 -12.8 -8 -12.8Z";

function onyx(): Cut {
  const rim: Point[] = [
    [-14, -14],
    [14, -14],
    [14, 14],
    [-14, 14],
  ];
  const table = scaled(rim, 0.62);
  return {
    outline: CUSHION,
    facets: [...steps(rim, table, 0.52, 0.42), { d: polygon(table), light: 0.28 }],
    clipped: true,
    sheen: polygon([
      [-8.7, -8.7],
      [5, -8.7],
      [-8.7, 5],
    ]),
    letter: [5.4, 15],
  };
}

function pearl(): Cut {
  return {
    outline: "M0 -14.4A14.4 14.4 0 0 1 0 14.4A14.4 14.4 0 0 1 0 -14.4Z",
    facets: [],
    clipped: false,
    sheen: "M-10.6 -4.2C-9.4 -8.6 -5.4 -11.4 -1.6 -11.4C-3.2 -9 -7 -5.4 -10.6 -4.2Z",
    letter: [3.8, 15],
  };
}

function coin(): Cut {
  const rim = regular(40, 15.4).map(([x, y], i): Point => (i % 2 ? [x, y] : [x * 0.945, y * 0.945]));
  return {
    outline: polygon(rim),
    facets: [],
    clipped: false,
    sheen: "M-10 -4.6A11 11 0 0 1 4.6 -10L-4 -1Z",
    letter: [4.8, 15],
  };
}

export const CUTS = {
  w: diamond(),
  b: sapphire(),
  g: emerald(),
  r: ruby(),
  k: onyx(),
  p: pearl(),
  o: coin(),
} as const;

/** The colour of a facet: between two neighbouring shades. */
export function tint(shades: readonly string[], light: number): string {
  const place = light * (shades.length - 1);
  const low = Math.min(Math.floor(place), shades.length - 2);
  const part = place - low;
  const channel = (shade: string, i: number) => parseInt(shade.slice(1 + 2 * i, 3 + 2 * i), 16);
  const mixed = [0, 1, 2].map((i) => {
    const from = channel(shades[low] ?? "#000000", i);
    const to = channel(shades[low + 1] ?? "#000000", i);
    return Math.round(from + (to - from) * part)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}
