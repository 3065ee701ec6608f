import {
  birds,
  brush,
  type Canvas,
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
  noise,
  type Point,
  palm,
  poly,
  reflection,
  smooth,
  standing,
  steps,
  stroke,
} from "../paint.ts";
import {
  afloat,
  catamaran,
  farSail,
  ferry,
  figure,
  kayak,
  longtail,
  phinisi,
  sloop,
  speedboat,
  squidBoat,
  wake,
  yacht,
} from "./boats.ts";
import { jetty } from "./built.ts";
import { karst, mirroredKarst } from "./karst.ts";
import { dryHills } from "./savanna.ts";
import { hourSide, setting } from "./setting.ts";
import { grove, shoal, shore, wavy } from "./shore.ts";

/** A low wooded island with a strip of beach. */
export function palmIsland(
  c: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  distance: number,
): string {
  const line = steps(18).map(
    (t): Point => [x + (t - 0.5) * width * 0.86, y - 4 - Math.sin(Math.PI * t) * height * 0.16],
  );
  const body =
    hills(c, { y, height, distance, from: x - width / 2, to: x + width / 2, swells: 1.6 }) +
    fill(dash(x, y - 2, width * 0.5, height * 0.1), mix(c.pal.sandLit, c.pal.haze, distance * 0.8)) +
    grove(c, line, height * 0.5, Math.round(width / 46), distance);
  return standing(c, body, y, {
    depth: height * 0.8,
    squash: 0.6,
    opacity: 0.42,
    ripple: 10,
    x: x - width * 0.6,
    width: width * 1.2,
  });
}

export const longtailBoat: Draw = (light, size) => {
  const { c, horizon } = setting("longtail-boat", light, size, {
    horizon: { dawn: 520, day: 540, dusk: 560, night: 520 }[light],
    shallow: 0.75,
  });
  const { w, rnd } = c;
  const flip = rnd.chance(0.5);
  const side = flip ? -1 : 1;
  c.add(
    mirroredKarst(c, {
      x: w * (0.5 - side * 0.02),
      y: horizon + 10,
      width: 330,
      height: 210,
      distance: 0.6,
      towers: 3,
    }),
  );
  c.add(
    mirroredKarst(c, {
      x: w * (0.5 + side * 0.38),
      y: horizon + 26,
      width: 560,
      height: rnd.range(330, 430),
      distance: 0.34,
      towers: 4,
    }),
  );
  c.add(
    mirroredKarst(c, {
      x: w * (0.5 - side * 0.36),
      y: horizon + 18,
      width: 420,
      height: 250,
      distance: 0.48,
      towers: 3,
    }),
    mist(c, horizon + 14, 90, 0.35),
  );
  c.add(
    afloat(c, longtail(c), {
      x: w * (0.5 - side * 0.26),
      y: horizon + 96,
      scale: 0.17,
      flip: !flip,
      distance: 0.2,
    }),
  );
  c.add(shoal(c, w * 0.5, 940, w * 0.42, 70, 0.6));
  const edge = wavy(
    [
      [-60, 1000],
      [w * 0.3, 1056],
      [w * 0.55, 1030],
      [w * 0.8, 1062],
      [w + 60, 1020],
    ],
    60,
    8,
    3,
  );
  c.add(
    shore(c, {
      edge,
      close: [
        [w + 60, 1260],
        [-60, 1260],
      ],
      horizon,
    }),
  );
  const moored = {
    dawn: [
      { u: -0.27, y: 876, scale: 0.4 },
      { u: 0.02, y: 900, scale: 0.43 },
      { u: 0.3, y: 930, scale: 0.47 },
    ],
    day: [{ u: -0.03, y: 930, scale: 0.84 }],
    dusk: [
      { u: 0.19, y: 838, scale: 0.5 },
      { u: -0.09, y: 948, scale: 0.76 },
    ],
    night: [{ u: -0.04, y: 930, scale: 0.8 }],
  }[light];
  const reach = Math.max(w, 1700);
  for (const { u, y, scale } of moored)
    c.add(
      afloat(c, longtail(c, { crew: false }), {
        x: w * 0.5 + side * u * reach,
        y,
        scale,
        flip,
        reflect: 0.5,
        tilt: -1.5,
      }),
    );
  const last = moored[moored.length - 1] ?? { u: 0, y: 930, scale: 0.8 };
  const bow = w * 0.5 + side * last.u * reach + side * 505 * last.scale;
  const ropeEnd: Point = [bow + side * 190, 1125];
  c.add(
    stroke(
      `M${n(bow)} ${n(last.y - last.scale * 155)}Q${n(bow + side * 60)} 1020 ${n(ropeEnd[0])} ${n(ropeEnd[1])}`,
      c.pal.sandLit,
      4,
    ),
    fill(dash(ropeEnd[0], ropeEnd[1] + 2, 24, 11), c.pal.woodDark),
  );
  if (light !== "night")
    c.add(
      frameFronds(
        c,
        flip ? w + 30 : -30,
        -30,
        430,
        flip ? Math.PI - 1.35 : -0.1,
        flip ? Math.PI + 0.1 : 1.35,
        6,
      ),
    );
  return c.finish();
};

/** Sheets of spray thrown by a planing bow. */
function spray(c: Canvas, x: number, y: number, length: number, height: number, way: 1 | -1): string {
  const { rnd, pal } = c;
  let mass = "";
  let drops = "";
  for (let i = 0; i < 150; i++) {
    const t = rnd() ** 0.8;
    const lift = Math.sin(Math.PI * Math.min(1, t * 1.15)) * height * rnd() ** 1.5;
    const px = x - way * length * t;
    if (i % 3)
      mass += clump(
        rnd,
        px,
        y - lift * 0.6,
        lerp(9, 22, t) * rnd.range(0.4, 1),
        lerp(5, 11, t) * rnd.range(0.5, 1),
        6,
      );
    else
      drops += clump(
        rnd,
        px + rnd.bell() * 20,
        y - lift * 1.5 - 4,
        rnd.range(1.2, 4),
        rnd.range(1.2, 3.4),
        5,
      );
  }
  return fill(mass, pal.foam, 0.82) + fill(drops, pal.foam, 0.9);
}

export const speedboatScene: Draw = (light, size) => {
  const { c, horizon } = setting("speedboat", light, size, {
    horizon: { dawn: 540, day: 500, dusk: 560, night: 520 }[light],
    waves: 0.7,
    shallow: 0.25,
  });
  const { w, rnd } = c;
  const flip = hourSide(light) < 0;
  const side = flip ? -1 : 1;
  c.add(hills(c, { y: horizon, height: 100, distance: 0.82 }));
  c.add(
    mirroredKarst(c, {
      x: w * (0.5 + side * 0.3),
      y: horizon + 14,
      width: 480,
      height: rnd.range(240, 320),
      distance: 0.52,
      towers: 4,
    }),
    mirroredKarst(c, {
      x: w * (0.5 - side * 0.33),
      y: horizon + 30,
      width: 520,
      height: rnd.range(280, 380),
      distance: 0.36,
      towers: 4,
    }),
  );
  c.add(palmIsland(c, w * (0.5 + side * 0.06), horizon + 8, 330, 74, 0.5), mist(c, horizon + 6, 80, 0.35));
  const x = w * (0.5 + side * 0.05);
  const y = 850;
  c.add(wake(c, x - side * 320, y + 6, 760, flip, 0.2), wake(c, x - side * 240, y + 14, 900, flip, 0.3));
  c.add(afloat(c, speedboat(c), { x, y, scale: 0.78, flip, tilt: -3.2, reflect: 0.3 }));
  c.add(spray(c, x + side * 300, y + 14, 720, 46, side), spray(c, x - side * 330, y + 6, 260, 70, side));
  c.add(birds(c, w * 0.5, 230, 5));
  return c.finish();
};

export const catamaranScene: Draw = (light, size) => {
  const { c, horizon, sunX } = setting("catamaran", light, size, {
    sunAt: { dawn: 0.16, day: 0.18, dusk: 0.84, night: 0.8 }[light],
    horizon: { dawn: 700, day: 690, dusk: 720, night: 700 }[light],
    waves: 0.55,
    shallow: 0.2,
  });
  const { w } = c;
  const flip = sunX > w / 2;
  const side = flip ? -1 : 1;
  c.add(hills(c, { y: horizon, height: 110, distance: 0.8 }));
  c.add(
    karst(c, {
      x: w * (0.5 - side * 0.36),
      y: horizon + 8,
      width: 420,
      height: 240,
      distance: 0.58,
      towers: 4,
    }),
    palmIsland(c, w * (0.5 + side * 0.36), horizon + 12, 460, 110, 0.42),
  );
  c.add(farSail(c, w * (0.5 - side * 0.17), horizon + 12, 70), mist(c, horizon, 80, 0.3));
  c.add(
    wake(c, w * 0.5 - side * 260, 932, 420, flip, 0.12),
    afloat(c, catamaran(c), { x: w * 0.5, y: 930, scale: 0.66, flip, tall: 1180, reflect: 0.45, tilt: -1.2 }),
  );
  c.add(spray(c, w * 0.5 + side * 320, 940, 160, 16, side), birds(c, w * (0.5 + side * 0.2), 300, 5));
  return c.finish();
};

export const ferryScene: Draw = (light, size) => {
  const { c, horizon } = setting("ferry", light, size, {
    horizon: { dawn: 600, day: 580, dusk: 610, night: 590 }[light],
    waves: 0.6,
  });
  const { w, rnd } = c;
  const flip = rnd.chance(0.5);
  const side = flip ? -1 : 1;
  c.add(hills(c, { y: horizon, height: 130, distance: 0.8, swells: 4 }), mist(c, horizon - 20, 90, 0.4));
  c.add(
    mirroredKarst(c, {
      x: w * (0.5 + side * 0.38),
      y: horizon + 24,
      width: 520,
      height: rnd.range(330, 420),
      distance: 0.36,
      towers: 4,
    }),
    mirroredKarst(c, {
      x: w * (0.5 - side * 0.38),
      y: horizon + 12,
      width: 380,
      height: 240,
      distance: 0.52,
      towers: 3,
    }),
  );
  c.add(
    wake(c, w * 0.5 - side * 330, 842, 560, flip, 0.16),
    afloat(c, ferry(c), { x: w * 0.5, y: 840, scale: 0.74, flip, tall: 430, reflect: 0.42 }),
  );
  c.add(
    spray(c, w * 0.5 + side * 370, 850, 240, 26, side),
    birds(c, w * (0.5 - side * 0.25), 380, 8),
    afloat(c, longtail(c), { x: w * (0.5 - side * 0.24), y: 1060, scale: 0.24, flip: !flip }),
  );
  return c.finish();
};

export const phinisiScene: Draw = (light, size) => {
  const { c, horizon, sunX } = setting("phinisi", light, size, {
    sunAt: { dawn: 0.16, day: 0.8, dusk: 0.84, night: 0.2 }[light],
    horizon: { dawn: 700, day: 680, dusk: 720, night: 690 }[light],
    waves: 0.4,
    shallow: 0.25,
  });
  const { w, pal } = c;
  const flip = sunX > w / 2;
  const side = flip ? -1 : 1;
  c.add(dryHills(c, { y: horizon, height: 210, distance: 0.72, from: -60, to: w + 60 }));
  c.add(
    standing(
      c,
      dryHills(c, {
        y: horizon + 14,
        height: 240,
        distance: 0.42,
        from: side > 0 ? -120 : w * 0.52,
        to: side > 0 ? w * 0.48 : w + 120,
      }),
      horizon + 14,
      { depth: 140, squash: 0.5, opacity: 0.4 },
    ),
    mist(c, horizon + 4, 90, 0.35),
  );
  c.add(
    afloat(c, phinisi(c), { x: w * 0.5 - side * 20, y: 940, scale: 0.68, flip, tall: 1100, reflect: 0.48 }),
  );
  c.add(
    wake(c, w * 0.5 - side * 330, 944, 360, flip, 0.1),
    fill(dash(w * 0.5, 952, 330, 7), pal.foam, 0.4),
    birds(c, w * (0.5 + side * 0.27), 330, 6),
  );
  return c.finish();
};

export const yachtHarbour: Draw = (light, size) => {
  const { c, horizon } = setting("yacht-harbour", light, size, { horizon: 560, waves: 0.15 });
  const { w, rnd, pal } = c;
  const side = light === "dawn" ? 1 : hourSide(light);
  c.add(hills(c, { y: horizon, height: 240, distance: 0.66, swells: 3 }), mist(c, horizon - 30, 130, 0.4));
  const bank =
    hills(c, { y: horizon + 14, height: 170, distance: 0.34, swells: 2.4 }) +
    villas(c, horizon, 16) +
    fill(`M0 ${horizon + 8}H${w}V${horizon + 24}H0Z`, pal.wallShade);
  c.add(standing(c, bank, horizon + 22, { depth: 180, squash: 0.6, opacity: 0.4 }));
  const pontoon = (y: number, thick: number) =>
    fill(
      `M-20 ${n(y)}H${n(w + 20)}V${n(y + thick)}H-20Z`,
      c.linear([
        [0, pal.woodLit],
        [1, pal.woodDark],
      ]),
    ) + fill(`M-20 ${n(y + thick)}H${n(w + 20)}V${n(y + thick * 1.8)}H-20Z`, pal.seaDeep, 0.35);
  const rows = [
    { y: horizon + 74, count: 13, scale: 0.17 },
    { y: horizon + 132, count: 10, scale: 0.25 },
    { y: horizon + 216, count: 7, scale: 0.36 },
  ];
  rows.forEach(({ y, count, scale }, r) => {
    if (r < 2) c.add(pontoon(y - 20 - r * 10, 5 + r * 4));
    for (let i = 0; i < count; i++) {
      const x = w * ((i + rnd.range(0.3, 0.7)) / count);
      if (r === 2 && Math.abs(x - w * (0.5 + side * 0.17)) < 150) continue;
      const motor = rnd.chance(r === 2 ? 0.15 : 0.25);
      const boat = motor
        ? yacht(c)
        : sloop(
            c,
            rnd.pick([
              pal.wallLit,
              pal.wallLit,
              mix(pal.teal, pal.ink, 0.3),
              mix(pal.wallLit, pal.sand, 0.5),
            ]),
          );
      c.add(
        afloat(c, boat, {
          x,
          y: y + rnd.bell() * 5,
          scale: motor ? scale * 0.7 : scale * rnd.range(0.85, 1.15),
          half: motor ? 500 : 320,
          tall: motor ? 380 : 860,
          flip: rnd.chance(0.5),
          reflect: 0.4,
          distance: 0.32 - r * 0.14,
        }),
      );
    }
  });
  c.add(
    jetty(
      c,
      { x: w * (0.5 + side * 0.34), y: 1250, width: 430 },
      { x: w * (0.5 + side * 0.2), y: horizon + 122, width: 40 },
      { rails: false, drop: 0.16, lamps: c.night || light === "dusk" },
    ),
  );
  c.add(
    afloat(c, yacht(c), { x: w * (0.5 - side * 0.1), y: 1020, scale: 0.64, flip: side < 0, reflect: 0.4 }),
  );
  return c.finish();
};

/** Small white houses scattered on a wooded slope. */
function villas(c: Canvas, horizon: number, count: number): string {
  const { rnd, pal, w } = c;
  let out = "";
  for (let i = 0; i < count; i++) {
    const x = w * ((i + rnd()) / count);
    const s = rnd.range(14, 26);
    const y = horizon - rnd.range(0, 60);
    out +=
      fill(
        poly([
          [x, y],
          [x + s * 1.6, y],
          [x + s * 1.6, y - s * 0.8],
          [x, y - s * 0.8],
        ]),
        mix(pal.wallLit, pal.haze, 0.25),
      ) +
      fill(
        poly([
          [x - s * 0.2, y - s * 0.75],
          [x + s * 1.8, y - s * 0.75],
          [x + s * 1.2, y - s * 1.35],
          [x + s * 0.4, y - s * 1.35],
        ]),
        mix(pal.roof, pal.haze, 0.25),
      ) +
      fill(
        poly([
          [x + s * 0.3, y - s * 0.2],
          [x + s * 0.6, y - s * 0.2],
          [x + s * 0.6, y - s * 0.6],
          [x + s * 0.3, y - s * 0.6],
        ]),
        c.night || c.light === "dusk" ? pal.lamp : pal.ink,
        0.8,
      );
  }
  return out;
}

export const nightPlankton: Draw = (light, size) => {
  const { c, horizon } = setting("night-plankton", light, size, { horizon: 520, waves: 0.35 });
  const { w, rnd, pal } = c;
  const dark = c.night || light === "dusk";
  const neon = mix(pal.shallow, "#5fe6ff", dark ? 0.85 : 0.2);
  c.add(hills(c, { y: horizon, height: 90, distance: 0.76 }));
  for (const t of steps(6)) {
    const x = w * (t * 0.9 + 0.05) + rnd.bell() * 40;
    if (dark)
      c.add(
        glow(c, x, horizon + 2, 110, mix(pal.lamp, "#8dffca", 0.65), 0.9, 40),
        fill(dash(x, horizon + 40, 9, 90), mix(pal.lamp, "#8dffca", 0.6), 0.35),
      );
  }
  c.add(
    mirroredKarst(c, {
      x: w * rnd.range(0.12, 0.2),
      y: horizon + 22,
      width: 420,
      height: 330,
      distance: 0.32,
      towers: 3,
    }),
  );
  c.add(
    afloat(c, squidBoat(c), {
      x: w * 0.55,
      y: horizon + 150,
      scale: 0.5,
      half: 340,
      tall: 420,
      reflect: 0.7,
      flip: rnd.chance(0.5),
    }),
    afloat(c, squidBoat(c), { x: w * 0.8, y: horizon + 54, scale: 0.2, half: 340, tall: 420, distance: 0.2 }),
  );
  if (dark)
    c.add(
      reflection(
        c,
        glow(c, w * 0.55, horizon + 20, 240, mix(pal.lamp, "#8dffca", 0.5), 0.8, 140),
        horizon + 152,
        { depth: 240, squash: 1, opacity: 0.7 },
      ),
    );
  const edge = wavy(
    [
      [-60, 940],
      [w * 0.25, 1030],
      [w * 0.55, 1010],
      [w * 0.8, 1070],
      [w + 60, 1040],
    ],
    60,
    12,
    3,
  );
  c.add(
    shore(c, {
      edge,
      close: [
        [w + 60, 1260],
        [-60, 1260],
      ],
      horizon,
      sand: mix(pal.sand, pal.ink, dark ? 0.25 : 0),
    }),
  );
  let soft = "";
  let spark = "";
  for (let i = 0; i < 520; i++) {
    const [ex, ey] = edge[Math.floor(rnd() * edge.length)] ?? [0, 0];
    const back = rnd() ** 2;
    const px = ex + rnd.bell() * 60;
    const py = ey - back * 210 + rnd.bell() * 12;
    if (i % 3) spark += clump(rnd, px, py, rnd.range(1, 3.4), rnd.range(1, 2.4), 5);
    else soft += dash(px, py, rnd.range(18, 80), rnd.range(1.5, 5));
  }
  const wave = poly([
    ...edge.map(([px, py]): Point => [px, py - 34]),
    ...edge.map(([px, py]): Point => [px, py + 10]).reverse(),
  ]);
  c.add(
    c.blurred(16, fill(wave, neon, dark ? 0.85 : 0.2)),
    fill(soft, neon, dark ? 0.6 : 0.2),
    fill(spark, mix(neon, pal.wallLit, 0.4), dark ? 0.95 : 0.4),
  );
  c.add(
    figure(c, w * 0.44, 1108, 150, pal.wallLit),
    figure(c, w * 0.475, 1112, 140, pal.coral),
    fill(dash(w * 0.46, 1114, 70, 9), pal.shadow, 0.4),
  );
  c.add(palm(c, w * 0.93, 1240, 760, -150));
  return c.finish();
};

export const mangroveCanoe: Draw = (light, size) => {
  const { c, horizon } = setting("mangrove-canoe", light, size, {
    horizon: 520,
    waves: 0.1,
    sunAt: 0.5,
    clouds: 0.4,
  });
  const { w, pal } = c;
  c.add(
    fill(
      `M0 ${horizon}H${w}V1200H0Z`,
      c.linear([
        [0, mix(pal.leaf, pal.seaFar, 0.6), 0.5],
        [1, mix(pal.leafDark, pal.seaDeep, 0.4), 0.75],
      ]),
    ),
  );
  c.add(
    hills(c, { y: horizon + 6, height: 150, distance: 0.7, swells: 4 }),
    mist(c, horizon - 20, 160, 0.45),
  );
  const rows = [
    { gap: 0.07, y: horizon + 30, h: 190, d: 0.52 },
    { gap: 0.15, y: horizon + 80, h: 330, d: 0.34 },
    { gap: 0.25, y: horizon + 170, h: 520, d: 0.16 },
    { gap: 0.37, y: horizon + 310, h: 800, d: 0.02 },
  ];
  for (const { gap, y, h, d } of rows) {
    const bank = [-1, 1]
      .map((s) => mangroves(c, w * 0.5 + s * w * gap, s < 0 ? -80 : w + 80, y, h, d))
      .join("");
    c.add(
      standing(c, bank, y, { depth: Math.min(h * 0.62, 1200 - y), squash: 0.6, opacity: 0.55, ripple: 16 }),
    );
    if (d > 0.1) c.add(mist(c, y - 20, 120, 0.2), glow(c, w * 0.5, y, w * 0.18, pal.glitter, 0.22, 60));
  }
  const party = {
    dawn: [{ u: -0.02, y: 1000, scale: 1.1, flip: true }],
    day: [
      { u: 0.04, y: 745, scale: 0.46, flip: true },
      { u: -0.01, y: 900, scale: 0.92, flip: false },
    ],
    dusk: [
      { u: 0.02, y: 690, scale: 0.34, flip: false },
      { u: -0.05, y: 765, scale: 0.5, flip: true },
      { u: 0.05, y: 880, scale: 0.72, flip: true },
    ],
    night: [{ u: 0.02, y: 880, scale: 0.8, flip: true }],
  }[light];
  for (const [i, { u, y, scale, flip }] of party.entries())
    c.add(
      afloat(c, kayak(c, i % 2 ? pal.coral : pal.gold), {
        x: w * (0.5 + u),
        y,
        scale,
        half: 215,
        tall: 110,
        reflect: 0.65,
        flip,
      }),
    );
  for (let i = 0; i < 5; i++)
    c.add(
      c.blurred(
        14,
        fill(
          poly([
            [w * (0.3 + i * 0.1), -20],
            [w * (0.34 + i * 0.1), -20],
            [w * (0.5 + i * 0.07), 900],
            [w * (0.4 + i * 0.07), 900],
          ]),
          pal.glitter,
          0.1,
        ),
      ),
    );
  return c.finish();
};

/** A bank of mangroves between two x: crowns above a tangle of stilt roots. */
function mangroves(c: Canvas, from: number, to: number, y: number, height: number, distance: number): string {
  const { rnd, pal } = c;
  const span = Math.abs(to - from);
  const tone = (color: string) => mix(color, pal.haze, distance * 0.86);
  let roots = "";
  let shine = "";
  const trunks = Math.round(span / (height * 0.11));
  for (let i = 0; i < trunks; i++) {
    const x = lerp(from, to, (i + rnd()) / trunks);
    const fork = y - height * rnd.range(0.12, 0.22);
    const thick = height * 0.016 + 1;
    roots += brush(
      [
        [x, fork],
        [x + rnd.bell() * 10, fork - height * 0.1],
        [x + rnd.bell() * 24, fork - height * 0.2],
      ],
      [thick * 1.5, thick * 1.2, thick],
    );
    for (let k = 0; k < 6; k++) {
      const reach = rnd.bell() * height * 0.15;
      const d = brush(
        [
          [x, fork + rnd.range(-0.04, 0.04) * height],
          [x + reach * 0.6, fork + (y - fork) * 0.3],
          [x + reach, y + 3],
        ],
        [thick, thick * 0.75, thick * 0.5],
      );
      roots += d;
      if (k % 3 === 0 && reach * c.sunSide > 0) shine += d;
    }
  }
  const size = height * 0.026 + 4;
  const seed = rnd.int(1, 999);
  const roof = (t: number) =>
    y - height * lerp(0.5, 0.98, noise(t * (span / height) * 3.2, 1, seed)) * Math.min(1, t * 2.6 + 0.5);
  const crowns = foliage(
    c,
    Math.min(560, Math.round((span * height * 0.55) / size ** 2 / 1.3)),
    distance,
    () => {
      const t = rnd();
      return [
        lerp(from, to, t) + rnd.bell() * size,
        lerp(y - height * 0.17, roof(t), rnd() ** 0.85),
        size * rnd.range(0.6, 1.3),
      ];
    },
  );
  const mass = fill(
    smooth(
      [
        [from, y - height * 0.16],
        ...steps(16).map((t): Point => [lerp(from, to, t), roof(t) + size]),
        [to, y - height * 0.16],
      ],
      true,
      0.8,
    ),
    tone(mix(pal.leafDark, pal.ink, 0.15)),
  );
  const hollow = fill(
    poly([
      [from, y],
      [to, y],
      [to, y - height * 0.4],
      [from, y - height * 0.34],
    ]),
    c.linear([
      [0, tone(mix(pal.leafDark, pal.ink, 0.35)), 0.9],
      [1, tone(mix(pal.leafDark, pal.ink, 0.5)), 0.75],
    ]),
  );
  return (
    hollow +
    fill(roots, tone(mix(pal.woodDark, pal.earth, 0.25))) +
    fill(shine, tone(pal.woodLit), 0.7) +
    mass +
    crowns
  );
}
