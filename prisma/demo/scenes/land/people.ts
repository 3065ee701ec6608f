import {
  brush,
  type Canvas,
  circle,
  clump,
  dash,
  fill,
  frond,
  glow,
  lerp,
  mist,
  mix,
  n,
  type Point,
  palm,
  poly,
  sea,
  sky,
  smooth,
  steps,
  stroke,
  undergrowth,
} from "../paint.ts";
import { candi, thaiGable } from "./land-buildings.ts";
import { islands } from "./land-islands.ts";
import {
  anySide,
  bananaLeaf,
  blossoms,
  bulb,
  dim,
  fall,
  farHills,
  flock,
  grass,
  ground,
  hue,
  jungleFrame,
  lampScene,
  lampString,
  lantern,
  lathe,
  lit,
  rect,
  round,
  scene,
  shadow,
  tree,
  treeline,
  warmth,
} from "./land-paint.ts";
import { crowd, type Look, looks, type PoseName, person, poses } from "./land-people.ts";

type Side = 1 | -1;
const dark = (c: Canvas) => c.night || c.light === "dusk";

/** Where a hand of the posed figure is, for things held. 0 is the far hand. */
function handOf(x: number, y: number, height: number, pose: PoseName, hand: 0 | 1, facing: Side): Point {
  const [, [hx, hy]] = poses[pose].arms[hand];
  return [x + (hx * height * facing) / 100, y + (hy * height) / 100];
}

const muayThai = lampScene("muay-thai", (c, air) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  const ringTop = 900;
  if (dark(c)) {
    // An arena with the light on the ring.
    c.add(
      `<rect width="${n(w)}" height="${h}" fill="${fall(c, mix(pal.skyTop, pal.ink, 0.55), mix(pal.coral, pal.ink, 0.55))}"/>`,
    );
    for (let row = 0; row < 5; row++) {
      const y = 560 + row * 60;
      let heads = "";
      for (let i = 0; i < w / 52; i++) {
        const px = i * 56 + (row % 2) * 28 + rnd.bell() * 9;
        heads += `${circle(px, y + rnd.bell() * 8, 15)}M${n(px - 30)} ${n(y + 70)}q4 -54 30 -54t30 54Z`;
      }
      c.add(fill(heads, mix(mix(pal.coral, pal.skyTop, 0.6), pal.ink, 0.35 + row * 0.11)));
    }
    for (const u of [0.2, 0.4, 0.6, 0.8]) {
      const lx = w * u;
      c.add(
        c.blurred(
          7,
          `<path d="${poly([
            [lx - 26, 90],
            [lx + 26, 90],
            [lerp(lx, x, 0.35) + 240, 960],
            [lerp(lx, x, 0.35) - 240, 960],
          ])}" fill="${c.linear([
            [0, pal.lamp, 0.5],
            [1, pal.lamp, 0],
          ])}"/>`,
        ),
        glow(c, lx, 90, 120, pal.lamp, 0.9),
        fill(rect(lx - 34, 56, 68, 34), pal.ink),
      );
    }
    c.add(fill(rect(-10, 40, w + 20, 18), pal.ink), glow(c, x, 780, 620, pal.lamp, 0.5, 360));
  } else {
    c.add(
      sky(air, { horizon: 780, sun: { x: x + side * 420, y: c.light === "day" ? 190 : 420 }, clouds: 0.6 }),
      farHills(air, { y: 790, height: 260, distance: 0.6, swells: 2.4 }),
      mist(air, 740, 150, 0.5),
      treeline(air, 830, 200, 0.3),
    );
    for (let i = 0; i < 4; i++)
      c.add(
        palm(c, w * ((i + 0.5) / 4) + rnd.range(-90, 90), 850, rnd.range(330, 430), rnd.range(-50, 50), 0.2),
      );
    c.add(
      ground(c, 830, lit(c, pal.sand, 0.1), pal.sandShade, 60),
      fill(
        poly([
          [-20, -10],
          [w + 20, -10],
          [w + 20, 90],
          [x, 170],
          [-20, 90],
        ]),
        c.linear([
          [0, dim(c, pal.wood, 0.3)],
          [1, pal.wood],
        ]),
      ),
      stroke(`M-20 92L${n(x)} 172L${n(w + 20)} 92`, pal.woodDark, 14),
    );
    for (const u of [0.04, 0.96]) c.add(fill(rect(w * u - 24, 90, 48, 860), round(c, pal.wood)));
    for (const dx of [-640, -540, 560, 660])
      c.add(
        stroke(`M${n(x + dx)} 130V420`, pal.ink, 4),
        fill(
          smooth(
            [
              [x + dx - 36, 420],
              [x + dx + 36, 420],
              [x + dx + 40, 700],
              [x + dx, 716],
              [x + dx - 40, 700],
            ],
            true,
            0.4,
          ),
          round(c, dx % 100 ? pal.coral : pal.ink),
        ),
        stroke(`M${n(x + dx - 38)} 470h76M${n(x + dx - 40)} 650h80`, pal.wallLit, 5, 0.6),
      );
  }
  // The ring.
  c.add(
    fill(
      poly([
        [x - 640, ringTop - 80],
        [x + 640, ringTop - 80],
        [x + 800, ringTop + 150],
        [x - 800, ringTop + 150],
      ]),
      c.linear([
        [0, lit(c, hue(c, "#4d8fb0"), 0.2)],
        [1, hue(c, "#3a7796")],
      ]),
    ),
    fill(
      poly([
        [x - 800, ringTop + 150],
        [x + 800, ringTop + 150],
        [x + 800, h + 10],
        [x - 800, h + 10],
      ]),
      c.linear([
        [0, dim(c, pal.coral, 0.25)],
        [1, dim(c, pal.coral, 0.6)],
      ]),
    ),
  );
  const rope = (i: number, front: boolean) => {
    const y0 = front ? ringTop + 120 - i * 92 : ringTop - 92 - i * 66;
    const half = front ? 790 : 640;
    return stroke(
      `M${n(x - half)} ${n(y0)}Q${n(x)} ${n(y0 + (front ? 18 : 8))} ${n(x + half)} ${n(y0)}`,
      [pal.coral, pal.wallLit, hue(c, "#3a6f9c")][i] ?? pal.coral,
      front ? 11 : 7,
    );
  };
  const post = (px: number, py: number, tall: number, wide: number, color: string) =>
    fill(rect(px - wide / 2, py - tall, wide, tall), round(c, color));
  c.add(
    post(x - 640, ringTop - 80, 240, 26, hue(c, "#3a6f9c")),
    post(x + 640, ringTop - 80, 240, 26, pal.coral),
    rope(0, false),
    rope(1, false),
    rope(2, false),
  );
  c.add(
    stroke(
      steps(2)
        .map(
          (t) =>
            `M${n(lerp(x - 640, x + 640, t))} ${ringTop - 92}L${n(lerp(x - 790, x + 790, t))} ${ringTop + 120}M${n(lerp(x - 640, x + 640, t))} ${ringTop - 224}L${n(lerp(x - 790, x + 790, t))} ${ringTop - 64}`,
        )
        .join(""),
      pal.wallLit,
      8,
    ),
  );
  c.add(glow(c, x, ringTop + 40, 560, pal.lamp, dark(c) ? 0.5 : 0.2, 80));
  const fighter = (fx: number, fy: number, s: number, pose: PoseName, f: Side, color: string) => {
    const look: Look = { top: c.pal.skin, bottom: color, hair: "short" };
    const hands = ([0, 1] as const).map((k) => handOf(fx, fy, s, pose, k, f));
    const [hx, hy] = poses[pose].head;
    return (
      shadow(c, fx, fy + 4, s * 0.3, 0.6, s * 0.035) +
      person(c, fx, fy, s, { pose, facing: f, look }) +
      hands.map(([gx, gy]) => fill(circle(gx, gy, s * 0.042), round(c, color))).join("") +
      stroke(
        `M${n(fx + f * (hx - 5.6) * s * 0.01)} ${n(fy + (hy - 2.6) * s * 0.01)}q${n(f * 5.6 * s * 0.01)} ${n(-1.6 * s * 0.01)} ${n(f * 11 * s * 0.01)} 0`,
        color,
        s * 0.016,
      )
    );
  };
  c.add(
    fighter(x - side * 190, ringTop + 80, 560, "kick", side, pal.coral),
    fighter(x + side * 170, ringTop + 76, 550, "guard", -side as Side, hue(c, "#2f6d9c")),
  );
  c.add(
    person(c, x + side * 470, ringTop + 10, 470, {
      pose: "relaxed",
      facing: -side as Side,
      look: { top: pal.wallLit, bottom: pal.ink, legs: "trousers", hair: "short" },
    }),
  );
  c.add(
    post(x - 790, ringTop + 150, 330, 40, pal.coral),
    post(x + 790, ringTop + 150, 330, 40, hue(c, "#3a6f9c")),
    rope(0, true),
    rope(1, true),
  );
  c.add(
    c.fadedY(
      h,
      h - 110,
      `<rect y="${h - 110}" width="${n(w)}" height="110" fill="${pal.ink}" opacity="0.5"/>`,
    ),
  );
});

/** An open garden pavilion: floor, roof beam, posts; the garden is drawn before. */
function pavilion(c: Canvas, floor: number): string {
  const { pal, w, h } = c;
  const thatch = hue(c, "#a8854f");
  let fringe = "";
  for (let i = 0; i < w / 12; i++)
    fringe += `M${n(i * 12)} 112l5 ${n(c.rnd.range(18, 44))}l6 ${n(-c.rnd.range(18, 44))}Z`;
  return (
    fill(
      rect(-10, floor, w + 20, h - floor + 10),
      c.linear([
        [0, lit(c, pal.woodLit, 0.22)],
        [1, dim(c, pal.wood, 0.3)],
      ]),
    ) +
    stroke(
      steps(7)
        .map((t) => `M-10 ${n(floor + 6 + t * t * (h - floor))}H${n(w + 10)}`)
        .join(""),
      pal.woodDark,
      2.4,
      0.35,
    ) +
    fill(
      poly([
        [-20, -10],
        [w + 20, -10],
        [w + 20, 116],
        [-20, 116],
      ]),
      c.linear([
        [0, dim(c, thatch, 0.55)],
        [1, dim(c, thatch, 0.15)],
      ]),
    ) +
    fill(fringe, dim(c, thatch, 0.2)) +
    [0.05, 0.95]
      .map(
        (u) =>
          fill(rect(w * u - 24, 116, 48, floor - 100), round(c, pal.wood)) +
          fill(rect(w * u - 36, floor - 6, 72, 30), round(c, pal.rock)),
      )
      .join("")
  );
}

function garden(c: Canvas, side: Side): string {
  const { w, rnd, pal } = c;
  const x = w / 2;
  return (
    sky(c, { horizon: 680, sun: { x: x - side * 430, y: c.light === "day" ? 210 : 400 }, clouds: 0.55 }) +
    farHills(c, { y: 720, height: 260, distance: 0.62, swells: 2.3 }) +
    mist(c, 680, 160, 0.55) +
    treeline(c, 780, 190, 0.34) +
    [0.16, 0.4, 0.72, 0.88]
      .map((u) => palm(c, w * u + rnd.range(-60, 60), 800, rnd.range(310, 420), rnd.range(-50, 50), 0.22))
      .join("") +
    ground(c, 770, lit(c, pal.leaf, 0.12), mix(pal.leaf, pal.leafDark, 0.4), 60) +
    [0.1, 0.3, 0.7, 0.9]
      .map((u) =>
        Array.from({ length: 4 }, () =>
          bananaLeaf(
            c,
            w * u + rnd.bell() * 30,
            940,
            rnd.range(-2.6, -0.5),
            rnd.range(150, 240),
            rnd.pick([pal.leaf, pal.leafDark, mix(pal.leaf, pal.leafLit, 0.4)]),
          ),
        ).join(""),
      )
      .join("")
  );
}

const cookingClass = lampScene("cooking-class", (c, air) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  c.add(garden(air, side), pavilion(c, 950), warmth(c, x, 560, 700, 420));
  // Pans and baskets hang from the beam.
  c.add(stroke(`M${n(x - 560)} 150H${n(x + 560)}`, pal.woodDark, 9));
  [-480, -370, -260, 260, 370, 480].forEach((dx, i) => {
    const px = x + dx;
    c.add(
      stroke(`M${n(px)} 150v44`, pal.ink, 4),
      i % 2
        ? fill(`M${n(px - 50)} 212Q${n(px)} 300 ${n(px + 50)} 212Z`, round(c, pal.rockShade)) +
            fill(`M${n(px - 50)} 212a50 12 0 1 0 100 0a50 12 0 1 0 -100 0`, pal.ink)
        : fill(circle(px, 240, 46), round(c, hue(c, "#b9733f"))) +
            fill(circle(px, 240, 34), hue(c, "#8a4f2c")),
    );
  });
  for (const dx of [-130, 130])
    c.add(stroke(`M${n(x + dx)} 116v120`, pal.ink, 3), lantern(c, x + dx, 320, 84, pal.gold));
  // The class behind the counter.
  const wardrobe = looks(c);
  const cooks: [number, number, PoseName, Side, number][] = [
    [-470, 452, "work", 1, 0],
    [-190, 430, "work", 1, 1],
    [90, 470, "point", -1, 8],
    [340, 440, "work", -1, 5],
    [560, 450, "relaxed", -1, 4],
  ];
  for (const [dx, s, pose, f, k] of cooks) {
    const px = x + dx * side;
    const face = (f * side) as Side;
    const look: Look =
      k === 8
        ? { top: pal.wallLit, bottom: pal.ink, hair: "bun", sleeves: true }
        : (wardrobe[k] ?? wardrobe[0]);
    c.add(
      person(c, px, 1040, s, { pose, facing: face, look }),
      fill(
        smooth(
          [
            [px - s * 0.07, 1040 - s * 0.74],
            [px + s * 0.07, 1040 - s * 0.74],
            [px + s * 0.09, 1040 - s * 0.3],
            [px - s * 0.09, 1040 - s * 0.3],
          ],
          true,
          0.4,
        ),
        pose === "work" ? "none" : pal.coral,
        pose === "work" ? 0 : 0.95,
      ),
    );
  }
  // Counter with burners, woks, herbs, mortar.
  c.add(
    fill(
      rect(x - 800, 900, 1600, 34),
      c.linear([
        [0, lit(c, pal.woodLit, 0.45)],
        [1, pal.woodLit],
      ]),
    ),
    fill(
      rect(x - 780, 934, 1560, 220),
      c.linear([
        [0, dim(c, pal.wood, 0.05)],
        [1, dim(c, pal.wood, 0.5)],
      ]),
    ),
  );
  let tiles = "";
  for (let i = 0; i < 20; i++)
    for (let j = 0; j < 2; j++) tiles += rect(x - 770 + i * 77, 950 + j * 90, 72, 84);
  c.add(
    fill(tiles, lit(c, pal.teal, 0.3), 0.9),
    stroke(
      steps(20)
        .map(
          (t) =>
            `M${n(x - 734 + t * 1463)} 962l24 30l-24 30l-24 -30ZM${n(x - 734 + t * 1463)} 1052l24 30l-24 30l-24 -30Z`,
        )
        .join(""),
      pal.wallLit,
      3.4,
      0.7,
    ),
  );
  for (const dx of [-380, -70, 330]) {
    const px = x + dx * side;
    c.add(
      glow(c, px, 880, 130, pal.lamp, 0.6),
      fill(
        steps(6)
          .map((t) =>
            brush(
              [
                [px - 42 + t * 84, 902],
                [px - 44 + t * 88, 882],
                [px - 46 + t * 92, rnd.range(850, 866)],
              ],
              [8, 11, 1],
            ),
          )
          .join(""),
        c.linear([
          [0, "#ffb347"],
          [0.55, "#ff8a3a"],
          [1, "#ffd978"],
        ]),
      ),
      fill(
        `M${n(px - 98)} 830Q${n(px)} 918 ${n(px + 98)} 830Z`,
        c.linear([
          [0, lit(c, pal.rockShade, 0.15)],
          [1, pal.ink],
        ]),
      ),
      fill(
        `M${n(px - 98)} 830a98 17 0 1 0 196 0a98 17 0 1 0 -196 0`,
        hue(c, dx === -70 ? "#d9a545" : "#7fae56"),
      ),
    );
    let bits = "";
    for (let i = 0; i < 16; i++) bits += clump(rnd, px + rnd.bell() * 74, 829 + rnd.bell() * 8, 10, 6, 5);
    c.add(
      fill(bits, hue(c, dx === 330 ? "#e2735a" : "#f4dca0")),
      stroke(`M${n(px + 92)} 832l92 -26`, pal.woodDark, 11),
      c.blurred(
        8,
        stroke(
          `M${n(px - 30)} 810q-34 -65 0 -130t0 -110M${n(px + 10)} 800q-30 -70 0 -140t0 -120M${n(px + 46)} 810q-26 -55 0 -110t0 -90`,
          pal.foam,
          14,
          0.38,
        ),
      ),
    );
  }
  const bowlAt = (px: number, s: number, color: string, food: string) =>
    fill(
      `M${n(px - s)} ${n(900 - s * 0.66)}Q${n(px - s * 0.8)} 902 ${n(px - s * 0.3)} 902h${n(s * 0.6)}Q${n(px + s * 0.8)} 902 ${n(px + s)} ${n(900 - s * 0.66)}Z`,
      round(c, color),
    ) +
    fill(
      Array.from({ length: 9 }, () =>
        clump(rnd, px + rnd.bell() * s * 0.7, 900 - s * 0.74 - rnd() * s * 0.2, s * 0.22, s * 0.16, 5),
      ).join(""),
      food,
    );
  c.add(
    bowlAt(x - side * 610, 60, pal.wallLit, hue(c, "#d9412e")),
    bowlAt(x - side * 240, 50, pal.gold, hue(c, "#6f9d57")),
    bowlAt(x + side * 150, 48, pal.coral, hue(c, "#f6dda0")),
    bowlAt(x + side * 540, 62, pal.wallLit, hue(c, "#8fb850")),
  );
  c.add(
    lathe(
      c,
      x + side * 650,
      902,
      [
        [0, 34],
        [14, 28],
        [60, 46],
        [96, 58],
        [104, 60],
      ],
      pal.rock,
    ),
    stroke(`M${n(x + side * 650)} 810l${n(side * 40)} -74`, pal.rockShade, 24),
  );
  c.add(
    undergrowth(
      c,
      [
        [-20, h + 10],
        [w * 0.12, h - 60],
        [w * 0.24, h + 20],
      ],
      70,
    ),
    undergrowth(
      c,
      [
        [w * 0.76, h + 20],
        [w * 0.88, h - 60],
        [w + 20, h],
      ],
      70,
    ),
    jungleFrame(c, 280),
  );
});

const spa = lampScene("spa", (c, air) => {
  const { pal, w, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  const line = 640;
  const sunX = x + side * rnd.range(150, 330);
  c.add(
    sky(air, { horizon: line, sun: { x: sunX, y: c.light === "day" ? 220 : 440 }, clouds: 0.6 }),
    islands(air, line, 4, 0.62),
    sea(air, { horizon: line, sunX, shallow: 0.4, waves: 0.2 }),
  );
  for (const u of [0.14, 0.24, 0.8, 0.9])
    c.add(palm(c, w * u, 960, rnd.range(430, 560), rnd.range(-60, 60), 0.12));
  c.add(
    undergrowth(
      c,
      [
        [0, 950],
        [w * 0.3, 940],
        [w * 0.7, 940],
        [w, 950],
      ],
      60,
      0.1,
    ),
    pavilion(c, 940),
  );
  // Curtains drawn aside.
  for (const s of [-1, 1] as const) {
    const px = s < 0 ? w * 0.06 : w * 0.94;
    const d = smooth(
      [
        [px - s * 10, 122],
        [px - s * 40, 118],
        [px - s * 150, 118],
        [px - s * 262, 118],
        [px - s * 250, 220],
        [px - s * 210, 360],
        [px - s * 90, 580],
        [px - s * 60, 620],
        [px - s * 110, 760],
        [px - s * 120, 940],
        [px + s * 10, 940],
      ],
      true,
      0.6,
    );
    c.add(
      fill(
        d,
        c.linear(
          s < 0
            ? [
                [0, pal.wall],
                [0.6, pal.wallLit],
                [1, lit(c, pal.wallLit, 0.4)],
              ]
            : [
                [0, lit(c, pal.wallLit, 0.4)],
                [0.4, pal.wallLit],
                [1, pal.wall],
              ],
          0,
          0,
          1,
          0,
        ),
        0.94,
      ),
      stroke(
        [0.2, 0.45, 0.7]
          .map(
            (t) =>
              `M${n(px - s * lerp(20, 230, t))} 120Q${n(px - s * lerp(20, 170, t))} 420 ${n(px - s * lerp(20, 64, t))} 612Q${n(px - s * lerp(20, 90, t))} 760 ${n(px - s * lerp(20, 100, t))} 936`,
          )
          .join(""),
        pal.wallShade,
        4,
        0.4,
      ),
      fill(rect(px - s * 62 - 46, 596, 92, 22), round(c, pal.coral)),
    );
  }
  c.add(warmth(c, x, 760, 620, 330));
  // Table, guest under linen, therapist.
  const ty = 900;
  c.add(
    person(c, x - side * 60, 1010, 480, {
      pose: "work",
      facing: side,
      look: { top: pal.teal, bottom: pal.wallLit, legs: "trousers", hair: "bun" },
    }),
  );
  c.add(
    shadow(c, x + side * 40, 1080, 480, 0.5, 40),
    stroke(`M${n(x - 330)} 960L${n(x - 340)} 1080M${n(x + 330)} 960L${n(x + 340)} 1080`, pal.woodDark, 26),
    fill(rect(x - 420, ty + 20, 840, 64), round(c, pal.wood)),
    fill(rect(x - 430, ty - 16, 860, 46), lit(c, pal.wallLit, 0.2)),
  );
  const skin = pal.skin;
  const hx = x + side * 330;
  c.add(
    fill(
      smooth(
        [
          [x + side * 330, ty - 60],
          [x + side * 260, ty - 84],
          [x + side * 120, ty - 96],
          [x - side * 20, ty - 80],
          [x - side * 60, ty - 14],
          [x + side * 320, ty - 14],
        ].map(([a = 0, b = 0]): Point => [a, b]),
        true,
        0.8,
      ),
      c.linear([
        [0, lit(c, skin, 0.35)],
        [1, dim(c, skin, 0.2)],
      ]),
    ),
    fill(
      brush(
        [
          [x + side * 250, ty - 40],
          [x + side * 330, ty - 24],
          [x + side * 400, ty - 26],
        ],
        [40, 30, 20],
      ),
      round(c, skin),
    ),
  );
  c.add(
    fill(`M${n(hx - 46)} ${ty - 54}a46 42 0 1 0 92 0a46 42 0 1 0 -92 0`, round(c, skin)),
    fill(
      smooth(
        [
          [hx - side * 34, ty - 86],
          [hx + side * 16, ty - 104],
          [hx + side * 54, ty - 74],
          [hx + side * 50, ty - 34],
          [hx + side * 12, ty - 40],
          [hx - side * 14, ty - 66],
        ],
        true,
        0.9,
      ),
      hue(c, "#3b2a26"),
    ),
    fill(circle(hx + side * 36, ty - 104, 20), hue(c, "#3b2a26")),
  );
  c.add(
    fill(
      smooth(
        [
          [x + side * 60, ty - 92],
          [x - side * 60, ty - 110],
          [x - side * 200, ty - 84],
          [x - side * 330, ty - 66],
          [x - side * 410, ty - 76],
          [x - side * 424, ty - 14],
          [x + side * 40, ty - 14],
        ],
        true,
        0.75,
      ),
      c.linear([
        [0, lit(c, pal.wallLit, 0.4)],
        [1, pal.wall],
      ]),
    ),
    stroke(
      `M${n(x + side * 30)} ${ty - 80}q${n(-side * 20)} 34 ${n(-side * 8)} 62M${n(x - side * 120)} ${ty - 92}q${n(-side * 20)} 34 ${n(-side * 4)} 70M${n(x - side * 280)} ${ty - 70}q${n(-side * 12)} 26 0 50`,
      pal.wallShade,
      4,
      0.45,
    ),
  );
  for (const [k, dy] of [
    [0, -96],
    [1, -90],
  ] as const) {
    const [ax, ay] = handOf(x - side * 60, 1010, 480, "work", k, side);
    c.add(
      fill(
        brush(
          [
            [ax - side * 6, ay - 6],
            [ax + side * 16, ay + 8],
            [ax + side * 40, ty + dy + 6],
          ],
          [18, 15, 9],
        ),
        round(c, skin),
      ),
    );
  }
  // Flowers, stones, candles, a bowl, rolled towels.
  const tray = x - side * 560;
  c.add(
    shadow(c, tray, 1080, 190, 0.5, 20),
    fill(rect(tray - 150, 960, 300, 26), round(c, pal.woodLit)),
    stroke(`M${n(tray - 120)} 986V1078M${n(tray + 120)} 986V1078`, pal.wood, 18),
    fill(`M${n(tray - 120)} 930q0 -26 26 -26h70q26 0 26 26t-26 26h-70q-26 0 -26 -26Z`, round(c, pal.wallLit)),
    fill(
      `M${n(tray - 90)} 884q0 -24 24 -24h60q24 0 24 24t-24 24h-60q-24 0 -24 -24Z`,
      round(c, lit(c, pal.teal, 0.4)),
    ),
  );
  for (const [dx, s] of [
    [60, 40],
    [112, 28],
  ] as const)
    c.add(
      glow(c, tray + dx, 900, 90, pal.lamp, dark(c) ? 0.9 : 0.4),
      fill(
        rect(tray + dx - 16, 958 - s, 32, s),
        c.linear([
          [0, mix(pal.lamp, pal.wallLit, 0.5)],
          [1, pal.wall],
        ]),
      ),
      fill(
        brush(
          [
            [tray + dx, 958 - s],
            [tray + dx - 2, 946 - s],
            [tray + dx + 1, 934 - s],
          ],
          [4, 8, 1],
        ),
        "#ffdf8a",
      ),
    );
  const basin = x + side * 520;
  c.add(
    shadow(c, basin, 1130, 170, 0.5, 20),
    lathe(
      c,
      basin,
      1130,
      [
        [0, 60],
        [20, 52],
        [60, 110],
        [84, 124],
      ],
      pal.rock,
    ),
    fill(
      `M${n(basin - 122)} 1046a122 24 0 1 0 244 0a122 24 0 1 0 -244 0`,
      c.linear([
        [0, pal.shallow],
        [1, pal.seaMid],
      ]),
    ),
  );
  const flower = (fx: number, fy: number, s: number, color: string) => {
    let petals = "";
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * Math.PI * 2 + 0.3;
      petals += smooth(
        [
          [fx, fy],
          [fx + Math.cos(a - 0.45) * s * 0.8, fy + Math.sin(a - 0.45) * s * 0.5],
          [fx + Math.cos(a) * s * 1.15, fy + Math.sin(a) * s * 0.72],
          [fx + Math.cos(a + 0.45) * s * 0.8, fy + Math.sin(a + 0.45) * s * 0.5],
        ],
        true,
        0.9,
      );
    }
    return (
      fill(
        petals,
        c.radial([
          [0, pal.gold],
          [0.4, lit(c, color, 0.5)],
          [1, color],
        ]),
      ) + fill(circle(fx, fy, s * 0.16), pal.gold)
    );
  };
  for (const [dx, dy, s] of [
    [-60, 1044, 30],
    [10, 1052, 34],
    [64, 1040, 28],
    [-10, 1034, 24],
  ] as const)
    c.add(flower(basin + dx, dy, s, dx % 20 ? hue(c, "#f4a7b6") : pal.wallLit));
  for (let i = 0; i < 12; i++)
    c.add(
      flower(
        lerp(w * 0.14, w * 0.86, rnd()),
        rnd.range(1110, 1180),
        rnd.range(14, 26),
        rnd.pick([hue(c, "#f4a7b6"), pal.wallLit, pal.coral]),
      ),
    );
  for (const dx of [-230, 230])
    c.add(stroke(`M${n(x + dx)} 116v90`, pal.ink, 3), lantern(c, x + dx, 300, 92, pal.gold));
  c.add(jungleFrame(c, 330));
});

const guideGroup = scene("guide-group", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  const line = 600;
  const sunX = x - side * rnd.range(60, 330);
  c.add(
    sky(c, { horizon: line, sun: { x: sunX, y: c.light === "day" ? 170 : 400 }, clouds: 0.8 }),
    islands(c, line, 7, 0.7, 0.8),
    mist(c, line - 20, 90, 0.5),
    sea(c, { horizon: line, sunX, shallow: 0.45, waves: 0.25 }),
  );
  c.add(islands(c, line + 70, 3, 0.34, 1.3), mist(c, line + 70, 60, 0.4));
  // A headland terrace with a low wall.
  const crest = steps(24).map((t): Point => [lerp(-40, w + 40, t), 938 + Math.cos(t * Math.PI * 2) * -6]);
  c.add(
    fill(
      `${smooth(crest)}L${w + 40} ${h + 20}L-40 ${h + 20}Z`,
      c.linear([
        [0, lit(c, pal.sand, 0.25)],
        [0.4, pal.sand],
        [1, dim(c, pal.sandShade, 0.15)],
      ]),
    ),
  );
  c.add(ground(c, 980, pal.sand, pal.sandShade, 90));
  let rail = "";
  let piers = "";
  for (let px = -20; px < w + 40; px += 32) rail += `M${n(px)} 858q-9 22 0 34t0 34h12q-9 -12 0 -34t0 -34Z`;
  for (let px = (w / 2) % 290; px < w + 40; px += 290) piers += rect(px - 24, 836, 48, 112);
  c.add(
    fill(rect(-10, 926, w + 20, 24), fall(c, pal.wallLit, pal.wall)),
    fill(rail, fall(c, pal.wallLit, pal.wallShade)),
    fill(piers, round(c, pal.wall)),
    fill(rect(-10, 840, w + 20, 20), fall(c, lit(c, pal.wallLit, 0.3), pal.wall)),
  );
  const wardrobe = looks(c);
  const guests: [number, number, number, PoseName, Side, number, string?][] = [
    [-330, 1060, 360, "relaxed", 1, 3],
    [-210, 1100, 392, "photo", 1, 0, "#3f7c8a"],
    [-60, 1050, 350, "stand", 1, 1],
    [60, 1110, 396, "relaxed", 1, 2, "#c2694f"],
    [-450, 1110, 380, "stand", 1, 5, "#c99a4a"],
  ];
  const gx = x + side * 300;
  for (const [dx, y, s, pose, f, k, pack] of guests.sort((a, b) => a[1] - b[1])) {
    const px = x + side * (dx + 10);
    c.add(
      shadow(c, px - side * 10, y, s * 0.2, 0.5),
      person(c, px, y, s, {
        pose,
        facing: (f * side) as Side,
        look: { ...(wardrobe[k] ?? wardrobe[0]), pack: pack ? hue(c, pack) : undefined },
      }),
    );
  }
  const child = x + side * 150;
  c.add(
    shadow(c, child, 1140, 60, 0.5),
    person(c, child, 1140, 250, {
      pose: "point",
      facing: side,
      child: true,
      look: { top: pal.gold, bottom: pal.teal, hair: "cap" },
    }),
  );
  c.add(
    shadow(c, gx, 1110, 90, 0.5),
    person(c, gx, 1110, 420, {
      pose: "point",
      facing: side,
      look: { top: pal.teal, bottom: pal.sand, legs: "trousers", hair: "cap" },
    }),
  );
  // The guide's pennant.
  const [fx, fy] = handOf(gx, 1110, 420, "point", 0, side);
  c.add(
    stroke(`M${n(fx)} ${n(fy + 60)}L${n(fx - side * 40)} ${n(fy - 370)}`, pal.woodDark, 7),
    fill(
      smooth(
        [
          [fx - side * 40, fy - 370],
          [fx - side * 110, fy - 356],
          [fx - side * 190, fy - 330],
          [fx - side * 110, fy - 300],
          [fx - side * 32, fy - 288],
        ],
        true,
        0.5,
      ),
      c.linear([
        [0, lit(c, pal.coral, 0.3)],
        [1, pal.coral],
      ]),
    ),
  );
  c.add(
    palm(c, side > 0 ? 150 : w - 150, 1080, 760, side * 70),
    frond(c, side > 0 ? w + 20 : -20, 40, side > 0 ? 2.5 : 0.65, 430, pal.leafDark),
    frond(c, side > 0 ? w + 20 : -20, 100, side > 0 ? 2.9 : 0.25, 380, mix(pal.leafDark, pal.leaf, 0.35)),
    jungleFrame(c, 320),
  );
  c.add(
    blossoms(c, 40, hue(c, "#ef7f95"), () => [
      (rnd.chance(0.5) ? 0.05 : 0.95) * w + rnd.bell() * 130,
      h - 50 + rnd.bell() * 60,
      rnd.range(8, 16),
    ]),
    flock(c, x + side * 200, 260, 6),
  );
});

/** Sand with a soft line of surf: the strip between sea and beach. */
function beach(c: Canvas, y: number): string {
  const { pal, w, h, rnd } = c;
  const edge = steps(30).map(
    (t): Point => [lerp(-40, w + 40, t), y + Math.sin(t * 7 + rnd() * 0.3) * 16 + (t - 0.5) * 40],
  );
  const d = `${smooth(edge)}L${w + 40} ${h + 20}L-40 ${h + 20}Z`;
  const wet = `${smooth(edge.map(([px, py]): Point => [px, py + 44]))}L${w + 40} ${h + 20}L-40 ${h + 20}Z`;
  let specks = "";
  for (let i = 0; i < 90; i++)
    specks += dash(rnd() * w, rnd.range(y + 90, h), rnd.range(20, 120), rnd.range(1, 4));
  return (
    fill(d, mix(pal.sandShade, pal.shallow, 0.35)) +
    fill(
      wet,
      c.linear([
        [0, lit(c, pal.sandLit, 0.1)],
        [0.4, pal.sandLit],
        [1, pal.sand],
      ]),
    ) +
    stroke(smooth(edge), pal.foam, 15, 0.95) +
    stroke(smooth(edge.map(([px, py]): Point => [px, py - 26])), pal.foam, 6, 0.6) +
    stroke(smooth(edge.map(([px, py]): Point => [px, py - 50])), pal.foam, 4, 0.4) +
    fill(specks, pal.sandShade, 0.22)
  );
}

const honeymoon = scene("honeymoon", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  const line = 640;
  const sunX = c.light === "day" ? x - side * 420 : x + side * rnd.range(40, 130);
  c.add(
    sky(c, {
      horizon: line,
      sun: {
        x: sunX,
        y: c.light === "day" ? 180 : c.night ? 260 : line - 110,
        r: c.light === "day" ? 34 : 78,
      },
      clouds: 0.9,
    }),
    islands(c, line, 4, 0.5, 1.1, 0.2),
    mist(c, line, 70, 0.4),
    sea(c, { horizon: line, sunX, shallow: 0.5, waves: 0.35 }),
    beach(c, 940),
  );
  // Footprints lead to the couple at the water.
  let prints = "";
  for (let i = 0; i < 12; i++) {
    const t = i / 11;
    const px = x - side * lerp(10, 230, t) + (i % 2 ? 12 : -12);
    const py = lerp(1010, h, t);
    prints += `M${n(px - lerp(7, 16, t))} ${n(py)}a${n(lerp(7, 16, t))} ${n(lerp(3, 6, t))} 0 1 0 ${n(lerp(14, 32, t))} 0a${n(lerp(7, 16, t))} ${n(lerp(3, 6, t))} 0 1 0 ${n(-lerp(14, 32, t))} 0`;
  }
  c.add(fill(prints, pal.sandShade, 0.5));
  const y = 1010;
  const away = sunX < x ? 1 : -1;
  c.add(
    `<path d="${smooth(
      [
        [x - 60, y],
        [x + 60, y],
        [x + 130 * away + 60, y + 96],
        [x + 130 * away - 40, y + 96],
      ],
      true,
      0.5,
    )}" fill="${pal.shadow}" opacity="0.28"/>`,
  );
  c.add(
    person(c, x - 50, y, 390, {
      pose: "holdRight",
      look: { top: pal.wallLit, bottom: pal.wallLit, legs: "dress", hair: "long" },
    }),
    person(c, x + 72, y + 4, 420, {
      pose: "holdLeft",
      look: { top: lit(c, pal.teal, 0.35), bottom: pal.sandLit, legs: "trousers", hair: "short" },
    }),
  );
  // A table for two under palms with a canopy of lights.
  const tx = x + side * 480;
  c.add(
    warmth(c, tx, 900, 300, 240),
    shadow(c, tx, 1066, 190, 0.5),
    stroke(
      `M${n(tx - 190)} 1066V640M${n(tx + 190)} 1066V640M${n(tx - 200)} 646H${n(tx + 200)}`,
      pal.woodLit,
      12,
    ),
    fill(
      smooth(
        [
          [tx - 196, 640],
          [tx - 60, 690],
          [tx + 60, 660],
          [tx + 196, 640],
          [tx + 206, 720],
          [tx + 180, 900],
          [tx + 196, 1030],
          [tx + 166, 1030],
          [tx + 160, 860],
          [tx + 150, 716],
          [tx, 730],
          [tx - 150, 716],
          [tx - 164, 880],
          [tx - 168, 1030],
          [tx - 198, 1030],
          [tx - 182, 880],
        ],
        true,
        0.4,
      ),
      lit(c, pal.wallLit, 0.3),
      0.72,
    ),
  );
  c.add(
    fill(
      poly([
        [tx - 74, 940],
        [tx + 74, 940],
        [tx + 92, 1056],
        [tx - 92, 1056],
      ]),
      c.linear([
        [0, lit(c, pal.wallLit, 0.3)],
        [1, pal.wall],
      ]),
    ),
    fill(rect(tx - 84, 932, 168, 12), pal.wallLit),
    glow(c, tx, 900, 80, pal.lamp, 0.7),
    fill(rect(tx - 5, 896, 10, 36), pal.wallLit),
    fill(circle(tx, 890, 5), "#ffdf8a"),
    blossoms(c, 12, hue(c, "#ef8ea2"), () => [tx + rnd.bell() * 50, 928 + rnd.bell() * 5, 9]),
  );
  for (const s of [-1, 1])
    c.add(stroke(`M${n(tx + s * 128)} 1060V930M${n(tx + s * 128)} 996h${n(-s * 52)}v64`, pal.woodDark, 9));
  c.add(
    lampString(c, [tx - 190, 650], [tx + 190, 650], 9, (px, py) => bulb(c, px, py, 5), 26),
    blossoms(c, 60, hue(c, "#f08fa5"), () => [
      tx + (rnd.chance(0.5) ? -1 : 1) * 190 + rnd.bell() * 36,
      rnd.range(620, 740),
      rnd.range(8, 15),
    ]),
  );
  c.add(
    palm(c, side > 0 ? 100 : w - 100, 1130, 800, side * 190),
    palm(c, side > 0 ? w - 110 : 110, 1120, 680, -side * 90),
    jungleFrame(c, 260, [-side as Side]),
  );
  c.add(
    blossoms(c, 26, hue(c, "#f08fa5"), () => [x + rnd.bell() * 330, rnd.range(1060, 1180), rnd.range(5, 9)]),
    flock(c, x - side * 330, 300, 5),
  );
});

const familyBeach = scene("family-beach", (c) => {
  const { pal, w, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  const line = 590;
  const sunX = x - side * rnd.range(250, 420);
  c.add(
    sky(c, { horizon: line, sun: { x: sunX, y: c.light === "day" ? 160 : 400 }, clouds: 0.85 }),
    islands(c, line, 4, 0.6),
    sea(c, { horizon: line, sunX, shallow: 0.8, waves: 0.35 }),
    beach(c, 840),
  );
  // Parasol, mats, bucket, sandcastle.
  const px = x + side * 430;
  c.add(
    shadow(c, px - side * 40, 1040, 270, 0.45, 34),
    fill(
      poly([
        [px - 250, 1030],
        [px + 90, 1010],
        [px + 150, 1080],
        [px - 220, 1100],
      ]),
      c.linear([
        [0, lit(c, pal.coral, 0.3)],
        [1, pal.coral],
      ]),
    ),
    stroke(
      `M${n(px - 240)} 1050L${n(px + 110)} 1030M${n(px - 232)} 1074L${n(px + 128)} 1054`,
      pal.wallLit,
      8,
      0.8,
    ),
    stroke(`M${n(px)} 1060L${n(px + side * 30)} 560`, pal.woodLit, 12),
  );
  const tipX = px + side * 30;
  for (let i = 0; i < 7; i++) {
    const u0 = -1 + (i * 2) / 7;
    const u1 = u0 + 2 / 7;
    c.add(
      fill(
        `M${n(tipX)} 540Q${n(tipX + u0 * 210)} 560 ${n(tipX + u0 * 270)} 690Q${n(tipX + ((u0 + u1) / 2) * 270)} 716 ${n(tipX + u1 * 270)} 690Q${n(tipX + u1 * 210)} 560 ${n(tipX)} 540Z`,
        c.linear([
          [0, lit(c, i % 2 ? pal.wallLit : pal.teal, 0.25)],
          [1, i % 2 ? pal.wall : pal.teal],
        ]),
      ),
    );
  }
  const wardrobe = looks(c);
  c.add(
    person(c, px - side * 120, 1070, 330, {
      pose: "ground",
      facing: -side as Side,
      look: { top: pal.gold, bottom: pal.gold, hair: "hat" },
    }),
  );
  // Father and child run to the sea; a child with a kite; one builds a castle.
  c.add(
    shadow(c, x - side * 120, 1000, 110, 0.4),
    person(c, x - side * 170, 1000, 380, {
      pose: "walk",
      facing: -side as Side,
      look: { top: pal.wallLit, bottom: pal.teal, hair: "short" },
    }),
    person(c, x - side * 50, 1004, 230, {
      pose: "cheer",
      child: true,
      look: { top: pal.coral, bottom: pal.coral, legs: "dress", hair: "long" },
    }),
  );
  const cx = x + side * 150;
  c.add(shadow(c, cx + 20, 1110, 190, 0.4));
  const towerAt = (tx: number, ty: number, tw: number, th: number) =>
    fill(
      poly([
        [tx - tw * 0.6, ty],
        [tx - tw * 0.46, ty - th],
        [tx + tw * 0.46, ty - th],
        [tx + tw * 0.6, ty],
      ]),
      round(c, mix(pal.sand, pal.sandShade, 0.5)),
    ) +
    fill(
      [-0.44, -0.14, 0.16].map((u) => rect(tx + u * tw, ty - th - tw * 0.2, tw * 0.2, tw * 0.24)).join(""),
      pal.sand,
    );
  c.add(
    towerAt(cx - 60, 1100, 70, 70),
    towerAt(cx + 64, 1104, 70, 66),
    towerAt(cx, 1112, 96, 104),
    stroke(`M${n(cx)} 990v-56`, pal.woodDark, 4),
    fill(`M${n(cx)} 934l44 14l-44 14Z`, pal.coral),
  );
  c.add(
    person(c, cx - side * 150, 1130, 230, {
      pose: "kneel",
      facing: side,
      child: true,
      look: { top: pal.teal, bottom: pal.gold, hair: "cap" },
    }),
    fill(
      poly([
        [cx + 110, 1136],
        [cx + 102, 1084],
        [cx + 168, 1084],
        [cx + 160, 1136],
      ]),
      round(c, pal.coral),
    ),
    stroke(`M${n(cx + 104)} 1084q30 -44 62 0`, pal.wallLit, 5),
  );
  const kx = x - side * 330;
  c.add(
    stroke(`M${n(x - side * 400)} 890Q${n(x - side * 460)} 600 ${n(kx)} 300`, pal.wallLit, 2.2, 0.8),
    fill(
      `M${n(kx)} 210l70 90l-70 120l-70 -120Z`,
      c.linear([
        [0, pal.coral],
        [1, pal.gold],
      ]),
    ),
    fill(`M${n(kx)} 210l70 90h-140Z`, pal.teal),
    stroke(`M${n(kx)} 420q30 40 0 80t10 80`, pal.coral, 4),
    fill(
      [450, 510, 566]
        .map((yy, i) => `M${n(kx + (i % 2 ? -8 : 12) - 16)} ${yy - 10}l32 20v-20l-32 20Z`)
        .join(""),
      pal.gold,
    ),
  );
  c.add(
    person(c, x - side * 420, 1000, 270, {
      pose: "raise",
      facing: 1,
      child: true,
      look: { top: wardrobe[4]?.top ?? pal.gold, bottom: pal.wallLit, hair: "short" },
    }),
  );
  c.add(
    palm(c, side > 0 ? w - 120 : 120, 1120, 760, -side * 120),
    palm(c, side > 0 ? w - 20 : 20, 1150, 640, -side * 40),
    jungleFrame(c, 260, [side]),
    flock(c, x + side * 100, 260, 6),
  );
  c.add(
    fill(
      circle(x - side * 560, 1110, 40),
      c.linear([
        [0, pal.wallLit],
        [1, pal.coral],
      ]),
    ),
    stroke(`M${n(x - side * 560 - 38)} 1110q38 -24 76 0M${n(x - side * 560)} 1070q-20 40 0 80`, pal.teal, 7),
  );
});

const studyGroup = scene("study-group", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  c.add(
    sky(c, { horizon: 780, sun: { x: x - side * 480, y: c.light === "day" ? 170 : 430 }, clouds: 0.85 }),
    farHills(c, { y: 800, height: 280, distance: 0.66, swells: 2.2 }),
    mist(c, 750, 180, 0.6),
    treeline(c, 900, 190, 0.34),
  );
  // The site: a temple in the mid distance with a signboard-free lawn before it.
  const sx = x + side * 330;
  c.add(warmth(c, sx, 700, 330, 300));
  if (rnd.chance(0.5)) c.add(candi(c, sx, 900, 620, mix(pal.rock, pal.earth, 0.28), 0.12));
  else {
    c.add(
      fill(
        rect(sx - 210, 690, 420, 220),
        c.linear([
          [0, pal.wallLit],
          [1, pal.wall],
        ]),
      ),
      thaiGable(c, sx, 700, 520, 330, { tile: hue(c, "#b4503a"), border: hue(c, "#2f6b54"), trim: pal.gold }),
      thaiGable(c, sx, 730, 380, 230, { tile: hue(c, "#b4503a"), border: hue(c, "#2f6b54"), trim: pal.gold }),
    );
    for (const dx of [-190, -66, 66, 190])
      c.add(
        fill(rect(sx + dx - 16, 730, 32, 180), round(c, pal.wallLit)),
        fill(rect(sx + dx - 22, 728, 44, 16), pal.gold),
      );
  }
  c.add(
    ground(c, 890, lit(c, pal.leaf, 0.16), mix(pal.leaf, pal.leafDark, 0.4), 130),
    fill(
      smooth(
        [
          [sx - 40, 900],
          [sx + 60, 900],
          [x + side * 60, 1010],
          [x + side * 300, h + 20],
          [x - side * 260, h + 20],
          [x - side * 60, 1010],
        ],
        true,
        0.5,
      ),
      c.linear([
        [0, pal.sandLit],
        [1, pal.sandShade],
      ]),
      0.85,
    ),
  );
  // A great banyan shades the class.
  c.add(tree(c, x - side * 560, 1000, 860, 0.03, 0.5), shadow(c, x - side * 330, 1040, 560, 0.4, 60));
  const wardrobe = looks(c);
  const uniform = (k: number): Look => ({
    top: pal.wallLit,
    bottom: k % 2 ? hue(c, "#35577a") : hue(c, "#7a5a3c"),
    legs: k % 3 ? "shorts" : "skirt",
    hair: (["short", "long", "cap", "bun"] as const)[k % 4],
    pack: k % 2 ? [pal.coral, pal.teal, pal.gold][k % 3] : undefined,
  });
  const spots: [number, number, PoseName][] = [
    [-400, 1000, "stand"],
    [-310, 985, "relaxed"],
    [-225, 1004, "photo"],
    [-140, 990, "stand"],
    [-60, 1006, "relaxed"],
  ];
  spots.forEach(([dx, y, pose], k) => {
    c.add(
      shadow(c, x + side * dx, y, 60, 0.4),
      person(c, x + side * dx, y, 280, { pose, facing: side, look: uniform(k) }),
    );
  });
  for (const [dx, y, k] of [
    [-450, 1100, 1],
    [-300, 1120, 2],
    [-150, 1104, 3],
    [0, 1124, 4],
  ] as const) {
    const px = x + side * dx;
    c.add(
      shadow(c, px, y, 90, 0.4),
      person(c, px, y, 320, { pose: "ground", facing: side, look: { ...uniform(k), pack: undefined } }),
    );
    const [hx, hy] = handOf(px, y, 320, "ground", 0, side);
    c.add(
      fill(
        poly([
          [hx - 30, hy + 4],
          [hx + 34, hy - 14],
          [hx + 44, hy + 14],
          [hx - 20, hy + 32],
        ]),
        pal.wallLit,
      ),
      stroke(`M${n(hx - 12)} ${n(hy + 8)}l40 -11M${n(hx - 8)} ${n(hy + 17)}l40 -11`, pal.wallShade, 2),
    );
  }
  const gx = x + side * 190;
  c.add(
    shadow(c, gx, 1060, 90, 0.5),
    person(c, gx, 1060, 370, {
      pose: "point",
      facing: side,
      look: { top: pal.teal, bottom: pal.sand, legs: "trousers", hair: "cap" },
    }),
    person(c, x + side * 480, 1010, 310, {
      pose: "stand",
      facing: -side as Side,
      look: {
        ...(wardrobe[7] ?? wardrobe[0]),
        hair: "scarf",
        hairColor: pal.gold,
        legs: "sarong",
        sleeves: true,
      },
    }),
  );
  c.add(
    grass(c, 0, w, h + 6, 80, 140),
    undergrowth(
      c,
      [
        [w * 0.68, h + 20],
        [w * 0.84, h - 50],
        [w + 20, h - 20],
      ],
      80,
    ),
    blossoms(c, 40, hue(c, "#f2b95c"), () => [rnd() * w, h - rnd() * 60, rnd.range(6, 11)]),
    jungleFrame(c, 300, [side]),
    flock(c, x + side * 60, 260, 6),
  );
  c.add(
    crowd(
      c,
      [
        [sx - 60, 930],
        [sx + 90, 936],
      ],
      120,
      ["walk", "photo"],
      0.1,
    ),
  );
});

export const people = {
  "muay-thai": muayThai,
  "cooking-class": cookingClass,
  spa,
  "guide-group": guideGroup,
  honeymoon,
  "family-beach": familyBeach,
  "study-group": studyGroup,
};
