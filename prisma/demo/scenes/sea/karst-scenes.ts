import {
  birds,
  brush,
  type Canvas,
  clump,
  type Draw,
  dash,
  fbm,
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
  poly,
  standing,
  steps,
  stroke,
} from "../paint.ts";
import { afloat, catamaran, farSail, junk, kayak, longtail, squidBoat, wake, yacht } from "./boats.ts";
import { stiltHouse } from "./built.ts";
import { karst, mirroredKarst, tower, waterline } from "./karst.ts";
import { hourSide, setting } from "./setting.ts";
import { boulder, grove, lantern, shoal, shore, wavy } from "./shore.ts";

/** Ranks of karst islands along the horizon, the farther the paler. */
function farKarsts(
  c: Canvas,
  horizon: number,
  count: number,
  height: number,
  distance: number,
  drop = 6,
): string {
  let out = "";
  for (let i = 0; i < count; i++) {
    const x = c.w * ((i + c.rnd.range(0.1, 0.9)) / count);
    const h = height * c.rnd.range(0.45, 1.15);
    out += karst(c, {
      x,
      y: horizon + drop,
      width: h * c.rnd.range(0.9, 2.2),
      height: h,
      distance,
      towers: c.rnd.int(2, 4),
    });
  }
  return out;
}

export const karstBay: Draw = (light, size) => {
  const { c, horizon } = setting("karst-bay", light, size, {
    horizon: { dawn: 640, day: 560, dusk: 600, night: 620 }[light],
  });
  const { rnd, w } = c;
  const side = rnd.pick([-1, 1]);
  c.add(hills(c, { y: horizon, height: 110, distance: 0.86 }));
  c.add(farKarsts(c, horizon, 7, 170, 0.76), mist(c, horizon - 30, 130, 0.5));
  c.add(
    mirroredKarst(c, {
      x: w * (0.5 + side * 0.16),
      y: horizon + 20,
      width: 330,
      height: 300,
      distance: 0.52,
      towers: 3,
    }),
  );
  c.add(
    mirroredKarst(c, {
      x: w * (0.5 - side * 0.05),
      y: horizon + 34,
      width: 210,
      height: rnd.range(200, 330),
      distance: 0.44,
      towers: 2,
    }),
  );
  c.add(mist(c, horizon + 16, 100, 0.4));
  c.add(
    mirroredKarst(c, {
      x: w * (0.5 - side * 0.33),
      y: horizon + 78,
      width: rnd.range(420, 560),
      height: rnd.range(400, 520),
      distance: 0.24,
      towers: 4,
    }),
  );
  c.add(
    mirroredKarst(c, {
      x: w * (0.5 + side * 0.42),
      y: horizon + 150,
      width: rnd.range(520, 640),
      height: rnd.range(560, 680),
      distance: 0.05,
      towers: 3,
    }),
  );
  c.add(birds(c, w * 0.5, horizon - 330, 7));
  const boatX = w * (0.5 - side * rnd.range(0, 0.08));
  const flip = side > 0;
  if (light === "dawn") {
    c.add(mist(c, horizon + 90, 130, 0.35));
    for (const [u, drop, scale] of [
      [-0.14, 120, 0.13],
      [0.1, 168, 0.17],
      [-0.03, 282, 0.3],
    ] as const)
      c.add(
        afloat(c, longtail(c), {
          x: w * (0.5 + side * u),
          y: horizon + drop,
          scale,
          flip: scale > 0.2 !== flip,
        }),
      );
  } else if (light === "night") {
    c.add(
      afloat(c, squidBoat(c), { x: boatX, y: horizon + 270, scale: 0.56, flip, half: 340, tall: 420 }),
      afloat(c, squidBoat(c), {
        x: w * (0.5 + side * 0.2),
        y: horizon + 110,
        scale: 0.2,
        half: 340,
        tall: 420,
      }),
    );
  } else {
    const near = light === "dusk";
    const y = horizon + (near ? 350 : 262);
    c.add(
      wake(c, boatX + side * (near ? 270 : 190), y, 360, flip),
      afloat(c, longtail(c), { x: boatX, y, scale: near ? 0.52 : 0.34, flip }),
    );
    if (near) c.add(farSail(c, w * (0.5 + side * 0.14), horizon + 50, 64));
  }
  if (light === "day" || light === "dusk")
    c.add(
      frameFronds(
        c,
        side > 0 ? -30 : w + 30,
        -20,
        420,
        side > 0 ? -0.1 : Math.PI - 1.3,
        side > 0 ? 1.4 : Math.PI + 0.1,
        6,
      ),
    );
  return c.finish();
};

export const jamesBondRock: Draw = (light, size) => {
  const { c, horizon } = setting("james-bond-rock", light, size, { horizon: 590, shallow: 0.35 });
  const { w, rnd } = c;
  const side = hourSide(light);
  const center = w * (0.5 + side * 0.02);
  c.add(
    hills(c, { y: horizon, height: 90, distance: 0.86 }),
    farKarsts(c, horizon, 6, 190, 0.72),
    mist(c, horizon - 20, 120, 0.45),
  );
  c.add(
    mirroredKarst(c, {
      x: w * (0.5 + side * 0.27),
      y: horizon + 30,
      width: 380,
      height: 330,
      distance: 0.45,
      towers: 3,
    }),
  );
  c.add(
    mirroredKarst(c, {
      x: w * (0.5 - side * 0.25),
      y: horizon + 24,
      width: 300,
      height: 240,
      distance: 0.5,
      towers: 3,
    }),
  );
  const needle = tower(c, {
    x: center,
    y: horizon + 120,
    width: 118,
    height: rnd.range(430, 480),
    distance: 0.05,
    flare: 1.9,
    block: 5.5,
    green: 0.34,
    lean: side * 14,
  });
  c.add(shoal(c, center, horizon + 130, 330, 46, 0.8));
  c.add(
    standing(c, needle, horizon + 120, {
      depth: 300,
      squash: 0.66,
      opacity: 0.5,
      x: center - 260,
      width: 520,
      ripple: 14,
    }),
    waterline(c, center, horizon + 121, 66, 0),
  );
  c.add(
    mirroredKarst(
      c,
      {
        x: w * (0.5 + side * 0.5),
        y: horizon + 190,
        width: 620,
        height: 760,
        distance: 0.02,
        towers: 2,
        block: 5,
      },
      0.4,
    ),
  );
  const edge = wavy(
    [
      [-60, side > 0 ? 1010 : 1120],
      [w * 0.3, 1090],
      [w * 0.6, 1100],
      [w + 60, side > 0 ? 1130 : 1000],
    ],
    50,
    8,
    2,
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
  c.add(
    afloat(c, longtail(c), { x: w * (0.5 - side * 0.2), y: 960, scale: 0.3, flip: side < 0 }),
    afloat(c, longtail(c), { x: w * (0.5 + side * 0.13), y: 905, scale: 0.22, flip: side < 0 }),
  );
  c.add(
    boulder(c, w * (0.5 - side * 0.46), 1150, 260, 130),
    boulder(c, w * (0.5 - side * 0.36), 1165, 130, 62),
  );
  return c.finish();
};

export const phiPhiLagoon: Draw = (light, size) => {
  const { c, horizon } = setting("phi-phi-lagoon", light, size, {
    horizon: { dawn: 560, day: 600, dusk: 580, night: 590 }[light],
    shallow: 0.85,
    sunAt: 0.5,
  });
  const { w, rnd } = c;
  const gap = rnd.range(0.44, 0.56);
  c.add(farKarsts(c, horizon, 5, 90, 0.78), mist(c, horizon - 10, 80, 0.4));
  const wall = (x: number, y: number, width: number, height: number, distance: number, towers: number) =>
    mirroredKarst(c, { x, y, width, height, distance, towers, block: rnd.range(3.4, 6), green: 0.55 }, 0.42);
  c.add(
    wall(w * (gap - 0.2), horizon + 16, 360, 250, 0.5, 3),
    wall(w * (gap + 0.21), horizon + 18, 380, 290, 0.46, 3),
  );
  c.add(
    wall(w * (gap - 0.34), horizon + 46, 520, 430, 0.28, 4),
    wall(w * (gap + 0.37), horizon + 50, 560, 470, 0.24, 4),
  );
  c.add(mist(c, horizon + 30, 80, 0.25));
  c.add(
    wall(w * (gap - 0.54), horizon + 120, 700, 660, 0.06, 4),
    wall(w * (gap + 0.57), horizon + 124, 720, 700, 0.04, 4),
  );
  c.add(shoal(c, w * 0.5, 900, w * 0.36, 90, 0.7), shoal(c, w * gap, 800, w * 0.2, 44, 0.6));
  const edge = wavy(
    [
      [-60, 1000],
      [w * 0.25, 1068],
      [w * 0.6, 1080],
      [w + 60, 1010],
    ],
    56,
    8,
    4,
  );
  c.add(
    shore(c, {
      edge,
      close: [
        [w + 60, 1260],
        [-60, 1260],
      ],
      horizon,
      sand: mix(c.pal.sand, c.pal.sandLit, 0.5),
    }),
  );
  const boats = {
    dawn: [
      afloat(c, longtail(c, { crew: false }), { x: w * 0.55, y: horizon + 250, scale: 0.36, flip: true }),
      afloat(c, kayak(c), { x: w * 0.36, y: horizon + 190, scale: 0.4, half: 215, tall: 110 }),
    ],
    day: [
      afloat(c, longtail(c), { x: w * 0.4, y: horizon + 168, scale: 0.22 }),
      afloat(c, longtail(c), { x: w * 0.66, y: horizon + 118, scale: 0.15, flip: true }),
      afloat(c, longtail(c), { x: w * 0.57, y: horizon + 290, scale: 0.33 }),
    ],
    dusk: [
      afloat(c, catamaran(c), { x: w * 0.6, y: horizon + 130, scale: 0.2, flip: true, tall: 1180 }),
      afloat(c, longtail(c), { x: w * 0.43, y: horizon + 290, scale: 0.36 }),
    ],
    night: [
      afloat(c, longtail(c), { x: w * 0.45, y: horizon + 250, scale: 0.34, flip: true }),
      afloat(c, yacht(c), { x: w * 0.62, y: horizon + 120, scale: 0.16 }),
    ],
  };
  c.add(boats[light].join(""));
  if (light !== "night") c.add(frameFronds(c, -40, 10, 380, -0.2, 1.3, 5));
  return c.finish();
};

export const hiddenCove: Draw = (light, size) => {
  const { c, horizon } = setting("hidden-cove", light, size, {
    horizon: 560,
    shallow: 0.7,
    sunAt: 0.5,
    clouds: 0.4,
    waves: 0.1,
  });
  const { w, rnd } = c;
  const gap = rnd.range(0.42, 0.58);
  c.add(farKarsts(c, horizon, 4, 120, 0.7));
  const cliffs: readonly (readonly [number, number, number, number, number])[] = [
    [-0.17, 20, 420, 470, 0.4],
    [0.18, 22, 420, 520, 0.38],
    [-0.33, 60, 560, 620, 0.22],
    [0.35, 66, 560, 640, 0.2],
    [-0.55, 150, 700, 860, 0.04],
    [0.57, 160, 720, 880, 0.03],
  ];
  cliffs.forEach(([dx, dy, width, height, distance], i) => {
    c.add(
      mirroredKarst(
        c,
        {
          x: w * (gap + dx),
          y: horizon + dy,
          width,
          height: height * rnd.range(0.92, 1.08),
          distance,
          towers: 3,
          block: rnd.range(4, 7),
          green: 0.75,
        },
        0.55,
      ),
    );
    if (i === 1)
      c.add(
        grove(
          c,
          wavy(
            [
              [w * (gap - 0.12), horizon + 28],
              [w * (gap + 0.1), horizon + 30],
            ],
            12,
            3,
          ),
          90,
          7,
          0.35,
        ),
        fill(dash(w * gap, horizon + 34, w * 0.14, 16), mix(c.pal.sandLit, c.pal.haze, 0.2)),
        mist(c, horizon + 10, 120, 0.3),
      );
  });
  c.add(glow(c, w * gap, horizon + 120, w * 0.3, mix(c.pal.shallow, c.pal.glitter, 0.4), 0.5, 150));
  const side = hourSide(light);
  c.add(
    afloat(c, kayak(c, c.pal.gold), {
      x: w * (0.5 + side * 0.1),
      y: 780,
      scale: 0.42,
      half: 215,
      tall: 110,
      flip: side > 0,
    }),
    afloat(c, kayak(c), {
      x: w * (0.5 - side * 0.04),
      y: side > 0 ? 860 : 920,
      scale: side > 0 ? 0.62 : 0.84,
      half: 215,
      tall: 110,
      flip: side < 0,
    }),
  );
  c.add(afloat(c, longtail(c, { crew: false }), { x: w * (0.5 - side * 0.14), y: 730, scale: 0.17 }));
  c.add(submergedSand(c, 1040));
  c.add(
    frameFronds(c, w + 40, -30, 460, Math.PI - 1.4, Math.PI + 0.1, 6),
    frameFronds(c, -40, -30, 400, 0, 1.5, 5),
  );
  return c.finish();
};

/** Pale sand with dark weed seen through clear water at the lower edge. */
function submergedSand(c: Canvas, y: number): string {
  const { rnd, pal, w } = c;
  let weed = "";
  for (let i = 0; i < 22; i++) {
    const t = rnd() ** 0.7;
    weed += clump(rnd, rnd() * w, lerp(y, 1210, t), lerp(30, 150, t) * rnd.range(0.4, 1), lerp(5, 24, t), 9);
  }
  return shoal(c, w * 0.5, 1150, w * 0.5, 130, 0.8) + c.blurred(6, fill(weed, pal.seaDeep, 0.22));
}

export const seaKayakCave: Draw = (light, size) => {
  const { c, horizon } = setting("sea-kayak-cave", light, size, {
    horizon: 600,
    sunAt: 0.5,
    shallow: 0.4,
    waves: 0.2,
  });
  const { w, rnd, pal } = c;
  const side = hourSide(light);
  c.add(
    hills(c, { y: horizon, height: 80, distance: 0.86 }),
    farKarsts(c, horizon, 5, 150, 0.7),
    mist(c, horizon - 10, 110, 0.4),
  );
  c.add(
    mirroredKarst(c, {
      x: w * (0.5 - side * rnd.range(0.06, 0.14)),
      y: horizon + 40,
      width: 330,
      height: 330,
      distance: 0.42,
      towers: 3,
    }),
    mirroredKarst(c, {
      x: w * (0.5 + side * rnd.range(0.1, 0.18)),
      y: horizon + 24,
      width: 230,
      height: 210,
      distance: 0.55,
      towers: 3,
    }),
  );
  const boats = {
    dawn: [afloat(c, kayak(c, pal.gold), { x: w * 0.5, y: 930, scale: 1.15, half: 215, tall: 110 })],
    day: [
      afloat(c, kayak(c, pal.gold), { x: w * 0.6, y: 740, scale: 0.46, half: 215, tall: 110 }),
      afloat(c, kayak(c), { x: w * 0.49, y: 880, scale: 0.95, half: 215, tall: 110, flip: true }),
    ],
    dusk: [
      afloat(c, longtail(c), { x: w * 0.57, y: 735, scale: 0.2, flip: true }),
      afloat(c, kayak(c), { x: w * 0.44, y: 860, scale: 0.72, half: 215, tall: 110, flip: true }),
    ],
    night: [afloat(c, longtail(c), { x: w * 0.51, y: 800, scale: 0.34 })],
  };
  c.add(boats[light].join(""));
  c.add(cave(c));
  return c.finish();
};

/** Mouth of a sea cave seen from inside: layers of rock with stalactites and light playing on the rim. */
function cave(c: Canvas): string {
  const { w, pal, rnd } = c;
  const seed = rnd.int(1, 999);
  // Points of the opening from the left foot over the arch to the right foot, with the outward direction.
  const frame = steps(96).map((t) => {
    const a = Math.PI * lerp(0.86, 2.14, t);
    return {
      x: w * 0.5 + Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.8 * w * 0.335,
      y: 800 + Math.sin(a) * (Math.sin(a) > 0 ? 1050 : 610),
      nx: Math.cos(a),
      ny: Math.sin(a),
      t,
    };
  });
  const rim = (grow: number, salt: number): Point[] =>
    frame.map(({ x, y, nx, ny, t }) => {
      const rough = fbm(t * 9, salt, seed, 4) * 66 + grow;
      const top = Math.max(0, Math.sin(Math.PI * t) - 0.55) * 2.2;
      const hang = Math.max(0, fbm(t * 34, salt + 5, seed, 2) - 0.06) * 330 * top;
      return [x + nx * rough, y + ny * rough * 0.8 + hang];
    });
  const layer = (grow: number, salt: number, paint: string) => {
    const edge = rim(grow, salt);
    return fill(`M-20-20H${n(w + 20)}V1260H-20Z${poly(edge)}`.replace("Z", "Z"), paint).replace(
      "<path",
      '<path fill-rule="evenodd"',
    );
  };
  const side = c.sunSide < 0 ? 1 : 0;
  const tones = [
    mix(pal.rockLit, pal.sunGlow, 0.25),
    mix(pal.rock, pal.rockLit, 0.2),
    mix(pal.rock, pal.rockShade, 0.55),
    mix(pal.rockShade, pal.ink, 0.3),
    mix(pal.rockShade, pal.ink, 0.62),
    mix(pal.ink, pal.rockShade, 0.1),
  ];
  const walls = tones
    .map(
      (tone, i) =>
        layer(
          [-6, 18, 52, 104, 176, 268][i] ?? 0,
          i * 1.3,
          c.linear(
            [
              [0, mix(tone, pal.ink, 0.22)],
              [0.5, tone],
              [1, mix(tone, pal.seaDeep, 0.3)],
            ],
            side,
            0,
            1 - side,
            1,
          ),
        ) + creases(c, frame, [10, 44, 96, 168, 250, 340][i] ?? 0, tone),
    )
    .join("");
  let sheen = "";
  for (let i = 0; i < 70; i++) {
    const f = frame[rnd.int(4, frame.length - 5)];
    if (f && f.y > 620)
      sheen += dash(
        f.x + f.nx * rnd.range(20, 150),
        rnd.range(640, 1120),
        rnd.range(14, 60),
        rnd.range(1.5, 4),
      );
  }
  let glints = "";
  for (let i = 0; i < 70; i++)
    glints += dash(
      w * 0.5 + rnd.bell() * w * 0.31,
      rnd.range(1010, 1190),
      rnd.range(16, 80),
      rnd.range(1.5, 5),
    );
  return (
    walls +
    fill(sheen, mix(pal.shallow, pal.glitter, 0.4), 0.22) +
    vines(c, rim(0, 0)) +
    fill(glints, pal.glitter, 0.25)
  );
}

/** Folds running away from the mouth of the cave. */
function creases(
  c: Canvas,
  frame: readonly { x: number; y: number; nx: number; ny: number }[],
  reach: number,
  tone: string,
): string {
  let dark = "";
  let lit = "";
  for (let i = 0; i < 34; i++) {
    const f = frame[c.rnd.int(2, frame.length - 3)];
    if (!f) continue;
    const from = reach + c.rnd.range(-20, 60);
    const length = c.rnd.range(30, 120);
    const twist = c.rnd.bell() * 26;
    const d = brush(
      [
        [f.x + f.nx * from, f.y + f.ny * from * 0.8],
        [f.x + f.nx * (from + length * 0.5) + twist, f.y + f.ny * (from + length * 0.5) * 0.8],
        [f.x + f.nx * (from + length) + twist * 0.6, f.y + f.ny * (from + length) * 0.8 - 10],
      ],
      [2, c.rnd.range(5, 18), 1],
    );
    if (i % 3) dark += d;
    else lit += d;
  }
  return fill(dark, mix(tone, c.pal.ink, 0.55), 0.38) + fill(lit, mix(tone, c.pal.rockLit, 0.5), 0.3);
}

/** Creepers hanging into the light from the roof of the cave. */
function vines(c: Canvas, rim: readonly Point[]): string {
  const { rnd, pal } = c;
  let stems = "";
  let leaves = "";
  let lit = "";
  for (let i = 0; i < 17; i++) {
    const [x, y] = rim[rnd.int(28, 68)] ?? [0, 0];
    const drop = rnd.range(50, 190);
    const sway = rnd.bell() * 26;
    stems += `M${Math.round(x)} ${Math.round(y - 40)}q${Math.round(sway)} ${Math.round(drop * 0.5)} ${Math.round(sway * 0.6)} ${Math.round(drop + 40)}`;
    for (const t of steps(Math.round(drop / 11))) {
      const d = clump(
        rnd,
        x + sway * t * 0.9 + rnd.bell() * 7,
        y - 30 + t * (drop + 30),
        lerp(12, 5, t),
        lerp(8, 5, t),
        6,
      );
      if (rnd.chance(0.35)) lit += d;
      else leaves += d;
    }
  }
  return (
    stroke(stems, pal.leafDark, 2.4, 0.8) +
    fill(leaves, mix(pal.leafDark, pal.leaf, 0.3)) +
    fill(lit, pal.leaf, 0.9)
  );
}

export const halongJunk: Draw = (light, size) => {
  const { c, horizon } = setting("halong-junk", light, size, {
    horizon: { dawn: 640, day: 600, dusk: 620, night: 610 }[light],
    clouds: 0.75,
  });
  const { w, rnd } = c;
  const side = rnd.pick([-1, 1]);
  c.add(
    farKarsts(c, horizon, 9, 240, 0.8),
    mist(c, horizon - 40, 170, 0.6),
    farKarsts(c, horizon, 6, 230, 0.64, 12),
    mist(c, horizon, 110, 0.5),
  );
  c.add(
    mirroredKarst(c, {
      x: w * (0.5 - side * 0.3),
      y: horizon + 36,
      width: 420,
      height: 400,
      distance: 0.42,
      towers: 4,
      block: 3,
    }),
  );
  c.add(
    mirroredKarst(c, {
      x: w * (0.5 + side * 0.44),
      y: horizon + 70,
      width: 520,
      height: 540,
      distance: 0.2,
      towers: 3,
      block: 3,
    }),
  );
  c.add(
    afloat(c, junk(c), {
      x: w * (0.5 + side * 0.22),
      y: horizon + 66,
      scale: 0.13,
      flip: side > 0,
      tall: 800,
      distance: 0.3,
    }),
  );
  c.add(
    afloat(c, junk(c), {
      x: w * (0.5 - side * 0.05),
      y: horizon + 262,
      scale: 0.56,
      flip: side < 0,
      tall: 820,
      reflect: 0.5,
    }),
  );
  if (light === "night" || light === "dusk")
    for (const t of steps(7))
      c.add(
        lantern(
          c,
          w * (0.5 - side * 0.05) + lerp(-240, 220, t),
          horizon + 262 - 150 - Math.sin(t * 3.1) * 20,
          5,
        ),
      );
  c.add(birds(c, w * (0.5 + side * 0.1), horizon - 420, 5));
  return c.finish();
};

export const raftLake: Draw = (light, size) => {
  const { c, horizon } = setting("raft-lake", light, size, {
    horizon: { dawn: 600, day: 570, dusk: 590, night: 600 }[light],
    waves: 0.15,
  });
  const { w, rnd, pal } = c;
  const side = hourSide(light);
  c.add(fill(`M0 ${horizon}H${w}V1200H0Z`, mix(pal.leaf, pal.seaNear, 0.5), 0.35));
  c.add(
    hills(c, { y: horizon, height: 220, distance: 0.8, swells: 5 }),
    farKarsts(c, horizon, 5, 320, 0.66),
    mist(c, horizon - 40, 200, 0.55),
  );
  c.add(
    mirroredKarst(c, {
      x: w * (0.5 + side * 0.3),
      y: horizon + 34,
      width: 660,
      height: 470,
      distance: 0.34,
      towers: 4,
      green: 0.8,
    }),
  );
  c.add(
    mirroredKarst(c, {
      x: w * (0.5 - side * 0.42),
      y: horizon + 70,
      width: 620,
      height: 560,
      distance: 0.14,
      towers: 3,
      green: 0.8,
    }),
  );
  c.add(mist(c, horizon + 30, 110, 0.4));
  if (light === "dawn") c.add(mist(c, horizon + 110, 170, 0.5));
  const row = steps(7).map((t) => ({
    x: w * 0.5 + side * lerp(-330, 430, t),
    y: horizon + lerp(250, 112, t),
    s: lerp(168, 92, t),
  }));
  const raft = row
    .reverse()
    .map(
      (p) =>
        fill(
          poly([
            [p.x - p.s * 0.66, p.y - p.s * 0.07],
            [p.x + p.s * 0.66, p.y - p.s * 0.07],
            [p.x + p.s * 0.66, p.y],
            [p.x - p.s * 0.66, p.y],
          ]),
          pal.wood,
        ) + stiltHouse(c, { x: p.x, y: p.y, width: p.s, stilts: p.s * 0.07, thatch: true }),
    )
    .join("");
  c.add(standing(c, raft, horizon + 205, { depth: 150, squash: 0.7, opacity: 0.42, ripple: 12 }));
  let trunks = "";
  for (let i = 0; i < 7; i++) {
    const tx = w * (0.5 + side * rnd.range(0.12, 0.46));
    const ty = rnd.range(horizon + 150, horizon + 330);
    const h = rnd.range(50, 130);
    trunks +=
      brush(
        [
          [tx, ty],
          [tx + 4, ty - h * 0.5],
          [tx + rnd.bell() * 14, ty - h],
        ],
        [7, 5, 1.5],
      ) +
      brush(
        [
          [tx + 3, ty - h * 0.55],
          [tx + rnd.pick([-1, 1]) * 22, ty - h * 0.8],
        ],
        [3, 2, 1],
      );
  }
  c.add(fill(trunks, mix(pal.woodDark, pal.haze, 0.25)));
  if (light !== "dusk")
    c.add(
      afloat(c, kayak(c), {
        x: w * (0.5 + side * 0.06),
        y: 960,
        scale: 0.62,
        half: 215,
        tall: 110,
        flip: side > 0,
      }),
    );
  if (light === "day" || light === "dusk")
    c.add(afloat(c, longtail(c), { x: w * (0.5 - side * 0.16), y: 1050, scale: 0.3, flip: side < 0 }));
  return c.finish();
};

export const rajaAmpat: Draw = (light, size) => {
  const { c, horizon } = setting("raja-ampat", light, size, { horizon: 330, shallow: 0.35, waves: 0.25 });
  const { w, rnd, pal } = c;
  c.add(hills(c, { y: horizon, height: 80, distance: 0.82, swells: 5 }), mist(c, horizon - 10, 90, 0.4));
  const spots: { x: number; y: number; s: number }[] = [];
  for (let i = 0; i < 80 && spots.length < 17; i++) {
    const t = rnd() ** 1.25;
    const y = lerp(horizon + 24, 1080, t);
    const s = lerp(80, 400, t) * rnd.range(0.6, 1.3);
    const x = rnd.range(0.02, 0.98) * w;
    if (spots.some((o) => Math.hypot(o.x - x, (o.y - y) * 2.6) < (o.s + s) * 0.72)) continue;
    if (t > 0.55 && Math.abs(x - w * 0.52) < 230) continue;
    spots.push({ x, y, s });
  }
  spots.sort((a, b) => a.y - b.y);
  for (const { x, y, s } of spots) c.add(shoal(c, x, y + s * 0.05, s * 0.95, s * 0.3));
  for (const { x, y, s } of spots) {
    const distance = Math.max(0, 0.62 - ((y - horizon) / (1080 - horizon)) * 0.75);
    const parts = rnd.int(1, 3);
    let islet = "";
    for (let i = 0; i < parts; i++) {
      const k = i === 0 ? 1 : rnd.range(0.45, 0.75);
      islet += tower(c, {
        x: x + (i === 0 ? 0 : (i % 2 ? 1 : -1) * s * rnd.range(0.35, 0.55)),
        y: y + (i ? s * 0.03 : 0),
        width: s * 0.8 * k,
        height: s * 0.62 * k,
        distance,
        flare: 1.12,
        block: 2.1,
        green: 1,
      });
    }
    c.add(
      standing(c, islet, y, {
        depth: s * 0.4,
        squash: 0.5,
        opacity: 0.36,
        ripple: 6,
        x: x - s * 1.2,
        width: s * 2.4,
      }),
      waterline(c, x, y + 2, s * 0.4, distance),
    );
  }
  c.add(
    wake(c, w * 0.52 - 74, 792, 330, false, 0.22),
    afloat(c, longtail(c, { roof: pal.wallLit }), { x: w * 0.52, y: 790, scale: 0.17 }),
  );
  c.add(farSail(c, w * 0.4, horizon + 60, 44));
  c.add(palm(c, w * 0.93, 1250, 520, -80), palm(c, w * 1.0, 1260, 400, -60));
  c.add(
    frameFronds(c, -30, 1220, 420, -1.45, -0.1, 7),
    frameFronds(c, w + 30, 1220, 360, Math.PI + 0.1, Math.PI + 1.3, 6),
  );
  return c.finish();
};
