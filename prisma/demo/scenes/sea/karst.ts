import {
  brush,
  type Canvas,
  clamp,
  dash,
  far,
  fbm,
  fill,
  foliage,
  lerp,
  mix,
  type Point,
  poly,
  reflection,
  steps,
} from "../paint.ts";

export interface TowerOptions {
  /** Centre of the foot, on the waterline. */
  x: number;
  y: number;
  width: number;
  height: number;
  distance: number;
  /** Sideways shift of the top. */
  lean?: number;
  /** 2 dome-like … 7 block-like. */
  block?: number;
  /** Width of the top relative to the foot: above 1 overhangs, like Ko Tapu. */
  flare?: number;
  /** 0 bare rock … 1 overgrown. */
  green?: number;
}

/** One limestone tower: streaked cliffs, jungle on top and in the gullies, a tide notch at the foot. */
export function tower(c: Canvas, options: TowerOptions): string {
  const { x, y, width, height, distance, lean = 0, block = 4, flare = 0.86, green = 0.6 } = options;
  const { rnd, pal } = c;
  const seed = rnd.int(1, 9999);
  const center = (v: number) => x + lean * v + fbm(v * 2.2, 8, seed, 2) * width * 0.06;
  const half = (v: number, side: number) => {
    const dome = (1 - clamp(v) ** block) ** (1 / 2.1);
    const notch = v < 0.045 ? lerp(0.94, 1, v / 0.045) : 1;
    const ledge = fbm(v * 5, side * 9, seed, 4) * 0.2;
    return Math.max(0, (width / 2) * (lerp(1, flare, v) * notch + ledge) * dome);
  };
  const side = (s: number) => steps(46).map((v): Point => [center(v) + s * half(v, s), y - height * v]);
  const outline = poly([...side(-1), ...side(1).reverse()]);
  const body = `${fill(outline, cliff(c, distance))}${streaks(c, options, center, half)}`;
  const tide = fill(
    dash(x, y, width * 0.52, Math.max(2, height * 0.012)),
    far(c, mix(pal.rockShade, pal.ink, 0.45), distance),
    0.8,
  );
  const capLine = (u: number) =>
    clamp(lerp(0.94, 0.24, green) + fbm(u * 2.4 + 3, 2, seed + 5, 4) * 0.62, 0.05, 0.93);
  const place = (u: number, v: number): Point => [center(v) + u * half(v, Math.sign(u)), y - height * v];
  const capArea = poly([
    ...steps(40).map((t) => place(t * 2 - 1, capLine(t * 2 - 1))),
    [x + width, y - height * 1.2],
    [x - width, y - height * 1.2],
  ]);
  const jungle = width * height * lerp(0.12, 0.8, green);
  const size = clamp(Math.sqrt(jungle / 520), 4.2, 19);
  const grown: { u: number; v: number }[] = [];
  const trees = foliage(c, Math.round(clamp(jungle / size ** 2 / 1.35, 14, 400)), distance, (i) => {
    const near = grown[Math.floor(rnd() * grown.length)];
    let u = clamp(rnd.range(-1.02, 1.02), -1, 1);
    let v = lerp(capLine(u), 1, rnd() ** 0.85);
    if (i % 8 === 0) {
      const beside = near && rnd.chance(0.75);
      u = beside ? clamp(near.u + rnd.bell() * 0.12, -1, 1) : u;
      v = beside ? clamp(near.v - rnd() * 0.09) : rnd() * 0.5;
      grown.push({ u, v });
    }
    const r = size * rnd.range(0.6, 1.15) * (v > 0.93 ? 0.8 : 1);
    const [px, py] = place(u * 0.97, v);
    return [px, Math.min(py, y - r * 0.9) - size * 0.2, r];
  });
  const veil = c.linear([
    [0, pal.haze, distance * 0.08],
    [0.6, pal.haze, 0.05 + distance * 0.15],
    [1, pal.haze, clamp(0.12 + distance * 0.75)],
  ]);
  return (
    c.clipped(outline, body + fill(capArea, far(c, mix(pal.leafDark, pal.leaf, 0.15), distance))) +
    tide +
    c.clipped(
      poly([
        [x - width, y - height * 1.2],
        [x + width, y - height * 1.2],
        [x + width, y],
        [x - width, y],
      ]),
      trees,
    ) +
    fill(
      outline,
      c.linear(
        [
          [0, pal.sunGlow, 0.24],
          [0.45, pal.sunGlow, 0],
          [0.55, pal.shadow, 0],
          [1, pal.shadow, 0.34],
        ],
        c.sunSide < 0 ? 0 : 1,
        0,
        c.sunSide < 0 ? 1 : 0,
        0.15,
      ),
    ) +
    fill(outline, veil)
  );
}

const cliff = (c: Canvas, distance: number) => {
  const tones = [
    c.pal.rockLit,
    mix(c.pal.rockLit, c.pal.rock, 0.55),
    c.pal.rock,
    mix(c.pal.rock, c.pal.rockShade, 0.7),
    c.pal.rockShade,
  ];
  const ordered = c.sunSide < 0 ? tones : tones.reverse();
  return c.linear(
    ordered.map((tone, i) => [[0, 0.22, 0.5, 0.72, 1][i] ?? 1, far(c, tone, distance)] as const),
    0,
    0,
    1,
    0.12,
  );
};

/** Vertical stains and folds, hanging shadows under ledges. */
function streaks(
  c: Canvas,
  { x, y, width, height, distance }: TowerOptions,
  center: (v: number) => number,
  half: (v: number, s: number) => number,
): string {
  const { rnd, pal } = c;
  const layers = { shade: "", dark: "", lit: "", warm: "" };
  const count = Math.round(clamp(width / 4.5, 14, 70));
  for (let i = 0; i < count; i++) {
    const u = rnd.range(-0.98, 0.98);
    const top = rnd.range(0.3, 0.97);
    const length = rnd.range(0.12, 0.5);
    const points = steps(6).map((t): Point => {
      const v = Math.max(0, top - length * t);
      return [center(v) + u * half(v, Math.sign(u)) + fbm(t * 2, i, 3, 2) * width * 0.03, y - height * v];
    });
    const thick = width * rnd.range(0.012, 0.05);
    const d = brush(points, [thick * 0.5, thick, thick * 0.15]);
    const sunny = u * c.sunSide > rnd.range(-0.5, 0.4);
    if (i % 7 === 0) layers.warm += d;
    else if (sunny && i % 2) layers.lit += d;
    else if (i % 3) layers.shade += d;
    else layers.dark += d;
  }
  let ledges = "";
  for (let i = 0; i < count / 7; i++) {
    const v = rnd.range(0.12, 0.8);
    const lx = x + rnd.range(-0.45, 0.45) * width;
    const w = width * rnd.range(0.06, 0.18);
    const drop = () => height * rnd.range(0.012, 0.05);
    ledges += poly([
      [lx - w, y - height * v],
      [lx + w, y - height * v - height * 0.012],
      [lx + w * 0.7, y - height * v + drop()],
      [lx + w * 0.4, y - height * v + drop() * 0.4],
      [lx + w * 0.1, y - height * v + drop()],
      [lx - w * 0.3, y - height * v + drop() * 0.4],
      [lx - w * 0.6, y - height * v + drop()],
    ]);
  }
  const shade = far(c, pal.rockShade, distance);
  return (
    fill(layers.shade, shade, 0.4) +
    fill(layers.warm, far(c, mix(pal.coral, pal.gold, 0.5), distance), 0.28) +
    fill(layers.lit, far(c, pal.rockLit, distance), 0.6) +
    fill(layers.dark, far(c, mix(pal.rockShade, pal.ink, 0.4), distance), 0.42) +
    fill(ledges, far(c, mix(pal.rockShade, pal.ink, 0.35), distance), 0.34)
  );
}

export interface KarstOptions extends TowerOptions {
  towers?: number;
}

/** A karst island of several towers of different height, the lower ones in front. */
export function karst(c: Canvas, options: KarstOptions): string {
  const { rnd } = c;
  const { x, width, height, towers = rnd.int(2, 4) } = options;
  const list: TowerOptions[] = [];
  const slope = rnd.pick([-1, 1, 0]);
  for (let i = 0; i < towers; i++) {
    const u = towers === 1 ? 0 : (i + rnd.range(0.25, 0.75)) / towers - 0.5;
    const rank = slope === 0 ? 1 - Math.abs(u) * 1.1 : 0.62 + u * slope * 0.75;
    const w = width * clamp((1.25 / towers) * rnd.range(0.75, 1.35), 0.22, 0.72);
    list.push({
      ...options,
      x: x + u * (width - w * 0.9),
      width: towers === 1 ? width : w,
      height: height * clamp(rank * rnd.range(0.75, 1.15), 0.3, 1),
      lean: (options.lean ?? 0) + rnd.bell() * w * 0.12,
      block: options.block ?? rnd.range(2.1, 5.5),
      green: clamp((options.green ?? 0.62) + rnd.bell() * 0.25),
    });
  }
  list.sort((a, b) => b.height - a.height);
  const skirts = steps(rnd.int(1, 2)).map((_, i) =>
    tower(c, {
      ...options,
      x: x + (i ? -1 : 1) * width * rnd.range(0.04, 0.2),
      width: width * rnd.range(0.6, 0.82),
      height: height * rnd.range(0.14, 0.3),
      block: rnd.range(1.8, 2.8),
      green: 0.95,
      lean: 0,
    }),
  );
  return list.map((one) => tower(c, one)).join("") + (towers > 1 ? skirts.join("") : "");
}

/** Karst islands with their broken mirror image in calm water. */
export function mirroredKarst(c: Canvas, options: KarstOptions, opacity = 0.5): string {
  const body = karst(c, options);
  const id = c.def((name) => `<g id="${name}">${body}</g>`);
  const { x, y, width, height } = options;
  const image = reflection(c, `<use href="#${id}"/>`, y, {
    depth: Math.min(height * 0.75, 420),
    squash: 0.72,
    opacity,
    ripple: 10 + width * 0.02,
    x: x - width * 0.75,
    width: width * 1.5,
  });
  return `${image}<use href="#${id}"/>${waterline(c, x, y, width * 0.5, options.distance)}`;
}

/** Broken bright line where a body meets the water. */
export function waterline(c: Canvas, x: number, y: number, half: number, distance: number): string {
  let d = "";
  for (let i = 0; i < 9; i++)
    d += dash(
      x + c.rnd.bell() * half,
      y + c.rnd() * 4 * (1 - distance),
      half * c.rnd.range(0.1, 0.34),
      lerp(2.2, 1, distance),
    );
  return fill(d, mix(c.pal.foam, c.pal.seaFar, 0.3), 0.7);
}
