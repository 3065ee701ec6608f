/**
 * Shared drawing primitives of the demo pictures. Every picture is drawn in units where the height is 1200;
 * only the width follows the aspect, so a motif composes itself for cards and for wide heroes alike.
 * Primitives return SVG strings (so a group can be drawn, mirrored or clipped); definitions go to the canvas.
 */

export type Light = "dawn" | "day" | "dusk" | "night";
export interface Size {
  width: number;
  height: number;
}
export type Draw = (light: Light, size?: Size) => string;
export type Point = readonly [number, number];
/** Gradient stops: offset 0..1, colour, optional opacity. */
export type Stops = readonly (readonly [number, string, number?])[];

// ---------------------------------------------------------------- numbers

export interface Random {
  (): number;
  range(from: number, to: number): number;
  int(from: number, to: number): number;
  /** Roughly normal around 0, nearly always within -1..1. */
  bell(): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** Seeded random numbers: the same text always paints the same picture. */
export function seeded(text: string): Random {
  let state = 2166136261;
  for (const char of text) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    range: (from: number, to: number) => from + (to - from) * next(),
    int: (from: number, to: number) => Math.floor(from + (to - from + 1) * next()),
    bell: () => (next() + next() + next()) / 1.5 - 1,
    chance: (probability: number) => next() < probability,
    pick: <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0],
  });
}

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));
export const lerp = (from: number, to: number, t: number) => from + (to - from) * t;
/** Rounds for the SVG text. */
export const n = (value: number) => String(Math.round(value * 10) / 10);
/** `count` values from 0 to 1 inclusive. */
export const steps = (count: number) =>
  Array.from({ length: count }, (_, i) => (count > 1 ? i / (count - 1) : 0));

const lattice = (x: number, y: number, seed: number) => {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed | 0, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

/** Smooth value noise, 0..1. */
export function noise(x: number, y = 0, seed = 0): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const ease = (t: number) => t * t * (3 - 2 * t);
  const fx = ease(x - ix);
  const fy = ease(y - iy);
  const top = lerp(lattice(ix, iy, seed), lattice(ix + 1, iy, seed), fx);
  return lerp(top, lerp(lattice(ix, iy + 1, seed), lattice(ix + 1, iy + 1, seed), fx), fy);
}

/** Fractal noise, about -1..1. */
export function fbm(x: number, y = 0, seed = 0, octaves = 4): number {
  let sum = 0;
  let gain = 0.55;
  for (let i = 0; i < octaves; i++) {
    sum += gain * (noise(x * 2 ** i, y * 2 ** i, seed + i * 17) * 2 - 1);
    gain *= 0.5;
  }
  return sum;
}

// ---------------------------------------------------------------- colours

const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** Mixes two #rrggbb colours; t = 0 is the first. */
export function mix(from: string, to: string, t: number): string {
  const b = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(lerp(value, b[i] ?? value, clamp(t))));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Every named colour of one light. Use these rather than literals so that the pictures belong together. */
export interface Palette {
  skyTop: string;
  skyMid: string;
  skyLow: string;
  /** Luminous band right above the horizon. */
  horizon: string;
  /** Disc of the sun or moon. */
  sun: string;
  sunGlow: string;
  cloudLit: string;
  cloudShade: string;
  /** What distance fades to. */
  haze: string;
  seaFar: string;
  seaMid: string;
  seaNear: string;
  seaDeep: string;
  /** Clear shallow water over sand. */
  shallow: string;
  glitter: string;
  foam: string;
  rockLit: string;
  rock: string;
  rockShade: string;
  leafLit: string;
  leaf: string;
  leafDark: string;
  sandLit: string;
  sand: string;
  sandShade: string;
  earth: string;
  woodLit: string;
  wood: string;
  woodDark: string;
  wallLit: string;
  wall: string;
  wallShade: string;
  roof: string;
  roofShade: string;
  gold: string;
  coral: string;
  teal: string;
  skin: string;
  /** Near-black of this light, for the darkest accents and silhouettes. */
  ink: string;
  /** Lamp and window light. */
  lamp: string;
  /** Colour of cast shadows, laid on at low opacity. */
  shadow: string;
}

export const palettes: Record<Light, Palette> = {
  dawn: {
    skyTop: "#8c9cc6",
    skyMid: "#bcb2d2",
    skyLow: "#eec3c2",
    horizon: "#ffe2c6",
    sun: "#fff3dc",
    sunGlow: "#ffd2a6",
    cloudLit: "#ffe6d4",
    cloudShade: "#b5a8cb",
    haze: "#ecc9c6",
    seaFar: "#f1cfc6",
    seaMid: "#b9b3cf",
    seaNear: "#7f93b8",
    seaDeep: "#4f6a92",
    shallow: "#a9c6cd",
    glitter: "#fff0da",
    foam: "#fff4ec",
    rockLit: "#f2cdb8",
    rock: "#b498a8",
    rockShade: "#6d6b93",
    leafLit: "#b5ab8b",
    leaf: "#6e8086",
    leafDark: "#404f73",
    sandLit: "#fbe3cc",
    sand: "#e9c8b4",
    sandShade: "#b99ba4",
    earth: "#a88a90",
    woodLit: "#c99b80",
    wood: "#8f6c70",
    woodDark: "#4e4560",
    wallLit: "#fdeadb",
    wall: "#e6cdcb",
    wallShade: "#a79bb8",
    roof: "#c98878",
    roofShade: "#7f6180",
    gold: "#f0c07c",
    coral: "#ee9380",
    teal: "#5f97a5",
    skin: "#b07e6c",
    ink: "#2f3456",
    lamp: "#ffd9a0",
    shadow: "#5d5c8c",
  },
  day: {
    skyTop: "#5aa6ca",
    skyMid: "#8cc6d8",
    skyLow: "#c4e2e2",
    horizon: "#f3eedb",
    sun: "#fffdf2",
    sunGlow: "#fff3cf",
    cloudLit: "#fffcf3",
    cloudShade: "#b6d3de",
    haze: "#d3e6e3",
    seaFar: "#8fcdcc",
    seaMid: "#43b2b4",
    seaNear: "#1f919b",
    seaDeep: "#0f6b7e",
    shallow: "#8fdccb",
    glitter: "#fffdf0",
    foam: "#fffdf6",
    rockLit: "#efdfc4",
    rock: "#bdab93",
    rockShade: "#6c7b80",
    leafLit: "#a3bf69",
    leaf: "#5b9060",
    leafDark: "#2c5d52",
    sandLit: "#f9ecd0",
    sand: "#efd9ae",
    sandShade: "#cfae7e",
    earth: "#b98f63",
    woodLit: "#c89a67",
    wood: "#96683f",
    woodDark: "#533a2c",
    wallLit: "#fffaf0",
    wall: "#efe4d0",
    wallShade: "#b6b7b0",
    roof: "#c9735a",
    roofShade: "#8a4b43",
    gold: "#e7b64e",
    coral: "#ee7d64",
    teal: "#1f8a94",
    skin: "#b27a58",
    ink: "#17343c",
    lamp: "#ffe3a6",
    shadow: "#2f5c66",
  },
  dusk: {
    skyTop: "#235b70",
    skyMid: "#6f9090",
    skyLow: "#f39a6d",
    horizon: "#ffd592",
    sun: "#fff2c9",
    sunGlow: "#ffb961",
    cloudLit: "#ffc48c",
    cloudShade: "#8b7484",
    haze: "#f0b07c",
    seaFar: "#f6bd80",
    seaMid: "#c48871",
    seaNear: "#35677a",
    seaDeep: "#123b4d",
    shallow: "#7fa59b",
    glitter: "#ffe7b0",
    foam: "#ffe6c4",
    rockLit: "#f2aa70",
    rock: "#946660",
    rockShade: "#3b4c5d",
    leafLit: "#c9944f",
    leaf: "#5d6a50",
    leafDark: "#1d414b",
    sandLit: "#fbd29b",
    sand: "#dba679",
    sandShade: "#946c69",
    earth: "#8d5f50",
    woodLit: "#cc8650",
    wood: "#7b4a3c",
    woodDark: "#33302f",
    wallLit: "#ffdcae",
    wall: "#d9a685",
    wallShade: "#7b6874",
    roof: "#bb5e45",
    roofShade: "#5e3a42",
    gold: "#f6b34a",
    coral: "#ef7457",
    teal: "#2c7580",
    skin: "#9a5d45",
    ink: "#112a36",
    lamp: "#ffd07a",
    shadow: "#223b50",
  },
  night: {
    skyTop: "#0c1a3e",
    skyMid: "#1c3163",
    skyLow: "#3b4f86",
    horizon: "#7d88b0",
    sun: "#fdf6e0",
    sunGlow: "#aab8e6",
    cloudLit: "#7c8bbb",
    cloudShade: "#2a3b6b",
    haze: "#566a9e",
    seaFar: "#6272a4",
    seaMid: "#2a4377",
    seaNear: "#16295a",
    seaDeep: "#0a1739",
    shallow: "#3d6f95",
    glitter: "#f3ecd2",
    foam: "#b9c8ea",
    rockLit: "#8492bd",
    rock: "#445481",
    rockShade: "#1b294f",
    leafLit: "#577b90",
    leaf: "#2b4767",
    leafDark: "#122244",
    sandLit: "#97a0c2",
    sand: "#6f7ba4",
    sandShade: "#414e7c",
    earth: "#42456d",
    woodLit: "#8a7585",
    wood: "#4c4560",
    woodDark: "#1d2140",
    wallLit: "#b9bfdb",
    wall: "#7f89b2",
    wallShade: "#414d7d",
    roof: "#6c5474",
    roofShade: "#332f57",
    gold: "#e0b368",
    coral: "#c2727b",
    teal: "#2d6288",
    skin: "#7c6478",
    ink: "#080f28",
    lamp: "#ffce7c",
    shadow: "#070f2c",
  },
};

// ---------------------------------------------------------------- paths

/** Straight-edged path through points. */
export const poly = (points: readonly Point[], closed = true) =>
  points.map(([x, y], i) => `${i ? "L" : "M"}${n(x)} ${n(y)}`).join("") + (closed ? "Z" : "");

/** Smooth (Catmull-Rom) path through points; `tension` 0 is straight, 1 is round. */
export function smooth(points: readonly Point[], closed = false, tension = 1): string {
  const count = points.length;
  const at = (i: number): Point =>
    (closed ? points[(i + count) % count] : points[clamp(i, 0, count - 1)]) ?? [0, 0];
  const [startX, startY] = at(0);
  let d = `M${n(startX)} ${n(startY)}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [ax, ay] = at(i - 1);
    const [bx, by] = at(i);
    const [cx, cy] = at(i + 1);
    const [dx, dy] = at(i + 2);
    const k = tension / 6;
    d += `C${n(bx + (cx - ax) * k)} ${n(by + (cy - ay) * k)} ${n(cx - (dx - bx) * k)} ${n(cy - (dy - by) * k)} ${n(cx)} ${n(cy)}`;
  }
  return closed ? `${d}Z` : d;
}

/** A lens-shaped brush dash: a ripple, a glint, a grass blade when rotated by the caller. */
export const dash = (x: number, y: number, halfWidth: number, thickness: number) =>
  `M${n(x - halfWidth)} ${n(y)}Q${n(x)} ${n(y - thickness)} ${n(x + halfWidth)} ${n(y)}Q${n(x)} ${n(y + thickness * 0.7)} ${n(x - halfWidth)} ${n(y)}`;

export const circle = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0`;

/** A lumpy dab of foliage or spray: a ring of scalloped lobes. */
export function clump(rnd: Random, x: number, y: number, rx: number, ry: number, lobes = 7): string {
  const turn = rnd() * Math.PI * 2;
  const slice = (Math.PI * 2) / lobes;
  let d = `M${n(x + Math.cos(turn) * rx * 0.84)} ${n(y + Math.sin(turn) * ry * 0.84)}`;
  for (let i = 1; i <= lobes; i++) {
    const valley = i === lobes ? 0.84 : rnd.range(0.7, 0.96);
    const swell = rnd.range(1.15, 1.55);
    const mid = turn + slice * (i - rnd.range(0.35, 0.65));
    const end = turn + slice * i;
    d += `Q${n(x + Math.cos(mid) * rx * swell)} ${n(y + Math.sin(mid) * ry * swell)} ${n(x + Math.cos(end) * rx * valley)} ${n(y + Math.sin(end) * ry * valley)}`;
  }
  return d;
}

/** A tapered brush stroke along points: `widths` at start, middle and end. */
export function brush(points: readonly Point[], widths: readonly [number, number, number]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], i) => {
    const [px, py] = points[Math.max(0, i - 1)] ?? [x, y];
    const [qx, qy] = points[Math.min(points.length - 1, i + 1)] ?? [x, y];
    const length = Math.hypot(qx - px, qy - py) || 1;
    const t = points.length > 1 ? i / (points.length - 1) : 0;
    const width = (t < 0.5 ? lerp(widths[0], widths[1], t * 2) : lerp(widths[1], widths[2], t * 2 - 1)) / 2;
    left.push([x - ((qy - py) / length) * width, y + ((qx - px) / length) * width]);
    right.push([x + ((qy - py) / length) * width, y - ((qx - px) / length) * width]);
  });
  return smooth([...left, ...right.reverse()], true, 0.9);
}

// ---------------------------------------------------------------- canvas

export interface Canvas {
  readonly light: Light;
  /** Width in drawing units; the height is always 1200. */
  readonly w: number;
  readonly h: number;
  readonly pal: Palette;
  readonly rnd: Random;
  /** -1 when the light comes from the left, 1 from the right; set it to where the sun stands. */
  sunSide: -1 | 1;
  readonly night: boolean;
  add(...parts: string[]): void;
  /** Puts an element into <defs>; the callback gets a fresh id. Returns the id. */
  def(make: (id: string) => string): string;
  /** Linear gradient in object-box units (default top to bottom). Returns a `url(#…)`. */
  linear(stops: Stops, x1?: number, y1?: number, x2?: number, y2?: number): string;
  /** Radial gradient in object-box units, centred. Returns a `url(#…)`. */
  radial(stops: Stops, cx?: number, cy?: number, r?: number): string;
  /** Wraps content into a clip path. */
  clipped(d: string, content: string): string;
  /** Wraps content into a Gaussian blur. */
  blurred(deviation: number, content: string): string;
  /** Fades content vertically: opaque at `from`, gone at `to`. */
  fadedY(from: number, to: number, content: string): string;
  /** The whole SVG, with a soft vignette laid over. */
  finish(): string;
}

const stopList = (stops: Stops) =>
  stops
    .map(
      ([at, color, opacity]) =>
        `<stop offset="${at}" stop-color="${color}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");

/** Opens a picture. `seed` (usually the motif name) and the light decide every random choice. */
export function canvas(seed: string, light: Light, size: Size = { width: 1800, height: 1200 }): Canvas {
  const h = 1200;
  const w = (h * size.width) / size.height;
  const pal = palettes[light];
  const rnd = seeded(`${seed}/${light}`);
  const defs: string[] = [];
  const parts: string[] = [];
  const def = (make: (id: string) => string) => {
    const id = `d${defs.length}`;
    defs.push("");
    defs[Number(id.slice(1))] = make(id);
    return id;
  };
  const self: Canvas = {
    light,
    w,
    h,
    pal,
    rnd,
    sunSide: rnd.chance(0.5) ? 1 : -1,
    night: light === "night",
    add: (...more) => void parts.push(...more),
    def,
    linear: (stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1) =>
      `url(#${def((id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopList(stops)}</linearGradient>`)})`,
    radial: (stops, cx = 0.5, cy = 0.5, r = 0.5) =>
      `url(#${def((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopList(stops)}</radialGradient>`)})`,
    clipped: (d, content) =>
      `<g clip-path="url(#${def((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})">${content}</g>`,
    blurred: (deviation, content) =>
      `<g filter="url(#${def((id) => `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`)})">${content}</g>`,
    fadedY: (from, to, content) => {
      const fade = def(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${n(from)}" x2="0" y2="${n(to)}">${stopList(
            [
              [0, "#ffffff"],
              [1, "#000000"],
            ],
          )}</linearGradient>`,
      );
      const mask = def(
        (id) =>
          `<mask id="${id}" maskUnits="userSpaceOnUse" x="${-w}" y="${-h}" width="${w * 3}" height="${h * 3}"><rect x="${-w}" y="${-h}" width="${w * 3}" height="${h * 3}" fill="url(#${fade})"/></mask>`,
      );
      return `<g mask="url(#${mask})">${content}</g>`;
    },
    finish: () => {
      const edge = self.radial(
        [
          [0, pal.ink, 0],
          [0.62, pal.ink, 0],
          [1, pal.ink, light === "day" ? 0.16 : 0.3],
        ],
        0.5,
        0.46,
        0.76,
      );
      const vignette = `<rect width="${n(w)}" height="${h}" fill="${edge}"/>`;
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${n(w)} ${h}"><defs>${defs.join("")}</defs>${parts.join("")}${vignette}</svg>`;
    },
  };
  return self;
}

export const fill = (d: string, color: string, opacity = 1) =>
  d ? `<path d="${d}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>` : "";

export const stroke = (d: string, color: string, width: number, opacity = 1) =>
  d
    ? `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`
    : "";

/** Places a group: translate, then scale (negative x mirrors it), then rotate in degrees. */
export const place = (content: string, x: number, y: number, scaleX = 1, scaleY = scaleX, rotate = 0) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${scaleX.toFixed(4)} ${scaleY.toFixed(4)})${rotate ? ` rotate(${n(rotate)})` : ""}">${content}</g>`;

// ---------------------------------------------------------------- sky

/** Soft round glow. */
export const glow = (c: Canvas, x: number, y: number, rx: number, color: string, opacity: number, ry = rx) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${c.radial([
    [0, color, opacity],
    [0.25, color, opacity * 0.55],
    [0.6, color, opacity * 0.16],
    [1, color, 0],
  ])}"/>`;

/** Streaked high cloud over the area, from fractal noise. */
export function streakCloud(
  c: Canvas,
  top: number,
  bottom: number,
  opacity: number,
  color = c.pal.cloudLit,
): string {
  const { w, rnd } = c;
  const filter = c.def(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="${n(top)}" width="${n(w)}" height="${n(bottom - top)}" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.0011 0.0075" numOctaves="4" seed="${rnd.int(1, 900)}"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 2.6 0.9 0 0 -1.62"/><feComposite in="SourceGraphic" operator="in"/></filter>`,
  );
  const fade = c.linear([
    [0, color, 0],
    [0.3, color, opacity],
    [0.72, color, opacity],
    [1, color, 0],
  ]);
  return `<g filter="url(#${filter})"><rect y="${n(top)}" width="${n(w)}" height="${n(bottom - top)}" fill="${fade}"/></g>`;
}

/** One heaped cloud standing on `y`, lit from above and from the sun's side. */
export function cumulus(c: Canvas, x: number, y: number, width: number, height: number, opacity = 1): string {
  const { rnd, pal } = c;
  const body = c.linear(
    [
      [0, pal.cloudLit, 1],
      [0.45, pal.cloudLit, 0.85],
      [1, pal.cloudShade, 0.1],
    ],
    0.5 + c.sunSide * 0.25,
    0,
    0.5 - c.sunSide * 0.2,
    1,
  );
  const shade = c.linear([
    [0, mix(pal.cloudShade, pal.cloudLit, 0.35), 1],
    [1, pal.cloudShade, 0],
  ]);
  const back: string[] = [];
  const front: string[] = [];
  const count = Math.round(16 + width / 22);
  for (let i = 0; i < count; i++) {
    const u = rnd.bell();
    const swell = (1 - u * u) * (0.55 + 0.45 * noise(u * 3 + 7, 0, rnd.int(1, 3)));
    const r = Math.max(height * 0.12, height * rnd.range(0.2, 0.42) * (0.35 + swell));
    const cy = y - r * 0.55 - rnd() * Math.max(0, height * swell - r);
    (i % 3 ? front : back).push(
      `<circle cx="${n(x + (u * width) / 2)}" cy="${n(cy)}" r="${n(r)}" fill="${i % 3 ? body : shade}"/>`,
    );
  }
  const base = glow(c, x, y, width * 0.62, pal.cloudShade, 0.5, height * 0.16);
  return `<g opacity="${opacity}">${c.fadedY(y - height * 0.22, y + height * 0.18, c.blurred(Math.max(1.2, width / 190), back.join("") + base + front.join("")))}</g>`;
}

function stars(c: Canvas, bottom: number): string {
  const { rnd, w } = c;
  let faint = "";
  let bright = "";
  for (let i = 0; i < 240; i++) {
    const y = bottom * rnd() ** 1.4;
    const x = rnd() * w;
    if (i % 6) faint += circle(x, y, rnd.range(0.7, 1.5));
    else bright += circle(x, y, rnd.range(1.5, 2.6));
  }
  return fill(faint, "#e6ebff", 0.5) + fill(bright, "#fff8e4", 0.85);
}

export interface SkyOptions {
  /** y of the horizon. */
  horizon: number;
  /** Where the sun or moon stands; false leaves it outside of the picture. */
  sun?: { x: number; y: number; r?: number } | false;
  /** 0 clear … 1 rich clouds. */
  clouds?: number;
}

/** Sky down to the horizon: graded air, sun or moon with its glow, clouds, stars at night. */
export function sky(c: Canvas, { horizon, sun, clouds = 0.6 }: SkyOptions): string {
  const { pal, rnd, w } = c;
  const air = c.linear([
    [0, pal.skyTop],
    [0.42, pal.skyMid],
    [0.78, pal.skyLow],
    [1, pal.horizon],
  ]);
  const out = [`<rect width="${n(w)}" height="${n(horizon + 4)}" fill="${air}"/>`];
  if (c.night) out.push(stars(c, horizon * 0.82));
  if (sun) {
    const r = sun.r ?? (c.light === "day" ? 34 : c.night ? 40 : 52);
    c.sunSide = sun.x < w / 2 ? -1 : 1;
    const reach = c.night ? 0.55 : 0.95;
    out.push(
      glow(c, sun.x, sun.y, 900, pal.sunGlow, reach * 0.7, 620),
      glow(c, sun.x, sun.y, r * 4.5, pal.sun, reach * 0.8),
    );
    if (clouds > 0) out.push(streakCloud(c, 0, horizon * 0.98, clouds * (c.light === "day" ? 0.55 : 0.75)));
    if (c.light !== "day") out.push(fill(circle(sun.x, sun.y, r), pal.sun));
    if (c.night)
      out.push(
        fill(
          circle(sun.x - r * 0.25, sun.y - r * 0.2, r * 0.2) +
            circle(sun.x + r * 0.3, sun.y + r * 0.25, r * 0.26),
          pal.sunGlow,
          0.28,
        ),
      );
  } else if (clouds > 0) out.push(streakCloud(c, 0, horizon * 0.98, clouds * 0.6));
  if (c.light === "day" && clouds > 0.3) {
    const count = Math.round(2 + clouds * 4);
    for (let i = 0; i < count; i++) {
      const width = rnd.range(260, 620) * (w / 1800);
      out.push(
        cumulus(
          c,
          w * ((i + rnd.range(0.1, 0.9)) / count),
          horizon - rnd.range(20, 150),
          width,
          width * rnd.range(0.22, 0.36),
          rnd.range(0.75, 0.95),
        ),
      );
    }
  }
  out.push(
    `<rect y="${n(horizon - 190)}" width="${n(w)}" height="194" fill="${c.linear([
      [0, pal.horizon, 0],
      [1, pal.horizon, 0.75],
    ])}"/>`,
  );
  return out.join("");
}

/** A distant flock of birds. */
export function birds(c: Canvas, x: number, y: number, count = 6, scale = 1): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const bx = x + c.rnd.bell() * 150 * scale;
    const by = y + c.rnd.bell() * 60 * scale;
    const s = c.rnd.range(7, 14) * scale;
    d += `M${n(bx - s)} ${n(by - s * 0.35)}Q${n(bx - s * 0.4)} ${n(by - s * 0.5)} ${n(bx)} ${n(by)}Q${n(bx + s * 0.4)} ${n(by - s * 0.5)} ${n(bx + s)} ${n(by - s * 0.2)}`;
  }
  return stroke(d, mix(c.pal.ink, c.pal.haze, 0.3), 2 * scale, 0.8);
}

/** A soft horizontal bank of mist around `y`. */
export function mist(c: Canvas, y: number, height: number, opacity = 0.5, color = c.pal.haze): string {
  const bank = c.linear([
    [0, color, 0],
    [0.55, color, opacity],
    [1, color, 0],
  ]);
  let wisps = "";
  for (let i = 0; i < 4; i++)
    wisps += glow(
      c,
      c.rnd() * c.w,
      y + c.rnd.bell() * height * 0.3,
      c.rnd.range(260, 560),
      color,
      opacity * 0.8,
      height * c.rnd.range(0.2, 0.4),
    );
  return `<rect y="${n(y - height / 2)}" width="${n(c.w)}" height="${n(height)}" fill="${bank}"/>${wisps}`;
}

// ---------------------------------------------------------------- sea

export interface SeaOptions {
  horizon: number;
  bottom?: number;
  /** x of the sun's path on the water; leave out for none. */
  sunX?: number;
  /** 0 open deep water … 1 clear turquoise shallows in front. */
  shallow?: number;
  /** 0 glass … 1 choppy. */
  waves?: number;
}

/** Water from the horizon to the bottom: graded, with perspective ripples and the sun's path of glitter. */
export function sea(
  c: Canvas,
  { horizon, bottom = c.h, sunX, shallow = 0, waves = 0.5 }: SeaOptions,
): string {
  const { pal, w } = c;
  const near = mix(pal.seaNear, pal.shallow, shallow * 0.85);
  const body = c.linear([
    [0, pal.seaFar],
    [0.14, mix(pal.seaFar, pal.seaMid, 0.6)],
    [0.4, mix(pal.seaMid, near, 0.35 + shallow * 0.2)],
    [0.75, near],
    [1, mix(mix(pal.seaNear, pal.seaDeep, 0.65), pal.shallow, shallow)],
  ]);
  const out = [`<rect y="${n(horizon)}" width="${n(w)}" height="${n(bottom - horizon)}" fill="${body}"/>`];
  if (sunX !== undefined)
    out.push(
      glow(
        c,
        sunX,
        horizon,
        420,
        pal.glitter,
        c.light === "day" ? 0.5 : 0.75,
        (bottom - horizon) * 0.9,
      ).replace(
        "<ellipse",
        `<ellipse clip-path="url(#${c.def((id) => `<clipPath id="${id}"><rect y="${n(horizon)}" width="${n(w)}" height="${n(bottom - horizon)}"/></clipPath>`)})"`,
      ),
    );
  if (sunX !== undefined && c.light !== "day") {
    const path = c.linear([
      [0, pal.glitter, 0.75],
      [0.25, pal.sunGlow, 0.42],
      [1, pal.sunGlow, 0],
    ]);
    const spread = (k: number) =>
      poly([
        [sunX - 60 * k, horizon],
        [sunX + 60 * k, horizon],
        [sunX + 170 * k, bottom],
        [sunX - 170 * k, bottom],
      ]);
    out.push(c.blurred(26, fill(spread(1), path, c.night ? 0.35 : 0.55)));
  }
  out.push(swells(c, horizon, bottom, shallow), ripples(c, horizon, bottom, waves));
  if (sunX !== undefined) out.push(glitter(c, sunX, horizon, bottom));
  return out.join("");
}

/** Broad soft bands of lighter and darker water; over shallows also the shapes of reefs below. */
function swells(c: Canvas, horizon: number, bottom: number, shallow: number): string {
  const { rnd, pal, w } = c;
  let out = "";
  for (let i = 0; i < 16; i++) {
    const t = ((i + rnd()) / 16) ** 1.3;
    const y = lerp(horizon + 12, bottom, t);
    const tone = i % 2 ? mix(pal.seaFar, pal.shallow, 0.5) : mix(pal.seaNear, pal.seaDeep, 0.6);
    out += glow(c, rnd() * w, y, rnd.range(300, 800), tone, i % 2 ? 0.3 : 0.26, lerp(5, 52, t));
  }
  if (shallow < 0.5) return out;
  let reef = "";
  for (let i = 0; i < 34; i++) {
    const t = rnd.range(0.18, 0.8);
    const x = noise(i * 0.9, 3, rnd.int(1, 9)) * w * 1.2 - w * 0.1 + rnd.bell() * 90;
    reef += clump(
      rnd,
      x,
      lerp(horizon, bottom, t),
      lerp(20, 120, t) * rnd.range(0.4, 1.2),
      lerp(2, 17, t) * rnd.range(0.6, 1.2),
      9,
    );
  }
  return out + c.blurred(5, fill(reef, mix(pal.seaNear, pal.seaDeep, 0.55), 0.26 * shallow));
}

/** Perspective ripples between two heights: light on the crests, dark in the troughs, gathered in patches. */
export function ripples(c: Canvas, horizon: number, bottom: number, waves = 0.5): string {
  const { rnd, pal, w } = c;
  const seed = rnd.int(1, 999);
  const layers = { far: "", crest: "", trough: "", sheen: "" };
  const count = 520 + waves * 500;
  for (let i = 0; i < count; i++) {
    const t = rnd() ** 1.5;
    const y = horizon + 3 + (bottom - horizon) * t;
    const x = rnd.range(-0.05, 1.05) * w;
    if (noise(x / (120 + 420 * t), y / (18 + 90 * t), seed) < 0.46) continue;
    const half = lerp(8, 95, t) * rnd.range(0.4, 1.4);
    const d = dash(x, y, half, lerp(0.8, 5 + waves * 5, t) * rnd.range(0.6, 1.2));
    if (t < 0.16) layers.far += d;
    else if (i % 5 === 0) layers.sheen += d;
    else if (i % 2) layers.crest += d;
    else layers.trough += d;
  }
  return (
    fill(layers.far, pal.seaMid, 0.35) +
    fill(layers.trough, pal.seaDeep, 0.2 + waves * 0.12) +
    fill(layers.crest, mix(pal.seaFar, pal.seaMid, 0.2), 0.26) +
    fill(layers.sheen, pal.horizon, 0.3)
  );
}

/** Glints of the sun or moon on the water, widening towards the viewer. */
export function glitter(c: Canvas, x: number, horizon: number, bottom: number, strength = 1): string {
  const { rnd, pal } = c;
  let soft = "";
  let hard = "";
  for (let i = 0; i < 420 * strength; i++) {
    const t = rnd() ** 1.25;
    const y = horizon + 2 + (bottom - horizon) * t * 0.97;
    const spread = lerp(26, 230, t);
    const gx = x + rnd.bell() * spread * 1.3;
    if (rnd() < t * 0.5) continue;
    const d = dash(gx, y, lerp(5, 34, t) * rnd.range(0.4, 1.3), lerp(0.9, 4.2, t));
    if (Math.abs(gx - x) < spread * 0.45 && i % 2) hard += d;
    else soft += d;
  }
  return fill(soft, mix(pal.glitter, pal.sunGlow, 0.4), 0.5) + fill(hard, pal.glitter, 0.9);
}

export interface ReflectOptions {
  /** How far down the mirror image reaches. */
  depth: number;
  /** Vertical squash of the image, usually 0.6..1. */
  squash?: number;
  opacity?: number;
  /** Sideways breaking of the image in units. */
  ripple?: number;
  /** Limits the (costly) ripple area. */
  x?: number;
  width?: number;
}

/** Content standing on the waterline `y`, drawn together with its reflection. */
export function standing(c: Canvas, content: string, y: number, options: ReflectOptions): string {
  const id = c.def((name) => `<g id="${name}">${content}</g>`);
  return `${reflection(c, `<use href="#${id}"/>`, y, options)}<use href="#${id}"/>`;
}

/** Mirrors content standing on the waterline `y` into the water, broken by ripples and fading with depth. */
export function reflection(c: Canvas, content: string, y: number, options: ReflectOptions): string {
  const { depth, squash = 0.8, opacity = 0.5, ripple = 22, x = 0, width = c.w } = options;
  const filter = c.def(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(depth)}" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.006 0.07" numOctaves="2" seed="${c.rnd.int(1, 900)}" result="n"/><feColorMatrix in="n" values="1 0 0 0 0 0 0 0 0 0.5 0 0 0 0 0 0 0 0 0 1" result="m"/><feDisplacementMap in="SourceGraphic" in2="m" scale="${ripple * 2}" xChannelSelector="R" yChannelSelector="G"/></filter>`,
  );
  const mirrored = `<g transform="translate(0 ${n(y)}) scale(1 ${-squash}) translate(0 ${n(-y)})">${content}</g>`;
  return `<g opacity="${opacity}">${c.fadedY(y + depth * 0.1, y + depth, `<g filter="url(#${filter})">${mirrored}</g>`)}</g>`;
}

// ---------------------------------------------------------------- plants and land

/** Tones of a thing seen at a distance: 0 near … 1 lost in the haze. */
export const far = (c: Canvas, color: string, distance: number) => mix(color, c.pal.haze, distance * 0.86);

/**
 * Foliage scattered by `spot` (called `count` times, returns a place and a radius): every spot is a leafy crown
 * with a dark mass, mid dabs and lit dabs towards the sun; nearer (lower) crowns overlap those behind.
 */
export function foliage(
  c: Canvas,
  count: number,
  distance: number,
  spot: (i: number) => readonly [number, number, number],
): string {
  const { rnd, pal, sunSide } = c;
  const spots = Array.from({ length: count }, (_, i) => spot(i)).sort((a, b) => a[1] - b[1]);
  const bands = Math.ceil(count / 16);
  const seed = rnd.int(1, 999);
  const tones = [
    pal.leafDark,
    mix(pal.leafDark, pal.leaf, 0.42),
    mix(pal.leafDark, pal.leaf, 0.85),
    mix(pal.leaf, pal.leafLit, 0.55),
  ];
  let out = "";
  for (let band = 0; band < bands; band++) {
    let mass = "";
    let low = "";
    let mid = "";
    let lit = "";
    for (const [x, y, r] of spots.slice(band * 16, band * 16 + 16)) {
      const bright = clamp(fbm(x / (r * 7), y / (r * 6), seed, 2) * 0.9 + 0.5);
      mass += clump(rnd, x, y, r, r * 0.85, 8);
      const dabs = r < 6 ? 2 : r < 9 ? 3 : 5;
      for (let i = 0; i < dabs; i++) {
        const ox = rnd.bell() * r * 0.75 + sunSide * r * 0.12;
        const oy = -r * 0.18 + rnd.bell() * r * 0.5;
        const d = clump(rnd, x + ox, y + oy, r * rnd.range(0.24, 0.42), r * rnd.range(0.16, 0.28), 5);
        if (rnd() < bright * 0.75) mid += d;
        else low += d;
      }
      if (rnd() < bright * 1.1 - 0.25)
        lit += clump(
          rnd,
          x + sunSide * r * rnd.range(0, 0.6),
          y - r * rnd.range(0.25, 0.65),
          r * 0.26,
          r * 0.16,
          4,
        );
    }
    out +=
      fill(mass, far(c, tones[0] ?? "", distance)) +
      fill(low, far(c, tones[1] ?? "", distance)) +
      fill(mid, far(c, tones[2] ?? "", distance), 0.9) +
      fill(lit, far(c, tones[3] ?? "", distance), 0.8);
  }
  return out;
}

export interface HillOptions {
  /** Foot of the hills. */
  y: number;
  height: number;
  distance: number;
  from?: number;
  to?: number;
  /** Number of swells over the width. */
  swells?: number;
  /** 0 bare … 1 wooded. */
  wood?: number;
}

/** A range of wooded hills whose foot dissolves in haze. */
export function hills(
  c: Canvas,
  { y, height, distance, from = -60, to = c.w + 60, swells = 3, wood = 1 }: HillOptions,
): string {
  const { rnd, pal } = c;
  const seed = rnd.int(1, 999);
  const top = (u: number) => {
    const swell = 0.5 + 0.5 * fbm(u * swells, 1, seed, 3);
    return y - height * clamp(0.15 + swell * 0.85) * Math.min(1, Math.min(u, 1 - u) * 7 + 0.12);
  };
  const points = steps(90).map(
    (u): Point => [lerp(from, to, u), top(u) + fbm(u * 60, 3, seed, 2) * height * 0.035],
  );
  const d = `${smooth(points)}L${n(to)} ${n(y)}L${n(from)} ${n(y)}Z`;
  const body = c.linear([
    [0, far(c, mix(pal.leaf, pal.leafDark, 0.45), distance)],
    [0.6, far(c, pal.leafDark, distance)],
    [1, far(c, pal.leafDark, distance)],
  ]);
  const size = height * 0.06 + 5;
  const crowns =
    distance < 0.5 ? Math.min(760, Math.round((wood * (to - from) * height * 0.5) / size ** 2)) : 0;
  const trees = crowns
    ? foliage(c, crowns, distance, () => {
        const u = rnd();
        const ty = top(u);
        return [lerp(from, to, u), ty + size * 0.35 + rnd() ** 1.25 * (y - ty), size * rnd.range(0.55, 1)];
      })
    : ridgeStrokes(c, from, to, top, y, distance);
  const veil = c.linear([
    [0, pal.haze, 0],
    [0.45, pal.haze, 0.06],
    [1, pal.haze, clamp(0.35 + distance * 0.55)],
  ]);
  return c.clipped(d, fill(d, body) + trees + fill(d, veil));
}

/** Soft slanted folds on a distant range. */
function ridgeStrokes(
  c: Canvas,
  from: number,
  to: number,
  top: (u: number) => number,
  y: number,
  distance: number,
): string {
  let lit = "";
  let dark = "";
  for (let i = 0; i < 70; i++) {
    const u = c.rnd();
    const x = lerp(from, to, u);
    const ty = top(u);
    const fall = (y - ty) * c.rnd.range(0.25, 0.7);
    const d = brush(
      [
        [x, ty + 2],
        [x - c.sunSide * fall * 0.3, ty + fall * 0.5],
        [x - c.sunSide * fall * 0.25, ty + fall],
      ],
      [2, fall * 0.22, 1],
    );
    if (i % 2) lit += d;
    else dark += d;
  }
  return fill(dark, far(c, c.pal.leafDark, distance), 0.3) + fill(lit, far(c, c.pal.leafLit, distance), 0.22);
}

/** A coconut palm: foot at x, y, crown `height` above, leaning by `lean` units. `distance` hazes it. */
export function palm(c: Canvas, x: number, y: number, height: number, lean: number, distance = 0): string {
  const { rnd, pal, sunSide } = c;
  const topX = x + lean;
  const topY = y - height;
  const bend = (t: number): Point => [
    x + lean * (t ** 1.7 * 0.85 + t * 0.15) - lean * 0.22 * Math.sin(t * Math.PI),
    y - height * t,
  ];
  const spine = steps(9).map(bend);
  const thick = height * 0.042;
  const trunk = brush(spine, [thick * 1.5, thick * 0.85, thick * 0.6]);
  let rings = "";
  for (const t of steps(Math.round(height / 16))) {
    const [rx, ry] = bend(t);
    const half = lerp(thick * 0.62, thick * 0.28, t);
    rings += `M${n(rx - half)} ${n(ry)}q${n(half)} ${n(half * 0.5)} ${n(half * 2)} 0`;
  }
  const bark = c.linear(
    [
      [0, far(c, sunSide < 0 ? pal.woodLit : pal.woodDark, distance)],
      [0.5, far(c, pal.wood, distance)],
      [1, far(c, sunSide < 0 ? pal.woodDark : pal.woodLit, distance)],
    ],
    0,
    0,
    1,
    0,
  );
  const reach = height * 0.24 + 40 * (height / 420);
  const fronds: { angle: number; length: number; color: string; order: number }[] = [];
  const count = 17;
  for (let i = 0; i < count; i++) {
    const angle = (lerp(-222, 42, (i + rnd.range(0.25, 0.75)) / count) * Math.PI) / 180;
    const back = i % 2 === 0;
    const toSun = clamp(0.5 + Math.cos(angle) * sunSide * 0.6 - Math.sin(angle) * 0.25);
    const color = back
      ? mix(pal.leafDark, pal.leaf, toSun * 0.35)
      : mix(mix(pal.leafDark, pal.leaf, 0.6), pal.leafLit, toSun);
    fronds.push({ angle, length: reach * rnd.range(0.86, 1.12), color, order: (back ? 0 : 2) + rnd() });
  }
  fronds.sort((a, b) => a.order - b.order);
  const crown = fronds
    .map(({ angle, length, color }) => frond(c, topX, topY, angle, length, far(c, color, distance)))
    .join("");
  let nuts = "";
  for (let i = 0; i < 5; i++)
    nuts += circle(topX + rnd.bell() * thick * 1.4, topY + thick * rnd.range(0.3, 1.3), thick * 0.42);
  return (
    fill(trunk, bark) +
    stroke(rings, far(c, pal.woodDark, distance), Math.max(0.8, thick * 0.07), 0.45) +
    crown +
    fill(nuts, far(c, mix(pal.wood, pal.leafDark, 0.4), distance))
  );
}

/** One feathered palm leaf from x, y: leaves at `angle` (radians, y downwards) and droops. */
export function frond(c: Canvas, x: number, y: number, angle: number, length: number, color: string): string {
  const { rnd } = c;
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  const droop = length * (0.16 + 0.4 * Math.abs(dx)) * rnd.range(0.75, 1.15);
  const at = (t: number): Point => [
    x + dx * length * t * (1 - 0.14 * t * t),
    y + dy * length * t * (1 - 0.24 * t) + droop * t ** 2.3,
  ];
  const leaflets = Math.round(clamp(length / 5, 10, 34));
  let d = "";
  for (let i = 0; i <= leaflets; i++) {
    const t = 0.12 + (0.88 * i) / leaflets;
    const [px, py] = at(t);
    const [ox, oy] = at(t - 0.06);
    const heading = Math.atan2(py - oy, px - ox);
    const blade = length * 0.27 * Math.sin(Math.PI * (0.16 + t * 0.74)) ** 0.8 * rnd.range(0.8, 1.12);
    const thick = Math.max(1, length * 0.016) * (1.1 - t * 0.5);
    for (const side of [-1, 1]) {
      const a = heading + side * lerp(1.0, 0.35, t);
      const ex = px + Math.cos(a) * blade;
      const ey = py + Math.sin(a) * blade * 0.75 + blade * 0.38;
      const mx = px + Math.cos(a) * blade * 0.55;
      const my = py + Math.sin(a) * blade * 0.5;
      d += `M${n(px - Math.cos(heading) * thick)} ${n(py - Math.sin(heading) * thick)}Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}Q${n(mx + Math.cos(heading) * thick)} ${n(my + thick)} ${n(px + Math.cos(heading) * thick)} ${n(py + Math.sin(heading) * thick)}Z`;
    }
  }
  const spine = steps(7).map(at);
  return (
    fill(d, color) +
    fill(brush(spine, [length * 0.028, length * 0.017, 0.4]), mix(color, c.pal.leafLit, 0.28))
  );
}

/** Big leaves hanging into a corner of the picture, as a dark frame in the foreground. */
export function frameFronds(
  c: Canvas,
  x: number,
  y: number,
  length: number,
  from: number,
  to: number,
  count = 6,
): string {
  let out = "";
  for (let i = 0; i < count; i++) {
    const color = mix(c.pal.leafDark, i % 2 ? c.pal.ink : c.pal.leaf, i % 2 ? 0.35 : 0.25);
    out += frond(
      c,
      x,
      y,
      lerp(from, to, (i + c.rnd.range(0.2, 0.8)) / count),
      length * c.rnd.range(0.8, 1.1),
      color,
    );
  }
  return out;
}

/** Grass and shrubs along a line, to ground things and soften edges. */
export function undergrowth(c: Canvas, points: readonly Point[], size: number, distance = 0): string {
  const last = points.length - 1;
  return foliage(c, Math.max(6, last * 5), distance, () => {
    const at = c.rnd() * last;
    const [ax, ay] = points[Math.floor(at)] ?? [0, 0];
    const [bx, by] = points[Math.min(last, Math.floor(at) + 1)] ?? [ax, ay];
    const t = at % 1;
    return [lerp(ax, bx, t), lerp(ay, by, t) - c.rnd() * size * 0.5, size * c.rnd.range(0.4, 0.9)];
  });
}
