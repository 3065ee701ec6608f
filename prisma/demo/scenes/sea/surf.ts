import {
  brush,
  type Canvas,
  circle,
  clump,
  type Draw,
  dash,
  fbm,
  fill,
  glow,
  hills,
  lerp,
  mix,
  n,
  noise,
  type Point,
  palm,
  poly,
  smooth,
  steps,
  stroke,
} from "../paint.ts";
import { setting } from "./setting.ts";
import { wavy } from "./shore.ts";

export const surfWave: Draw = (light, size) => {
  const { c, horizon, sunX } = setting("surf-wave", light, size, { horizon: 500, waves: 0.9, shallow: 0.3 });
  const { w, pal, rnd } = c;
  const flip = sunX > w / 2;
  const from = flip ? w * 0.4 : -60;
  c.add(hills(c, { y: horizon, height: 150, distance: 0.6, from, to: from + w * 0.6 + 60, swells: 2 }));
  for (let i = 0; i < 6; i++)
    c.add(
      palm(
        c,
        (flip ? w * 0.62 : w * 0.06) + i * rnd.range(40, 70),
        horizon + 2,
        rnd.range(60, 90),
        rnd.bell() * 20,
        0.5,
      ),
    );
  for (const [y, gain] of [
    [590, 0.6],
    [680, 1],
  ] as const) {
    const back = wavy(
      [
        [-60, y],
        [w * 0.25, y - 24 * gain],
        [w * 0.5, y + 10],
        [w * 0.8, y - 16 * gain],
        [w + 60, y],
      ],
      50,
      12,
      y,
    );
    c.add(
      fill(
        poly([...back, [w + 60, 1000], [-60, 1000]]),
        c.linear([
          [0, mix(pal.seaMid, pal.shallow, 0.35)],
          [0.4, pal.seaNear],
          [1, pal.seaNear],
        ]),
      ),
    );
    c.add(
      fill(
        poly([
          ...back,
          ...back.map(([px, py]): Point => [px, py + (4 + 16 * noise(px / 60, y)) * gain]).reverse(),
        ]),
        pal.foam,
        0.75,
      ),
    );
  }
  const wave = breaker(c);
  c.add(flip ? `<g transform="translate(${n(w)} 0) scale(-1 1)">${wave}</g>` : wave);
  return c.finish();
};

/** A peeling wave from left to right with its lip thrown over the tube, a surfer on the face. */
function breaker(c: Canvas): string {
  const { w, pal } = c;
  const k = w / 1800;
  const at = (x: number, y: number): Point => [x * k, y];
  const crest = wavy(
    [at(-80, 800), at(220, 742), at(520, 640), at(780, 490), at(980, 390), at(1130, 342)],
    46,
    5,
    3,
  );
  const lip = wavy(
    [at(1130, 342), at(1270, 330), at(1400, 372), at(1500, 470), at(1548, 600), at(1540, 740)],
    26,
    5,
    5,
  );
  const base = wavy(
    [at(-80, 930), at(300, 925), at(700, 945), at(1100, 985), at(1500, 960), at(1900, 950)],
    50,
    8,
    7,
  );
  const tube = [
    at(1088, 470),
    at(1180, 424),
    at(1290, 434),
    at(1390, 500),
    at(1450, 610),
    at(1452, 740),
    at(1390, 850),
    at(1270, 910),
    at(1140, 880),
    at(1050, 790),
    at(1020, 670),
    at(1040, 560),
  ];
  const tubePath = smooth(tube, true);
  const face = poly([...crest, ...lip, at(1540, 1000), ...[...base].reverse()]);
  return [
    fill(
      face,
      c.linear([
        [0, mix(pal.shallow, pal.glitter, 0.45)],
        [0.22, mix(pal.shallow, pal.seaMid, 0.35)],
        [0.6, pal.seaNear],
        [1, mix(pal.seaNear, pal.seaDeep, 0.8)],
      ]),
    ),
    c.clipped(
      face,
      glow(c, 1010 * k, 420, 420 * k, pal.glitter, 0.55, 190) +
        glow(c, 360 * k, 900, 560 * k, pal.seaDeep, 0.5, 120),
    ),
    c.clipped(face, faceLines(c, crest, base)),
    fill(
      tubePath,
      c.linear(
        [
          [0, pal.seaNear],
          [0.4, mix(pal.seaDeep, pal.seaNear, 0.3)],
          [1, mix(pal.seaDeep, pal.ink, 0.35)],
        ],
        1,
        0,
        0,
        1,
      ),
    ),
    c.clipped(tubePath, tubeLight(c, at)),
    lipSheet(c, lip, at),
    whiteWater(c, at),
    rider(c, at),
    foreground(c),
  ].join("");
}

/** Water drawn up the face: long strokes from the trough bending into the crest. */
function faceLines(c: Canvas, crest: readonly Point[], base: readonly Point[]): string {
  const { rnd, pal } = c;
  let lit = "";
  let dark = "";
  for (let i = 0; i < 130; i++) {
    const u = rnd();
    const [bx, by] = base[Math.floor(u * base.length * 0.72)] ?? [0, 0];
    const [tx, ty] = crest[Math.floor(u ** 0.86 * (crest.length - 1))] ?? [0, 0];
    const from = rnd() * 0.7;
    const to = Math.min(1, from + rnd.range(0.15, 0.45));
    const on = (t: number): Point => [lerp(bx, tx, t ** 1.7) + 30 * Math.sin(t * Math.PI), lerp(by, ty, t)];
    const d = brush(
      [on(from), on(lerp(from, to, 0.33)), on(lerp(from, to, 0.66)), on(to)],
      [0.6, rnd.range(2, 7), 0.6],
    );
    if (i % 2) lit += d;
    else dark += d;
  }
  let chop = "";
  for (let i = 0; i < 90; i++) {
    const u = rnd();
    const [bx, by] = base[Math.floor(u * (base.length - 1))] ?? [0, 0];
    chop += dash(bx + rnd.bell() * 60, by - rnd() ** 1.6 * 130, rnd.range(14, 60), rnd.range(1.5, 4));
  }
  return (
    fill(dark, pal.seaDeep, 0.3) +
    fill(lit, mix(pal.shallow, pal.foam, 0.5), 0.38) +
    fill(chop, mix(pal.shallow, pal.seaFar, 0.5), 0.4)
  );
}

/** Light running round the inside of the tube. */
function tubeLight(c: Canvas, at: (x: number, y: number) => Point): string {
  const { pal } = c;
  const ring = (s: number) =>
    smooth(
      steps(14).map((t): Point => {
        const a = -2.3 + t * 3.3;
        return at(1250 + Math.cos(a) * 210 * s, 676 + Math.sin(a) * 246 * s);
      }),
    );
  const [ex, ey] = at(1218, 668);
  return (
    steps(8)
      .map((t, i) =>
        stroke(
          ring(lerp(0.98, 0.34, t)),
          i % 2 ? mix(pal.shallow, pal.foam, 0.25) : pal.seaDeep,
          lerp(13, 3, t),
          0.17,
        ),
      )
      .join("") +
    `<ellipse cx="${n(ex)}" cy="${n(ey)}" rx="54" ry="70" fill="${mix(pal.shallow, pal.horizon, 0.5)}" opacity="0.3"/>` +
    glow(c, ex, ey, 150, pal.glitter, 0.35, 190)
  );
}

/** The thrown lip: a translucent sheet edged with spray. */
function lipSheet(c: Canvas, lip: readonly Point[], at: (x: number, y: number) => Point): string {
  const { pal, rnd } = c;
  const under = wavy(
    [at(1500, 730), at(1470, 610), at(1410, 510), at(1310, 440), at(1190, 418), at(1040, 470), at(920, 520)],
    24,
    4,
    9,
  );
  const sheet = poly([...wavy([at(940, 412), at(1040, 366), at(1130, 342)], 8, 2, 4), ...lip, ...under]);
  let edge = "";
  let drops = "";
  lip.forEach(([x, y], i) => {
    const t = i / lip.length;
    for (let q = 0; q < 7; q++)
      edge += clump(
        rnd,
        x + rnd.bell() * 16,
        y + rnd.bell() * 14,
        rnd.range(3, 7 + 15 * t),
        rnd.range(3, 5 + 10 * t),
        6,
      );
    for (let q = 0; q < 7; q++)
      drops += circle(x - rnd() ** 2 * 150 + rnd.bell() * 30, y - rnd() ** 1.6 * 90, rnd.range(0.8, 3.4));
  });
  const streaks = lip
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) => `M${n(x - 4)} ${n(y + 8)}q${n(-30)} ${n(26)} ${n(-46)} ${n(62)}`)
    .join("");
  return (
    fill(
      sheet,
      c.linear([
        [0, mix(pal.shallow, pal.foam, 0.72)],
        [0.45, mix(pal.shallow, pal.seaMid, 0.18)],
        [1, mix(pal.seaNear, pal.shallow, 0.35)],
      ]),
    ) +
    c.clipped(sheet, stroke(streaks, pal.foam, 5, 0.5)) +
    fill(edge, pal.foam, 0.95) +
    fill(drops, pal.foam, 0.8)
  );
}

/** The broken shoulder: tumbling white water with shaded hollows. */
function whiteWater(c: Canvas, at: (x: number, y: number) => Point): string {
  const { pal, rnd } = c;
  const shade = mix(pal.foam, pal.seaMid, 0.42);
  const mid = mix(pal.foam, pal.seaFar, 0.25);
  const top = (x: number) =>
    lerp(640, 700, (x - 1480) / 420) - 70 * noise(x / 90, 4, 3) + (x < 1500 ? (1500 - x) * 0.85 : 0);
  const mass = poly([
    ...steps(30).map((t): Point => at(lerp(1290, 1900, t), top(lerp(1290, 1900, t)))),
    at(1900, 1000),
    at(1180, 1000),
  ]);
  const layers = { shade: "", mid: "", lit: "" };
  for (let i = 0; i < 620; i++) {
    const x = rnd.range(1210, 1890);
    const t = rnd();
    const y = lerp(Math.min(930, top(x)), 990, t ** 1.15);
    const r = lerp(8, 26, rnd()) * (0.7 + 0.5 * (1 - t));
    const d = clump(rnd, at(x, 0)[0] + rnd.bell() * 14, y + rnd.bell() * 10, r, r * 0.74, 7);
    const bright = fbm(x / 110, y / 80, 6, 3) - t * 0.35 + 0.25;
    if (bright > 0.16) layers.lit += d;
    else if (bright > -0.1) layers.mid += d;
    else layers.shade += d;
  }
  let veil = "";
  for (let i = 0; i < 150; i++) {
    const x = rnd.range(1330, 1890);
    veil += circle(at(x, 0)[0], top(x) - rnd() ** 1.8 * 160, rnd.range(0.8, 4));
  }
  return (
    c.blurred(26, fill(mass, pal.foam, 0.5)) +
    fill(
      mass,
      c.linear([
        [0, mid],
        [0.6, shade],
        [1, mix(shade, pal.seaNear, 0.5)],
      ]),
    ) +
    fill(layers.shade, shade) +
    fill(layers.mid, mid, 0.9) +
    fill(layers.lit, pal.foam, 0.95) +
    fill(veil, pal.foam, 0.8)
  );
}

function rider(c: Canvas, at: (x: number, y: number) => Point): string {
  const { pal, rnd } = c;
  const suit = mix(pal.ink, pal.teal, 0.25);
  const [sx, sy] = at(812, 742);
  let wake = "";
  for (let i = 0; i < 90; i++) {
    const t = rnd() ** 1.3;
    const [x, y] = at(lerp(770, 330, t), lerp(766, 880, t ** 0.9));
    wake += clump(rnd, x, y + rnd.bell() * lerp(5, 20, t), rnd.range(3, 12), rnd.range(2, 5), 6);
  }
  return `${fill(wake, pal.foam, 0.72)}<g transform="translate(${n(sx)} ${n(sy)}) rotate(-14)">${fill(dash(0, 9, 100, 13), pal.wallLit)}${fill(dash(4, 7, 92, 4), pal.coral)}${fill(
    brush(
      [
        [-28, 4],
        [-40, -26],
        [-12, -52],
      ],
      [12, 15, 19],
    ) +
      brush(
        [
          [34, 4],
          [36, -28],
          [-6, -54],
        ],
        [12, 15, 19],
      ) +
      brush(
        [
          [-10, -50],
          [4, -80],
          [18, -100],
        ],
        [22, 23, 26],
      ),
    suit,
  )}${fill(
    brush(
      [
        [16, -98],
        [56, -92],
        [88, -108],
      ],
      [11, 9, 6],
    ) +
      brush(
        [
          [12, -98],
          [-26, -104],
          [-60, -84],
        ],
        [11, 9, 6],
      ),
    pal.skin,
  )}<circle cx="26" cy="-119" r="13" fill="${pal.skin}"/><path d="M12-121a14 15 0 0 1 28-3q-14-5-28 3" fill="${pal.ink}"/></g>`;
}

/** Water running out in front of the wave, with a net of foam. */
function foreground(c: Canvas): string {
  const { w, pal, rnd } = c;
  const front = wavy(
    [
      [-60, 968],
      [w * 0.3, 975],
      [w * 0.6, 1005],
      [w * 0.85, 985],
      [w + 60, 990],
    ],
    60,
    12,
    4,
  );
  let net = "";
  for (let i = 0; i < 90; i++) {
    const t = rnd() ** 0.9;
    const y = lerp(1000, 1190, t);
    const x = rnd() * w;
    const r = lerp(20, 80, t) * rnd.range(0.5, 1.1);
    net += smooth(steps(7).map((u): Point => [x + (u - 0.5) * r * 2.6, y + fbm(u * 2.4, i, 5, 2) * r * 0.3]));
  }
  const edge = poly([
    ...front.map(([x, y]): Point => [x, y - 6 - 22 * noise(x / 50, 2)]),
    ...front.map(([x, y]): Point => [x, y + 4 + 14 * noise(x / 34, 7)]).reverse(),
  ]);
  return (
    fill(
      poly([...front, [w + 60, 1260], [-60, 1260]]),
      c.linear([
        [0, mix(pal.seaNear, pal.shallow, 0.5)],
        [0.5, pal.seaNear],
        [1, pal.seaDeep],
      ]),
    ) +
    fill(edge, pal.foam, 0.85) +
    stroke(net, pal.foam, 3, 0.36) +
    glow(c, w * 0.5, 1190, w * 0.5, pal.seaDeep, 0.3, 70)
  );
}
