/** Architecture: Thai gables, stupas, prangs, candi, towers, upturned roofs, domes, stairs. */
import {
  type Canvas,
  circle,
  far,
  fill,
  glow,
  lerp,
  mix,
  n,
  type Point,
  poly,
  smooth,
  steps,
  stroke,
} from "../paint.ts";
import { dim, fall, hue, lathe, lit, type Profile, rect, round, scaled, uplight } from "./land-paint.ts";

/** Windows that glow after sunset. */
export const windowColor = (c: Canvas, on = true) =>
  c.night || c.light === "dusk"
    ? on
      ? c.pal.lamp
      : dim(c, c.pal.wallShade, 0.5)
    : mix(c.pal.skyMid, c.pal.ink, 0.45);

// ---------------------------------------------------------------- Thailand

export interface GableColors {
  tile: string;
  border: string;
  trim: string;
}

/** One frontal Thai gable standing on the eaves line y: steep pitch, skirts, gilded barge boards, finials. */
export function thaiGable(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  colors: GableColors,
): string {
  const { tile, border, trim } = colors;
  const knee = h * 0.34;
  const roof = (grow: number) => {
    const half = w * 0.5 + grow;
    const mid = w * 0.35 + grow;
    return `M${n(x)} ${n(y - h - grow * 1.6)}Q${n(x + mid * 0.42)} ${n(y - h * 0.62)} ${n(x + mid)} ${n(y - knee + grow * 0.4)}L${n(x + half)} ${n(y + grow * 0.4)}L${n(x - half)} ${n(y + grow * 0.4)}L${n(x - mid)} ${n(y - knee + grow * 0.4)}Q${n(x - mid * 0.42)} ${n(y - h * 0.62)} ${n(x)} ${n(y - h - grow * 1.6)}Z`;
  };
  const inner = `M${n(x)} ${n(y - h * 0.84)}Q${n(x + w * 0.11)} ${n(y - h * 0.52)} ${n(x + w * 0.26)} ${n(y - knee * 0.72)}L${n(x + w * 0.26)} ${n(y)}L${n(x - w * 0.26)} ${n(y)}L${n(x - w * 0.26)} ${n(y - knee * 0.72)}Q${n(x - w * 0.11)} ${n(y - h * 0.52)} ${n(x)} ${n(y - h * 0.84)}Z`;
  const boards =
    `M${n(x)} ${n(y - h)}Q${n(x + w * 0.147)} ${n(y - h * 0.62)} ${n(x + w * 0.35)} ${n(y - knee)}M${n(x)} ${n(y - h)}Q${n(x - w * 0.147)} ${n(y - h * 0.62)} ${n(x - w * 0.35)} ${n(y - knee)}` +
    `M${n(x + w * 0.33)} ${n(y - knee * 0.86)}L${n(x + w * 0.5)} ${n(y)}M${n(x - w * 0.33)} ${n(y - knee * 0.86)}L${n(x - w * 0.5)} ${n(y)}`;
  let tiles = "";
  for (let i = 1; i < 9; i++) {
    const yy = y - (h * i) / 10;
    tiles += `M${n(x - w * 0.5)} ${n(yy)}H${n(x + w * 0.5)}`;
  }
  let scroll = "";
  for (const [u, v, r] of [
    [0, 0.5, 0.055],
    [-0.09, 0.34, 0.045],
    [0.09, 0.34, 0.045],
    [-0.16, 0.17, 0.045],
    [0, 0.2, 0.06],
    [0.16, 0.17, 0.045],
  ] as const)
    scroll += circle(x + w * u, y - h * v, w * r) + circle(x + w * u, y - h * v, w * r * 0.5);
  const k = w * 0.06;
  const chofa = `M${n(x - k * 0.22)} ${n(y - h)}Q${n(x - k * 0.5)} ${n(y - h - k * 0.9)} ${n(x + k * 0.15)} ${n(y - h - k * 2.3)}Q${n(x - k * 0.05)} ${n(y - h - k)} ${n(x + k * 0.55)} ${n(y - h - k * 0.7)}Q${n(x + k * 0.1)} ${n(y - h - k * 0.5)} ${n(x + k * 0.24)} ${n(y - h)}Z`;
  const hooks = [-1, 1]
    .flatMap((s) =>
      [
        [w * 0.35, knee],
        [w * 0.5, 0],
      ].map(([dx = 0, dy = 0]) => {
        const hx = x + s * dx;
        const hy = y - dy;
        return `M${n(hx - s * k * 0.5)} ${n(hy + k * 0.2)}Q${n(hx + s * k * 0.7)} ${n(hy + k * 0.25)} ${n(hx + s * k * 0.85)} ${n(hy - k * 1.15)}Q${n(hx + s * k * 0.25)} ${n(hy - k * 0.25)} ${n(hx - s * k * 0.5)} ${n(hy - k * 0.4)}Z`;
      }),
    )
    .join("");
  return (
    fill(roof(k * 0.3), dim(c, border, 0.3)) +
    fill(
      roof(0),
      c.linear(
        c.sunSide < 0
          ? [
              [0, lit(c, tile, 0.2)],
              [0.5, tile],
              [0.52, dim(c, tile, 0.2)],
              [1, dim(c, tile, 0.42)],
            ]
          : [
              [0, dim(c, tile, 0.42)],
              [0.48, dim(c, tile, 0.2)],
              [0.5, tile],
              [1, lit(c, tile, 0.2)],
            ],
        0,
        0,
        1,
        0,
      ),
    ) +
    c.clipped(roof(0), stroke(tiles, dim(c, tile, 0.5), 1.3, 0.35)) +
    stroke(boards, border, k * 0.9) +
    stroke(boards, trim, k * 0.45) +
    fill(inner, fall(c, lit(c, trim, 0.2), dim(c, mix(trim, border, 0.4), 0.25))) +
    stroke(scroll, dim(c, mix(trim, border, 0.5), 0.4), k * 0.14, 0.6) +
    stroke(inner, lit(c, trim, 0.35), k * 0.16, 0.9) +
    fill(chofa + hooks, round(c, trim))
  );
}

/** A Thai hall seen from the front: stairs, columns, door, three telescoped gables. y is the ground. */
export function thaiHall(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  colors: GableColors,
  wall = c.pal.wallLit,
): string {
  const base = w * 0.1;
  const body = w * 0.34;
  const eaves = y - base - body;
  const column = (cx: number, cw: number) =>
    fill(rect(cx - cw / 2, eaves, cw, body), round(c, wall)) +
    fill(
      rect(cx - cw * 0.75, eaves, cw * 1.5, cw * 0.8) +
        rect(cx - cw * 0.7, y - base - cw * 0.7, cw * 1.4, cw * 0.7),
      round(c, colors.trim),
    );
  let out = "";
  for (let i = 0; i < 3; i++)
    out += fill(
      rect(x - w * (0.52 - i * 0.02), y - base * ((i + 1) / 3), w * (1.04 - i * 0.04), base / 3 + 1),
      fall(c, lit(c, wall, 0.2), dim(c, wall, 0.25)),
    );
  out += fill(rect(x - w * 0.44, eaves, w * 0.88, body), fall(c, dim(c, wall, 0.55), dim(c, wall, 0.25)));
  out += thaiGable(c, x, eaves - w * 0.16, w * 0.82, w * 0.62, colors);
  out += thaiGable(c, x, eaves - w * 0.07, w * 0.95, w * 0.56, colors);
  const glowIn = c.night || c.light === "dusk";
  for (const dx of [-0.3, 0, 0.3]) {
    const dw = w * (dx ? 0.075 : 0.1);
    const dh = body * (dx ? 0.6 : 0.78);
    const door = `M${n(x + dx * w - dw / 2)} ${n(y - base)}v${n(-dh * 0.72)}Q${n(x + dx * w - dw * 0.12)} ${n(y - base - dh * 0.8)} ${n(x + dx * w)} ${n(y - base - dh)}Q${n(x + dx * w + dw * 0.12)} ${n(y - base - dh * 0.8)} ${n(x + dx * w + dw / 2)} ${n(y - base - dh * 0.72)}v${n(dh * 0.72)}Z`;
    out +=
      stroke(door, colors.trim, w * 0.014) +
      fill(
        door,
        glowIn ? fall(c, c.pal.lamp, mix(c.pal.lamp, colors.border, 0.5)) : dim(c, colors.border, 0.45),
      );
    if (glowIn) out += glow(c, x + dx * w, y - base - dh * 0.4, dw * 2.4, c.pal.lamp, 0.5);
  }
  for (const dx of [-0.42, -0.2, 0.2, 0.42]) out += column(x + dx * w, w * 0.036);
  out += fill(rect(x - w * 0.47, eaves - w * 0.02, w * 0.94, w * 0.03), round(c, colors.trim));
  out += thaiGable(c, x, eaves, w * 0.58, w * 0.4, colors);
  for (let i = 0; i < 6; i++)
    out += fill(
      rect(x - w * (0.09 + i * 0.008), y - base + (base * i) / 6, w * (0.18 + i * 0.016), base / 6 + 1),
      i % 2 ? dim(c, wall, 0.16) : lit(c, wall, 0.25),
    );
  return out;
}

/** Bell-shaped stupa, proportions of a height of 1. */
export const chediProfile: Profile = [
  [0, 0.3],
  [0.05, 0.3],
  [0.05, 0.27],
  [0.1, 0.27],
  [0.1, 0.245],
  [0.14, 0.245],
  [0.14, 0.215],
  [0.17, 0.23],
  [0.2, 0.2],
  [0.26, 0.185],
  [0.33, 0.16],
  [0.38, 0.12],
  [0.41, 0.075],
  [0.41, 0.1],
  [0.45, 0.1],
  [0.45, 0.06],
  [0.48, 0.062],
  [0.5, 0.066],
  [0.54, 0.055],
  [0.58, 0.048],
  [0.63, 0.04],
  [0.7, 0.031],
  [0.78, 0.022],
  [0.88, 0.012],
  [1, 0.002],
];

/** Corn-cob tower of the Khmer and Bangkok kind. */
export const prangProfile: Profile = [
  [0, 0.3],
  [0.04, 0.3],
  [0.04, 0.275],
  [0.12, 0.255],
  [0.12, 0.235],
  [0.22, 0.21],
  [0.22, 0.19],
  [0.33, 0.165],
  [0.33, 0.145],
  [0.4, 0.135],
  [0.4, 0.15],
  [0.42, 0.15],
  [0.42, 0.12],
  [0.5, 0.108],
  [0.5, 0.118],
  [0.52, 0.118],
  [0.52, 0.1],
  [0.6, 0.096],
  [0.7, 0.088],
  [0.8, 0.07],
  [0.87, 0.048],
  [0.91, 0.026],
  [0.93, 0.012],
  [0.96, 0.01],
  [1, 0.002],
];

export const chedi = (c: Canvas, x: number, y: number, height: number, color: string, distance = 0) =>
  lathe(c, x, y, scaled(chediProfile, height), color, { distance }) +
  uplight(c, x, y - height * 0.1, height * 0.3, height * 0.3);

/** A prang with banded ornament. */
export function prang(c: Canvas, x: number, y: number, height: number, color: string, distance = 0): string {
  let bands = "";
  let ribs = "";
  for (let i = 0; i < 16; i++) {
    const t = 0.03 + i * 0.052;
    const half = widthAt(prangProfile, t) * height;
    bands += `M${n(x - half)} ${n(y - t * height)}h${n(half * 2)}`;
  }
  for (const k of [-0.66, -0.33, 0, 0.33, 0.66]) {
    ribs += poly(
      [0.53, 0.62, 0.7, 0.8, 0.88].map(
        (t): Point => [x + k * widthAt(prangProfile, t) * height, y - t * height],
      ),
      false,
    );
    ribs += `M${n(x + k * 0.2 * height)} ${n(y - 0.13 * height)}L${n(x + k * 0.15 * height)} ${n(y - 0.39 * height)}`;
  }
  return (
    lathe(c, x, y, scaled(prangProfile, height), color, { distance }) +
    stroke(bands, far(c, lit(c, color, 0.5), distance), Math.max(1, height * 0.005), 0.5) +
    stroke(ribs, far(c, dim(c, color, 0.5), distance), Math.max(1, height * 0.005), 0.4) +
    stroke(
      `M${n(x)} ${n(y - height * 0.9)}v${n(-height * 0.11)}M${n(x - height * 0.016)} ${n(y - height * 0.985)}v${n(height * 0.028)}q${n(height * 0.016)} ${n(height * 0.015)} ${n(height * 0.032)} 0v${n(-height * 0.028)}`,
      far(c, c.pal.gold, distance),
      Math.max(1, height * 0.006),
    ) +
    uplight(c, x, y - height * 0.1, height * 0.34, height * 0.4)
  );
}

/** Half width of a profile at a height. */
export function widthAt(profile: Profile, up: number): number {
  for (let i = 1; i < profile.length; i++) {
    const [a, wa] = profile[i - 1] ?? [0, 0];
    const [b, wb] = profile[i] ?? [0, 0];
    if (up <= b && b > a) return lerp(wa, wb, (up - a) / (b - a));
  }
  return 0;
}

// ---------------------------------------------------------------- Java and Bali

/** A stone temple tower of central Java: stepped body, door niche, tiers of small ratna, pinnacle. */
export function candi(c: Canvas, x: number, y: number, height: number, color: string, distance = 0): string {
  const h = height;
  const block = (up: number, tall: number, half: number) =>
    fill(rect(x - half * h, y - (up + tall) * h, half * 2 * h, tall * h + 1), round(c, color, distance));
  const ledge = (up: number, half: number) =>
    fill(
      rect(x - half * h, y - up * h - h * 0.012, half * 2 * h, h * 0.018),
      far(c, lit(c, color, 0.3), distance),
    ) +
    fill(
      rect(x - half * h, y - up * h + h * 0.006, half * 2 * h, h * 0.008),
      far(c, dim(c, color, 0.55), distance),
      0.7,
    );
  const ratna = (rx: number, up: number, size: number) =>
    lathe(
      c,
      rx,
      y - up * h,
      [
        [0, size * 0.36],
        [size * 0.18, size * 0.36],
        [size * 0.18, size * 0.26],
        [size * 0.5, size * 0.3],
        [size * 0.72, size * 0.14],
        [size, size * 0.02],
      ],
      color,
      { distance, rings: false },
    );
  let out =
    block(0, 0.06, 0.31) +
    ledge(0.06, 0.32) +
    block(0.06, 0.05, 0.27) +
    ledge(0.11, 0.28) +
    block(0.11, 0.22, 0.185) +
    ledge(0.33, 0.21);
  // Projecting porches left and right, and the front portal.
  out += block(0.11, 0.15, 0.225) + ledge(0.26, 0.235);
  const portal = (w: number, t: number) =>
    `M${n(x - w * h)} ${n(y - 0.08 * h)}v${n(-(t - 0.05) * h)}Q${n(x - w * h * 0.9)} ${n(y - (t + 0.08) * h)} ${n(x)} ${n(y - (t + 0.12) * h)}Q${n(x + w * h * 0.9)} ${n(y - (t + 0.08) * h)} ${n(x + w * h)} ${n(y - (t + 0.03) * h)}v${n((t - 0.05) * h)}Z`;
  out +=
    fill(portal(0.085, 0.17), round(c, lit(c, color, 0.12), distance)) +
    fill(
      portal(0.04, 0.11),
      far(
        c,
        c.night || c.light === "dusk" ? mix(dim(c, c.pal.coral, 0.5), c.pal.lamp, 0.5) : dim(c, color, 0.75),
        distance,
      ),
    );
  let up = 0.33;
  for (const [half, tall, count] of [
    [0.185, 0.075, 7],
    [0.145, 0.075, 5],
    [0.105, 0.075, 5],
    [0.07, 0.07, 3],
  ] as const) {
    for (const t of steps(count))
      out += ratna(x + lerp(-half - 0.005, half + 0.005, t) * h, up + 0.005, h * 0.085);
    out += block(up, tall, half * 0.8) + ledge(up + tall, half * 0.9);
    up += tall;
  }
  for (const t of steps(3)) out += ratna(x + lerp(-0.05, 0.05, t) * h, up, h * 0.07);
  out += lathe(
    c,
    x,
    y - up * h,
    scaled(
      [
        [0, 0.055],
        [0.04, 0.055],
        [0.05, 0.045],
        [0.11, 0.055],
        [0.17, 0.045],
        [0.23, 0.02],
        [0.3, 0.012],
        [0.36, 0.002],
      ],
      h,
      h,
    ),
    color,
    { distance },
  );
  let joints = "";
  for (let i = 1; i < 22; i++)
    joints += `M${n(x - 0.19 * h)} ${n(y - 0.11 * h - i * 0.01 * h)}h${n(0.38 * h)}`;
  return (
    out +
    stroke(joints, far(c, dim(c, color, 0.6), distance), 1, 0.25) +
    uplight(c, x, y - h * 0.12, h * 0.34, h * 0.42)
  );
}

/** A Balinese meru: thatched tiers on a small shrine. */
export function meru(c: Canvas, x: number, y: number, height: number, tiers: number, distance = 0): string {
  const thatch = hue(c, "#5b4a40");
  const wood = hue(c, "#a8643f");
  const stone = far(c, c.pal.rock, distance);
  let out =
    fill(
      rect(x - height * 0.2, y - height * 0.06, height * 0.4, height * 0.06),
      round(c, c.pal.rock, distance),
    ) +
    fill(rect(x - height * 0.17, y - height * 0.1, height * 0.34, height * 0.04), stone) +
    fill(rect(x - height * 0.1, y - height * 0.24, height * 0.2, height * 0.15), round(c, wood, distance));
  out += fill(
    rect(x - height * 0.035, y - height * 0.22, height * 0.07, height * 0.12),
    far(c, c.night || c.light === "dusk" ? c.pal.lamp : dim(c, wood, 0.6), distance),
  );
  const rise = (0.7 * height) / tiers;
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers;
    const by = y - height * 0.22 - i * rise;
    const half = height * lerp(0.25, 0.09, t);
    const peak = rise * 1.12;
    out += fill(rect(x - half * 0.4, by - rise * 0.9, half * 0.8, rise), round(c, wood, distance));
    out += fill(
      `M${n(x - half)} ${n(by)}Q${n(x - half * 0.62)} ${n(by - peak * 0.3)} ${n(x - half * 0.34)} ${n(by - peak)}H${n(x + half * 0.34)}Q${n(x + half * 0.62)} ${n(by - peak * 0.3)} ${n(x + half)} ${n(by)}Q${n(x)} ${n(by + peak * 0.16)} ${n(x - half)} ${n(by)}Z`,
      round(c, thatch, distance),
    );
    out += stroke(
      `M${n(x - half)} ${n(by)}Q${n(x)} ${n(by + peak * 0.16)} ${n(x + half)} ${n(by)}`,
      far(c, lit(c, thatch, 0.45), distance),
      Math.max(1, height * 0.004),
      0.7,
    );
  }
  return (
    out +
    lathe(
      c,
      x,
      y - height * 0.22 - tiers * rise,
      scaled(
        [
          [0, 0.03],
          [0.03, 0.018],
          [0.06, 0.004],
        ],
        height,
      ),
      c.pal.gold,
      { distance, rings: false },
    ) +
    uplight(c, x, y - height * 0.16, height * 0.26, height * 0.34)
  );
}

/** One half of a Balinese split gate; `side` -1 is the left half. `x` is the inner, sheer face. */
export function splitGateHalf(
  c: Canvas,
  x: number,
  y: number,
  height: number,
  side: -1 | 1,
  color: string,
): string {
  const stepsUp: [number, number][] = [
    [0, 0.52],
    [0.07, 0.52],
    [0.07, 0.46],
    [0.12, 0.46],
    [0.12, 0.37],
    [0.4, 0.35],
    [0.4, 0.42],
    [0.44, 0.42],
    [0.44, 0.33],
    [0.53, 0.31],
    [0.53, 0.36],
    [0.565, 0.36],
    [0.565, 0.265],
    [0.645, 0.25],
    [0.645, 0.29],
    [0.675, 0.29],
    [0.675, 0.2],
    [0.745, 0.185],
    [0.745, 0.22],
    [0.775, 0.22],
    [0.775, 0.14],
    [0.835, 0.13],
    [0.835, 0.16],
    [0.86, 0.16],
    [0.86, 0.09],
    [0.92, 0.075],
    [0.93, 0.05],
    [1, 0.018],
    [1.02, 0],
  ];
  const outline = [
    ...stepsUp.map(([up, out]): Point => [x + side * out * height, y - up * height]),
    [x, y - height * 1.02] as Point,
    [x, y] as Point,
  ];
  const d = poly(outline);
  const toSun = side === c.sunSide;
  let carving = "";
  let lines = "";
  for (const [up, out] of stepsUp)
    if (out > 0.1) lines += `M${n(x)} ${n(y - up * height)}h${n(side * out * height)}`;
  for (let i = 0; i < 8; i++) {
    const up = 0.15 + i * 0.03;
    carving += `M${n(x + side * height * 0.06)} ${n(y - up * height)}h${n(side * height * 0.24)}`;
  }
  let horns = "";
  for (const [up, out, s] of [
    [0.44, 0.42, 0.06],
    [0.565, 0.36, 0.055],
    [0.675, 0.29, 0.05],
    [0.775, 0.22, 0.045],
    [0.86, 0.16, 0.04],
  ] as const) {
    const hx = x + side * out * height;
    const hy = y - up * height;
    horns += `M${n(hx - side * s * height * 0.8)} ${n(hy)}Q${n(hx + side * s * height * 0.3)} ${n(hy - s * height * 0.1)} ${n(hx + side * s * height * 0.25)} ${n(hy - s * height)}Q${n(hx - side * s * height * 0.3)} ${n(hy - s * height * 0.4)} ${n(hx - side * s * height * 0.8)} ${n(hy)}Z`;
  }
  const niche = `M${n(x + side * height * 0.13)} ${n(y - 0.14 * height)}v${n(-0.15 * height)}q${n(side * height * 0.045)} ${n(-0.06 * height)} ${n(side * height * 0.09)} 0v${n(0.15 * height)}Z`;
  return (
    fill(
      d + horns,
      toSun
        ? c.linear([
            [0, lit(c, color, 0.35)],
            [1, color],
          ])
        : c.linear([
            [0, dim(c, color, 0.15)],
            [1, dim(c, color, 0.4)],
          ]),
    ) +
    fill(
      poly([
        [x, y],
        [x, y - height * 1.02],
        [x + side * height * 0.035, y - height * 0.95],
        [x + side * height * 0.035, y],
      ]),
      toSun ? dim(c, color, 0.45) : lit(c, color, 0.3),
    ) +
    fill(horns, lit(c, color, toSun ? 0.4 : 0.1)) +
    stroke(lines, dim(c, color, 0.65), height * 0.005, 0.6) +
    stroke(carving, dim(c, color, 0.6), height * 0.003, 0.4) +
    fill(niche, dim(c, color, 0.55), 0.8) +
    uplight(c, x + side * height * 0.22, y - height * 0.06, height * 0.32, height * 0.4)
  );
}

// ---------------------------------------------------------------- roofs of East Asia, houses

/** An upturned tiled roof standing on the eaves line y. */
export function upturnedRoof(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  { flip = 0.12, ridge = 0.56, distance = 0, trim = c.pal.wallLit } = {},
): string {
  const half = w / 2;
  const top = half * ridge;
  const d = `M${n(x - half)} ${n(y - h * flip * 2)}Q${n(x - half * 0.8)} ${n(y - h * 0.12)} ${n(x - top)} ${n(y - h)}H${n(x + top)}Q${n(x + half * 0.8)} ${n(y - h * 0.12)} ${n(x + half)} ${n(y - h * flip * 2)}Q${n(x + half * 0.7)} ${n(y + h * 0.04)} ${n(x)} ${n(y)}Q${n(x - half * 0.7)} ${n(y + h * 0.04)} ${n(x - half)} ${n(y - h * flip * 2)}Z`;
  let ribs = "";
  const count = Math.max(8, Math.round(w / 26));
  for (const t of steps(count)) {
    const u = t * 2 - 1;
    ribs += `M${n(x + u * top)} ${n(y - h)}Q${n(x + u * half * 0.76)} ${n(y - h * 0.35)} ${n(x + u * half * 0.94)} ${n(y - h * 0.02 - Math.abs(u) ** 3 * h * flip * 1.6)}`;
  }
  const eave = `M${n(x - half)} ${n(y - h * flip * 2)}Q${n(x - half * 0.7)} ${n(y + h * 0.04)} ${n(x)} ${n(y)}Q${n(x + half * 0.7)} ${n(y + h * 0.04)} ${n(x + half)} ${n(y - h * flip * 2)}`;
  return (
    fill(
      d,
      c.linear([
        [0, far(c, lit(c, color, 0.3), distance)],
        [0.5, far(c, color, distance)],
        [1, far(c, dim(c, color, 0.4), distance)],
      ]),
    ) +
    stroke(ribs, far(c, dim(c, color, 0.55), distance), Math.max(1, w * 0.003), 0.4) +
    stroke(eave, far(c, dim(c, color, 0.6), distance), Math.max(1.5, h * 0.06)) +
    stroke(`M${n(x - top)} ${n(y - h)}H${n(x + top)}`, far(c, trim, distance), Math.max(2, h * 0.09)) +
    stroke(
      `M${n(x - top)} ${n(y - h)}q${n(-h * 0.06)} ${n(-h * 0.12)} ${n(-h * 0.16)} ${n(-h * 0.16)}M${n(x + top)} ${n(y - h)}q${n(h * 0.06)} ${n(-h * 0.12)} ${n(h * 0.16)} ${n(-h * 0.16)}`,
      far(c, trim, distance),
      Math.max(1.5, h * 0.06),
    )
  );
}

/** A hip or saddle roof in plain tiles. */
export function hipRoof(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  ridge = 0.5,
  distance = 0,
): string {
  const d = poly([
    [x - w / 2, y],
    [x - (w / 2) * ridge, y - h],
    [x + (w / 2) * ridge, y - h],
    [x + w / 2, y],
  ]);
  let rows = "";
  for (let i = 1; i < 8; i++) {
    const t = i / 8;
    const half = (w / 2) * lerp(1, ridge, t);
    rows += `M${n(x - half)} ${n(y - h * t)}h${n(half * 2)}`;
  }
  return (
    fill(
      d,
      c.linear([
        [0, far(c, lit(c, color, 0.28), distance)],
        [1, far(c, dim(c, color, 0.3), distance)],
      ]),
    ) + stroke(rows, far(c, dim(c, color, 0.5), distance), 1.3, 0.35)
  );
}

// ---------------------------------------------------------------- towers and skylines

export interface TowerOptions {
  color: string;
  distance?: number;
  /** Share of windows with light after sunset. */
  glowing?: number;
  cell?: number;
}

/** A plain high-rise with a lit and a shaded face and windows. */
export function tower(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  { color, distance = 0, glowing = 0.45, cell = 12 }: TowerOptions,
): string {
  const { rnd } = c;
  const body = rect(x, y - h, w, h);
  const side = w * 0.3;
  const shade = c.sunSide < 0 ? rect(x + w - side, y - h, side, h) : rect(x, y - h, side, h);
  const dark = c.night || c.light === "dusk";
  let on = "";
  let off = "";
  const cols = Math.max(2, Math.floor(w / cell));
  const rows = Math.max(3, Math.floor(h / (cell * 1.25)));
  for (let i = 0; i < cols; i++)
    for (let j = 0; j < rows; j++) {
      const d = rect(
        x + (w * (i + 0.26)) / cols,
        y - h + (h * (j + 0.3)) / rows,
        (w / cols) * 0.5,
        (h / rows) * 0.42,
      );
      if (dark && rnd() < glowing) on += d;
      else if (rnd() < 0.85) off += d;
    }
  return (
    fill(
      body,
      c.linear([
        [0, far(c, lit(c, color, 0.2), distance)],
        [1, far(c, color, Math.min(1, distance + 0.25))],
      ]),
    ) +
    fill(shade, far(c, dim(c, color, 0.45), distance), 0.75) +
    fill(off, far(c, dim(c, color, c.light === "day" ? 0.35 : 0.5), distance), 0.5) +
    fill(on, far(c, c.pal.lamp, distance * 0.6), 0.9)
  );
}

/** A row of anonymous high-rises between two x. */
export function skyline(
  c: Canvas,
  from: number,
  to: number,
  y: number,
  height: number,
  distance: number,
  color = c.pal.wallShade,
  cell = 11,
): string {
  const { rnd } = c;
  let out = "";
  let x = from;
  while (x < to) {
    const w = rnd.range(36, 96) * (height / 420 + 0.35);
    const u = (x - from) / (to - from);
    const h = height * rnd.range(0.3, 1) * (0.55 + 0.45 * Math.sin(u * Math.PI));
    const tone = mix(
      color,
      rnd.pick([c.pal.wall, c.pal.teal, c.pal.rock, c.pal.wallLit]),
      rnd.range(0.1, 0.5),
    );
    out += tower(c, x, y, w, h, { color: tone, distance, cell });
    if (rnd.chance(0.3))
      out +=
        fill(rect(x + w * 0.3, y - h - w * 0.22, w * 0.4, w * 0.24), far(c, tone, distance)) +
        stroke(`M${n(x + w / 2)} ${n(y - h - w * 0.2)}v${n(-w * 0.5)}`, far(c, dim(c, tone), distance), 2);
    x += w * rnd.range(0.8, 1.25);
  }
  return out;
}

/** A dome with a finial. */
export function dome(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  { distance = 0, onion = 0, finial = c.pal.gold } = {},
): string {
  const half = w / 2;
  const d = `M${n(x - half)} ${n(y)}C${n(x - half * (1.02 + onion * 0.35))} ${n(y - h * 0.52)} ${n(x - half * 0.6)} ${n(y - h * (0.88 - onion * 0.06))} ${n(x)} ${n(y - h)}C${n(x + half * 0.6)} ${n(y - h * (0.88 - onion * 0.06))} ${n(x + half * (1.02 + onion * 0.35))} ${n(y - h * 0.52)} ${n(x + half)} ${n(y)}Z`;
  let ribs = "";
  for (const k of [-0.6, -0.25, 0.25, 0.6])
    ribs += `M${n(x + k * half * 1.0)} ${n(y)}Q${n(x + k * half * 1.1)} ${n(y - h * 0.7)} ${n(x)} ${n(y - h)}`;
  return (
    fill(d, round(c, color, distance)) +
    stroke(ribs, far(c, dim(c, color, 0.45), distance), 1.4, 0.25) +
    stroke(
      `M${n(x)} ${n(y - h + 1)}v${n(-h * 0.22 - 6)}`,
      far(c, finial, distance),
      Math.max(1.6, w * 0.018),
    ) +
    fill(circle(x, y - h - h * 0.07, Math.max(1.6, w * 0.024)), far(c, finial, distance))
  );
}

/** A slender minaret with balconies and a pointed cap. */
export function minaret(
  c: Canvas,
  x: number,
  y: number,
  h: number,
  w: number,
  color: string,
  cap: string,
  distance = 0,
  balconies = 2,
): string {
  let out = lathe(
    c,
    x,
    y,
    [
      [0, w * 0.75],
      [h * 0.1, w * 0.75],
      [h * 0.1, w * 0.55],
      [h * 0.83, w * 0.42],
    ],
    color,
    { distance, rings: false },
  );
  for (let i = 0; i < balconies; i++) {
    const up = h * (0.5 + (i * 0.33) / Math.max(1, balconies - 1));
    out += lathe(
      c,
      x,
      y - up,
      [
        [-w * 0.5, w * 0.45],
        [0, w * 0.85],
        [w * 0.35, w * 0.85],
      ],
      color,
      { distance },
    );
    if (c.night || c.light === "dusk") out += glow(c, x, y - up - w * 0.2, w * 2.2, c.pal.lamp, 0.4);
  }
  return (
    out +
    lathe(
      c,
      x,
      y - h * 0.82,
      [
        [0, w * 0.46],
        [h * 0.05, w * 0.4],
        [h * 0.13, w * 0.16],
        [h * 0.19, 0.5],
      ],
      cap,
      { distance, rings: false },
    )
  );
}

/** A flight of stairs seen from the front, narrowing upwards. */
export function stairs(
  c: Canvas,
  x: number,
  top: number,
  bottom: number,
  topW: number,
  bottomW: number,
  color: string,
  count = 14,
): string {
  let out = "";
  for (let i = count - 1; i >= 0; i--) {
    const t = (i + 1) / count;
    const t0 = i / count;
    const y0 = lerp(top, bottom, t0 ** 1.25);
    const y1 = lerp(top, bottom, t ** 1.25);
    const half = lerp(topW, bottomW, t) / 2;
    out +=
      fill(rect(x - half, y0, half * 2, (y1 - y0) * 0.42), lit(c, color, 0.35)) +
      fill(rect(x - half, y0 + (y1 - y0) * 0.42, half * 2, (y1 - y0) * 0.6), dim(c, color, 0.22));
  }
  return out;
}

/** A ring of lotus petals, for pedestals. */
export function lotusRing(
  c: Canvas,
  x: number,
  y: number,
  half: number,
  height: number,
  color: string,
  count = 11,
): string {
  let out = "";
  const petals = Array.from({ length: count }, (_, i) => (i / (count - 1)) * 2 - 1).sort(
    (a, b) => Math.abs(b) - Math.abs(a),
  );
  for (const u of petals) {
    const px = x + Math.sin((u * Math.PI) / 2) * half;
    const pw = ((half * 2.7) / count) * (0.35 + 0.65 * Math.cos((u * Math.PI) / 2));
    out += fill(
      smooth(
        [
          [px - pw * 0.34, y],
          [px - pw * 0.52, y - height * 0.5],
          [px + u * 4, y - height * 1.05],
          [px + pw * 0.52, y - height * 0.5],
          [px + pw * 0.34, y],
        ],
        true,
        0.8,
      ),
      c.linear([
        [0, lit(c, color, 0.45)],
        [1, dim(c, color, 0.32)],
      ]),
    );
  }
  return out;
}
