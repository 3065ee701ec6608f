import {
  brush,
  type Canvas,
  clump,
  dash,
  far,
  fbm,
  fill,
  glow,
  lerp,
  mist,
  mix,
  n,
  type Point,
  palm,
  place,
  poly,
  reflection,
  sea,
  sky,
  smooth,
  steps,
  stroke,
  undergrowth,
} from "../paint.ts";
import { candi, dome, minaret, skyline, stairs, tower } from "./land-buildings.ts";
import {
  anySide,
  blossoms,
  bulb,
  dim,
  fall,
  farHills,
  flock,
  grass,
  ground,
  hue,
  lathe,
  lit,
  mount,
  paving,
  rect,
  round,
  scaled,
  scene,
  shadow,
  tree,
  treeline,
  warmth,
} from "./land-paint.ts";
import { crowd, looks, person } from "./land-people.ts";

/** Weathered stone: at dawn warmer than the rocks of the sea. */
const stoneTone = (c: Canvas) => (c.light === "dawn" ? mix(c.pal.rock, "#d6a183", 0.5) : c.pal.rock);

const sunAt = (c: Canvas, x: number, dayY: number, lowY: number) => ({
  x,
  y: c.light === "day" ? dayY : lowY,
});

/** A saddled horse with its rider, facing right; 100 units to the withers. */
function rider(c: Canvas, x: number, y: number, height: number, facing: 1 | -1): string {
  const coat = hue(c, "#7a4f35");
  const leg = (pts: readonly Point[]) => brush(pts, [13, 7, 5]);
  const body = smooth(
    [
      [-48, -84],
      [-30, -96],
      [0, -92],
      [26, -98],
      [42, -112],
      [60, -140],
      [72, -146],
      [78, -138],
      [92, -118],
      [88, -110],
      [72, -114],
      [60, -100],
      [50, -72],
      [30, -62],
      [-14, -60],
      [-40, -62],
      [-52, -72],
    ],
    true,
    0.85,
  );
  const mane = brush(
    [
      [68, -146],
      [52, -126],
      [36, -100],
    ],
    [5, 12, 4],
  );
  const tail = brush(
    [
      [-48, -86],
      [-64, -66],
      [-62, -34],
    ],
    [8, 11, 3],
  );
  const wardrobe = looks(c);
  return place(
    fill(
      leg([
        [-36, -66],
        [-46, -34],
        [-38, -2],
      ]) +
        leg([
          [36, -66],
          [48, -38],
          [42, -2],
        ]),
      dim(c, coat, 0.45),
    ) +
      fill(tail + mane, dim(c, coat, 0.6)) +
      fill(body, round(c, coat)) +
      fill(
        leg([
          [-30, -66],
          [-26, -34],
          [-32, -1],
        ]) +
          leg([
            [28, -66],
            [24, -34],
            [30, -1],
          ]),
        coat,
      ) +
      fill(
        smooth(
          [
            [-16, -94],
            [-10, -72],
            [14, -72],
            [20, -95],
          ],
          true,
          0.5,
        ),
        c.pal.coral,
      ) +
      person(c, 2, -62, 100, { pose: "ride", look: wardrobe[6] ?? wardrobe[0] }),
    x,
    y,
    (height / 100) * facing,
    height / 100,
  );
}

const bromo = scene("bromo", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  const ash = mix(pal.rock, pal.earth, 0.35);
  c.add(sky(c, { horizon: 700, sun: sunAt(c, x - side * rnd.range(420, 560), 190, 470), clouds: 0.75 }));
  // Semeru far behind with its plume.
  const sx = x + side * 130;
  for (let i = 0; i < 9; i++)
    c.add(
      c.blurred(
        7,
        fill(
          clump(rnd, sx + side * i * 24, 262 - i * 22 - i * i * 1.2, 24 + i * 9, 18 + i * 7),
          mix(pal.cloudLit, pal.cloudShade, 0.3),
          0.75 - i * 0.06,
        ),
      ),
    );
  c.add(
    mount(c, {
      x: sx,
      y: 700,
      width: 1250,
      height: 440,
      color: mix(ash, pal.seaNear, 0.4),
      distance: 0.62,
      bend: 1.35,
      top: 0.04,
      gullies: 18,
    }),
  );
  c.add(
    farHills(c, { y: 720, height: 190, distance: 0.6, from: -100, to: w * 0.34, swells: 2, wood: 0 }),
    farHills(c, { y: 720, height: 170, distance: 0.6, from: w * 0.7, to: w + 200, swells: 2, wood: 0 }),
  );
  c.add(mist(c, 680, 190, 0.8));
  // Widodaren ridge, the smoking crater and the ribbed cone of Batok.
  c.add(
    mount(c, {
      x: x + side * 330,
      y: 790,
      width: 980,
      height: 270,
      color: ash,
      distance: 0.3,
      top: 0.2,
      bend: 1.5,
      gullies: 26,
      ragged: 2.6,
    }),
  );
  const bx = x - side * 250;
  const smoke: [number, number, number][] = [];
  for (let i = 0; i < 14; i++) smoke.push([bx - side * (i * i * 1.7 + 10), 560 - i * 26, 42 + i * 9]);
  c.add(
    c.blurred(
      9,
      smoke
        .map(([px, py, r], i) =>
          fill(
            clump(rnd, px, py, r, r * 0.8, 8),
            mix(pal.cloudLit, pal.cloudShade, 0.25 + (i % 3) * 0.2),
            0.62 - i * 0.03,
          ),
        )
        .join(""),
    ),
  );
  if (c.night || c.light === "dusk") c.add(glow(c, bx, 590, 190, pal.coral, 0.5, 120));
  c.add(
    mount(c, {
      x: bx,
      y: 810,
      width: 840,
      height: 262,
      color: mix(ash, pal.wall, 0.25),
      distance: 0.16,
      top: 0.27,
      bend: 1.45,
      gullies: 34,
      ragged: 1.5,
    }),
  );
  c.add(
    fill(
      smooth(
        [
          [bx - 112, 562],
          [bx - 50, 580],
          [bx + 40, 582],
          [bx + 118, 560],
          [bx + 40, 552],
          [bx - 60, 550],
        ],
        true,
      ),
      dim(c, ash, 0.55),
      0.7,
    ),
  );
  c.add(
    mount(c, {
      x: x + side * 165,
      y: 838,
      width: 640,
      height: 300,
      color: mix(ash, pal.leaf, 0.34),
      distance: 0.05,
      top: 0.09,
      bend: 1.3,
      gullies: 26,
      ragged: 0.9,
    }),
  );
  c.add(mist(c, 800, 190, 0.85));
  // The sea of sand.
  c.add(
    ground(c, 822, mix(pal.sandShade, pal.haze, 0.4), mix(pal.sandShade, pal.earth, 0.55), 220),
    mist(c, 850, 90, 0.5),
  );
  let tracks = "";
  for (const k of [0, 1, 2])
    tracks += smooth([
      [x - side * (120 + k * 20), 840],
      [x - side * (60 - k * 40), 930],
      [x + side * (120 + k * 50), 1040],
      [x + side * (60 - k * 130), 1220],
    ]);
  c.add(
    stroke(tracks, dim(c, pal.sandShade, 0.4), 5, 0.3),
    stroke(tracks, lit(c, pal.sandLit, 0.3), 2, 0.35),
  );
  for (const [dx, dy, s] of [
    [-60, 905, 42],
    [-10, 912, 44],
    [150, 960, 62],
  ] as const)
    c.add(shadow(c, x + side * dx, dy + 1, s * 1.1, 0.5), rider(c, x + side * dx, dy, s, side > 0 ? 1 : -1));
  c.add(
    shadow(c, x - side * 120, 1062, 150, 0.55, 18),
    rider(c, x - side * 120, 1060, 104, side > 0 ? 1 : -1),
  );
  c.add(
    crowd(
      c,
      [
        [x + side * 300, 1010],
        [x + side * 345, 1016],
      ],
      100,
      ["walk", "photo"],
    ),
  );
  c.add(
    fill(
      smooth(
        [
          [-40, h + 30],
          [-40, h - 110],
          [w * 0.2, h - 40],
          [x, h + 10],
          [w * 0.8, h - 50],
          [w + 40, h - 130],
          [w + 40, h + 30],
        ],
        true,
        0.8,
      ),
      dim(c, mix(pal.earth, pal.leafDark, 0.6), 0.3),
    ),
  );
  c.add(
    grass(c, -20, w * 0.3, h + 6, 150, 130, pal.leafDark),
    grass(c, w * 0.72, w + 20, h + 6, 160, 130, pal.leafDark),
    flock(c, x - side * 300, 330, 5),
  );
});

const ijen = scene("ijen", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const dark = c.night;
  const stone = mix(pal.rock, pal.wall, 0.2);
  c.add(sky(c, { horizon: 470, sun: sunAt(c, x + rnd.range(-420, 420), 150, 300), clouds: 0.6 }));
  c.add(
    mount(c, {
      x: x + 420,
      y: 520,
      width: 1100,
      height: 250,
      color: mix(stone, pal.seaNear, 0.4),
      distance: 0.66,
      bend: 1.3,
    }),
    mist(c, 470, 150, 0.7),
  );
  // Crater walls around the lake.
  const wall = (s: -1 | 1) => {
    const pts = steps(40).map(
      (t): Point => [x + s * lerp(1150, 120, t), lerp(330, 640, t ** 1.5) + fbm(t * 9, s, 7, 3) * 55],
    );
    const edge = steps(20).map(
      (t): Point => [x + s * lerp(120, 1150, t), lerp(640, 900, t ** 0.7) + fbm(t * 7, s + 4, 3, 2) * 16],
    );
    const d = `${smooth(pts)}${smooth(edge).replace("M", "L")}Z`;
    let strata = "";
    let scars = "";
    for (let i = 0; i < 46; i++) {
      const t = rnd();
      const [px, py] = pts[Math.floor(t * 39)] ?? [0, 0];
      const drop = rnd.range(60, 260) * (1.1 - t);
      const line = brush(
        [
          [px, py + 4],
          [px - s * drop * 0.22, py + drop * 0.5],
          [px - s * drop * 0.5, py + drop],
        ],
        [1, rnd.range(6, 22) * (1.2 - t), 1],
      );
      if (i % 2) strata += line;
      else scars += line;
    }
    const sunny = s !== c.sunSide;
    return c.clipped(
      d,
      fill(
        d,
        c.linear([
          [0, far(c, lit(c, stone, sunny ? 0.3 : 0.05), 0.18)],
          [1, far(c, dim(c, stone, sunny ? 0.2 : 0.45), 0.05)],
        ]),
      ) +
        fill(strata, dim(c, stone, 0.55), 0.45) +
        fill(scars, lit(c, stone, 0.5), 0.45),
    );
  };
  const lakeTop = 600;
  const water = dark
    ? hue(c, "#3fb7b0")
    : c.light === "day"
      ? "#63cdb9"
      : mix(hue(c, "#5cc7b6"), pal.shallow, 0.3);
  c.add(
    fill(
      `M0 ${lakeTop}H${w}V${h}H0Z`,
      c.linear([
        [0, mix(water, pal.haze, 0.45)],
        [0.25, water],
        [0.6, mix(water, pal.seaDeep, 0.35)],
        [1, mix(water, pal.seaDeep, 0.5)],
      ]),
    ),
  );
  let sheen = "";
  for (let i = 0; i < 150; i++) {
    const t = rnd();
    sheen += dash(rnd() * w, lerp(lakeTop + 4, 950, t), lerp(8, 70, t), lerp(0.8, 3, t));
  }
  c.add(fill(sheen, lit(c, water, 0.6), 0.35));
  c.add(
    fill(
      smooth(
        [
          [x - 620, 640],
          [x - 260, 598],
          [x, 612],
          [x + 260, 596],
          [x + 620, 640],
          [x + 300, 630],
          [x, 634],
          [x - 300, 630],
        ],
        true,
      ),
      mix(stone, pal.haze, 0.45),
    ),
  );
  c.add(wall(-1), wall(1), mist(c, 620, 120, 0.5));
  // The near rim.
  const rim = steps(30).map(
    (t): Point => [
      lerp(-40, w + 40, t),
      940 + 90 * Math.sin(t * Math.PI) + fbm(t * 6, 2, rnd.int(1, 99), 3) * 26,
    ],
  );
  const rimD = `${smooth(rim)}L${w + 40} ${h + 20}L-40 ${h + 20}Z`;
  let rocks = "";
  let rockLit = "";
  for (let i = 0; i < 90; i++) {
    const rx = rnd() * w;
    const ry = lerp(1010, h, rnd());
    const r = lerp(8, 40, (ry - 1010) / 190) * rnd.range(0.5, 1.2);
    rocks += clump(rnd, rx, ry, r, r * 0.6, 5);
    rockLit += clump(rnd, rx + c.sunSide * r * 0.15, ry - r * 0.2, r * 0.66, r * 0.3, 5);
  }
  c.add(
    c.clipped(
      rimD,
      fill(rimD, fall(c, lit(c, stone, 0.1), dim(c, stone, 0.5))) +
        fill(rocks, dim(c, stone, 0.4)) +
        fill(rockLit, lit(c, stone, 0.25), 0.8),
    ),
  );
  // Sulphur vent: yellow rocks and steam by day, blue flames at night.
  const vx = x - c.sunSide * 250;
  const vy = 1010;
  let yellow = "";
  for (let i = 0; i < 34; i++)
    yellow += clump(rnd, vx + rnd.bell() * 150, vy + rnd.bell() * 36, rnd.range(9, 26), rnd.range(6, 15), 5);
  c.add(fill(yellow, hue(c, dark ? "#9d9a55" : "#e6cf52"), 0.9), fill(yellow, pal.sunGlow, 0.12));
  if (dark) {
    let outer = "";
    let inner = "";
    for (let i = 0; i < 24; i++) {
      const fx = vx + rnd.bell() * 230;
      const fy = vy + rnd.bell() * 26 + 10;
      const tall = rnd.range(90, 330);
      const lean = rnd.bell() * 40;
      outer += brush(
        [
          [fx, fy],
          [fx + lean * 0.2, fy - tall * 0.4],
          [fx + lean, fy - tall],
        ],
        [30, 54, 2],
      );
      inner += brush(
        [
          [fx, fy],
          [fx + lean * 0.1, fy - tall * 0.3],
          [fx + lean * 0.6, fy - tall * 0.62],
        ],
        [14, 22, 1],
      );
    }
    c.add(
      glow(c, vx, vy - 80, 760, "#4f8dff", 0.7, 420),
      c.blurred(10, fill(outer, "#3f7cff", 0.6)),
      c.blurred(5, fill(inner, "#a8d4ff", 0.85)),
      glow(c, vx, vy, 230, "#bfe0ff", 0.5, 60),
    );
  }
  const puffs = Array.from({ length: 16 }, (_, i) =>
    fill(
      clump(rnd, vx - c.sunSide * (i * 16) + rnd.bell() * 40, vy - 50 - i * 34, 40 + i * 10, 30 + i * 8, 8),
      dark ? mix("#7fa0e0", pal.cloudShade, 0.45) : mix(pal.cloudLit, pal.cloudShade, (i % 3) * 0.22),
      dark ? 0.32 - i * 0.014 : 0.6 - i * 0.03,
    ),
  );
  c.add(c.blurred(14, puffs.join("")));
  const px = x + c.sunSide * 210;
  c.add(
    crowd(
      c,
      [
        [px, 1086],
        [px + 62, 1094],
      ],
      150,
      ["photo", "stand", "point"],
    ),
  );
  if (dark) c.add(warmth(c, px + 30, 1000, 150, 120, 0.7));
  // A sulphur carrier with two baskets on his pole.
  const wx = x - c.sunSide * 20;
  c.add(
    person(c, wx, 1130, 165, {
      pose: "walk",
      look: { top: pal.teal, bottom: dim(c, pal.earth, 0.3), legs: "trousers", hair: "cap" },
    }),
  );
  c.add(stroke(`M${n(wx - 70)} 1000Q${n(wx)} 988 ${n(wx + 74)} 1004`, pal.woodDark, 6));
  for (const s of [-66, 70])
    c.add(
      stroke(`M${n(wx + s)} 1002l-14 46M${n(wx + s)} 1002l14 46`, pal.woodDark, 2.4),
      fill(`M${n(wx + s - 26)} 1048h52l-8 44h-36Z`, round(c, pal.wood)),
      fill(clump(rnd, wx + s, 1046, 25, 14, 6), hue(c, "#ecd65c")),
    );
});

const kelimutu = scene("kelimutu", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const stone = mix(pal.rock, pal.earth, 0.3);
  c.add(sky(c, { horizon: 430, sun: sunAt(c, x + rnd.range(-500, 500), 140, 290), clouds: 0.8 }));
  c.add(
    farHills(c, { y: 470, height: 130, distance: 0.72, swells: 4, wood: 0.4 }),
    mist(c, 450, 170, 0.8),
    farHills(c, { y: 600, height: 150, distance: 0.44, swells: 3, wood: 0.8 }),
    mist(c, 540, 120, 0.6),
  );
  c.add(
    `<rect y="560" width="${n(w)}" height="660" fill="${fall(c, mix(pal.leaf, stone, 0.4), dim(c, pal.leafDark, 0.1))}"/>`,
  );
  c.add(treeline(c, 610, 60, 0.4), mist(c, 600, 150, 0.6));
  const tone = (color: string) => hue(c, color);
  /** A crater lake: ragged wall behind, water, and the rim nearest to the viewer in front of it. */
  const lake = (lx: number, ly: number, rx: number, ry: number, color: string, wallHigh: number) => {
    const seed = rnd.int(1, 999);
    const rim = steps(44).map((t): Point => {
      const u = t * 2 - 1;
      const rise = wallHigh * (0.75 + 0.55 * fbm(t * 5, 1, seed, 3)) * (1 - u ** 4 * 0.75);
      return [lx + u * rx * 1.34, ly - ry * 0.9 * Math.sqrt(Math.max(0, 1 - u * u * 0.96)) - rise];
    });
    const shore = (t: number): Point => {
      const a = Math.PI * t;
      const wob = 1 + 0.07 * fbm(t * 6, 9, seed, 2);
      return [lx - Math.cos(a) * rx * wob, ly - Math.sin(a) * ry * wob];
    };
    const back = `${smooth(rim)}L${n(lx + rx * 1.3)} ${n(ly + ry * 1.3)}L${n(lx - rx * 1.3)} ${n(ly + ry * 1.3)}Z`;
    let cracks = "";
    let bright = "";
    for (let i = 0; i < 110; i++) {
      const t = rnd();
      const [ox, oy] = rim[Math.floor(t * 43)] ?? [lx, ly];
      const [ex, ey] = shore(t);
      const b = brush(
        [
          [ox, oy],
          [lerp(ox, ex, 0.5) + rnd.bell() * 12, lerp(oy, ey, 0.45)],
          [lerp(ox, ex, 0.95), ey],
        ],
        [1.5, rnd.range(3, 13), 2],
      );
      if (i % 2) cracks += b;
      else bright += b;
    }
    const water = smooth(
      [
        ...steps(24).map(shore),
        ...steps(24).map(
          (t): Point => [
            lx + Math.cos(Math.PI * t) * rx * (1 + 0.06 * fbm(t * 6, 3, seed, 2)),
            ly + Math.sin(Math.PI * t) * ry,
          ],
        ),
      ],
      true,
    );
    let sheen = "";
    for (let i = 0; i < 30; i++)
      sheen += dash(
        lx + rnd.bell() * rx * 0.8,
        ly + rnd.bell() * ry * 0.8,
        rnd.range(10, rx * 0.2),
        rnd.range(1, 3),
      );
    const lip = [
      [lx - rx * 1.9, ly + ry * 1.9] as Point,
      [lx - rx * 1.55, ly + ry * 0.5] as Point,
      ...steps(26).map(
        (t): Point => [
          lx + (t * 2 - 1) * rx * 1.3,
          ly - ry * 0.25 + ry * (0.98 * Math.sin(Math.PI * t)) + fbm(t * 8, 5, seed, 3) * ry * 0.2,
        ],
      ),
      [lx + rx * 1.55, ly + ry * 0.5] as Point,
      [lx + rx * 1.9, ly + ry * 1.9] as Point,
    ];
    const slope = `${smooth(lip)}L${n(lx + rx * 1.6)} ${n(ly + ry * 2.8)}L${n(lx - rx * 1.6)} ${n(ly + ry * 2.8)}Z`;
    const light = lit(c, stone, 0.42);
    const dark = dim(c, stone, 0.42);
    return (
      fill(
        back,
        c.sunSide < 0
          ? c.linear(
              [
                [0, dark],
                [1, light],
              ],
              0,
              0,
              1,
              0,
            )
          : c.linear(
              [
                [0, light],
                [1, dark],
              ],
              0,
              0,
              1,
              0,
            ),
      ) +
      c.clipped(back, fill(cracks, dim(c, stone, 0.6), 0.4) + fill(bright, lit(c, stone, 0.5), 0.4)) +
      fill(
        water,
        c.linear([
          [0, mix(tone(color), pal.haze, 0.45)],
          [0.4, tone(color)],
          [1, mix(tone(color), pal.ink, 0.3)],
        ]),
      ) +
      fill(sheen, lit(c, tone(color), 0.6), 0.4) +
      fill(
        slope,
        c.linear([
          [0, lit(c, mix(stone, pal.leaf, 0.25), 0.15)],
          [0.2, mix(stone, pal.leaf, 0.5)],
          [0.6, mix(pal.leaf, pal.leafDark, 0.4)],
          [1, mix(pal.leaf, pal.leafDark, 0.4), 0],
        ]),
      ) +
      undergrowth(
        c,
        lip.slice(2, 28).map(([px, py]): Point => [px, py + ry * 0.5]),
        ry * 0.22,
        0.12,
      )
    );
  };
  const flip = anySide(c);
  c.add(lake(x - flip * 420, 660, 250, 54, "#3a6b68", 48));
  c.add(
    undergrowth(
      c,
      [
        [0, 760],
        [w * 0.3, 730],
        [w * 0.6, 744],
        [w, 740],
      ],
      60,
      0.22,
    ),
  );
  c.add(lake(x + flip * 300, 760, 400, 96, "#3fb9b4", 84));
  c.add(
    undergrowth(
      c,
      [
        [0, 880],
        [w * 0.2, 850],
        [w * 0.42, 900],
      ],
      60,
      0.14,
    ),
  );
  c.add(lake(x - flip * 250, 935, 430, 118, "#7a4a3c", 84));
  c.add(mist(c, 700, 130, 0.35));
  const fore = steps(30).map(
    (t): Point => [lerp(-40, w + 40, t), 1060 + 40 * Math.sin(t * 5 + flip) + fbm(t * 5, 1, 8, 2) * 30],
  );
  c.add(
    fill(
      `${smooth(fore)}L${w + 40} ${h + 10}L-40 ${h + 10}Z`,
      fall(c, mix(pal.leaf, pal.leafDark, 0.5), pal.leafDark),
    ),
    undergrowth(
      c,
      fore.filter((_, i) => i % 4 === 0),
      46,
      0.02,
    ),
  );
  // Lookout with rail.
  const px = x + flip * 130;
  c.add(
    fill(
      poly([
        [px - 220, 1090],
        [px + 220, 1090],
        [px + 260, h + 10],
        [px - 260, h + 10],
      ]),
      fall(c, lit(c, pal.wall, 0.1), dim(c, pal.wall, 0.4)),
    ),
  );
  c.add(
    crowd(
      c,
      [
        [px - 90, 1130],
        [px - 38, 1134],
        [px + 84, 1132],
      ],
      190,
      ["point", "photo", "relaxed"],
    ),
  );
  let rail = "";
  for (let i = 0; i < 9; i++) rail += `M${n(px - 220 + i * 55)} 1150v-70`;
  c.add(
    stroke(`${rail}M${n(px - 226)} 1082h452M${n(px - 226)} 1112h452`, pal.woodDark, 6),
    grass(c, 0, w, h + 6, 90, 150, pal.leafDark),
    flock(c, x, 260, 5),
  );
});

const borobudur = scene("borobudur", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  const stone = mix(stoneTone(c), pal.wallShade, 0.35);
  c.add(sky(c, { horizon: 720, sun: sunAt(c, x + side * rnd.range(130, 260), 190, 440), clouds: 0.7 }));
  c.add(
    mount(c, {
      x: x + side * 560,
      y: 720,
      width: 1100,
      height: 330,
      color: mix(stone, pal.seaNear, 0.5),
      distance: 0.66,
      bend: 1.5,
    }),
    mount(c, {
      x: x - side * 640,
      y: 720,
      width: 900,
      height: 240,
      color: mix(stone, pal.seaNear, 0.5),
      distance: 0.72,
      bend: 1.4,
    }),
  );
  c.add(
    mist(c, 690, 180, 0.85),
    treeline(c, 770, 110, 0.58),
    mist(c, 750, 110, 0.8),
    treeline(c, 850, 130, 0.4),
    mist(c, 830, 120, 0.65),
  );
  // The main stupa far back, then rings of perforated stupas coming nearer.
  const bell = [
    [0, 0.5],
    [0.06, 0.5],
    [0.06, 0.46],
    [0.12, 0.46],
    [0.14, 0.42],
    [0.3, 0.43],
    [0.45, 0.4],
    [0.58, 0.31],
    [0.66, 0.2],
    [0.66, 0.17],
    [0.74, 0.16],
    [0.74, 0.1],
    [0.86, 0.075],
    [1, 0.03],
  ] as const;
  const latticed = (sx: number, sy: number, size: number, d: number) => {
    let holes = "";
    for (let row = 0; row < 4; row++) {
      const up = 0.2 + row * 0.1;
      const half = [0.42, 0.42, 0.4, 0.34][row] ?? 0.4;
      const count = 7;
      for (let i = 0; i < count; i++) {
        const u = ((i + (row % 2 ? 0.5 : 0)) / count) * 2 - 1 + 0.1;
        if (Math.abs(u) > 0.95) continue;
        const hx = sx + Math.sin((u * Math.PI) / 2) * half * size;
        const r = size * 0.042 * Math.cos((u * Math.PI) / 2.3);
        const r2 = size * 0.042;
        holes += `M${n(hx)} ${n(sy - up * size - r2)}L${n(hx + r)} ${n(sy - up * size)}L${n(hx)} ${n(sy - up * size + r2)}L${n(hx - r)} ${n(sy - up * size)}Z`;
      }
    }
    return (
      shadow(c, sx - c.sunSide * size * 0.2, sy, size * 0.75, 0.4, size * 0.09) +
      lathe(c, sx, sy, scaled(bell, size), stone, { distance: d }) +
      fill(holes, far(c, dim(c, stone, 0.75), d)) +
      (c.night ? glow(c, sx, sy - size * 0.3, size * 0.5, pal.lamp, 0.25) : "")
    );
  };
  const terrace = (y: number, tall: number, d: number) => {
    let joints = "";
    for (let i = 0; i < w / 70; i++) joints += `M${n(i * 70 + rnd.range(-12, 12))} ${n(y + 8)}v${n(tall)}`;
    return (
      fill(
        `M-20 ${n(y + 26)}Q${n(x)} ${n(y - 20)} ${n(w + 20)} ${n(y + 26)}V${h}H-20Z`,
        c.linear([
          [0, far(c, lit(c, stone, 0.36), d)],
          [0.12, far(c, lit(c, stone, 0.12), d)],
          [0.13, far(c, dim(c, stone, 0.32), d)],
          [0.6, far(c, dim(c, stone, 0.42), d)],
        ]),
      ) + stroke(joints, far(c, dim(c, stone, 0.6), d), 1.6, 0.3)
    );
  };
  c.add(warmth(c, x, 720, 500, 200));
  c.add(
    lathe(c, x - side * 40, 880, scaled(bell, 430), stone, { distance: 0.2 }),
    lathe(
      c,
      x - side * 40,
      880 - 430,
      [
        [-10, 26],
        [30, 22],
        [60, 12],
        [100, 5],
      ],
      stone,
      { distance: 0.2 },
    ),
  );
  c.add(terrace(860, 40, 0.18));
  for (const t of [-0.42, -0.26, -0.1, 0.1, 0.26, 0.42])
    c.add(latticed(x + t * w, 885 + Math.abs(t) * 20, 165, 0.14));
  c.add(terrace(920, 60, 0.08));
  for (const t of [-0.45, -0.2, 0.05, 0.3]) c.add(latticed(x + side * t * w + side * 60, 985, 250, 0.06));
  c.add(terrace(1040, 90, 0.02));
  c.add(latticed(x + side * 330, 1120, 430, 0), latticed(x - side * 620, 1130, 430, 0));
  const sx = x - side * 160;
  c.add(
    person(c, sx, 1120, 200, { pose: "photo", look: looks(c)[6] ?? looks(c)[0] }),
    person(c, sx + 66, 1124, 192, { pose: "relaxed", look: looks(c)[1] ?? looks(c)[0] }),
  );
  c.add(
    fill(
      rect(-20, 1150, w + 40, 70),
      c.linear([
        [0, lit(c, stone, 0.2)],
        [0.2, dim(c, stone, 0.3)],
        [1, dim(c, stone, 0.6)],
      ]),
    ),
  );
  c.add(
    flock(c, x + side * 300, 330, 8),
    glow(c, x + side * 200, 700, 700, pal.sunGlow, c.light === "day" ? 0.12 : 0.3, 260),
  );
});

const prambanan = scene("prambanan", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  const stone = mix(stoneTone(c), pal.earth, 0.28);
  c.add(sky(c, { horizon: 880, sun: sunAt(c, x + side * 380, 170, 620), clouds: 0.9 }));
  c.add(
    mount(c, {
      x: x - side * 520,
      y: 880,
      width: 1300,
      height: 340,
      color: mix(stone, pal.seaNear, 0.5),
      distance: 0.72,
      bend: 1.6,
    }),
    mist(c, 820, 230, 0.6),
    treeline(c, 900, 130, 0.46),
  );
  c.add(warmth(c, x, 720, 640, 340));
  const zoom = rnd.range(0.95, 1.05);
  for (const s of [-1, 1])
    c.add(candi(c, x + s * 520, 905, 330 * zoom, stone, 0.24), candi(c, x + s * 700, 910, 230, stone, 0.28));
  for (const s of [-1, 1])
    c.add(shadow(c, x + s * 300, 930, 260, 0.4), candi(c, x + s * 290, 925, 520 * zoom, stone, 0.12));
  c.add(candi(c, x, 940, 790 * zoom, stone, 0.03));
  c.add(stairs(c, x, 905, 960, 90, 130, stone, 6));
  c.add(
    ground(c, 930, mix(pal.leafLit, pal.leaf, 0.5), mix(pal.leaf, pal.leafDark, 0.45), 150),
    fill(
      poly([
        [x - 60, 940],
        [x + 60, 940],
        [x + 260, h],
        [x - 260, h],
      ]),
      fall(c, mix(pal.wall, pal.sand, 0.4), dim(c, pal.sandShade, 0.1)),
    ),
  );
  c.add(stairs(c, x, 905, 962, 96, 140, stone, 6));
  // Fallen blocks by the path.
  for (let i = 0; i < 12; i++) {
    const s = i % 2 ? 1 : -1;
    const bx = x + s * rnd.range(190, 640);
    const by = rnd.range(975, 1090);
    const b = lerp(9, 26, (by - 975) / 115);
    c.add(
      fill(rect(bx - b, by - b * 0.8, b * 2, b * 0.8), dim(c, stone, 0.3)),
      fill(
        poly([
          [bx - b, by - b * 0.8],
          [bx - b * 0.7, by - b * 1.15],
          [bx + b * 1.2, by - b * 1.15],
          [bx + b, by - b * 0.8],
        ]),
        lit(c, stone, 0.3),
      ),
    );
  }
  c.add(
    crowd(
      c,
      [
        [x - 40, 1000],
        [x - 4, 1006],
        [x + 70, 1050],
        [x + 112, 1054],
        [x - 120, 1100],
      ],
      104,
      ["walk", "walk", "photo", "relaxed"],
    ),
  );
  for (const s of [-1, 1])
    c.add(
      tree(c, x + s * 800 * (w / 1800), 1080, 420, 0.03, 0.5),
      undergrowth(
        c,
        [
          [x + s * 560, h + 10],
          [x + s * 760, h - 50],
          [x + s * 1000, h - 80],
        ],
        100,
      ),
    );
  c.add(
    blossoms(c, 60, hue(c, "#f4b9a0"), () => [
      (rnd.chance(0.5) ? 0 : w) + rnd.bell() * 300,
      h - 30 + rnd.bell() * 50,
      rnd.range(5, 12),
    ]),
    flock(c, x - side * 360, 300, 7),
  );
});

const jakartaSkyline = scene("jakarta-skyline", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const base = 900;
  c.add(sky(c, { horizon: base, sun: sunAt(c, x + (rnd.chance(0.5) ? 360 : -360), 200, 620), clouds: 0.85 }));
  c.add(
    mount(c, {
      x: x + 300,
      y: base,
      width: 1700,
      height: 250,
      color: mix(pal.rock, pal.seaNear, 0.5),
      distance: 0.84,
      bend: 1.3,
    }),
  );
  c.add(
    skyline(c, -40, w + 40, base, 330, 0.66),
    mist(c, base - 100, 220, 0.6),
    skyline(c, -40, w + 40, base, 430, 0.42, pal.teal, 12),
    mist(c, base - 30, 170, 0.55),
  );
  const glass = mix(pal.teal, pal.wallLit, 0.35);
  for (const [dx, tw, th, tone] of [
    [-560, 110, 440, pal.wall],
    [-430, 90, 560, glass],
    [-320, 120, 400, pal.wallShade],
    [330, 100, 520, glass],
    [450, 130, 420, pal.wall],
    [590, 100, 580, mix(glass, pal.ink, 0.2)],
  ] as const)
    c.add(
      tower(c, x + dx - tw / 2, base, tw, th, { color: tone, distance: 0.2, cell: 13, glowing: 0.55 }),
      fill(
        poly([
          [x + dx - tw / 2, base - th],
          [x + dx, base - th - 46],
          [x + dx + tw / 2, base - th],
        ]),
        far(c, dim(c, tone, 0.15), 0.2),
      ),
    );
  // The National Monument: flared foot, tapering shaft, gilded flame.
  c.add(treeline(c, base + 30, 110, 0.16));
  c.add(warmth(c, x, base - 120, 360, 260));
  const marble = c.night ? mix(pal.wallLit, pal.lamp, 0.3) : pal.wallLit;
  c.add(
    lathe(
      c,
      x,
      base + 40,
      [
        [0, 250],
        [24, 250],
        [24, 110],
        [60, 92],
        [96, 110],
        [118, 170],
        [130, 174],
        [134, 60],
        [150, 46],
        [260, 30],
        [420, 21],
        [590, 16],
        [610, 34],
        [624, 34],
        [628, 22],
      ],
      marble,
      { rings: false },
    ),
  );
  c.add(
    fill(
      smooth(
        [
          [x - 22, base - 590],
          [x - 30, base - 622],
          [x - 12, base - 660],
          [x + 4, base - 700],
          [x + 14, base - 662],
          [x + 28, base - 628],
          [x + 22, base - 590],
        ],
        true,
      ),
      round(c, mix(pal.gold, pal.lamp, 0.3)),
    ),
    glow(c, x, base - 640, 110, pal.lamp, c.light === "day" ? 0.3 : 0.7),
  );
  c.add(ground(c, base + 26, lit(c, pal.leaf, 0.1), mix(pal.leaf, pal.leafDark, 0.55), 100));
  c.add(
    fill(
      poly([
        [x - 120, base + 42],
        [x + 120, base + 42],
        [x + 420, h],
        [x - 420, h],
      ]),
      fall(c, lit(c, pal.wall, 0.2), mix(pal.wall, pal.sandShade, 0.5)),
    ),
    paving(c, h - 40, x, base, dim(c, pal.wall, 0.4), 2, 2),
  );
  const poolD = poly([
    [x - 60, base + 66],
    [x + 60, base + 66],
    [x + 190, h - 20],
    [x - 190, h - 20],
  ]);
  c.add(
    c.clipped(
      poolD,
      fill(poolD, fall(c, mix(pal.shallow, pal.horizon, 0.5), pal.seaNear)) +
        glow(c, x, base + 120, 70, pal.wallLit, 0.9, 190),
    ),
  );
  for (const s of [-1, 1]) {
    for (let i = 0; i < 4; i++) {
      const t = i / 3;
      c.add(
        palm(
          c,
          x + s * lerp(210, 620, t),
          lerp(base + 60, h - 30, t),
          lerp(110, 320, t),
          s * lerp(6, 24, t),
          0.05,
        ),
      );
      if (c.light !== "day")
        c.add(bulb(c, x + s * lerp(150, 460, t), lerp(base + 30, h - 120, t), lerp(3, 7, t)));
    }
    c.add(
      undergrowth(
        c,
        [
          [x + s * 560, h + 20],
          [x + s * 760, h - 50],
          [x + s * 1100, h - 90],
        ],
        90,
      ),
    );
  }
  c.add(
    crowd(
      c,
      [
        [x - 160, 1010],
        [x - 130, 1014],
        [x + 190, 1040],
        [x + 260, 1100],
        [x + 300, 1104],
      ],
      96,
      ["walk", "stand", "photo", "walk"],
    ),
    flock(c, x - 380, 330, 5),
  );
});

const mosque = scene("mosque", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const y = 850;
  const side = anySide(c);
  const sunX = x + side * 430;
  c.add(sky(c, { horizon: y, sun: sunAt(c, sunX, 180, 600), clouds: 0.85 }));
  const white = c.night ? mix(pal.wallLit, pal.lamp, 0.22) : pal.wallLit;
  const black = mix(pal.ink, pal.teal, 0.22);
  let b =
    farHills(c, { y, height: 150, distance: 0.72, swells: 2.4 }) +
    treeline(c, y, 120, 0.4) +
    warmth(c, x, y - 170, 560, 300);
  for (const s of [-1, 1]) b += minaret(c, x + s * 470, y, 560, 44, white, black, 0.06, 3);
  const arcade = (ax: number, aw: number, ah: number, count: number, d: number) => {
    let arches = "";
    for (const t of steps(count)) {
      const cx = lerp(ax - aw / 2 + aw / count / 2, ax + aw / 2 - aw / count / 2, t);
      const half = (aw / count) * 0.32;
      arches += `M${n(cx - half)} ${n(y)}v${n(-ah * 0.5)}q${n(half * 0.1)} ${n(-ah * 0.2)} ${n(half)} ${n(-ah * 0.3)}q${n(half * 0.9)} ${n(ah * 0.1)} ${n(half)} ${n(ah * 0.3)}v${n(ah * 0.5)}Z`;
    }
    return (
      fill(rect(ax - aw / 2, y - ah, aw, ah), far(c, white, d)) +
      fill(
        rect(ax - aw / 2, y - ah, aw, ah),
        c.linear([
          [0, pal.shadow, 0],
          [1, pal.shadow, 0.22],
        ]),
      ) +
      fill(arches, far(c, c.night || c.light === "dusk" ? pal.lamp : dim(c, pal.wall, 0.55), d)) +
      stroke(arches, far(c, pal.gold, d), 2.4, 0.8) +
      fill(rect(ax - aw / 2 - 6, y - ah - 8, aw + 12, 12), far(c, lit(c, white, 0.3), d))
    );
  };
  b += arcade(x, 900, 120, 17, 0.06);
  for (const s of [-1, 1])
    b +=
      fill(rect(x + s * 250 - 66, y - 190, 132, 74), round(c, white)) +
      dome(c, x + s * 250, y - 188, 140, 120, black, { onion: 0.7 }) +
      dome(c, x + s * 390, y - 126, 90, 80, black, { onion: 0.7 });
  b += fill(rect(x - 150, y - 250, 300, 250), round(c, white));
  b +=
    lathe(
      c,
      x,
      y - 248,
      [
        [0, 128],
        [40, 128],
        [40, 118],
        [50, 118],
      ],
      white,
    ) + dome(c, x, y - 296, 256, 240, black, { onion: 0.8 });
  for (const s of [-1, 1]) b += minaret(c, x + s * 170, y, 350, 26, white, black, 0, 1);
  b +=
    fill(`M${n(x - 76)} ${y}v-130q10 -60 76 -96q66 36 76 96v130Z`, round(c, lit(c, white, 0.2))) +
    fill(
      `M${n(x - 46)} ${y}v-112q8 -44 46 -66q38 22 46 66v112Z`,
      c.night || c.light === "dusk"
        ? fall(c, pal.lamp, mix(pal.lamp, pal.coral, 0.4))
        : dim(c, pal.teal, 0.3),
    ) +
    stroke(`M${n(x - 58)} ${y}v-118q8 -50 58 -80q50 30 58 80v118`, pal.gold, 5);
  for (const s of [-1, 1])
    for (const dx of [580, 690]) b += palm(c, x + s * dx, y + 4, rnd.range(220, 300), s * 20, 0.06);
  c.add(b, mist(c, y - 10, 90, 0.25));
  // Forecourt pool.
  c.add(
    ground(c, y - 1, lit(c, pal.wall, 0.3), mix(pal.wall, pal.sandShade, 0.4)),
    paving(c, y, x, y - 90, dim(c, pal.wall, 0.4)),
  );
  const pool = poly([
    [x - 330, y + 34],
    [x + 330, y + 34],
    [x + 640, h - 60],
    [x - 640, h - 60],
  ]);
  c.add(
    stroke(pool, lit(c, pal.wallLit, 0.4), 16),
    c.clipped(
      pool,
      sea(c, { horizon: y + 10, waves: 0.08, shallow: 0.4 }) +
        reflection(c, b, y + 10, { depth: 360, squash: 0.8, opacity: 0.75, ripple: 10 }),
    ),
  );
  c.add(
    crowd(
      c,
      [
        [x - 400, 930],
        [x - 368, 936],
        [x + 420, 950],
        [x + 450, 955],
      ],
      100,
      ["walk", "stand"],
    ),
  );
  const wardrobe = looks(c);
  c.add(
    person(c, x - side * 560, 1130, 190, {
      pose: "holdRight",
      look: { top: pal.teal, bottom: pal.sand, legs: "sarong", hair: "scarf", sleeves: true },
    }),
    person(c, x - side * 516, 1134, 130, {
      pose: "stand",
      look: { ...wardrobe[0], hair: "short" },
      child: true,
    }),
  );
  for (const s of [-1, 1])
    c.add(
      palm(c, x + s * 800 * (w / 1800), h + 10, 560, -s * 60),
      undergrowth(
        c,
        [
          [x + s * 700, h + 20],
          [x + s * 900, h - 40],
          [x + s * 1150, h - 60],
        ],
        80,
      ),
    );
  c.add(flock(c, x - side * 330, 280, 8));
});

export const java = {
  bromo,
  ijen,
  kelimutu,
  borobudur,
  prambanan,
  "jakarta-skyline": jakartaSkyline,
  mosque,
};
