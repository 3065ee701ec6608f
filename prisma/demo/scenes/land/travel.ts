import {
  type Canvas,
  dash,
  fill,
  foliage,
  frond,
  hills,
  lerp,
  mist,
  mix,
  n,
  type Point,
  palm,
  sea,
  sky,
  smooth,
  steps,
  stroke,
  undergrowth,
} from "../paint.ts";
import { hipRoof } from "./land-buildings.ts";
import { islands } from "./land-islands.ts";
import {
  anySide,
  blossoms,
  bulb,
  dim,
  fall,
  farHills,
  flock,
  ground,
  hue,
  jungleFrame,
  lampString,
  lantern,
  lit,
  paving,
  rect,
  round,
  scene,
  shadow,
  treeline,
  warmth,
} from "./land-paint.ts";
import { crowd, looks, person } from "./land-people.ts";
import { airliner, suitcase, van } from "./land-vehicles.ts";

type Side = 1 | -1;
const dark = (c: Canvas) => c.night || c.light === "dusk";

/** A white or a dark van, by picture. */
const paint = (c: Canvas) => (c.rnd.chance(0.6) ? c.pal.wallLit : hue(c, "#2f4a55"));

const vanRoad = scene("van-road", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  const line = 560;
  const sunX = x - side * rnd.range(200, 420);
  c.add(
    sky(c, { horizon: line, sun: { x: sunX, y: c.light === "day" ? 160 : 390 }, clouds: 0.85 }),
    islands(c, line, 5, 0.62, 0.9),
    mist(c, line, 70, 0.4),
    sea(c, { horizon: line, sunX, shallow: 0.55, waves: 0.3 }),
  );
  c.add(islands(c, line + 60, 2, 0.3, 1.2, 0.3));
  // A wooded headland which the road rounds.
  c.add(
    hills(c, {
      y: 880,
      height: 480,
      distance: 0.14,
      from: side > 0 ? x + 300 : -620,
      to: side > 0 ? w + 620 : x - 300,
      swells: 1.2,
      wood: 0.7,
    }),
    stroke(dash(x + side * 470, 858, 190, 6), pal.foam, 5, 0.8),
  );
  // Road: a broad bend, shoulder, guard rail, centre dashes.
  const upper: Point[] = [
    [x - side * 1150, 830],
    [x - side * 700, 868],
    [x - side * 200, 886],
    [x + side * 240, 868],
    [x + side * 520, 820],
    [x + side * 640, 776],
    [x + side * 700, 742],
  ];
  const lower: Point[] = [
    [x + side * 730, 742],
    [x + side * 760, 796],
    [x + side * 730, 880],
    [x + side * 560, 986],
    [x + side * 200, 1072],
    [x - side * 300, 1100],
    [x - side * 1150, 1080],
  ];
  const road = smooth([...upper, ...lower], true, 0.8);
  const bank = smooth(
    [
      ...upper.map(([px, py]): Point => [px, py - 26]),
      ...[...lower].map(([px, py]): Point => [px + side * 30, py + 34]),
    ],
    true,
    0.8,
  );
  c.add(
    treeline(c, 880, 70, 0.1, side > 0 ? -40 : x, side > 0 ? x : w + 40),
    [0.07, 0.15, 0.27]
      .map((u) =>
        palm(c, side > 0 ? w * u : w * (1 - u), 878, rnd.range(330, 460), side * rnd.range(-40, 70), 0.06),
      )
      .join(""),
    fill(bank, fall(c, pal.sand, pal.sandShade)),
    fill(`M-20 1000H${w + 20}V${h + 20}H-20Z`, fall(c, pal.leaf, pal.leafDark)),
    fill(bank, fall(c, pal.sand, pal.sandShade)),
  );
  const tar = mix(pal.rockShade, pal.ink, 0.25);
  c.add(
    fill(
      road,
      c.linear([
        [0, lit(c, tar, 0.3)],
        [1, dim(c, tar, 0.2)],
      ]),
    ),
  );
  const middle: Point[] = [
    [x - side * 1150, 952],
    [x - side * 300, 992],
    [x + side * 200, 966],
    [x + side * 560, 890],
    [x + side * 690, 800],
    [x + side * 716, 750],
  ];
  c.add(
    `<path d="${smooth(middle)}" fill="none" stroke="${pal.sandLit}" stroke-width="9" stroke-dasharray="70 56" opacity="0.85"/>`,
    stroke(smooth(upper.map(([px, py]): Point => [px, py + 9])), pal.wallLit, 5, 0.7),
    stroke(smooth(lower.map(([px, py]): Point => [px - side * 6, py - 12])), pal.wallLit, 7, 0.7),
  );
  let posts = "";
  for (const t of steps(22)) {
    const at = t * (upper.length - 1);
    const [ax, ay] = upper[Math.floor(at)] ?? [0, 0];
    const [bx, by] = upper[Math.min(upper.length - 1, Math.floor(at) + 1)] ?? [0, 0];
    posts += `M${n(lerp(ax, bx, at % 1))} ${n(lerp(ay, by, at % 1) - 8)}v-42`;
  }
  c.add(
    stroke(posts, pal.wallShade, 7),
    stroke(smooth(upper.map(([px, py]): Point => [px, py - 44])), lit(c, pal.wallLit, 0.2), 13),
    stroke(smooth(upper.map(([px, py]): Point => [px, py - 40])), pal.wallShade, 3, 0.6),
  );
  c.add(van(c, x - side * 60, 1050, rnd.range(252, 272), { facing: side, color: paint(c) }));
  c.add(
    undergrowth(
      c,
      [
        [-20, h - 20],
        [w * 0.3, h - 50],
        [w * 0.7, h - 50],
        [w + 20, h - 20],
      ],
      60,
    ),
    blossoms(c, 60, hue(c, "#ee6f98"), () => [rnd() * w, h - 40 + rnd.bell() * 40, rnd.range(7, 14)]),
    jungleFrame(c, 330),
  );
  c.add(
    frond(c, side > 0 ? -20 : w + 20, -20, side > 0 ? 0.7 : 2.45, 440, pal.leafDark),
    frond(c, side > 0 ? -20 : w + 20, 30, side > 0 ? 0.3 : 2.85, 400, mix(pal.leafDark, pal.leaf, 0.35)),
    flock(c, x + side * 120, 270, 6),
  );
});

const airportTransfer = scene("airport-transfer", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  const line = 800;
  c.add(
    sky(c, { horizon: line, sun: { x: x - side * 430, y: c.light === "day" ? 190 : 470 }, clouds: 0.9 }),
    farHills(c, { y: line, height: 190, distance: 0.66, swells: 3 }),
    mist(c, line - 50, 150, 0.5),
    treeline(c, line + 20, 70, 0.3),
  );
  // The aircraft climbs out behind the terminal.
  c.add(
    c.blurred(
      5,
      stroke(`M${n(x - side * 900)} 560Q${n(x - side * 500)} 470 ${n(x - side * 340)} 410`, pal.foam, 7, 0.3),
    ),
    airliner(c, x - side * 60, 300, rnd.range(1.25, 1.45), -13, side),
  );
  // The terminal: wave roof on slim columns, glass front with the warmth of the hall.
  const tx = x + side * 480;
  const half = 620;
  c.add(
    fill(
      rect(tx - half, 560, half * 2, 330),
      dark(c)
        ? c.linear([
            [0, mix(pal.lamp, pal.coral, 0.25)],
            [0.6, pal.lamp],
            [1, mix(pal.lamp, pal.wood, 0.3)],
          ])
        : c.linear([
            [0, mix(pal.skyMid, pal.teal, 0.4)],
            [0.5, mix(pal.skyLow, pal.wallLit, 0.4)],
            [1, mix(pal.teal, pal.ink, 0.25)],
          ]),
    ),
  );
  c.add(
    stroke(
      steps(21)
        .map((t) => `M${n(tx - half + t * half * 2)} 560V890`)
        .join("") + [630, 700, 780].map((yy) => `M${n(tx - half)} ${yy}h${n(half * 2)}`).join(""),
      pal.wallLit,
      3.4,
      0.6,
    ),
  );
  if (dark(c)) c.add(warmth(c, tx, 830, 700, 240, 0.9));
  c.add(
    crowd(
      c,
      [
        [tx - side * 300, 884],
        [tx - side * 210, 886],
        [tx + side * 60, 884],
        [tx - side * 60, 886],
      ],
      110,
      ["walk", "stand"],
      0.3,
    ),
  );
  const roof = smooth(
    [
      [tx - half - 120, 590],
      [tx - half * 0.6, 500],
      [tx - half * 0.2, 540],
      [tx + half * 0.2, 476],
      [tx + half * 0.7, 520],
      [tx + half + 120, 470],
      [tx + half + 120, 510],
      [tx + half * 0.7, 566],
      [tx + half * 0.2, 520],
      [tx - half * 0.2, 584],
      [tx - half * 0.6, 546],
      [tx - half - 110, 616],
    ],
    true,
    0.9,
  );
  c.add(
    stroke(
      steps(7)
        .map((t) => `M${n(tx - half - 60 + t * (half * 2 + 60))} 890V560m-44 -26l44 60l44 -60`)
        .join(""),
      pal.wall,
      13,
    ),
    fill(
      roof,
      c.linear([
        [0, lit(c, pal.wallLit, 0.4)],
        [1, dim(c, pal.wall, 0.2)],
      ]),
    ),
  );
  // Forecourt with kerb, palms, the van, the guests and the driver.
  c.add(
    ground(c, 880, lit(c, pal.wallShade, 0.2), dim(c, pal.wallShade, 0.3), 60),
    paving(c, 880, x, 780, dim(c, pal.wallShade, 0.4), 9, 8),
    fill(rect(-10, 874, w + 20, 18), lit(c, pal.wall, 0.2)),
  );
  for (const u of [0.08, 0.24, 0.4])
    c.add(palm(c, side > 0 ? w * u : w * (1 - u), 890, rnd.range(300, 400), side * rnd.range(-30, 30), 0.08));
  c.add(
    undergrowth(
      c,
      [
        [side > 0 ? 0 : w, 892],
        [side > 0 ? w * 0.42 : w * 0.58, 892],
      ],
      34,
      0.06,
    ),
  );
  c.add(van(c, x - side * 110, 1046, 300, { facing: side, color: paint(c), open: true }));
  const wardrobe = looks(c);
  const gx = x + side * 340;
  c.add(
    shadow(c, gx, 1088, 190, 0.45),
    person(c, gx - side * 20, 1080, 330, { pose: "walk", facing: -side as Side, look: wardrobe[0] }),
    person(c, gx + side * 90, 1086, 310, {
      pose: "relaxed",
      facing: -side as Side,
      look: wardrobe[1] ?? wardrobe[0],
    }),
    person(c, gx + side * 160, 1096, 210, {
      pose: "walk",
      facing: -side as Side,
      child: true,
      look: { top: pal.gold, bottom: pal.teal, hair: "cap", pack: pal.coral },
    }),
  );
  c.add(
    suitcase(c, gx - side * 100, 1096, 130, pal.coral),
    suitcase(c, gx + side * 40, 1108, 112, pal.teal),
    suitcase(c, x + side * 208, 1080, 120, pal.gold),
  );
  c.add(
    person(c, x + side * 150, 1070, 330, {
      pose: "carry",
      facing: -side as Side,
      look: { top: pal.teal, bottom: pal.ink, legs: "trousers", hair: "cap" },
    }),
  );
  c.add(
    jungleFrame(c, 260, [-side as Side]),
    undergrowth(
      c,
      [
        [-20, h + 10],
        [w * 0.16, h - 30],
        [w * 0.34, h + 30],
      ],
      56,
    ),
    undergrowth(
      c,
      [
        [w * 0.68, h + 30],
        [w * 0.84, h - 30],
        [w + 20, h + 10],
      ],
      56,
    ),
  );
});

const minivanFamily = scene("minivan-family", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  c.add(
    sky(c, { horizon: 700, sun: { x: x - side * 470, y: c.light === "day" ? 180 : 400 }, clouds: 0.85 }),
    farHills(c, { y: 740, height: 270, distance: 0.66, swells: 2.3 }),
    mist(c, 690, 170, 0.55),
    treeline(c, 800, 150, 0.4),
  );
  for (let i = 0; i < 5; i++)
    c.add(
      palm(c, w * ((i + 0.5) / 5) + rnd.range(-80, 80), 860, rnd.range(380, 520), rnd.range(-60, 60), 0.16),
    );
  // A small hotel with a tiled porch and lamps.
  const vx = x + side * 330;
  const tile = hue(c, "#b5654a");
  c.add(
    warmth(c, vx, 760, 560, 300),
    fill(
      rect(vx - 460, 600, 920, 300),
      c.linear([
        [0, pal.wallLit],
        [1, pal.wall],
      ]),
    ),
    hipRoof(c, vx, 610, 1080, 190, tile, 0.6, 0.03),
  );
  for (const dx of [-380, -230, 230, 380])
    c.add(
      fill(rect(vx + dx - 46, 680, 92, 150), dark(c) ? pal.lamp : mix(pal.skyLow, pal.teal, 0.5)),
      stroke(
        `${rect(vx + dx - 46, 680, 92, 150)}M${n(vx + dx)} 680v150M${n(vx + dx - 46)} 750h92`,
        pal.wood,
        7,
      ),
    );
  c.add(
    fill(
      rect(vx - 90, 640, 180, 260),
      dark(c)
        ? c.linear([
            [0, mix(pal.lamp, pal.coral, 0.2)],
            [1, pal.lamp],
          ])
        : c.linear([
            [0, dim(c, pal.wood, 0.3)],
            [1, pal.woodLit],
          ]),
    ),
    stroke(`M${n(vx - 90)} 900V640H${n(vx + 90)}V900M${n(vx)} 640V900`, pal.wood, 10),
  );
  for (const dx of [-190, 190]) c.add(fill(rect(vx + dx - 17, 640, 34, 262), round(c, pal.wallLit)));
  c.add(
    hipRoof(c, vx, 650, 500, 110, tile, 0.44, 0),
    lantern(c, vx - 130, 760, 66, pal.gold),
    lantern(c, vx + 130, 760, 66, pal.gold),
    fill(rect(vx - 260, 888, 520, 16), lit(c, pal.wall, 0.3)),
  );
  for (const dx of [-460, -320, 320, 450])
    c.add(
      foliage(c, 16, 0.03, () => [vx + dx + rnd.bell() * 70, 876 + rnd.bell() * 24, rnd.range(18, 30)]),
      blossoms(c, 16, hue(c, "#ef6f98"), () => [
        vx + dx + rnd.bell() * 74,
        860 + rnd.bell() * 26,
        rnd.range(6, 11),
      ]),
    );
  // Drive, van with the sliding door open, family with luggage.
  c.add(ground(c, 896, lit(c, pal.sand, 0.2), dim(c, pal.sandShade, 0.05), 90));
  c.add(van(c, x - side * 130, 1060, 380, { facing: side, color: paint(c), open: true }));
  const wardrobe = looks(c);
  const dx = x - side * 100;
  c.add(shadow(c, x + side * 400, 1110, 230, 0.4));
  c.add(
    person(c, dx + side * 40, 1076, 236, {
      pose: "cheer",
      facing: -side as Side,
      child: true,
      look: { top: pal.gold, bottom: pal.teal, hair: "cap", pack: pal.coral },
    }),
  );
  c.add(
    person(c, x + side * 330, 1102, 380, { pose: "holdLeft", facing: 1, look: wardrobe[1] ?? wardrobe[0] }),
    person(c, x + side * 330 - 92, 1116, 222, {
      pose: "holdRight",
      child: true,
      look: { top: pal.coral, bottom: pal.wallLit, legs: "skirt", hair: "long" },
    }),
  );
  c.add(
    person(c, x + side * 500, 1120, 410, { pose: "relaxed", facing: -side as Side, look: wardrobe[0] }),
    suitcase(c, x + side * 575, 1130, 150, pal.teal),
    suitcase(c, x + side * 420, 1140, 116, pal.coral),
  );
  c.add(
    person(c, x - side * 590, 1090, 390, {
      pose: "raise",
      facing: side,
      look: { top: pal.teal, bottom: pal.sand, legs: "trousers", hair: "cap" },
    }),
  );
  if (c.light !== "day")
    c.add(lampString(c, [-20, 300], [w + 20, 260], 24, (px, py) => bulb(c, px, py, 6), 110));
  c.add(
    undergrowth(
      c,
      [
        [-20, h + 10],
        [w * 0.14, h - 30],
        [w * 0.28, h + 30],
      ],
      64,
    ),
    undergrowth(
      c,
      [
        [w * 0.74, h + 30],
        [w * 0.88, h - 30],
        [w + 20, h + 10],
      ],
      64,
    ),
    jungleFrame(c, 300),
    flock(c, x - side * 120, 240, 6),
  );
});

export const travel = {
  "van-road": vanRoad,
  "airport-transfer": airportTransfer,
  "minivan-family": minivanFamily,
};
