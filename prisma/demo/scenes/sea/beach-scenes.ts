import {
  birds,
  brush,
  type Canvas,
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
import { hourSide, setting } from "./setting.ts";
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
  const side = hourSide(light);
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
  c.add(
    afloat(c, longtail(c, { crew: false }), {
      x: w * (0.5 - side * 0.1),
      y: horizon + 190,
      scale: 0.3,
      flip: side < 0,
    }),
  );
  const back = steps(12).map(
    (t): Point => [w * (0.5 + side * lerp(0.5, 0.27, t ** 0.7)), lerp(1010, horizon + 70, t ** 0.55)],
  );
  const inland = back.map(([x, y], k) => ({ x, y, s: lerp(1, 0.24, k / (back.length - 1)) }));
  const wood = foliage(c, 300, 0.16, () => {
    const spot = inland[Math.floor(rnd() ** 0.8 * inland.length)] ?? { x: 0, y: 0, s: 1 };
    return [
      spot.x + side * rnd() * 330 * spot.s,
      spot.y - rnd() ** 1.3 * 150 * spot.s + 12,
      lerp(12, 34, spot.s) * rnd.range(0.6, 1.1),
    ];
  });
  const rowPalms = [...inland]
    .reverse()
    .map(({ x, y, s }) =>
      palm(
        c,
        x + side * rnd.range(10, 130) * s,
        y - 14 * s,
        390 * s * rnd.range(0.8, 1.2),
        -side * rnd.range(10, 90) * s,
        0.2,
      ),
    );
  c.add(rowPalms.slice(0, 6).join(""), wood, rowPalms.slice(6).join(""));
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
  const side = hourSide(light);
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
    figure(c, walk[0], walk[1], 66, c.pal.coral, false, true),
    figure(c, walk[0] + 25, walk[1] + 3, 62, c.pal.wallLit),
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
  c.add(
    shoal(c, w * 0.42, 760, w * 0.3, 60, 0.7),
    afloat(c, longtail(c), { x: w * (0.5 - side * 0.18), y: 720, scale: 0.26, flip: side > 0 }),
    farSail(c, w * (0.5 - side * 0.3), horizon + 34, 80),
  );
  c.add(fill(dash(w * 0.5, 1120, w * 0.5, 60), pal.coral, 0.08));
  const bank = steps(9).map((t): Point => [w * (0.5 + side * lerp(0.56, 0.35, t)), lerp(800, 600, t)]);
  c.add(grove(c, bank, 110, 3, 0.16), boulders(c, w * (0.5 + side * 0.38), 640, 200, 60, 5, 0.2));
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
  c.add(
    glow(c, x, y, 760, pal.lamp, light === "day" ? 0.1 : 0.62, 250),
    glow(c, x, y - 120, 430, pal.lamp, light === "day" ? 0.08 : 0.62, 330),
  );
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
  const pair = chair(x - 190, 1) + diner(c, x - 158, y - 78, pal.wallLit, false);
  const mirrored = (content: string) => `<g transform="translate(${n(x * 2)} 0) scale(-1 1)">${content}</g>`;
  c.add(pair, mirrored(chair(x - 190, 1) + diner(c, x - 158, y - 78, pal.coral, true)));
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

/** A guest sitting at table in profile, facing +x; the hip is at x, y. */
function diner(c: Canvas, x: number, y: number, cloth: string, woman: boolean): string {
  const { pal } = c;
  const trousers = woman ? cloth : mix(pal.ink, pal.teal, 0.25);
  const at = (points: readonly Point[]) => points.map(([dx, dy]): Point => [x + dx, y + dy]);
  const shade = mix(cloth, pal.ink, 0.25);
  const hair = woman
    ? `M${n(x - 6)} ${n(y - 140)}c-8-30 44-36 46-2c-12-8-24-6-26 6c4 26-2 48-18 54c-14-10-8-34-2-58z`
    : `M${n(x - 4)} ${n(y - 122)}c-12-30 42-38 44-6c-16-8-24-4-26 8c-2 10-10 10-18-2z`;
  return (
    fill(
      brush(
        at([
          [0, 4],
          [34, 6],
          [66, 8],
        ]),
        [36, 32, 24],
      ) +
        brush(
          at([
            [62, 8],
            [66, 44],
            [58, 86],
          ]),
          [24, 19, 13],
        ) +
        brush(
          at([
            [54, 88],
            [66, 91],
            [82, 92],
          ]),
          [11, 12, 7],
        ),
      trousers,
    ) +
    fill(
      brush(
        at([
          [0, 12],
          [-4, -36],
          [8, -86],
        ]),
        [42, 44, 34],
      ),
      cloth,
    ) +
    fill(
      brush(
        at([
          [-14, 10],
          [-20, -36],
          [-6, -80],
        ]),
        [10, 16, 8],
      ),
      shade,
      0.5,
    ) +
    fill(
      brush(
        at([
          [10, -84],
          [15, -98],
          [17, -108],
        ]),
        [15, 13, 13],
      ),
      pal.skin,
    ) +
    `<ellipse cx="${n(x + 20)}" cy="${n(y - 122)}" rx="16" ry="20" fill="${pal.skin}"/>` +
    fill(`M${n(x + 33)} ${n(y - 124)}l7 8l-8 5z`, pal.skin) +
    fill(hair, pal.ink) +
    fill(
      brush(
        at([
          [8, -80],
          [22, -50],
          [36, -38],
        ]),
        [17, 14, 11],
      ),
      woman ? pal.skin : shade,
    ) +
    fill(
      brush(
        at([
          [34, -38],
          [56, -36],
          [84, -42],
        ]),
        [11, 9, 6],
      ),
      pal.skin,
    )
  );
}

export const similanBoulders: Draw = (light, size) => {
  const { c, horizon } = setting("similan-boulders", light, size, { horizon: 560, shallow: 0.9, waves: 0.3 });
  const { w, rnd } = c;
  const side = hourSide(light);
  c.add(hills(c, { y: horizon, height: 90, distance: 0.8 }));
  const hx = w * (0.5 + side * 0.15);
  const slope = hills(c, {
    y: horizon + 60,
    height: 350,
    distance: 0.24,
    from: side > 0 ? hx - 620 : -300,
    to: side > 0 ? w + 300 : hx + 620,
    swells: 1.1,
  });
  const stones: { x: number; y: number; s: number }[] = [];
  for (const [count, level, half, big] of [
    [4, 118, 150, 150],
    [5, 66, 230, 190],
    [6, 18, 330, 210],
    [9, -44, 470, 230],
    [10, -62, 520, 130],
  ] as const)
    for (const u of steps(count))
      stones.push({
        x: hx + side * 50 + lerp(-half, half, u) + rnd.bell() * 46,
        y: horizon - level + rnd.bell() * 12,
        s: big * rnd.range(0.42, 1.15),
      });
  stones.sort((a, b) => a.y - b.y);
  const rows = stones.map(({ x, y, s }, i) => {
    const tuft =
      y < horizon + 30 && i % 2
        ? foliage(c, 7, 0.2, () => [x + rnd.bell() * s, y - rnd.range(0, s * 0.3), rnd.range(9, 19)])
        : "";
    return tuft + boulder(c, x, y, s * rnd.range(0.9, 1.3), s * rnd.range(0.5, 0.78), 0.15);
  });
  // The sail: an angular slab balancing on the shoulder of the pile.
  const bx = hx - side * 10;
  const by = horizon - 176;
  const sail = smooth(
    (
      [
        [-84, 0],
        [-112, -70],
        [-98, -150],
        [-52, -214],
        [-8, -262],
        [34, -246],
        [46, -196],
        [78, -150],
        [66, -92],
        [96, -44],
        [74, 2],
        [0, 16],
      ] as const
    ).map(([dx, dy]): Point => [bx + side * dx, by + dy]),
    true,
    0.55,
  );
  const slab =
    fill(
      sail,
      c.linear(
        [
          [0, c.pal.rockLit],
          [0.45, c.pal.rock],
          [1, c.pal.rockShade],
        ],
        c.sunSide < 0 ? 0 : 1,
        0,
        c.sunSide < 0 ? 1 : 0,
        0.6,
      ),
    ) +
    c.clipped(
      sail,
      fill(
        smooth(
          [
            [bx + side * 20, by - 262],
            [bx + side * 6, by - 160],
            [bx + side * 30, by - 80],
            [bx + side * 8, by + 20],
            [bx + side * 120, by + 20],
            [bx + side * 120, by - 262],
          ],
          true,
          0.4,
        ),
        c.pal.rockShade,
        0.35,
      ) +
        stroke(
          `M${n(bx - side * 60)} ${by - 200}Q${n(bx - side * 30)} ${by - 110} ${n(bx - side * 54)} ${by}M${n(bx + side * 10)} ${by - 250}Q${n(bx + side * 2)} ${by - 130} ${n(bx + side * 16)} ${by}M${n(bx - side * 100)} ${by - 96}Q${n(bx - side * 20)} ${by - 70} ${n(bx + side * 80)} ${by - 100}`,
          c.pal.rockShade,
          4,
          0.5,
        ),
    );
  const platform = boulder(c, bx + side * 4, horizon - 92, 300, 116, 0.12);
  c.add(
    standing(c, slope + rows.slice(0, 4).join("") + slab + platform + rows.slice(4).join(""), horizon + 62, {
      depth: 190,
      squash: 0.4,
      opacity: 0.42,
    }),
    surfRing(c, hx + side * 60, horizon + 70, 430, 1.3),
  );
  c.add(mist(c, horizon + 30, 60, 0.15), shoal(c, w * 0.45, 860, w * 0.34, 80, 0.7));
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
    afloat(c, longtail(c), { x: w * (0.5 - side * 0.14), y: 830, scale: 0.34, flip: side < 0 }),
    farSail(c, w * (0.5 - side * 0.32), horizon + 20, 60),
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
  const side = light === "night" ? -1 : hourSide(light);
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
