import {
  brush,
  type Canvas,
  clamp,
  fill,
  foliage,
  lerp,
  mix,
  noise,
  type Point,
  poly,
  smooth,
  steps,
} from "../paint.ts";

export interface DryHillOptions {
  y: number;
  height: number;
  distance: number;
  from: number;
  to: number;
}

/** Ridged noise 0..1: sharp crests, rounded valleys. */
const ridged = (x: number, seed: number) => {
  const fold = (k: number, salt: number) => 1 - Math.abs(noise(x * k, salt, seed + salt) * 2 - 1);
  return clamp(fold(1, 1) ** 1.5 * 0.62 + fold(2.3, 2) * 0.26 + fold(5.1, 3) * 0.12);
};

/** Bare, folded savanna hills as around Komodo: nested spurs, sunny flanks, shrubs in the gullies. */
export function dryHills(c: Canvas, options: DryHillOptions): string {
  return [1, 0.74, 0.5, 0.3]
    .map((part, i) =>
      spur(c, { ...options, height: options.height * part, distance: options.distance * (1 - i * 0.1) }, i),
    )
    .join("");
}

function spur(c: Canvas, { y, height, distance, from, to }: DryHillOptions, rank: number): string {
  const { rnd, pal, sunSide } = c;
  const seed = rnd.int(1, 999);
  const span = to - from;
  const far = (color: string) => mix(color, pal.haze, distance * 0.86);
  const top = (x: number) => {
    const u = (x - from) / span;
    return (
      y -
      height *
        (0.24 + 0.76 * ridged((x - from) / (height * 2.4 + 120), seed)) *
        clamp(Math.min(u, 1 - u) * 5 + 0.04)
    );
  };
  const line = steps(110).map((t): Point => [lerp(from, to, t), top(lerp(from, to, t))]);
  const outline = `${smooth(line, false, 0.7)}L${Math.round(to)} ${Math.round(y)}L${Math.round(from)} ${Math.round(y)}Z`;
  const grass = mix(mix(pal.sand, pal.leafLit, 0.6), pal.leaf, rank * 0.1);
  let lit = "";
  let dark = "";
  const count = Math.round(span / (height * 0.1 + 9));
  for (let i = 0; i < count; i++) {
    const x = lerp(from, to, (i + rnd()) / count);
    const ty = top(x);
    const slope = (top(x + 16) - top(x - 16)) / 32;
    const reach = (y - ty) * rnd.range(0.3, 0.95);
    const drift = Math.sign(slope || 1) * reach * rnd.range(0.15, 0.6);
    const d = brush(
      [
        [x, ty + 1],
        [x + drift * 0.4, ty + reach * 0.4],
        [x + drift * 0.75, ty + reach * 0.75],
        [x + drift, ty + reach],
      ],
      [1, height * rnd.range(0.03, 0.085), 1],
    );
    if (slope * sunSide > 0) lit += d;
    else dark += d;
  }
  const shrubs =
    distance < 0.5
      ? foliage(c, Math.round(span / 22), distance, () => {
          const x = lerp(from, to, rnd());
          return [x, lerp(y, top(x), rnd() ** 1.8 * 0.75), height * rnd.range(0.014, 0.03) + 2];
        })
      : "";
  const veil = c.linear([
    [0, pal.haze, 0],
    [0.5, pal.haze, 0.08],
    [1, pal.haze, clamp(0.2 + distance * 0.5)],
  ]);
  const body = c.linear([
    [0, far(mix(grass, pal.sandLit, 0.35))],
    [0.5, far(grass)],
    [1, far(mix(grass, pal.leafDark, 0.4))],
  ]);
  return (
    fill(outline, body) +
    c.clipped(
      outline,
      fill(dark, far(mix(pal.leafDark, pal.earth, 0.25)), 0.4) +
        fill(lit, far(mix(pal.sandLit, pal.gold, 0.2)), 0.36) +
        shrubs +
        fill(poly([...line, [to, y], [from, y]]), veil),
    )
  );
}

/** Savanna slopes rising from the beach of a bay: `shoreLine` runs from far to near, land lies on `side`. */
export function baySlopes(
  c: Canvas,
  shoreLine: readonly Point[],
  side: number,
  height: number,
  distance: number,
): string {
  const { rnd, pal, sunSide } = c;
  const far = (color: string) => mix(color, pal.haze, distance * 0.86);
  const grass = mix(mix(pal.sand, pal.leafLit, 0.6), pal.leaf, 0.06);
  const last = shoreLine.length - 1;
  let out = "";
  for (let rank = 5; rank >= 0; rank--) {
    const seed = rnd.int(1, 999);
    const foot = shoreLine.map(
      ([x, y], i): Point => [
        x + side * rank * height * (0.5 + rank * 0.16),
        y - rank * height * 0.05 * Math.sin((Math.PI * i) / last),
      ],
    );
    const crest = foot.map(([x, y], i): Point => {
      const t = i / last;
      const rise =
        height *
        (0.5 + rank * 0.12) *
        (0.3 + 0.7 * ridged(t * 3.4 + rank, seed)) *
        Math.min(1, Math.sin(Math.PI * (0.04 + t * 0.92)) * 1.7);
      return [x + side * rise * 0.7, y - rise];
    });
    const area = `${smooth(crest)}L${smooth([...foot].reverse(), false, 0.8).slice(1)}Z`;
    let lit = "";
    let dark = "";
    for (let i = 0; i < 90; i++) {
      const k = rnd() * (last - 1);
      const a = Math.floor(k);
      const [cx, cy] = crest[a] ?? [0, 0];
      const [dx, dy] = crest[a + 1] ?? [cx, cy];
      const [fx, fy] = foot[Math.min(last, a + rnd.int(0, 2))] ?? [cx, cy];
      const to = rnd.range(0.35, 0.95);
      const on = (t: number): Point => [
        lerp(lerp(cx, dx, k % 1), fx, t) + Math.sin(t * 3 + i) * height * 0.03,
        lerp(lerp(cy, dy, k % 1), fy, t),
      ];
      const d = brush([on(0), on(to * 0.5), on(to)], [1, height * rnd.range(0.03, 0.09), 1]);
      if (((dy - cy) * (dx - cx > 0 ? 1 : -1) + rnd.bell() * 3) * sunSide > 0) lit += d;
      else dark += d;
    }
    const shrubs = foliage(c, 14, distance, () => {
      const i = rnd.int(1, last);
      const [cx, cy] = crest[i] ?? [0, 0];
      const [fx, fy] = foot[i] ?? [0, 0];
      const t = 1 - rnd() ** 2 * 0.7;
      return [lerp(cx, fx, t), lerp(cy, fy, t), height * rnd.range(0.02, 0.045) + 1.5];
    });
    out +=
      fill(
        area,
        c.linear([
          [0, far(mix(grass, pal.sandLit, 0.3))],
          [0.6, far(grass)],
          [1, far(mix(grass, pal.leafDark, 0.3))],
        ]),
      ) +
      c.clipped(
        area,
        fill(dark, far(mix(pal.leafDark, pal.earth, 0.25)), 0.36) +
          fill(lit, far(mix(pal.sandLit, pal.gold, 0.2)), 0.34) +
          shrubs,
      );
  }
  return out;
}
