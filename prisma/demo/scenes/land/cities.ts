import {
  brush,
  type Canvas,
  circle,
  far,
  fill,
  foliage,
  glow,
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
import { dome, minaret, skyline, stairs, tower, upturnedRoof } from "./land-buildings.ts";
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
  lampScene,
  lathe,
  lit,
  paving,
  range,
  rect,
  round,
  shadow,
  treeline,
  uplight,
  warmth,
} from "./land-paint.ts";
import { crowd, looks, person } from "./land-people.ts";

type Side = 1 | -1;
const sunAt = (c: Canvas, x: number, dayY: number, lowY: number) => ({
  x,
  y: c.light === "day" ? dayY : lowY,
});
const dark = (c: Canvas) => c.night || c.light === "dusk";

/** Lights of a town, scattered along a shore. */
function shoreLights(c: Canvas, from: number, to: number, y: number, count: number): string {
  if (c.light === "day") return "";
  let d = "";
  for (let i = 0; i < count; i++)
    d += circle(c.rnd.range(from, to), y - c.rnd() ** 2 * 26, c.rnd.range(1, 2.6));
  return fill(d, c.pal.lamp, dark(c) ? 0.9 : 0.5);
}

const singaporeBay = lampScene("singapore-bay", (c, air) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const line = 830;
  const side = anySide(c);
  const sunX = x - side * rnd.range(420, 560);
  c.add(sky(air, { horizon: line, sun: sunAt(c, sunX, 170, 560), clouds: 0.85 }));
  let city =
    skyline(air, side > 0 ? -40 : x + 230, side > 0 ? x - 230 : w + 40, line, 470, 0.42, pal.teal) +
    skyline(air, -40, w + 40, line, 170, 0.6) +
    mist(air, line - 40, 170, 0.45);
  const glass = mix(pal.wallLit, pal.teal, 0.25);
  // Three towers under one sky garden.
  city += warmth(c, x, line - 250, 460, 330);
  for (const dx of [-190, 10, 210]) {
    const tx = x + side * dx;
    const splay = 30;
    const leg = (k: number) =>
      `M${n(tx - 46 - (k < 0 ? splay : 0))} ${line}Q${n(tx - 50)} ${line - 190} ${n(tx - 42)} ${line - 432}H${n(tx + 46)}Q${n(tx + 52)} ${line - 190} ${n(tx + 50 + (k > 0 ? splay : 0))} ${line}Z`;
    city += fill(leg(1), round(c, glass));
    let lines = "";
    for (let r = 1; r < 34; r++) lines += `M${n(tx - 44)} ${n(line - r * 12.7)}h${n(90)}`;
    city += stroke(lines, dim(c, glass, 0.5), 1.6, 0.4);
    if (dark(c)) {
      let on = "";
      for (let k = 0; k < 90; k++)
        on += rect(tx - 40 + rnd.int(0, 8) * 9.6, line - 20 - rnd.int(0, 30) * 13.4, 6, 5);
      city += fill(on, pal.lamp, 0.85);
    }
    city += fill(rect(tx - 2, line - 430, 4, 430), dim(c, glass, 0.6), 0.4);
  }
  const deck = smooth(
    [
      [-330, -436],
      [-250, -462],
      [0, -470],
      [240, -468],
      [390, -486],
      [396, -476],
      [250, -440],
      [0, -430],
      [-240, -430],
    ].map(([px = 0, py = 0]): Point => [x + side * px, line + py]),
    true,
    0.7,
  );
  city +=
    fill(
      deck,
      c.linear([
        [0, lit(c, pal.wallLit, 0.2)],
        [1, dim(c, pal.wall, 0.35)],
      ]),
    ) +
    foliage(c, 40, 0.08, () => [
      x + side * rnd.range(-250, 300),
      line - 470 + rnd.bell() * 4,
      rnd.range(5, 10),
    ]);
  if (dark(c))
    city += stroke(
      smooth(
        [
          [-320, -440],
          [-240, -433],
          [0, -433],
          [250, -443],
          [388, -478],
        ].map(([px = 0, py = 0]): Point => [x + side * px, line + py]),
      ),
      pal.lamp,
      4,
      0.9,
    );
  // Lotus-shaped museum and the domes of the garden.
  const mx = x - side * 470;
  for (const k of [-1, -0.6, -0.2, 0.2, 0.6, 1])
    city += fill(
      smooth(
        [
          [mx + k * 30, line],
          [mx + k * 96 - 26, line - 84 + Math.abs(k) * 26],
          [mx + k * 130, line - 150 + Math.abs(k) * 50],
          [mx + k * 84 + 30, line - 70],
          [mx + k * 30 + 22, line],
        ],
        true,
        0.8,
      ),
      round(c, pal.wallLit),
    );
  const gx = x + side * 520;
  for (const [dx, rx, ry] of [
    [0, 130, 96],
    [150, 100, 120],
  ] as const) {
    const d = `M${n(gx + side * dx - rx)} ${line}Q${n(gx + side * dx - rx * 0.4)} ${line - ry * 1.9} ${n(gx + side * dx + rx)} ${line}Z`;
    city +=
      fill(
        d,
        c.linear([
          [0, mix(pal.skyLow, pal.wallLit, 0.5)],
          [1, mix(pal.teal, pal.skyMid, 0.5)],
        ]),
        0.95,
      ) +
      stroke(
        steps(9)
          .map(
            (t) =>
              `M${n(lerp(gx + side * dx - rx, gx + side * dx + rx, t))} ${line}Q${n(gx + side * dx - rx * 0.2)} ${n(line - ry * 0.7)} ${n(gx + side * dx - rx * 0.1)} ${n(line - ry * 0.94)}`,
          )
          .join(""),
        pal.wallLit,
        1.6,
        0.5,
      );
  }
  // Supertrees.
  for (const [dx, th] of [
    [330, 190],
    [410, 240],
    [480, 170],
  ] as const) {
    const tx = x + side * dx;
    let ribs = "";
    for (const t of steps(13))
      ribs += `M${n(tx)} ${n(line - th * 0.55)}Q${n(tx + (t * 2 - 1) * 14)} ${n(line - th * 0.86)} ${n(tx + (t * 2 - 1) * 62)} ${n(line - th + 10 * Math.abs(t * 2 - 1))}`;
    city +=
      fill(
        poly([
          [tx - 14, line],
          [tx - 7, line - th * 0.6],
          [tx + 7, line - th * 0.6],
          [tx + 14, line],
        ]),
        round(c, mix(pal.leaf, pal.coral, 0.25)),
      ) +
      stroke(ribs, mix(pal.coral, hue(c, "#9b5fa5"), 0.5), 3.2) +
      (dark(c) ? glow(c, tx, line - th * 0.8, 90, hue(c, "#d684d8"), 0.5) : "");
  }
  city += treeline(air, line + 4, 44, 0.14) + shoreLights(c, 0, w, line - 4, 130);
  c.add(
    city,
    sea(air, { horizon: line, sunX, waves: 0.3 }),
    reflection(c, city, line, { depth: 330, squash: 0.62, opacity: 0.6, ripple: 20 }),
  );
  // The promenade with its rail.
  c.add(
    fill(
      `M-10 ${h + 10}V1090Q${n(x)} 1060 ${n(w + 10)} 1090V${h + 10}Z`,
      fall(c, lit(c, pal.wall, 0.2), dim(c, pal.wallShade, 0.4)),
    ),
  );
  c.add(
    crowd(
      c,
      [
        [x - side * 130, 1150],
        [x - side * 66, 1154],
        [x + side * 180, 1160],
      ],
      210,
      ["stand", "photo", "relaxed"],
    ),
  );
  let rail = "";
  for (let px = -20; px < w + 40; px += 64) rail += `M${px} 1160v-86`;
  c.add(
    stroke(
      `${rail}M-10 1076Q${n(x)} 1056 ${n(w + 10)} 1076M-10 1112Q${n(x)} 1092 ${n(w + 10)} 1112`,
      dim(c, pal.ink, 0.1),
      5,
      0.75,
    ),
  );
  for (const s of [-1, 1])
    c.add(
      palm(c, x + s * 830 * (w / 1800), h + 20, 600, -s * 50),
      undergrowth(
        c,
        [
          [x + s * 700 * (w / 1800), h + 20],
          [x + s * 1000, h - 40],
        ],
        60,
      ),
    );
});

const klTowers = lampScene("kl-towers", (c, air) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const base = 940;
  c.add(sky(air, { horizon: base, sun: sunAt(c, x + anySide(c) * 480, 180, 620), clouds: 0.85 }));
  c.add(
    farHills(air, { y: base, height: 190, distance: 0.8, swells: 3, wood: 0 }),
    skyline(air, -40, w + 40, base, 380, 0.62),
    mist(air, base - 70, 230, 0.55),
    skyline(air, -40, x - 330, base, 430, 0.34, pal.wallShade, 12),
    skyline(air, x + 330, w + 40, base, 430, 0.34, pal.teal, 12),
    mist(air, base - 20, 150, 0.45),
  );
  const steel = c.night ? mix(pal.wallLit, pal.lamp, 0.42) : mix(pal.wall, pal.skyMid, 0.25);
  c.add(glow(c, x, base - 420, 520, dark(c) ? pal.lamp : pal.sunGlow, 0.42, 560));
  const spire = (tx: number) => {
    const tiers: [number, number, number][] = [
      [0, 86, 500],
      [500, 74, 84],
      [584, 62, 60],
      [644, 47, 44],
      [688, 32, 34],
    ];
    let out = fill(rect(tx - 108, base - 90, 216, 90), round(c, dim(c, steel, 0.12)));
    for (const [up, half, tall] of tiers) {
      out +=
        fill(rect(tx - half, base - up - tall, half * 2, tall + 1), round(c, steel)) +
        fill(rect(tx - half - 5, base - up - tall - 5, half * 2 + 10, 9), round(c, lit(c, steel, 0.3)));
      let fl = "";
      for (let yy = 8; yy < tall; yy += 11) fl += `M${n(tx - half)} ${n(base - up - yy)}h${n(half * 2)}`;
      out += stroke(fl, dark(c) ? mix(steel, pal.shadow, 0.5) : dim(c, steel, 0.5), 3, 0.35);
      if (dark(c)) {
        let on = "";
        for (let i = 0; i < half * tall * 0.006; i++)
          on += rect(
            tx - half + 6 + rnd() * (half * 2 - 20),
            base - up - 6 - Math.floor(rnd() * (tall / 11)) * 11,
            9,
            4,
          );
        out += fill(on, pal.lamp, 0.95);
      }
      let cols = "";
      for (const k of [-0.62, -0.22, 0.22, 0.62]) cols += `M${n(tx + k * half)} ${n(base - up)}v${n(-tall)}`;
      out += stroke(cols, lit(c, steel, 0.6), 3.4, 0.5);
    }
    out += lathe(
      c,
      tx,
      base - 722,
      [
        [0, 22],
        [20, 17],
        [44, 8],
        [52, 13],
        [62, 13],
        [68, 5],
        [150, 1],
      ],
      lit(c, steel, 0.2),
      { rings: false },
    );
    out += lathe(
      c,
      tx + (tx < x ? -92 : 92),
      base,
      [
        [0, 40],
        [380, 40],
        [384, 44],
        [392, 44],
        [398, 30],
        [420, 8],
        [440, 1],
      ],
      steel,
      {},
    );
    return out + uplight(c, tx, base - 120, 200, 330);
  };
  const gap = 176;
  c.add(spire(x - gap), spire(x + gap));
  c.add(
    fill(rect(x - gap + 60, base - 392, gap * 2 - 120, 26), round(c, lit(c, steel, 0.2))),
    fill(rect(x - gap + 60, base - 384, gap * 2 - 120, 9), dark(c) ? pal.lamp : dim(c, steel, 0.5)),
    stroke(
      `M${n(x - 8)} ${base - 366}L${n(x - gap + 84)} ${base - 262}M${n(x + 8)} ${base - 366}L${n(x + gap - 84)} ${base - 262}`,
      steel,
      9,
    ),
  );
  c.add(treeline(air, base + 16, 150, 0.1), shoreLights(c, 0, w, base, 40));
  // The park lake with fountains.
  c.add(ground(c, base + 10, lit(c, pal.leaf, 0.1), mix(pal.leaf, pal.leafDark, 0.5), 60));
  const pond = smooth(
    [
      [x - 760, 1050],
      [x - 420, 996],
      [x, 988],
      [x + 420, 996],
      [x + 760, 1050],
      [x + 560, 1130],
      [x, 1146],
      [x - 560, 1130],
    ],
    true,
  );
  c.add(
    stroke(pond, lit(c, pal.wall, 0.2), 16),
    c.clipped(
      pond,
      sea(air, { horizon: 980, waves: 0.15 }) +
        glow(c, x - gap, 1030, 110, steel, 0.8, 160) +
        glow(c, x + gap, 1030, 110, steel, 0.8, 160),
    ),
  );
  for (const [dx, tall] of [
    [-260, 80],
    [-130, 110],
    [0, 150],
    [130, 110],
    [260, 80],
  ] as const)
    c.add(
      c.blurred(
        2,
        stroke(
          `M${n(x + dx)} 1056q-4 ${n(-tall * 0.8)} -3 ${-tall}q14 10 20 ${n(tall * 0.8)}M${n(x + dx)} 1056q4 ${n(-tall * 0.8)} -3 ${-tall}q-16 10 -22 ${n(tall * 0.8)}`,
          pal.foam,
          4,
          0.75,
        ),
      ),
      glow(c, x + dx, 1056, 46, dark(c) ? pal.lamp : pal.foam, 0.7, 14),
    );
  for (const s of [-1, 1])
    c.add(
      palm(c, x + s * 640, 1120, 330, s * 24, 0.04),
      palm(c, x + s * 810 * (w / 1800), h + 10, 560, -s * 40),
    );
  c.add(
    crowd(
      c,
      [
        [x - 90, 1168],
        [x - 44, 1172],
        [x + 300, 1160],
      ],
      130,
      ["photo", "stand", "walk"],
    ),
    jungleFrame(c, 300),
  );
});

const hongKong = lampScene("hong-kong", (c, air) => {
  const { pal, w, h } = c;
  const x = w / 2;
  const line = 820;
  const side = anySide(c);
  c.add(sky(air, { horizon: line, sun: sunAt(c, x - side * 520, 170, 430), clouds: 0.8 }));
  let city =
    farHills(air, { y: line, height: 430, distance: 0.55, swells: 2.2, wood: 0.5 }) +
    mist(air, 640, 190, 0.5) +
    skyline(air, -40, w + 40, line, 330, 0.46, pal.wall, 10) +
    mist(air, line - 120, 150, 0.45) +
    skyline(air, -60, w + 60, line, 400, 0.24, pal.wallShade, 11);
  const glass = mix(pal.teal, pal.skyLow, 0.3);
  const faceted = (tx: number, tw: number, th: number) => {
    let out = tower(c, tx - tw / 2, line, tw, th * 0.62, { color: glass, distance: 0.1, glowing: 0.5 });
    out +=
      fill(
        poly([
          [tx - tw / 2, line - th * 0.6],
          [tx - tw / 2, line - th * 0.78],
          [tx, line - th],
          [tx, line - th * 0.6],
        ]),
        lit(c, glass, 0.35),
      ) +
      fill(
        poly([
          [tx, line - th * 0.6],
          [tx, line - th],
          [tx + tw / 2, line - th * 0.7],
          [tx + tw / 2, line - th * 0.6],
        ]),
        dim(c, glass, 0.3),
      );
    let web = "";
    for (let i = 0; i < 5; i++) {
      const y0 = line - i * th * 0.16;
      web += `M${n(tx - tw / 2)} ${n(y0)}L${n(tx + tw / 2)} ${n(y0 - th * 0.16)}M${n(tx + tw / 2)} ${n(y0)}L${n(tx - tw / 2)} ${n(y0 - th * 0.16)}`;
    }
    return (
      out +
      c.clipped(
        poly([
          [tx - tw / 2, line],
          [tx - tw / 2, line - th * 0.78],
          [tx, line - th],
          [tx + tw / 2, line - th * 0.7],
          [tx + tw / 2, line],
        ]),
        stroke(web, dark(c) ? pal.wallLit : lit(c, glass, 0.6), 3, 0.8),
      ) +
      stroke(
        `M${n(tx - 12)} ${n(line - th * 0.97)}v-90M${n(tx + 12)} ${n(line - th * 0.93)}v-90`,
        pal.wallLit,
        3.4,
      )
    );
  };
  city += warmth(c, x, line - 200, 700, 330) + faceted(x - side * 60, 110, 470);
  const ifc = x + side * 250;
  city += lathe(
    c,
    ifc,
    line,
    [
      [0, 62],
      [330, 62],
      [332, 56],
      [450, 56],
      [452, 48],
      [520, 46],
      [524, 38],
      [556, 34],
      [566, 20],
    ],
    mix(glass, pal.wall, 0.5),
    { rings: false },
  );
  let fl = "";
  for (let i = 0; i < 42; i++) fl += `M${n(ifc - 58)} ${n(line - i * 13)}h116`;
  city += c.clipped(
    rect(ifc - 46, line - 540, 92, 540),
    stroke(fl, dark(c) ? pal.lamp : dim(c, glass, 0.4), 2.4, 0.5),
  );
  for (const [dx, tw, th, color] of [
    [-330, 86, 330, pal.wall],
    [-230, 70, 400, pal.rock],
    [120, 76, 360, pal.wall],
    [400, 90, 320, pal.coral],
    [-470, 90, 290, pal.teal],
    [520, 76, 270, pal.wall],
  ] as const)
    city += tower(c, x + side * dx - tw / 2, line, tw, th, {
      color: mix(color, pal.wallShade, 0.4),
      distance: 0.06,
      glowing: 0.6,
      cell: 11,
    });
  city +=
    fill(rect(-10, line - 20, w + 20, 24), dim(c, pal.wallShade, 0.4)) + shoreLights(c, 0, w, line, 160);
  c.add(
    city,
    sea(air, { horizon: line, waves: 0.5 }),
    reflection(c, city, line, { depth: 300, squash: 0.6, opacity: 0.6, ripple: 26 }),
  );
  // A junk under battened red sails.
  const jx = x - side * 140;
  const sail = (pts: readonly Point[]) => {
    const d = smooth(pts, true, 0.5);
    let battens = "";
    for (const t of steps(6).slice(1, 5)) {
      const [ax = 0, ay = 0] = [
        lerp(pts[0]?.[0] ?? 0, pts[1]?.[0] ?? 0, t),
        lerp(pts[0]?.[1] ?? 0, pts[1]?.[1] ?? 0, t),
      ];
      const [bx = 0, by = 0] = [
        lerp(pts[3]?.[0] ?? 0, pts[2]?.[0] ?? 0, t),
        lerp(pts[3]?.[1] ?? 0, pts[2]?.[1] ?? 0, t),
      ];
      battens += `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`;
    }
    return (
      fill(
        d,
        c.linear(
          side > 0
            ? [
                [0, lit(c, pal.coral, 0.35)],
                [1, dim(c, pal.coral, 0.4)],
              ]
            : [
                [0, dim(c, pal.coral, 0.4)],
                [1, lit(c, pal.coral, 0.35)],
              ],
          0,
          0,
          1,
          0.2,
        ),
      ) + stroke(battens, dim(c, pal.coral, 0.6), 3, 0.6)
    );
  };
  c.add(
    place(
      `<ellipse cx="0" cy="34" rx="250" ry="16" fill="${pal.seaDeep}" opacity="0.5"/>` +
        stroke("M-20 0V-320M110 0V-240M-140 0V-200", pal.woodDark, 7) +
        sail([
          [-28, -40],
          [-40, -300],
          [70, -330],
          [96, -50],
        ]) +
        sail([
          [104, -36],
          [96, -220],
          [176, -236],
          [200, -44],
        ]) +
        sail([
          [-150, -36],
          [-156, -186],
          [-76, -200],
          [-56, -40],
        ]) +
        fill(
          smooth(
            [
              [-236, -56],
              [-200, -14],
              [0, 0],
              [180, -12],
              [240, -40],
              [214, 22],
              [120, 40],
              [-120, 40],
              [-206, 18],
            ],
            true,
            0.6,
          ),
          c.linear([
            [0, pal.woodLit],
            [1, pal.woodDark],
          ]),
        ) +
        stroke("M-228 -46Q0 12 232 -34", pal.gold, 4) +
        (c.light === "day" ? "" : [-180, -60, 60, 190].map((px) => bulb(c, px, -22, 5)).join("")),
      jx,
      1030,
      1.25 * side,
      1.25,
    ),
  );
  const fx = x + side * 470;
  c.add(
    place(
      fill("M-110 0H110L96 26H-96Z", pal.leafDark) +
        fill(rect(-90, -26, 180, 26), pal.wallLit) +
        fill(rect(-70, -50, 140, 24), pal.wallLit) +
        fill(
          steps(8)
            .map((t) => rect(-80 + t * 146, -20, 12, 12))
            .join(""),
          dark(c) ? pal.lamp : pal.teal,
        ) +
        fill(rect(-8, -78, 22, 28), pal.coral),
      fx,
      920,
      0.9,
    ),
  );
  c.add(
    flock(c, x + side * 330, 250, 6),
    c.fadedY(h, h - 90, `<rect y="${h - 90}" width="${n(w)}" height="90" fill="${pal.ink}" opacity="0.35"/>`),
  );
});

const dubaiSkyline = lampScene("dubai-skyline", (c, air) => {
  const { pal, w, rnd } = c;
  const x = w / 2;
  const line = 850;
  const side = anySide(c);
  const sunX = x - side * 330;
  c.add(sky(air, { horizon: line, sun: sunAt(c, sunX, 180, 610), clouds: 0.5 }));
  const glass = mix(pal.skyMid, pal.wallLit, 0.42);
  let city =
    mist(air, line - 90, 240, 0.5) +
    skyline(air, -40, w + 40, line, 280, 0.62, pal.sand) +
    mist(air, line - 50, 170, 0.5) +
    skyline(air, -40, x - 150, line, 360, 0.3, mix(pal.sand, pal.teal, 0.4), 12) +
    skyline(air, x + 150, w + 40, line, 360, 0.3, mix(pal.sand, pal.teal, 0.4), 12);
  // The tallest tower: stepped set-backs which spiral up to a needle.
  city += glow(c, x, line - 420, 330, dark(c) ? pal.lamp : pal.sunGlow, 0.4, 520);
  const tiers: [number, number, number][] = [
    [-66, 34, 230],
    [62, 32, 300],
    [-48, 30, 380],
    [46, 28, 450],
    [-32, 24, 520],
    [28, 22, 580],
    [-16, 17, 640],
    [10, 14, 700],
  ];
  for (const [dx, half, th] of tiers) {
    city += lathe(
      c,
      x + dx,
      line,
      [
        [0, half],
        [th - 16, half],
        [th - 4, half * 0.8],
        [th, half * 0.3],
      ],
      glass,
      { rings: false },
    );
    let fl = "";
    for (let yy = 10; yy < th - 16; yy += 10) fl += `M${n(x + dx - half)} ${n(line - yy)}h${n(half * 2)}`;
    city += stroke(fl, dark(c) && rnd.chance(0.6) ? pal.lamp : dim(c, glass, 0.4), 1.4, 0.4);
  }
  city +=
    lathe(
      c,
      x,
      line,
      [
        [0, 30],
        [620, 22],
        [700, 12],
        [740, 8],
        [742, 5],
        [800, 3],
        [850, 0.6],
      ],
      lit(c, glass, 0.2),
      { rings: false },
    ) + uplight(c, x, line - 130, 190, 420);
  // The sail-shaped hotel on its island, a twisted tower, a frame.
  const bx = x + side * 520;
  city +=
    fill(
      `M${n(bx - side * 70)} ${line}V${line - 330}Q${n(bx + side * 120)} ${line - 240} ${n(bx + side * 96)} ${line}Z`,
      c.linear([
        [0, pal.wallLit],
        [1, mix(pal.wall, pal.skyMid, 0.4)],
      ]),
    ) +
    stroke(
      `M${n(bx - side * 70)} ${line}V${line - 400}M${n(bx - side * 70)} ${line - 320}Q${n(bx + side * 136)} ${line - 236} ${n(bx + side * 106)} ${line}`,
      pal.wallLit,
      8,
    ) +
    stroke(
      steps(12)
        .map((t) => `M${n(bx - side * 66)} ${n(line - 20 - t * 260)}h${n(side * lerp(150, 46, t))}`)
        .join(""),
      dark(c) ? pal.lamp : pal.teal,
      3,
      0.5,
    );
  const qx = x - side * 470;
  for (let i = 0; i < 30; i++)
    city += fill(
      rect(qx - 38 + Math.sin(i * 0.11) * 14, line - (i + 1) * 14, 76, 14.6),
      far(c, mix(glass, i % 2 ? pal.teal : pal.wallLit, 0.1), 0.14),
    );
  city += treeline(air, line + 4, 34, 0.2) + shoreLights(c, 0, w, line, 170);
  for (let i = 0; i < 12; i++)
    city += palm(
      c,
      x + (rnd.chance(0.5) ? -1 : 1) * rnd.range(180, 800),
      line + 4,
      rnd.range(60, 90),
      rnd.range(-8, 8),
      0.12,
    );
  c.add(
    city,
    sea(air, { horizon: line, sunX, waves: 0.3, shallow: 0.35 }),
    reflection(c, city, line, { depth: 310, squash: 0.55, opacity: 0.55, ripple: 22 }),
  );
  // An abra crossing the creek.
  const ax = x - side * 190;
  c.add(
    place(
      `<ellipse cx="0" cy="30" rx="210" ry="13" fill="${pal.seaDeep}" opacity="0.45"/>${[-90, -30, 30, 90].map((px, i) => person(c, px, 26, 92, { pose: "sit", look: looks(c)[i + 2] ?? looks(c)[0] })).join("")}${fill(
        smooth(
          [
            [-200, -30],
            [-150, 0],
            [0, 6],
            [150, 0],
            [214, -48],
            [170, 24],
            [80, 36],
            [-110, 36],
            [-184, 14],
          ],
          true,
          0.6,
        ),
        c.linear([
          [0, pal.woodLit],
          [1, pal.woodDark],
        ]),
      )}${stroke("M-130 0V-84M-40 4V-86M50 4V-86M130 0V-84", pal.woodDark, 5)}${fill("M-160 -82Q0 -106 160 -82L152 -70Q0 -92 -152 -70Z", round(c, pal.wallLit))}${c.light === "day" ? "" : [-120, 0, 120].map((px) => bulb(c, px, -70, 5)).join("")}`,
      ax,
      1040,
      side,
      1,
    ),
  );
  c.add(
    place(
      `${fill(
        smooth(
          [
            [-90, -10],
            [-60, 6],
            [60, 4],
            [110, -28],
            [70, 18],
            [-70, 18],
          ],
          true,
          0.6,
        ),
        pal.woodDark,
      )}${fill(
        "M-10 -4V-150Q70 -90 80 -16Z",
        c.linear([
          [0, pal.wallLit],
          [1, pal.wall],
        ]),
      )}${stroke("M-10 0V-156", pal.woodDark, 4)}`,
      x + side * 420,
      930,
      -side * 0.8,
      0.8,
    ),
  );
  c.add(flock(c, x + side * 360, 330, 6));
});

const bosphorus = lampScene("bosphorus", (c, air) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const line = 800;
  const side = anySide(c);
  const sunX = x + side * rnd.range(260, 380);
  c.add(sky(air, { horizon: line, sun: sunAt(c, sunX, 180, 560), clouds: 0.85 }));
  const stone = c.night ? mix(pal.wallLit, pal.lamp, 0.32) : mix(pal.wallLit, pal.rock, 0.25);
  const lead = mix(pal.rockShade, pal.seaNear, 0.4);
  let city = farHills(air, { y: line, height: 170, distance: 0.72, swells: 4, wood: 0.2 });
  // Houses climbing the hill.
  const hill = (px: number) => 90 + 90 * Math.exp(-(((px - x) / 480) ** 2));
  for (let row = 0; row < 6; row++)
    for (let px = -40; px < w + 40; px += rnd.range(34, 60)) {
      const y = line - hill(px) * (1 - row / 6) + 14;
      const hw = rnd.range(34, 58);
      const hh = rnd.range(30, 52);
      const wall = mix(rnd.pick([pal.wallLit, pal.sand, pal.coral, pal.wall, pal.gold]), pal.wall, 0.55);
      const d = lerp(0.5, 0.16, row / 5);
      city +=
        fill(rect(px, y - hh, hw, hh + 16), far(c, wall, d)) +
        fill(
          poly([
            [px - 3, y - hh],
            [px + hw * 0.5, y - hh - 15],
            [px + hw + 3, y - hh],
          ]),
          far(c, pal.roof, d),
        );
      for (let k = 0; k < 3; k++)
        city += fill(
          rect(px + 6 + (k * hw) / 3.4, y - hh + 9, 6, 9),
          far(c, dark(c) && rnd.chance(0.6) ? pal.lamp : dim(c, wall, 0.5), d * 0.6),
        );
    }
  city += foliage(c, 60, 0.24, () => {
    const px = rnd() * w;
    return [px, line - hill(px) * rnd(), rnd.range(10, 22)];
  });
  // The great mosque with cascading domes and slim minarets.
  const top = line - hill(x) + 30;
  city += warmth(c, x, top - 150, 460, 300);
  for (const [dx, th] of [
    [-330, 400],
    [330, 400],
    [-210, 460],
    [210, 460],
  ] as const)
    city += minaret(c, x + dx, top + 40, th, 19, stone, lead, 0.08, 3);
  city += fill(rect(x - 300, top - 60, 600, 110), round(c, stone));
  for (const s of [-1, 1])
    city += dome(c, x + s * 215, top - 56, 110, 64, lead) + dome(c, x + s * 290, top - 40, 64, 38, lead);
  city += fill(rect(x - 176, top - 120, 352, 66), round(c, stone));
  for (const s of [-1, 1]) city += dome(c, x + s * 118, top - 112, 130, 80, lead);
  city +=
    dome(c, x, top - 112, 250, 130, lead) +
    fill(rect(x - 118, top - 182, 236, 40), round(c, stone)) +
    dome(c, x, top - 176, 240, 142, lead);
  let arches = "";
  for (const t of steps(13)) arches += `M${n(lerp(x - 276, x + 262, t))} ${n(top + 40)}v-44q7 -14 14 0v44Z`;
  for (const t of steps(11)) arches += `M${n(lerp(x - 108, x + 98, t))} ${n(top - 146)}v-20q5 -9 10 0v20Z`;
  city += fill(arches, dark(c) ? pal.lamp : dim(c, stone, 0.5)) + uplight(c, x, top - 60, 360, 190);
  // Waterfront with a stone tower.
  const gx = x - side * 560;
  city +=
    lathe(
      c,
      gx,
      line - 30,
      [
        [0, 46],
        [220, 42],
        [222, 52],
        [248, 52],
        [250, 40],
        [300, 38],
      ],
      stone,
      {},
    ) +
    lathe(
      c,
      gx,
      line - 330,
      [
        [0, 46],
        [96, 1],
      ],
      lead,
      { rings: false },
    ) +
    fill(
      steps(4)
        .map((t) => `M${n(gx - 34 + t * 60)} ${line - 282}v-20q4 -8 8 0v20Z`)
        .join(""),
      dark(c) ? pal.lamp : dim(c, stone, 0.5),
    );
  city +=
    fill(rect(-10, line - 14, w + 20, 18), fall(c, lit(c, pal.wall, 0.1), dim(c, pal.wallShade, 0.3))) +
    shoreLights(c, 0, w, line - 4, 130);
  c.add(
    city,
    mist(air, line - 30, 90, 0.3),
    sea(air, { horizon: line, sunX, waves: 0.5 }),
    reflection(c, city, line, { depth: 300, squash: 0.6, opacity: 0.5, ripple: 24 }),
  );
  // The city ferry with gulls.
  const fx = x - side * 150;
  c.add(
    place(
      `<ellipse cx="0" cy="30" rx="300" ry="15" fill="${pal.seaDeep}" opacity="0.5"/>` +
        fill(
          smooth(
            [
              [-290, -34],
              [-250, 24],
              [230, 26],
              [300, -44],
              [240, -36],
              [-240, -36],
            ],
            true,
            0.3,
          ),
          c.linear([
            [0, pal.wallLit],
            [0.55, pal.wall],
            [0.6, pal.ink],
            [1, pal.ink],
          ]),
        ) +
        fill(rect(-230, -84, 440, 50), fall(c, pal.wallLit, dim(c, pal.wall, 0.2))) +
        fill(rect(-170, -128, 320, 44), fall(c, pal.wallLit, dim(c, pal.wall, 0.15))) +
        fill(rect(70, -164, 70, 36), pal.wallLit) +
        fill(
          steps(17)
            .map((t) => rect(-218 + t * 398, -74, 16, 24))
            .join("") +
            steps(12)
              .map((t) => rect(-160 + t * 284, -118, 16, 22))
              .join("") +
            rect(78, -156, 54, 14),
          dark(c) ? pal.lamp : mix(pal.teal, pal.ink, 0.4),
        ) +
        fill(
          poly([
            [-40, -128],
            [-30, -206],
            [26, -206],
            [36, -128],
          ]),
          c.linear([
            [0, pal.gold],
            [0.3, pal.gold],
            [0.31, pal.ink],
            [0.42, pal.ink],
            [0.43, pal.gold],
            [1, pal.gold],
          ]),
        ) +
        stroke("M-250 -128H-170M150 -128H230M-250 -128v44M230 -128v44", pal.wall, 4),
      fx,
      980,
      0.98 * side,
      0.98,
    ),
  );
  let gulls = "";
  for (let i = 0; i < 8; i++) {
    const gx2 = fx - side * rnd.range(120, 560);
    const gy = rnd.range(720, 900);
    const s = rnd.range(16, 32);
    gulls += `M${n(gx2 - s)} ${n(gy - s * 0.4)}Q${n(gx2 - s * 0.4)} ${n(gy - s * 0.55)} ${n(gx2)} ${n(gy)}Q${n(gx2 + s * 0.4)} ${n(gy - s * 0.6)} ${n(gx2 + s)} ${n(gy - s * 0.3)}Q${n(gx2 + s * 0.4)} ${n(gy - s * 0.3)} ${n(gx2)} ${n(gy + s * 0.2)}Q${n(gx2 - s * 0.4)} ${n(gy - s * 0.25)} ${n(gx2 - s)} ${n(gy - s * 0.4)}Z`;
  }
  c.add(
    fill(gulls, pal.wallLit),
    c.fadedY(h, h - 70, `<rect y="${h - 70}" width="${n(w)}" height="70" fill="${pal.ink}" opacity="0.3"/>`),
  );
});

const seoulPalace = lampScene("seoul-palace", (c, air) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const y = 880;
  const side = anySide(c);
  c.add(sky(air, { horizon: y, sun: sunAt(c, x + side * 480, 170, 560), clouds: 0.7 }));
  c.add(
    range(air, y - 60, 430, 0.62, { peaks: 3 }),
    mist(air, y - 190, 220, 0.65),
    farHills(air, { y, height: 190, distance: 0.5, swells: 3, wood: 0.5 }),
    mist(air, y - 60, 130, 0.5),
    treeline(air, y, 120, 0.3),
  );
  const tile = mix(pal.rockShade, pal.ink, 0.25);
  const red = hue(c, "#a8483c");
  const green = hue(c, "#3e8577");
  const stone = mix(pal.wall, pal.rock, 0.4);
  const hall = (hx: number, hy: number, hw: number, d: number) => {
    const wallH = hw * 0.2;
    let out = "";
    for (let i = 0; i < 2; i++)
      out += fill(
        rect(hx - hw * (0.62 - i * 0.05), hy - hw * 0.045 * (i + 1), hw * (1.24 - i * 0.1), hw * 0.05),
        far(c, i ? lit(c, stone, 0.35) : lit(c, stone, 0.1), d),
      );
    const f = hy - hw * 0.09;
    const storey = (sy: number, sw: number, sh: number, roofW: number, roofH: number) => {
      let s = fill(rect(hx - sw / 2, sy - sh, sw, sh), far(c, dim(c, red, 0.4), d));
      const bays = 7;
      for (let i = 0; i < bays; i++) {
        const bx = hx - sw / 2 + (sw * i) / bays;
        s +=
          fill(
            rect(bx + sw * 0.018, sy - sh * 0.8, (sw / bays) * 0.76, sh * 0.8),
            far(c, dark(c) ? mix(pal.lamp, pal.coral, 0.15) : mix(green, pal.wall, 0.4), d),
          ) +
          stroke(
            `M${n(bx + sw * 0.018 + (sw / bays) * 0.25)} ${n(sy)}v${n(-sh * 0.8)}M${n(bx + sw * 0.018 + (sw / bays) * 0.5)} ${n(sy)}v${n(-sh * 0.8)}M${n(bx + sw * 0.018)} ${n(sy - sh * 0.4)}h${n((sw / bays) * 0.76)}`,
            far(c, dim(c, red, 0.2), d),
            1.6,
            0.7,
          );
      }
      for (let i = 0; i <= bays; i++)
        s += fill(rect(hx - sw / 2 + (sw * i) / bays - sw * 0.011, sy - sh, sw * 0.022, sh), far(c, red, d));
      s += fill(rect(hx - sw * 0.53, sy - sh - roofH * 0.1, sw * 1.06, roofH * 0.26), far(c, green, d));
      s += stroke(
        steps(26)
          .map((t) => `M${n(hx - sw * 0.52 + t * sw * 1.04)} ${n(sy - sh - roofH * 0.06)}v${n(roofH * 0.2)}`)
          .join(""),
        far(c, pal.coral, d),
        3,
        0.8,
      );
      return s + upturnedRoof(c, hx, sy - sh, roofW, roofH, tile, { distance: d, ridge: 0.62, flip: 0.13 });
    };
    out +=
      storey(f, hw * 0.9, wallH, hw * 1.22, hw * 0.16) +
      storey(f - wallH - hw * 0.115, hw * 0.66, wallH * 0.55, hw * 1.0, hw * 0.21);
    return out;
  };
  for (const s of [-1, 1]) {
    c.add(
      fill(
        rect(s < 0 ? -20 : x + 330, y - 80, x - 300, 84),
        fall(c, mix(red, stone, 0.3), dim(c, stone, 0.2)),
      ),
      upturnedRoof(c, s < 0 ? (x - 330) / 2 : x + 330 + (x - 330) / 2, y - 76, x - 300, 46, tile, {
        ridge: 0.97,
        flip: 0.02,
        distance: 0.1,
      }),
    );
    c.add(hall(x + s * 600, y + 6, 230, 0.12));
  }
  c.add(warmth(c, x, y - 150, 560, 260), hall(x, y + 40, 640, 0), uplight(c, x, y - 100, 460, 160));
  c.add(
    ground(c, y + 36, lit(c, pal.sand, 0.2), mix(pal.sandShade, stone, 0.4), 50),
    paving(c, y + 36, x, y - 120, dim(c, stone, 0.4), 14, 12),
    stairs(c, x, y - 20, y + 42, 150, 190, stone, 5),
  );
  c.add(
    fill(
      poly([
        [x - 90, y + 42],
        [x + 90, y + 42],
        [x + 300, h],
        [x - 300, h],
      ]),
      fall(c, lit(c, stone, 0.3), dim(c, stone, 0.12)),
      0.8,
    ),
  );
  // Visitors in hanbok: short jacket, wide bell skirt.
  const hanbok = (px: number, py: number, s: number, jacket: string, skirt: string) => {
    const k = s / 100;
    return (
      shadow(c, px, py, 26 * k, 0.5, 4 * k) +
      fill(
        `M${n(px - 8 * k)} ${n(py - 66 * k)}Q${n(px - 24 * k)} ${n(py - 34 * k)} ${n(px - 25 * k)} ${n(py - 3 * k)}Q${n(px)} ${n(py + 3 * k)} ${n(px + 25 * k)} ${n(py - 3 * k)}Q${n(px + 24 * k)} ${n(py - 34 * k)} ${n(px + 8 * k)} ${n(py - 66 * k)}Z`,
        round(c, skirt),
      ) +
      stroke(
        [-0.5, 0, 0.5]
          .map(
            (u) =>
              `M${n(px + u * 12 * k)} ${n(py - 60 * k)}Q${n(px + u * 28 * k)} ${n(py - 34 * k)} ${n(px + u * 36 * k)} ${n(py - 2 * k)}`,
          )
          .join(""),
        dim(c, skirt, 0.35),
        k,
        0.5,
      ) +
      c.clipped(
        rect(px - 60 * k, py - 120 * k, 120 * k, 62 * k),
        person(c, px, py, s, {
          pose: "stand",
          look: { top: jacket, bottom: skirt, sleeves: true, hair: "bun" },
        }),
      ) +
      fill(
        brush(
          [
            [px + 2 * k, py - 74 * k],
            [px + 4 * k, py - 60 * k],
            [px + 3 * k, py - 44 * k],
          ],
          [3 * k, 4 * k, 3 * k],
        ),
        pal.coral,
      )
    );
  };
  c.add(
    crowd(
      c,
      [
        [x - 60, 965],
        [x + 130, 975],
      ],
      90,
      ["walk", "photo"],
    ),
  );
  c.add(
    hanbok(x - side * 130, 1090, 190, pal.wallLit, hue(c, "#e58fa0")),
    hanbok(x - side * 50, 1100, 186, pal.gold, hue(c, "#4f8fa8")),
  );
  c.add(person(c, x + side * 90, 1096, 190, { pose: "photo", facing: -side as Side, look: looks(c)[0] }));
  // Cherry branches reach in from the corners.
  for (const s of [-1, 1] as const) {
    const bx = s < 0 ? -30 : w + 30;
    let wood = "";
    for (let i = 0; i < 5; i++)
      wood += brush(
        [
          [bx, 60 + i * 60],
          [bx - s * 170, 110 + i * 46],
          [bx - s * rnd.range(300, 470), 90 + i * 80],
        ],
        [18, 9, 2],
      );
    c.add(
      fill(wood, pal.woodDark),
      blossoms(c, 190, hue(c, "#f5bac7"), () => {
        const t = rnd();
        return [bx - s * t * 450, lerp(190, 210, t) + rnd.bell() * lerp(210, 150, t), rnd.range(9, 22)];
      }),
    );
  }
});

export const cities = {
  "singapore-bay": singaporeBay,
  "kl-towers": klTowers,
  "hong-kong": hongKong,
  "dubai-skyline": dubaiSkyline,
  bosphorus,
  "seoul-palace": seoulPalace,
};
