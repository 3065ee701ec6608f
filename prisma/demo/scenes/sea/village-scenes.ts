import {
  birds,
  type Canvas,
  type Draw,
  dash,
  fill,
  frameFronds,
  glow,
  hills,
  lerp,
  mist,
  mix,
  n,
  type Point,
  palm,
  place,
  poly,
  standing,
  steps,
  stroke,
} from "../paint.ts";
import { palmIsland } from "./boat-scenes.ts";
import { afloat, figure, longtail, squidBoat } from "./boats.ts";
import { jetty, mosque, stiltHouse } from "./built.ts";
import { karst, mirroredKarst } from "./karst.ts";
import { hourSide, setting } from "./setting.ts";
import { grove, lantern, shoal } from "./shore.ts";

export const floatingVillage: Draw = (light, size) => {
  const { c, horizon } = setting("floating-village", light, size, {
    horizon: { dawn: 620, day: 600, dusk: 630, night: 610 }[light],
    waves: 0.25,
  });
  const { w, rnd, pal } = c;
  const side = hourSide(light);
  c.add(
    hills(c, { y: horizon, height: 110, distance: 0.84 }),
    karst(c, {
      x: w * (0.5 - side * 0.36),
      y: horizon + 8,
      width: 520,
      height: 280,
      distance: 0.66,
      towers: 4,
    }),
    mist(c, horizon - 20, 120, 0.45),
  );
  c.add(
    mirroredKarst(
      c,
      {
        x: w * (0.5 + side * 0.14),
        y: horizon + 26,
        width: 860,
        height: 520,
        distance: 0.28,
        towers: 4,
        block: 5,
      },
      0.4,
    ),
    mist(c, horizon + 10, 90, 0.3),
  );
  const y = horizon + 150;
  const roofs = [
    pal.roof,
    mix(pal.teal, pal.wallShade, 0.4),
    mix(pal.roof, pal.wallShade, 0.4),
    mix(pal.teal, pal.skyMid, 0.4),
    mix(pal.gold, pal.roof, 0.4),
  ] as const;
  const walls = [
    pal.woodLit,
    mix(pal.teal, pal.wallLit, 0.5),
    pal.wallLit,
    mix(pal.coral, pal.wallLit, 0.6),
    mix(pal.gold, pal.wallLit, 0.6),
  ] as const;
  const row = (count: number, from: number, to: number, level: number, width: number, stilts: number) =>
    steps(count)
      .map((t) =>
        stiltHouse(c, {
          x: w * lerp(from, to, t) + rnd.bell() * 16,
          y: level + rnd.bell() * 3,
          width: width * rnd.range(0.82, 1.2),
          stilts: stilts * rnd.range(0.9, 1.1),
          roof: rnd.pick(roofs),
          wall: rnd.pick(walls),
        }),
      )
      .join("");
  const village =
    row(11, 0.1, 0.92, y - 26, 120, 34) +
    place(mosque(c, 0, 0, 250), w * (0.5 + side * 0.02), y - 44) +
    fill(
      poly([
        [w * 0.5 - 190, y - 46],
        [w * 0.5 + 210, y - 46],
        [w * 0.5 + 210, y - 32],
        [w * 0.5 - 190, y - 32],
      ]),
      pal.wood,
    ) +
    row(10, 0.06, 0.4, y, 128, 44) +
    row(7, 0.62, 0.96, y, 132, 44) +
    row(4, 0.42, 0.6, y + 6, 118, 42);
  c.add(standing(c, village, y + 4, { depth: 240, squash: 0.75, opacity: 0.5, ripple: 14 }));
  c.add(
    afloat(c, longtail(c), { x: w * (0.5 - side * 0.1), y: 970, scale: 0.42, flip: side < 0 }),
    afloat(c, longtail(c, { crew: false }), {
      x: w * (0.5 + side * 0.26),
      y: 860,
      scale: 0.24,
      flip: side > 0,
    }),
    afloat(c, longtail(c, { crew: false }), { x: w * (0.5 - side * 0.34), y: 850, scale: 0.22 }),
  );
  c.add(birds(c, w * (0.5 - side * 0.24), 330, 6));
  return c.finish();
};

export const fishingPier: Draw = (light, size) => {
  const { c, horizon } = setting("fishing-pier", light, size, {
    horizon: { dawn: 560, day: 540, dusk: 580, night: 550 }[light],
    waves: 0.35,
  });
  const { w, rnd, pal } = c;
  const side = hourSide(light);
  c.add(
    hills(c, { y: horizon, height: 120, distance: 0.82, swells: 4 }),
    mist(c, horizon - 10, 90, 0.35),
    mirroredKarst(c, {
      x: w * (0.5 - side * 0.34),
      y: horizon + 16,
      width: 400,
      height: 250,
      distance: 0.5,
      towers: 3,
    }),
  );
  c.add(
    afloat(c, squidBoat(c), {
      x: w * (0.5 - side * 0.06),
      y: horizon + 90,
      scale: 0.26,
      half: 340,
      tall: 420,
      flip: side > 0,
    }),
    afloat(c, squidBoat(c), {
      x: w * (0.5 - side * 0.24),
      y: horizon + 230,
      scale: 0.5,
      half: 340,
      tall: 420,
      flip: side < 0,
    }),
  );
  const end = { x: w * (0.5 + side * 0.1), y: horizon + 66, width: 46 };
  const shed =
    stiltHouse(c, {
      x: end.x + side * 6,
      y: horizon + 92,
      width: 170,
      stilts: 30,
      wall: mix(pal.wallLit, pal.haze, 0.2),
      roof: pal.roof,
    }) +
    stiltHouse(c, {
      x: end.x + side * 160,
      y: horizon + 96,
      width: 130,
      stilts: 34,
      wall: pal.woodLit,
      roof: mix(pal.teal, pal.wallShade, 0.4),
    });
  c.add(standing(c, shed, horizon + 94, { depth: 120, squash: 0.7, opacity: 0.45 }));
  const deck = jetty(c, { x: w * (0.5 + side * 0.16), y: 1260, width: 640 }, end, {
    rails: true,
    drop: 0.34,
  });
  c.add(
    `<g opacity="0.3">${place(
      fill(
        poly([
          [end.x - 30, end.y + 20],
          [end.x + 30, end.y + 20],
          [w * (0.5 + side * 0.16) + 240, 1260],
          [w * (0.5 + side * 0.16) - 420, 1260],
        ]),
        pal.ink,
      ),
      0,
      0,
      1,
    )}</g>`,
    deck,
  );
  c.add(
    afloat(c, longtail(c, { crew: false }), {
      x: w * (0.5 - side * 0.22),
      y: 1050,
      scale: 0.52,
      flip: side < 0,
    }),
    afloat(c, longtail(c, { crew: false }), {
      x: w * (0.5 + side * 0.36),
      y: 850,
      scale: 0.3,
      flip: side > 0,
    }),
  );
  const angler = (x: number, y: number, h: number, dir: number) =>
    c.add(
      figure(c, x, y, h, rnd.pick([pal.coral, pal.wallLit, pal.gold]), false, true),
      stroke(
        `M${n(x + dir * h * 0.14)} ${n(y - h * 0.55)}L${n(x + dir * h * 0.9)} ${n(y - h * 1.15)}`,
        pal.woodDark,
        Math.max(1.4, h * 0.02),
      ),
      stroke(
        `M${n(x + dir * h * 0.9)} ${n(y - h * 1.15)}Q${n(x + dir * h * 1.15)} ${n(y - h * 0.4)} ${n(x + dir * h * 1.2)} ${n(y + h * 0.3)}`,
        pal.foam,
        1.2,
        0.7,
      ),
    );
  angler(w * (0.5 + side * 0.105) - side * 40, 905, 120, -side);
  angler(w * (0.5 + side * 0.1) - side * 14, 770, 76, -side);
  c.add(birds(c, w * 0.5, 280, 9));
  return c.finish();
};

export const overwaterHuts: Draw = (light, size) => {
  const { c, horizon } = setting("overwater-huts", light, size, {
    horizon: { dawn: 540, day: 510, dusk: 560, night: 530 }[light],
    shallow: 0.85,
    waves: 0.2,
  });
  const { w, rnd, pal } = c;
  const side = hourSide(light);
  const at = (u: number) => w * (0.5 + side * u);
  c.add(
    hills(c, { y: horizon, height: 80, distance: 0.84 }),
    palmIsland(c, at(0.3), horizon + 14, 700, 130, 0.42),
    mist(c, horizon + 4, 70, 0.3),
  );
  c.add(shoal(c, w * 0.5, 880, w * 0.4, 130, 0.7), shoal(c, at(-0.3), 700, 320, 40, 0.5));
  const row = steps(8).map((t) => ({
    x: at(lerp(0.31, -0.33, t ** 0.85)),
    y: lerp(horizon + 46, 960, t ** 1.75),
    s: lerp(92, 430, t ** 1.75),
  }));
  const walk = row.map((p): Point => [p.x + side * p.s * 0.62, p.y - p.s * 0.13]);
  for (let i = 0; i < row.length - 1; i++) {
    const [ax, ay] = walk[i] ?? [0, 0];
    const [bx, by] = walk[i + 1] ?? [0, 0];
    const [sa, sb] = [row[i]?.s ?? 0, row[i + 1]?.s ?? 0];
    c.add(
      stroke(
        steps(5)
          .map((t) => `M${n(lerp(ax, bx, t))} ${n(lerp(ay, by, t))}v${n(lerp(sa, sb, t) * 0.16)}`)
          .join(""),
        pal.woodDark,
        lerp(sa, sb, 0.5) * 0.02,
      ),
      fill(
        poly([
          [ax, ay],
          [bx, by],
          [bx, by + sb * 0.04],
          [ax, ay + sa * 0.04],
        ]),
        pal.woodLit,
      ),
      fill(
        poly([
          [ax, ay + sa * 0.04],
          [bx, by + sb * 0.04],
          [bx, by + sb * 0.06],
          [ax, ay + sa * 0.06],
        ]),
        pal.woodDark,
      ),
    );
    const p = row[i];
    if (p)
      c.add(
        standing(c, stiltHouse(c, { x: p.x, y: p.y, width: p.s, stilts: p.s * 0.2, thatch: true }), p.y, {
          depth: p.s * 0.75,
          squash: 0.65,
          opacity: 0.45,
          ripple: 6 + p.s * 0.03,
          x: p.x - p.s,
          width: p.s * 2,
        }),
      );
  }
  const last = row[row.length - 1];
  if (last)
    c.add(
      standing(
        c,
        stiltHouse(c, { x: last.x, y: last.y, width: last.s, stilts: last.s * 0.2, thatch: true }),
        last.y,
        { depth: 240, squash: 0.65, opacity: 0.45, ripple: 18 },
      ),
      ladder(c, last.x + side * last.s * 0.5, last.y - last.s * 0.19, last.s * 0.2),
    );
  c.add(afloat(c, longtail(c), { x: at(0.22), y: 900, scale: 0.34, flip: side > 0 }));
  if (light !== "night")
    c.add(
      frameFronds(
        c,
        side > 0 ? w + 30 : -30,
        -20,
        430,
        side > 0 ? Math.PI - 1.35 : -0.1,
        side > 0 ? Math.PI + 0.1 : 1.35,
        6,
      ),
    );
  c.add(
    birds(c, at(0.1), 240, 4),
    rnd.chance(0) ? "" : glow(c, w * 0.5, 1200, w * 0.5, pal.shallow, 0.3, 240),
  );
  return c.finish();
};

/** Steps from a deck into the water. */
const ladder = (c: Canvas, x: number, y: number, height: number) =>
  stroke(
    `M${n(x)} ${n(y)}l10 ${n(height)}M${n(x + 26)} ${n(y)}l10 ${n(height)}${steps(5)
      .map((t) => `M${n(x + t * 10)} ${n(y + height * t)}h26`)
      .join("")}`,
    c.pal.woodLit,
    5,
  );

/** Dark wing-shaped shadows of mantas cruising under clear water. */
function mantaShadows(c: Canvas, x: number, y: number, size: number): string {
  const d =
    "M0-40C10-40 16-46 20-54C26-44 26-36 24-32C70-34 130-10 170 30C120 22 80 30 54 48C34 62 16 66 6 68L2 130L-2 130L-6 68C-16 66-34 62-54 48C-80 30-120 22-170 30C-130-10-70-34-24-32C-26-36-26-44-20-54C-16-46-10-40 0-40Z";
  return c.blurred(
    2.4,
    place(fill(d, mix(c.pal.seaDeep, c.pal.ink, 0.4), 0.5), x, y, size, size * 0.42, c.rnd.bell() * 40),
  );
}

export const mantaJetty: Draw = (light, size) => {
  const { c, horizon } = setting("manta-jetty", light, size, {
    horizon: { dawn: 520, day: 500, dusk: 540, night: 510 }[light],
    shallow: 0.8,
    waves: 0.2,
    sunAt: light === "dusk" || light === "dawn" ? 0.5 : undefined,
  });
  const { w, rnd, pal } = c;
  const x = w * 0.5;
  c.add(
    hills(c, { y: horizon, height: 70, distance: 0.84 }),
    palmIsland(c, w * rnd.range(0.12, 0.2), horizon + 10, 360, 80, 0.48),
    palmIsland(c, w * rnd.range(0.84, 0.9), horizon + 14, 460, 100, 0.4),
    mist(c, horizon + 2, 70, 0.3),
  );
  c.add(
    shoal(c, w * 0.5, 900, w * 0.42, 120, 0.7),
    shoal(c, w * 0.24, 720, 260, 36, 0.5),
    shoal(c, w * 0.78, 740, 240, 36, 0.5),
  );
  c.add(
    mantaShadows(c, w * 0.24, 850, 0.9),
    mantaShadows(c, w * 0.74, 960, 1.15),
    mantaShadows(c, w * 0.32, 1020, 0.8),
    mantaShadows(c, w * 0.68, 770, 0.5),
  );
  const end = horizon + 58;
  const resort =
    steps(6)
      .map((t) =>
        stiltHouse(c, {
          x: x + lerp(-430, 430, t),
          y: end + 16 + Math.abs(t - 0.5) * 22,
          width: 124,
          stilts: 30,
          thatch: true,
        }),
      )
      .join("") + stiltHouse(c, { x, y: end + 14, width: 230, stilts: 30, thatch: true });
  c.add(standing(c, resort, end + 18, { depth: 130, squash: 0.7, opacity: 0.45, ripple: 12 }));
  c.add(
    jetty(
      c,
      { x: w * 0.5, y: 1260, width: 560 },
      { x, y: end - 6, width: 40 },
      { rails: light !== "day", drop: 0.3 },
    ),
  );
  c.add(fill(dash(w * 0.5, 1236, 330, 30), pal.shadow, 0.12));
  c.add(
    figure(c, x - 16, 782, 80, pal.wallLit),
    figure(c, x + 22, 786, 76, pal.coral),
    afloat(c, longtail(c, { crew: false }), { x: w * 0.69, y: 690, scale: 0.2, flip: rnd.chance(0.5) }),
  );
  c.add(
    grove(
      c,
      [
        [x - 480, end - 8],
        [x - 380, end - 12],
      ],
      60,
      2,
      0.4,
    ),
    palm(c, w * 0.06, 1260, 900, 120),
  );
  if (light === "night" || light === "dusk")
    for (const t of steps(9)) c.add(lantern(c, x + lerp(-430, 430, t), end - 40, 3));
  return c.finish();
};
