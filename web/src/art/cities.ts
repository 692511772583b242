// Landscapes of level 3: where the stones are worn.
import { disc, hills, n, Painter, polygon } from "./painter.ts";
import { clouds, cutStone, sun, type Scene } from "./scenery.ts";

/** A building from the foot up to `top`; its right part lies in the shade. */
function tower(
  x: number,
  wide: number,
  top: number,
  foot: number,
  roof: number,
): { lit: string; dark: string } {
  const right = x + wide;
  const middle = x + wide * 0.62;
  const body = `M${n(x)} ${n(foot)}V${n(top)}`;
  if (roof === 1) {
    const tip = `${n(x + wide / 2)} ${n(top - wide * 1.1)}`;
    return {
      lit: `${body}L${tip}L${n(right)} ${n(top)}V${n(foot)}Z`,
      dark: `M${tip}L${n(right)} ${n(top)}V${n(foot)}H${n(middle)}V${n(top)}Z`,
    };
  }
  if (roof === 2) {
    const r = wide / 2;
    const spire = `M${n(x + r - 0.9)} ${n(top - r - 6)}h1.8v8h-1.8Z`;
    return {
      lit: `${body}C${n(x - 1)} ${n(top - r * 1.1)} ${n(x + r * 0.7)} ${n(top - r)} ${n(x + r)} ${n(top - r * 1.5)}C${n(x + r * 1.3)} ${n(top - r)} ${n(right + 1)} ${n(top - r * 1.1)} ${n(right)} ${n(top)}V${n(foot)}Z${spire}`,
      dark: `M${n(x + r)} ${n(top - r * 1.5)}C${n(x + r * 1.3)} ${n(top - r)} ${n(right + 1)} ${n(top - r * 1.1)} ${n(right)} ${n(top)}V${n(foot)}H${n(middle)}V${n(top)}Z`,
    };
  }
  const step = n(wide / 5);
  return {
    lit: `${body}h${step}v3h${step}v-3h${step}v3h${step}v-3h${step}V${n(foot)}Z`,
    dark: `M${n(middle)} ${n(foot)}V${n(top + 3)}H${n(right)}V${n(foot)}Z`,
  };
}

const skyline: Scene = (painter, land) => {
  sun(painter, land, 54);
  clouds(painter, land);
  let far = "";
  for (let i = 0; i < 8; i++) {
    far += tower(i * 13 - 2, 13, painter.between(78, 94), 140, Math.floor(painter.between(0, 2.99))).lit;
  }
  painter.fill(land.far, far);
  let near = "";
  let dark = "";
  let windows = "";
  for (let x = 2; x < 98;) {
    const wide = painter.between(15, 22);
    const top = x > 45 ? painter.between(74, 98) : painter.between(88, 106);
    const { lit, dark: shaded } = tower(x, wide, top, 140, Math.floor(painter.between(0, 2.99)));
    near += lit;
    dark += shaded;
    for (let y = top + 9; y < 134; y += 9) {
      for (const part of [0.3, 0.7]) {
        if (painter.random() < 0.72) windows += `M${n(x + wide * part)} ${n(y)}v3.6`;
      }
    }
    x += wide + painter.between(0.5, 2);
  }
  painter.fill(land.near, near);
  painter.fill(land.shade, dark, 0.55);
  painter.line(land.glow, 2.2, windows, 0.92);
};

const shop: Scene = (painter, land, shades) => {
  painter.fill(land.far, "M0 60L16 46L32 60V140H0Z");
  painter.fill(land.glow, "M0 60L16 46L32 60L30.6 61.6L16 49L0 62.6Z", 0.5);
  painter.fill(land.mid, "M32 50H100V140H32Z");
  painter.fill(land.near, "M30 46H100V51H30Z");
  painter.fill(land.shade, "M32 51H100V53.5H32Z", 0.4);
  painter.fill(land.glow, "M42 57h9v10h-9ZM60 57h9v10h-9ZM78 57h9v10h-9Z", 0.85);
  painter.line(land.near, 1.4, "M46.5 57V67M64.5 57V67M82.5 57V67");
  // The window with the stone in it.
  painter.fill(land.shade, "M40 84H96V128H40Z");
  painter.fill(land.glow, "M44 86H92V124H44Z", 0.92);
  painter.fill(land.far, "M44 86H60L48 124H44Z", 0.35);
  const g = painter.between(69, 72);
  painter.fill(land.near, `M${n(g - 15)} 124q15 -12 30 0Z`);
  cutStone(painter, shades, g, 102, 13);
  // The awning.
  let stripes = "";
  for (const i of [1, 3, 5]) {
    const x = 37 + 10.5 * i;
    stripes += `M${n(x)} 71V84q5.2 6 10.5 0V71Z`;
  }
  painter.fill(land.band, `M37 71V84${"q5.2 6 10.5 0".repeat(6)}V71Z`);
  painter.fill("#fffaf0", stripes);
  painter.fill("#000", `M37 80V84${"q5.2 6 10.5 0".repeat(6)}V80Z`, 0.14);
  painter.fill(land.shade, "M0 128H100V140H0Z");
  painter.line(
    land.mid,
    1,
    "M0 133H100M12 128V133M40 128V133M68 128V133M26 133V140M54 133V140M84 133V140",
    0.45,
  );
};

const palace: Scene = (painter, land) => {
  sun(painter, land, 54);
  clouds(painter, land);
  painter.fill(
    land.far,
    hills([
      [0, 92],
      [30, 84],
      [70, 90],
      [100, 82],
    ]),
  );
  const x = painter.between(62, 68);
  const dome = painter.between(15, 18);
  painter.fill(
    land.mid,
    `M${n(x - dome)} 76C${n(x - dome)} ${n(76 - dome * 1.5)} ${n(x + dome)} ${n(76 - dome * 1.5)} ${n(x + dome)} 76Z`,
  );
  painter.fill(
    land.near,
    `M${n(x + 2)} ${n(76 - dome * 1.12)}C${n(x + dome * 0.8)} ${n(76 - dome)} ${n(x + dome)} ${n(76 - dome * 0.5)} ${n(x + dome)} 76H${n(x + 6)}Z`,
    0.7,
  );
  painter.fill(
    "#e9c46e",
    `M${n(x - 1)} ${n(64 - dome * 0.6)}h2v12h-2ZM${n(x - dome)} 74.6h${n(2 * dome)}v2.6h${n(-2 * dome)}Z`,
  );
  painter.fill(land.mid, `M${n(x - 44)} 88H${n(x + 44)}V124H${n(x - 44)}Z`);
  painter.fill(land.glow, `M${n(x - 46)} 85H${n(x + 46)}V88.6H${n(x - 46)}Z`, 0.75);
  let columns = "";
  let gaps = "";
  for (let i = -4; i <= 4; i++) {
    columns += `M${n(x + 9.6 * i)} 92V121`;
    gaps += `M${n(x + 9.6 * i + 4.8)} 121V99`;
  }
  painter.line(land.shade, 4.6, gaps, 0.75);
  painter.line("#fdf7e8", 3, columns, 0.95);
  painter.line(land.mid, 1, columns, 0.7, "translate(1.1 0)");
  painter.fill(land.near, `M${n(x - 26)} 92L${n(x)} 77L${n(x + 26)} 92Z`);
  painter.fill(
    "#fdf7e8",
    `M${n(x - 26)} 92L${n(x)} 77L${n(x + 26)} 92L${n(x + 22)} 92L${n(x)} 80L${n(x - 22)} 92Z`,
    0.9,
  );
  painter.fill(
    land.glow,
    `M${n(x - 46)} 121H${n(x + 46)}V124H${n(x - 46)}ZM${n(x - 50)} 126.5H${n(x + 50)}V129.5H${n(x - 50)}Z`,
    0.85,
  );
  painter.fill(
    land.near,
    `M${n(x - 48)} 124H${n(x + 48)}V126.5H${n(x - 48)}ZM${n(x - 54)} 129.5H${n(x + 54)}V132H${n(x - 54)}Z`,
  );
  painter.fill(
    land.shade,
    hills([
      [0, 132],
      [50, 134],
      [100, 132],
    ]),
  );
  for (const place of [94, 46]) {
    const tree = place + painter.between(-3, 3);
    painter.fill(
      land.shade,
      `M${n(tree)} 132C${n(tree - 6)} 120 ${n(tree - 3)} 108 ${n(tree)} 102C${n(tree + 3)} 108 ${n(tree + 6)} 120 ${n(tree)} 132Z`,
    );
  }
};

const canal: Scene = (painter, land) => {
  sun(painter, land, 50);
  clouds(painter, land);
  const far = tower(40, 11, 62, 120, 1);
  painter.fill(land.far, far.lit);
  let x = 0;
  let windows = "";
  let sills = "";
  const houses: string[] = ["", "", ""];
  while (x < 100) {
    const wide = painter.between(20, 27);
    const top = painter.between(66, 82);
    const kind = Math.floor(painter.between(0, 2.99));
    houses[kind] +=
      `M${n(x)} 118V${n(top)}${kind ? `L${n(x + wide / 2)} ${n(top - 9)}` : ""}L${n(x + wide)} ${n(top)}V118Z`;
    sills += `M${n(x)} ${n(top)}h${n(wide)}v2h${n(-wide)}Z`;
    for (let y = top + 8; y < 106; y += 14) {
      for (const part of [0.25, 0.5, 0.75]) {
        const wx = x + wide * part;
        windows += `M${n(wx - 2)} ${n(y + 8)}v-6q2 -4 4 0v6Z`;
      }
    }
    x += wide;
  }
  painter.fill(land.mid, houses[0] ?? "");
  painter.fill(land.near, houses[1] ?? "");
  painter.fill(land.far, houses[2] ?? "");
  painter.fill(land.shade, sills, 0.4);
  painter.fill(land.glow, windows, 0.9);
  painter.fill(land.shade, "M0 114H100V119H0Z", 0.7);
  painter.fill(land.mid, "M0 118H100V140H0Z");
  painter.fill(land.shade, "M0 118H100V140H0Z", 0.35);
  painter.line(land.glow, 1.2, "M56 122h9M74 124h14M62 136h16M86 133h10M46 128h6", 0.6);
  const g = painter.between(66, 72);
  painter.fill(land.shade, `M${n(g - 22)} 121q-1 8 10 10h26q10 -2 11 -12q-4 6 -12 7h-22q-8 0 -11 -9Z`);
  painter.line(land.shade, 1.5, `M${n(g + 12)} 126V111M${n(g + 16)} 106L${n(g + 6)} 136`);
  painter.fill(land.shade, `M${n(g + 9.5)} 126q0 -12 3 -13q3 1 3 13Z${disc(g + 12.4, 110.5, 2.3)}`);
  painter.fill("#e9c46e", `M${n(g - 8)} 126v-5q5 -4 10 0v5Z`);
};

/** An onion dome with its foot at (x, y). */
function onion(painter: Painter, x: number, y: number, r: number, lit: string, dark: string): void {
  const bulb = (side: number) =>
    `M${n(x)} ${n(y - r * 2.3)}C${n(x + side * r * 0.2)} ${n(y - r * 1.7)} ${n(x + side * r * 1.3)} ${n(y - r * 1.5)} ${n(x + side * r * 1.12)} ${n(y - r * 0.6)}Q${n(x + side * r)} ${n(y - r * 0.2)} ${n(x + side * r * 0.86)} ${n(y)}H${n(x)}Z`;
  painter.fill(lit, bulb(-1) + bulb(1));
  painter.fill(
    dark,
    bulb(1).replace(
      `H${n(x)}Z`,
      `H${n(x + r * 0.3)}Q${n(x + r * 0.7)} ${n(y - r)} ${n(x)} ${n(y - r * 2.3)}Z`,
    ),
    0.6,
  );
  painter.line("#e9c46e", 1.1, `M${n(x)} ${n(y - r * 2.3)}v${n(-r * 0.5)}`);
}

const domes: Scene = (painter, land) => {
  sun(painter, land, 52);
  clouds(painter, land);
  painter.fill(
    land.far,
    hills([
      [0, 100],
      [30, 96],
      [60, 100],
      [100, 94],
    ]),
  );
  const x = painter.between(65, 69);
  const r = painter.between(12.5, 14.5);
  for (const side of [-1, 1]) {
    const tower = x + side * 33;
    painter.fill(land.mid, `M${n(tower - 3.4)} 122V70H${n(tower + 3.4)}V122Z`);
    painter.fill(land.near, `M${n(tower + 0.8)} 122V70H${n(tower + 3.4)}V122Z`, 0.7);
    painter.fill(land.near, `M${n(tower - 5)} 84h10v2.6h-10ZM${n(tower - 5)} 69h10v2.6h-10Z`);
    onion(painter, tower, 69, 4.2, land.mid, land.near);
    onion(painter, x + side * 18, 88, 6.4, land.mid, land.near);
  }
  onion(painter, x, 82, r, "#fdf6e6", land.mid);
  painter.fill(land.mid, `M${n(x - 26)} 88H${n(x + 26)}V122H${n(x - 26)}Z`);
  painter.fill("#fdf6e6", `M${n(x - 14)} 82H${n(x + 14)}V122H${n(x - 14)}Z`);
  painter.fill(land.near, `M${n(x + 6)} 82H${n(x + 14)}V122H${n(x + 6)}Z`, 0.25);
  painter.fill(
    land.shade,
    `M${n(x - 7.5)} 122V101Q${n(x - 7)} 94 ${n(x)} 89Q${n(x + 7)} 94 ${n(x + 7.5)} 101V122Z`,
    0.85,
  );
  const niche = (at: number, y: number) => `M${n(at - 2.6)} ${y}v-7q0.4 -3 2.6 -4.6q2.2 1.6 2.6 4.6v7Z`;
  painter.fill(land.shade, [-20, 20].map((at) => niche(x + at, 106) + niche(x + at, 120)).join(""), 0.75);
  painter.fill(land.glow, `M${n(x - 4)} 122V106Q${n(x)} 98 ${n(x + 4)} 106V122Z`, 0.85);
  painter.fill(land.near, "M0 120H100V125H0Z");
  painter.fill(land.glow, "M0 119H100V120.6H0Z", 0.7);
  painter.fill(land.shade, "M0 125H100V140H0Z", 0.85);
  // The pool before it.
  painter.fill(land.far, polygon([x - 9, 125], [x + 9, 125], [x + 22, 140], [x - 22, 140]));
  painter.line("#fff", 1, `M${n(x - 8)} 130h12M${n(x - 4)} 135h15M${n(x - 15)} 138h8`, 0.6);
  for (const side of [-1, 1]) {
    const tree = x + side * 24;
    painter.fill(
      land.shade,
      `M${n(tree)} 132C${n(tree - 5)} 124 ${n(tree - 3)} 114 ${n(tree)} 108C${n(tree + 3)} 114 ${n(tree + 5)} 124 ${n(tree)} 132Z`,
    );
  }
};

export const CITIES: readonly Scene[] = [skyline, shop, palace, canal, domes];
