import {
  birds,
  brush,
  type Canvas,
  canvas,
  clump,
  type Draw,
  dash,
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
  ripples,
  smooth,
  standing,
  steps,
  stroke,
  undergrowth,
} from "../paint.ts";
import { afloat, farSail, figure, longtail, speedboat } from "./boats.ts";
import { lighthouse, meru } from "./built.ts";
import { baySlopes, dryHills } from "./savanna.ts";
import { hourSide, setting } from "./setting.ts";
import { boulder, boulders, lantern, shoal, shore, surfRing, wavy } from "./shore.ts";

interface BayOptions {
  /** Far and near tip of the bay and the deepest point of the beach between them. */
  far: Point;
  deep: Point;
  near: Point;
  /** Side on which the land lies. */
  side: number;
  horizon: number;
  distance: number;
  strip: number;
  sand?: string;
  land: (c: Canvas, inner: readonly Point[], size: number, distance: number) => string;
}

/** One crescent of sand between two headlands, seen from above. */
function bay(c: Canvas, { far, deep, near, side, horizon, distance, strip, sand, land }: BayOptions): string {
  const curve = steps(46).map((t): Point => {
    const k = (a: number, b: number, d: number) =>
      (1 - t) ** 2 * a + 2 * t * (1 - t) * (2 * b - (a + d) / 2) + t * t * d;
    return [k(far[0], deep[0], near[0]), k(far[1], deep[1], near[1])];
  });
  const out = side > 0 ? c.w + 80 : -80;
  const inner = curve.map(
    ([x, y], i): Point => [x + side * strip * Math.sin((Math.PI * (i + 2)) / 49) ** 0.7, y + strip * 0.05],
  );
  const size = strip * 0.34 + 5;
  const beach = shore(c, {
    edge: curve,
    close: [
      [out, near[1]],
      [out, far[1]],
    ],
    horizon,
    toSand: [side * 0.9, 0.2],
    sand: sand ?? mix(c.pal.sand, c.pal.sandLit, 0.5),
    surf: 0.8,
  });
  const hazeVeil = `<path d="${poly([...curve, [out, near[1]], [out, far[1]]])}" fill="${c.pal.haze}" opacity="${(distance * 0.4).toFixed(2)}"/>`;
  return beach + hazeVeil + land(c, [...inner, [out, near[1] + 30], [out, far[1] - 20]], size, distance);
}

/** Woods of a coast as seen from a hill: a dark mass full of crowns. */
function woods(c: Canvas, area: readonly Point[], size: number, distance: number): string {
  const xs = area.map(([x]) => x);
  const ys = area.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const d = poly(area);
  const count = Math.min(430, Math.round(((right - left) * (bottom - top)) / size ** 2 / 1.2));
  const crowns = foliage(c, count, distance, () => [
    lerp(left, right, c.rnd()),
    lerp(top, bottom + size, c.rnd()),
    size * c.rnd.range(0.6, 1.2),
  ]);
  const edge = foliage(c, 60, distance, (i) => {
    const [x, y] = area[Math.floor((i / 60) * (area.length - 2))] ?? [0, 0];
    return [x, y, size * c.rnd.range(0.5, 0.9)];
  });
  let roofs = "";
  for (let i = 0; i < 16; i++) {
    const [x, y] = area[c.rnd.int(4, Math.max(5, area.length - 6))] ?? [0, 0];
    const s = size * c.rnd.range(0.9, 1.6);
    const px = x + (x < (left + right) / 2 ? 1 : -1) * s * c.rnd.range(0.6, 3);
    roofs +=
      fill(
        poly([
          [px, y],
          [px + s, y],
          [px + s, y - s * 0.4],
          [px, y - s * 0.4],
        ]),
        mix(c.pal.wallLit, c.pal.haze, distance),
      ) +
      fill(
        poly([
          [px - s * 0.1, y - s * 0.36],
          [px + s * 1.1, y - s * 0.36],
          [px + s * 0.8, y - s * 0.72],
          [px + s * 0.2, y - s * 0.72],
        ]),
        mix(c.pal.roof, c.pal.haze, distance),
      ) +
      (c.night || c.light === "dusk" ? lantern(c, px + s * 0.5, y - s * 0.2, Math.max(1.4, s * 0.07)) : "");
  }
  return fill(d, mix(c.pal.leafDark, c.pal.haze, distance * 0.86)) + c.clipped(d, crowns) + edge + roofs;
}

export const threeBaysView: Draw = (light, size) => {
  const { c, horizon } = setting("three-bays-view", light, size, { horizon: 370, shallow: 0.25, waves: 0.3 });
  const { w, rnd } = c;
  const side = hourSide(light);
  const at = (u: number) => w * (0.5 + side * u);
  c.add(
    hills(c, {
      y: horizon + 4,
      height: 70,
      distance: 0.86,
      from: side > 0 ? w * 0.4 : -60,
      to: side > 0 ? w + 60 : w * 0.6,
    }),
  );
  const ridge = (y: number, height: number, distance: number, reach: number) =>
    hills(c, {
      y,
      height,
      distance,
      from: side > 0 ? at(reach) : -400,
      to: side > 0 ? w + 400 : at(reach),
      swells: 1.6,
    });
  c.add(ridge(horizon + 60, 150, 0.66, 0.06));
  c.add(
    bay(c, {
      far: [at(0.1), horizon + 34],
      deep: [at(0.36), horizon + 66],
      near: [at(0.16), horizon + 128],
      side,
      horizon,
      distance: 0.5,
      strip: 20,
      land: woods,
    }),
  );
  c.add(ridge(horizon + 150, 130, 0.5, 0.12));
  c.add(
    bay(c, {
      far: [at(0.12), horizon + 138],
      deep: [at(0.38), horizon + 210],
      near: [at(0.1), horizon + 306],
      side,
      horizon,
      distance: 0.3,
      strip: 40,
      land: woods,
    }),
  );
  c.add(
    standing(
      c,
      hills(c, {
        y: horizon + 320,
        height: 120,
        distance: 0.28,
        from: side > 0 ? at(0.03) : -500,
        to: side > 0 ? w + 500 : at(0.03),
        swells: 2,
      }),
      horizon + 320,
      { depth: 60, squash: 0.4, opacity: 0.3 },
    ),
  );
  c.add(
    bay(c, {
      far: [at(0.06), horizon + 318],
      deep: [at(0.36), horizon + 470],
      near: [at(-0.02), horizon + 690],
      side,
      horizon,
      distance: 0.08,
      strip: 84,
      land: woods,
    }),
  );
  const isle =
    hills(c, {
      y: horizon + 190,
      height: 74,
      distance: 0.34,
      from: at(-0.16) - 130,
      to: at(-0.16) + 130,
      swells: 1,
    }) + boulders(c, at(-0.16), horizon + 192, 250, 20, 9, 0.3);
  c.add(
    shoal(c, at(-0.16), horizon + 194, 190, 26, 0.5),
    standing(c, isle, horizon + 190, { depth: 60, squash: 0.5, opacity: 0.4 }),
    surfRing(c, at(-0.16), horizon + 192, 130, 0.7),
  );
  c.add(
    farSail(c, at(-0.33), horizon + 80, 46),
    farSail(c, at(-0.06), horizon + 46, 30),
    afloat(c, longtail(c), { x: at(-0.1), y: horizon + 420, scale: 0.11 }),
    afloat(c, speedboat(c), { x: at(-0.26), y: horizon + 330, scale: 0.1 }),
    mist(c, horizon + 30, 90, 0.3),
  );
  const ledge = wavy(
    [
      [-60, side > 0 ? 990 : 1130],
      [w * 0.28, side > 0 ? 1090 : 1150],
      [w * 0.72, side > 0 ? 1150 : 1090],
      [w + 60, side > 0 ? 1130 : 990],
    ],
    40,
    20,
    3,
  );
  c.add(
    fill(poly([...ledge, [w + 60, 1260], [-60, 1260]]), c.pal.leafDark),
    foliage(c, 260, 0, (i) => {
      const [x, y] = ledge[i % ledge.length] ?? [0, 0];
      return [x + rnd.bell() * 40, y + rnd() ** 1.2 * 150, rnd.range(16, 34)];
    }),
  );
  c.add(palm(c, at(-0.42), 1200, 620, side * 90), palm(c, at(-0.34), 1240, 430, -side * 60));
  c.add(
    frameFronds(
      c,
      side > 0 ? w + 20 : -20,
      1210,
      420,
      side > 0 ? Math.PI + 0.2 : -1.3,
      side > 0 ? Math.PI + 1.3 : -0.2,
      6,
    ),
  );
  return c.finish();
};

export const promthepCape: Draw = (light, size) => {
  const { c, horizon, sunX } = setting("promthep-cape", light, size, {
    horizon: { dawn: 560, day: 540, dusk: 590, night: 560 }[light],
    sunAt: light === "dusk" ? 0.62 : light === "dawn" ? 0.6 : undefined,
    waves: 0.45,
  });
  const { w, rnd, pal } = c;
  const side = -1;
  const at = (u: number) => w * (0.5 + side * u);
  c.add(
    hills(c, { y: horizon, height: 60, distance: 0.84, from: w * 0.5, to: w + 60 }),
    standing(
      c,
      hills(c, {
        y: horizon + 12,
        height: 74,
        distance: 0.55,
        from: at(-0.34) - 170,
        to: at(-0.34) + 150,
        swells: 1.3,
      }),
      horizon + 12,
      { depth: 60, opacity: 0.4 },
    ),
  );
  const crest: Point[] = [
    [at(0.56), 330],
    [at(0.44), 352],
    [at(0.36), 420],
    [at(0.28), 520],
    [at(0.2), 610],
    [at(0.11), 660],
    [at(0.02), 690],
    [at(-0.05), 716],
    [at(-0.1), 700],
    [at(-0.14), 730],
    [at(-0.175), 800],
  ];
  const ridge = wavy(crest, 70, 7, 4);
  const foot = wavy(
    [
      [at(-0.18), 812],
      [at(-0.08), 832],
      [at(0.06), 860],
      [at(0.2), 905],
      [at(0.36), 970],
      [at(0.58), 1060],
    ],
    60,
    12,
    7,
  );
  const outline = poly([...ridge, ...foot]);
  const grass = mix(pal.leafLit, pal.sand, 0.4);
  let folds = "";
  let shine = "";
  for (let i = 0; i < 120; i++) {
    const t = rnd();
    const [rx, ry] = ridge[Math.floor(t * (ridge.length - 1))] ?? [0, 0];
    const [fx, fy] = foot[Math.floor((1 - t) * (foot.length - 1))] ?? [0, 0];
    const from = rnd.range(0, 0.5);
    const to = from + rnd.range(0.2, 0.5);
    const on = (k: number): Point => [lerp(rx, fx, k) + Math.sin(k * 3) * 26, lerp(ry, fy, k)];
    const d = brush([on(from), on((from + to) / 2), on(to)], [2, rnd.range(8, 26), 2]);
    if (i % 2) folds += d;
    else shine += d;
  }
  const land =
    fill(
      outline,
      c.linear([
        [0, mix(grass, pal.sandLit, 0.25)],
        [0.4, grass],
        [0.8, mix(pal.leaf, pal.earth, 0.3)],
        [1, mix(pal.rockShade, pal.earth, 0.3)],
      ]),
    ) +
    c.clipped(
      outline,
      fill(folds, mix(pal.leafDark, pal.earth, 0.3), 0.3) +
        fill(shine, mix(pal.sandLit, pal.gold, 0.2), 0.3) +
        foliage(c, 300, 0.06, () => {
          const k = Math.floor(rnd() ** 0.8 * (foot.length - 1));
          const [fx, fy] = foot[k] ?? [0, 0];
          return [fx + rnd.bell() * 30, fy - rnd() ** 2.4 * 250 * (k / foot.length + 0.15), rnd.range(8, 20)];
        }),
    );
  const rocks = foot
    .filter((_, i) => i % 3 === 0)
    .map(([x, y], i) =>
      boulder(
        c,
        x + rnd.bell() * 16,
        y + 14 + rnd() * 10,
        rnd.range(40, 96) * (0.6 + i / 30),
        rnd.range(22, 46) * (0.6 + i / 30),
      ),
    )
    .join("");
  c.add(
    c.clipped(
      `M0 ${horizon}H${n(w)}V1200H0Z`,
      standing(c, land, 845, { depth: 300, squash: 0.35, opacity: 0.28, ripple: 18 }),
    ),
    land,
    rocks,
  );
  for (const [x, y] of foot.filter((_, i) => i % 6 === 0)) c.add(surfRing(c, x, y + 20, 74, 0.7));
  for (let i = 0; i < 11; i++) {
    const [x, y] = ridge[Math.min(ridge.length - 1, 22 + Math.round(rnd() * 34))] ?? [0, 0];
    c.add(palm(c, x, y + rnd.range(10, 60), rnd.range(76, 130), rnd.bell() * 14, 0.08));
  }
  c.add(
    lighthouse(c, at(0.4), 398, 190),
    foliage(c, 40, 0.05, () => [at(rnd.range(0.34, 0.54)), rnd.range(392, 440), rnd.range(10, 20)]),
  );
  c.add(
    farSail(c, at(-0.22), horizon + 40, 60),
    farSail(c, at(-0.42), horizon + 70, 80),
    birds(c, w * 0.6, horizon - 260, 7),
    glow(c, sunX, horizon, 200, pal.glitter, 0.3, 30),
  );
  c.add(afloat(c, longtail(c), { x: w * 0.6, y: 1010, scale: 0.24 }));
  const near = wavy(
    [
      [-60, 1060],
      [w * 0.16, 1120],
      [w * 0.34, 1190],
      [w * 0.46, 1260],
    ],
    30,
    14,
    2,
  );
  c.add(
    fill(poly([...near, [-60, 1260]]), pal.leafDark),
    foliage(c, 190, 0, (i) => {
      const [x, y] = near[i % near.length] ?? [0, 0];
      return [x + rnd.bell() * 40, y + rnd() * 130, rnd.range(15, 32)];
    }),
    palm(c, w * 0.1, 1200, 540, 80),
    palm(c, w * 0.19, 1240, 380, -50),
  );
  return c.finish();
};

export const padarView: Draw = (light, size) => {
  const { c, horizon } = setting("padar-view", light, size, { horizon: 390, shallow: 0.3, waves: 0.25 });
  const { w, rnd, pal } = c;
  c.add(
    dryHills(c, { y: horizon + 6, height: 150, distance: 0.74, from: -80, to: w + 80 }),
    mist(c, horizon, 80, 0.35),
  );
  c.add(
    standing(
      c,
      dryHills(c, { y: horizon + 90, height: 190, distance: 0.5, from: w * 0.3, to: w * 0.9 }),
      horizon + 90,
      { depth: 80, opacity: 0.35, squash: 0.4 },
    ),
  );
  const savanna = (of: Canvas, inner: readonly Point[], size: number, distance: number) => {
    const [first] = inner;
    const side = (inner[inner.length - 1]?.[0] ?? 0) > (first?.[0] ?? 0) ? 1 : -1;
    return (
      fill(poly(inner), mix(mix(pal.leafLit, pal.sand, 0.45), pal.haze, distance * 0.86)) +
      baySlopes(of, inner.slice(0, -2), side, size * 6.4, distance)
    );
  };
  const pink = mix(pal.sand, mix(pal.coral, pal.sandLit, 0.4), 0.55);
  c.add(
    bay(c, {
      far: [w * 0.36, horizon + 84],
      deep: [w * 0.2, horizon + 140],
      near: [w * 0.34, horizon + 236],
      side: -1,
      horizon,
      distance: 0.34,
      strip: 34,
      sand: pal.sandLit,
      land: savanna,
    }),
  );
  c.add(
    bay(c, {
      far: [w * 0.64, horizon + 130],
      deep: [w * 0.86, horizon + 220],
      near: [w * 0.66, horizon + 380],
      side: 1,
      horizon,
      distance: 0.18,
      strip: 52,
      sand: mix(pal.sandShade, pal.rockShade, 0.45),
      land: savanna,
    }),
  );
  c.add(
    bay(c, {
      far: [w * 0.38, horizon + 270],
      deep: [w * 0.16, horizon + 380],
      near: [w * 0.36, horizon + 560],
      side: -1,
      horizon,
      distance: 0.06,
      strip: 74,
      sand: pink,
      land: savanna,
    }),
  );
  c.add(
    afloat(c, longtail(c), { x: w * 0.48, y: horizon + 300, scale: 0.1 }),
    farSail(c, w * 0.54, horizon + 170, 54),
    farSail(c, w * 0.45, horizon + 110, 34),
    afloat(c, speedboat(c), { x: w * 0.55, y: horizon + 430, scale: 0.11 }),
  );
  c.add(
    dryHills(c, { y: 1260, height: 480, distance: 0.05, from: w * 0.4, to: w * 1.5 }),
    dryHills(c, { y: 1260, height: 330, distance: 0.02, from: -w * 0.5, to: w * 0.62 }),
  );
  const knoll = wavy(
    [
      [w * 0.2, 1260],
      [w * 0.36, 1120],
      [w * 0.5, 1040],
      [w * 0.62, 1060],
      [w * 0.8, 1200],
      [w * 0.86, 1260],
    ],
    40,
    8,
    6,
  );
  c.add(
    fill(
      poly(knoll),
      c.linear([
        [0, mix(pal.sandLit, pal.leafLit, 0.45)],
        [1, mix(pal.leaf, pal.earth, 0.35)],
      ]),
    ),
  );
  let grassBlades = "";
  for (let i = 0; i < 420; i++) {
    const [x, y] = knoll[rnd.int(2, knoll.length - 3)] ?? [0, 0];
    const by = y + rnd() ** 1.5 * 150;
    grassBlades += `M${n(x + rnd.bell() * 60)} ${n(by)}q${n(rnd.bell() * 6)} ${n(-12)} ${n(rnd.bell() * 14)} ${n(-rnd.range(14, 30))}`;
  }
  c.add(
    stroke(grassBlades, mix(pal.gold, pal.leaf, 0.35), 2, 0.6),
    fill(
      brush(
        [
          [w * 0.52, 1052],
          [w * 0.545, 1110],
          [w * 0.5, 1170],
          [w * 0.53, 1240],
        ],
        [8, 26, 60],
      ),
      mix(pal.sand, pal.earth, 0.25),
      0.8,
    ),
  );
  c.add(figure(c, w * 0.5, 1048, 96, pal.coral, false, true), figure(c, w * 0.526, 1052, 88, pal.wallLit));
  return c.finish();
};

export const islandAerial: Draw = (light, size) => {
  const c = canvas("island-aerial", light, size);
  const { w, rnd, pal } = c;
  const open = mix(pal.seaNear, pal.seaMid, light === "dusk" || light === "dawn" ? 0.15 : 0.3);
  c.add(
    `<rect width="${n(w)}" height="1200" fill="${c.linear(
      [
        [0, mix(open, pal.shallow, 0.25)],
        [0.5, open],
        [1, mix(pal.seaNear, pal.seaDeep, 0.6)],
      ],
      0.2,
      0,
      0.8,
      1,
    )}"/>`,
  );
  for (let i = 0; i < 16; i++)
    c.add(
      glow(
        c,
        rnd() * w,
        rnd() * 1200,
        rnd.range(160, 420),
        i % 2 ? pal.seaDeep : pal.shallow,
        0.22,
        rnd.range(60, 150),
      ),
    );
  c.add(
    glow(c, w * (0.5 + c.sunSide * 0.42), 60, 760, pal.sunGlow, light === "day" ? 0.4 : 0.7, 520),
    ripples(c, -500, 1240, 0.3),
  );
  const tilt = rnd.range(-0.4, 0.4);
  const blob = (cx: number, cy: number, rx: number, ry: number, seed: number, k: number): Point[] =>
    steps(61)
      .slice(0, 60)
      .map((t): Point => {
        const a = t * Math.PI * 2;
        const wob =
          1 +
          0.2 * Math.sin(a * 2 + seed) +
          0.13 * Math.sin(a * 3 + seed * 1.7) +
          0.06 * Math.sin(a * 7 + seed * 3);
        const [px, py] = [Math.cos(a) * rx * wob * k, Math.sin(a) * ry * wob * k];
        return [
          cx + px * Math.cos(tilt) - py * Math.sin(tilt),
          cy + px * Math.sin(tilt) + py * Math.cos(tilt),
        ];
      });
  const isle = (cx: number, cy: number, rx: number, ry: number) => {
    const seed = rnd() * 6;
    const shape = (k: number) => smooth(blob(cx, cy, rx, ry, seed, k), true);
    const rings = [
      [1.95, 0.2],
      [1.7, 0.3],
      [1.5, 0.4],
      [1.34, 0.5],
      [1.2, 0.7],
    ] as const;
    c.add(
      c.blurred(
        rx * 0.03,
        rings
          .map(([k, o], i) =>
            fill(shape(k), mix(mix(pal.seaMid, pal.shallow, 0.5 + i * 0.12), pal.sandLit, i * 0.09), o),
          )
          .join(""),
      ),
    );
    let patches = "";
    for (let i = 0; i < 46; i++) {
      const a = rnd() * 6.28;
      const k = rnd.range(1.26, 1.75);
      patches += clump(
        rnd,
        cx + Math.cos(a) * rx * k,
        cy + Math.sin(a) * ry * k,
        rx * rnd.range(0.02, 0.09),
        rx * rnd.range(0.015, 0.05),
        7,
      );
    }
    c.add(
      c.blurred(3, fill(patches, pal.seaDeep, 0.3)),
      stroke(shape(1.62), pal.foam, 4, 0.3).replace(
        'stroke-linecap="round"',
        'stroke-dasharray="60 34 18 70 120 40"',
      ),
      stroke(shape(1.135), pal.foam, 7, 0.9),
      stroke(shape(1.18), pal.foam, 3, 0.5),
      fill(shape(1.12), mix(pal.sand, pal.sandShade, 0.25)),
      fill(shape(1.1), pal.sandLit),
      fill(shape(0.96), pal.sand, 0.5),
    );
    const jungle = shape(0.92);
    const r = rx * 0.042 + 4;
    const crowns = foliage(c, Math.min(520, Math.round((rx * ry * 3) / r ** 2 / 1.5)), 0.04, () => {
      const a = rnd() * 6.28;
      const k = Math.sqrt(rnd()) * 1.12;
      const dome = 1 - Math.min(1, k) ** 2;
      return [
        cx + Math.cos(a) * rx * k,
        cy + Math.sin(a) * ry * k - dome * ry * 0.12,
        r * rnd.range(0.6, 1.15),
      ];
    });
    c.add(
      fill(smooth(blob(cx + 10, cy + 14, rx, ry, seed, 0.93), true), pal.shadow, 0.3),
      fill(jungle, pal.leafDark),
      c.clipped(shape(0.95), crowns),
      c.clipped(
        jungle,
        glow(c, cx + c.sunSide * rx * 0.4, cy - ry * 0.5, rx, pal.sunGlow, 0.3, ry) +
          glow(c, cx - c.sunSide * rx * 0.6, cy + ry * 0.7, rx * 0.9, pal.shadow, 0.5, ry),
      ),
    );
    for (let i = 0; i < 16; i++) {
      const [px, py] = blob(cx, cy, rx, ry, seed, 0.99)[rnd.int(0, 59)] ?? [cx, cy];
      c.add(
        fill(clump(rnd, px + 5, py + 6, r * 0.9, r * 0.7, 9), pal.shadow, 0.25),
        fill(clump(rnd, px, py, r * 0.85, r * 0.75, 10), mix(pal.leaf, pal.leafLit, rnd())),
      );
    }
  };
  isle(w * (0.5 + rnd.bell() * 0.04), 600, rnd.range(300, 350), rnd.range(200, 240));
  isle(w * rnd.range(0.83, 0.9), rnd.range(180, 300), 92, 66);
  isle(w * rnd.range(0.1, 0.16), rnd.range(820, 950), 110, 76);
  const topBoat = (x: number, y: number, s: number, angle: number) =>
    c.add(
      `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)}) scale(${s})">${fill("M-40 3C-60 14-60 22-50 26C-20 22 20 18 44 4Z", pal.shadow, 0.3)}${fill("M-42-7C-10-12 24-10 54 0C24 10-10 12-42 7Z", pal.wood)}${fill("M-36-4C-8-8 20-6 44 0C20 6-8 8-36 4Z", pal.woodLit)}${fill("M-20-7L14-7L14 7L-20 7Z", pal.wallLit)}${stroke("M-42 0L-70 6", pal.ink, 2)}</g>`,
    );
  topBoat(w * 0.36, 830, 0.9, -24);
  topBoat(w * 0.4, 858, 0.9, -8);
  topBoat(w * 0.66, 360, 0.8, 160);
  const trail = steps(20).map(
    (t): Point => [w * lerp(0.99, 0.765, t), lerp(770, 880, t) + Math.sin(t * 2.6) * 34],
  );
  c.add(c.blurred(5, fill(brush(trail, [90, 46, 10]), pal.foam, 0.28)));
  let churn = "";
  for (let i = 0; i < 150; i++) {
    const t = rnd();
    const [tx, ty] = trail[Math.floor(t * 19)] ?? [0, 0];
    churn += clump(
      rnd,
      tx + rnd.bell() * 12,
      ty + rnd.bell() * lerp(34, 6, t),
      lerp(13, 5, t) * rnd.range(0.4, 1),
      lerp(7, 3, t) * rnd.range(0.4, 1),
      6,
    );
  }
  c.add(fill(churn, pal.foam, 0.6));
  topBoat(w * 0.745, 888, 1.1, 160);
  return c.finish();
};

export const seaCliffTemple: Draw = (light, size) => {
  const { c, horizon } = setting("sea-cliff-temple", light, size, {
    horizon: { dawn: 640, day: 620, dusk: 660, night: 640 }[light],
    waves: 0.75,
  });
  const { w, rnd, pal } = c;
  const side = rnd.pick([-1, 1]);
  const x = w * (0.5 + side * 0.03);
  const y = 830;
  c.add(
    hills(c, {
      y: horizon,
      height: 80,
      distance: 0.84,
      from: side > 0 ? -60 : w * 0.5,
      to: side > 0 ? w * 0.5 : w + 60,
    }),
  );
  const crag = wavy(
    [
      [x - 420, y + 10],
      [x - 400, y - 110],
      [x - 330, y - 200],
      [x - 180, y - 250],
      [x + 20, y - 262],
      [x + 190, y - 240],
      [x + 330, y - 190],
      [x + 400, y - 90],
      [x + 430, y + 10],
    ],
    70,
    22,
    5,
  );
  const outline = poly([...crag, [x + 430, y + 20], [x - 420, y + 20]]);
  let strata = "";
  let bright = "";
  let pits = "";
  for (let i = 0; i < 70; i++) {
    const ly = y - rnd() * 240;
    const lx = x + rnd.range(-400, 380);
    const d = brush(
      steps(5).map((t): Point => [lx + t * rnd.range(60, 190), ly + Math.sin(t * 4 + i) * 7 + t * 10]),
      [1, rnd.range(4, 14), 1],
    );
    if (i % 3 === 0) bright += d;
    else strata += d;
    pits += clump(
      rnd,
      x + rnd.range(-400, 400),
      y - rnd() ** 1.6 * 220,
      rnd.range(8, 34),
      rnd.range(6, 24),
      7,
    );
  }
  const cave = `M${n(x - side * 60)} ${y + 20}C${n(x - side * 40)} ${y - 70} ${n(x + side * 70)} ${y - 90} ${n(x + side * 120)} ${y + 20}Z`;
  const rock =
    fill(
      outline,
      c.linear([
        [0, mix(pal.rock, pal.earth, 0.35)],
        [0.5, mix(pal.rockShade, pal.earth, 0.3)],
        [1, mix(pal.rockShade, pal.ink, 0.55)],
      ]),
    ) +
    c.clipped(
      outline,
      fill(pits, pal.ink, 0.2) +
        fill(strata, pal.ink, 0.28) +
        fill(bright, mix(pal.rockLit, pal.sunGlow, 0.3), 0.4) +
        fill(cave, pal.ink, 0.7) +
        fill(
          outline,
          c.linear(
            [
              [0, pal.sunGlow, 0.3],
              [0.4, pal.sunGlow, 0],
              [0.6, pal.ink, 0],
              [1, pal.ink, 0.4],
            ],
            c.sunSide < 0 ? 0 : 1,
            0,
            c.sunSide < 0 ? 1 : 0,
            0.2,
          ),
        ),
    );
  const top = (dx: number) => y - 250 + (dx / 330) ** 2 * 46;
  const wall =
    fill(
      poly([
        [x - 250, top(-250) + 16],
        [x + 250, top(250) + 16],
        [x + 250, top(250) - 20],
        [x + 60, top(60) - 22],
        [x - 60, top(-60) - 22],
        [x - 250, top(-250) - 20],
      ]),
      c.linear([
        [0, pal.wall],
        [1, pal.wallShade],
      ]),
    ) +
    stroke(
      `M${n(x - 254)} ${n(top(-250) - 20)}L${n(x - 50)} ${n(top(-50) - 24)}M${n(x + 50)} ${n(top(50) - 24)}L${n(x + 254)} ${n(top(250) - 20)}`,
      pal.roof,
      7,
    );
  const trees = foliage(c, 120, 0.04, () => {
    const dx = rnd.range(-360, 360);
    return [x + dx, top(dx) + rnd.range(-50, 26) * (Math.abs(dx) > 150 ? 1 : 0.3), rnd.range(13, 28)];
  });
  const front = foliage(c, 60, 0.02, () => {
    const dx = rnd.range(-370, 370);
    return [x + dx, top(dx) + rnd.range(6, 40), rnd.range(9, 20)];
  });
  const towers =
    meru(c, x - 120, top(-120) + 4, 104, 5) +
    meru(c, x + 10, top(10), 122, 7) +
    meru(c, x + 132, top(132) + 6, 92, 3) +
    meru(c, x - 210, top(-210) + 10, 70, 1) +
    meru(c, x + 216, top(216) + 12, 64, 1);
  const whole =
    trees +
    palm(c, x - 280, top(-280) + 10, 150, -26, 0.04) +
    palm(c, x + 290, top(290) + 16, 170, 30, 0.04) +
    palm(c, x - 318, top(-318) + 20, 110, -30, 0.04) +
    rock +
    wall +
    towers +
    front;
  c.add(
    standing(c, whole, y + 16, { depth: 280, squash: 0.55, opacity: 0.42, ripple: 26 }),
    surfRing(c, x, y + 18, 430, 1.8),
  );
  const shelf = wavy(
    [
      [side > 0 ? w + 60 : -60, 900],
      [x + side * 430, 870],
      [x + side * 250, 900],
      [x + side * 120, 980],
      [x - side * 60, 1080],
      [x - side * 220, 1260],
    ],
    50,
    16,
    8,
  );
  const shelfArea = poly([...shelf, [side > 0 ? w + 60 : -60, 1260]]);
  c.add(
    fill(
      shelfArea,
      c.linear([
        [0, mix(mix(pal.sand, pal.earth, 0.5), pal.rockShade, 0.35)],
        [1, mix(mix(pal.earth, pal.rockShade, 0.5), pal.ink, 0.4)],
      ]),
    ),
    c.clipped(shelfArea, pools(c, x + side * 300, 1080, side)),
    fill(
      poly([
        ...shelf.map(([px, py]): Point => [px - side * 12, py - 5]),
        ...shelf.map(([px, py]): Point => [px + side * rnd() * 16, py + 7]).reverse(),
      ]),
      pal.foam,
      0.85,
    ),
  );
  for (const u of [0.34, 0.4, 0.46])
    c.add(figure(c, w * (0.5 + side * u), 990 + u * 60, 66, rnd.pick([pal.coral, pal.wallLit, pal.gold])));
  for (let i = 0; i < 4; i++) {
    const by = 950 + i * 58;
    c.add(
      fill(
        poly([
          ...wavy(
            [
              [-60, by],
              [w * 0.4, by + 16],
              [w + 60, by - 6],
            ],
            40,
            14,
            i,
          ),
          ...wavy(
            [
              [-60, by + 9],
              [w * 0.4, by + 30],
              [w + 60, by + 6],
            ],
            40,
            16,
            i + 3,
          ).reverse(),
        ]),
        pal.foam,
        side > 0 ? 0.28 : 0.28,
      ),
    );
  }
  c.add(birds(c, w * (0.5 - side * 0.24), 330, 7));
  return c.finish();
};

/** Sky-coloured tide pools on a rock shelf. */
function pools(c: Canvas, x: number, y: number, side: number): string {
  let d = "";
  let edge = "";
  for (let i = 0; i < 26; i++) {
    const px = x + c.rnd.bell() * 420 + side * 60;
    const py = y + c.rnd.bell() * 130;
    const r = c.rnd.range(20, 96);
    d += clump(c.rnd, px, py, r, r * 0.17, 7);
    edge += clump(c.rnd, px, py - 3, r * 1.05, r * 0.19, 7);
  }
  return (
    fill(edge, c.pal.ink, 0.35) +
    fill(d, mix(c.pal.skyLow, c.pal.seaMid, 0.35), 0.75) +
    undergrowth(
      c,
      [
        [x + side * 460, y + 40],
        [x + side * 600, y - 60],
      ],
      26,
    ) +
    fill(dash(x, y + 60, 200, 8), c.pal.skyLow, 0.3)
  );
}
