// Landscapes of level 1: where the stones come from.
import { tint } from "./cuts.ts";
import { disc, hills, n, polygon } from "./painter.ts";
import { clouds, crystal, peak, pine, range, stones, sun, type Scene } from "./scenery.ts";

const mine: Scene = (painter, land, shades) => {
  sun(painter, land);
  range(painter, land, 92);
  peak(painter, painter.between(58, 76), painter.between(50, 60), 108, painter.between(34, 42), land);
  peak(painter, painter.between(14, 34), painter.between(64, 74), 108, 28, land);
  painter.fill(
    land.near,
    hills([
      [0, 104],
      [34, 110],
      [70, 96],
      [100, 100],
    ]),
  );
  painter.fill(
    land.shade,
    hills([
      [0, 126],
      [40, 128],
      [78, 122],
      [100, 126],
    ]),
    0.9,
  );
  const x = painter.between(70, 78);
  painter.fill(land.shade, `M${n(x - 12)} 124V108L${n(x - 7)} 101H${n(x + 7)}L${n(x + 12)} 108V124Z`);
  painter.fill("#000", `M${n(x - 8.5)} 124V109L${n(x - 5)} 104.5H${n(x + 5)}L${n(x + 8.5)} 109V124Z`, 0.55);
  painter.line(
    "#d8b27a",
    2.2,
    `M${n(x - 11)} 124V108L${n(x - 6.5)} 102H${n(x + 6.5)}L${n(x + 11)} 108V124M${n(x - 14)} 102H${n(x + 14)}`,
  );
  painter.line(
    "#e9dcc0",
    1,
    `M${n(x - 4)} 124L${n(x - 12)} 140M${n(x + 4)} 124L${n(x + 8)} 140M${n(x - 7)} 129H${n(x + 6)}M${n(x - 10)} 134.5H${n(x + 8)}`,
    0.55,
  );
  const cart = x - 3;
  stones(painter, shades, cart, 118.5, 15);
  painter.fill("#4a3a33", `M${n(cart - 9)} 119H${n(cart + 9)}L${n(cart + 6.5)} 129H${n(cart - 6.5)}Z`);
  painter.fill("#fff", `M${n(cart - 9)} 119H${n(cart + 9)}L${n(cart + 8.5)} 121H${n(cart - 8.5)}Z`, 0.35);
  painter.fill("#1d1715", disc(cart - 4.2, 130, 2.6) + disc(cart + 4.2, 130, 2.6));
};

const cave: Scene = (painter, land, shades) => {
  sun(painter, land, 56);
  range(painter, land, 84);
  painter.fill(
    land.mid,
    hills([
      [0, 92],
      [40, 86],
      [70, 92],
      [100, 84],
    ]),
  );
  const top = painter.between(42, 50);
  painter.fill(
    land.shade,
    `M0 0H100V140H0ZM14 140C10 108 14 ${n(top + 22)} 30 ${n(top + 8)}C40 ${n(top - 4)} 58 ${n(top - 2)} 68 ${n(top + 5)}C88 ${n(top + 16)} 94 100 90 140Z`,
  );
  painter.fill(
    land.near,
    `M14 140C10 108 14 ${n(top + 22)} 30 ${n(top + 8)}C34 ${n(top + 3)} 40 ${n(top)} 46 ${n(top - 1)}C26 ${n(top + 16)} 20 104 26 140Z`,
    0.8,
  );
  painter.fill(
    land.shade,
    hills([
      [0, 122],
      [30, 128],
      [60, 120],
      [100, 116],
    ]),
  );
  const x = painter.between(66, 74);
  const tall = painter.between(44, 54);
  painter.fill(tint(shades, 0.9), disc(x, 104, 26), 0.22);
  crystal(painter, shades, x - 10, 128, tall * 0.62, -20);
  crystal(painter, shades, x + 14, 127, tall * 0.6, 22);
  crystal(painter, shades, x + 1, 128, tall, painter.between(-5, 6));
  crystal(painter, shades, x + 8, 130, tall * 0.5, 10);
  crystal(painter, shades, x - 5, 131, tall * 0.38, -9);
  painter.fill(
    land.shade,
    hills([
      [0, 132],
      [40, 131],
      [66, 128],
      [100, 124],
    ]),
  );
};

const river: Scene = (painter, land) => {
  sun(painter, land);
  clouds(painter, land);
  range(painter, land, 90);
  peak(painter, painter.between(24, 48), painter.between(54, 64), 100, 32, land);
  painter.fill(
    land.mid,
    hills([
      [0, 96],
      [36, 94],
      [60, 98],
      [100, 88],
    ]),
  );
  painter.fill(
    land.near,
    hills([
      [0, 108],
      [30, 104],
      [56, 112],
      [100, 98],
    ]),
  );
  const bend = painter.between(-6, 6);
  painter.fill(
    land.sky[1],
    `M${n(58 + bend)} 101C74 106 46 111 60 118C72 124 48 130 40 140H84C84 130 92 124 78 116C66 109 76 106 ${n(61 + bend)} 101Z`,
    0.92,
  );
  painter.line(land.far, 1.2, "M58 122h10M52 131h14M66 113h6", 0.9);
  pine(painter, 92, 116, 1.3, land);
  pine(painter, 80, 109, 0.9, land);
  pine(painter, painter.between(28, 44), 112, 1, land);
  const x = painter.between(78, 84);
  painter.fill("#f3e3c4", `M${n(x)} 132V122H${n(x + 12)}V132Z`);
  painter.fill("#000", `M${n(x + 7)} 132V122H${n(x + 12)}V132Z`, 0.2);
  painter.fill(land.shade, `M${n(x - 2)} 123L${n(x + 4)} 115H${n(x + 9)}L${n(x + 14)} 123Z`);
  painter.line(land.glow, 1.6, `M${n(x + 10)} 114q-3 -4 0 -8t0 -8`, 0.7);
};

const quarry: Scene = (painter, land, shades) => {
  sun(painter, land);
  clouds(painter, land);
  range(painter, land, 96);
  const start = painter.between(40, 50);
  for (let i = 0; i < 4; i++) {
    const y = 70 + 17 * i;
    const x = start + 15 - 13 * i + painter.between(-2, 2);
    painter.fill(
      i % 2 ? land.near : land.mid,
      polygon([x, y + 5], [x + 9, y], [100, y - 2], [100, 140], [x - 8, 140]),
    );
    painter.fill(land.glow, polygon([x, y + 5], [x + 9, y], [100, y - 2], [100, y + 3]), 0.4);
    painter.fill(land.shade, polygon([100, y + 3], [100, y + 19], [84, y + 20], [80, y + 4]), 0.25);
  }
  painter.fill(
    land.shade,
    hills([
      [0, 128],
      [50, 130],
      [100, 126],
    ]),
    0.9,
  );
  const x = painter.between(62, 68);
  painter.line(
    "#5a4030",
    2.4,
    `M${n(x)} 128L${n(x + 9)} 92L${n(x + 18)} 128M${n(x + 4)} 112H${n(x + 14)}M${n(x + 9)} 96L${n(x + 27)} 84`,
  );
  painter.line("#33241b", 0.8, `M${n(x + 9)} 93L${n(x + 27)} 84V104`);
  painter.fill(tint(shades, 0.85), polygon([x + 22, 104], [x + 32, 104], [x + 30, 112], [x + 24, 113]));
  painter.fill(tint(shades, 0.35), polygon([x + 28, 104], [x + 32, 104], [x + 30, 112], [x + 27, 112.5]));
  stones(painter, shades, x + 9, 129, 18);
};

const falls: Scene = (painter, land, shades) => {
  sun(painter, land, 52);
  range(painter, land, 84);
  const x = painter.between(66, 74);
  // Cliffs to both sides of the water, in steps like a cut stone.
  painter.fill(land.mid, polygon([0, 78], [22, 70], [34, 74], [x - 9, 82], [x - 7, 140], [0, 140]));
  painter.fill(land.near, polygon([34, 74], [x - 9, 82], [x - 7, 140], [42, 140], [38, 100]));
  painter.fill(land.mid, polygon([x + 9, 80], [84, 70], [100, 74], [100, 140], [x + 8, 140]));
  painter.fill(land.near, polygon([86, 92], [84, 70], [100, 74], [100, 140], [90, 140]));
  painter.fill(land.glow, polygon([22, 70], [34, 74], [x - 9, 82], [x - 12, 84], [30, 77]), 0.5);
  painter.fill(land.sky[1], `M${n(x - 9)} 82Q${n(x)} 78 ${n(x + 9)} 80L${n(x + 8)} 124H${n(x - 8)}Z`);
  painter.line(land.far, 1.3, `M${n(x - 4.5)} 84V118M${n(x)} 82V122M${n(x + 4.5)} 83V114`, 0.9);
  painter.fill(
    land.shade,
    hills([
      [0, 118],
      [30, 124],
      [x - 12, 122],
      [100, 116],
    ]),
  );
  painter.fill(
    land.far,
    `M${n(x - 26)} 134C${n(x - 22)} 122 ${n(x + 20)} 120 ${n(x + 26)} 130C${n(x + 30)} 140 ${n(x - 20)} 142 ${n(x - 26)} 134Z`,
  );
  painter.fill("#fff", `${disc(x - 7, 124, 4)}${disc(x, 123, 5)}${disc(x + 7, 124, 4)}`, 0.75);
  painter.line(land.glow, 1.1, `M${n(x - 16)} 132h9M${n(x + 4)} 134h12M${n(x - 8)} 136h6`, 0.8);
  stones(painter, shades, x + 20, 126, 16);
  pine(painter, 93, 90, 0.9, land);
  pine(painter, painter.between(26, 40), 76, 0.8, land);
};

export const MINES: readonly Scene[] = [mine, cave, river, quarry, falls];
