/** People as calm, well-proportioned figures without faces; drawn 100 units tall, then placed. */
import {
  brush,
  type Canvas,
  circle,
  far,
  fill,
  n,
  type Point,
  place,
  poly,
  smooth,
  stroke,
} from "../paint.ts";
import { dim, hue, lit, round } from "./land-paint.ts";

export interface Pose {
  hip: Point;
  chest: Point;
  head: Point;
  /** Knee and foot of the far and near leg. */
  legs: readonly [readonly [Point, Point], readonly [Point, Point]];
  /** Elbow and hand of the far and near arm. */
  arms: readonly [readonly [Point, Point], readonly [Point, Point]];
  /** Breadth of the trunk: 1 seen from the front, less from the side. */
  broad?: number;
}

const upright = { hip: [0, -50], chest: [0, -80], head: [0, -92] } as const;

export const poses = {
  stand: {
    ...upright,
    legs: [
      [
        [-4, -26],
        [-4.5, -1],
      ],
      [
        [4, -26],
        [5, -1],
      ],
    ],
    arms: [
      [
        [-11.8, -66],
        [-12.5, -50],
      ],
      [
        [11.8, -66],
        [12.5, -50],
      ],
    ],
  },
  relaxed: {
    hip: [1, -50],
    chest: [0, -80],
    head: [0.5, -92],
    legs: [
      [
        [-5, -26],
        [-7, -1],
      ],
      [
        [3.5, -26],
        [4, -1],
      ],
    ],
    arms: [
      [
        [-11.8, -67],
        [-8, -53],
      ],
      [
        [11.8, -66],
        [13.5, -50],
      ],
    ],
  },
  walk: {
    hip: [0, -50],
    chest: [1.5, -80],
    head: [3, -92],
    legs: [
      [
        [-1, -26],
        [-12, -3],
      ],
      [
        [7, -27],
        [10, -1],
      ],
    ],
    arms: [
      [
        [9, -67],
        [15, -54],
      ],
      [
        [-8, -65],
        [-8, -50],
      ],
    ],
    broad: 0.8,
  },
  point: {
    ...upright,
    legs: [
      [
        [-4, -26],
        [-5, -1],
      ],
      [
        [4, -26],
        [6, -1],
      ],
    ],
    arms: [
      [
        [-11.8, -66],
        [-9, -52],
      ],
      [
        [20, -77],
        [32, -86],
      ],
    ],
  },
  raise: {
    ...upright,
    legs: [
      [
        [-4, -26],
        [-5, -1],
      ],
      [
        [4, -26],
        [5, -1],
      ],
    ],
    arms: [
      [
        [-11.8, -66],
        [-12.5, -50],
      ],
      [
        [15, -93],
        [18, -110],
      ],
    ],
  },
  cheer: {
    ...upright,
    legs: [
      [
        [-4, -26],
        [-6, -1],
      ],
      [
        [4, -26],
        [6, -1],
      ],
    ],
    arms: [
      [
        [-17, -92],
        [-21, -110],
      ],
      [
        [17, -92],
        [21, -110],
      ],
    ],
  },
  holdRight: {
    ...upright,
    legs: [
      [
        [-4, -26],
        [-4.5, -1],
      ],
      [
        [4, -26],
        [5, -1],
      ],
    ],
    arms: [
      [
        [-11.8, -66],
        [-12, -50],
      ],
      [
        [11.8, -65],
        [19, -51],
      ],
    ],
  },
  holdLeft: {
    ...upright,
    legs: [
      [
        [-4, -26],
        [-4.5, -1],
      ],
      [
        [4, -26],
        [5, -1],
      ],
    ],
    arms: [
      [
        [-11.8, -65],
        [-19, -51],
      ],
      [
        [11.8, -66],
        [12, -50],
      ],
    ],
  },
  photo: {
    ...upright,
    legs: [
      [
        [-4, -26],
        [-5, -1],
      ],
      [
        [4, -26],
        [5, -1],
      ],
    ],
    arms: [
      [
        [-12, -69],
        [-3, -88],
      ],
      [
        [11.8, -69],
        [5, -88],
      ],
    ],
  },
  carry: {
    ...upright,
    legs: [
      [
        [-2, -26],
        [-5, -1],
      ],
      [
        [4, -27],
        [6, -1],
      ],
    ],
    arms: [
      [
        [10, -66],
        [19, -66],
      ],
      [
        [11, -64],
        [21, -64],
      ],
    ],
    broad: 0.85,
  },
  work: {
    hip: [-2, -50],
    chest: [4, -79],
    head: [9, -90],
    legs: [
      [
        [-3, -26],
        [-6, -1],
      ],
      [
        [3, -26],
        [3, -1],
      ],
    ],
    arms: [
      [
        [14, -66],
        [24, -60],
      ],
      [
        [13, -63],
        [27, -57],
      ],
    ],
    broad: 0.82,
  },
  sit: {
    hip: [0, -29],
    chest: [-2, -59],
    head: [-0.5, -71],
    legs: [
      [
        [20, -31],
        [20, -3],
      ],
      [
        [21, -28],
        [24, -1],
      ],
    ],
    arms: [
      [
        [4, -45],
        [14, -36],
      ],
      [
        [2, -43],
        [15, -33],
      ],
    ],
    broad: 0.8,
  },
  ground: {
    hip: [0, -7],
    chest: [-6, -36],
    head: [-5, -48],
    legs: [
      [
        [16, -21],
        [28, -3],
      ],
      [
        [19, -17],
        [33, -1],
      ],
    ],
    arms: [
      [
        [4, -24],
        [14, -18],
      ],
      [
        [-14, -21],
        [-17, -3],
      ],
    ],
    broad: 0.85,
  },
  lotus: {
    hip: [0, -7],
    chest: [0, -36],
    head: [0, -48],
    legs: [
      [
        [-20, -5],
        [3, -2],
      ],
      [
        [20, -5],
        [-3, -2],
      ],
    ],
    arms: [
      [
        [-14, -22],
        [-17, -9],
      ],
      [
        [14, -22],
        [17, -9],
      ],
    ],
  },
  kneel: {
    hip: [-6, -17],
    chest: [2, -45],
    head: [6, -57],
    legs: [
      [
        [10, -6],
        [-14, -2],
      ],
      [
        [12, -4],
        [-15, -1],
      ],
    ],
    arms: [
      [
        [13, -31],
        [22, -20],
      ],
      [
        [12, -29],
        [24, -17],
      ],
    ],
    broad: 0.82,
  },
  kick: {
    hip: [0, -52],
    chest: [-12, -78],
    head: [-16, -89],
    legs: [
      [
        [-1, -27],
        [-3, -1],
      ],
      [
        [19, -62],
        [41, -76],
      ],
    ],
    arms: [
      [
        [-3, -68],
        [4, -80],
      ],
      [
        [-24, -66],
        [-30, -56],
      ],
    ],
    broad: 0.85,
  },
  guard: {
    hip: [0, -48],
    chest: [3, -77],
    head: [6, -88],
    legs: [
      [
        [-7, -25],
        [-13, -1],
      ],
      [
        [10, -27],
        [11, -1],
      ],
    ],
    arms: [
      [
        [11.8, -66],
        [18, -83],
      ],
      [
        [10, -63],
        [20, -77],
      ],
    ],
    broad: 0.85,
  },
  swing: {
    hip: [0, -29],
    chest: [-9, -57],
    head: [-14, -67],
    legs: [
      [
        [19, -36],
        [38, -30],
      ],
      [
        [20, -33],
        [40, -26],
      ],
    ],
    arms: [
      [
        [-4, -66],
        [4, -78],
      ],
      [
        [-2, -62],
        [6, -75],
      ],
    ],
    broad: 0.8,
  },
  ride: {
    hip: [-4, -34],
    chest: [5, -62],
    head: [10, -73],
    legs: [
      [
        [15, -33],
        [10, -10],
      ],
      [
        [17, -31],
        [12, -8],
      ],
    ],
    arms: [
      [
        [14, -51],
        [26, -49],
      ],
      [
        [13, -49],
        [26, -46],
      ],
    ],
    broad: 0.82,
  },
  hang: {
    hip: [0, -40],
    chest: [-8, -66],
    head: [-9, -78],
    legs: [
      [
        [18, -44],
        [30, -30],
      ],
      [
        [20, -40],
        [34, -26],
      ],
    ],
    arms: [
      [
        [2, -80],
        [6, -96],
      ],
      [
        [0, -78],
        [6, -95],
      ],
    ],
    broad: 0.82,
  },
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof poses;

export interface Look {
  top: string;
  bottom: string;
  legs?: "shorts" | "trousers" | "skirt" | "sarong" | "dress";
  hair?: "short" | "long" | "bun" | "hat" | "cap" | "scarf" | "none";
  sleeves?: boolean;
  pack?: string;
  hairColor?: string;
  skin?: string;
}

const oriented = (a: Point, b: Point, along: number, side: number): Point => {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const ux = (b[0] - a[0]) / length;
  const uy = (b[1] - a[1]) / length;
  return [a[0] + ux * along - uy * side, a[1] + uy * along + ux * side];
};

/** Child proportions: the head grows against the body. */
export interface PersonOptions {
  pose?: PoseName;
  look: Look;
  facing?: 1 | -1;
  distance?: number;
  child?: boolean;
}

/** A figure with feet at x, y, `height` units tall when upright. */
export function person(c: Canvas, x: number, y: number, height: number, options: PersonOptions): string {
  const { pose = "stand", look, facing = 1, distance = 0, child = false } = options;
  const p: Pose = poses[pose];
  const broad = p.broad ?? 1;
  /** From the side both arms hang from the middle of the trunk. */
  const inset = broad < 0.9 ? 0.3 : 1;
  const skin = look.skin ?? c.pal.skin;
  const tone = (color: string) => round(c, color, distance, 0.8);
  const flat = (color: string) => far(c, color, distance);
  const [hx, hy] = p.hip;
  const limb = (pts: Point[], widths: readonly [number, number, number]) => brush(pts, widths);
  const shoulder = (s: number) => oriented(p.chest, p.head, -2.8, s * 8.4 * broad * inset);
  const hipJoint = (s: number) => oriented(p.hip, p.chest, -1, s * 4 * broad);

  const leg = (i: 0 | 1) => {
    const s = i ? 1 : -1;
    const [knee, foot] = p.legs[i];
    const start = hipJoint(s);
    const shade = i ? 0 : 0.25;
    const bare = limb([start, knee, [foot[0], foot[1] - 1.4]], [9.5, 6.4, 3.4]);
    const shoe = `M${n(foot[0] - 2.6)} ${n(foot[1] + 1.4)}q0 -3.6 2.6 -3.6q3 0.2 5.4 3.6Z`;
    const out = fill(bare, tone(dim(c, skin, shade))) + fill(shoe, flat(dim(c, hue(c, "#6b5648"), 0.2)));
    if (look.legs === "trousers")
      return (
        out +
        fill(limb([start, knee, [foot[0], foot[1] - 2]], [11, 8.6, 6.6]), tone(dim(c, look.bottom, shade)))
      );
    if (look.legs === "shorts" || !look.legs) {
      const mid: Point = [start[0] + (knee[0] - start[0]) * 0.86, start[1] + (knee[1] - start[1]) * 0.86];
      return (
        out +
        fill(
          limb([start, [(start[0] + mid[0]) / 2, (start[1] + mid[1]) / 2], mid], [11, 10.6, 10]),
          tone(dim(c, look.bottom, shade)),
        )
      );
    }
    return out;
  };
  const skirt = () => {
    const feet = p.legs.map(([, f]) => f);
    const knees = p.legs.map(([k]) => k);
    const [a, b] = look.legs === "sarong" ? feet : knees;
    if (!a || !b) return "";
    const low = look.legs === "sarong" ? 4 : look.legs === "dress" ? -9 : -3;
    const left = a[0] < b[0] ? a : b;
    const right = a[0] < b[0] ? b : a;
    const flare = look.legs === "sarong" ? 4 : 7;
    return fill(
      `${smooth([oriented(p.hip, p.chest, 6, -7.6 * broad), [hx - 8.3 * broad, hy + 2], [left[0] - flare, left[1] - low], [(left[0] + right[0]) / 2, Math.max(left[1], right[1]) - low + 2], [right[0] + flare, right[1] - low], [hx + 8.3 * broad, hy + 2], oriented(p.hip, p.chest, 6, 7.6 * broad)], true, 0.7)}`,
      tone(look.legs === "dress" ? look.top : look.bottom),
    );
  };
  /** A short sleeve set into the shoulder. */
  const sleeve = (s: number, start: Point, end: Point) => {
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]) || 1;
    const [dx, dy] = [(end[0] - start[0]) / length, (end[1] - start[1]) / length];
    const out: Point = [start[0] - p.chest[0], start[1] - p.chest[1]];
    const sign = -dy * out[0] + dx * out[1] >= 0 ? 1 : -1;
    const [px, py] = [-dy * sign, dx * sign];
    if (inset < 1) {
      const along = (t: number): Point => [start[0] + dx * t, start[1] + dy * t];
      return limb([along(-4), along(-0.5), along(length * 0.55), end], [4.6, 8.8, 7]);
    }
    return smooth(
      [
        oriented(p.chest, p.head, 1, s * 5.4 * broad * inset),
        [start[0] + px * 2.2 - dx, start[1] + py * 2.2 - dy],
        [start[0] + px * 3.3 + dx * length * 0.45, start[1] + py * 3.3 + dy * length * 0.45],
        [end[0] + px * 3.7, end[1] + py * 3.7],
        [end[0] - px * 3.5, end[1] - py * 3.5],
        oriented(p.hip, p.chest, 20.5, s * 6.6 * broad * inset),
      ],
      true,
      0.55,
    );
  };
  const arm = (i: 0 | 1) => {
    const s = i ? 1 : -1;
    const [elbow, hand] = p.arms[i];
    const start = shoulder(s);
    const shade = i ? 0.05 : 0.28;
    const mid: Point = [start[0] + (elbow[0] - start[0]) * 0.72, start[1] + (elbow[1] - start[1]) * 0.72];
    return (
      fill(
        limb([start, elbow, hand], [6, 4.6, 3.1]) + circle(hand[0], hand[1], 2.2),
        tone(dim(c, skin, shade)),
      ) +
      fill(
        look.sleeves
          ? limb(
              [
                start,
                elbow,
                [elbow[0] + (hand[0] - elbow[0]) * 0.85, elbow[1] + (hand[1] - elbow[1]) * 0.85],
              ],
              [7.4, 6, 5],
            )
          : look.top === skin
            ? ""
            : sleeve(s, start, mid),
        tone(dim(c, look.top, shade * 0.8)),
      )
    );
  };
  const waist = look.legs === "dress" || look.legs === "skirt" || look.legs === "sarong" ? 6 : 6.9;
  const torso = fill(
    smooth(
      [
        oriented(p.chest, p.head, 3.4, -3.2 * broad),
        oriented(p.chest, p.head, 1.9, -6.2 * broad),
        oriented(p.chest, p.head, -1.2, -9.4 * broad),
        oriented(p.hip, p.chest, 21, -8.6 * broad),
        oriented(p.hip, p.chest, 11, -waist * broad),
        oriented(p.hip, p.chest, 3, -7.9 * broad),
        oriented(p.hip, p.chest, -2.6, -8.4 * broad),
        oriented(p.hip, p.chest, -2.6, 8.4 * broad),
        oriented(p.hip, p.chest, 3, 7.9 * broad),
        oriented(p.hip, p.chest, 11, waist * broad),
        oriented(p.hip, p.chest, 21, 8.6 * broad),
        oriented(p.chest, p.head, -1.2, 9.4 * broad),
        oriented(p.chest, p.head, 1.9, 6.2 * broad),
        oriented(p.chest, p.head, 3.4, 3.2 * broad),
      ],
      true,
      0.75,
    ),
    tone(look.top),
  );
  const neck = fill(
    limb([p.chest, [(p.chest[0] + p.head[0]) / 2, (p.chest[1] + p.head[1]) / 2], p.head], [6.6, 4.2, 4.4]),
    flat(dim(c, skin, 0.2)),
  );
  const head = headOf(c, p.head, look, tone, flat, skin, child ? 1.3 : 1);
  const pack = look.pack
    ? fill(
        smooth(
          [
            oriented(p.hip, p.chest, 4, -8),
            oriented(p.hip, p.chest, 26, -7.5),
            oriented(p.chest, p.head, 1, 0),
            oriented(p.hip, p.chest, 26, 7.5),
            oriented(p.hip, p.chest, 4, 8),
          ],
          true,
          0.6,
        ),
        tone(look.pack),
      ) +
      stroke(
        poly([oriented(p.hip, p.chest, 13, -6), oriented(p.hip, p.chest, 13, 6)], false),
        flat(dim(c, look.pack, 0.4)),
        1,
      )
    : "";
  const gown = look.legs === "skirt" || look.legs === "sarong" || look.legs === "dress";
  return place(
    arm(0) + leg(0) + leg(1) + (gown ? skirt() : "") + neck + torso + pack + head + arm(1),
    x,
    y,
    (height / 100) * facing,
    height / 100,
  );
}

function headOf(
  c: Canvas,
  [x, y]: Point,
  look: Look,
  tone: (color: string) => string,
  flat: (color: string) => string,
  skin: string,
  size: number,
): string {
  const hair = look.hairColor ?? dim(c, hue(c, "#3a2a26"), 0.2);
  const r = 5 * size;
  const cy = y - (size - 1) * 5;
  const face = fill(
    `M${n(x - r)} ${n(cy)}a${n(r)} ${n(r * 1.28)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r * 1.28)} 0 1 0 ${n(-r * 2)} 0`,
    tone(skin),
  );
  const cap = `M${n(x - r * 1.1)} ${n(cy + r * 0.35)}C${n(x - r * 1.3)} ${n(cy - r * 1.75)} ${n(x + r * 1.3)} ${n(cy - r * 1.85)} ${n(x + r * 1.1)} ${n(cy - r * 0.1)}C${n(x + r * 0.5)} ${n(cy - r * 0.85)} ${n(x - r * 0.35)} ${n(cy - r * 0.75)} ${n(x - r * 0.55)} ${n(cy + r * 0.5)}Z`;
  switch (look.hair ?? "short") {
    case "none":
      return face;
    case "long":
      return (
        fill(
          `M${n(x - r * 1.15)} ${n(cy)}C${n(x - r * 1.5)} ${n(cy - r * 1.9)} ${n(x + r * 1.4)} ${n(cy - r * 1.9)} ${n(x + r * 1.1)} ${n(cy - r * 0.2)}Q${n(x)} ${n(cy - r * 0.3)} ${n(x - r * 0.4)} ${n(cy + r * 0.8)}Q${n(x - r * 0.5)} ${n(cy + r * 2.6)} ${n(x - r * 1.1)} ${n(cy + r * 3.7)}Q${n(x - r * 2.1)} ${n(cy + r * 2)} ${n(x - r * 1.15)} ${n(cy)}Z`,
          tone(hair),
        ) +
        face +
        fill(cap, flat(hair))
      );
    case "bun":
      return face + fill(cap + circle(x - r * 0.7, cy - r * 1.25, r * 0.62), tone(hair));
    case "hat":
      return (
        face +
        fill(cap, flat(hair)) +
        fill(
          `M${n(x - r * 2.2)} ${n(cy - r * 0.35)}Q${n(x)} ${n(cy - r * 1.05)} ${n(x + r * 2.2)} ${n(cy - r * 0.35)}Q${n(x)} ${n(cy + r * 0.15)} ${n(x - r * 2.2)} ${n(cy - r * 0.35)}Z`,
          flat(lit(c, hue(c, "#d9b77c"), 0.15)),
        ) +
        fill(
          `M${n(x - r * 1.05)} ${n(cy - r * 0.6)}C${n(x - r)} ${n(cy - r * 1.95)} ${n(x + r)} ${n(cy - r * 1.95)} ${n(x + r * 1.05)} ${n(cy - r * 0.6)}Z`,
          tone(hue(c, "#e3c48c")),
        )
      );
    case "cap":
      return (
        face +
        fill(
          `M${n(x - r * 1.15)} ${n(cy - r * 0.2)}C${n(x - r * 1.2)} ${n(cy - r * 1.75)} ${n(x + r * 1.2)} ${n(cy - r * 1.75)} ${n(x + r * 1.15)} ${n(cy - r * 0.35)}L${n(x + r * 2)} ${n(cy - r * 0.1)}L${n(x + r)} ${n(cy - r * 0.05)}Z`,
          tone(look.top),
        )
      );
    case "scarf":
      return (
        fill(
          `M${n(x - r * 1.3)} ${n(cy)}C${n(x - r * 1.4)} ${n(cy - r * 1.9)} ${n(x + r * 1.4)} ${n(cy - r * 1.9)} ${n(x + r * 1.25)} ${n(cy)}Q${n(x + r * 1.1)} ${n(cy + r * 1.3)} ${n(x + r * 1.9)} ${n(cy + r * 2.7)}Q${n(x)} ${n(cy + r * 3.7)} ${n(x - r * 1.9)} ${n(cy + r * 2.7)}Q${n(x - r * 1.2)} ${n(cy + r * 1.2)} ${n(x - r * 1.3)} ${n(cy)}Z`,
          tone(look.hairColor ?? look.bottom),
        ) +
        fill(
          `M${n(x - r * 0.5)} ${n(cy - r * 0.1)}a${n(r * 0.72)} ${n(r * 0.95)} 0 1 0 ${n(r * 1.4)} 0a${n(r * 0.72)} ${n(r * 0.95)} 0 1 0 ${n(-r * 1.4)} 0`,
          flat(skin),
        )
      );
    default:
      return face + fill(cap, tone(hair));
  }
}

/** Dresses people in the colours of the site. */
export function looks(c: Canvas): readonly [Look, ...Look[]] {
  const { pal } = c;
  const white = pal.wallLit;
  const sand = pal.sand;
  const navy = hue(c, "#2c4a63");
  return [
    { top: white, bottom: navy, hair: "short" },
    { top: pal.coral, bottom: pal.coral, legs: "dress", hair: "long" },
    { top: pal.teal, bottom: sand, hair: "cap" },
    { top: white, bottom: pal.gold, legs: "skirt", hair: "hat" },
    { top: pal.gold, bottom: navy, legs: "trousers", hair: "short" },
    { top: hue(c, "#9fc3c0"), bottom: white, legs: "trousers", hair: "bun" },
    { top: sand, bottom: hue(c, "#7b6a58"), hair: "hat" },
    { top: hue(c, "#e6d9c4"), bottom: pal.coral, legs: "skirt", hair: "bun" },
  ];
}

/** A loose group seen on location; returns figures from back to front. */
export function crowd(
  c: Canvas,
  spots: readonly Point[],
  height: number,
  poseList: readonly [PoseName, ...PoseName[]],
  distance = 0,
): string {
  const wardrobe = looks(c);
  return [...spots]
    .sort((a, b) => a[1] - b[1])
    .map(([x, y], i) =>
      person(c, x, y, height * c.rnd.range(0.92, 1.04), {
        pose: c.rnd.pick(poseList),
        look: wardrobe[(i * 3 + c.rnd.int(0, 2)) % wardrobe.length] ?? wardrobe[0],
        facing: c.rnd.chance(0.5) ? 1 : -1,
        distance,
      }),
    )
    .join("");
}
