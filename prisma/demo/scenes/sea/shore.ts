import {
  brush,
  type Canvas,
  circle,
  clamp,
  clump,
  dash,
  far,
  fbm,
  fill,
  foliage,
  frond,
  lerp,
  mix,
  n,
  type Point,
  palm,
  poly,
  smooth,
  steps,
  stroke,
} from "../paint.ts";

/** A smooth line through control points, sampled densely with a little waviness. */
export function wavy(controls: readonly Point[], count = 40, amount = 6, seed = 1): Point[] {
  const last = controls.length - 1;
  return steps(count).map((t, i): Point => {
    const at = t * last;
    const k = Math.min(last - 1, Math.floor(at));
    const f = at - k;
    const p = (j: number) => controls[clamp(j, 0, last)] ?? [0, 0];
    const spline = (axis: 0 | 1) => {
      const [a, b, cc, d] = [p(k - 1)[axis], p(k)[axis], p(k + 1)[axis], p(k + 2)[axis]];
      return (
        0.5 *
        (2 * b + (cc - a) * f + (2 * a - 5 * b + 4 * cc - d) * f * f + (3 * b - a - 3 * cc + d) * f ** 3)
      );
    };
    return [spline(0), spline(1) + fbm(i * 0.35, seed, 7, 3) * amount];
  });
}

export interface ShoreOptions {
  /** Waterline from left to right (or from near to far); the sand lies on the `below` side of it. */
  edge: readonly Point[];
  /** Corners that close the sand area after the last edge point. */
  close: readonly Point[];
  horizon: number;
  /** Direction from water to sand at the edge. */
  toSand?: Point;
  sand?: string;
  /** 0 none … 1 strong surf. */
  surf?: number;
}

/** A beach: clear shallows, lacy foam, wet sheen, warm sand with footprints of the wind. */
export function shore(
  c: Canvas,
  { edge, close, horizon, toSand = [0, 1], sand = c.pal.sand, surf = 0.6 }: ShoreOptions,
): string {
  const { pal, rnd } = c;
  const seed = rnd.int(1, 999);
  const near = (y: number) => clamp((y - horizon) / (c.h - horizon), 0.04, 1.1);
  const offset = (amount: number, rough = 0, salt = 0): Point[] =>
    edge.map(([x, y], i) => {
      const k = near(y) * (amount + fbm(i * 0.33, salt, seed, 3) * rough);
      return [x + toSand[0] * k, y + toSand[1] * k];
    });
  const band = (from: readonly Point[], to: readonly Point[]) =>
    `${smooth(from)}L${smooth([...to].reverse()).slice(1)}Z`;
  const sunlit = mix(sand, pal.sandLit, 0.75);
  const area = `${smooth(offset(-4))}L${poly(close, false).slice(1)}Z`;
  const ground = c.linear([
    [0, mix(sunlit, pal.horizon, 0.25)],
    [0.35, sunlit],
    [1, mix(sand, pal.sandShade, 0.35)],
  ]);
  const clear = [-230, -165, -105, -55]
    .map((d, i) => fill(band(offset(d, 60, i), offset(0)), mix(pal.shallow, sunlit, i * 0.16), 0.22))
    .join("");
  const wet =
    fill(band(offset(-4), offset(64, 26, 4)), mix(mix(sand, pal.sandShade, 0.75), pal.skyMid, 0.25), 0.62) +
    fill(band(offset(0), offset(34, 22, 9)), pal.skyLow, 0.4);
  const lace = (at: number, thick: number, salt: number) =>
    band(offset(at, 16, salt), offset(at + thick, 20 + thick * 0.8, salt + 0.4));
  const foam =
    fill(lace(4, 13, 1), pal.shadow, 0.14) +
    fill(lace(-6, 18, 1), pal.foam, 0.92) +
    fill(lace(-52, 6 + surf * 10, 2), pal.foam, 0.5 + surf * 0.25) +
    (surf > 0.3 ? fill(lace(-112, 4 + surf * 9, 3), pal.foam, 0.4) : "");
  return (
    clear +
    fill(area, ground) +
    sandTexture(c, area, horizon) +
    wet +
    foam +
    bubbles(c, offset(-26, 40, 6), near)
  );
}

function bubbles(c: Canvas, line: readonly Point[], near: (y: number) => number): string {
  let d = "";
  for (const [x, y] of line)
    for (let i = 0; i < 4; i++)
      d += dash(
        x + c.rnd.bell() * 40,
        y + c.rnd.bell() * 34 * near(y),
        lerp(3, 15, near(y)) * c.rnd(),
        lerp(0.8, 3, near(y)),
      );
  return fill(d, c.pal.foam, 0.7);
}

function sandTexture(c: Canvas, area: string, horizon: number): string {
  const { rnd, pal, w, h } = c;
  let dark = "";
  let lit = "";
  for (let i = 0; i < 420; i++) {
    const t = rnd() ** 0.7;
    const y = lerp(horizon + 30, h, t);
    const d = dash(rnd() * w, y, lerp(3, 30, t) * rnd.range(0.3, 1), lerp(0.8, 3, t));
    if (i % 2) dark += d;
    else lit += d;
  }
  return c.clipped(area, fill(dark, pal.sandShade, 0.28) + fill(lit, pal.sandLit, 0.5));
}

/** A rounded granite boulder, weathered at its foot. */
export function boulder(
  c: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  distance = 0,
  tone?: string,
): string {
  const { rnd, pal, sunSide } = c;
  const seed = rnd.int(1, 9999);
  const square = rnd.range(2.2, 3.4);
  const points = steps(37)
    .slice(0, 36)
    .map((t): Point => {
      const a = t * Math.PI * 2;
      const cos = Math.cos(a);
      const sin = Math.sin(a);
      const r =
        (Math.abs(cos) ** square + Math.abs(sin) ** square) ** (-1 / square) *
        (1 + fbm(cos * 1.2 + 4, sin * 1.2, seed, 3) * 0.16);
      return [x + (cos * r * width) / 2, Math.min(y, y - height * 0.46 + sin * r * height * 0.54)];
    });
  const d = smooth(points, true, 0.9);
  const body = tone ?? pal.rock;
  const lit = mix(body, pal.rockLit, 0.75);
  const shade = mix(body, pal.rockShade, 0.85);
  const base = c.linear(
    [
      [0, far(c, lit, distance)],
      [0.45, far(c, body, distance)],
      [1, far(c, shade, distance)],
    ],
    0.5 + sunSide * 0.32,
    0,
    0.5 - sunSide * 0.3,
    1,
  );
  let marks = "";
  let cracks = "";
  for (let i = 0; i < 10; i++) {
    const u = rnd.range(-0.42, 0.42) * width;
    const v = rnd.range(0.1, 0.8) * height;
    marks += brush(
      [
        [x + u, y - v],
        [x + u + rnd.bell() * width * 0.05, y - v + height * 0.14],
        [x + u + rnd.bell() * width * 0.08, y - v + height * 0.3],
      ],
      [2, width * rnd.range(0.02, 0.07), 1],
    );
    if (i < 3)
      cracks += smooth([
        [x + u, y - v],
        [x + u + width * 0.06, y - v + height * 0.12],
        [x + u + width * 0.03, y - v + height * 0.26],
      ]);
  }
  const foot = c.linear([
    [0, pal.ink, 0],
    [0.68, pal.ink, 0],
    [1, pal.ink, 0.42],
  ]);
  const cap = fill(
    smooth(
      points.slice(20, 34).map(([px, py]): Point => [lerp(px, x, 0.13), lerp(py, y - height * 0.45, 0.16)]),
      true,
    ),
    far(c, lit, distance),
    0.45,
  );
  return (
    fill(d, base) +
    c.clipped(
      d,
      cap +
        fill(marks, far(c, shade, distance), 0.32) +
        stroke(cracks, far(c, mix(shade, pal.ink, 0.5), distance), Math.max(1, width * 0.008), 0.5) +
        fill(d, foot),
    )
  );
}

/** A loose pile of boulders around a foot line. */
export function boulders(
  c: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  distance = 0,
): string {
  const list = Array.from({ length: count }, (_, i) => {
    const u = c.rnd.bell();
    const s = (1 - Math.abs(u) * 0.5) * c.rnd.range(0.35, 1);
    return {
      x: x + (u * width) / 2,
      y: y - (i < count / 2 ? c.rnd() * height * 0.12 : 0),
      w: (width / Math.sqrt(count)) * s * 1.25,
      h: height * s,
    };
  }).sort((a, b) => b.h - a.h);
  return list.map((one) => boulder(c, one.x, one.y, one.w, one.h, distance)).join("");
}

/** Broken white water around the foot of a rock. */
export function surfRing(c: Canvas, x: number, y: number, half: number, strength = 1): string {
  let d = "";
  let s = "";
  for (let i = 0; i < 26 * strength; i++) {
    const u = c.rnd.bell();
    d += dash(
      x + u * half * 1.15,
      y + c.rnd.bell() * half * 0.05 + (1 - u * u) * half * 0.06,
      half * c.rnd.range(0.05, 0.2),
      Math.max(1.2, half * 0.022),
    );
    if (i % 3 === 0)
      s += clump(
        c.rnd,
        x + u * half,
        y - half * 0.012,
        half * c.rnd.range(0.02, 0.07),
        half * c.rnd.range(0.01, 0.035),
        6,
      );
  }
  return fill(s, c.pal.foam, 0.75) + fill(d, c.pal.foam, 0.85);
}

/** Palms and shrubs along a line, standing on the ground there. */
export function grove(
  c: Canvas,
  line: readonly Point[],
  height: number,
  count: number,
  distance = 0.2,
): string {
  const { rnd } = c;
  const last = line.length - 1;
  const at = (t: number): Point => {
    const k = Math.min(last - 1, Math.floor(t * last));
    const [ax, ay] = line[k] ?? [0, 0];
    const [bx, by] = line[k + 1] ?? [ax, ay];
    return [lerp(ax, bx, t * last - k), lerp(ay, by, t * last - k)];
  };
  let length = 0;
  for (let i = 1; i <= last; i++) {
    const [ax, ay] = line[i - 1] ?? [0, 0];
    const [bx, by] = line[i] ?? [ax, ay];
    length += Math.hypot(bx - ax, by - ay);
  }
  const hedge = Math.min(260, Math.round(length / (height * 0.04 + 2)) + 6);
  const back = foliage(c, hedge, distance + 0.08, (i) => {
    const [x, y] = at((i + rnd()) / hedge);
    return [x, y - rnd() ** 1.5 * height * 0.34, height * rnd.range(0.05, 0.095)];
  });
  const palms = Array.from({ length: count }, (_, i) => (i + rnd()) / count).map((t) => {
    const [x, y] = at(t);
    return palm(c, x, y, height * rnd.range(0.7, 1.15), rnd.bell() * height * 0.32, distance);
  });
  const front = foliage(c, hedge, distance, (i) => {
    const [x, y] = at((i + rnd()) / hedge);
    return [x, y - rnd() * height * 0.07, height * rnd.range(0.03, 0.06)];
  });
  return back + palms.join("") + front;
}

/** Shadow of a palm crown lying on the sand. */
export function palmShadow(c: Canvas, x: number, y: number, size: number): string {
  const leaves = steps(11)
    .map((t) => frond(c, 0, 0, lerp(-Math.PI, Math.PI, t), size, c.pal.shadow))
    .join("");
  return `<g transform="translate(${n(x)} ${n(y)}) scale(1 0.26)" opacity="0.24">${leaves}</g>`;
}

/** A parasol with two loungers. */
export function parasol(c: Canvas, x: number, y: number, size: number, color = c.pal.coral): string {
  const { pal } = c;
  const top = y - size;
  const lounger = (lx: number) =>
    fill(
      poly([
        [lx, y - size * 0.16],
        [lx + size * 0.5, y - size * 0.16],
        [lx + size * 0.72, y - size * 0.42],
        [lx + size * 0.77, y - size * 0.4],
        [lx + size * 0.56, y - size * 0.1],
        [lx, y - size * 0.1],
      ]),
      pal.wallLit,
    ) +
    stroke(
      `M${n(lx + size * 0.05)} ${n(y - size * 0.1)}v${n(size * 0.12)}M${n(lx + size * 0.5)} ${n(y - size * 0.1)}v${n(size * 0.12)}`,
      pal.wood,
      size * 0.035,
    );
  return (
    fill(dash(x, y + 4, size * 1.1, size * 0.14), pal.shadow, 0.26) +
    lounger(x - size * 0.9) +
    stroke(`M${n(x)} ${n(y)}L${n(x)} ${n(top)}`, pal.wood, size * 0.04) +
    fill(
      `M${n(x - size * 0.72)} ${n(top + size * 0.26)}Q${n(x)} ${n(top - size * 0.42)} ${n(x + size * 0.72)} ${n(top + size * 0.26)}Q${n(x + size * 0.48)} ${n(top + size * 0.14)} ${n(x + size * 0.24)} ${n(top + size * 0.24)}Q${n(x)} ${n(top + size * 0.12)} ${n(x - size * 0.24)} ${n(top + size * 0.24)}Q${n(x - size * 0.48)} ${n(top + size * 0.14)} ${n(x - size * 0.72)} ${n(top + size * 0.26)}Z`,
      c.linear([
        [0, mix(color, pal.horizon, 0.35)],
        [1, color],
      ]),
    ) +
    fill(
      `M${n(x - size * 0.24)} ${n(top + size * 0.24)}Q${n(x - size * 0.16)} ${n(top - size * 0.02)} ${n(x)} ${n(top - size * 0.08)}Q${n(x + size * 0.16)} ${n(top - size * 0.02)} ${n(x + size * 0.24)} ${n(top + size * 0.24)}Q${n(x)} ${n(top + size * 0.12)} ${n(x - size * 0.24)} ${n(top + size * 0.24)}Z`,
      pal.wallLit,
      0.85,
    ) +
    lounger(x + size * 0.14)
  );
}

/** A lantern with a warm halo. */
export const lantern = (c: Canvas, x: number, y: number, size: number, color = c.pal.lamp) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size * 6.5)}" fill="${c.radial([
    [0, color, 0.6],
    [0.3, color, 0.2],
    [1, color, 0],
  ])}"/>${fill(circle(x, y, size), mix(color, c.pal.wallLit, 0.45))}`;

/** Shallow water around an islet or over a reef, seen from above: pale rings that melt into the deep. */
export function shoal(c: Canvas, x: number, y: number, rx: number, ry: number, strength = 1): string {
  const { pal, rnd } = c;
  const seed = rnd.int(1, 999);
  const ring = (k: number, salt: number) =>
    smooth(
      steps(25)
        .slice(0, 24)
        .map((t): Point => {
          const a = t * Math.PI * 2;
          const r = k * (1 + fbm(Math.cos(a) * 1.4 + salt, Math.sin(a) * 1.4, seed, 3) * 0.42);
          return [x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r];
        }),
      true,
    );
  const tones = [
    mix(pal.seaMid, pal.shallow, 0.4),
    mix(pal.seaMid, pal.shallow, 0.75),
    pal.shallow,
    mix(pal.shallow, pal.sandLit, 0.5),
  ];
  return c.blurred(
    Math.max(1.5, ry * 0.06),
    tones.map((tone, i) => fill(ring([1, 0.8, 0.62, 0.44][i] ?? 1, i * 0.2), tone, 0.42 * strength)).join(""),
  );
}
