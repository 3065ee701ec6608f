import {
  birds,
  brush,
  type Canvas,
  circle,
  clump,
  type Draw,
  dash,
  fbm,
  fill,
  foliage,
  frameFronds,
  glow,
  hills,
  lerp,
  mist,
  mix,
  n,
  type Point,
  palm,
  poly,
  smooth,
  standing,
  steps,
  stroke,
} from "../paint.ts";
import { palmIsland } from "./boat-scenes.ts";
import { afloat, farSail, figure, longtail } from "./boats.ts";
import { garden, windowGlow } from "./built.ts";
import { mirroredKarst } from "./karst.ts";
import { dryHills } from "./savanna.ts";
import { setting } from "./setting.ts";
import {
  boulder,
  boulders,
  grove,
  lantern,
  palmShadow,
  parasol,
  shoal,
  shore,
  surfRing,
  wavy,
} from "./shore.ts";

export const palmBeach: Draw = (light, size) => {
  const { c, horizon } = setting("palm-beach", light, size, {
    horizon: { dawn: 540, day: 520, dusk: 560, night: 540 }[light],
    shallow: 0.7,
  });
  const { w, rnd } = c;
  const side = rnd.pick([-1, 1]);
  c.add(
    hills(c, { y: horizon, height: 90, distance: 0.8 }),
    mirroredKarst(c, {
      x: w * (0.5 - side * 0.3),
      y: horizon + 12,
      width: 380,
      height: 210,
      distance: 0.55,
      towers: 3,
    }),
  );
  const headland = hills(c, {
    y: horizon + 30,
    height: 230,
    distance: 0.36,
    from: side > 0 ? w * 0.56 : -300,
    to: side > 0 ? w + 300 : w * 0.44,
    swells: 1.2,
  });
  c.add(
    standing(c, headland, horizon + 30, { depth: 120, squash: 0.5, opacity: 0.35 }),
    mist(c, horizon + 16, 70, 0.3),
  );
  c.add(
    afloat(c, longtail(c, { crew: false }), {
      x: w * (0.5 - side * 0.1),
      y: horizon + 190,
      scale: 0.3,
      flip: side < 0,
    }),
  );
  const edge =
    side > 0
      ? wavy(
          [
            [-60, 1120],
            [w * 0.25, 1030],
            [w * 0.5, 880],
            [w * 0.68, 720],
            [w * 0.84, 600],
            [w + 60, horizon + 34],
          ],
          70,
          8,
          3,
        )
      : wavy(
          [
            [-60, horizon + 34],
            [w * 0.16, 600],
            [w * 0.32, 720],
            [w * 0.5, 880],
            [w * 0.75, 1030],
            [w + 60, 1120],
          ],
          70,
          8,
          3,
        );
  c.add(
    shore(c, {
      edge,
      close:
        side > 0
          ? [
              [w + 60, 1260],
              [-60, 1260],
            ]
          : [
              [w + 60, 1260],
              [-60, 1260],
            ],
      horizon,
      toSand: [side * 0.55, 0.85],
    }),
  );
  const back = steps(12).map(
    (t): Point => [w * (0.5 + side * lerp(0.5, 0.27, t ** 0.7)), lerp(1010, horizon + 70, t ** 0.55)],
  );
  c.add(grove(c, [...back].reverse(), 190, 10, 0.24));
  c.add(palmShadow(c, w * (0.5 + side * 0.12), 1110, 240));
  c.add(
    parasol(c, w * (0.5 + side * 0.2), 980, 92),
    parasol(c, w * (0.5 + side * 0.26), 890, 60, c.pal.teal),
  );
  const foot: Point = [w * (0.5 + side * 0.4), 1150];
  c.add(
    palm(c, foot[0] + side * 60, foot[1] + 40, 820, -side * 120, 0.02),
    palm(c, foot[0], foot[1], 640, -side * 300),
  );
  c.add(
    foliage(c, 60, 0, () => [
      w * (0.5 + side * rnd.range(0.36, 0.56)),
      rnd.range(1130, 1210),
      rnd.range(16, 34),
    ]),
  );
  return c.finish();
};

export const sandbar: Draw = (light, size) => {
  const { c, horizon } = setting("sandbar", light, size, { horizon: 480, shallow: 0.75, waves: 0.3 });
  const { w, rnd } = c;
  const side = rnd.pick([-1, 1]);
  c.add(
    hills(c, { y: horizon, height: 80, distance: 0.82 }),
    palmIsland(c, w * (0.5 + side * 0.24), horizon + 16, 520, 130, 0.38),
    mirroredKarst(c, {
      x: w * (0.5 - side * 0.33),
      y: horizon + 18,
      width: 440,
      height: 270,
      distance: 0.48,
      towers: 3,
    }),
    mist(c, horizon + 8, 70, 0.3),
  );
  // The bar winds from the near edge towards the far island; its two waterlines carry foam.
  const spine = (t: number): Point => [
    w * (0.5 + side * (0.2 * Math.sin(t * 4.4 + 0.4) * (1 - t * 0.62) - 0.1 + t * 0.26)),
    lerp(1240, horizon + 40, t ** 0.62),
  ];
  const width = (t: number) => lerp(330, 16, t ** 0.55) * (1 + fbm(t * 5, 2, rnd.int(1, 50), 2) * 0.2);
  const samples = steps(48);
  const left = samples.map((t): Point => [spine(t)[0] - width(t), spine(t)[1]]);
  const right = samples.map((t): Point => [spine(t)[0] + width(t), spine(t)[1]]);
  const halo = (k: number) =>
    smooth(
      [
        ...samples.map((t): Point => [spine(t)[0] - width(t) * k, spine(t)[1] + 4]),
        ...samples.map((t): Point => [spine(t)[0] + width(t) * k, spine(t)[1] + 4]).reverse(),
      ],
      true,
      0.8,
    );
  c.add(
    c.blurred(
      12,
      fill(halo(2.7), mix(c.pal.shallow, c.pal.seaMid, 0.35), 0.5) +
        fill(halo(2), c.pal.shallow, 0.6) +
        fill(halo(1.4), mix(c.pal.shallow, c.pal.sandLit, 0.55), 0.8),
    ),
  );
  c.add(shore(c, { edge: left, close: [...right].reverse(), horizon, toSand: [1, 0.05], surf: 0.5 }));
  const foamRight = poly([
    ...right,
    ...samples
      .map((t): Point => [spine(t)[0] + width(t) * 1.05 + 3 + rnd() * 8 * (1 - t), spine(t)[1]])
      .reverse(),
  ]);
  const foamOuter = poly([
    ...samples.map((t): Point => [spine(t)[0] + width(t) * 1.22, spine(t)[1]]),
    ...samples
      .map((t): Point => [spine(t)[0] + width(t) * 1.25 + rnd() * 8 * (1 - t), spine(t)[1]])
      .reverse(),
  ]);
  c.add(fill(foamRight, c.pal.foam, 0.9), fill(foamOuter, c.pal.foam, 0.5));
  c.add(
    afloat(c, longtail(c, { crew: false }), {
      x: w * (0.5 - side * 0.2),
      y: 800,
      scale: 0.4,
      flip: side > 0,
      reflect: 0.4,
    }),
    afloat(c, longtail(c, { crew: false }), {
      x: w * (0.5 + side * 0.3),
      y: 690,
      scale: 0.22,
      flip: side < 0,
      reflect: 0.4,
    }),
  );
  const walk = spine(0.42);
  c.add(
    fill(dash(walk[0] + 14, walk[1] + 2, 46, 5), c.pal.shadow, 0.3),
    figure(c, walk[0], walk[1], 92, c.pal.coral, false, true),
    figure(c, walk[0] + 34, walk[1] + 3, 86, c.pal.wallLit),
  );
  c.add(birds(c, w * 0.5, 260, 6));
  return c.finish();
};

export const pinkBeach: Draw = (light, size) => {
  const { c, horizon } = setting("pink-beach", light, size, { horizon: 500, shallow: 0.75 });
  const { w, rnd, pal } = c;
  const side = rnd.pick([-1, 1]);
  const pink = mix(pal.sand, mix(pal.coral, pal.sandLit, 0.35), 0.62);
  c.add(dryHills(c, { y: horizon, height: 190, distance: 0.66, from: -80, to: w + 80 }));
  c.add(
    standing(
      c,
      dryHills(c, {
        y: horizon + 20,
        height: 270,
        distance: 0.34,
        from: side > 0 ? w * 0.44 : -160,
        to: side > 0 ? w + 160 : w * 0.56,
      }),
      horizon + 20,
      { depth: 110, squash: 0.4, opacity: 0.35 },
    ),
    mist(c, horizon + 10, 70, 0.25),
  );
  c.add(
    shoal(c, w * 0.42, 760, w * 0.3, 60, 0.7),
    afloat(c, longtail(c), { x: w * (0.5 - side * 0.18), y: 720, scale: 0.26, flip: side > 0 }),
    farSail(c, w * (0.5 - side * 0.3), horizon + 34, 80),
  );
  const edge =
    side > 0
      ? wavy(
          [
            [-60, 1150],
            [w * 0.22, 1060],
            [w * 0.48, 950],
            [w * 0.72, 800],
            [w * 0.86, 640],
            [w + 60, 560],
          ],
          70,
          10,
          3,
        )
      : wavy(
          [
            [-60, 560],
            [w * 0.14, 640],
            [w * 0.28, 800],
            [w * 0.52, 950],
            [w * 0.78, 1060],
            [w + 60, 1150],
          ],
          70,
          10,
          3,
        );
  c.add(
    shore(c, {
      edge,
      close: [
        [w + 60, 1260],
        [-60, 1260],
      ],
      horizon,
      toSand: [side * 0.5, 0.85],
      sand: pink,
    }),
  );
  c.add(fill(dash(w * 0.5, 1120, w * 0.5, 60), pal.coral, 0.08));
  c.add(
    standing(
      c,
      dryHills(c, {
        y: 690,
        height: 200,
        distance: 0.12,
        from: side > 0 ? w * 0.84 : -260,
        to: side > 0 ? w + 260 : w * 0.16,
      }),
      690,
      { depth: 8, opacity: 0 },
    ),
  );
  c.add(
    boulders(c, w * (0.5 + side * 0.42), 760, 260, 90, 5, 0.12),
    boulders(c, w * (0.5 + side * 0.44), 1180, 420, 130, 6),
    parasol(c, w * (0.5 + side * 0.14), 1040, 90, pal.wallLit),
  );
  c.add(
    figure(c, w * (0.5 + side * 0.03), 1080, 104, pal.wallLit, false, true),
    fill(dash(w * (0.5 + side * 0.03), 1082, 34, 5), pal.shadow, 0.3),
  );
  return c.finish();
};

export const beachDinner: Draw = (light, size) => {
  const { c, horizon } = setting("beach-dinner", light, size, {
    horizon: 520,
    waves: 0.3,
    shallow: 0.25,
    sunAt: 0.5,
  });
  const { w, pal, rnd } = c;
  c.add(
    hills(c, { y: horizon, height: 90, distance: 0.8 }),
    mirroredKarst(c, { x: w * 0.18, y: horizon + 14, width: 420, height: 250, distance: 0.46, towers: 3 }),
    mirroredKarst(c, { x: w * 0.84, y: horizon + 12, width: 360, height: 190, distance: 0.55, towers: 3 }),
  );
  const edge = wavy(
    [
      [-60, 770],
      [w * 0.3, 800],
      [w * 0.65, 780],
      [w + 60, 800],
    ],
    60,
    8,
    3,
  );
  c.add(
    shore(c, {
      edge,
      close: [
        [w + 60, 1260],
        [-60, 1260],
      ],
      horizon,
    }),
  );
  const x = w * 0.5;
  const y = 1040;
  c.add(glow(c, x, y - 40, 620, pal.lamp, light === "day" ? 0.12 : 0.5, 240));
  const pole = (px: number, py: number, top: number) =>
    stroke(`M${n(px)} ${n(py)}L${n(px)} ${n(top)}`, pal.woodLit, 11);
  const drape = (px: number, dir: number) =>
    fill(
      `M${n(px)} 560Q${n(px + dir * 52)} 700 ${n(px + dir * 10)} 800Q${n(px + dir * 52)} 920 ${n(px + dir * 36)} 1056L${n(px - dir * 14)} 1056Q${n(px - dir * 2)} 800 ${n(px)} 560Z`,
      c.linear(
        [
          [0, pal.wallLit],
          [0.5, pal.wall],
          [1, pal.wallLit],
        ],
        0,
        0,
        1,
        0,
      ),
      0.92,
    );
  c.add(pole(x - 230, 950, 590), pole(x + 230, 950, 590));
  c.add(
    fill(
      `M${n(x - 330)} 560Q${n(x)} 640 ${n(x + 330)} 560L${n(x + 230)} 580Q${n(x)} 690 ${n(x - 230)} 580Z`,
      pal.wall,
      0.9,
    ),
  );
  c.add(
    fill(
      `M${n(x - 330)} 556Q${n(x - 165)} 640 ${n(x)} 590Q${n(x + 165)} 640 ${n(x + 330)} 556L${n(x + 330)} 540Q${n(x + 160)} 590 ${n(x)} 566Q${n(x - 160)} 590 ${n(x - 330)} 540Z`,
      c.linear([
        [0, pal.wallLit],
        [1, pal.wall],
      ]),
    ),
  );
  c.add(pole(x - 330, 1060, 540), pole(x + 330, 1060, 540), drape(x - 330, 1), drape(x + 330, -1));
  c.add(fill(dash(x, y + 26, 330, 40), pal.shadow, 0.3));
  const chair = (px: number, dir: number) =>
    stroke(
      `M${n(px)} ${y + 16}L${n(px)} ${y - 80}M${n(px + dir * 70)} ${y + 10}L${n(px + dir * 70)} ${y - 76}`,
      pal.wood,
      9,
    ) +
    fill(
      poly([
        [px - dir * 8, y - 80],
        [px + dir * 80, y - 80],
        [px + dir * 80, y - 66],
        [px - dir * 8, y - 66],
      ]),
      pal.wallLit,
    ) +
    fill(
      `M${n(px - dir * 4)} ${y - 78}Q${n(px - dir * 30)} ${y - 170} ${n(px - dir * 20)} ${y - 196}L${n(px + dir * 2)} ${y - 196}Q${n(px)} ${y - 140} ${n(px + dir * 16)} ${y - 78}Z`,
      pal.woodLit,
    );
  c.add(
    chair(x - 190, 1),
    chair(x + 190, -1),
    figure(c, x - 162, y - 64, 200, pal.wallLit, true),
    `<g transform="translate(${n(x * 2)} 0) scale(-1 1)">${figure(c, x - 162, y - 64, 190, pal.coral, true)}</g>`,
  );
  c.add(
    fill(
      `M${n(x - 106)} ${y - 100}H${n(x + 106)}Q${n(x + 100)} ${y - 30} ${n(x + 116)} ${y + 14}Q${n(x)} ${y + 30} ${n(x - 116)} ${y + 14}Q${n(x - 100)} ${y - 30} ${n(x - 106)} ${y - 100}Z`,
      c.linear([
        [0, pal.wallLit],
        [0.3, pal.wall],
        [1, pal.wallShade],
      ]),
    ),
  );
  c.add(
    fill(dash(x, y - 102, 112, 16), pal.wallLit),
    [-60, 62].map((dx) => fill(dash(x + dx, y - 106, 34, 8), pal.wallShade, 0.8)).join(""),
  );
  c.add(
    fill(
      poly([
        [x - 6, y - 108],
        [x + 6, y - 108],
        [x + 6, y - 136],
        [x - 6, y - 136],
      ]),
      pal.wallLit,
    ),
    lantern(c, x, y - 146, 6),
    fill(clump(rnd, x + 34, y - 122, 18, 14, 7), pal.coral),
    fill(clump(rnd, x + 24, y - 114, 12, 10, 7), pal.gold),
  );
  for (const t of steps(9)) c.add(lantern(c, x + lerp(-330, 330, t), 566 + Math.sin(Math.PI * t) * 44, 6));
  for (const [dx, dy] of [
    [-420, 1090],
    [420, 1090],
    [-300, 1150],
    [300, 1150],
    [-150, 1180],
    [150, 1180],
    [-520, 1030],
    [520, 1030],
  ] as const)
    c.add(
      fill(dash(x + dx, dy + 8, 34, 8), pal.shadow, 0.35),
      fill(
        poly([
          [x + dx - 13, dy + 6],
          [x + dx + 13, dy + 6],
          [x + dx + 13, dy - 34],
          [x + dx, dy - 48],
          [x + dx - 13, dy - 34],
        ]),
        mix(pal.woodDark, pal.lamp, 0.35),
      ),
      lantern(c, x + dx, dy - 14, 8),
    );
  c.add(palm(c, w * 0.08, 1180, 900, 130), palm(c, w * 0.94, 1190, 800, -150));
  for (const t of steps(16))
    c.add(lantern(c, lerp(w * 0.08 + 90, w * 0.94 - 100, t), 380 + Math.sin(Math.PI * t) * 120, 4));
  return c.finish();
};

export const surfWave: Draw = (light, size) => {
  const { c, horizon, sunX } = setting("surf-wave", light, size, { horizon: 520, waves: 0.9, shallow: 0.3 });
  const { w, pal, rnd } = c;
  const flip = sunX > w / 2;
  c.add(
    hills(c, {
      y: horizon,
      height: 120,
      distance: 0.66,
      from: flip ? w * 0.5 : -60,
      to: flip ? w + 60 : w * 0.5,
    }),
  );
  const back = wavy(
    [
      [-60, 660],
      [w * 0.3, 640],
      [w * 0.6, 670],
      [w + 60, 640],
    ],
    40,
    14,
    2,
  );
  c.add(
    fill(
      poly([...back, [w + 60, 900], [-60, 900]]),
      c.linear([
        [0, mix(pal.seaMid, pal.shallow, 0.4)],
        [1, pal.seaNear],
      ]),
    ),
    fill(poly([...back, ...back.map(([x, y]): Point => [x, y + 10 + rnd() * 12]).reverse()]), pal.foam, 0.75),
  );
  const wave = breaker(c);
  c.add(flip ? `<g transform="translate(${n(w)} 0) scale(-1 1)">${wave}</g>` : wave);
  return c.finish();
};

/** A peeling wave from left to right with its lip thrown over a hollow, a surfer on the face. */
function breaker(c: Canvas): string {
  const { w, pal, rnd } = c;
  const s = w / 1800;
  const at = (x: number, y: number): Point => [x * s, y];
  // Crest from the left shoulder to the lip, and the trough under it.
  const crest = (t: number): Point =>
    at(lerp(-80, 1290, t), 800 - 470 * Math.sin(Math.min(1, t * 1.04) * 1.5) ** 1.7);
  const trough = (t: number): Point => at(lerp(-80, 1180, t), 900 + 90 * t + 40 * Math.sin(t * 3));
  const up = steps(30).map(crest);
  const down = steps(30).map(trough);
  const face = poly([...up, ...[...down].reverse()]);
  let light = "";
  let dark = "";
  for (let i = 0; i < 90; i++) {
    const t = rnd();
    const [ax, ay] = trough(Math.min(1, t + 0.1));
    const [bx, by] = crest(t);
    const from = rnd.range(0, 0.6);
    const to = Math.min(1, from + rnd.range(0.2, 0.5));
    const bow = (k: number): Point => [
      lerp(ax, bx, k) + Math.sin(k * Math.PI) * 40 * s,
      lerp(ay, by, k ** 0.8) + Math.sin(k * Math.PI) * 26,
    ];
    const d = brush([bow(from), bow((from + to) / 2), bow(to)], [1, rnd.range(3, 12), 1]);
    if (i % 2) light += d;
    else dark += d;
  }
  const lip: Point[] = [
    at(640, 560),
    at(860, 420),
    at(1060, 338),
    at(1240, 318),
    at(1400, 360),
    at(1500, 460),
    at(1540, 590),
    at(1530, 700),
  ];
  const under: Point[] = [
    at(1480, 640),
    at(1420, 540),
    at(1320, 470),
    at(1200, 440),
    at(1060, 470),
    at(960, 530),
  ];
  const sheet = `${smooth(lip)}L${under.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
  const hollow = smooth(
    [
      at(960, 530),
      at(1080, 460),
      at(1220, 440),
      at(1350, 490),
      at(1450, 600),
      at(1490, 740),
      at(1440, 900),
      at(1180, 960),
      at(1020, 840),
    ],
    true,
  );
  let spume = "";
  let mist2 = "";
  for (let i = 0; i < 260; i++) {
    const t = rnd();
    const base = at(lerp(1180, 1880, t), lerp(880, 800, t) - Math.sin(t * Math.PI) * 60);
    spume += clump(
      rnd,
      base[0] + rnd.bell() * 90,
      base[1] + rnd.bell() * 130 + 30,
      rnd.range(14, 46),
      rnd.range(10, 30),
      7,
    );
    if (i < 120)
      mist2 += circle(
        at(rnd.range(760, 1560), 0)[0],
        330 - rnd() ** 2 * 90 + Math.abs(rnd.bell()) * 120,
        rnd.range(1, 4.5),
      );
  }
  let edge = "";
  for (const t of steps(70)) {
    const k = t * (lip.length - 1);
    const [ax, ay] = lip[Math.floor(k)] ?? [0, 0];
    const [bx, by] = lip[Math.min(lip.length - 1, Math.floor(k) + 1)] ?? [ax, ay];
    edge += clump(
      rnd,
      lerp(ax, bx, k % 1) + rnd.bell() * 6,
      lerp(ay, by, k % 1) + rnd.bell() * 8,
      rnd.range(6, 9 + 22 * t),
      rnd.range(5, 6 + 15 * t),
      6,
    );
  }
  const front = wavy([at(-80, 985), at(500, 990), at(1000, 1030), at(1500, 990), at(1900, 1000)], 50, 16, 4);
  const surfer = (() => {
    const [sx, sy] = at(830, 735);
    return `<g transform="translate(${n(sx)} ${n(sy)}) rotate(-16)">${fill(dash(0, 8, 96, 13), pal.wallLit)}${fill(dash(0, 6, 90, 4), pal.coral)}${fill(
      brush(
        [
          [-26, 2],
          [-34, -30],
          [-8, -56],
        ],
        [13, 16, 18],
      ) +
        brush(
          [
            [30, 2],
            [30, -30],
            [-4, -56],
          ],
          [13, 15, 18],
        ),
      mix(pal.ink, pal.teal, 0.3),
    )}${fill(
      brush(
        [
          [-6, -52],
          [4, -84],
          [14, -104],
        ],
        [22, 24, 26],
      ),
      mix(pal.ink, pal.teal, 0.3),
    )}${fill(
      brush(
        [
          [12, -100],
          [52, -92],
          [84, -106],
        ],
        [10, 9, 6],
      ) +
        brush(
          [
            [10, -100],
            [-30, -98],
            [-58, -78],
          ],
          [10, 9, 6],
        ),
      pal.skin,
    )}<circle cx="20" cy="-122" r="14" fill="${pal.skin}"/><path d="M6-124a14 15 0 0 1 28-4q-12-4-28 4" fill="${pal.ink}"/></g>`;
  })();
  let wakeLine = "";
  for (let i = 0; i < 40; i++) {
    const t = rnd();
    const [x, y] = at(lerp(760, 380, t), lerp(752, 860, t));
    wakeLine += clump(rnd, x, y + rnd.bell() * 8, rnd.range(4, 16), rnd.range(3, 7), 6);
  }
  return (
    fill(
      face,
      c.linear([
        [0, mix(pal.shallow, pal.glitter, 0.35)],
        [0.35, mix(pal.shallow, pal.seaMid, 0.45)],
        [0.75, pal.seaNear],
        [1, pal.seaDeep],
      ]),
    ) +
    fill(dark, pal.seaDeep, 0.34) +
    fill(light, mix(pal.shallow, pal.foam, 0.45), 0.42) +
    fill(
      hollow,
      c.linear([
        [0, mix(pal.seaNear, pal.shallow, 0.3)],
        [0.6, pal.seaDeep],
        [1, mix(pal.seaDeep, pal.ink, 0.3)],
      ]),
    ) +
    c.clipped(
      hollow,
      stroke(
        steps(9)
          .map((t) =>
            smooth([
              at(960 + t * 120, 560 + t * 260),
              at(1180 + t * 60, 500 + t * 200),
              at(1400 + t * 20, 640 + t * 170),
            ]),
          )
          .join(""),
        mix(pal.shallow, pal.foam, 0.3),
        7,
        0.35,
      ),
    ) +
    fill(
      sheet,
      c.linear([
        [0, mix(pal.shallow, pal.foam, 0.55)],
        [0.5, mix(pal.shallow, pal.seaMid, 0.3)],
        [1, pal.seaNear],
      ]),
    ) +
    fill(edge, pal.foam, 0.95) +
    fill(mist2, pal.foam, 0.7) +
    fill(wakeLine, pal.foam, 0.8) +
    surfer +
    c.blurred(2, fill(spume, mix(pal.foam, pal.seaFar, 0.3))) +
    fill(spume, pal.foam, 0.6) +
    fill(
      poly([...front, [w + 60, 1260], [-60, 1260]]),
      c.linear([
        [0, mix(pal.seaNear, pal.shallow, 0.35)],
        [1, pal.seaDeep],
      ]),
    ) +
    fill(
      poly([
        ...front.map(([x, y]): Point => [x, y - 6 - rnd() * 16]),
        ...front.map(([x, y]): Point => [x, y + 6 + rnd() * 10]).reverse(),
      ]),
      pal.foam,
      0.8,
    ) +
    foamNet(c, 1030)
  );
}

/** Lacy foam drifting on the water in front. */
function foamNet(c: Canvas, from: number): string {
  let d = "";
  for (let i = 0; i < 60; i++) {
    const y = c.rnd.range(from, 1190);
    const x = c.rnd() * c.w;
    const r = c.rnd.range(18, 70);
    d += smooth(steps(7).map((t): Point => [x + (t - 0.5) * r * 2.4, y + fbm(t * 3, i, 5, 2) * r * 0.35]));
  }
  return stroke(d, c.pal.foam, 4, 0.4);
}

export const similanBoulders: Draw = (light, size) => {
  const { c, horizon } = setting("similan-boulders", light, size, { horizon: 560, shallow: 0.9, waves: 0.3 });
  const { w, rnd } = c;
  const side = rnd.pick([-1, 1]);
  c.add(hills(c, { y: horizon, height: 90, distance: 0.8 }));
  const hx = w * (0.5 + side * 0.16);
  const from = side > 0 ? hx - 420 : -260;
  const to = side > 0 ? w + 260 : hx + 420;
  const hill =
    hills(c, { y: horizon + 60, height: 250, distance: 0.26, from, to, swells: 1.1 }) +
    boulders(c, hx + side * 130, horizon + 62, 720, 170, 16, 0.2) +
    foliage(c, 50, 0.22, () => [
      hx + side * rnd.range(-160, 460),
      horizon - rnd.range(-10, 90),
      rnd.range(9, 17),
    ]) +
    boulder(c, hx - side * 30, horizon - 88, 250, 110, 0.12) +
    boulder(c, hx + side * 120, horizon - 84, 180, 90, 0.16);
  // The sail: a tall slab balancing on the shoulder of the pile.
  const sail = smooth(
    [
      [hx - side * 92, horizon - 172],
      [hx - side * 112, horizon - 270],
      [hx - side * 66, horizon - 372],
      [hx - side * 4, horizon - 412],
      [hx + side * 44, horizon - 356],
      [hx + side * 62, horizon - 250],
      [hx + side * 30, horizon - 174],
    ],
    true,
    0.9,
  );
  const slab =
    fill(
      sail,
      c.linear(
        [
          [0, c.pal.rockLit],
          [0.5, c.pal.rock],
          [1, c.pal.rockShade],
        ],
        c.sunSide < 0 ? 0 : 1,
        0,
        c.sunSide < 0 ? 1 : 0,
        0.5,
      ),
    ) +
    c.clipped(
      sail,
      stroke(
        `M${n(hx - side * 70)} ${horizon - 360}Q${n(hx - side * 30)} ${horizon - 280} ${n(hx - side * 60)} ${horizon - 180}M${n(hx)} ${horizon - 400}Q${n(hx + side * 30)} ${horizon - 290} ${n(hx)} ${horizon - 180}`,
        c.pal.rockShade,
        7,
        0.5,
      ),
    );
  c.add(
    standing(c, hill + slab, horizon + 60, { depth: 190, squash: 0.4, opacity: 0.4 }),
    surfRing(c, hx + side * 60, horizon + 66, 330, 1),
  );
  c.add(mist(c, horizon + 30, 60, 0.15), shoal(c, w * 0.45, 860, w * 0.34, 80, 0.7));
  c.add(
    afloat(c, longtail(c), { x: w * (0.5 - side * 0.14), y: 830, scale: 0.34, flip: side < 0 }),
    farSail(c, w * (0.5 - side * 0.32), horizon + 20, 60),
  );
  const edge = wavy(
    [
      [-60, side > 0 ? 940 : 1060],
      [w * 0.3, 1040],
      [w * 0.65, 1050],
      [w + 60, side > 0 ? 1070 : 930],
    ],
    56,
    9,
    4,
  );
  c.add(
    shore(c, {
      edge,
      close: [
        [w + 60, 1260],
        [-60, 1260],
      ],
      horizon,
      sand: mix(c.pal.sand, c.pal.sandLit, 0.65),
    }),
  );
  c.add(
    boulders(c, w * (0.5 - side * 0.46), 1060, 480, 230, 6),
    boulders(c, w * (0.5 + side * 0.46), 1190, 380, 140, 4),
  );
  c.add(
    frameFronds(
      c,
      side > 0 ? -20 : w + 20,
      -20,
      380,
      side > 0 ? -0.1 : Math.PI - 1.3,
      side > 0 ? 1.3 : Math.PI + 0.1,
      5,
    ),
  );
  return c.finish();
};

export const poolVilla: Draw = (light, size) => {
  const { c, horizon } = setting("pool-villa", light, size, { horizon: 520, shallow: 0.2, waves: 0.3 });
  const { w, pal, rnd } = c;
  const side = rnd.pick([-1, 1]);
  c.add(
    hills(c, { y: horizon, height: 110, distance: 0.78 }),
    mirroredKarst(c, {
      x: w * (0.5 - side * 0.2),
      y: horizon + 14,
      width: 420,
      height: 230,
      distance: 0.52,
      towers: 3,
    }),
    palmIsland(c, w * (0.5 - side * 0.4), horizon + 10, 340, 80, 0.5),
    mist(c, horizon + 8, 80, 0.3),
  );
  c.add(afloat(c, longtail(c), { x: w * (0.5 - side * 0.08), y: 640, scale: 0.12 }));
  const top = 742;
  c.add(
    grove(
      c,
      [
        [-40, top + 30],
        [w * 0.5, top + 16],
        [w + 40, top + 30],
      ],
      130,
      9,
      0.14,
    ),
  );
  const pool = poly([
    [-40, top],
    [w + 40, top],
    [w + 40, 1040],
    [w * 0.5 + side * 60, 1062],
    [-40, 1040],
  ]);
  c.add(
    fill(
      pool,
      c.linear([
        [0, mix(pal.shallow, pal.horizon, 0.55)],
        [0.18, mix(pal.shallow, pal.seaMid, 0.2)],
        [1, mix(pal.seaMid, pal.seaNear, 0.5)],
      ]),
    ),
  );
  const pavilion = villa(c, w * (0.5 + side * 0.3), 800, 620, side);
  c.add(
    c.clipped(
      pool,
      standing(c, pavilion, 802, { depth: 250, squash: 0.75, opacity: 0.5, ripple: 20 }).replace(
        /<use href="#[^"]*"\/>$/,
        "",
      ),
    ),
  );
  let lines = "";
  let glints = "";
  for (let i = 0; i < 150; i++) {
    const t = rnd() ** 1.3;
    const d = dash(rnd() * w, lerp(top + 8, 1050, t), lerp(14, 90, t) * rnd.range(0.4, 1), lerp(0.8, 4, t));
    if (i % 3) lines += d;
    else glints += d;
  }
  c.add(
    c.clipped(pool, fill(lines, pal.seaDeep, 0.16) + fill(glints, pal.horizon, 0.5)),
    fill(`M-40 ${top - 7}H${w + 40}V${top + 4}H-40Z`, mix(pal.wallLit, pal.shallow, 0.25)),
  );
  c.add(pavilion);
  const deck = poly([
    [-40, 1034],
    [w + 40, 1034],
    [w + 40, 1240],
    [-40, 1240],
  ]);
  c.add(
    fill(
      deck,
      c.linear([
        [0, pal.woodLit],
        [1, mix(pal.wood, pal.woodLit, 0.45)],
      ]),
    ),
    c.clipped(
      deck,
      stroke(
        steps(26)
          .map((t) => `M${n(lerp(w * 0.1, w * 0.9, t))} 1034L${n(lerp(-w * 0.5, w * 1.5, t))} 1240`)
          .join(""),
        pal.woodDark,
        3,
        0.35,
      ),
    ),
    fill(`M-40 1026H${w + 40}V1042H-40Z`, pal.wallLit),
  );
  c.add(parasol(c, w * (0.5 - side * 0.16), 1120, 190, pal.wallLit));
  c.add(
    garden(
      c,
      steps(6).map((t): Point => [w * (0.5 - side * lerp(0.38, 0.56, t)), 1215]),
      170,
    ),
    palm(c, w * (0.5 - side * 0.45), 1210, 880, side * 100),
  );
  c.add(palm(c, w * (0.5 + side * 0.5), 900, 760, -side * 70, 0.05));
  return c.finish();
};

/** Open pavilion of a villa with a steep thatched roof beside the pool. */
function villa(c: Canvas, x: number, y: number, width: number, side: number): string {
  const { pal, rnd } = c;
  const half = width / 2;
  const eave = y - width * 0.34;
  const ridge = eave - width * 0.34;
  const tone = mix(pal.wood, pal.sand, 0.4);
  const roof = `M${n(x - half * 1.16)} ${n(eave + 20)}Q${n(x - half * 0.66)} ${n(eave - 90)} ${n(x - half * 0.34)} ${n(ridge)}L${n(x + half * 0.34)} ${n(ridge)}Q${n(x + half * 0.66)} ${n(eave - 90)} ${n(x + half * 1.16)} ${n(eave + 20)}Q${n(x)} ${n(eave + 4)} ${n(x - half * 1.16)} ${n(eave + 20)}Z`;
  let straw = "";
  for (let i = 0; i < 240; i++) {
    const u = rnd.range(-1, 1);
    const t = rnd();
    straw += `M${n(x + u * half * lerp(0.36, 1.1, t))} ${n(lerp(ridge, eave, t))}l${n(u * 16)} 26`;
  }
  const glass = windowGlow(c);
  const posts = steps(5)
    .map((t) =>
      fill(
        poly([
          [lerp(x - half, x + half, t) - 9, eave],
          [lerp(x - half, x + half, t) + 9, eave],
          [lerp(x - half, x + half, t) + 9, y],
          [lerp(x - half, x + half, t) - 9, y],
        ]),
        pal.wood,
      ),
    )
    .join("");
  const curtain = (px: number, dir: number) =>
    fill(
      `M${n(px)} ${n(eave)}h${dir * 54}Q${n(px + dir * 10)} ${n((eave + y) / 2)} ${n(px + dir * 34)} ${n(y)}h${-dir * 34}Z`,
      pal.wallLit,
      0.9,
    );
  return (
    fill(
      poly([
        [x - half, eave],
        [x + half, eave],
        [x + half, y],
        [x - half, y],
      ]),
      c.linear([
        [0, mix(pal.wall, pal.ink, 0.35)],
        [1, mix(pal.wall, pal.woodLit, 0.3)],
      ]),
    ) +
    fill(
      poly([
        [x - half * 0.8, eave + 30],
        [x + half * 0.8, eave + 30],
        [x + half * 0.8, y],
        [x - half * 0.8, y],
      ]),
      glass,
      0.75,
    ) +
    stroke(
      steps(5)
        .map((t) => `M${n(lerp(x - half * 0.8, x + half * 0.8, t))} ${n(eave + 30)}V${n(y)}`)
        .join(""),
      pal.woodDark,
      5,
    ) +
    fill(
      poly([
        [x - half * 0.4, y - 14],
        [x + half * 0.35, y - 14],
        [x + half * 0.35, y - 52],
        [x - half * 0.4, y - 52],
      ]),
      pal.wallLit,
    ) +
    fill(
      poly([
        [x - half * 0.4, y - 40],
        [x + half * 0.35, y - 40],
        [x + half * 0.35, y - 52],
        [x - half * 0.4, y - 52],
      ]),
      pal.coral,
      0.8,
    ) +
    curtain(x - half * 0.96, 1) +
    curtain(x + half * 0.96, -1) +
    posts +
    fill(
      roof,
      c.linear([
        [0, mix(tone, pal.horizon, 0.4)],
        [1, mix(tone, pal.ink, 0.25)],
      ]),
    ) +
    stroke(straw, mix(tone, pal.ink, 0.4), 2.4, 0.4) +
    fill(
      poly([
        [x - half * 0.37, ridge + 8],
        [x + half * 0.37, ridge + 8],
        [x + half * 0.34, ridge - 10],
        [x - half * 0.34, ridge - 10],
      ]),
      mix(tone, pal.ink, 0.35),
    ) +
    fill(
      poly([
        [x - half * 1.1, y - 8],
        [x + half * 1.1, y - 8],
        [x + half * 1.1, y + 12],
        [x - half * 1.1, y + 12],
      ]),
      c.linear([
        [0, pal.wallLit],
        [1, pal.wallShade],
      ]),
    ) +
    (c.night || c.light === "dusk"
      ? lantern(c, x - side * half * 0.9, eave + 46, 9) + lantern(c, x + side * half * 0.9, eave + 46, 9)
      : "")
  );
}
