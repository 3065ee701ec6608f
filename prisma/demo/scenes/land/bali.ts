import {
  brush,
  type Canvas,
  circle,
  dash,
  far,
  fbm,
  fill,
  foliage,
  frond,
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
  reflection,
  sea,
  sky,
  smooth,
  steps,
  stroke,
  undergrowth,
} from "../paint.ts";
import { hipRoof, meru, splitGateHalf, stairs } from "./land-buildings.ts";
import {
  anySide,
  blossoms,
  bulb,
  dim,
  fall,
  farHills,
  fir,
  flock,
  grass,
  ground,
  hue,
  jungleFrame,
  lathe,
  lit,
  mount,
  rect,
  round,
  scene,
  shadow,
  tree,
  treeline,
  warmth,
} from "./land-paint.ts";
import { crowd, looks, person } from "./land-people.ts";

const sunAt = (c: Canvas, x: number, dayY: number, lowY: number) => ({
  x,
  y: c.light === "day" ? dayY : lowY,
});

/** A hut with a thatched hip roof. */
function hut(c: Canvas, x: number, y: number, w: number, distance = 0): string {
  const thatch = hue(c, "#a98a5a");
  return (
    fill(rect(x - w * 0.32, y - w * 0.34, w * 0.64, w * 0.34), round(c, c.pal.wood, distance)) +
    fill(
      rect(x - w * 0.08, y - w * 0.26, w * 0.16, w * 0.26),
      far(c, c.night || c.light === "dusk" ? c.pal.lamp : c.pal.woodDark, distance),
    ) +
    stroke(
      `M${n(x - w * 0.4)} ${n(y)}v${n(-w * 0.34)}M${n(x + w * 0.4)} ${n(y)}v${n(-w * 0.34)}`,
      far(c, c.pal.woodDark, distance),
      w * 0.03,
    ) +
    hipRoof(c, x, y - w * 0.3, w * 1.06, w * 0.42, thatch, 0.34, distance)
  );
}

const riceTerraces = scene("rice-terraces", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  c.add(sky(c, { horizon: 470, sun: sunAt(c, x + side * rnd.range(200, 420), 150, 330), clouds: 0.7 }));
  c.add(
    mount(c, {
      x: x - side * 260,
      y: 520,
      width: 1250,
      height: 330,
      color: mix(pal.rock, pal.seaNear, 0.45),
      distance: 0.66,
      bend: 1.6,
    }),
  );
  c.add(
    farHills(c, { y: 540, height: 140, distance: 0.56, swells: 4 }),
    mist(c, 500, 170, 0.75),
    treeline(c, 580, 90, 0.4),
    mist(c, 560, 90, 0.6),
  );
  // Terraces: contour bands stepping down a bowl, each with a mirror of water or young rice and a grassy lip.
  const count = 13;
  const seed = rnd.int(1, 999);
  const bank = (i: number) => {
    const t = i / count;
    const y = 560 + (h - 520) * t ** 1.35;
    return steps(36).map((u): Point => {
      const px = lerp(-60, w + 60, u);
      const v = (u - 0.5 + side * 0.06) * 2;
      const bowl = -(Math.abs(v) ** 1.7) * lerp(70, 330, t) * (v * side > 0 ? 0.75 : 1.1);
      return [
        px,
        y +
          bowl +
          Math.sin(u * 9 + i * 0.6) * lerp(4, 26, t) +
          fbm(u * 5, i * 0.35, seed, 2) * lerp(10, 62, t),
      ];
    });
  };
  const young = pal.leafLit;
  const deep = mix(pal.leaf, pal.leafDark, 0.25);
  for (let i = 0; i < count; i++) {
    const t = i / count;
    const top = bank(i);
    const d = `${smooth(top)}L${w + 60} ${h + 60}L-60 ${h + 60}Z`;
    const wet = i % 4 === 1 || i % 7 === 3;
    const dist = lerp(0.4, 0, Math.min(1, t * 1.6));
    const surface = wet
      ? c.linear([
          [0, mix(pal.horizon, pal.skyLow, 0.4)],
          [0.16, mix(pal.skyLow, pal.shallow, 0.35)],
          [0.4, mix(pal.skyMid, pal.leaf, 0.3)],
        ])
      : c.linear([
          [0, far(c, lit(c, young, 0.22), dist)],
          [0.14, far(c, mix(young, pal.leaf, 0.4), dist)],
          [0.4, far(c, deep, dist)],
        ]);
    c.add(fill(d, surface));
    // Fields within the step: bunds part water from young and ripening rice.
    const below = bank(i + 1);
    const cuts = [0, rnd.int(4, 8), rnd.int(11, 15), rnd.int(18, 22), rnd.int(26, 30), 35];
    cuts.slice(1).forEach((to, field) => {
      const from = cuts[field] ?? 0;
      const tone = rnd.pick([
        mix(pal.horizon, pal.shallow, 0.45),
        lit(c, young, 0.25),
        mix(young, pal.leaf, 0.55),
        mix(young, pal.gold, 0.35),
        deep,
      ]);
      const plot = `${smooth(top.slice(from, to + 1))}${smooth(below.slice(from, to + 1).reverse()).replace("M", "L")}Z`;
      const [ax, ay] = top[to] ?? [0, 0];
      const [bx, by] = below[to] ?? [0, 0];
      c.add(
        fill(plot, far(c, tone, dist), 0.72),
        stroke(
          `M${n(ax)} ${n(ay)}Q${n(ax + 10)} ${n((ay + by) / 2)} ${n(bx - 6)} ${n(by)}`,
          far(c, mix(young, pal.leafDark, 0.4), dist),
          lerp(1.6, 7, t),
        ),
      );
    });
    if (!wet) {
      let tufts = "";
      for (let k = 0; k < 46; k++) {
        const u = rnd();
        const [px, py] = top[Math.floor(u * 35)] ?? [0, 0];
        const size = lerp(4, 22, t) * rnd.range(0.6, 1.2);
        const ty = py + lerp(6, 60, t) * rnd() + size;
        tufts += `M${n(px + rnd.bell() * 30)} ${n(ty)}l${n(-size * 0.3)} ${n(-size)}l${n(size * 0.28)} ${n(size * 0.5)}l${n(size * 0.16)} ${n(-size * 0.72)}l${n(size * 0.16)} ${n(size * 0.8)}Z`;
      }
      c.add(fill(tufts, far(c, mix(pal.leaf, young, 0.3), dist), 0.6));
    }
    // The earthen lip and its shadowed face.
    c.add(
      stroke(
        smooth(top.map(([px, py]): Point => [px, py + lerp(2, 11, t)])),
        far(c, dim(c, pal.leafDark, 0.15), dist),
        lerp(3, 26, t),
        0.6,
      ),
      stroke(smooth(top), far(c, mix(young, pal.sandLit, 0.2), dist), lerp(1.6, 6, t)),
    );
    if (i === 5)
      c.add(
        hut(c, x + side * 210, (top[Math.floor(35 * 0.62)]?.[1] ?? 700) + 16, 84, 0.14),
        palm(c, x + side * 290, 690, 190, side * 14, 0.16),
        palm(c, x + side * 140, 700, 160, -side * 16, 0.18),
      );
    if (i === 3)
      for (const dx of [-520, -440, -380, 470, 560])
        c.add(palm(c, x + dx, 640 - Math.abs(dx) * 0.18, rnd.range(130, 190), rnd.range(-24, 24), 0.3));
    if (i === 9)
      c.add(
        crowd(
          c,
          [
            [x - side * 110, (top[16]?.[1] ?? 900) + 6],
            [x - side * 60, (top[17]?.[1] ?? 900) + 8],
          ],
          108,
          ["walk", "photo"],
        ),
      );
    if (i === 7)
      c.add(
        person(c, x - side * 330, (top[10]?.[1] ?? 800) + 30, 76, {
          pose: "work",
          look: looks(c)[6] ?? looks(c)[0],
          facing: side as 1 | -1,
          distance: 0.1,
        }),
      );
  }
  c.add(
    palm(c, side > 0 ? 190 : w - 190, 1020, 560, side * 50, 0.02),
    palm(c, side > 0 ? 60 : w - 60, 1100, 640, -side * 40, 0),
  );
  c.add(
    jungleFrame(c, 420),
    glow(c, x + side * 300, 420, 760, pal.sunGlow, c.light === "day" ? 0.16 : 0.32, 330),
    flock(c, x, 300, 6),
  );
});

const baliGate = scene("bali-gate", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const y = 960;
  const low = c.light !== "day";
  c.add(
    sky(c, {
      horizon: 720,
      sun: { x: low ? x + rnd.range(-40, 40) : x + 330, y: low ? 560 : 160 },
      clouds: 0.75,
    }),
  );
  c.add(
    mount(c, {
      x,
      y: 800,
      width: 1500,
      height: 430,
      color: mix(pal.rock, pal.seaNear, 0.5),
      distance: 0.6,
      bend: 1.6,
      top: 0.05,
    }),
    mist(c, 740, 260, 0.85),
    farHills(c, { y: 830, height: 110, distance: 0.5, swells: 4 }),
    mist(c, 815, 150, 0.8),
  );
  const stone = mix(c.light === "dawn" ? mix(pal.rock, "#dca98a", 0.55) : pal.rock, pal.wall, 0.25);
  const gate = rnd.range(760, 800);
  let all = "";
  for (const s of [-1, 1] as const) {
    all +=
      fill(
        rect(s < 0 ? -20 : x + 400, y - 150, x - 380, 150),
        fall(c, lit(c, stone, 0.15), dim(c, stone, 0.3)),
      ) + fill(rect(s < 0 ? -20 : x + 400, y - 168, x - 380, 22), lit(c, stone, 0.35));
    all += treeline(c, y - 140, 120, 0.16, s < 0 ? -40 : x + 520, s < 0 ? x - 520 : w + 40);
    all += splitGateHalf(c, x + s * 104, y, gate, s, stone);
    // Guardian figure with an umbrella on its plinth.
    const gx = x + s * 560;
    all +=
      fill(rect(gx - 46, y - 80, 92, 80), round(c, stone)) +
      lathe(
        c,
        gx,
        y - 78,
        [
          [0, 34],
          [20, 38],
          [52, 30],
          [62, 18],
          [72, 24],
          [96, 20],
          [110, 8],
          [122, 1],
        ],
        dim(c, stone, 0.12),
        { soft: true, rings: false },
      );
    all +=
      stroke(`M${n(gx + s * 80)} ${y}v-330`, pal.woodDark, 6) +
      fill(
        `M${n(gx + s * 80 - 92)} ${y - 268}Q${n(gx + s * 80)} ${y - 376} ${n(gx + s * 80 + 92)} ${y - 268}Q${n(gx + s * 80)} ${y - 292} ${n(gx + s * 80 - 92)} ${y - 268}Z`,
        round(c, s < 0 ? pal.gold : pal.wallLit),
      ) +
      stroke(
        steps(12)
          .map((t) => `M${n(gx + s * 80 - 90 + t * 180)} ${n(y - 270 - Math.sin(t * Math.PI) * 12)}v16`)
          .join(""),
        pal.gold,
        3,
      );
  }
  all += stairs(c, x, y - 64, y + 6, 208, 330, stone, 7);
  const wardrobe = looks(c);
  all +=
    shadow(c, x, y - 58, 70, 0.5) +
    person(c, x - 26, y - 60, 168, {
      pose: "holdRight",
      look: { top: pal.wallLit, bottom: pal.gold, legs: "sarong", hair: "bun" },
    }) +
    person(c, x + 30, y - 60, 178, {
      pose: "holdLeft",
      look: { ...wardrobe[0], bottom: pal.coral, legs: "sarong" },
    });
  c.add(glow(c, x, 620, 420, pal.sunGlow, low ? 0.6 : 0.3), all);
  if (c.night || c.light === "dusk")
    for (const s of [-1, 1])
      c.add(
        bulb(c, x + s * 220, y - 30, 8),
        bulb(c, x + s * 420, y - 30, 7),
        warmth(c, x + s * 260, y - 60, 200, 160),
      );
  // The mirror of still water which everybody photographs.
  c.add(
    `<rect y="${y + 4}" width="${n(w)}" height="${h - y}" fill="${fall(c, mix(pal.skyLow, pal.wall, 0.3), mix(pal.skyMid, pal.seaNear, 0.45))}"/>`,
    glow(c, x, y + 20, 400, pal.horizon, 0.8, 220),
    reflection(c, all, y + 5, { depth: 260, squash: 0.72, opacity: 0.75, ripple: 7 }),
    fill(dash(x, y + 8, w * 0.8, 7), lit(c, stone, 0.3), 0.6),
  );
  c.add(jungleFrame(c, 300));
  for (const s of [-1, 1]) {
    const bx = s < 0 ? -20 : w + 20;
    let boughs = "";
    for (let i = 0; i < 4; i++)
      boughs += brush(
        [
          [bx, 120 + i * 70],
          [bx - s * 130, 90 + i * 80],
          [bx - s * rnd.range(220, 300), 130 + i * 76],
        ],
        [14, 8, 3],
      );
    c.add(
      fill(boughs, pal.woodDark),
      foliage(c, 34, 0, () => [bx - s * rnd.range(0, 290), 150 + rnd.bell() * 170, rnd.range(22, 44)]),
      blossoms(c, 34, hue(c, "#fff0d6"), () => [
        bx - s * rnd.range(20, 300),
        150 + rnd.bell() * 190,
        rnd.range(8, 15),
      ]),
    );
  }
});

const lakeTemple = scene("lake-temple", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const line = 720;
  const side = anySide(c);
  const sunX = x - side * rnd.range(280, 420);
  c.add(sky(c, { horizon: line, sun: sunAt(c, sunX, 170, 420), clouds: 0.7 }));
  let back =
    farHills(c, { y: line, height: 360, distance: 0.66, swells: 2.2 }) +
    mist(c, 560, 220, 0.7) +
    farHills(c, { y: line, height: 210, distance: 0.5, swells: 3 }) +
    mist(c, 690, 150, 0.8);
  let near = "";
  const island = (ix: number, half: number, up: number) =>
    fill(
      smooth(
        [
          [ix - half, line + 12],
          [ix - half * 0.9, line - up],
          [ix, line - up - 6],
          [ix + half * 0.9, line - up],
          [ix + half, line + 12],
        ],
        true,
        0.5,
      ),
      fall(c, lit(c, pal.rock, 0.2), dim(c, pal.rock, 0.45)),
    );
  const mx = x + side * 90;
  near +=
    warmth(c, x, line - 160, 420, 280) +
    island(mx, 190, 26) +
    undergrowth(
      c,
      [
        [mx - 180, line - 10],
        [mx + 180, line - 10],
      ],
      40,
      0.04,
    ) +
    blossoms(c, 40, hue(c, "#ef7f95"), () => [
      mx + rnd.bell() * 170,
      line - 18 + rnd.bell() * 12,
      rnd.range(5, 10),
    ]);
  near += meru(c, mx, line - 22, 590, 11, 0.02);
  near +=
    island(mx - side * 360, 150, 22) +
    undergrowth(
      c,
      [
        [mx - side * 360 - 130, line - 8],
        [mx - side * 360 + 130, line - 8],
      ],
      34,
      0.04,
    ) +
    meru(c, mx - side * 360, line - 18, 350, 3, 0.04) +
    blossoms(c, 26, hue(c, "#f2b95c"), () => [
      mx - side * 360 + rnd.bell() * 130,
      line - 14 + rnd.bell() * 10,
      rnd.range(4, 9),
    ]);
  c.add(back, sea(c, { horizon: line, waves: 0.12, sunX }));
  back = "";
  c.add(
    near,
    reflection(c, near, line + 8, { depth: 400, squash: 0.72, opacity: 0.6, ripple: 15 }),
    mist(c, line + 26, 70, 0.55),
  );
  // A jukung on the lake and the flowering bank.
  const bx = x - side * 250;
  c.add(
    place(
      `${fill(
        smooth(
          [
            [-120, -6],
            [-80, 10],
            [80, 10],
            [126, -16],
            [96, 20],
            [0, 26],
            [-100, 18],
          ],
          true,
          0.7,
        ),
        c.linear([
          [0, pal.woodLit],
          [1, pal.woodDark],
        ]),
      )}${stroke("M-90 34h190M-50 6q-6 20 -10 28M50 6q8 18 14 28", pal.wallShade, 5)}`,
      bx,
      930,
      1,
    ),
    person(c, bx - 20, 946, 104, { pose: "sit", look: looks(c)[6] ?? looks(c)[0] }),
    stroke(`M${n(bx - 60)} 880L${n(bx + 60)} 962`, pal.woodDark, 4),
  );
  const bank = steps(24).map(
    (t): Point => [lerp(-40, w + 40, t), 1120 + Math.cos(t * Math.PI * 2) * -64 + fbm(t * 6, 1, 4, 2) * 20],
  );
  c.add(
    fill(`${smooth(bank)}L${w + 40} ${h + 20}L-40 ${h + 20}Z`, fall(c, pal.leaf, pal.leafDark)),
    undergrowth(c, bank, 40, 0),
    grass(c, 0, w, h + 4, 70, 160),
  );
  for (const color of [hue(c, "#ef7f95"), hue(c, "#f6c768"), hue(c, "#fff3ea")])
    c.add(
      blossoms(c, 44, color, () => {
        const t = rnd();
        return [lerp(0, w, t), 1140 - Math.cos(t * Math.PI * 2) * 60 + rnd() * 60, rnd.range(6, 13)];
      }),
    );
  for (const s of [-1, 1])
    c.add(fir(c, x + s * 760 * (w / 1800), 1130, 420, 0.03), fir(c, x + s * 850 * (w / 1800), 1150, 520, 0));
  c.add(flock(c, x - side * 260, 270, 7));
});

const baliSwing = scene("bali-swing", (c) => {
  const { pal, w, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  c.add(sky(c, { horizon: 640, sun: sunAt(c, x + side * 360, 150, 380), clouds: 0.7 }));
  c.add(
    farHills(c, { y: 680, height: 230, distance: 0.7, swells: 2.4 }),
    mist(c, 640, 190, 0.75),
    farHills(c, { y: 860, height: 260, distance: 0.46, swells: 3, wood: 0.3 }),
    mist(c, 810, 190, 0.7),
    farHills(c, { y: 1080, height: 300, distance: 0.26, swells: 3.4, wood: 0.45 }),
    mist(c, 1000, 180, 0.55),
  );
  for (let i = 0; i < 4; i++)
    c.add(
      palm(c, w * rnd.range(0.08, 0.92), rnd.range(980, 1040), rnd.range(130, 190), rnd.range(-40, 40), 0.34),
    );
  c.add(hills(c, { y: 1300, height: 300, distance: 0.08, swells: 4, wood: 0.5 }));
  for (let i = 0; i < 6; i++)
    c.add(
      palm(c, w * (0.1 + 0.16 * i) + rnd.range(-60, 60), 1230, rnd.range(280, 380), rnd.range(-50, 50), 0.1),
    );
  c.add(glow(c, x + side * 200, 500, 760, pal.sunGlow, c.light === "day" ? 0.2 : 0.42, 420));
  // Two leaning palms carry the swing.
  const ax = side > 0 ? -60 : w + 60;
  const seatX = x + side * 20;
  const seatY = 690;
  const hangX = x - side * 330;
  c.add(palm(c, ax, 1150, 1080, side * 500 * (w / 1800) + side * (w - 1800) * 0.2, 0));
  const rope = (k: number) =>
    `M${n(hangX + k * 18)} -20L${n(seatX + k * 16 - side * 4)} ${n(seatY - 8 + k * 10)}`;
  c.add(
    stroke(rope(-1), dim(c, pal.woodLit, 0.2), 5),
    person(c, seatX - side * 2, seatY + 122, 420, {
      pose: "swing",
      facing: side,
      look: { top: pal.coral, bottom: pal.coral, legs: "shorts", hair: "long" },
    }),
  );
  // A long dress flying behind her in three folds.
  const fold = (
    points: readonly Point[],
    color: string,
    shade: string,
    widths: readonly [number, number, number],
  ) =>
    fill(
      brush(
        points.map(([px, py]): Point => [seatX + side * px, seatY + py]),
        widths,
      ),
      side > 0
        ? c.linear(
            [
              [0, shade],
              [0.6, color],
              [1, lit(c, color, 0.3)],
            ],
            0,
            0,
            1,
            0.4,
          )
        : c.linear(
            [
              [0, lit(c, color, 0.3)],
              [0.4, color],
              [1, shade],
            ],
            0,
            0.4,
            1,
            0,
          ),
    );
  const rose = mix(pal.coral, pal.gold, 0.25);
  c.add(
    fold(
      [
        [4, -6],
        [-90, 66],
        [-210, 70],
        [-340, 128],
        [-500, 96],
      ],
      dim(c, pal.coral, 0.12),
      dim(c, pal.coral, 0.35),
      [36, 96, 2],
    ),
    fold(
      [
        [2, -16],
        [-100, 30],
        [-230, 16],
        [-370, 66],
        [-540, 20],
      ],
      pal.coral,
      rose,
      [40, 104, 2],
    ),
    fold(
      [
        [6, -24],
        [-90, 0],
        [-210, -22],
        [-330, 14],
        [-470, -44],
      ],
      rose,
      lit(c, rose, 0.35),
      [34, 70, 2],
    ),
  );
  c.add(
    fill(
      poly([
        [seatX - 52, seatY - 2],
        [seatX + 58, seatY - 2],
        [seatX + 62, seatY + 10],
        [seatX - 48, seatY + 10],
      ]),
      round(c, pal.wood),
    ),
    stroke(rope(1), pal.woodLit, 5),
  );
  c.add(
    frond(c, hangX - side * 200, -40, side > 0 ? 0.9 : Math.PI - 0.9, 330, pal.leafDark),
    frond(c, hangX - side * 120, -60, side > 0 ? 0.5 : Math.PI - 0.5, 300, mix(pal.leafDark, pal.leaf, 0.4)),
  );
  c.add(jungleFrame(c, 440), flock(c, x + side * 420, 330, 6));
});

/** Rows of clipped bushes following the swells of hills. */
function rows(
  c: Canvas,
  top: (u: number) => number,
  from: number,
  to: number,
  bottom: number,
  count: number,
  distance: number,
  seed: number,
): string {
  let out = "";
  const { pal } = c;
  for (let i = 0; i < count; i++) {
    const t = (i / count) ** 1.4;
    const line = steps(40).map((u): Point => {
      const y0 = top(u);
      return [lerp(from, to, u), lerp(y0 + 8, bottom, t) + Math.sin(u * 11 + t * 5 + seed) * 10 * t];
    });
    const size = lerp(10, 42, t) * (1 - distance * 0.6);
    out += stroke(
      smooth(line.map(([x, y]): Point => [x, y + size * 0.42])),
      far(c, dim(c, pal.leafDark, 0.12), distance),
      size,
      0.9,
    );
    out += stroke(smooth(line), far(c, pal.leaf, distance), size * 0.78);
    out += stroke(
      smooth(line.map(([x, y]): Point => [x + c.sunSide * 3, y - size * 0.2])),
      far(c, pal.leafLit, distance),
      size * 0.3,
      0.85,
    );
  }
  return out;
}

const teaHills = scene("tea-hills", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  c.add(sky(c, { horizon: 520, sun: sunAt(c, x + side * 380, 160, 360), clouds: 0.75 }));
  c.add(
    farHills(c, { y: 560, height: 290, distance: 0.72, swells: 2 }),
    mist(c, 500, 200, 0.8),
    farHills(c, { y: 620, height: 180, distance: 0.54, swells: 3 }),
    mist(c, 590, 140, 0.75),
  );
  const swell = (
    y: number,
    height: number,
    center: number,
    width: number,
    distance: number,
    count: number,
  ) => {
    const seed = rnd.int(1, 99);
    const from = center - width / 2;
    const to = center + width / 2;
    const top = (u: number) =>
      y - height * Math.sin(Math.PI * u) ** 1.4 - fbm(u * 3, 1, seed, 2) * height * 0.1;
    const crest = steps(40).map((u): Point => [lerp(from, to, u), top(u)]);
    const d = `${smooth(crest)}L${n(to)} ${h + 20}L${n(from)} ${h + 20}Z`;
    return c.clipped(
      d,
      fill(d, far(c, pal.leafDark, distance)) +
        rows(c, top, from, to, Math.min(h + 60, y + 260), count, distance, seed) +
        fill(
          d,
          c.linear(
            c.sunSide < 0
              ? [
                  [0, pal.sunGlow, 0.22],
                  [0.5, pal.sunGlow, 0],
                  [1, pal.shadow, 0.34],
                ]
              : [
                  [0, pal.shadow, 0.34],
                  [0.5, pal.sunGlow, 0],
                  [1, pal.sunGlow, 0.22],
                ],
            0,
            0,
            1,
            0,
          ),
        ),
    );
  };
  c.add(
    swell(700, 120, x - side * 480, 1300, 0.42, 12),
    swell(720, 140, x + side * 420, 1400, 0.38, 12),
    mist(c, 690, 110, 0.55),
  );
  c.add(
    treeline(c, 745, 60, 0.3, x - 160, x + 260),
    swell(840, 190, x - side * 340, 1500, 0.2, 12),
    hut(c, x + side * 130, 742, 96, 0.14),
    swell(930, 190, x + side * 560, 1700, 0.1, 11),
    mist(c, 850, 100, 0.35),
  );
  c.add(swell(1120, 250, x - side * 420, 2100, 0, 11));
  c.add(glow(c, x + side * 380, 640, 1100, pal.sunGlow, c.light === "day" ? 0.16 : 0.36, 420));
  // A red road and pickers with baskets.
  const wardrobe = looks(c);
  const px = x - side * 60;
  const basket = (bx: number, by: number, s: number) =>
    fill(lathePath(bx, by, s), round(c, pal.woodLit)) +
    foliage(c, 8, 0, () => [bx + rnd.bell() * s * 0.5, by - s * 1.05, s * 0.26]);
  c.add(
    person(c, px - 200, 1010, 170, {
      pose: "work",
      look: { top: pal.gold, bottom: pal.teal, legs: "skirt", hair: "hat", sleeves: true },
    }),
    basket(px - 222, 960, 26),
  );
  c.add(
    person(c, px + 40, 1060, 210, {
      pose: "work",
      look: { top: pal.coral, bottom: wardrobe[0].bottom, legs: "skirt", hair: "hat", sleeves: true },
    }),
    basket(px + 12, 998, 33),
  );
  c.add(
    person(c, px + 260, 1000, 160, {
      pose: "work",
      facing: -1,
      look: {
        top: pal.teal,
        bottom: pal.sand,
        legs: "skirt",
        hair: "scarf",
        hairColor: pal.wallLit,
        sleeves: true,
      },
    }),
    basket(px + 282, 950, 25),
  );
  c.add(swellFront(c), tree(c, side > 0 ? w - 190 : 190, 1010, 430, 0.03, 0.42), flock(c, x, 280, 6));
});

const lathePath = (x: number, y: number, s: number) =>
  `M${n(x - s * 0.8)} ${n(y - s)}L${n(x - s * 0.55)} ${n(y + s * 0.5)}Q${n(x)} ${n(y + s * 0.7)} ${n(x + s * 0.55)} ${n(y + s * 0.5)}L${n(x + s * 0.8)} ${n(y - s)}Z`;

/** The nearest bushes, large and soft, along the lower edge. */
function swellFront(c: Canvas): string {
  const { w, h, rnd, pal } = c;
  let leaves = "";
  let bright = "";
  for (let i = 0; i < 240; i++) {
    const lx = rnd() * w;
    const ly = h - 10 - rnd() * 110 - Math.sin(lx / 190) * 16;
    const s = rnd.range(14, 30);
    const a = rnd.range(-2.6, -0.5);
    const d = `M${n(lx)} ${n(ly)}Q${n(lx + Math.cos(a - 0.5) * s)} ${n(ly + Math.sin(a - 0.5) * s)} ${n(lx + Math.cos(a) * s * 1.7)} ${n(ly + Math.sin(a) * s * 1.7)}Q${n(lx + Math.cos(a + 0.5) * s)} ${n(ly + Math.sin(a + 0.5) * s)} ${n(lx)} ${n(ly)}Z`;
    if (i % 3) leaves += d;
    else bright += d;
  }
  return (
    fill(
      `M0 ${h}V${h - 84}Q${n(w * 0.25)} ${h - 122} ${n(w * 0.5)} ${h - 84}T${n(w)} ${h - 88}V${h}Z`,
      fall(c, pal.leafDark, dim(c, pal.leafDark, 0.3)),
    ) +
    fill(leaves, mix(pal.leaf, pal.leafDark, 0.3)) +
    fill(bright, pal.leafLit)
  );
}

/** A Batak house: saddle roof with soaring gables, carved red front, stilts. */
function batakHouse(c: Canvas, x: number, y: number, w: number, facing: 1 | -1, distance = 0): string {
  const red = hue(c, "#a5442f");
  const thatch = hue(c, "#4b4038");
  const k = w / 100;
  const scale = (list: readonly Point[]): Point[] => list.map(([px, py]) => [px * k, py * k]);
  let stilts = "";
  for (const px of [-34, -20, -6, 8, 22, 34]) stilts += `M${n(px * k)} 0V${n(-24 * k)}`;
  const roofD = smooth(
    scale([
      [-66, -104],
      [-46, -84],
      [-16, -70],
      [16, -70],
      [40, -82],
      [58, -96],
      [52, -72],
      [44, -46],
      [-46, -46],
      [-52, -72],
    ]),
    true,
    0.55,
  );
  let ribs = "";
  for (const t of steps(15))
    ribs += `M${n(lerp(-54, 50, t) * k)} ${n((-88 + Math.sin(t * Math.PI) * 18) * k)}L${n(lerp(-44, 42, t) * k)} ${n(-47 * k)}`;
  const gable = smooth(
    scale([
      [58, -97],
      [44, -66],
      [38, -46],
      [50, -46],
      [58, -66],
    ]),
    true,
    0.4,
  );
  let bands = "";
  for (const py of [-44, -38, -32, -27]) bands += `M${n(-42 * k)} ${n(py * k)}H${n(42 * k)}`;
  const body = poly(
    scale([
      [-42, -46],
      [42, -46],
      [39, -24],
      [-39, -24],
    ]),
  );
  const on = c.night || c.light === "dusk";
  return place(
    stroke(stilts, far(c, c.pal.woodDark, distance), 3.4 * k) +
      fill(rect(-40 * k, -26 * k, 80 * k, 4 * k), far(c, c.pal.woodDark, distance)) +
      fill(body, round(c, red, distance)) +
      stroke(bands, far(c, c.pal.wallLit, distance), 0.9 * k, 0.8) +
      stroke(bands, far(c, c.pal.ink, distance), 0.5 * k, 0.8) +
      fill(
        rect(-26 * k, -40 * k, 9 * k, 10 * k) +
          rect(-4 * k, -40 * k, 9 * k, 14 * k) +
          rect(18 * k, -40 * k, 9 * k, 10 * k),
        far(c, on ? c.pal.lamp : c.pal.woodDark, distance),
      ) +
      fill(
        roofD,
        c.linear([
          [0, far(c, lit(c, thatch, 0.3), distance)],
          [1, far(c, dim(c, thatch, 0.3), distance)],
        ]),
      ) +
      stroke(ribs, far(c, dim(c, thatch, 0.5), distance), 0.7 * k, 0.5) +
      fill(gable, far(c, red, distance)) +
      stroke(
        smooth(
          scale([
            [58, -97],
            [46, -70],
            [40, -46],
          ]),
        ),
        far(c, c.pal.wallLit, distance),
        1.2 * k,
      ) +
      stroke(
        smooth(
          scale([
            [-66, -105],
            [-46, -85],
            [-16, -71],
            [16, -71],
            [40, -83],
            [58, -97],
          ]),
        ),
        far(c, dim(c, thatch, 0.5), distance),
        2.2 * k,
      ),
    x,
    y,
    facing,
    1,
  );
}

const tobaLake = scene("toba-lake", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  const line = 610;
  const sunX = x + side * rnd.range(140, 330);
  c.add(sky(c, { horizon: line, sun: sunAt(c, sunX, 160, 400), clouds: 0.8 }));
  c.add(
    farHills(c, { y: line, height: 300, distance: 0.7, swells: 2.4 }),
    mist(c, 560, 150, 0.6),
    farHills(c, {
      y: line + 8,
      height: 210,
      distance: 0.5,
      swells: 2,
      from: side > 0 ? -100 : x,
      to: side > 0 ? x : w + 100,
    }),
    sea(c, { horizon: line, sunX, waves: 0.3 }),
    mist(c, line + 6, 70, 0.6),
  );
  c.add(
    farHills(c, {
      y: line + 90,
      height: 130,
      distance: 0.26,
      swells: 2,
      from: side > 0 ? w * 0.66 : -100,
      to: side > 0 ? w + 100 : w * 0.34,
    }),
  );
  const shore = steps(30).map(
    (t): Point => [
      lerp(-40, w + 40, t),
      880 + (side > 0 ? -1 : 1) * (t - 0.5) * 90 + fbm(t * 5, 2, 7, 3) * 30,
    ],
  );
  c.add(
    fill(
      `${smooth(shore)}L${w + 40} ${h + 20}L-40 ${h + 20}Z`,
      fall(c, mix(pal.leafLit, pal.leaf, 0.4), mix(pal.leaf, pal.leafDark, 0.6)),
    ),
    undergrowth(c, shore, 34, 0.12),
  );
  for (const [dx, dy, s, d] of [
    [-470, 880, 210, 0.16],
    [470, 870, 200, 0.18],
    [180, 900, 270, 0.1],
  ] as const)
    c.add(warmth(c, x + dx * side, dy - 80, s * 0.9, s * 0.6), batakHouse(c, x + dx * side, dy, s, side, d));
  c.add(
    palm(c, x - side * 640, 920, 330, side * 30, 0.1),
    palm(c, x + side * 660, 930, 360, -side * 30, 0.08),
  );
  c.add(
    warmth(c, x - side * 150, 960, 420, 260),
    shadow(c, x - side * 150, 1034, 260, 0.5, 26),
    batakHouse(c, x - side * 150, 1030, 470, side, 0),
  );
  c.add(
    fill(
      smooth(
        [
          [x - 60, 1040],
          [x + 40, 1100],
          [x - 60, h + 20],
          [x + 340, h + 20],
          [x + 210, 1110],
          [x + 40, 1034],
        ],
        true,
        0.6,
      ),
      fall(c, pal.sandLit, pal.sandShade),
      0.9,
    ),
  );
  c.add(
    crowd(
      c,
      [
        [x + side * 190, 1060],
        [x + side * 232, 1064],
        [x + side * 60, 1090],
      ],
      132,
      ["walk", "photo", "stand"],
    ),
  );
  c.add(
    undergrowth(
      c,
      [
        [-20, h + 10],
        [w * 0.2, h - 40],
        [w * 0.36, h + 20],
      ],
      80,
    ),
    undergrowth(
      c,
      [
        [w * 0.68, h + 20],
        [w * 0.84, h - 50],
        [w + 20, h - 20],
      ],
      80,
    ),
    blossoms(c, 50, hue(c, "#f08a9a"), () => [
      (rnd.chance(0.5) ? 0.12 : 0.88) * w + rnd.bell() * 220,
      h - 40 + rnd.bell() * 30,
      rnd.range(6, 12),
    ]),
    flock(c, x - side * 300, 260, 6),
  );
});

const coffeeFarm = scene("coffee-farm", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  c.add(sky(c, { horizon: 560, sun: sunAt(c, x - side * 380, 160, 360), clouds: 0.7 }));
  c.add(
    mount(c, {
      x: x + side * 250,
      y: 620,
      width: 1400,
      height: 380,
      color: mix(pal.rock, pal.seaNear, 0.5),
      distance: 0.64,
      bend: 1.6,
    }),
    mist(c, 580, 180, 0.8),
    farHills(c, { y: 700, height: 170, distance: 0.42, swells: 3 }),
    mist(c, 670, 110, 0.6),
    treeline(c, 790, 150, 0.26),
  );
  c.add(ground(c, 770, mix(pal.leaf, pal.earth, 0.4), mix(pal.earth, pal.leafDark, 0.45)));
  // A drying floor with beans, a shed, rows of coffee shrubs on either side.
  c.add(warmth(c, x + side * 420, 720, 300, 200), hut(c, x + side * 430, 850, 330, 0.06));
  const floor = poly([
    [x - 330, 850],
    [x + 250, 850],
    [x + 430, 1010],
    [x - 520, 1010],
  ]);
  c.add(fill(floor, fall(c, lit(c, pal.sand, 0.2), pal.sandShade)));
  for (const [dx, dy, s, color] of [
    [-210, 890, 1, "#8b3f2e"],
    [-20, 888, 0.95, "#b58a55"],
    [150, 892, 1, "#6a4431"],
    [-300, 958, 1.25, "#b58a55"],
    [-60, 962, 1.3, "#8b3f2e"],
    [200, 960, 1.25, "#c65a3f"],
  ] as const)
    c.add(
      fill(
        smooth(
          [
            [x + dx - 84 * s, dy],
            [x + dx - 60 * s, dy - 17 * s],
            [x + dx + 60 * s, dy - 17 * s],
            [x + dx + 84 * s, dy],
            [x + dx + 60 * s, dy + 17 * s],
            [x + dx - 60 * s, dy + 17 * s],
          ],
          true,
          0.8,
        ),
        c.linear([
          [0, lit(c, hue(c, color), 0.25)],
          [1, dim(c, hue(c, color), 0.25)],
        ]),
      ),
    );
  c.add(
    person(c, x - 130, 940, 180, {
      pose: "work",
      look: { top: pal.teal, bottom: pal.earth, legs: "trousers", hair: "hat" },
    }),
    stroke(`M${n(x - 92)} 838L${n(x - 4)} 934`, pal.wood, 5),
    stroke(`M${n(x - 26)} 942L${n(x + 18)} 924`, pal.wood, 7),
  );
  const shrub = (sx: number, sy: number, s: number) => {
    const cherries: [number, number, number][] = [];
    for (let i = 0; i < 34; i++)
      cherries.push([
        sx + rnd.bell() * s * 0.62,
        sy - s * 0.8 + rnd.bell() * s * 0.6,
        s * rnd.range(0.018, 0.03),
      ]);
    return (
      shadow(c, sx, sy, s * 0.8, 0.4) +
      foliage(c, 30, 0, () => [
        sx + rnd.bell() * s * 0.6,
        sy - s * 0.75 + rnd.bell() * s * 0.62,
        s * rnd.range(0.14, 0.24),
      ]) +
      cherries
        .map(([cx, cy, r], i) => fill(circle(cx, cy, r * 1.5), i % 4 ? hue(c, "#c93e32") : hue(c, "#e09a42")))
        .join("")
    );
  };
  for (const [dx, dy, s] of [
    [-640, 860, 110],
    [-520, 850, 96],
    [640, 860, 110],
    [760, 880, 120],
    [-780, 900, 130],
    [-640, 990, 170],
    [660, 990, 170],
    [-840, 1070, 220],
    [850, 1070, 220],
    [-610, 1150, 230],
    [640, 1150, 230],
  ] as const)
    c.add(shrub(x + dx * (w / 1800) * 1.02, dy, s));
  c.add(
    person(c, x - side * 470, 1080, 230, {
      pose: "carry",
      facing: -side as 1 | -1,
      look: {
        top: pal.coral,
        bottom: looks(c)[0].bottom,
        legs: "sarong",
        hair: "scarf",
        hairColor: pal.wallLit,
        sleeves: true,
      },
    }),
  );
  // A cup of coffee on a table in front: why people come.
  c.add(
    fill(
      poly([
        [x - 460, 1110],
        [x + 460, 1110],
        [x + 620, h + 20],
        [x - 620, h + 20],
      ]),
      c.linear([
        [0, lit(c, pal.woodLit, 0.2)],
        [1, dim(c, pal.wood, 0.25)],
      ]),
    ),
    stroke(
      [0.2, 0.45, 0.75]
        .map((t) => `M${n(lerp(x - 460, x - 620, t))} ${n(lerp(1110, h, t))}H${n(lerp(x + 460, x + 620, t))}`)
        .join(""),
      pal.woodDark,
      2,
      0.3,
    ),
  );
  const cup = x + side * 60;
  c.add(
    shadow(c, cup, 1166, 150, 0.5, 18),
    fill(`M${n(cup - 112)} 1160a112 18 0 1 0 224 0a112 18 0 1 0 -224 0`, round(c, pal.wallLit)),
    fill(
      `M${n(cup - 66)} 1056Q${n(cup - 62)} 1156 ${n(cup - 26)} 1160H${n(cup + 26)}Q${n(cup + 62)} 1156 ${n(cup + 66)} 1056Z`,
      round(c, pal.wallLit),
    ),
    stroke(`M${n(cup + 62)} 1078q52 -8 44 30q-8 30 -54 30`, pal.wall, 11),
    fill(`M${n(cup - 66)} 1056a66 14 0 1 0 132 0a66 14 0 1 0 -132 0`, dim(c, pal.wall, 0.15)),
    fill(`M${n(cup - 58)} 1058a58 10 0 1 0 116 0a58 10 0 1 0 -116 0`, hue(c, "#5a3524")),
  );
  c.add(
    c.blurred(
      7,
      stroke(
        `M${n(cup - 14)} 1040q-30 -50 4 -90t-4 -96M${n(cup + 22)} 1040q30 -46 -2 -84t8 -80`,
        pal.foam,
        13,
        0.4,
      ),
    ),
  );
  let beans = "";
  for (let i = 0; i < 22; i++) {
    const bx = cup - side * rnd.range(150, 330);
    const by = rnd.range(1130, 1176);
    beans += `M${n(bx - 13)} ${n(by)}a13 8 0 1 0 26 0a13 8 0 1 0 -26 0`;
  }
  c.add(
    fill(
      beans,
      c.linear([
        [0, hue(c, "#8a5636")],
        [1, hue(c, "#47291d")],
      ]),
    ),
    flock(c, x, 250, 5),
  );
});

export const bali = {
  "rice-terraces": riceTerraces,
  "bali-gate": baliGate,
  "lake-temple": lakeTemple,
  "bali-swing": baliSwing,
  "tea-hills": teaHills,
  "toba-lake": tobaLake,
  "coffee-farm": coffeeFarm,
};
