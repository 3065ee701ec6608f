/** Land primitives on top of `paint.ts`: tones, turned solids, mountains, trees, ground, lamps. */
import {
  birds,
  brush,
  type Canvas,
  canvas,
  circle,
  clamp,
  clump,
  type Draw,
  dash,
  far,
  fbm,
  fill,
  foliage,
  frond,
  glow,
  type HillOptions,
  hills,
  lerp,
  mix,
  n,
  type Palette,
  type Point,
  palettes,
  poly,
  seeded,
  smooth,
  steps,
  stroke,
} from "../paint.ts";

/** How much nearer the camera stands at some hours, so that one motif makes different pictures. */
const nearer: Record<string, number> = {
  "airport-transfer/dawn": 1.12,
  "angkor-wat/dusk": 1.12,
  "atv-trail/day": 1.12,
  "bali-gate/dusk": 1.1,
  "bangkok-river/dusk": 1.08,
  "batik-craft/day": 1.06,
  "big-buddha/day": 1.1,
  "bosphorus/dusk": 1.1,
  "bromo/day": 1.16,
  "coffee-farm/dusk": 1.1,
  "cooking-class/dusk": 1.16,
  "desert-camp/dusk": 1.14,
  "desert-camp/night": 1.2,
  "elephants/day": 1.2,
  "elephants/dusk": 1.12,
  "family-beach/day": 1.08,
  "guide-group/day": 1.14,
  "hong-kong/day": 1.08,
  "honeymoon/dawn": 1.18,
  "ijen/night": 1.2,
  "komodo-dragon/day": 1.18,
  "lantern-festival/night": 1.08,
  "minivan-family/day": 1.04,
  "muay-thai/night": 1.14,
  "night-market/dusk": 1.14,
  "old-town/dusk": 1.15,
  "old-town/night": 1.06,
  "orangutan/dawn": 1.18,
  "rooftop-bar/night": 1.14,
  "seoul-palace/day": 1.1,
  "snow-peak/dusk": 1.05,
  "spa/day": 1.14,
  "street-food/day": 1.02,
  "street-food/night": 1.06,
  "thai-temple/day": 1.1,
  "toba-lake/dusk": 1.14,
  "van-road/day": 1.14,
  "van-road/dusk": 1.05,
};

/** Hours which would otherwise lean to the side of another often used hour. */
const turnedHours = new Set([
  "angkor-wat/dusk",
  "fuji/dusk",
  "honeymoon/dusk",
  "hong-kong/night",
  "muay-thai/night",
  "old-town/night",
  "snow-peak/dusk",
  "toba-lake/dusk",
  "van-road/dusk",
]);

const sides = new WeakMap<Canvas, 1 | -1>();
/** The side on which a picture leans; it changes from one hour to the next. */
export const anySide = (c: Canvas): 1 | -1 => sides.get(c) ?? 1;

/** A motif from its name (the seed) and the way it is painted. */
export const scene =
  (seed: string, paint: (c: Canvas) => void): Draw =>
  (light, size) => {
    const c = canvas(seed, light, size);
    const odd = (light === "day" || light === "night") !== turnedHours.has(`${seed}/${light}`);
    sides.set(c, seeded(seed).chance(0.5) === odd ? 1 : -1);
    // Gaps between layers show bright air instead of nothing.
    c.add(`<rect width="${n(c.w)}" height="${c.h}" fill="${mix(c.pal.horizon, c.pal.haze, 0.6)}"/>`);
    const zoom = nearer[`${seed}/${light}`] ?? 1;
    const [fx, fy] = [c.w / 2, 960];
    c.add(`<g transform="translate(${n(fx)} ${fy}) scale(${zoom}) translate(${n(-fx)} ${-fy})">`);
    paint(c);
    c.add("</g>");
    return c.finish();
  };

/** The same canvas in the warm palette of lamplight, for what stands near lanterns after dark. */
function lamplit(c: Canvas): Canvas {
  const pal = { ...c.pal };
  for (const key of Object.keys(pal) as (keyof Palette)[])
    pal[key] = mix(c.pal[key], palettes.dusk[key], key === "skin" ? 0.85 : 0.56);
  const warm: Canvas = Object.create(c);
  sides.set(warm, anySide(c));
  return Object.assign(warm, { pal, light: "dusk", night: false });
}

/** A motif whose near things are lit by lamps at night; `air` keeps the night for sky and distance. */
export const lampScene = (seed: string, paint: (c: Canvas, air: Canvas) => void): Draw =>
  scene(seed, (c) => paint(c.night ? lamplit(c) : c, c));

// ---------------------------------------------------------------- tones

const tints = { dawn: "#c7a9bd", day: "#ffffff", dusk: "#6b3f45", night: "#121f4d" } as const;
const tintShare = { dawn: 0.24, day: 0, dusk: 0.3, night: 0.62 } as const;

/** A colour as named for daylight, seen in the light of this picture. */
export const hue = (c: Canvas, color: string) => mix(color, tints[c.light], tintShare[c.light]);
export const lit = (c: Canvas, color: string, t = 0.34) =>
  mix(color, c.light === "dusk" ? "#ffcf8f" : c.pal.cloudLit, t);
export const dim = (c: Canvas, color: string, t = 0.38) => mix(color, c.pal.shadow, t);

/** Sideways shading of something round, lit from the sun's side. */
export function round(c: Canvas, color: string, distance = 0, depth = 1): string {
  const bright = far(c, lit(c, color, 0.4 * depth), distance);
  const dark = far(c, dim(c, color, 0.5 * depth), distance);
  const mid = far(c, color, distance);
  return c.sunSide < 0
    ? c.linear(
        [
          [0, mix(bright, mid, 0.5)],
          [0.2, bright],
          [0.55, mid],
          [1, dark],
        ],
        0,
        0,
        1,
        0,
      )
    : c.linear(
        [
          [0, dark],
          [0.45, mid],
          [0.8, bright],
          [1, mix(bright, mid, 0.5)],
        ],
        0,
        0,
        1,
        0,
      );
}

/** Top to bottom shading. */
export const fall = (c: Canvas, top: string, bottom: string, middle = mix(top, bottom, 0.5)) =>
  c.linear([
    [0, top],
    [0.5, middle],
    [1, bottom],
  ]);

export const rect = (x: number, y: number, w: number, h: number) =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;

// ---------------------------------------------------------------- turned solids

/** [height above the foot, half width] from the foot upwards. */
export type Profile = readonly Point[];

/** Outline of a solid of revolution standing on x, y. */
export function turned(x: number, y: number, profile: Profile, soft = false): string {
  const right = profile.map(([up, half]): Point => [x + half, y - up]);
  const left = profile.map(([up, half]): Point => [x - half, y - up]).reverse();
  return soft ? smooth([...right, ...left], true, 0.9) : poly([...right, ...left]);
}

/** A stupa, dome, spire or jar: filled round, with ring lines at the given heights. */
export function lathe(
  c: Canvas,
  x: number,
  y: number,
  profile: Profile,
  color: string,
  { distance = 0, soft = false, rings = true }: { distance?: number; soft?: boolean; rings?: boolean } = {},
): string {
  const d = turned(x, y, profile, soft);
  let lines = "";
  if (rings)
    for (const [up, half] of profile) if (half > 3) lines += `M${n(x - half)} ${n(y - up)}h${n(half * 2)}`;
  return (
    fill(d, round(c, color, distance)) +
    stroke(lines, far(c, dim(c, color, 0.6), distance), 1.4, rings ? 0.35 : 0)
  );
}

/** Scales a profile. */
export const scaled = (profile: Profile, sx: number, sy = sx): Profile =>
  profile.map(([up, half]): Point => [up * sy, half * sx]);

// ---------------------------------------------------------------- mountains

export interface MountOptions {
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
  distance?: number;
  /** Half width of the top as a share of the half width. */
  top?: number;
  /** Exponent of the slope: 1 straight, above 1 concave as volcanoes are. */
  bend?: number;
  gullies?: number;
  /** Share of the height covered with snow. */
  snow?: number;
  ragged?: number;
}

/** A volcano or peak: concave flanks, lit and shaded sides, gullies running down, snow if asked. */
export function mount(c: Canvas, options: MountOptions): string {
  const {
    x,
    y,
    width,
    height,
    color,
    distance = 0,
    top = 0.06,
    bend = 1.5,
    gullies = 14,
    snow = 0,
    ragged = 0.5,
  } = options;
  const { rnd, pal, sunSide } = c;
  const half = width / 2;
  const seed = rnd.int(1, 999);
  /** Height share at sideways share u (-1..1). */
  const rise = (u: number) => {
    const a = Math.abs(u);
    if (a <= top)
      return (
        1 -
        ragged * 0.05 * (0.5 + 0.5 * fbm(u * 14, 2, seed, 2)) -
        (top > 0.1 ? 0.03 * Math.cos((u / top) * 1.5) : 0)
      );
    return (1 - (a - top) / (1 - top)) ** bend + ragged * 0.035 * fbm(u * 9, 5, seed, 3) * (1 - a);
  };
  const outline = steps(80).map((t): Point => {
    const u = t * 2 - 1;
    return [x + u * half, y - height * clamp(rise(u), 0, 1.05)];
  });
  const d = `${smooth(outline, false, 0.7)}L${n(x + half)} ${n(y + 4)}L${n(x - half)} ${n(y + 4)}Z`;
  const light = far(c, lit(c, color, 0.28), distance);
  const mid = far(c, color, distance);
  const shade = far(c, dim(c, color, 0.5), distance);
  /** A line down the flank which starts at u0 on the rim. */
  const flank = (u: number, from: number, to: number, wander: number): Point[] =>
    steps(8).map((t) => {
      const s = lerp(from, to, t);
      const spread = top + (1 - top) * (1 - (1 - s) ** (1 / bend));
      return [
        x + u * half * spread + wander * fbm(s * 5, u * 7, seed, 2) * half,
        y - height * (1 - s) * clamp(rise(u * top) + 0.01),
      ];
    });
  let parts = fill(
    d,
    c.linear([
      [0, light],
      [0.55, mid],
      [0.8, mix(mid, pal.haze, 0.22 + distance * 0.3)],
      [1, mix(mid, pal.haze, 0.6 + distance * 0.3)],
    ]),
  );
  // The side away from the sun, along a wandering ridge line.
  const ridge = flank(sunSide * 0.12, 0, 1, 0.09);
  const corner: Point[] = [
    [x - sunSide * half * 1.05, y + 6],
    [x - sunSide * half * 1.05, y - height * 1.1],
  ];
  parts += fill(`${smooth(ridge)}${poly(corner, false).replace("M", "L")}Z`, shade, 0.62);
  let dark = "";
  let bright = "";
  for (let i = 0; i < gullies; i++) {
    const u = lerp(-1, 1, (i + rnd.range(0.2, 0.8)) / gullies);
    const from = rnd.range(0, 0.25);
    const to = rnd.range(0.5, 0.98);
    const line = flank(u, from, to, 0.05);
    const wide = (width / gullies) * rnd.range(0.18, 0.42);
    dark += brush(line, [0.6, wide * 0.5, wide * 0.2]);
    bright += brush(
      line.map(([px, py]): Point => [px + sunSide * wide * 0.5, py]),
      [0.4, wide * 0.3, 0.4],
    );
  }
  parts += fill(dark, shade, 0.5) + fill(bright, light, 0.4);
  if (snow > 0) {
    const line = y - height * (1 - snow);
    const teeth: Point[] = steps(64).map((t, k) => [
      x - half + width * t + rnd.bell() * width * 0.008,
      line +
        height *
          snow *
          (0.34 * fbm(t * 9, 3, seed, 3) + (k % 2 ? -1 : 1) * rnd.range(0.01, ragged > 2 ? 0.05 : 0.11)),
    ]);
    const cap = `${poly(teeth, false)}L${n(x + half)} ${n(y - height * 1.2)}L${n(x - half)} ${n(y - height * 1.2)}Z`;
    const white = far(c, c.pal.wallLit, distance * 0.8);
    const blue = far(c, mix(c.pal.wallLit, c.pal.shadow, 0.36), distance * 0.8);
    let folds = "";
    for (let i = 0; i < gullies; i++) {
      const line2 = flank(
        lerp(-1, 1, (i + rnd.range(0.2, 0.8)) / gullies),
        0,
        snow * rnd.range(0.7, 1.3),
        0.05,
      );
      folds += brush(line2, [0.6, (width / gullies) * 0.16, 0.4]);
    }
    parts += c.clipped(
      cap,
      fill(d, white) +
        fill(`${smooth(ridge)}${poly(corner, false).replace("M", "L")}Z`, blue, 0.75) +
        fill(folds, blue, 0.55),
    );
  }
  return c.fadedY(y - height * 0.16, y + 4, c.clipped(d, parts));
}

/** A jagged range of bare or snowy mountains. */
export function range(
  c: Canvas,
  y: number,
  height: number,
  distance: number,
  { color = c.pal.rock, snow = 0, from = -100, to = c.w + 100, peaks = 5 } = {},
): string {
  const { rnd, pal, sunSide } = c;
  const seed = rnd.int(1, 999);
  const at = (t: number) => {
    const ridged = 1 - Math.abs(fbm(t * peaks, 1, seed, 2));
    return clamp(0.25 + 0.75 * ridged ** 2.2 + 0.1 * fbm(t * 40, 2, seed, 2), 0.08, 1.1);
  };
  const pts = steps(140).map((t): Point => [lerp(from, to, t), y - height * at(t)]);
  const d = `${poly(pts, false)}L${n(to)} ${n(y)}L${n(from)} ${n(y)}Z`;
  let facets = "";
  for (let i = 2; i < pts.length - 2; i++) {
    const [px, py] = pts[i] ?? [0, 0];
    const [, before] = pts[i - 2] ?? [0, 0];
    const [, after] = pts[i + 2] ?? [0, 0];
    const falling = sunSide < 0 ? after - py : before - py;
    if (falling > 2) {
      const drop = (y - py) * rnd.range(0.3, 0.85);
      const lean = -sunSide * drop * rnd.range(0.2, 0.5);
      const step = Math.abs((to - from) / 139) * rnd.range(1, 1.7);
      facets += poly([
        [px, py],
        [px - sunSide * step, py + falling * 0.55],
        [px + lean, py + drop],
      ]);
    }
  }
  const white = far(c, pal.wallLit, distance * 0.75);
  const base = far(c, lit(c, color, 0.16), distance);
  const snowy =
    snow > 0
      ? c.linear([
          [0, white],
          [snow * 0.7, mix(white, base, 0.15)],
          [snow, base],
          [1, far(c, color, clamp(distance + 0.4))],
        ])
      : c.linear([
          [0, base],
          [1, far(c, color, clamp(distance + 0.4))],
        ]);
  return c.clipped(
    d,
    fill(d, snowy) +
      fill(facets, far(c, dim(c, snow > 0 ? mix(color, pal.shadow, 0.3) : color, 0.45), distance), 0.6),
  );
}

/** Hills whose foot dissolves, so that the layers behind each other swim in haze. */
export const farHills = (c: Canvas, options: HillOptions) =>
  c.fadedY(options.y - options.height * 0.4, options.y, hills(c, options));

/** Birds keep to the hours of light. */
export const flock = (c: Canvas, x: number, y: number, count = 6) => (c.night ? "" : birds(c, x, y, count));

/** Floodlight at the foot of a monument after sunset. */
export const uplight = (c: Canvas, x: number, y: number, rx: number, ry: number) =>
  c.night
    ? `<g style="mix-blend-mode:screen">${glow(c, x, y, rx, mix(c.pal.lamp, c.pal.coral, 0.3), 0.42, ry)}</g>`
    : c.light === "dusk"
      ? glow(c, x, y, rx, c.pal.lamp, 0.2, ry)
      : "";

// ---------------------------------------------------------------- plants

/** A broad tropical tree. */
export function tree(c: Canvas, x: number, y: number, height: number, distance = 0, spread = 0.46): string {
  const { rnd, pal } = c;
  const bark = round(c, pal.wood, distance);
  const lean = rnd.bell() * height * 0.05;
  const trunk = brush(
    [
      [x, y + height * 0.01],
      [x + lean * 0.2, y - height * 0.06],
      [x + lean * 0.5, y - height * 0.34],
      [x + lean, y - height * 0.7],
    ],
    [height * 0.12, height * 0.055, height * 0.03],
  );
  const boughs = [-1, -0.45, 0.5, 1].map((s) =>
    brush(
      [
        [x + lean * 0.4, y - height * (0.3 + Math.abs(s) * 0.04)],
        [x + s * height * 0.1, y - height * 0.47],
        [x + s * height * spread * 0.72, y - height * (0.74 - Math.abs(s) * 0.08)],
      ],
      [height * 0.04, height * 0.024, height * 0.01],
    ),
  );
  const crown = (from: number, to: number, count: number) =>
    foliage(c, count, distance, (i) => {
      const a = Math.PI * rnd.range(from, to);
      const r = i < count / 3 ? 0.95 : Math.sqrt(rnd()) * 0.95;
      return [
        x + lean + Math.cos(a) * r * height * spread,
        y - height * 0.62 - Math.sin(a) * r * height * (Math.sin(a) > 0 ? 0.33 : 0.1),
        height * rnd.range(0.055, 0.095),
      ];
    });
  return fill(trunk, bark) + crown(-1, 1, 34) + fill(boughs.join(""), bark) + crown(-0.06, 1.06, 44);
}

/** An unbroken belt of trees with a lively top edge. */
export function treeline(
  c: Canvas,
  y: number,
  height: number,
  distance: number,
  from = -40,
  to = c.w + 40,
): string {
  const { rnd } = c;
  const seed = rnd.int(1, 999);
  const top = (x: number) => height * clamp(0.62 + 0.5 * fbm(x / (height * 2.6), 1, seed, 3), 0.25, 1.1);
  const band = steps(60).map((t): Point => [lerp(from, to, t), y - top(lerp(from, to, t)) * 0.7]);
  return (
    fill(`${smooth(band)}L${n(to)} ${n(y)}L${n(from)} ${n(y)}Z`, far(c, c.pal.leafDark, distance)) +
    foliage(c, Math.round(((to - from) / height) * 9), distance, () => {
      const x = rnd.range(from, to);
      return [x, y - top(x) * rnd() ** 0.55 * 0.92, height * rnd.range(0.1, 0.2)];
    })
  );
}

/** A conifer. */
export function fir(c: Canvas, x: number, y: number, height: number, distance = 0): string {
  const { pal, rnd } = c;
  let d = "";
  let light = "";
  const tiers = 6;
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers;
    const half = height * lerp(0.2, 0.05, t) * rnd.range(0.85, 1.1);
    const fy = y - height * lerp(0.1, 0.86, t);
    const top = fy - height * 0.27;
    d += `M${n(x)} ${n(top)}Q${n(x + half * 0.35)} ${n(fy - height * 0.06)} ${n(x + half)} ${n(fy)}Q${n(x)} ${n(fy + height * 0.05)} ${n(x - half)} ${n(fy)}Q${n(x - half * 0.35)} ${n(fy - height * 0.06)} ${n(x)} ${n(top)}Z`;
    light += `M${n(x)} ${n(top)}Q${n(x + c.sunSide * half * 0.35)} ${n(fy - height * 0.06)} ${n(x + c.sunSide * half * 0.95)} ${n(fy)}Q${n(x + c.sunSide * half * 0.3)} ${n(fy - height * 0.02)} ${n(x)} ${n(top)}Z`;
  }
  return (
    fill(
      rect(x - height * 0.02, y - height * 0.14, height * 0.04, height * 0.14),
      far(c, pal.woodDark, distance),
    ) +
    fill(d, far(c, pal.leafDark, distance)) +
    fill(light, far(c, pal.leaf, distance), 0.7)
  );
}

/** A slim cypress or poplar. */
export const cypress = (c: Canvas, x: number, y: number, height: number, distance = 0) =>
  fill(
    turned(
      x,
      y,
      [
        [0, height * 0.05],
        [height * 0.12, height * 0.09],
        [height * 0.5, height * 0.1],
        [height * 0.85, height * 0.045],
        [height, 0],
      ],
      true,
    ),
    round(c, c.pal.leafDark, distance),
  );

/** A big banana leaf from x, y along `angle` (radians), with a midrib and splits. */
export function bananaLeaf(
  c: Canvas,
  x: number,
  y: number,
  angle: number,
  length: number,
  color: string,
): string {
  const droop = length * 0.28;
  const at = (t: number): Point => [
    x + Math.cos(angle) * length * t,
    y + Math.sin(angle) * length * t + droop * t * t,
  ];
  const half = (t: number) => length * 0.15 * Math.sin(Math.PI * Math.min(1, 0.08 + t * 0.92)) ** 0.65;
  const side = (s: number) =>
    steps(12).map((t): Point => {
      const [px, py] = at(t);
      return [px - Math.sin(angle) * half(t) * s, py + Math.cos(angle) * half(t) * s];
    });
  const upper = `${smooth(side(-1))}${smooth(steps(12).map(at).reverse()).replace("M", "L")}Z`;
  const lower = `${smooth(side(1))}${smooth(steps(12).map(at).reverse()).replace("M", "L")}Z`;
  let veins = "";
  for (const t of steps(14)) {
    const [px, py] = at(t * 0.9);
    for (const s of [-1, 1])
      veins += `M${n(px)} ${n(py)}L${n(at(Math.min(1, t * 0.9 + 0.08))[0] - Math.sin(angle) * half(t) * s * 0.9)} ${n(at(Math.min(1, t * 0.9 + 0.08))[1] + Math.cos(angle) * half(t) * s * 0.9)}`;
  }
  return (
    fill(upper, lit(c, color, 0.16)) +
    fill(lower, dim(c, color, 0.22)) +
    stroke(veins, dim(c, color, 0.4), Math.max(0.8, length / 240), 0.35) +
    fill(brush(steps(6).map(at), [length * 0.022, length * 0.014, 1]), lit(c, color, 0.4))
  );
}

/** Jungle plants rising from the lower corners as a dark, soft frame. */
export function jungleFrame(c: Canvas, reach = 380, sides: readonly (-1 | 1)[] = [-1, 1]): string {
  const { rnd, pal, w, h } = c;
  let out = "";
  for (const side of sides) {
    const cx = side < 0 ? -30 : w + 30;
    const pick = [pal.leafDark, mix(pal.leafDark, pal.leaf, 0.35), mix(pal.leafDark, pal.ink, 0.45)];
    for (let i = 0; i < 7; i++) {
      const a = side < 0 ? rnd.range(-1.35, -0.1) : Math.PI - rnd.range(-1.35, -0.1);
      const color = pick[i % 3] ?? pal.leafDark;
      out +=
        i % 3 === 1
          ? bananaLeaf(c, cx, h + rnd.range(-80, 60), a, reach * rnd.range(0.7, 1.05), color)
          : frond(
              c,
              cx + side * -rnd.range(0, 60),
              h + rnd.range(-40, 60),
              a,
              reach * rnd.range(0.7, 1.05),
              color,
            );
    }
  }
  return out;
}

/** Grass blades along a line. */
export function grass(
  c: Canvas,
  from: number,
  to: number,
  y: number,
  size: number,
  count: number,
  color = c.pal.leafDark,
): string {
  const { rnd } = c;
  let a = "";
  let b = "";
  for (let i = 0; i < count; i++) {
    const x = rnd.range(from, to);
    const lean = rnd.bell() * size * 0.5;
    const tall = size * rnd.range(0.5, 1.1);
    const blade = `M${n(x - size * 0.05)} ${n(y)}Q${n(x)} ${n(y - tall * 0.6)} ${n(x + lean)} ${n(y - tall)}Q${n(x + size * 0.06)} ${n(y - tall * 0.5)} ${n(x + size * 0.06)} ${n(y)}Z`;
    if (i % 3) a += blade;
    else b += blade;
  }
  return fill(a, color) + fill(b, mix(color, c.pal.leafLit, 0.45));
}

/** Flowers or blossom dabs scattered by `spot`. */
export function blossoms(
  c: Canvas,
  count: number,
  color: string,
  spot: () => readonly [number, number, number],
): string {
  let a = "";
  let b = "";
  for (let i = 0; i < count; i++) {
    const [x, y, r] = spot();
    if (i % 3) a += clump(c.rnd, x, y, r, r * 0.85, 5);
    else b += clump(c.rnd, x, y, r * 0.8, r * 0.7, 5);
  }
  return fill(a, dim(c, color, 0.12)) + fill(b, lit(c, color, 0.4));
}

// ---------------------------------------------------------------- ground

/** Ground from `y` to the bottom with soft perspective strokes. */
export function ground(c: Canvas, y: number, farColor: string, nearColor: string, strokes = 130): string {
  const { rnd, w, h } = c;
  let light = "";
  let dark = "";
  for (let i = 0; i < strokes; i++) {
    const t = rnd() ** 1.6;
    const d = dash(
      rnd() * w,
      y + 6 + (h - y) * t,
      lerp(24, 210, t) * rnd.range(0.4, 1.2),
      lerp(1, 8, t) * rnd.range(0.5, 1),
    );
    if (i % 2) light += d;
    else dark += d;
  }
  return (
    `<rect y="${n(y)}" width="${n(w)}" height="${n(h - y)}" fill="${c.linear([
      [0, farColor],
      [0.35, mix(farColor, nearColor, 0.6)],
      [1, nearColor],
    ])}"/>` +
    fill(light, lit(c, farColor, 0.4), 0.28) +
    fill(dark, dim(c, nearColor, 0.4), 0.2)
  );
}

/** Paving in one-point perspective towards vx, vy. */
export function paving(
  c: Canvas,
  y: number,
  vx: number,
  vy: number,
  color: string,
  lines = 12,
  rows = 11,
): string {
  const { w, h } = c;
  let d = "";
  for (const t of steps(lines * 2 + 1)) {
    const bx = vx + (t * 2 - 1) * w * 1.5;
    const k = (y - vy) / (h - vy);
    d += `M${n(vx + (bx - vx) * k)} ${n(y)}L${n(bx)} ${n(h)}`;
  }
  for (let i = 1; i < rows; i++) {
    const yy = y + (h - y) * (i / rows) ** 1.9;
    d += `M0 ${n(yy)}H${n(w)}`;
  }
  return stroke(d, color, 1.6, 0.35);
}

/** A soft contact shadow. */
export const shadow = (c: Canvas, x: number, y: number, rx: number, opacity = 0.4, ry = rx * 0.16) =>
  glow(c, x, y, rx, c.pal.shadow, opacity, ry);

// ---------------------------------------------------------------- lamps

/** A hanging lantern with its light around it. */
export function lantern(
  c: Canvas,
  x: number,
  y: number,
  size: number,
  color = c.pal.coral,
  on = c.light !== "day",
): string {
  const body = turned(
    x,
    y,
    [
      [0, size * 0.28],
      [size * 0.16, size * 0.46],
      [size * 0.5, size * 0.56],
      [size * 0.84, size * 0.46],
      [size, size * 0.28],
    ],
    true,
  );
  const core = on ? mix(color, c.pal.lamp, 0.75) : lit(c, color, 0.3);
  let ribs = "";
  for (const k of [-0.62, -0.25, 0.25, 0.62])
    ribs += `M${n(x + k * size * 0.4)} ${n(y - size * 0.96)}Q${n(x + k * size * 0.95)} ${n(y - size * 0.5)} ${n(x + k * size * 0.4)} ${n(y - size * 0.04)}`;
  return (
    (on ? glow(c, x, y - size * 0.5, size * 2.6, c.pal.lamp, c.night ? 0.55 : 0.35) : "") +
    fill(
      body,
      c.linear([
        [0, color],
        [0.5, core],
        [1, mix(color, on ? c.pal.lamp : c.pal.shadow, 0.2)],
      ]),
    ) +
    stroke(ribs, dim(c, color, 0.5), Math.max(0.8, size * 0.025), 0.4) +
    fill(
      rect(x - size * 0.28, y - size * 1.03, size * 0.56, size * 0.08) +
        rect(x - size * 0.28, y - size * 0.05, size * 0.56, size * 0.08),
      dim(c, color, 0.6),
    ) +
    stroke(`M${n(x)} ${n(y)}v${n(size * 0.35)}`, dim(c, color, 0.4), size * 0.06)
  );
}

/** A sagging string of lamps or lanterns between two points. */
export function lampString(
  c: Canvas,
  [ax, ay]: Point,
  [bx, by]: Point,
  count: number,
  draw: (x: number, y: number, i: number) => string,
  sag = 60,
): string {
  const at = (t: number): Point => [lerp(ax, bx, t), lerp(ay, by, t) + sag * 4 * t * (1 - t)];
  let out = stroke(smooth(steps(12).map(at)), c.pal.ink, 1.6, 0.7);
  for (let i = 0; i < count; i++) {
    const [x, y] = at((i + 0.5) / count);
    out += draw(x, y, i);
  }
  return out;
}

/** A small bulb of a garland. */
export const bulb = (c: Canvas, x: number, y: number, r = 5) =>
  glow(c, x, y, r * 5, c.pal.lamp, c.light === "day" ? 0.2 : 0.6) +
  fill(circle(x, y, r), c.light === "day" ? "#fff6dc" : "#fff0c4");

/** A soft beam or pool of warm light, for rooms and stalls after sunset. */
export function warmth(c: Canvas, x: number, y: number, rx: number, ry = rx, strength = 1): string {
  const share = { dawn: 0.2, day: 0.06, dusk: 0.4, night: 0.5 }[c.light] * strength;
  const light = glow(c, x, y, rx, c.night ? mix(c.pal.lamp, c.pal.coral, 0.3) : c.pal.lamp, share, ry);
  return c.night ? `<g style="mix-blend-mode:screen">${light}</g>` : light;
}
