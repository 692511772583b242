// Landscapes of level 2: those who carry the stones, sell and work them.
import { tint } from "./cuts.ts";
import { disc, hills, n } from "./painter.ts";
import { STONES } from "./palettes.ts";
import { clouds, cutStone, range, stones, sun, type Scene } from "./scenery.ts";

const CAMEL =
  "M0.5 -19C1 -20.5 3.5 -21.5 4.5 -20.5C5.5 -19.5 5 -17 5.6 -14.8C6 -13 7.2 -12.6 8.4 -13.6C9.6 -15 11 -20.5 13.6 -20.5" +
  "C16 -20.5 16.6 -15.6 18.6 -14.4C20.6 -13.4 21.6 -12 21.8 -9.6L22.4 0H20.8L19.8 -6.6L18.4 -7.4L18.8 0H17.2L16.2 -7.6" +
  "C14 -7 11.4 -7 9.6 -7.8L9.8 0H8.2L7.6 -7L7 0H5.4L5.8 -8.8C3.6 -9.8 2.8 -12.4 2.9 -15.6C2.9 -17 2.4 -17.6 1.4 -17.6" +
  "C0.6 -17.6 0.2 -18.2 0.5 -19Z";

const caravan: Scene = (painter, land, shades) => {
  const x = painter.between(56, 84);
  painter.fill(land.glow, disc(x, 62, 20), 0.26);
  painter.fill(land.glow, disc(x, 62, 12.5), 0.92);
  painter.fill(
    land.far,
    hills([
      [0, 84],
      [26, 76],
      [58, 86],
      [100, 74],
    ]),
  );
  painter.fill(
    land.mid,
    hills([
      [0, 94],
      [40, 88],
      [74, 98],
      [100, 90],
    ]),
  );
  const crest = painter.between(96, 100);
  painter.fill(
    land.near,
    hills([
      [0, 112],
      [44, 108],
      [76, crest + 6],
      [100, crest],
    ]),
  );
  for (const [dx, dy, size] of [
    [56, 104, 0.7],
    [73, 108, 1.1],
  ] as const) {
    const at = `translate(${dx} ${dy}) scale(${size})`;
    painter.fill(land.shade, CAMEL, 1, at);
    painter.fill(
      tint(shades, 0.85),
      "M9.8 -15.4C10.8 -18 12 -20.8 13.6 -20.8C15.6 -20.8 16.4 -17 17.4 -15.2L17 -10.2H10.2Z",
      1,
      at,
    );
    painter.fill(tint(shades, 0.4), "M13.8 -20.8C15.6 -20.8 16.4 -17 17.4 -15.2L17 -10.2H14Z", 1, at);
  }
  painter.fill(
    land.shade,
    hills([
      [0, 130],
      [34, 122],
      [66, 116],
      [100, 122],
    ]),
    0.82,
  );
  painter.fill(land.near, "M100 122C84 116 70 114 60 118C76 120 84 132 82 140H100Z", 0.75);
};

const ship: Scene = (painter, land) => {
  sun(painter, land);
  clouds(painter, land);
  painter.fill(
    land.far,
    hills([
      [0, 88],
      [18, 80],
      [40, 84],
      [56, 92],
      [100, 94],
    ]),
  );
  painter.fill(land.mid, "M0 92H100V140H0Z");
  painter.fill(land.near, "M0 108H100V140H0Z", 0.55);
  const x = painter.between(66, 72);
  const y = painter.between(112, 118);
  const at = `translate(${n(x)} ${n(y)}) scale(1.02)`;
  painter.line(land.shade, 1.6, "M-9 -6V-50M9 -6V-44M22 -6L32 -20", 1, at);
  painter.fill(
    "#fffaf0",
    "M-20 -36C-12 -33 -4 -33 0 -36C3 -28 3 -20 0 -12C-6 -9 -14 -9 -20 -12C-16 -20 -16 -28 -20 -36ZM-15 -48Q-8 -46 -2 -48Q0 -43 -2 -38Q-8 -36 -15 -38Q-12 -43 -15 -48Z",
    1,
    at,
  );
  painter.fill(
    land.mid,
    "M-6 -34.5Q-2 -34.5 0 -36C3 -28 3 -20 0 -12Q-3 -10.5 -6 -10C-2 -18 -3 -28 -6 -34.5ZM-6 -47.3L-2 -48Q0 -43 -2 -38L-6 -37Q-4 -42 -6 -47.3Z",
    0.5,
    at,
  );
  painter.fill("#fffaf0", "M4 -40Q12 -38 20 -40Q24 -28 19 -14Q12 -11 5 -14Q9 -27 4 -40Z", 1, at);
  painter.fill(land.mid, "M14 -38.8L20 -40Q24 -28 19 -14L13 -12.3Q18 -26 14 -38.8Z", 0.5, at);
  painter.fill(land.band, "M-9 -50Q-3 -53 2 -50Q-3 -49 -9 -47ZM9 -44Q15 -47 20 -44Q15 -43 9 -41.5Z", 1, at);
  painter.fill(land.shade, "M-30 -12L-20 -10V-6H22L30 -9C28 4 20 9 12 10H-16C-24 8 -29 -2 -30 -12Z", 1, at);
  painter.line("#e9c684", 1.3, "M-27 -4Q-4 2 28 -4", 0.9, at);
  for (let i = 0; i < 4; i++) {
    const wave = painter.between(0, 24) + 22 * i;
    painter.line(land.glow, 1.1, `M${n(wave)} ${n(121 + 4.6 * i)}q4 -3 8 0t8 0t8 0`, 0.65);
  }
};

const bridge: Scene = (painter, land) => {
  sun(painter, land, 56);
  clouds(painter, land);
  range(painter, land, 96);
  painter.fill(
    land.mid,
    hills([
      [0, 92],
      [30, 98],
      [66, 90],
      [100, 96],
    ]),
  );
  const deck = painter.between(72, 80);
  const wide = painter.pick([24, 28, 33]);
  let d = `M0 ${n(deck)}H100V132H0Z`;
  let inside = "";
  for (let x = 100 - wide; x > -wide; x -= wide) {
    const r = wide / 2 - 3;
    d += `M${n(x + 3)} 132V${n(deck + 10 + r)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0V132Z`;
    inside += `M${n(x + 3)} 132V${n(deck + 10 + r)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(-r)}q${n(2.5 - r)} 3 ${n(2.5 - r)} ${n(r + 1)}V132Z`;
  }
  painter.shapes.push({ d, fill: land.near });
  painter.fill(land.shade, inside, 0.75);
  painter.fill(land.glow, `M0 ${n(deck)}H100V${n(deck + 2)}H0Z`, 0.6);
  painter.fill(land.shade, `M0 ${n(deck + 5)}H100V${n(deck + 6.4)}H0Z`, 0.5);
  const x = painter.between(58, 70);
  painter.fill(
    land.shade,
    `M${n(x)} ${n(deck)}v-7h11v7ZM${n(x + 14)} ${n(deck)}v-6q2 -4 4 0h4q3 0 3 2v4h-1.4v-3h-5v3Z`,
  );
  painter.fill(land.glow, `M${n(x)} ${n(deck - 7)}q5.5 -6 11 0Z`, 0.9);
  painter.fill(land.shade, disc(x + 3, deck, 2) + disc(x + 8.5, deck, 2));
  painter.fill(land.mid, "M0 122C30 116 60 126 100 119V140H0Z");
  painter.fill(land.glow, "M0 124C30 118 60 128 100 121V124C60 131 30 121 0 128Z", 0.6);
  painter.line(land.glow, 1.1, "M60 131h14M78 135h12M48 136h8", 0.6);
};

const atelier: Scene = (painter, land, shades) => {
  sun(painter, land);
  range(painter, land, 82);
  painter.fill(
    land.mid,
    hills([
      [0, 88],
      [50, 84],
      [100, 90],
    ]),
  );
  const x = painter.between(66, 69);
  const r = 23;
  // A wall with an arched window in it, and a shelf.
  painter.fill(land.shade, `M0 30H100V140H0ZM${n(x - r)} 104V66a${r} ${r} 0 0 1 ${2 * r} 0V104Z`);
  painter.fill(land.near, "M0 30H100V36H0Z", 0.5);
  painter.line("#d9b777", 1.6, `M${n(x)} 43V104M${n(x - r)} 66H${n(x + r)}M${n(x - r)} 85H${n(x + r)}`);
  painter.line("#c79f5c", 2.6, `M${n(x - r)} 104V66a${r} ${r} 0 0 1 ${2 * r} 0V104Z`);
  painter.fill("#8f6740", "M4 66H37V69H4Z");
  painter.fill("#452d1b", "M8 69h2.4v4H8ZM31 69h2.4v4H31Z");
  painter.fill(land.mid, "M7 66V57h2v-3h5v3h2v9Z");
  painter.fill(land.far, "M19 66q-2 -12 3.5 -12t3.5 12Z");
  painter.fill(tint(shades, 0.7), "M29 66l-2.4 -4l2.4 -4h4l2.4 4l-2.4 4Z");
  painter.fill("#fff", "M8.4 58h1.6v7H8.4ZM20.4 58q0.6 -3 1.8 -3q-0.8 4 -0.6 9h-1.4Z", 0.4);
  // The bench.
  painter.fill("#8f6740", "M0 113.6H100V117H0Z");
  painter.fill("#6b4a2e", "M0 117H100V122H0Z");
  painter.fill("#452d1b", "M0 122H100V140H0Z");
  painter.fill("#2f1e12", "M62 125.6H98V136H62Z", 0.5);
  painter.fill("#e2bf72", disc(78, 130, 1.5));
  // A stone on its stand under the lamp.
  painter.fill(tint(shades, 0.9), disc(x - 1, 99, 16), 0.25);
  painter.fill("#caa45e", `M${n(x - 8)} 113.6q7 -9 14 0Z`);
  cutStone(painter, shades, x - 1, 97, 11.5);
  painter.line("#b98d42", 1.8, "M96 113.6V97L88 86");
  painter.fill("#e2bf72", "M90 82.6L93.4 88.4L81 95.4Q79.6 88 84 84.4Z");
  painter.fill("#fff3c0", "M80.9 95.4L93 88.6L88.6 96.4Q84 99.4 80.9 95.4Z", 0.9);
};

const market: Scene = (painter, land, shades) => {
  sun(painter, land, 52);
  let houses = "";
  for (let i = 0; i < 6; i++) {
    const top = painter.between(62, 82);
    houses += `M${18 * i} 140V${n(top)}L${18 * i + 9} ${n(top - painter.pick([0, 8, 12]))}L${18 * i + 18} ${n(top)}V140Z`;
  }
  painter.fill(land.far, houses);
  painter.fill(land.mid, "M0 112H100V140H0Z");
  painter.fill(land.shade, "M0 128H100V140H0Z", 0.4);
  // The stall: posts, roof, a table with baskets of stones.
  painter.fill(land.shade, "M40 74H43V132H40ZM94 74H97V132H94Z");
  painter.fill("#000", "M43 84H94V112H43Z", 0.28);
  const lamp = painter.between(60, 66);
  painter.line("#3a2a18", 0.9, `M${n(lamp)} 82v6M${n(lamp + 18)} 82v9`);
  painter.fill("#ffe09a", `M${n(lamp - 3)} 88h6l1 7h-8ZM${n(lamp + 15)} 91h6l1 7h-8Z`);
  for (const [i, bx] of [52, 69, 86].entries()) {
    stones(painter, i === 1 ? shades : (STALL[(i + Math.floor(lamp)) % STALL.length] ?? shades), bx, 110, 14);
    painter.fill("#8a5f30", `M${bx - 8} 110H${bx + 8}L${bx + 6} 117H${bx - 6}Z`);
  }
  painter.fill(land.band, "M38 116H99V132H38Z");
  painter.fill(land.glow, "M38 116H99V118.4H38Z", 0.7);
  painter.line(land.glow, 1, "M46 121l4 4l-4 4l-4 -4ZM68.5 121l4 4l-4 4l-4 -4ZM91 121l4 4l-4 4l-4 -4Z", 0.7);
  let roof = "M44 58H93L100 76";
  let stripes = "";
  for (let i = 0; i < 6; i++) {
    roof += "q-5.2 6 -10.5 0";
    if (i % 2)
      stripes += `M${n(37 + 10.5 * i)} 76q5.2 6 10.5 0L${n(44 + 8.17 * (i + 1))} 58H${n(44 + 8.17 * i)}Z`;
  }
  painter.fill(land.near, `${roof}Z`);
  painter.fill("#fffaf0", stripes);
  painter.fill(
    "#000",
    "M37 76L39 71H98L100 76q-5.2 6 -10.5 0q-5.2 6 -10.5 0q-5.2 6 -10.5 0q-5.2 6 -10.5 0q-5.2 6 -10.5 0q-5.2 6 -10.5 0Z",
    0.14,
  );
};

/** What else lies on the stall. */
const STALL = [STONES.b.shades, STONES.r.shades, STONES.o.shades, STONES.g.shades, STONES.p.shades];

export const TRADES: readonly Scene[] = [caravan, ship, bridge, atelier, market];
