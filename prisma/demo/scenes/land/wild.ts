import {
  brush,
  type Canvas,
  circle,
  clump,
  dash,
  far,
  fbm,
  fill,
  foliage,
  frond,
  glow,
  lerp,
  mist,
  mix,
  n,
  type Point,
  palm,
  place,
  poly,
  sky,
  smooth,
  steps,
  stroke,
  undergrowth,
} from "../paint.ts";
import { tower as cliff } from "../sea/karst.ts";
import {
  anySide,
  bananaLeaf,
  blossoms,
  dim,
  fall,
  farHills,
  flock,
  grass,
  ground,
  hue,
  jungleFrame,
  lampScene,
  lantern,
  lit,
  rect,
  round,
  scene,
  shadow,
  tree,
  treeline,
  warmth,
} from "./land-paint.ts";
import { crowd, looks, person } from "./land-people.ts";

type Side = 1 | -1;
const sunAt = (c: Canvas, x: number, dayY: number, lowY: number) => ({
  x,
  y: c.light === "day" ? dayY : lowY,
});

/** Layers of forest fading upwards into a bright clearing: the inside of a jungle. */
function forest(c: Canvas, brightX: number, floor: number): string {
  const { pal, w, rnd } = c;
  let out = `<rect width="${n(w)}" height="1200" fill="${fall(c, mix(pal.leaf, pal.haze, 0.45), mix(pal.haze, pal.horizon, 0.5), mix(pal.haze, pal.horizon, 0.4))}"/>`;
  out += glow(c, brightX, 330, 760, pal.horizon, 0.95, 560);
  for (const [d, y, height, trunks] of [
    [0.72, floor - 70, 420, 16],
    [0.5, floor - 30, 520, 11],
    [0.28, floor, 640, 7],
  ] as const) {
    let stems = "";
    for (let i = 0; i < trunks; i++) {
      const tx = (w * (i + rnd.range(0.1, 0.9))) / trunks;
      const wide = lerp(34, 12, d) * rnd.range(0.6, 1.3);
      stems += brush(
        [
          [tx, y + 20],
          [tx + rnd.bell() * 20, y - height * 0.5],
          [tx + rnd.bell() * 46, -40],
        ],
        [wide * 1.5, wide, wide * 0.8],
      );
    }
    out += fill(stems, far(c, mix(pal.woodDark, pal.leafDark, 0.4), d));
    out += foliage(c, Math.round(90 * (1 - d * 0.5)), d, () => {
      const u = rnd();
      const edge = Math.abs(u - brightX / w);
      return [u * w, rnd() * (90 + edge * 420), rnd.range(34, 78) * (1.2 - d * 0.5)];
    });
    out += treeline(c, y + 30, 130, d);
    out += mist(c, y - 40, 190, 0.4);
  }
  return out;
}

/** Slanting beams of light through the canopy. */
function rays(c: Canvas, x: number, y: number, side: Side): string {
  const { rnd, pal } = c;
  let out = "";
  for (let i = 0; i < 6; i++) {
    const a = x + (i - 2.5) * 120;
    const wide = rnd.range(20, 60);
    const drift = side * 330;
    out += `<path d="${poly([
      [a, y],
      [a + wide, y],
      [a + wide * 3 - drift, y + 820],
      [a - drift - wide, y + 820],
    ])}" fill="${c.linear([
      [0, pal.sunGlow, c.night ? 0.16 : 0.34],
      [1, pal.sunGlow, 0],
    ])}"/>`;
  }
  return c.blurred(5, out);
}

/** An Asian elephant walking, facing right; 100 units at the shoulder. */
function elephant(c: Canvas, x: number, y: number, height: number, facing: Side, baby = false): string {
  const skin = mix(mix(c.pal.rock, c.pal.rockShade, 0.38), hue(c, "#8d8480"), c.light === "dawn" ? 0.6 : 0.2);
  const leg = (pts: readonly Point[], a: number, b: number) => brush(pts, [a, b, b * 1.02]);
  const nails = (fx: number) => [-6, 0, 6].map((d) => circle(fx + d, -2.5, 2)).join("");
  const body = smooth(
    [
      [-62, -52],
      [-64, -72],
      [-54, -90],
      [-32, -99],
      [-6, -101],
      [18, -99],
      [36, -96],
      [46, -102],
      [58, -106],
      [70, -98],
      [78, -84],
      [80, -68],
      [76, -56],
      [66, -48],
      [54, -46],
      [44, -38],
      [20, -32],
      [-14, -31],
      [-44, -36],
    ],
    true,
    0.9,
  );
  const trunk = brush(
    [
      [72, -72],
      [84, -56],
      [87, -36],
      [82, -16],
      [88, -4],
      [98, -8],
    ],
    [25, 13, 5],
  );
  const ear = smooth(
    [
      [44, -94],
      [30, -92],
      [21, -76],
      [24, -58],
      [34, -45],
      [42, -50],
      [50, -64],
      [54, -82],
    ],
    true,
    0.9,
  );
  const tail =
    brush(
      [
        [-62, -74],
        [-72, -54],
        [-69, -34],
      ],
      [5, 3, 2],
    ) +
    brush(
      [
        [-69, -36],
        [-70, -28],
        [-72, -22],
      ],
      [3, 6, 1],
    );
  const farTone = dim(c, skin, 0.5);
  return place(
    fill(
      leg(
        [
          [-36, -46],
          [-30, -24],
          [-36, -2],
        ],
        27,
        17,
      ) +
        leg(
          [
            [30, -46],
            [38, -24],
            [36, -2],
          ],
          24,
          16,
        ),
      farTone,
    ) +
      fill(tail, farTone) +
      fill(trunk, round(c, dim(c, skin, 0.14))) +
      fill(
        body,
        c.linear([
          [0, lit(c, skin, 0.4)],
          [0.45, skin],
          [1, dim(c, skin, 0.45)],
        ]),
      ) +
      fill(
        leg(
          [
            [-48, -50],
            [-50, -25],
            [-48, -2],
          ],
          32,
          19,
        ) +
          leg(
            [
              [20, -48],
              [16, -24],
              [18, -2],
            ],
            27,
            18,
          ),
        c.linear([
          [0, skin],
          [1, dim(c, skin, 0.3)],
        ]),
      ) +
      fill(nails(-44) + nails(22), lit(c, skin, 0.4), 0.7) +
      fill(
        ear,
        c.linear([
          [0, lit(c, skin, 0.24)],
          [1, dim(c, mix(skin, hue(c, "#d9a08f"), 0.2), 0.16)],
        ]),
      ) +
      stroke(
        smooth([
          [44, -94],
          [30, -92],
          [21, -76],
          [24, -58],
          [34, -45],
        ]),
        dim(c, skin, 0.5),
        1.4,
        0.5,
      ) +
      stroke("M66 -76q4 -3 8 0", dim(c, skin, 0.7), 1.6, 0.8) +
      fill(circle(68, -79, 1.9), c.pal.ink) +
      stroke("M82 -56q4 2 8 0M84 -46q4 2 7 0M83 -36q4 1 7 -1M80 -26q4 0 6 -1", dim(c, skin, 0.5), 1, 0.5) +
      stroke(
        smooth([
          [-52, -88],
          [-30, -96],
          [-4, -98],
          [18, -96],
        ]),
        lit(c, skin, 0.65),
        2,
        0.5,
      ) +
      (baby
        ? ""
        : fill(
            brush(
              [
                [72, -56],
                [82, -48],
                [92, -47],
              ],
              [4.4, 3.4, 1],
            ),
            c.pal.wallLit,
          )),
    x,
    y,
    (height / 100) * facing,
    height / 100,
  );
}

const elephants = scene("elephants", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  c.add(sky(c, { horizon: 640, sun: sunAt(c, x - side * 420, 160, 330), clouds: 0.6 }));
  c.add(
    farHills(c, { y: 680, height: 280, distance: 0.66, swells: 2.3 }),
    mist(c, 600, 190, 0.7),
    farHills(c, { y: 780, height: 210, distance: 0.46, swells: 3, wood: 0.5 }),
    mist(c, 740, 140, 0.6),
    treeline(c, 830, 190, 0.28),
    mist(c, 810, 90, 0.4),
  );
  for (let i = 0; i < 4; i++) c.add(palm(c, w * rnd(), 830, rnd.range(250, 360), rnd.range(-40, 40), 0.22));
  c.add(ground(c, 820, mix(pal.leafLit, pal.leaf, 0.35), mix(pal.leaf, pal.leafDark, 0.5), 170));
  // A shallow stream crosses the clearing.
  const stream = smooth(
    [
      [-40, 1000],
      [w * 0.25, 968],
      [x, 990],
      [w * 0.75, 960],
      [w + 40, 980],
      [w + 40, 1056],
      [w * 0.72, 1050],
      [x, 1090],
      [w * 0.22, 1066],
      [-40, 1100],
    ],
    true,
    0.9,
  );
  c.add(
    stroke(stream, dim(c, pal.earth, 0.1), 16, 0.5),
    fill(stream, fall(c, mix(pal.horizon, pal.shallow, 0.5), mix(pal.seaMid, pal.leaf, 0.3))),
  );
  const big = rnd.range(370, 410);
  const ex = x - side * 130;
  c.add(shadow(c, ex, 972, 330, 0.6, 30), elephant(c, ex, 972, big, side));
  c.add(
    shadow(c, ex + side * 590, 1010, 160, 0.55, 18),
    elephant(c, ex + side * 580, 1010, big * 0.5, -side as Side, true),
  );
  c.add(
    c.clipped(
      stream,
      place(elephant(c, 0, 0, big, side), ex, 976, 1, -0.26).replace("<g ", '<g opacity="0.22" '),
    ),
  );
  const far2 = ex - side * 540;
  c.add(shadow(c, far2, 886, 150, 0.4, 14), elephant(c, far2, 886, big * 0.5, side));
  c.add(
    person(c, ex + side * 410, 1000, 210, {
      pose: "point",
      facing: -side as Side,
      look: { top: hue(c, "#8d9b6b"), bottom: pal.earth, legs: "trousers", hair: "hat" },
    }),
    crowd(
      c,
      [
        [ex - side * 330, 1000],
        [ex - side * 376, 1006],
      ],
      196,
      ["photo", "stand"],
    ),
  );
  let ripples = "";
  for (let i = 0; i < 40; i++)
    ripples += dash(rnd() * w, rnd.range(990, 1060), rnd.range(20, 90), rnd.range(1, 3));
  c.add(fill(ripples, pal.foam, 0.35));
  c.add(
    grass(c, 0, w, 1150, 70, 120, mix(pal.leaf, pal.leafDark, 0.5)),
    fill(rect(-10, 1146, w + 20, 70), fall(c, mix(pal.leaf, pal.leafDark, 0.5), pal.leafDark)),
    jungleFrame(c, 430),
    grass(c, 0, w, h + 6, 110, 130, pal.leafDark),
  );
  c.add(
    frond(c, side > 0 ? w + 20 : -20, -30, side > 0 ? 2.4 : 0.75, 420, pal.leafDark),
    frond(c, side > 0 ? w + 20 : -20, 10, side > 0 ? 2.8 : 0.35, 400, mix(pal.leafDark, pal.leaf, 0.35)),
    flock(c, x + side * 260, 250, 5),
  );
});

const jungleWaterfall = scene("jungle-waterfall", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  c.sunSide = -side as Side;
  c.add(forest(c, x, 640));
  // Cliff on both sides of the fall.
  const rockTone = mix(pal.rock, pal.leafDark, 0.32);
  c.add(
    fill(
      rect(x - 300, 100, 600, 790),
      c.linear([
        [0, dim(c, rockTone, 0.3)],
        [1, dim(c, rockTone, 0.6)],
      ]),
    ),
  );
  for (const s of [-1, 1] as const) {
    c.add(
      cliff(c, { x: x + s * 760, y: 885, width: 900, height: 690, distance: 0.22, block: 7, green: 0.85 }),
      cliff(c, { x: x + s * 480, y: 890, width: 620, height: 730, distance: 0.12, block: 7, green: 0.75 }),
      cliff(c, { x: x + s * 285, y: 895, width: 460, height: 790, distance: 0.04, block: 7, green: 0.5 }),
    );
    c.add(
      foliage(c, 60, 0.1, () => {
        const t = rnd();
        return [x + s * lerp(112, w * 0.5, t), 108 + t * 90 + rnd.bell() * 44, rnd.range(24, 50)];
      }),
    );
    for (let i = 0; i < 6; i++)
      c.add(
        frond(
          c,
          x + s * rnd.range(170, 330),
          rnd.range(200, 720),
          s > 0 ? rnd.range(1.8, 3.4) : rnd.range(-0.3, 1.3),
          rnd.range(110, 190),
          mix(pal.leafDark, pal.leaf, rnd()),
        ),
      );
  }
  // The water: a veil in three steps, strands, spray.
  const veil = smooth(
    [
      [x - 62, 96],
      [x - 74, 300],
      [x - 100, 420],
      [x - 104, 620],
      [x - 142, 720],
      [x - 150, 880],
      [x + 150, 880],
      [x + 140, 720],
      [x + 108, 620],
      [x + 96, 420],
      [x + 76, 300],
      [x + 60, 96],
    ],
    true,
    0.5,
  );
  let strands = "";
  let dark = "";
  for (let i = 0; i < 90; i++) {
    const u = rnd.range(-1, 1);
    const from = rnd.range(96, 640);
    const to = from + rnd.range(80, 300);
    const at = (yy: number) => x + u * lerp(58, 140, (yy - 96) / 780);
    const b = brush(
      [
        [at(from), from],
        [at((from + to) / 2) + rnd.bell() * 4, (from + to) / 2],
        [at(to), to],
      ],
      [1, rnd.range(3, 10), 1],
    );
    if (i % 3) strands += b;
    else dark += b;
  }
  const foam = mix(pal.foam, pal.glitter, 0.4);
  c.add(
    glow(c, x, 500, 420, pal.foam, 0.35, 620),
    c.clipped(
      veil,
      fill(
        veil,
        c.linear([
          [0, mix(foam, pal.shallow, 0.35)],
          [0.5, foam],
          [1, mix(foam, pal.shallow, 0.2)],
        ]),
      ) +
        fill(dark, mix(pal.seaMid, pal.shallow, 0.5), 0.4) +
        fill(strands, foam, 0.9),
    ),
  );
  for (const [yy, half] of [
    [418, 108],
    [716, 146],
  ] as const)
    c.add(c.blurred(6, fill(clump(rnd, x, yy, half, 26, 10), foam, 0.75)));
  // The pool.
  const pool = `M-20 900Q${n(x * 0.5)} 850 ${n(x)} 856T${n(w + 20)} 900V${h}H-20Z`;
  c.add(
    fill(
      pool,
      c.linear([
        [0, mix(pal.foam, pal.shallow, 0.5)],
        [0.25, pal.shallow],
        [0.6, mix(pal.seaMid, pal.teal, 0.4)],
        [1, pal.seaDeep],
      ]),
    ),
  );
  let shine = "";
  let deep = "";
  for (let i = 0; i < 150; i++) {
    const t = rnd();
    const d = dash(
      x + rnd.bell() * w * 0.6,
      lerp(880, h, t),
      lerp(20, 110, t) * rnd.range(0.4, 1),
      lerp(1, 5, t),
    );
    if (i % 2) shine += d;
    else deep += d;
  }
  c.add(
    c.clipped(pool, fill(shine, pal.foam, 0.4) + fill(deep, pal.seaDeep, 0.22)),
    c.blurred(
      16,
      fill(
        clump(rnd, x, 872, 240, 48, 11) +
          clump(rnd, x - 90, 840, 130, 60, 9) +
          clump(rnd, x + 100, 846, 130, 56, 9),
        foam,
        0.75,
      ),
    ),
    mist(c, 840, 200, 0.4, pal.foam),
  );
  // Mossy boulders and a bather.
  const boulder = (bx: number, by: number, r: number) =>
    shadow(c, bx, by + r * 0.4, r * 1.4, 0.5) +
    fill(
      clump(rnd, bx, by, r, r * 0.62, 5),
      c.linear([
        [0, lit(c, rockTone, 0.3)],
        [1, dim(c, rockTone, 0.5)],
      ]),
    ) +
    foliage(c, 9, 0, () => [bx + rnd.bell() * r * 0.6, by - r * 0.42 + rnd.bell() * r * 0.1, r * 0.18]);
  for (const [dx, dy, r] of [
    [-420, 905, 70],
    [-310, 925, 46],
    [410, 900, 76],
    [300, 930, 42],
    [-620, 960, 110],
    [640, 970, 120],
    [-740, 1080, 170],
    [760, 1090, 180],
  ] as const)
    c.add(boulder(x + dx * (w / 1800), dy, r));
  const bx = x + side * 130;
  c.add(
    boulder(bx + side * 60, 1030, 84),
    person(c, bx + side * 40, 1010, 170, {
      pose: "sit",
      facing: -side as Side,
      look: { top: pal.coral, bottom: pal.coral, hair: "long" },
    }),
    person(c, x - side * 210, 1062, 200, {
      pose: "cheer",
      look: { top: c.pal.skin, bottom: pal.teal, hair: "short" },
    }),
  );
  c.add(
    fill(
      smooth(
        [
          [x - side * 210 - 60, 1030],
          [x - side * 210, 1020],
          [x - side * 210 + 60, 1030],
          [x - side * 210 + 50, 1068],
          [x - side * 210 - 50, 1068],
        ],
        true,
      ),
      mix(pal.seaMid, pal.teal, 0.5),
      0.92,
    ),
    stroke(dash(x - side * 210, 1028, 70, 6), pal.foam, 2, 0.7),
  );
  c.add(rays(c, x + side * 220, -60, side), jungleFrame(c, 470));
  for (const s of [-1, 1])
    for (let i = 0; i < 3; i++)
      c.add(
        bananaLeaf(
          c,
          s < 0 ? -50 : w + 50,
          -40 + i * 70,
          s < 0 ? 0.35 + i * 0.2 : Math.PI - 0.35 - i * 0.2,
          rnd.range(330, 430),
          i % 2 ? pal.leafDark : mix(pal.leafDark, pal.leaf, 0.4),
        ),
      );
});

const zipline = scene("zipline", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  c.add(sky(c, { horizon: 620, sun: sunAt(c, x + side * 380, 150, 330), clouds: 0.7 }));
  c.add(
    farHills(c, { y: 680, height: 300, distance: 0.7, swells: 2 }),
    mist(c, 610, 190, 0.8),
    farHills(c, { y: 860, height: 290, distance: 0.48, swells: 2.6, wood: 0.5 }),
    mist(c, 790, 190, 0.75),
  );
  c.add(treeline(c, 1010, 220, 0.3), mist(c, 940, 170, 0.65), treeline(c, 1230, 520, 0.26));
  for (let i = 0; i < 9; i++)
    c.add(tree(c, w * ((i + rnd.range(0.2, 0.8)) / 9), 1180, rnd.range(300, 430), 0.16));
  c.add(mist(c, 1050, 170, 0.28), treeline(c, 1260, 260, 0.04));
  c.add(glow(c, x + side * 300, 380, 720, pal.sunGlow, c.light === "day" ? 0.2 : 0.4, 420));
  const start: Point = [side > 0 ? -20 : w + 20, 210];
  const end: Point = [side > 0 ? w + 20 : -20, 520];
  const at = (t: number): Point => [lerp(start[0], end[0], t), lerp(start[1], end[1], t) + 150 * t * (1 - t)];
  c.add(stroke(smooth(steps(14).map(at)), pal.ink, 5, 0.9));
  // A platform around a great tree.
  const tx = side > 0 ? w * 0.1 : w * 0.9;
  c.add(
    fill(
      brush(
        [
          [tx, h + 20],
          [tx + 10, 620],
          [tx - 12, -40],
        ],
        [150, 96, 80],
      ),
      round(c, pal.wood),
    ),
    stroke(
      steps(9)
        .map((t) => `M${n(tx - 40 + t * 84)} 1200q${n(rnd.bell() * 20)} -600 ${n(rnd.bell() * 10)} -1240`)
        .join(""),
      pal.woodDark,
      3,
      0.3,
    ),
  );
  c.add(
    fill(
      poly([
        [tx - 190, 470],
        [tx + 190, 470],
        [tx + 170, 496],
        [tx - 170, 496],
      ]),
      round(c, pal.woodLit),
    ),
    stroke(`M${n(tx - 150)} 494L${n(tx - 40)} 620M${n(tx + 150)} 494L${n(tx + 40)} 620`, pal.woodDark, 12),
  );
  const wardrobe = looks(c);
  c.add(
    person(c, tx + side * 110, 470, 190, {
      pose: "raise",
      facing: side,
      look: { top: pal.teal, bottom: pal.earth, legs: "trousers", hair: "cap" },
    }),
    stroke(
      `M${n(tx - 180)} 470v-76M${n(tx)} 470v-76M${n(tx - 180)} 398H${n(tx + side * 40)}`,
      pal.woodDark,
      6,
    ),
  );
  c.add(foliage(c, 40, 0, () => [tx + rnd.bell() * 330, rnd.range(-60, 120), rnd.range(40, 74)]));
  // The flyer.
  const [rx, ry] = at(0.52);
  const p = 330;
  const handX = rx;
  c.add(
    stroke(`M${n(handX - 34)} ${n(ry - 4)}h68`, pal.ink, 10),
    fill(circle(handX - 22, ry - 6, 11) + circle(handX + 22, ry - 6, 11), pal.gold),
    stroke(`M${n(handX)} ${n(ry + 6)}L${n(handX + side * 4)} ${n(ry + 150)}`, pal.ink, 6),
  );
  c.add(
    person(c, rx - side * 16, ry + 330, p, {
      pose: "hang",
      facing: side,
      look: { top: pal.coral, bottom: wardrobe[0].bottom, hair: "cap" },
    }),
  );
  const [bx, by] = at(0.76);
  c.add(
    stroke(`M${n(bx)} ${n(by)}v40`, pal.ink, 3),
    person(c, bx, by + 100, 92, {
      pose: "hang",
      facing: side,
      look: { top: pal.gold, bottom: pal.teal, hair: "cap" },
      distance: 0.2,
    }),
  );
  c.add(
    jungleFrame(c, 400, [side as Side]),
    frond(c, side > 0 ? w + 20 : -20, -30, side > 0 ? 2.5 : 0.7, 420, pal.leafDark),
    flock(c, x + side * 260, 260, 6),
  );
});

/** A quad bike with its rider, seen from the side; 100 units high with the rider about 190. */
function quad(
  c: Canvas,
  x: number,
  y: number,
  height: number,
  facing: Side,
  color: string,
  top: string,
): string {
  const wheel = (wx: number) => {
    let lugs = "";
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * Math.PI * 2;
      lugs += `M${n(wx + Math.cos(a) * 26)} ${n(-28 + Math.sin(a) * 26)}L${n(wx + Math.cos(a + 0.12) * 31)} ${n(-28 + Math.sin(a + 0.12) * 31)}`;
    }
    return (
      fill(circle(wx, -28, 28), c.pal.ink) +
      stroke(lugs, c.pal.ink, 5) +
      fill(circle(wx, -28, 14), round(c, c.pal.rock)) +
      fill(circle(wx, -28, 6), c.pal.ink)
    );
  };
  const body = smooth(
    [
      [-84, -58],
      [-76, -76],
      [-40, -78],
      [-20, -70],
      [14, -70],
      [32, -84],
      [64, -82],
      [88, -62],
      [66, -56],
      [40, -60],
      [20, -46],
      [-28, -46],
      [-44, -60],
    ],
    true,
    0.6,
  );
  return place(
    wheel(-54) +
      wheel(56) +
      stroke("M-54 -28L-10 -50L56 -28", dim(c, c.pal.rock, 0.6), 8) +
      fill(
        body,
        c.linear([
          [0, lit(c, color, 0.35)],
          [1, dim(c, color, 0.35)],
        ]),
      ) +
      fill(
        smooth(
          [
            [-46, -78],
            [-40, -90],
            [2, -84],
            [6, -74],
          ],
          true,
          0.5,
        ),
        c.pal.ink,
      ) +
      stroke("M36 -84L22 -110M14 -114L34 -108", c.pal.ink, 6) +
      fill(circle(82, -66, 6), c.pal.lamp) +
      (c.light === "day" ? "" : glow(c, 110, -62, 90, c.pal.lamp, 0.6, 40)) +
      person(c, -14, -46, 128, {
        pose: "ride",
        look: { top, bottom: dim(c, c.pal.earth, 0.3), legs: "trousers", hair: "cap", sleeves: true },
      }) +
      fill(`M-13 -146a13 14 0 0 1 27 -2l-2 14h-22Z`, round(c, color)),
    x,
    y,
    (height / 100) * facing,
    height / 100,
  );
}

const atvTrail = scene("atv-trail", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  c.add(sky(c, { horizon: 560, sun: sunAt(c, x - side * 360, 150, 350), clouds: 0.7 }));
  c.add(
    farHills(c, { y: 640, height: 280, distance: 0.66, swells: 2.4 }),
    mist(c, 580, 170, 0.7),
    farHills(c, { y: 740, height: 190, distance: 0.42, swells: 3, wood: 0.5 }),
    mist(c, 700, 110, 0.5),
    treeline(c, 790, 180, 0.22),
  );
  for (let i = 0; i < 5; i++) c.add(palm(c, w * rnd(), 800, rnd.range(240, 340), rnd.range(-50, 50), 0.16));
  c.add(ground(c, 780, mix(pal.leafLit, pal.leaf, 0.4), mix(pal.leaf, pal.leafDark, 0.5), 90));
  // A red earth trail which swings towards the viewer.
  const red = mix(hue(c, "#b5643f"), pal.earth, 0.3);
  const trail = smooth(
    [
      [x + side * 40, 786],
      [x + side * 190, 830],
      [x + side * 60, 900],
      [x - side * 330, 1000],
      [x - side * 560, h + 40],
      [x + side * 620, h + 40],
      [x + side * 420, 1040],
      [x + side * 360, 920],
      [x + side * 300, 830],
      [x + side * 74, 784],
    ],
    true,
    0.75,
  );
  c.add(
    fill(
      trail,
      c.linear([
        [0, lit(c, red, 0.3)],
        [0.5, red],
        [1, dim(c, red, 0.3)],
      ]),
    ),
  );
  let ruts = "";
  for (const k of [0.3, 0.62])
    ruts += smooth([
      [x + side * 56, 790],
      [x + side * lerp(200, 290, k), 840],
      [x + side * lerp(90, 350, k), 910],
      [x + side * lerp(-260, 380, k), 1010],
      [x + side * lerp(-500, 560, k), h + 30],
    ]);
  c.add(
    c.clipped(trail, stroke(ruts, dim(c, red, 0.5), 17, 0.35) + stroke(ruts, lit(c, red, 0.35), 5, 0.35)),
  );
  c.add(
    undergrowth(
      c,
      [
        [x - side * 240, 960],
        [x - side * 520, 1080],
        [x - side * 640, h],
      ],
      66,
      0.02,
    ),
    undergrowth(
      c,
      [
        [x + side * 340, 880],
        [x + side * 460, 1010],
        [x + side * 660, h],
      ],
      60,
      0.02,
    ),
  );
  c.add(
    shadow(c, x + side * 230, 862, 80, 0.5),
    quad(c, x + side * 230, 862, 62, -side as Side, pal.gold, pal.teal),
  );
  c.add(
    c.blurred(
      12,
      fill(
        clump(rnd, x + side * 330, 1006, 130, 46, 8) + clump(rnd, x + side * 440, 980, 150, 60, 8),
        lit(c, red, 0.5),
        0.5,
      ),
    ),
  );
  c.add(
    shadow(c, x + side * 40, 1064, 270, 0.6, 26),
    quad(c, x + side * 40, 1060, 205, -side as Side, pal.coral, pal.wallLit),
  );
  let splash = "";
  for (let i = 0; i < 46; i++)
    splash += circle(x + side * rnd.range(150, 380), 1050 - rnd() ** 2 * 120, rnd.range(1.5, 6));
  c.add(
    fill(splash, red, 0.8),
    jungleFrame(c, 430),
    tree(c, side > 0 ? 150 : w - 150, 1030, 560, 0.02, 0.5),
    flock(c, x + side * 250, 240, 5),
  );
});

const komodoDragon = scene("komodo-dragon", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  c.add(sky(c, { horizon: 600, sun: sunAt(c, x - side * 400, 160, 420), clouds: 0.7 }));
  c.add(farHills(c, { y: 640, height: 220, distance: 0.68, swells: 3, wood: 0 }));
  c.add(
    `<rect y="600" width="${n(w)}" height="160" fill="${fall(c, pal.seaFar, pal.seaMid)}"/>`,
    farHills(c, {
      y: 650,
      height: 170,
      distance: 0.5,
      swells: 2,
      from: side > 0 ? x : -100,
      to: side > 0 ? w + 100 : x,
      wood: 0.2,
    }),
  );
  const dry = mix(pal.sand, pal.gold, 0.25);
  for (const [y, hgt, d, k] of [
    [760, 170, 0.32, 1],
    [860, 190, 0.16, -1],
  ] as const) {
    const crest = steps(24).map(
      (t): Point => [
        lerp(-40, w + 40, t),
        y - hgt * (0.5 + 0.5 * Math.sin(t * 5 * k + y)) * 0.7 + fbm(t * 5, y, 3, 2) * 20,
      ],
    );
    c.add(
      fill(
        `${smooth(crest)}L${w + 40} ${h}L-40 ${h}Z`,
        c.linear([
          [0, far(c, lit(c, dry, 0.25), d)],
          [0.4, far(c, mix(dry, pal.leaf, 0.3), d)],
          [1, far(c, mix(dry, pal.earth, 0.4), d)],
        ]),
      ),
    );
    for (let i = 0; i < 5; i++) {
      const [px, py] = crest[rnd.int(2, 21)] ?? [0, 0];
      c.add(palm(c, px, py + 34, rnd.range(110, 200), rnd.range(-16, 16), d));
    }
    c.add(
      undergrowth(
        c,
        crest.map(([px, py]): Point => [px, py + 60]),
        26,
        d + 0.04,
      ),
    );
  }
  c.add(ground(c, 880, lit(c, dry, 0.1), mix(pal.earth, pal.sandShade, 0.5), 160));
  // The dragon: low slung, heavy tail, forked tongue.
  const skin = mix(pal.rockShade, pal.earth, 0.42);
  const leg = (pts: readonly Point[]) => brush(pts, [74, 40, 26]);
  const claws = (fx: number, fy: number) =>
    [0, 1, 2, 3]
      .map((i) =>
        brush(
          [
            [fx + i * 9 - 8, fy],
            [fx + i * 11 + 2, fy + 4],
            [fx + i * 12 + 8, fy + 9],
          ],
          [7, 5, 1],
        ),
      )
      .join("");
  const body = smooth(
    [
      [520, -190],
      [508, -212],
      [470, -228],
      [424, -240],
      [384, -232],
      [346, -208],
      [300, -190],
      [230, -204],
      [130, -216],
      [20, -206],
      [-80, -170],
      [-190, -116],
      [-300, -66],
      [-420, -34],
      [-560, -22],
      [-700, -34],
      [-560, -2],
      [-410, 2],
      [-280, -18],
      [-170, -50],
      [-90, -78],
      [20, -92],
      [130, -96],
      [220, -100],
      [290, -128],
      [350, -160],
      [400, -158],
      [450, -160],
      [498, -168],
      [518, -178],
    ],
    true,
    0.85,
  );
  let folds = "";
  let scales = "";
  for (let i = 0; i < 9; i++) folds += `M${300 - i * 9} ${-188 + i * 2}q-14 30 -6 ${60 - i * 3}`;
  for (let i = 0; i < 190; i++) {
    const t = rnd();
    const px = lerp(300, -380, t);
    const topY = lerp(-200, -56, Math.max(0, (t - 0.35) / 0.65));
    scales += circle(px, topY + 12 + rnd() * lerp(90, 34, t), rnd.range(1.6, 4));
  }
  c.add(shadow(c, x - side * 20, 1042, 620, 0.6, 44));
  c.add(
    place(
      fill(
        leg([
          [190, -120],
          [150, -60],
          [176, -6],
        ]) +
          leg([
            [-60, -120],
            [-20, -64],
            [-58, -6],
          ]) +
          claws(180, -6) +
          claws(-54, -6),
        dim(c, skin, 0.5),
      ) +
        c.clipped(
          body,
          fill(
            body,
            c.linear([
              [0, lit(c, skin, 0.42)],
              [0.5, skin],
              [1, dim(c, skin, 0.5)],
            ]),
          ) +
            fill(scales, lit(c, skin, 0.5), 0.4) +
            stroke(folds, dim(c, skin, 0.6), 4, 0.5) +
            stroke(
              smooth([
                [446, -212],
                [400, -214],
                [300, -188],
                [130, -214],
                [20, -204],
                [-190, -114],
                [-420, -32],
              ]),
              lit(c, skin, 0.7),
              5,
              0.45,
            ),
        ) +
        fill(
          leg([
            [230, -140],
            [270, -74],
            [236, -4],
          ]) +
            leg([
              [-110, -120],
              [-150, -62],
              [-112, -2],
            ]),
          c.linear([
            [0, skin],
            [1, dim(c, skin, 0.35)],
          ]),
        ) +
        fill(claws(240, -2) + claws(-108, 0), dim(c, skin, 0.55)) +
        stroke("M518 -184Q462 -176 406 -188", dim(c, skin, 0.75), 3.4, 0.8) +
        fill(circle(436, -216, 8), hue(c, "#e3b44e")) +
        fill(circle(437, -216, 4), pal.ink) +
        fill(circle(506, -200, 3.4), pal.ink) +
        stroke("M514 -180q34 8 50 26q6 10 22 6M558 -164q8 4 12 24", hue(c, "#e9c5a0"), 5),
      x + side * 30,
      1040,
      1.04 * side,
      0.84,
    ),
  );
  c.add(
    crowd(
      c,
      [
        [x - side * 500, 930],
        [x - side * 452, 934],
        [x - side * 404, 930],
      ],
      150,
      ["photo", "stand", "point"],
    ),
  );
  c.add(
    person(c, x - side * 330, 948, 162, {
      pose: "point",
      facing: side,
      look: { top: hue(c, "#8d9b6b"), bottom: pal.earth, legs: "trousers", hair: "cap" },
    }),
    stroke(`M${n(x - side * 350)} 948v-130m-12 -26l12 26l12 -26`, pal.woodDark, 5),
  );
  for (const s of [-1, 1])
    c.add(
      grass(
        c,
        s < 0 ? -20 : w * 0.66,
        s < 0 ? w * 0.34 : w + 20,
        h + 8,
        150,
        110,
        mix(dry, pal.leafDark, 0.55),
      ),
      grass(c, s < 0 ? -20 : w * 0.7, s < 0 ? w * 0.3 : w + 20, h + 8, 110, 80, mix(dry, pal.earth, 0.2)),
    );
  c.add(palm(c, side > 0 ? 130 : w - 130, 1010, 620, side * 30, 0.03), flock(c, x + side * 200, 260, 5));
});

const orangutan = scene("orangutan", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  c.sunSide = -side as Side;
  c.add(forest(c, x + side * 160, 1240), rays(c, x - side * 240, -40, -side as Side));
  const fur = hue(c, "#b9592d");
  const strands = (pts: readonly Point[], wide: number, count: number, len: number, fallX = 0) => {
    let a = "";
    let b = "";
    for (let i = 0; i < count * 2.2; i++) {
      const at = rnd() * (pts.length - 1);
      const [ax, ay] = pts[Math.floor(at)] ?? [0, 0];
      const [bx, by] = pts[Math.min(pts.length - 1, Math.floor(at) + 1)] ?? [0, 0];
      const px = lerp(ax, bx, at % 1) + rnd.bell() * wide;
      const py = lerp(ay, by, at % 1) + rnd.bell() * wide * 0.5;
      const d = `M${n(px - 1.6)} ${n(py)}Q${n(px + fallX)} ${n(py + len * 0.5)} ${n(px + fallX * 1.6 + rnd.bell() * 10)} ${n(py + len * rnd.range(0.7, 1.2))}Q${n(px + 2 + fallX)} ${n(py + len * 0.4)} ${n(px + 1.6)} ${n(py)}Z`;
      if (i % 2) a += d;
      else b += d;
    }
    return fill(a, lit(c, fur, 0.26), 0.6) + fill(b, dim(c, fur, 0.36), 0.45);
  };
  // A bough, the mother hanging by one arm, the child on her side.
  const bough = (y: number, sag: number, wide: number) =>
    brush(
      [
        [-60, y],
        [x * 0.6, y + sag * 0.6],
        [x, y + sag],
        [x * 1.5, y + sag * 0.5],
        [w + 60, y - 30],
      ],
      [wide * 1.3, wide, wide * 0.8],
    );
  c.add(
    fill(bough(250, 40, 62), round(c, pal.wood)),
    fill(bough(236, 40, 12), lit(c, pal.woodLit, 0.1), 0.6),
    foliage(c, 40, 0, () => [
      (rnd.chance(0.5) ? 0.1 : 0.9) * w + rnd.bell() * 330,
      180 + rnd.bell() * 150,
      rnd.range(34, 66),
    ]),
  );
  for (let i = 0; i < 5; i++)
    c.add(
      stroke(
        `M${n(w * rnd())} -20q${n(rnd.bell() * 80)} 300 ${n(rnd.bell() * 50)} ${n(rnd.range(330, 700))}`,
        mix(pal.leafDark, pal.wood, 0.4),
        rnd.range(4, 9),
        0.8,
      ),
    );
  const P = (px: number, py: number): Point => [x + side * px, py];
  const limb = (pts: readonly Point[], widths: readonly [number, number, number]) =>
    fill(
      brush(pts, widths),
      c.linear([
        [0, lit(c, fur, 0.2)],
        [1, dim(c, fur, 0.3)],
      ]),
    ) + strands(pts, widths[1] * 0.4, 46, 46);
  const hand = dim(c, hue(c, "#5b4038"), 0.1);
  const armUp = [P(70, 520), P(118, 390), P(92, 270)];
  c.add(fill(circle(x + side * 92, 266, 27), hand), limb(armUp, [92, 66, 46]));
  const legFar = [P(30, 800), P(150, 850), P(190, 950)];
  c.add(limb(legFar, [96, 70, 50]), fill(clump(rnd, x + side * 200, 968, 40, 24, 6), hand));
  const torso = smooth(
    [
      P(96, 500),
      P(20, 480),
      P(-80, 520),
      P(-124, 620),
      P(-128, 740),
      P(-90, 840),
      P(0, 870),
      P(90, 830),
      P(128, 720),
      P(130, 600),
    ],
    true,
    0.9,
  );
  c.add(
    fill(
      torso,
      c.linear([
        [0, lit(c, fur, 0.28)],
        [0.55, fur],
        [1, dim(c, fur, 0.42)],
      ]),
    ),
    strands([P(-90, 560), P(0, 600), P(90, 580)], 60, 90, 70, -side * 6),
    strands([P(-90, 690), P(0, 720), P(90, 700)], 60, 90, 70, -side * 6),
  );
  const legNear = [P(-60, 820), P(-170, 850), P(-150, 980)];
  c.add(limb(legNear, [106, 78, 52]), fill(clump(rnd, x - side * 148, 1002, 44, 26, 6), hand));
  // Head with its soft grey face.
  const hx = x - side * 30;
  const hy = 440;
  c.add(
    fill(
      smooth(
        [
          [hx - 70, hy - 76],
          [hx, hy - 122],
          [hx + 70, hy - 76],
          [hx + 98, hy],
          [hx + 84, hy + 66],
          [hx + 40, hy + 108],
          [hx, hy + 126],
          [hx - 40, hy + 108],
          [hx - 84, hy + 66],
          [hx - 98, hy],
        ],
        true,
      ),
      c.linear([
        [0, lit(c, fur, 0.3)],
        [1, dim(c, fur, 0.22)],
      ]),
    ),
    strands(
      [
        [hx - 84, hy - 30],
        [hx - 60, hy - 84],
        [hx, hy - 116],
        [hx + 60, hy - 84],
        [hx + 84, hy - 30],
      ],
      16,
      70,
      44,
    ),
    strands(
      [
        [hx - 88, hy + 20],
        [hx - 60, hy + 70],
        [hx, hy + 96],
        [hx + 60, hy + 70],
        [hx + 88, hy + 20],
      ],
      12,
      60,
      44,
    ),
  );
  const face = hue(c, "#8a6a5c");
  c.add(
    fill(
      smooth(
        [
          [hx - 62, hy - 26],
          [hx - 46, hy - 62],
          [hx, hy - 70],
          [hx + 46, hy - 62],
          [hx + 62, hy - 26],
          [hx + 58, hy + 30],
          [hx + 36, hy + 70],
          [hx, hy + 82],
          [hx - 36, hy + 70],
          [hx - 58, hy + 30],
        ],
        true,
        0.9,
      ),
      c.linear([
        [0, dim(c, face, 0.1)],
        [1, lit(c, face, 0.2)],
      ]),
    ),
  );
  c.add(
    fill(
      smooth(
        [
          [hx - 44, hy + 22],
          [hx, hy + 2],
          [hx + 44, hy + 22],
          [hx + 40, hy + 62],
          [hx, hy + 80],
          [hx - 40, hy + 62],
        ],
        true,
        0.9,
      ),
      lit(c, face, 0.3),
    ),
    stroke(
      `M${n(hx - 26)} ${n(hy + 52)}Q${n(hx)} ${n(hy + 62)} ${n(hx + 26)} ${n(hy + 50)}`,
      dim(c, face, 0.6),
      3.4,
    ),
    fill(circle(hx - 7, hy + 22, 3.6) + circle(hx + 7, hy + 22, 3.6), dim(c, face, 0.7)),
  );
  for (const s of [-1, 1])
    c.add(
      fill(circle(hx + s * 24, hy - 22, 15), dim(c, face, 0.3)),
      fill(circle(hx + s * 24, hy - 20, 8), hue(c, "#3b241b")),
      fill(circle(hx + s * 24 + 2.6, hy - 23, 2.4), "#fff6e6"),
      stroke(`M${n(hx + s * 24 - 16)} ${n(hy - 36)}q16 -10 32 0`, dim(c, face, 0.5), 4, 0.6),
    );
  // The child clings to her.
  const kx = x - side * 138;
  const ky = 660;
  c.add(
    fill(
      clump(rnd, kx, ky + 66, 66, 78, 8),
      c.linear([
        [0, lit(c, fur, 0.4)],
        [1, fur],
      ]),
    ),
    strands(
      [
        [kx - 40, ky + 40],
        [kx + 40, ky + 40],
      ],
      30,
      40,
      40,
    ),
    fill(
      smooth(
        [
          [kx - 36, ky - 66],
          [kx, ky - 84],
          [kx + 36, ky - 66],
          [kx + 52, ky - 20],
          [kx + 36, ky + 28],
          [kx, ky + 40],
          [kx - 36, ky + 28],
          [kx - 52, ky - 20],
        ],
        true,
      ),
      lit(c, fur, 0.3),
    ),
    strands(
      [
        [kx - 40, ky - 60],
        [kx, ky - 84],
        [kx + 40, ky - 60],
      ],
      14,
      40,
      30,
    ),
    fill(
      smooth(
        [
          [kx - 34, ky - 28],
          [kx, ky - 52],
          [kx + 34, ky - 28],
          [kx + 26, ky + 12],
          [kx, ky + 22],
          [kx - 26, ky + 12],
        ],
        true,
        0.9,
      ),
      lit(c, face, 0.42),
    ),
  );
  for (const s of [-1, 1])
    c.add(
      fill(circle(kx + s * 13, ky - 20, 5.4), hue(c, "#3b241b")),
      fill(circle(kx + s * 13 + 1.6, ky - 22, 1.6), "#fff6e6"),
    );
  c.add(stroke(`M${n(kx - 10)} ${n(ky + 8)}q10 5 20 0`, dim(c, face, 0.5), 2.4));
  const armNear = [P(-70, 560), P(-190, 640), P(-150, 770)];
  c.add(limb(armNear, [84, 62, 42]), fill(clump(rnd, x - side * 140, 786, 34, 24, 6), hand));
  c.add(jungleFrame(c, 470), grass(c, 0, w, h + 6, 90, 60));
});

const rubberTrees = scene("rubber-trees", (c) => {
  const { pal, w, h, rnd } = c;
  const vx = c.w / 2 + c.rnd.range(-60, 60);
  const vy = 620;
  c.add(
    `<rect width="${n(w)}" height="${h}" fill="${fall(c, mix(pal.leaf, pal.haze, 0.35), mix(pal.haze, pal.horizon, 0.6), mix(pal.haze, pal.horizon, 0.7))}"/>`,
    glow(c, vx, vy - 60, 560, pal.sun, 0.95, 430),
  );
  c.add(treeline(c, vy + 20, 70, 0.7, vx - 500, vx + 500), mist(c, vy, 130, 0.6));
  c.add(ground(c, vy + 14, mix(pal.leafLit, pal.haze, 0.4), mix(pal.leaf, pal.leafDark, 0.55), 150));
  c.add(
    fill(
      poly([
        [vx - 18, vy + 14],
        [vx + 18, vy + 14],
        [vx + 330, h],
        [vx - 330, h],
      ]),
      fall(c, mix(pal.sandLit, pal.horizon, 0.4), mix(pal.earth, pal.leaf, 0.25)),
      0.85,
    ),
  );
  // Trunks in rows which lean over the lane; each carries its spiral cut and cup.
  const items: { z: number; s: number; lane: number }[] = [];
  for (let z = 0; z < 12; z++)
    for (const lane of [0, 1, 2]) for (const s of [-1, 1]) items.push({ z, s, lane });
  for (const { z, s, lane } of items.sort((a, b) => a.z - b.z || b.lane - a.lane)) {
    const k = 1 / lerp(11, 0.95, z / 11);
    const spread = (360 + lane * 430) * k * 1.1;
    const tx = vx + s * spread + rnd.bell() * 12 * k;
    const ty = vy + 560 * k;
    if (tx < -200 || tx > w + 200) continue;
    const d = Math.min(0.78, 0.86 - k * 0.85 + lane * 0.04);
    const wide = 68 * k;
    const tall = 900 * k;
    const lean = -s * 60 * k;
    const bark = mix(pal.wallShade, pal.wood, 0.55);
    c.add(
      shadow(c, tx, ty, wide * 2.2, 0.4 * (1 - d)),
      fill(
        poly([
          [tx - wide * 0.82, ty + 4],
          [tx - wide * 0.58, ty - wide * 0.7],
          [tx - wide * 0.5 + lean * 0.3, ty - tall * 0.5],
          [tx - wide * 0.4 + lean, ty - tall],
          [tx + wide * 0.4 + lean, ty - tall],
          [tx + wide * 0.5 + lean * 0.3, ty - tall * 0.5],
          [tx + wide * 0.58, ty - wide * 0.7],
          [tx + wide * 0.82, ty + 4],
        ]),
        round(c, bark, Math.max(0, d)),
      ),
    );
    if (k > 0.2) {
      let patches = "";
      for (let i = 0; i < 6; i++)
        patches += clump(
          rnd,
          tx + rnd.bell() * wide * 0.3 + lean * 0.2,
          ty - tall * rnd.range(0.1, 0.9),
          wide * 0.16,
          wide * 0.28,
          5,
        );
      c.add(fill(patches, far(c, lit(c, bark, 0.5), d), 0.5));
      c.add(
        stroke(
          `M${n(tx - wide * 0.46 + lean * 0.1)} ${n(ty - tall * 0.3)}L${n(tx + wide * 0.4 + lean * 0.1)} ${n(ty - tall * 0.23)}M${n(tx + lean * 0.1)} ${n(ty - tall * 0.26)}V${n(ty - tall * 0.17)}`,
          far(c, pal.wallLit, d),
          wide * 0.06,
        ),
        fill(
          `M${n(tx - wide * 0.2)} ${n(ty - tall * 0.17)}h${n(wide * 0.42)}l${n(-wide * 0.06)} ${n(wide * 0.3)}h${n(-wide * 0.3)}Z`,
          far(c, pal.ink, d),
        ),
      );
    }
    c.add(
      foliage(c, Math.round(6 + k * 8), d, () => [
        tx + lean + rnd.bell() * 240 * k,
        ty - tall * rnd.range(0.86, 1.08),
        rnd.range(50, 90) * k + 6,
      ]),
    );
  }
  c.add(
    foliage(c, 70, 0.1, () => {
      const u = rnd();
      return [u * w, rnd() * (40 + Math.abs(u - vx / w) * 330), rnd.range(36, 70)];
    }),
  );
  c.add(rays(c, vx + c.sunSide * 280, -60, c.sunSide as Side), warmth(c, vx, vy + 120, 240, 120, 0.5));
  c.add(
    person(c, vx - 70, 960, 250, {
      pose: "walk",
      look: { top: pal.teal, bottom: pal.earth, legs: "trousers", hair: "hat" },
    }),
    person(c, vx + 20, 944, 240, {
      pose: "point",
      look: { top: pal.wallLit, bottom: pal.gold, legs: "skirt", hair: "long" },
    }),
    shadow(c, vx - 20, 962, 130, 0.4),
  );
  c.add(grass(c, 0, w, h + 8, 80, 150), jungleFrame(c, 330));
});

const hotSpring = lampScene("hot-spring", (c, air) => {
  const { pal, w, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  c.add(forest(air, x - side * 120, 660), rays(air, x + side * 220, -40, side));
  const rockTone = mix(pal.rock, pal.leafDark, 0.25);
  // Terraced pools of warm water, a small cascade into each.
  const pool = (px: number, py: number, rx: number, ry: number, fallH: number) => {
    const edge = steps(22)
      .slice(0, 21)
      .map(
        (t): Point => [
          px + Math.cos(t * Math.PI * 2) * rx * (1 + 0.06 * fbm(t * 8, px, 3, 2)),
          py + Math.sin(t * Math.PI * 2) * ry,
        ],
      );
    const d = smooth(edge, true);
    let stones = "";
    for (const t of steps(26)) {
      const a = t * Math.PI;
      const sx = px + Math.cos(a) * rx * 1.04;
      const sy = py + Math.sin(a) * ry * 1.06;
      const r = rnd.range(20, 42) * (ry / 60) ** 0.5;
      stones += fill(
        clump(rnd, sx, sy, r, r * 0.6, 5),
        c.linear([
          [0, lit(c, rockTone, 0.35)],
          [1, dim(c, rockTone, 0.4)],
        ]),
      );
    }
    let back = "";
    for (const t of steps(14)) {
      const a = Math.PI + t * Math.PI;
      back += fill(
        clump(
          rnd,
          px + Math.cos(a) * rx * 1.03,
          py + Math.sin(a) * ry * 1.05,
          rnd.range(18, 34),
          rnd.range(12, 22),
          5,
        ),
        c.linear([
          [0, lit(c, rockTone, 0.2)],
          [1, dim(c, rockTone, 0.45)],
        ]),
      );
    }
    let veil = "";
    if (fallH > 0) {
      let strands = "";
      for (let i = 0; i < 16; i++) {
        const sx = px + rnd.bell() * 52;
        strands += brush(
          [
            [sx * 0.4 + px * 0.6, py - ry - fallH * 0.9],
            [sx, py - ry - fallH * 0.3],
            [sx, py - ry * 0.6],
          ],
          [3, 7, 3],
        );
      }
      const mound = smooth(
        [
          [px - rx * 0.72, py - ry * 0.5],
          [px - rx * 0.5, py - ry - fallH * 0.55],
          [px - 60, py - ry - fallH * 1.05],
          [px + 40, py - ry - fallH * 1.1],
          [px + rx * 0.46, py - ry - fallH * 0.6],
          [px + rx * 0.7, py - ry * 0.5],
        ],
        true,
        0.7,
      );
      veil =
        fill(
          mound,
          c.linear([
            [0, lit(c, rockTone, 0.15)],
            [1, dim(c, rockTone, 0.5)],
          ]),
        ) +
        foliage(c, 24, 0.03, () => {
          const u = rnd.bell();
          return [
            px + u * rx * 0.6,
            py - ry - fallH * (1.05 - u * u * 0.8) + rnd.bell() * 10,
            rnd.range(14, 26),
          ];
        }) +
        fill(
          `M${n(px - 22)} ${n(py - ry - fallH * 0.95)}Q${n(px - 60)} ${n(py - ry - fallH * 0.4)} ${n(px - 66)} ${n(py - ry * 0.6)}H${n(px + 66)}Q${n(px + 56)} ${n(py - ry - fallH * 0.4)} ${n(px + 24)} ${n(py - ry - fallH * 0.98)}Z`,
          mix(pal.foam, pal.shallow, 0.5),
          0.9,
        ) +
        fill(strands, pal.foam, 0.9) +
        c.blurred(6, fill(clump(rnd, px, py - ry * 0.6, 96, 18, 8), pal.foam, 0.75));
    }
    let shine = "";
    for (let i = 0; i < 24; i++)
      shine += dash(
        px + rnd.bell() * rx * 0.8,
        py + rnd.bell() * ry * 0.8,
        rnd.range(14, 60),
        rnd.range(1, 3),
      );
    return (
      (fallH > 0 ? "" : back) +
      veil +
      fill(
        d,
        c.linear([
          [0, mix(pal.foam, pal.shallow, 0.6)],
          [0.4, pal.shallow],
          [1, mix(pal.seaMid, pal.teal, 0.5)],
        ]),
      ) +
      c.clipped(d, fill(shine, pal.foam, 0.45)) +
      stones
    );
  };
  c.add(
    ground(
      c,
      660,
      mix(mix(pal.leaf, pal.leafLit, 0.35), pal.haze, 0.25),
      mix(pal.leaf, pal.leafDark, 0.55),
      60,
    ),
  );
  c.add(
    pool(x - side * 330, 740, 210, 40, 120),
    undergrowth(
      c,
      [
        [x - side * 620, 800],
        [x - side * 200, 790],
        [x + side * 100, 780],
      ],
      50,
      0.06,
    ),
  );
  c.add(
    pool(x + side * 250, 850, 330, 62, 110),
    undergrowth(
      c,
      [
        [x + side * 620, 930],
        [x + side * 100, 930],
      ],
      44,
      0.03,
    ),
  );
  const big = pool(x - side * 90, 1010, 560, 120, 0);
  c.add(big);
  const wardrobe = looks(c);
  for (const [dx, dy, s, k] of [
    [-330, 1036, 170, 1],
    [-230, 1046, 180, 0],
    [120, 1020, 165, 5],
  ] as const) {
    const px = x + dx * side;
    c.add(
      c.clipped(
        rect(px - 120, dy - 230, 240, 190),
        person(c, px, dy + 40, s * 1.2, {
          pose: "relaxed",
          look: {
            ...(wardrobe[k] ?? wardrobe[0]),
            top: k === 0 ? pal.skin : k === 1 ? pal.coral : pal.teal,
            hair: k === 0 ? "short" : "bun",
          },
        }),
      ),
      stroke(dash(px, dy - 40, 56, 8), pal.foam, 2.6, 0.7),
    );
  }
  const steam = Array.from({ length: 20 }, () =>
    fill(
      clump(rnd, x + rnd.bell() * 620, rnd.range(560, 980), rnd.range(60, 130), rnd.range(30, 70), 8),
      pal.foam,
      rnd.range(0.1, 0.24),
    ),
  );
  for (const [dx, dy, size] of [
    [-250, 330, 92],
    [40, 260, 78],
    [300, 350, 100],
  ] as const)
    c.add(
      stroke(`M${n(x + dx)} -10V${dy - size}`, pal.ink, 3),
      lantern(c, x + dx, dy, size, dx > 200 ? pal.gold : pal.coral),
    );
  if (c.light !== "day")
    c.add(
      warmth(c, x + 20, 640, 520, 330, 0.9),
      glow(c, x - side * 90, 1000, 520, pal.lamp, 0.34, 110),
      ...[-420, -240, 60, 250].map((dx) => {
        const by = 960 + Math.abs(dx) * 0.1;
        return (
          glow(c, x + dx, by, 70, pal.lamp, 0.8, 34) +
          fill(dash(x + dx, by, 20, 9), pal.coral) +
          fill(circle(x + dx, by - 7, 5), "#fff3cf")
        );
      }),
    );
  c.add(c.blurred(22, steam.join("")), warmth(c, x + side * 420, 760, 330, 220));
  c.add(
    jungleFrame(c, 420),
    blossoms(c, 34, hue(c, "#f7b7bd"), () => [
      (rnd.chance(0.5) ? 0.08 : 0.92) * w + rnd.bell() * 170,
      1100 + rnd.bell() * 80,
      rnd.range(8, 16),
    ]),
  );
  for (const s of [-1, 1])
    c.add(
      bananaLeaf(c, s < 0 ? -50 : w + 50, 60, s < 0 ? 0.4 : Math.PI - 0.4, 420, pal.leafDark),
      frond(c, s < 0 ? -20 : w + 20, -20, s < 0 ? 0.8 : Math.PI - 0.8, 380, mix(pal.leafDark, pal.leaf, 0.3)),
    );
});

export const wild = {
  elephants,
  "jungle-waterfall": jungleWaterfall,
  zipline,
  "atv-trail": atvTrail,
  "komodo-dragon": komodoDragon,
  orangutan,
  "rubber-trees": rubberTrees,
  "hot-spring": hotSpring,
};
