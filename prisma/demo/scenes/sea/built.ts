import {
  type Canvas,
  clump,
  dash,
  fill,
  frond,
  lerp,
  mix,
  n,
  type Point,
  poly,
  steps,
  stroke,
} from "../paint.ts";
import { lantern } from "./shore.ts";

const face = (c: Canvas, lit: string, shade: string) =>
  c.linear([
    [0, lit],
    [1, shade],
  ]);

export const windowGlow = (c: Canvas) =>
  c.light === "day" || c.light === "dawn" ? mix(c.pal.ink, c.pal.teal, 0.4) : c.pal.lamp;

export interface HutOptions {
  x: number;
  /** Waterline or ground. */
  y: number;
  width: number;
  /** Length of the stilts. */
  stilts: number;
  roof?: string;
  wall?: string;
  thatch?: boolean;
}

/** A house on stilts: posts, deck with railing, walls, doors, a hipped roof (thatched or of tin). */
export function stiltHouse(
  c: Canvas,
  { x, y, width, stilts, roof, wall, thatch = false }: HutOptions,
): string {
  const { pal, rnd } = c;
  const deck = y - stilts;
  const half = width / 2;
  const wallHigh = width * 0.36;
  const roofHigh = width * (thatch ? 0.5 : 0.3);
  const wallTone = wall ?? pal.woodLit;
  const roofTone = roof ?? (thatch ? mix(pal.wood, pal.sand, 0.35) : pal.roof);
  const posts = steps(6)
    .map(
      (t) =>
        `M${n(lerp(x - half, x + half, t))} ${n(deck)}L${n(lerp(x - half, x + half, t) + rnd.bell() * 3)} ${n(y + 3)}`,
    )
    .join("");
  const braces = steps(5)
    .slice(0, 4)
    .map(
      (t) =>
        `M${n(lerp(x - half, x + half, t))} ${n(deck + stilts * 0.15)}l${n(width / 5)} ${n(stilts * 0.6)}`,
    )
    .join("");
  const eave = deck - wallHigh;
  const ridge = eave - roofHigh;
  const lit = c.sunSide < 0;
  const roofPath = `M${n(x - half * 1.12)} ${n(eave + width * 0.05)}Q${n(x - half * 0.7)} ${n(eave - roofHigh * 0.5)} ${n(x - half * 0.4)} ${n(ridge)}L${n(x + half * 0.4)} ${n(ridge)}Q${n(x + half * 0.7)} ${n(eave - roofHigh * 0.5)} ${n(x + half * 1.12)} ${n(eave + width * 0.05)}Q${n(x)} ${n(eave + width * 0.012)} ${n(x - half * 1.12)} ${n(eave + width * 0.05)}Z`;
  let straw = "";
  for (let i = 0; i < width / 3; i++) {
    const u = rnd.range(-1, 1);
    const t = rnd.range(0.1, 0.9);
    const sx = x + u * half * lerp(0.4, 1.05, t);
    straw += `M${n(sx)} ${n(lerp(ridge, eave, t))}l${n(u * width * 0.035)} ${n(width * 0.07)}`;
  }
  const glass = windowGlow(c);
  const openings = [-0.55, 0.42]
    .map(
      (u) =>
        fill(
          poly([
            [x + u * half - width * 0.075, eave + wallHigh * 0.28],
            [x + u * half + width * 0.075, eave + wallHigh * 0.28],
            [x + u * half + width * 0.075, eave + wallHigh * 0.66],
            [x + u * half - width * 0.075, eave + wallHigh * 0.66],
          ]),
          glass,
        ) +
        stroke(
          `M${n(x + u * half)} ${n(eave + wallHigh * 0.28)}v${n(wallHigh * 0.38)}`,
          pal.wood,
          width * 0.012,
        ),
    )
    .join("");
  const door = fill(
    poly([
      [x - width * 0.07, eave + wallHigh * 0.26],
      [x + width * 0.075, eave + wallHigh * 0.26],
      [x + width * 0.075, deck],
      [x - width * 0.07, deck],
    ]),
    mix(glass, pal.woodDark, 0.35),
  );
  const rail = `M${n(x - half * 1.15)} ${n(deck - width * 0.13)}L${n(x - half * 0.3)} ${n(deck - width * 0.13)}M${n(x + half * 0.45)} ${n(deck - width * 0.13)}L${n(x + half * 1.15)} ${n(deck - width * 0.13)}${steps(
    5,
  )
    .map(
      (t) =>
        `M${n(lerp(x - half * 1.15, x - half * 0.3, t))} ${n(deck)}v${n(-width * 0.14)}M${n(lerp(x + half * 0.45, x + half * 1.15, t))} ${n(deck)}v${n(-width * 0.14)}`,
    )
    .join("")}`;
  return (
    stroke(braces, mix(pal.woodDark, pal.ink, 0.3), width * 0.014, 0.7) +
    stroke(posts, pal.woodDark, width * 0.026) +
    fill(
      poly([
        [x - half * 0.95, eave],
        [x + half * 0.95, eave],
        [x + half * 0.95, deck],
        [x - half * 0.95, deck],
      ]),
      c.linear(
        [
          [0, mix(wallTone, pal.ink, lit ? 0 : 0.35)],
          [1, mix(wallTone, pal.ink, lit ? 0.35 : 0)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    fill(
      poly([
        [x - half * 0.95, eave],
        [x + half * 0.95, eave],
        [x + half * 0.95, eave + wallHigh * 0.2],
        [x - half * 0.95, eave + wallHigh * 0.2],
      ]),
      pal.ink,
      0.3,
    ) +
    openings +
    door +
    fill(roofPath, face(c, mix(roofTone, pal.horizon, 0.3), mix(roofTone, pal.ink, 0.25))) +
    (thatch
      ? stroke(straw, mix(roofTone, pal.ink, 0.4), Math.max(1, width * 0.008), 0.5)
      : stroke(
          steps(9)
            .map(
              (t) =>
                `M${n(lerp(x - half * 0.4, x + half * 0.4, t))} ${n(ridge)}L${n(lerp(x - half * 1.08, x + half * 1.08, t))} ${n(eave + width * 0.03)}`,
            )
            .join(""),
          mix(roofTone, pal.ink, 0.3),
          Math.max(0.8, width * 0.006),
          0.5,
        )) +
    fill(
      poly([
        [x - half * 1.18, deck - width * 0.012],
        [x + half * 1.18, deck - width * 0.012],
        [x + half * 1.18, deck + width * 0.035],
        [x - half * 1.18, deck + width * 0.035],
      ]),
      face(c, pal.woodLit, pal.woodDark),
    ) +
    stroke(rail, pal.wood, Math.max(1.2, width * 0.014)) +
    (c.night || c.light === "dusk" ? lantern(c, x - width * 0.16, eave + wallHigh * 0.3, width * 0.025) : "")
  );
}

/** The mosque of a village on the water: white hall, gold onion dome, two minarets. */
export function mosque(c: Canvas, x: number, y: number, size: number): string {
  const { pal } = c;
  const onion = (dx: number, dy: number, r: number) =>
    fill(
      `M${n(x + dx - r * 0.8)} ${n(y + dy)}C${n(x + dx - r * 1.5)} ${n(y + dy - r * 1.1)} ${n(x + dx - r * 0.3)} ${n(y + dy - r * 1.5)} ${n(x + dx)} ${n(y + dy - r * 2.3)}C${n(x + dx + r * 0.3)} ${n(y + dy - r * 1.5)} ${n(x + dx + r * 1.5)} ${n(y + dy - r * 1.1)} ${n(x + dx + r * 0.8)} ${n(y + dy)}Z`,
      c.linear(
        [
          [0, mix(pal.gold, pal.horizon, 0.55)],
          [0.5, pal.gold],
          [1, mix(pal.gold, pal.ink, 0.4)],
        ],
        c.sunSide < 0 ? 0 : 1,
        0,
        c.sunSide < 0 ? 1 : 0,
        0.2,
      ),
    );
  const minaret = (dx: number) =>
    fill(
      poly([
        [x + dx - size * 0.05, y],
        [x + dx + size * 0.05, y],
        [x + dx + size * 0.04, y - size * 0.95],
        [x + dx - size * 0.04, y - size * 0.95],
      ]),
      c.linear(
        [
          [0, pal.wallLit],
          [1, pal.wallShade],
        ],
        c.sunSide < 0 ? 0 : 1,
        0,
        c.sunSide < 0 ? 1 : 0,
        0,
      ),
    ) +
    fill(
      poly([
        [x + dx - size * 0.075, y - size * 0.72],
        [x + dx + size * 0.075, y - size * 0.72],
        [x + dx + size * 0.06, y - size * 0.68],
        [x + dx - size * 0.06, y - size * 0.68],
      ]),
      pal.gold,
    ) +
    onion(dx, -size * 0.95, size * 0.06);
  const arches = steps(5).map((t) => {
    const ax = x + lerp(-0.36, 0.36, t) * size;
    return fill(
      `M${n(ax - size * 0.045)} ${n(y - size * 0.04)}v${n(-size * 0.16)}q${n(size * 0.045)} ${n(-size * 0.1)} ${n(size * 0.09)} 0v${n(size * 0.16)}z`,
      windowGlow(c),
      0.9,
    );
  });
  return (
    minaret(-size * 0.52) +
    minaret(size * 0.52) +
    fill(
      poly([
        [x - size * 0.45, y],
        [x + size * 0.45, y],
        [x + size * 0.45, y - size * 0.36],
        [x - size * 0.45, y - size * 0.36],
      ]),
      c.linear([
        [0, pal.wallLit],
        [1, pal.wall],
      ]),
    ) +
    fill(
      poly([
        [x - size * 0.48, y - size * 0.34],
        [x + size * 0.48, y - size * 0.34],
        [x + size * 0.48, y - size * 0.38],
        [x - size * 0.48, y - size * 0.38],
      ]),
      mix(pal.teal, pal.wallLit, 0.2),
    ) +
    arches.join("") +
    fill(
      poly([
        [x - size * 0.2, y - size * 0.36],
        [x + size * 0.2, y - size * 0.36],
        [x + size * 0.19, y - size * 0.48],
        [x - size * 0.19, y - size * 0.48],
      ]),
      pal.wall,
    ) +
    onion(0, -size * 0.48, size * 0.24) +
    onion(-size * 0.36, -size * 0.38, size * 0.08) +
    onion(size * 0.36, -size * 0.38, size * 0.08)
  );
}

/** A wooden jetty running from near (wide) to far (narrow): planks, posts, rails, lamps. */
export function jetty(
  c: Canvas,
  near: { x: number; y: number; width: number },
  end: { x: number; y: number; width: number },
  options: { rails?: boolean; lamps?: boolean; drop?: number } = {},
): string {
  const { pal, rnd } = c;
  const { rails = true, lamps = c.night || c.light === "dusk", drop = 0.5 } = options;
  // Perspective: equal steps in depth crowd towards the far end.
  const ratio = near.width / end.width;
  const at = (t: number) => {
    const k = t / (t + (1 - t) / ratio);
    const s = clampDepth(k);
    return { x: lerp(near.x, end.x, s), y: lerp(near.y, end.y, s), w: lerp(near.width, end.width, s) };
  };
  const a = at(0);
  const b = at(1);
  const deck = poly([
    [a.x - a.w / 2, a.y],
    [a.x + a.w / 2, a.y],
    [b.x + b.w / 2, b.y],
    [b.x - b.w / 2, b.y],
  ]);
  let planks = "";
  let light = "";
  for (const t of steps(64)) {
    const p = at(t * t * 0.6 + t * 0.4);
    planks += `M${n(p.x - p.w / 2)} ${n(p.y)}L${n(p.x + p.w / 2)} ${n(p.y)}`;
    if (rnd.chance(0.5))
      light += dash(
        p.x + rnd.bell() * p.w * 0.3,
        p.y - p.w * 0.006,
        p.w * rnd.range(0.1, 0.3),
        Math.max(0.6, p.w * 0.012),
      );
  }
  let out = "";
  const list = steps(12)
    .map((t) => at(t))
    .reverse();
  for (const p of list) {
    const leg = Math.max(2, p.w * 0.05);
    out += stroke(
      `M${n(p.x - p.w * 0.48)} ${n(p.y)}v${n(p.w * drop)}M${n(p.x + p.w * 0.48)} ${n(p.y)}v${n(p.w * drop)}`,
      mix(pal.woodDark, pal.ink, 0.25),
      leg,
    );
  }
  out +=
    fill(
      poly([
        [a.x - a.w / 2, a.y],
        [b.x - b.w / 2, b.y],
        [b.x - b.w / 2, b.y + b.w * 0.07],
        [a.x - a.w / 2, a.y + a.w * 0.07],
      ]),
      pal.woodDark,
    ) +
    fill(
      poly([
        [a.x + a.w / 2, a.y],
        [b.x + b.w / 2, b.y],
        [b.x + b.w / 2, b.y + b.w * 0.07],
        [a.x + a.w / 2, a.y + a.w * 0.07],
      ]),
      pal.woodDark,
    );
  out +=
    fill(
      deck,
      c.linear([
        [0, mix(pal.woodLit, pal.haze, 0.4)],
        [0.5, pal.woodLit],
        [1, mix(pal.wood, pal.woodLit, 0.4)],
      ]),
    ) + c.clipped(deck, stroke(planks, pal.woodDark, 2, 0.45) + fill(light, pal.horizon, 0.3));
  if (rails) {
    for (const p of list)
      out += stroke(
        `M${n(p.x - p.w * 0.48)} ${n(p.y)}v${n(-p.w * 0.34)}M${n(p.x + p.w * 0.48)} ${n(p.y)}v${n(-p.w * 0.34)}`,
        pal.wood,
        Math.max(1.4, p.w * 0.03),
      );
    const rail = (side: number, lift: number) =>
      `M${n(a.x + side * a.w * 0.48)} ${n(a.y - a.w * lift)}L${n(b.x + side * b.w * 0.48)} ${n(b.y - b.w * lift)}`;
    out += stroke(
      rail(-1, 0.33) + rail(1, 0.33) + rail(-1, 0.17) + rail(1, 0.17),
      pal.wood,
      Math.max(1.5, end.width * 0.05),
    );
  }
  if (lamps)
    for (const p of list.filter((_, i) => i % 2 === 0))
      out +=
        lantern(c, p.x - p.w * 0.48, p.y - p.w * 0.38, Math.max(2, p.w * 0.025)) +
        lantern(c, p.x + p.w * 0.48, p.y - p.w * 0.38, Math.max(2, p.w * 0.025));
  return out;
}

const clampDepth = (k: number) => Math.min(1, Math.max(0, k));

/** A slender tiered shrine roof (meru) of black palm fibre. */
export function meru(c: Canvas, x: number, y: number, width: number, tiers: number): string {
  const { pal } = c;
  let out = fill(
    poly([
      [x - width * 0.34, y],
      [x + width * 0.34, y],
      [x + width * 0.3, y - width * 0.5],
      [x - width * 0.3, y - width * 0.5],
    ]),
    face(c, pal.wall, pal.wallShade),
  );
  for (let i = 0; i < tiers; i++) {
    const w = width * (1 - (i / tiers) * 0.68);
    const ty = y - width * 0.45 - i * width * 0.34;
    out += fill(
      poly([
        [x - w * 0.2, ty],
        [x + w * 0.2, ty],
        [x + w * 0.18, ty - width * 0.3],
        [x - w * 0.18, ty - width * 0.3],
      ]),
      mix(pal.wood, pal.gold, 0.25),
    );
    out += fill(
      `M${n(x - w * 0.58)} ${n(ty)}Q${n(x - w * 0.26)} ${n(ty - width * 0.1)} ${n(x - w * 0.16)} ${n(ty - width * 0.27)}L${n(x + w * 0.16)} ${n(ty - width * 0.27)}Q${n(x + w * 0.26)} ${n(ty - width * 0.1)} ${n(x + w * 0.58)} ${n(ty)}Q${n(x)} ${n(ty - width * 0.05)} ${n(x - w * 0.58)} ${n(ty)}Z`,
      face(c, mix(pal.woodDark, pal.horizon, 0.28), mix(pal.woodDark, pal.ink, 0.4)),
    );
  }
  const tip = y - width * 0.45 - tiers * width * 0.34;
  return (
    out +
    fill(
      poly([
        [x - width * 0.03, tip + width * 0.08],
        [x + width * 0.03, tip + width * 0.08],
        [x, tip - width * 0.22],
      ]),
      pal.gold,
    )
  );
}

/** A white lighthouse with a gallery. */
export function lighthouse(c: Canvas, x: number, y: number, height: number): string {
  const { pal } = c;
  const w = height * 0.2;
  const side = c.linear(
    [
      [0, pal.wallLit],
      [0.4, pal.wall],
      [1, pal.wallShade],
    ],
    c.sunSide < 0 ? 0 : 1,
    0,
    c.sunSide < 0 ? 1 : 0,
    0,
  );
  const beam =
    c.night || c.light === "dusk"
      ? fill(
          poly([
            [x, y - height * 0.9],
            [x - height * 4, y - height * 1.5],
            [x - height * 4, y - height * 1.05],
          ]),
          c.linear(
            [
              [0, pal.lamp, 0],
              [1, pal.lamp, 0.4],
            ],
            0,
            0,
            1,
            0,
          ),
        ) + lantern(c, x, y - height * 0.9, w * 0.2)
      : "";
  return (
    fill(
      poly([
        [x - w * 1.1, y],
        [x + w * 1.1, y],
        [x + w * 1.1, y - height * 0.22],
        [x - w * 1.1, y - height * 0.22],
      ]),
      side,
    ) +
    fill(
      poly([
        [x - w * 1.25, y - height * 0.22],
        [x + w * 1.25, y - height * 0.22],
        [x + w * 0.9, y - height * 0.28],
        [x - w * 0.9, y - height * 0.28],
      ]),
      pal.roof,
    ) +
    fill(
      poly([
        [x - w * 0.55, y - height * 0.24],
        [x + w * 0.55, y - height * 0.24],
        [x + w * 0.36, y - height * 0.82],
        [x - w * 0.36, y - height * 0.82],
      ]),
      side,
    ) +
    fill(
      poly([
        [x - w * 0.58, y - height * 0.8],
        [x + w * 0.58, y - height * 0.8],
        [x + w * 0.58, y - height * 0.84],
        [x - w * 0.58, y - height * 0.84],
      ]),
      pal.gold,
    ) +
    fill(
      poly([
        [x - w * 0.28, y - height * 0.84],
        [x + w * 0.28, y - height * 0.84],
        [x + w * 0.28, y - height * 0.94],
        [x - w * 0.28, y - height * 0.94],
      ]),
      windowGlow(c),
    ) +
    fill(
      `M${n(x - w * 0.42)} ${n(y - height * 0.94)}Q${n(x)} ${n(y - height * 1.06)} ${n(x + w * 0.42)} ${n(y - height * 0.94)}Z`,
      pal.gold,
    ) +
    fill(
      poly([
        [x - w * 0.14, y - height * 0.42],
        [x + w * 0.14, y - height * 0.42],
        [x + w * 0.14, y - height * 0.52],
        [x - w * 0.14, y - height * 0.52],
      ]),
      pal.ink,
      0.6,
    ) +
    beam
  );
}

/** Tropical plants in a border: broad leaves, fine fronds, blossoms. */
export function garden(c: Canvas, line: readonly Point[], size: number): string {
  const { rnd, pal } = c;
  let out = "";
  let blooms = "";
  for (const [x, y] of line) {
    for (let i = 0; i < 5; i++) {
      const tone = mix(mix(pal.leafDark, pal.leaf, rnd()), pal.leafLit, rnd() * 0.5);
      if (i < 3)
        out += frond(
          c,
          x + rnd.bell() * size * 0.5,
          y,
          rnd.range(-2.7, -0.4),
          size * rnd.range(0.7, 1.2),
          tone,
        );
      else
        out += fill(
          clump(rnd, x + rnd.bell() * size * 0.7, y - size * 0.12, size * 0.28, size * 0.2, 8),
          tone,
        );
    }
    for (let i = 0; i < 3; i++)
      blooms += clump(
        rnd,
        x + rnd.bell() * size * 0.6,
        y - rnd.range(0.1, 0.5) * size,
        size * 0.06,
        size * 0.05,
        5,
      );
  }
  return out + fill(blooms, pal.coral);
}
