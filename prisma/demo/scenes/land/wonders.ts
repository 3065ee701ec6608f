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
  glow,
  lerp,
  mist,
  mix,
  n,
  type Point,
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
import { upturnedRoof } from "./land-buildings.ts";
import {
  anySide,
  blossoms,
  bulb,
  dim,
  fall,
  farHills,
  fir,
  flock,
  grass,
  ground,
  hue,
  jungleFrame,
  lampScene,
  lampString,
  lantern,
  lathe,
  lit,
  mount,
  range,
  rect,
  round,
  scene,
  shadow,
  treeline,
  uplight,
  warmth,
} from "./land-paint.ts";
import { crowd, looks, person } from "./land-people.ts";

type Side = 1 | -1;
const sunAt = (c: Canvas, x: number, dayY: number, lowY: number) => ({
  x,
  y: c.light === "day" ? dayY : lowY,
});
const dark = (c: Canvas) => c.night || c.light === "dusk";

const goldenBridge = scene("golden-bridge", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  c.add(sky(c, { horizon: 640, sun: sunAt(c, x + side * 420, 160, 400), clouds: 0.8 }));
  c.add(
    farHills(c, { y: 700, height: 330, distance: 0.72, swells: 2 }),
    mist(c, 620, 200, 0.8),
    farHills(c, { y: 830, height: 260, distance: 0.52, swells: 2.6, wood: 0.4 }),
    mist(c, 780, 180, 0.75),
    farHills(c, { y: 1010, height: 240, distance: 0.32, swells: 3, wood: 0.5 }),
    mist(c, 940, 170, 0.6),
  );
  const deck = (u: number): Point => [
    lerp(-60, w + 60, u),
    690 - side * (u - 0.5) * 150 - 60 * Math.sin(u * Math.PI),
  ];
  const stone = mix(pal.rock, pal.leaf, 0.16);
  // Hands: forearm out of the forest, fingers behind the walkway, thumb in front of it.
  const hands = [0.3, 0.7].map((u) => {
    const [hx, hy] = deck(u);
    const s = (u < 0.5 ? 1 : -1) as Side;
    const P = (px: number, py: number): Point => [hx + s * px, hy + py];
    const finger = (pts: readonly Point[], wide: number) => {
      const [kx, ky] = pts[1] ?? [0, 0];
      return (
        fill(brush(pts, [wide * 1.25, wide * 1.05, wide * 0.62]), round(c, stone, 0.03)) +
        stroke(
          `M${n(kx - wide * 0.42)} ${n(ky)}q${n(wide * 0.42)} ${n(wide * 0.2)} ${n(wide * 0.84)} 0M${n(kx - wide * 0.36)} ${n(ky + 12)}q${n(wide * 0.36)} ${n(wide * 0.16)} ${n(wide * 0.72)} 0`,
          dim(c, stone, 0.5),
          2.4,
          0.5,
        )
      );
    };
    const back =
      finger([P(96, 150), P(122, -20), P(92, -132)], 56) +
      finger([P(48, 130), P(56, -60), P(34, -196)], 60) +
      finger([P(-8, 130), P(-14, -66), P(-26, -206)], 60) +
      finger([P(-64, 140), P(-84, -40), P(-84, -160)], 56);
    const palm = fill(
      smooth(
        [
          P(-96, 130),
          P(-104, 60),
          P(-60, 24),
          P(40, 22),
          P(112, 50),
          P(128, 130),
          P(108, 230),
          P(84, 380),
          P(80, 620),
          P(-96, 620),
          P(-86, 380),
          P(-96, 250),
        ],
        true,
        0.8,
      ),
      c.linear(
        c.sunSide < 0
          ? [
              [0, lit(c, stone, 0.34)],
              [0.45, stone],
              [1, dim(c, stone, 0.45)],
            ]
          : [
              [0, dim(c, stone, 0.45)],
              [0.55, stone],
              [1, lit(c, stone, 0.34)],
            ],
        0,
        0,
        1,
        0,
      ),
    );
    let cracks = "";
    for (let i = 0; i < 26; i++) {
      const [cx, cy] = P(rnd.bell() * 84, rnd.range(60, 520));
      cracks += brush(
        [
          [cx, cy],
          [cx + rnd.bell() * 22, cy + rnd.range(16, 44)],
          [cx + rnd.bell() * 30, cy + rnd.range(44, 90)],
        ],
        [1, 3, 0.6],
      );
    }
    const moss = foliage(c, 30, 0.04, () => [
      hx + rnd.bell() * 96,
      hy + rnd.range(330, 560),
      rnd.range(16, 34),
    ]);
    const thumb = finger([P(-70, 250), P(-140, 120), P(-122, -14)], 62);
    return { back, front: palm + fill(cracks, dim(c, stone, 0.6), 0.5) + moss, thumb };
  });
  c.add(
    glow(c, x, 560, 700, pal.sunGlow, c.light === "day" ? 0.2 : 0.45, 330),
    ...hands.map((one) => one.back),
    ...hands.map((one) => one.front),
  );
  // The golden walkway.
  const along = steps(40).map(deck);
  const gold = c.night ? mix(pal.gold, pal.lamp, 0.4) : pal.gold;
  const strip = (a: number, b: number) =>
    `${smooth(along.map(([px, py]): Point => [px, py + a]))}${smooth([...along].reverse().map(([px, py]): Point => [px, py + b])).replace("M", "L")}Z`;
  let rail = "";
  for (const t of steps(150)) {
    const [px, py] = deck(t);
    rail += `M${n(px)} ${n(py)}v-50`;
  }
  c.add(fill(strip(20, 46), dim(c, gold, 0.5)));
  const walkers: Point[] = [0.37, 0.385, 0.46, 0.52, 0.58, 0.6].map((u) => deck(u));
  c.add(
    crowd(
      c,
      walkers.map(([px, py]): Point => [px, py + 14]),
      104,
      ["walk", "photo", "stand", "relaxed"],
    ),
  );
  c.add(
    fill(
      strip(2, 24),
      c.linear([
        [0, lit(c, gold, 0.45)],
        [1, dim(c, gold, 0.25)],
      ]),
    ),
    stroke(rail, lit(c, gold, 0.1), 2.4, 0.9),
    stroke(smooth(along.map(([px, py]): Point => [px, py - 50])), lit(c, gold, 0.4), 7),
    stroke(smooth(along.map(([px, py]): Point => [px, py + 3])), lit(c, gold, 0.6), 3),
  );
  if (c.light !== "day") for (const t of steps(16)) c.add(bulb(c, ...deck(t), 4));
  c.add(
    ...hands.map((one) => one.thumb),
    mist(c, 1060, 150, 0.45),
    treeline(c, h + 70, 240, 0.06),
    mist(c, 1130, 90, 0.3),
    jungleFrame(c, 330),
    flock(c, x - side * 330, 260, 6),
  );
});

/** A storeyed pagoda with vermilion walls. */
function pagoda(c: Canvas, x: number, y: number, height: number): string {
  const red = hue(c, "#c0503c");
  const tile = mix(c.pal.rockShade, c.pal.ink, 0.2);
  let out = fill(rect(x - height * 0.17, y - height * 0.03, height * 0.34, height * 0.04), c.pal.wall);
  const tiers = 5;
  const rise = height * 0.155;
  for (let i = 0; i < tiers; i++) {
    const half = height * lerp(0.12, 0.075, i / (tiers - 1));
    const fy = y - height * 0.02 - i * rise;
    out += fill(rect(x - half, fy - rise * 0.62, half * 2, rise * 0.62), round(c, red));
    for (const u of [-0.55, 0.1])
      out += fill(
        rect(x + u * half, fy - rise * 0.5, half * 0.45, rise * 0.44),
        dark(c) ? c.pal.lamp : c.pal.wallLit,
      );
    out += stroke(`M${n(x - half * 1.15)} ${n(fy - rise * 0.12)}h${n(half * 2.3)}`, dim(c, red, 0.25), 3);
    out += upturnedRoof(c, x, fy - rise * 0.58, half * 3.5, rise * 0.46, tile, {
      ridge: 0.5,
      flip: 0.16,
      trim: tile,
    });
  }
  const top = y - height * 0.02 - tiers * rise;
  return (
    out +
    stroke(`M${n(x)} ${n(top)}v${n(-height * 0.17)}`, c.pal.gold, height * 0.01) +
    steps(7)
      .map((t) =>
        stroke(`M${n(x - 9 + t * 5)} ${n(top - height * (0.03 + t * 0.1))}h${n(18 - t * 10)}`, c.pal.gold, 3),
      )
      .join("") +
    uplight(c, x, y - height * 0.2, height * 0.26, height * 0.4)
  );
}

const fuji = scene("fuji", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  const line = 790;
  c.add(sky(c, { horizon: line, sun: sunAt(c, x - side * 560, 170, 420), clouds: 0.55 }));
  const mountain = mount(c, {
    x: x - side * 110,
    y: line,
    width: 1900,
    height: 590,
    color: mix(pal.rockShade, pal.seaNear, 0.5),
    distance: 0.34,
    top: 0.06,
    bend: 1.9,
    gullies: 34,
    snow: 0.44,
    ragged: 1.1,
  });
  const shore =
    farHills(c, { y: line + 2, height: 130, distance: 0.5, swells: 4 }) +
    treeline(c, line + 4, 60, 0.32) +
    mist(c, line - 30, 130, 0.6);
  c.add(mountain, shore);
  let town = "";
  if (c.light !== "day")
    for (let i = 0; i < 60; i++) town += circle(rnd() * w, line - rnd() * 16, rnd.range(1.2, 2.6));
  c.add(
    sea(c, { horizon: line, waves: 0.12 }),
    reflection(c, mountain + shore, line, { depth: 380, squash: 0.6, opacity: 0.75, ripple: 12 }),
    fill(town, pal.lamp),
    mist(c, line + 12, 60, 0.45),
  );
  // A slope with the pagoda and blossoming trees.
  const bank = steps(24).map(
    (t): Point => [
      lerp(-40, w + 40, t),
      1110 - (side > 0 ? t : 1 - t) ** 2.6 * 210 + fbm(t * 5, 2, 9, 2) * 18,
    ],
  );
  c.add(
    fill(
      `${smooth(bank)}L${w + 40} ${h + 20}L-40 ${h + 20}Z`,
      fall(c, mix(pal.leaf, pal.leafLit, 0.3), pal.leafDark),
    ),
  );
  const px = x + side * 380;
  c.add(warmth(c, px, 760, 260, 330), undergrowth(c, bank.slice(2, 22), 40, 0.04), pagoda(c, px, 1060, 780));
  const cherry = (tx: number, ty: number, s: number, count: number) =>
    fill(
      brush(
        [
          [tx, ty],
          [tx + rnd.bell() * s * 0.1, ty - s * 0.4],
          [tx + rnd.bell() * s * 0.2, ty - s * 0.8],
        ],
        [s * 0.08, s * 0.05, s * 0.02],
      ) +
        brush(
          [
            [tx, ty - s * 0.34],
            [tx - s * 0.2, ty - s * 0.56],
            [tx - s * 0.36, ty - s * 0.66],
          ],
          [s * 0.04, s * 0.03, s * 0.01],
        ) +
        brush(
          [
            [tx, ty - s * 0.3],
            [tx + s * 0.2, ty - s * 0.5],
            [tx + s * 0.36, ty - s * 0.6],
          ],
          [s * 0.04, s * 0.03, s * 0.01],
        ),
      pal.woodDark,
    ) +
    blossoms(c, count, hue(c, "#f4b6c4"), () => {
      const a = rnd() * Math.PI * 2;
      const r = Math.sqrt(rnd());
      return [
        tx + Math.cos(a) * r * s * 0.52,
        ty - s * 0.72 + Math.sin(a) * r * s * 0.3,
        s * rnd.range(0.03, 0.065),
      ];
    });
  c.add(
    cherry(px - side * 210, 1090, 260, 90),
    cherry(px + side * 240, 1080, 330, 120),
    cherry(x - side * 420, 1150, 300, 110),
    cherry(x - side * 650, 1170, 380, 130),
  );
  c.add(
    crowd(
      c,
      [
        [x - side * 60, 1140],
        [x - side * 12, 1144],
      ],
      150,
      ["photo", "relaxed"],
    ),
    grass(c, 0, w, h + 4, 50, 120),
  );
  const bx = side > 0 ? -30 : w + 30;
  let wood = "";
  for (let i = 0; i < 4; i++)
    wood += brush(
      [
        [bx, 40 + i * 60],
        [bx + side * 190, 90 + i * 50],
        [bx + side * rnd.range(330, 520), 70 + i * 84],
      ],
      [18, 9, 2],
    );
  c.add(
    fill(wood, pal.woodDark),
    blossoms(c, 170, hue(c, "#f4b6c4"), () => {
      const t = rnd();
      return [bx + side * t * 500, lerp(150, 210, t) + rnd.bell() * lerp(190, 140, t), rnd.range(9, 22)];
    }),
  );
});

/** A hot-air balloon with striped gores. */
function balloon(
  c: Canvas,
  x: number,
  y: number,
  size: number,
  colors: readonly [string, string],
  distance = 0,
): string {
  const r = size / 2;
  const env = (k: number) =>
    `M${n(x)} ${n(y - size)}C${n(x + r * 1.14 * k)} ${n(y - size)} ${n(x + r * 1.28 * k)} ${n(y - size * 0.4)} ${n(x + r * 0.26 * k)} ${n(y + size * 0.12)}L${n(x - r * 0.26 * k)} ${n(y + size * 0.12)}C${n(x - r * 1.28 * k)} ${n(y - size * 0.4)} ${n(x - r * 1.14 * k)} ${n(y - size)} ${n(x)} ${n(y - size)}Z`;
  let gores = "";
  [1, 0.8, 0.56, 0.3, 0.1].forEach((k, i) => {
    gores += fill(env(k), far(c, colors[i % 2] ?? colors[0], distance));
  });
  const shade =
    c.sunSide < 0
      ? c.linear(
          [
            [0, c.pal.sunGlow, 0.3],
            [0.4, c.pal.sunGlow, 0],
            [1, c.pal.shadow, 0.5],
          ],
          0,
          0,
          1,
          0.2,
        )
      : c.linear(
          [
            [0, c.pal.shadow, 0.5],
            [0.6, c.pal.sunGlow, 0],
            [1, c.pal.sunGlow, 0.3],
          ],
          0,
          0.2,
          1,
          0,
        );
  return (
    gores +
    fill(env(1), shade) +
    (dark(c) ? glow(c, x, y - size * 0.1, r * 0.9, c.pal.lamp, 0.75, size * 0.5) : "") +
    stroke(
      `M${n(x - r * 0.24)} ${n(y + size * 0.12)}L${n(x - r * 0.14)} ${n(y + size * 0.26)}M${n(x + r * 0.24)} ${n(y + size * 0.12)}L${n(x + r * 0.14)} ${n(y + size * 0.26)}`,
      far(c, c.pal.woodDark, distance),
      Math.max(0.8, size * 0.008),
    ) +
    fill(
      `M${n(x - r * 0.16)} ${n(y + size * 0.26)}h${n(r * 0.32)}l${n(-r * 0.03)} ${n(size * 0.08)}h${n(-r * 0.26)}Z`,
      far(c, c.pal.wood, distance),
    )
  );
}

const cappadocia = scene("cappadocia", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  c.add(sky(c, { horizon: 760, sun: sunAt(c, x + side * 460, 200, 560), clouds: 0.5 }));
  const tuff = mix(pal.sand, pal.coral, 0.16);
  c.add(
    mount(c, {
      x: x - side * 420,
      y: 780,
      width: 1500,
      height: 250,
      color: mix(pal.rock, pal.seaNear, 0.4),
      distance: 0.74,
      snow: 0.3,
      bend: 1.3,
    }),
    mist(c, 740, 150, 0.6),
  );
  const tints: [string, string][] = [
    [pal.coral, pal.wallLit],
    [pal.gold, pal.coral],
    [pal.teal, pal.wallLit],
    [pal.wallLit, pal.gold],
    [hue(c, "#8e5b84"), pal.gold],
    [pal.coral, pal.teal],
  ];
  const pickTint = (i: number) => tints[i % tints.length] ?? [pal.coral, pal.gold];
  for (let i = 0; i < 16; i++)
    c.add(balloon(c, w * rnd(), rnd.range(240, 680), rnd.range(34, 74), pickTint(i), rnd.range(0.35, 0.6)));
  // Mesas in layers, then fairy chimneys.
  for (const [y, hh, d] of [
    [820, 130, 0.52],
    [880, 130, 0.34],
  ] as const) {
    const crest = steps(60).map(
      (t): Point => [
        lerp(-40, w + 40, t),
        y - hh * (0.4 + 0.6 * Math.max(0, fbm(t * 7, y, 5, 2)) + 0.1 * fbm(t * 40, y, 2, 2)),
      ],
    );
    const d0 = `${smooth(crest)}L${w + 40} ${h}L-40 ${h}Z`;
    let flutes = "";
    for (const [px, py] of crest)
      flutes += brush(
        [
          [px, py],
          [px + rnd.bell() * 8, py + 40],
          [px + rnd.bell() * 16, py + rnd.range(60, 120)],
        ],
        [1, 8, 1],
      );
    c.add(
      c.clipped(
        d0,
        fill(
          d0,
          c.linear([
            [0, far(c, lit(c, tuff, 0.25), d)],
            [0.3, far(c, tuff, d)],
            [1, far(c, dim(c, tuff, 0.25), d)],
          ]),
        ) + fill(flutes, far(c, dim(c, tuff, 0.4), d), 0.45),
      ),
      mist(c, y, 100, 0.4),
    );
  }
  const chimney = (cx: number, cy: number, s: number, d: number) => {
    const lean = rnd.bell() * s * 0.05;
    const half = s * rnd.range(0.17, 0.24);
    const P = (u: number, v: number): Point => [cx + u * half + lean * v, cy - v * s];
    const cone = smooth(
      [
        P(-1.3, 0),
        P(-1, 0.3),
        P(-0.62, 0.62),
        P(-0.42, 0.8),
        P(0.42, 0.8),
        P(0.62, 0.6),
        P(1.02, 0.3),
        P(1.35, 0),
      ],
      true,
      0.7,
    );
    const cap = smooth(
      [P(-0.72, 0.78), P(-0.66, 0.86), P(0, 1.04), P(0.66, 0.86), P(0.72, 0.78), P(0, 0.75)],
      true,
      0.7,
    );
    let doors = "";
    for (let i = 0; i < 4; i++) {
      const [dx, dy] = P(rnd.bell() * 0.5, rnd.range(0.08, 0.56));
      const z = s * 0.035;
      doors += `M${n(dx - z)} ${n(dy + z)}v${n(-z * 1.4)}q${n(z)} ${n(-z * 1.2)} ${n(z * 2)} 0v${n(z * 1.4)}Z`;
    }
    let flutes = "";
    for (const u of [-0.6, -0.2, 0.25, 0.6])
      flutes += brush([P(u * 0.5, 0.76), P(u * 0.9, 0.4), P(u * 1.4, 0.02)], [1, s * 0.022, s * 0.03]);
    return (
      shadow(c, cx, cy, half * 2, 0.35) +
      fill(cone, round(c, tuff, d)) +
      fill(flutes, far(c, dim(c, tuff, 0.4), d), 0.35) +
      fill(doors, far(c, dark(c) ? pal.lamp : dim(c, tuff, 0.7), d)) +
      fill(cap, round(c, dim(c, mix(tuff, pal.rock, 0.6), 0.3), d))
    );
  };
  c.add(ground(c, 930, lit(c, tuff, 0.1), dim(c, tuff, 0.25), 120));
  for (let i = 0; i < 13; i++)
    c.add(chimney(w * ((i + rnd.range(0.2, 0.8)) / 13), 960 + rnd() * 40, rnd.range(120, 210), 0.24));
  c.add(
    undergrowth(
      c,
      [
        [0, 1010],
        [w * 0.3, 1000],
        [w * 0.6, 1014],
        [w, 1000],
      ],
      26,
      0.14,
    ),
    mist(c, 980, 90, 0.3),
  );
  for (const [dx, s] of [
    [-760, 400],
    [-600, 320],
    [-480, 220],
    [500, 240],
    [640, 360],
    [800, 440],
  ] as const)
    c.add(chimney(x + dx * (w / 1800), 1130 + rnd() * 40, s, 0.03));
  // The near balloons.
  c.add(
    balloon(c, x - side * 60, 620, 430, pickTint(rnd.int(0, 5)), 0),
    balloon(c, x + side * 430, 440, 250, pickTint(rnd.int(0, 5)), 0.12),
    balloon(c, x - side * 470, 480, 190, pickTint(rnd.int(0, 5)), 0.2),
    balloon(c, x + side * 180, 740, 150, pickTint(rnd.int(0, 5)), 0.2),
  );
  const wardrobe = looks(c);
  c.add(
    shadow(c, x, 1130, 120, 0.4),
    person(c, x - 34, 1128, 180, { pose: "holdRight", look: wardrobe[1] ?? wardrobe[0] }),
    person(c, x + 26, 1130, 188, { pose: "holdLeft", look: wardrobe[0] }),
  );
  c.add(
    grass(c, 0, w, h + 6, 60, 110, mix(tuff, pal.leafDark, 0.6)),
    undergrowth(
      c,
      [
        [-20, h + 10],
        [w * 0.16, h - 30],
        [w * 0.3, h + 20],
      ],
      60,
    ),
    undergrowth(
      c,
      [
        [w * 0.72, h + 20],
        [w * 0.86, h - 36],
        [w + 20, h],
      ],
      60,
    ),
  );
});

const snowPeak = scene("snow-peak", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  const rockTone = mix(pal.rockShade, pal.seaNear, 0.4);
  c.add(sky(c, { horizon: 800, sun: sunAt(c, x + side * 620, 150, 330), clouds: 0.55 }));
  c.add(range(c, 800, 520, 0.62, { color: rockTone, snow: 0.9, peaks: 4 }), mist(c, 700, 220, 0.7));
  c.add(
    mount(c, {
      x: x + side * 480,
      y: 830,
      width: 1200,
      height: 520,
      color: rockTone,
      distance: 0.42,
      bend: 1.12,
      top: 0.012,
      gullies: 24,
      snow: 0.72,
      ragged: 3.6,
    }),
    mount(c, {
      x: x - side * 60,
      y: 830,
      width: 1500,
      height: 740,
      color: rockTone,
      distance: 0.24,
      bend: 1.16,
      top: 0.012,
      gullies: 30,
      snow: 0.74,
      ragged: 3.2,
    }),
  );
  // Alpenglow on the summit.
  c.add(
    glow(c, x - side * 60, 190, 330, c.light === "day" ? pal.sun : pal.sunGlow, c.night ? 0.25 : 0.4, 220),
    mist(c, 770, 220, 0.8),
  );
  c.add(farHills(c, { y: 900, height: 190, distance: 0.36, swells: 3, wood: 0.3 }), mist(c, 860, 120, 0.6));
  // Meadow, a lake with the mirror of the sky, firs.
  c.add(ground(c, 880, mix(pal.leafLit, pal.sand, 0.3), mix(pal.leaf, pal.leafDark, 0.4), 130));
  const tarn = smooth(
    [
      [x - side * 700, 960],
      [x - side * 300, 925],
      [x + side * 160, 930],
      [x + side * 420, 965],
      [x + side * 120, 1010],
      [x - side * 360, 1010],
    ],
    true,
  );
  c.add(
    stroke(tarn, dim(c, pal.earth, 0.1), 10, 0.4),
    c.clipped(
      tarn,
      fill(tarn, fall(c, pal.skyMid, pal.seaNear)) +
        glow(c, x - side * 60, 960, 190, pal.wallLit, 0.75, 60) +
        fill(
          steps(14)
            .map(() => dash(x + rnd.bell() * 500, rnd.range(930, 1005), rnd.range(30, 120), 2))
            .join(""),
          pal.foam,
          0.4,
        ),
    ),
  );
  for (let i = 0; i < 16; i++) {
    const s = i % 2 ? 1 : -1;
    c.add(fir(c, x + s * rnd.range(430, 950) * (w / 1800), rnd.range(930, 980), rnd.range(110, 190), 0.18));
  }
  let stones = "";
  let caps = "";
  for (let i = 0; i < 30; i++) {
    const px = rnd() * w;
    const py = rnd.range(1020, 1180);
    const r = lerp(8, 34, (py - 1020) / 160) * rnd.range(0.6, 1.2);
    stones += clump(rnd, px, py, r, r * 0.6, 5);
    caps += clump(rnd, px + c.sunSide * r * 0.2, py - r * 0.2, r * 0.6, r * 0.28, 5);
  }
  c.add(fill(stones, dim(c, pal.rock, 0.35)), fill(caps, lit(c, pal.rock, 0.35), 0.8));
  // Prayer flags between cairns.
  const flags = [hue(c, "#4c86b8"), pal.wallLit, pal.coral, hue(c, "#5f9c6c"), pal.gold];
  const cairn = (cx: number, cy: number) =>
    [0, 1, 2, 3, 4]
      .map((i) =>
        fill(
          clump(rnd, cx, cy - i * 30, 56 - i * 9, 20 - i * 2, 5),
          c.linear([
            [0, lit(c, pal.rock, 0.3)],
            [1, dim(c, pal.rock, 0.4)],
          ]),
        ),
      )
      .join("");
  const a: Point = [x - side * 560, 850];
  const b: Point = [x + side * 520, 800];
  c.add(
    stroke(`M${n(a[0])} 1130V840M${n(b[0])} 1120V790`, pal.woodDark, 7),
    cairn(a[0], 1130),
    cairn(b[0], 1120),
  );
  c.add(
    lampString(
      c,
      a,
      b,
      26,
      (fx, fy, i) =>
        fill(
          smooth(
            [
              [fx - 14, fy],
              [fx + 14, fy],
              [fx + 17 + side * 4, fy + 32],
              [fx + side * 6, fy + 36],
              [fx - 12 + side * 6, fy + 32],
            ],
            true,
            0.3,
          ),
          flags[i % 5] ?? pal.coral,
          0.95,
        ),
      60,
    ),
  );
  const wardrobe = looks(c);
  const trek = (tx: number, ty: number, s: number, look: number, pack: string) =>
    shadow(c, tx, ty, s * 0.24, 0.5) +
    person(c, tx, ty, s, {
      pose: "walk",
      facing: side,
      look: {
        ...(wardrobe[look] ?? wardrobe[0]),
        legs: "trousers",
        bottom: dim(c, pal.earth, 0.3),
        sleeves: true,
        hair: "cap",
        pack,
      },
    }) +
    stroke(
      `M${n(tx + side * s * 0.17)} ${n(ty - s * 0.54)}l${n(side * s * 0.04)} ${n(s * 0.54)}`,
      pal.ink,
      3,
    );
  c.add(
    trek(x - side * 90, 1080, 220, 1, pal.teal),
    trek(x + side * 60, 1062, 206, 4, pal.coral),
    trek(x + side * 200, 1046, 190, 2, pal.gold),
  );
  c.add(
    grass(c, 0, w, h + 6, 66, 150, mix(pal.leaf, pal.leafDark, 0.5)),
    blossoms(c, 50, hue(c, "#d9a0c8"), () => [rnd() * w, h - rnd() * 60, rnd.range(5, 10)]),
    flock(c, x - side * 420, 330, 4),
  );
  for (const s of [-1, 1]) c.add(fir(c, x + s * 830 * (w / 1800), 1170, 440, 0.02));
});

/** A camel walking, facing right; 100 units to the hump. */
function camel(c: Canvas, x: number, y: number, height: number, facing: Side, mounted: boolean): string {
  const coat = hue(c, "#b98a58");
  const leg = (pts: readonly Point[]) => brush(pts, [13, 6.5, 6]);
  const body = smooth(
    [
      [-46, -58],
      [-42, -72],
      [-28, -80],
      [-12, -88],
      [-2, -100],
      [8, -90],
      [20, -78],
      [34, -74],
      [46, -70],
      [56, -66],
      [64, -78],
      [66, -96],
      [68, -108],
      [76, -114],
      [88, -110],
      [94, -103],
      [90, -98],
      [80, -98],
      [77, -88],
      [74, -66],
      [66, -52],
      [52, -46],
      [34, -44],
      [0, -44],
      [-30, -46],
    ],
    true,
    0.85,
  );
  const wardrobe = looks(c);
  return place(
    fill(
      leg([
        [-34, -54],
        [-42, -28],
        [-37, -1],
      ]) +
        leg([
          [36, -52],
          [46, -28],
          [42, -1],
        ]),
      dim(c, coat, 0.45),
    ) +
      fill(
        brush(
          [
            [-45, -66],
            [-52, -52],
            [-50, -40],
          ],
          [3, 2.4, 3.4],
        ),
        dim(c, coat, 0.4),
      ) +
      fill(
        body,
        c.linear([
          [0, lit(c, coat, 0.35)],
          [1, dim(c, coat, 0.3)],
        ]),
      ) +
      fill(
        leg([
          [-26, -54],
          [-24, -28],
          [-29, -1],
        ]) +
          leg([
            [30, -52],
            [26, -28],
            [29, -1],
          ]),
        coat,
      ) +
      fill(
        smooth(
          [
            [-24, -80],
            [-20, -60],
            [22, -60],
            [26, -78],
            [2, -98],
          ],
          true,
          0.4,
        ),
        c.pal.coral,
      ) +
      stroke("M-22 -66H24M-22 -72H25", c.pal.gold, 2.4) +
      (mounted
        ? person(c, -2, -66, 84, {
            pose: "ride",
            look: { ...(wardrobe[3] ?? wardrobe[0]), hair: "scarf", hairColor: c.pal.wallLit, sleeves: true },
          })
        : "") +
      stroke("M90 -104Q110 -92 124 -86", c.pal.woodDark, 1.6),
    x,
    y,
    (height / 100) * facing,
    height / 100,
  );
}

const desertCamp = lampScene("desert-camp", (c, air) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  c.add(sky(air, { horizon: 720, sun: sunAt(c, x - side * 430, 180, 480), clouds: 0.45 }));
  const sand = mix(air.pal.sand, pal.coral, air.night ? 0 : 0.16);
  /** A dune: lit face, razor crest, shaded lee side. */
  const dune = (y: number, height: number, peak: number, d: number) => {
    const seed = rnd.int(1, 99);
    const crest = (u: number) =>
      y - height * Math.exp(-(((u - peak) / 0.26) ** 2)) - height * 0.16 * fbm(u * 3, 1, seed, 2);
    const pts = steps(50).map((u): Point => [lerp(-60, w + 60, u), crest(u)]);
    const body = `${smooth(pts)}L${w + 60} ${h + 10}L-60 ${h + 10}Z`;
    const px = lerp(-60, w + 60, peak);
    const lee = smooth([
      [px, crest(peak) - 4],
      [px - c.sunSide * 30, crest(peak) + height * 0.3],
      [px + c.sunSide * 70, crest(peak) + height * 0.7],
      [px - c.sunSide * 10, crest(peak) + height * 1.2],
      [px + c.sunSide * 120, y + height * 0.9],
    ]);
    const shade = `${lee}L${n(px - c.sunSide * w)} ${n(y + height * 0.9)}L${n(px - c.sunSide * w)} ${n(crest(peak) - 200)}L${n(px)} ${n(crest(peak) - 200)}Z`;
    let combs = "";
    for (let i = 0; i < 26; i++) {
      const yy = y + i * 14;
      combs += smooth(
        steps(14).map(
          (u): Point => [
            lerp(-60, w + 60, u),
            yy - (y - crest(u)) * (0.9 - i * 0.034) + Math.sin(u * 40 + i) * 3,
          ],
        ),
      );
    }
    return c.clipped(
      body,
      fill(
        body,
        c.linear([
          [0, far(air, lit(air, sand, 0.4), d)],
          [0.5, far(air, sand, d)],
          [1, far(air, dim(air, sand, 0.2), d)],
        ]),
      ) +
        fill(shade, far(air, dim(air, mix(sand, pal.earth, 0.4), 0.42), d), 0.6) +
        stroke(combs, far(air, dim(air, sand, 0.35), d), 2, d > 0.3 ? 0 : 0.16),
    );
  };
  c.add(
    dune(740, 170, 0.28, 0.56),
    dune(780, 200, 0.74, 0.44),
    mist(c, 770, 120, 0.45),
    dune(860, 190, side > 0 ? 0.22 : 0.78, 0.26),
  );
  // The caravan along a crest.
  const caravan = [-300, -180, -60, 60, 180].map(
    (dx, i) => [x + side * dx, 836 + Math.sin(i) * 4 - i * 3] as const,
  );
  c.add(
    ...caravan.map(([cx, cy], i) => camel(c, cx, cy, 92, side, i % 2 === 0)),
    person(c, x + side * 290, 820, 86, {
      pose: "walk",
      facing: side,
      look: {
        top: pal.wallLit,
        bottom: pal.wallLit,
        legs: "sarong",
        hair: "scarf",
        hairColor: pal.coral,
        sleeves: true,
      },
    }),
  );
  c.add(dune(930, 120, side > 0 ? 0.86 : 0.14, 0.1), dune(1080, 150, side > 0 ? 0.1 : 0.9, 0));
  // Tents around a fire.
  const tent = (tx: number, ty: number, s: number, color: string) => {
    const door = dark(c)
      ? c.linear([
          [0, mix(pal.lamp, pal.coral, 0.25)],
          [1, pal.lamp],
        ])
      : dim(c, color, 0.6);
    return (
      shadow(c, tx, ty, s * 0.8, 0.5, s * 0.07) +
      warmth(c, tx, ty - s * 0.2, s * 0.9, s * 0.6) +
      fill(
        poly([
          [tx - s * 0.62, ty],
          [tx - s * 0.5, ty - s * 0.3],
          [tx - s * 0.2, ty - s * 0.4],
          [tx, ty - s * 0.56],
          [tx + s * 0.2, ty - s * 0.4],
          [tx + s * 0.5, ty - s * 0.3],
          [tx + s * 0.62, ty],
        ]),
        round(c, color),
      ) +
      fill(
        smooth(
          [
            [tx - s * 0.5, ty - s * 0.3],
            [tx - s * 0.2, ty - s * 0.37],
            [tx, ty - s * 0.56],
            [tx + s * 0.2, ty - s * 0.37],
            [tx + s * 0.5, ty - s * 0.3],
            [tx + s * 0.44, ty - s * 0.25],
            [tx, ty - s * 0.36],
            [tx - s * 0.44, ty - s * 0.25],
          ],
          true,
          0.5,
        ),
        round(c, lit(c, pal.coral, 0.1)),
      ) +
      fill(
        `M${n(tx - s * 0.16)} ${n(ty)}Q${n(tx - s * 0.12)} ${n(ty - s * 0.24)} ${n(tx)} ${n(ty - s * 0.36)}Q${n(tx + s * 0.12)} ${n(ty - s * 0.24)} ${n(tx + s * 0.16)} ${n(ty)}Z`,
        door,
      ) +
      stroke(
        [-0.44, -0.3, 0.3, 0.44].map((u) => `M${n(tx + u * s)} ${n(ty)}V${n(ty - s * 0.3)}`).join(""),
        dim(c, color, 0.3),
        2,
        0.5,
      ) +
      stroke(
        `M${n(tx - s * 0.5)} ${n(ty - s * 0.3)}L${n(tx - s * 0.82)} ${n(ty + 4)}M${n(tx + s * 0.5)} ${n(ty - s * 0.3)}L${n(tx + s * 0.82)} ${n(ty + 4)}M${n(tx)} ${n(ty - s * 0.56)}v${n(-s * 0.08)}`,
        pal.woodDark,
        2.4,
      )
    );
  };
  c.add(
    tent(x - 380, 1000, 270, pal.wallLit),
    tent(x + 390, 1004, 270, pal.wall),
    tent(x - 40, 975, 230, lit(c, pal.sand, 0.3)),
  );
  const fy = 1090;
  c.add(
    fill(
      smooth(
        [
          [x - 330, fy + 6],
          [x - 240, fy - 38],
          [x + 240, fy - 38],
          [x + 330, fy + 6],
          [x + 240, fy + 46],
          [x - 240, fy + 46],
        ],
        true,
        0.6,
      ),
      c.linear([
        [0, dim(c, pal.coral, 0.3)],
        [1, pal.coral],
      ]),
    ),
    stroke(
      smooth(
        [
          [x - 300, fy + 4],
          [x - 220, fy - 28],
          [x + 220, fy - 28],
          [x + 300, fy + 4],
          [x + 220, fy + 36],
          [x - 220, fy + 36],
        ],
        true,
        0.6,
      ),
      pal.gold,
      4,
      0.8,
    ),
  );
  const wardrobe = looks(c);
  for (const [dx, i, f] of [
    [-250, 1, 1],
    [-150, 0, 1],
    [160, 5, -1],
    [260, 4, -1],
  ] as const)
    c.add(
      person(c, x + dx, fy + 16, 200, {
        pose: "ground",
        facing: f,
        look: { ...(wardrobe[i] ?? wardrobe[0]), legs: "trousers" },
      }),
    );
  if (c.light !== "day") {
    let flame = "";
    let core = "";
    for (let i = 0; i < 9; i++) {
      const px = x + rnd.bell() * 26;
      flame += brush(
        [
          [px, fy],
          [px + rnd.bell() * 8, fy - 40],
          [px + rnd.bell() * 16, fy - rnd.range(60, 106)],
        ],
        [10, 17, 1],
      );
      core += brush(
        [
          [px, fy],
          [px, fy - 20],
          [px + rnd.bell() * 8, fy - rnd.range(30, 52)],
        ],
        [6, 9, 1],
      );
    }
    c.add(
      glow(c, x, fy - 30, 420, pal.lamp, 0.6, 240),
      fill(flame, hue(c, "#ff8a3c")),
      fill(core, "#ffe7a0"),
    );
  } else
    c.add(
      lathe(
        c,
        x,
        fy + 10,
        [
          [0, 12],
          [8, 26],
          [30, 28],
          [44, 14],
          [52, 10],
          [60, 3],
        ],
        pal.gold,
      ),
    );
  c.add(stroke(`M${n(x - 30)} ${fy + 6}l60 -12M${n(x - 30)} ${fy - 6}l60 12`, pal.woodDark, 9));
  for (const s of [-1, 1])
    c.add(lantern(c, x + s * 560, 1120, 54, pal.gold), lantern(c, x + s * 640, 1150, 66, pal.coral));
  c.add(
    lampString(c, [x - 420, 860], [x - 40, 850], 9, (px, py) => bulb(c, px, py, 4), 30),
    lampString(c, [x - 40, 850], [x + 430, 860], 10, (px, py) => bulb(c, px, py, 4), 30),
    grass(c, -20, w * 0.16, h + 6, 110, 40, mix(sand, pal.leafDark, 0.6)),
    grass(c, w * 0.85, w + 20, h + 6, 120, 40, mix(sand, pal.leafDark, 0.6)),
  );
});

export const wonders = {
  "golden-bridge": goldenBridge,
  fuji,
  cappadocia,
  "snow-peak": snowPeak,
  "desert-camp": desertCamp,
};
