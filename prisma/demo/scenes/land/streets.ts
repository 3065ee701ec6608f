import {
  brush,
  type Canvas,
  circle,
  clump,
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
  poly,
  sky,
  smooth,
  steps,
  stroke,
  undergrowth,
} from "../paint.ts";
import { chedi, skyline, tower } from "./land-buildings.ts";
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
  lampString,
  lantern,
  lathe,
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

type Side = 1 | -1;
const dark = (c: Canvas) => c.night || c.light === "dusk";

interface Facade {
  color: string;
  shutter: string;
}

/** A Sino-Portuguese shophouse: arcade below, shuttered windows above, stucco and a tiled eave. */
function shophouse(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  { color, shutter }: Facade,
): string {
  const { pal, rnd } = c;
  const trim = lit(c, pal.wallLit, 0.2);
  const floor = h * 0.45;
  const top = y - h;
  let out = fill(
    rect(x, top, w, h),
    c.linear([
      [0, lit(c, color, 0.16)],
      [0.6, color],
      [1, dim(c, color, 0.18)],
    ]),
  );
  // Parapet and eave.
  out +=
    fill(rect(x - 6, top - h * 0.02, w + 12, h * 0.045), trim) +
    fill(
      poly([
        [x - 10, top - h * 0.015],
        [x + 12, top - h * 0.1],
        [x + w - 12, top - h * 0.1],
        [x + w + 10, top - h * 0.015],
      ]),
      fall(c, lit(c, pal.roof, 0.15), pal.roofShade),
    );
  out += stroke(
    steps(Math.round(w / 14))
      .map(
        (t) =>
          `M${n(x - 8 + t * (w + 16))} ${n(top - h * 0.015)}L${n(x + 14 + t * (w - 28))} ${n(top - h * 0.1)}`,
      )
      .join(""),
    dim(c, pal.roofShade, 0.3),
    2,
    0.5,
  );
  out +=
    fill(`M${n(x + w * 0.3)} ${n(top - h * 0.015)}q${n(w * 0.2)} ${n(-h * 0.13)} ${n(w * 0.4)} 0Z`, trim) +
    fill(circle(x + w / 2, top - h * 0.045, w * 0.035), dim(c, color, 0.1));
  // Upper windows.
  const winW = w * 0.2;
  for (const u of [0.2, 0.5, 0.8]) {
    const wx = x + w * u;
    const wy = y - floor - h * 0.07;
    const wh = h * 0.3;
    const arch = `M${n(wx - winW / 2)} ${n(wy)}v${n(-wh)}q0 ${n(-winW * 0.5)} ${n(winW / 2)} ${n(-winW * 0.52)}q${n(winW / 2)} 0 ${n(winW / 2)} ${n(winW * 0.52)}v${n(wh)}Z`;
    const on = dark(c) && rnd.chance(0.7);
    out +=
      stroke(arch, trim, w * 0.035) +
      fill(
        arch,
        on
          ? c.linear([
              [0, pal.lamp],
              [1, mix(pal.lamp, pal.coral, 0.35)],
            ])
          : dim(c, shutter, 0.55),
      );
    const leaf = (lx: number) =>
      fill(rect(lx, wy - wh * 0.96, winW * 0.4, wh * 0.96), shutter) +
      stroke(
        steps(13)
          .map((t) => `M${n(lx + 3)} ${n(wy - 6 - t * wh * 0.9)}h${n(winW * 0.4 - 6)}`)
          .join(""),
        dim(c, shutter, 0.35),
        1.8,
        0.7,
      );
    out += rnd.chance(0.55)
      ? leaf(wx - winW * 0.82) + leaf(wx + winW * 0.42)
      : leaf(wx - winW * 0.42) + leaf(wx + winW * 0.02);
    out += stroke(
      `M${n(wx - winW * 0.5)} ${n(wy - wh)}h${n(winW)}M${n(wx)} ${n(wy - wh)}v${n(-winW * 0.5)}M${n(wx)} ${n(wy - wh)}l${n(-winW * 0.34)} ${n(-winW * 0.34)}M${n(wx)} ${n(wy - wh)}l${n(winW * 0.34)} ${n(-winW * 0.34)}`,
      trim,
      2.4,
    );
    out +=
      fill(rect(wx - winW * 0.66, wy, winW * 1.32, h * 0.018), trim) +
      fill(rect(wx - winW * 0.5, wy + h * 0.024, winW, h * 0.028), lit(c, color, 0.35));
  }
  for (const u of [0.02, 0.35, 0.65, 0.98])
    out +=
      fill(rect(x + w * u - w * 0.022, top + h * 0.03, w * 0.044, h * 0.5), lit(c, color, 0.34)) +
      fill(rect(x + w * u - w * 0.034, top + h * 0.06, w * 0.068, h * 0.022), trim);
  out +=
    fill(rect(x - 4, y - floor - h * 0.035, w + 8, h * 0.03), trim) +
    fill(
      steps(9)
        .map((t) => circle(x + w * (0.06 + t * 0.88), y - floor + h * 0.018, w * 0.013))
        .join(""),
      lit(c, color, 0.45),
    );
  // Arcade.
  const inner = `M${n(x + w * 0.09)} ${n(y)}v${n(-floor * 0.62)}q0 ${n(-floor * 0.26)} ${n(w * 0.41)} ${n(-floor * 0.27)}q${n(w * 0.41)} 0 ${n(w * 0.41)} ${n(floor * 0.27)}v${n(floor * 0.62)}Z`;
  out +=
    stroke(inner, trim, w * 0.03) +
    fill(
      inner,
      dark(c)
        ? c.linear([
            [0, mix(pal.coral, pal.ink, 0.5)],
            [0.7, mix(pal.lamp, pal.coral, 0.3)],
            [1, pal.lamp],
          ])
        : c.linear([
            [0, dim(c, color, 0.75)],
            [1, dim(c, color, 0.45)],
          ]),
    );
  const wood = rnd.pick([pal.wood, shutter, pal.woodDark]);
  let doors =
    fill(
      rect(x + w * 0.38, y - floor * 0.66, w * 0.24, floor * 0.66),
      dark(c) ? lit(c, pal.lamp, 0.3) : dim(c, wood, 0.4),
    ) +
    fill(
      rect(x + w * 0.3, y - floor * 0.66, w * 0.08, floor * 0.66) +
        rect(x + w * 0.62, y - floor * 0.66, w * 0.08, floor * 0.66),
      wood,
    );
  for (const u of [0.12, 0.74])
    doors +=
      fill(
        rect(x + w * u, y - floor * 0.6, w * 0.14, floor * 0.34),
        dark(c) ? pal.lamp : mix(pal.skyLow, pal.ink, 0.5),
      ) +
      stroke(
        `M${n(x + w * (u + 0.07))} ${n(y - floor * 0.6)}v${n(floor * 0.34)}M${n(x + w * u)} ${n(y - floor * 0.43)}h${n(w * 0.14)}`,
        wood,
        3,
      );
  out += c.clipped(
    inner,
    doors + (dark(c) ? glow(c, x + w / 2, y - floor * 0.5, w * 0.5, pal.lamp, 0.5, floor * 0.6) : ""),
  );
  out += lantern(c, x + w * 0.5, y - floor * 0.74, w * 0.09, pal.coral);
  return out;
}

const oldTown = lampScene("old-town", (c, air) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  const y = 980;
  c.add(
    sky(air, { horizon: 900, sun: { x: x + side * 620, y: c.light === "day" ? 150 : 330 }, clouds: 0.8 }),
  );
  c.add(farHills(air, { y: 700, height: 300, distance: 0.7, swells: 2 }));
  const facades: Facade[] = [
    { color: hue(c, "#f3d08b"), shutter: hue(c, "#3f7c74") },
    { color: hue(c, "#9fcfc8"), shutter: hue(c, "#f2efe2") },
    { color: hue(c, "#f0a58f"), shutter: hue(c, "#3c6b86") },
    { color: hue(c, "#f3ead6"), shutter: hue(c, "#b4574a") },
    { color: hue(c, "#a9c3dd"), shutter: hue(c, "#8a5a3c") },
    { color: hue(c, "#efc3c6"), shutter: hue(c, "#47807a") },
    { color: hue(c, "#d9dca6"), shutter: hue(c, "#9a4a3f") },
  ];
  const start = rnd.int(0, 6);
  const count = Math.ceil(w / 330) + 1;
  const width = w / (count - 0.6);
  for (let i = 0; i < count; i++) {
    const hh = 700 + ([0, 60, -30, 90, 20, -10, 50][(i + start) % 7] ?? 0);
    c.add(
      shophouse(
        c,
        i * width - width * 0.3,
        y,
        width * 0.985,
        hh,
        facades[(i + start) % 7] ?? { color: pal.wall, shutter: pal.teal },
      ),
    );
  }
  c.add(
    `<rect y="${y - 460}" width="${n(w)}" height="460" fill="${c.linear([
      [0, pal.shadow, 0],
      [1, pal.shadow, 0.16],
    ])}"/>`,
  );
  // Pavement, road, a garland of lanterns.
  c.add(
    fill(rect(-10, y, w + 20, 30), fall(c, lit(c, pal.wall, 0.2), dim(c, pal.wall, 0.25))),
    ground(c, y + 26, lit(c, pal.wallShade, 0.14), dim(c, pal.wallShade, 0.3), 90),
  );
  for (let i = 0; i < count * 2; i++)
    if (dark(c)) c.add(glow(c, (i / (count * 2)) * w + 90, y + 60, 190, pal.lamp, 0.3, 50));
  const pots = (px: number) =>
    fill(
      poly([
        [px - 20, y + 4],
        [px - 26, y - 36],
        [px + 26, y - 36],
        [px + 20, y + 4],
      ]),
      round(c, pal.roof),
    ) +
    foliage(c, 10, 0, () => [px + rnd.bell() * 30, y - 64 + rnd.bell() * 30, rnd.range(12, 22)]) +
    blossoms(c, 9, hue(c, "#e86f95"), () => [
      px + rnd.bell() * 34,
      y - 66 + rnd.bell() * 34,
      rnd.range(5, 9),
    ]);
  for (let i = 0; i < count; i++) c.add(pots(i * width + width * 0.7 - 6));
  const bx = x - side * width * 1.15;
  c.add(
    foliage(c, 30, 0, () => [bx + rnd.bell() * 130, y - 380 + rnd.bell() * 60, rnd.range(16, 30)]),
    blossoms(c, 70, hue(c, "#e0559a"), () => [
      bx + rnd.bell() * 140,
      y - 370 + rnd.bell() * 74,
      rnd.range(7, 14),
    ]),
  );
  c.add(
    lampString(
      c,
      [-20, 330],
      [w + 20, 300],
      15,
      (px, py, i) => lantern(c, px, py + 44, 40, i % 3 ? pal.coral : pal.gold),
      120,
    ),
  );
  // A tuk-tuk at the kerb and people strolling.
  c.add(tuktuk(c, x + side * 330, y + 130, 210, side), shadow(c, x - 150, y + 120, 90, 0.4));
  const wardrobe = looks(c);
  c.add(
    person(c, x - side * 210, y + 124, 236, { pose: "walk", facing: side, look: wardrobe[3] ?? wardrobe[0] }),
    person(c, x - side * 130, y + 130, 246, { pose: "walk", facing: side, look: wardrobe[0] }),
    crowd(
      c,
      [
        [x - side * 560, y + 46],
        [x - side * 510, y + 50],
        [x + side * 60, y + 36],
        [x + side * 700, y + 60],
      ],
      190,
      ["walk", "photo", "relaxed"],
    ),
  );
  c.add(
    foliage(c, 26, 0, () => [
      (rnd.chance(0.5) ? 0 : w) + rnd.bell() * 150,
      h - 10 + rnd.bell() * 50,
      rnd.range(26, 46),
    ]),
  );
});

/** A three-wheeled taxi facing right. */
function tuktuk(c: Canvas, x: number, y: number, height: number, facing: Side): string {
  const { pal } = c;
  const k = height / 100;
  const wheel = (wx: number) =>
    fill(circle(wx, -14, 14), pal.ink) + fill(circle(wx, -14, 7), round(c, pal.wall));
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${(k * facing).toFixed(3)} ${k.toFixed(3)})">${
    `<ellipse cx="0" cy="1" rx="96" ry="6" fill="${pal.shadow}" opacity="0.5"/>` +
    wheel(-52) +
    wheel(62) +
    person(c, 26, -22, 86, { pose: "sit", look: looks(c)[2] ?? looks(c)[0] }) +
    person(c, -34, -24, 84, { pose: "sit", look: looks(c)[1] ?? looks(c)[0] }) +
    fill(
      "M-80 -20V-46H-20V-26H34L44 -50H58L76 -26L72 -16H-76Z",
      c.linear([
        [0, lit(c, pal.teal, 0.25)],
        [1, dim(c, pal.teal, 0.3)],
      ]),
    ) +
    fill("M-80 -34H-20V-30H-80Z", pal.gold) +
    stroke("M-76 -46V-96M-18 -28V-96M52 -50L34 -96", pal.ink, 3.4) +
    fill(
      "M-86 -94Q-20 -112 44 -94L40 -88H-84Z",
      c.linear([
        [0, lit(c, pal.gold, 0.3)],
        [1, dim(c, pal.coral, 0.05)],
      ]),
    ) +
    fill(circle(66, -40, 6), pal.lamp) +
    (dark(c) ? glow(c, 84, -38, 60, pal.lamp, 0.6, 26) : "")
  }</g>`;
}

/** One market stall: striped awning, lamp, counter with wares. */
function stall(c: Canvas, x: number, y: number, s: number, stripe: string, d: number): string {
  const { pal, rnd } = c;
  const w = s;
  const h = s * 0.78;
  let out = warmth(c, x, y - h * 0.5, w * 0.95, h * 0.9, 1 - d * 0.4);
  out += fill(
    rect(x - w * 0.44, y - h * 0.86, w * 0.88, h * 0.86),
    far(c, c.night || c.light === "dusk" ? mix(pal.coral, pal.ink, 0.55) : dim(c, stripe, 0.6), d),
  );
  if (dark(c)) out += glow(c, x, y - h * 0.62, w * 0.5, pal.lamp, 0.95, h * 0.4);
  const wardrobe = looks(c);
  out += person(c, x + rnd.bell() * w * 0.16, y - h * 0.02, h * 0.78, {
    pose: rnd.pick(["work", "relaxed", "stand"]),
    look: wardrobe[rnd.int(0, 7)] ?? wardrobe[0],
    distance: d,
    facing: rnd.chance(0.5) ? 1 : -1,
  });
  out += stroke(
    `M${n(x - w * 0.46)} ${n(y)}V${n(y - h)}M${n(x + w * 0.46)} ${n(y)}V${n(y - h)}`,
    far(c, pal.woodDark, d),
    s * 0.018,
  );
  out +=
    fill(
      rect(x - w * 0.48, y - h * 0.36, w * 0.96, h * 0.36),
      c.linear([
        [0, far(c, mix(pal.woodLit, pal.lamp, dark(c) ? 0.4 : 0.1), d)],
        [1, far(c, dim(c, mix(pal.wood, hue(c, "#a5623a"), 0.5), 0.3), d)],
      ]),
    ) +
    stroke(
      steps(7)
        .map((t) => `M${n(x - w * 0.46 + t * w * 0.92)} ${n(y - h * 0.33)}v${n(h * 0.32)}`)
        .join(""),
      far(c, pal.woodDark, d),
      1.6,
      0.4,
    );
  const wares = [pal.coral, pal.gold, hue(c, "#8fb35c"), hue(c, "#e58a3c"), pal.wallLit, hue(c, "#b3457a")];
  for (let i = 0; i < 7; i++) {
    const px = x - w * 0.4 + (i * w * 0.8) / 6;
    const color = far(c, wares[(i + rnd.int(0, 5)) % 6] ?? pal.gold, d);
    let heap = "";
    for (let k = 0; k < 6; k++)
      heap += circle(px + rnd.bell() * w * 0.045, y - h * 0.38 - rnd() * h * 0.06, s * 0.02);
    out +=
      fill(heap, color) +
      fill(rect(px - w * 0.055, y - h * 0.385, w * 0.11, h * 0.04), far(c, pal.woodLit, d));
  }
  // Awning with scallops.
  const stripes = 8;
  const ay = y - h;
  for (let i = 0; i < stripes; i++) {
    const x0 = x - w * 0.56 + (w * 1.12 * i) / stripes;
    const sw = (w * 1.12) / stripes;
    const t0 = x - w * 0.44 + (w * 0.88 * i) / stripes;
    const tw = (w * 0.88) / stripes;
    const color = i % 2 ? pal.wallLit : stripe;
    out += fill(
      `M${n(t0)} ${n(ay - h * 0.16)}h${n(tw)}L${n(x0 + sw)} ${n(ay + h * 0.06)}q${n(-sw / 2)} ${n(h * 0.09)} ${n(-sw)} 0Z`,
      c.linear([
        [0, far(c, lit(c, color, 0.2), d)],
        [1, far(c, dark(c) ? mix(color, pal.lamp, 0.4) : dim(c, color, 0.12), d)],
      ]),
    );
  }
  return (
    out + bulb(c, x - w * 0.22, y - h * 0.82, s * 0.022) + bulb(c, x + w * 0.22, y - h * 0.82, s * 0.022)
  );
}

const nightMarket = lampScene("night-market", (c, air) => {
  const { pal, w, h, rnd } = c;
  const vx = w / 2 + rnd.range(-50, 50);
  const vy = 560;
  c.add(
    sky(air, {
      horizon: vy + 40,
      sun: air.night
        ? { x: vx + anySide(c) * 420, y: 150 }
        : { x: vx + 60, y: c.light === "day" ? 150 : 430 },
      clouds: 0.6,
    }),
  );
  c.add(
    farHills(air, { y: vy + 20, height: 190, distance: 0.66, swells: 3 }),
    treeline(air, vy + 20, 110, 0.4),
  );
  c.add(chedi(c, vx, vy + 20, 210, pal.gold, 0.3), treeline(c, vy + 26, 44, 0.3));
  c.add(
    ground(c, vy + 14, lit(c, pal.sandShade, 0.1), dim(c, pal.sandShade, 0.4), 60),
    paving(c, vy + 14, vx, vy - 40, dim(c, pal.sandShade, 0.5), 10, 9),
  );
  c.add(glow(c, vx, vy + 10, 420, pal.lamp, dark(c) ? 0.9 : 0.35, 190));
  const tints = [pal.coral, pal.teal, pal.gold, hue(c, "#8f6aa8"), hue(c, "#4f8a6b"), hue(c, "#d97d9a")];
  const rows = 7;
  const poses = ["walk", "relaxed", "stand", "photo", "walk"] as const;
  for (let z = 0; z < rows; z++) {
    const k = 1 / lerp(6.4, 0.98, z / (rows - 1));
    const d = clampDistance(0.55 - k * 0.62);
    const y = vy + 560 * k;
    for (const s of [-1, 1])
      c.add(stall(c, vx + s * 700 * k, y, 560 * k, tints[(z * 2 + (s > 0 ? 1 : 0)) % 6] ?? pal.coral, d));
    if (dark(c)) c.add(glow(c, vx, y, 640 * k, pal.lamp, 0.42, 110 * k));
    // Visitors between the rows.
    const list: Point[] = [];
    for (let i = 0; i < (z < 5 ? 4 : 2); i++)
      list.push([vx + rnd.range(-350, 350) * k, y + rnd.range(-20, 40) * k]);
    if (z < rows - 1) c.add(crowd(c, list, 330 * k, poses, d));
    c.add(
      lampString(
        c,
        [vx - 760 * k, vy - 330 * k - 10],
        [vx + 760 * k, vy - 330 * k - 10],
        14,
        (px, py, i) =>
          i % 3 === 1 && k > 0.22
            ? lantern(
                c,
                px,
                py + 72 * k,
                82 * k,
                [pal.coral, pal.gold, hue(c, "#e98a5c")][Math.floor(i / 3) % 3] ?? pal.coral,
              )
            : bulb(c, px, py, Math.max(1.6, 9 * k)),
        90 * k,
      ),
    );
  }
  const wardrobe = looks(c);
  c.add(
    shadow(c, vx - 60, h - 74, 150, 0.5),
    person(c, vx - 110, h - 80, 350, { pose: "holdRight", look: { ...(wardrobe[1] ?? wardrobe[0]) } }),
    person(c, vx + 8, h - 72, 370, { pose: "holdLeft", look: wardrobe[0] }),
  );
  c.add(
    lampString(
      c,
      [-30, 60],
      [w + 30, 40],
      16,
      (px, py, i) => (i % 2 ? bulb(c, px, py, 9) : lantern(c, px, py + 84, 84, i % 4 ? pal.gold : pal.coral)),
      130,
    ),
  );
  if (dark(c)) c.add(glow(c, vx, 980, 900, pal.lamp, 0.24, 330));
});

const clampDistance = (value: number) => Math.max(0, Math.min(0.6, value));

/** A bowl of noodles seen from a little above. */
function bowl(c: Canvas, x: number, y: number, s: number, color: string): string {
  const { pal, rnd } = c;
  let noodles = "";
  for (let i = 0; i < 14; i++)
    noodles += `M${n(x + rnd.bell() * s * 0.8)} ${n(y + rnd.bell() * s * 0.16)}q${n(s * 0.2)} ${n(rnd.bell() * s * 0.3)} ${n(s * 0.46)} ${n(rnd.bell() * s * 0.12)}`;
  let herbs = "";
  for (let i = 0; i < 7; i++)
    herbs += clump(rnd, x + rnd.bell() * s * 0.6, y + rnd.bell() * s * 0.16, s * 0.1, s * 0.06, 5);
  const rim = `M${n(x - s)} ${n(y)}a${n(s)} ${n(s * 0.32)} 0 1 0 ${n(s * 2)} 0a${n(s)} ${n(s * 0.32)} 0 1 0 ${n(-s * 2)} 0`;
  return (
    shadow(c, x, y + s * 0.72, s * 1.1, 0.5) +
    fill(
      `M${n(x - s)} ${n(y)}Q${n(x - s * 0.9)} ${n(y + s * 0.72)} ${n(x - s * 0.36)} ${n(y + s * 0.76)}H${n(x + s * 0.36)}Q${n(x + s * 0.9)} ${n(y + s * 0.72)} ${n(x + s)} ${n(y)}Z`,
      round(c, color),
    ) +
    fill(rim, lit(c, color, 0.4)) +
    c.clipped(
      `M${n(x - s * 0.9)} ${n(y)}a${n(s * 0.9)} ${n(s * 0.27)} 0 1 0 ${n(s * 1.8)} 0a${n(s * 0.9)} ${n(s * 0.27)} 0 1 0 ${n(-s * 1.8)} 0`,
      fill(rim, hue(c, "#d08a44")) +
        stroke(noodles, hue(c, "#f6dda0"), s * 0.07) +
        fill(herbs, hue(c, "#5d9a55")) +
        fill(circle(x + s * 0.3, y - s * 0.04, s * 0.2), hue(c, "#fff2d8")) +
        fill(circle(x + s * 0.3, y - s * 0.05, s * 0.1), hue(c, "#f2a63c")) +
        fill(clump(rnd, x - s * 0.36, y - s * 0.02, s * 0.24, s * 0.1, 5), hue(c, "#e2735a")),
    ) +
    stroke(
      `M${n(x + s * 0.2)} ${n(y - s * 0.1)}L${n(x + s * 1.25)} ${n(y - s * 0.62)}M${n(x + s * 0.32)} ${n(y - s * 0.04)}L${n(x + s * 1.34)} ${n(y - s * 0.5)}`,
      pal.woodDark,
      s * 0.05,
    )
  );
}

/** Steam rising from x, y. */
const steam = (c: Canvas, x: number, y: number, s: number, strength = 0.4) =>
  c.blurred(
    s * 0.09,
    stroke(
      `M${n(x - s * 0.3)} ${n(y)}q${n(-s * 0.34)} ${n(-s * 0.5)} 0 ${n(-s)}t0 ${n(-s * 0.9)}M${n(x + s * 0.08)} ${n(y - s * 0.1)}q${n(-s * 0.3)} ${n(-s * 0.6)} 0 ${n(-s * 1.2)}t0 ${n(-s * 1.1)}M${n(x + s * 0.44)} ${n(y)}q${n(-s * 0.26)} ${n(-s * 0.45)} 0 ${n(-s * 0.9)}t0 ${n(-s * 0.8)}`,
      c.pal.foam,
      s * 0.15,
      strength,
    ),
  );

const streetFood = lampScene("street-food", (c, air) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  // Each hour has a cook of its own: another cart, another umbrella.
  const cart = { dawn: pal.coral, day: pal.teal, dusk: hue(c, "#a8443a"), night: pal.teal }[air.light];
  const shade = { dawn: pal.teal, day: pal.coral, dusk: pal.teal, night: pal.coral }[air.light];
  c.add(
    sky(air, { horizon: 800, sun: { x: x - side * 520, y: c.light === "day" ? 150 : 330 }, clouds: 0.6 }),
  );
  // A soft street behind.
  c.add(
    skyline(air, -60, w + 60, 900, 360, 0.55, mix(pal.wall, pal.coral, 0.3), 22),
    treeline(air, 900, 90, 0.4),
    mist(air, 830, 200, 0.4),
  );
  if (dark(c))
    for (let i = 0; i < 22; i++)
      c.add(
        glow(
          c,
          rnd() * w,
          rnd.range(560, 860),
          rnd.range(30, 80),
          rnd.pick([pal.lamp, pal.coral, pal.gold]),
          0.5,
        ),
      );
  c.add(ground(c, 890, lit(c, pal.wallShade, 0.1), dim(c, pal.wallShade, 0.35), 80));
  c.add(
    crowd(
      c,
      [
        [x - side * 640, 930],
        [x - side * 590, 936],
        [x + side * 600, 940],
        [x + side * 720, 950],
      ],
      230,
      ["walk", "relaxed", "photo"],
      0.28,
    ),
  );
  // The cart: umbrella, glass case, charcoal stove with a wok.
  c.add(warmth(c, x, 640, 640, 420));
  const cx = x - side * 60;
  c.add(stroke(`M${n(cx)} 830V170`, pal.woodDark, 13));
  const canopy = (u0: number, u1: number, color: string) =>
    fill(
      `M${n(cx)} 120Q${n(lerp(cx - 480, cx + 480, (u0 + u1) / 2))} 150 ${n(lerp(cx - 540, cx + 540, u0))} 330Q${n(lerp(cx - 540, cx + 540, (u0 + u1) / 2))} ${n(366)} ${n(lerp(cx - 540, cx + 540, u1))} 330Q${n(lerp(cx - 480, cx + 480, u1))} 180 ${n(cx)} 120Z`,
      c.linear([
        [0, lit(c, color, 0.2)],
        [1, dark(c) ? mix(color, pal.lamp, 0.25) : dim(c, color, 0.2)],
      ]),
    );
  c.add(
    fill(
      `M${n(cx)} 120C${n(cx - 330)} 130 ${n(cx - 480)} 230 ${n(cx - 540)} 330Q${n(cx)} 372 ${n(cx + 540)} 330C${n(cx + 480)} 230 ${n(cx + 330)} 130 ${n(cx)} 120Z`,
      dim(c, shade, 0.3),
    ),
  );
  for (let i = 0; i < 8; i++) c.add(canopy(i / 8, (i + 1) / 8, i % 2 ? pal.wallLit : shade));
  const wardrobe = looks(c);
  c.add(shadow(c, cx, 1004, 560, 0.5, 40));
  c.add(
    person(c, cx + side * 110, 940, 470, {
      pose: "work",
      facing: -side as Side,
      look: { top: pal.wallLit, bottom: pal.teal, legs: "trousers", hair: "cap" },
    }),
    person(c, cx - side * 330, 930, 430, {
      pose: "relaxed",
      look: { top: pal.gold, bottom: pal.earth, legs: "skirt", hair: "bun" },
    }),
  );
  c.add(
    fill(
      rect(cx - 440, 760, 880, 210),
      c.linear([
        [0, lit(c, cart, 0.25)],
        [1, dim(c, cart, 0.35)],
      ]),
    ),
    fill(rect(cx - 470, 738, 940, 32), round(c, pal.woodLit)),
    stroke(
      steps(8)
        .map((t) => `M${n(cx - 430 + t * 860)} 772v194`)
        .join(""),
      dim(c, cart, 0.4),
      3,
      0.5,
    ),
    fill(rect(cx - 440, 800, 880, 12), pal.gold, 0.9),
  );
  for (const wx of [-330, 330])
    c.add(
      fill(circle(cx + wx, 980, 58), pal.ink),
      fill(circle(cx + wx, 980, 36), round(c, pal.woodLit)),
      stroke(
        [0, 1, 2, 3]
          .map(
            (i) =>
              `M${n(cx + wx - Math.cos((i * Math.PI) / 4) * 44)} ${n(980 - Math.sin((i * Math.PI) / 4) * 44)}L${n(cx + wx + Math.cos((i * Math.PI) / 4) * 44)} ${n(980 + Math.sin((i * Math.PI) / 4) * 44)}`,
          )
          .join(""),
        pal.woodDark,
        5,
      ),
    );
  // Glass case with roasted ducks, fruit, jars.
  const gx = cx - side * 300;
  c.add(
    fill(
      rect(gx - 130, 560, 260, 180),
      dark(c) ? mix(pal.lamp, pal.coral, 0.15) : mix(pal.skyLow, pal.wallLit, 0.5),
      0.75,
    ),
    stroke(`${rect(gx - 130, 560, 260, 180)}M${n(gx - 130)} 590h260M${n(gx)} 560v180`, pal.woodLit, 7),
  );
  for (const dx of [-90, -30, 34, 94])
    c.add(
      stroke(`M${n(gx + dx)} 590v18`, pal.ink, 3),
      fill(
        smooth(
          [
            [gx + dx - 9, 606],
            [gx + dx + 9, 606],
            [gx + dx + 24, 672],
            [gx + dx, 706],
            [gx + dx - 24, 672],
          ],
          true,
          0.9,
        ),
        c.linear([
          [0, hue(c, "#d9793c")],
          [1, hue(c, "#8f3f22")],
        ]),
      ),
    );
  const wokX = cx + side * 260;
  const flames = steps(9)
    .map((t) =>
      brush(
        [
          [wokX - 70 + t * 140, 742],
          [wokX - 80 + t * 160 + rnd.bell() * 8, 716],
          [wokX - 84 + t * 168, rnd.range(660, 700)],
        ],
        [16, 20, 1],
      ),
    )
    .join("");
  c.add(
    fill(
      poly([
        [wokX - 110, 744],
        [wokX - 92, 704],
        [wokX + 92, 704],
        [wokX + 110, 744],
      ]),
      pal.ink,
    ),
    glow(c, wokX, 700, 230, pal.lamp, 0.8, 130),
    fill(
      flames,
      c.linear([
        [0, "#ffb347"],
        [0.55, "#ff8a3a"],
        [1, "#ffd978"],
      ]),
      0.96,
    ),
    fill(
      `M${n(wokX - 130)} 650Q${n(wokX)} 760 ${n(wokX + 130)} 650Z`,
      c.linear([
        [0, lit(c, pal.rockShade, 0.2)],
        [1, pal.ink],
      ]),
    ),
    stroke(`M${n(wokX - side * 122)} 652l${n(-side * 110)} -34`, pal.woodDark, 13),
    fill(`M${n(wokX - 130)} 650a130 24 0 1 0 260 0a130 24 0 1 0 -260 0`, dim(c, pal.rockShade, 0.4)),
  );
  let food = "";
  let greens = "";
  for (let i = 0; i < 34; i++) {
    const fx = wokX + rnd.bell() * 90;
    const fy = 640 - Math.abs(rnd.bell()) * 120 * (i % 3 ? 0.2 : 1);
    if (i % 3) food += clump(rnd, fx, fy, 12, 8, 5);
    else greens += clump(rnd, fx, fy, 11, 7, 5);
  }
  c.add(
    fill(food, hue(c, "#f0a24a")),
    fill(greens, hue(c, "#7fae56")),
    steam(c, wokX, 600, 110, 0.5),
    steam(c, wokX + 50, 560, 80, 0.35),
  );
  for (let i = 0; i < 5; i++)
    c.add(
      lathe(
        c,
        cx - 60 + i * 44,
        738,
        [
          [0, 17],
          [46, 17],
          [50, 12],
          [62, 12],
        ],
        [pal.coral, pal.gold, hue(c, "#6f9d57"), pal.wallLit, hue(c, "#a5472f")][i] ?? pal.gold,
        { rings: false },
      ),
    );
  for (const [lx, ly] of [
    [-400, 350],
    [-200, 372],
    [210, 372],
    [410, 350],
  ] as const)
    c.add(
      stroke(`M${n(cx + lx)} 330V${ly}`, pal.ink, 2),
      lantern(c, cx + lx, ly + 84, 76, lx < 0 ? pal.coral : pal.gold),
    );
  // Table in the foreground with bowls; a guest on a stool at either side.
  c.add(
    person(c, x - side * 640, 1190, 470, { pose: "sit", facing: side, look: wardrobe[2] ?? wardrobe[0] }),
    person(c, x + side * 640, 1200, 470, {
      pose: "sit",
      facing: -side as Side,
      look: wardrobe[1] ?? wardrobe[0],
    }),
  );
  c.add(
    fill(
      poly([
        [x - 520, 1062],
        [x + 520, 1062],
        [x + 640, h + 10],
        [x - 640, h + 10],
      ]),
      c.linear([
        [0, lit(c, pal.woodLit, 0.25)],
        [1, dim(c, pal.wood, 0.2)],
      ]),
    ),
    stroke(
      [0.3, 0.65]
        .map((t) => `M${n(lerp(x - 520, x - 640, t))} ${n(lerp(1062, h, t))}H${n(lerp(x + 520, x + 640, t))}`)
        .join(""),
      pal.woodDark,
      2,
      0.35,
    ),
  );
  c.add(
    steam(c, x - 190, 1080, 90, 0.35),
    bowl(c, x - 190, 1100, 116, pal.wallLit),
    bowl(c, x + 150, 1116, 126, pal.teal),
    steam(c, x + 150, 1080, 90, 0.35),
  );
  for (const [dx, dy, r] of [
    [-400, 1130, 26],
    [-362, 1144, 24],
    [380, 1130, 26],
  ] as const)
    c.add(
      fill(circle(x + dx, dy, r), round(c, hue(c, "#8fb850"))),
      fill(circle(x + dx - 4, dy - 3, r * 0.74), hue(c, "#d7e39a"), 0.9),
    );
  c.add(
    fill(
      brush(
        [
          [x + 330, 1104],
          [x + 372, 1096],
          [x + 404, 1108],
        ],
        [5, 15, 2],
      ) +
        brush(
          [
            [x - 300, 1110],
            [x - 332, 1096],
            [x - 356, 1104],
          ],
          [5, 14, 2],
        ),
      hue(c, "#d9412e"),
    ),
  );
});

const rooftopBar = lampScene("rooftop-bar", (c, air) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  const line = 760;
  c.add(
    sky(air, {
      horizon: line,
      sun: { x: x + side * rnd.range(180, 300), y: c.light === "day" ? 170 : 470 },
      clouds: 0.85,
    }),
  );
  c.add(
    skyline(air, -40, w + 40, line + 40, 260, 0.66, pal.wallShade, 26),
    mist(air, line - 60, 190, 0.6),
    skyline(air, -40, w + 40, line + 140, 400, 0.4, pal.teal, 22),
    mist(air, line + 20, 170, 0.55),
    skyline(air, -40, w + 40, line + 260, 460, 0.22, pal.wallShade, 21),
  );
  for (const [dx, tw, th] of [
    [-560, 110, 560],
    [-430, 80, 420],
    [470, 120, 620],
    [620, 90, 450],
  ] as const)
    c.add(
      tower(air, x + dx * side - tw / 2, line + 280, tw, th, {
        color: mix(pal.teal, pal.wall, 0.35),
        distance: 0.14,
        glowing: 0.5,
        cell: 18,
      }),
    );
  // A river bending through the city.
  c.add(
    fill(
      smooth(
        [
          [x - side * 80, line + 30],
          [x + side * 30, line + 60],
          [x - side * 160, line + 130],
          [x - side * 60, line + 260],
          [x + side * 160, line + 260],
          [x + side * 20, line + 130],
          [x + side * 90, line + 60],
        ],
        true,
        0.8,
      ),
      fall(c, pal.horizon, mix(pal.seaMid, pal.skyLow, 0.4)),
      0.85,
    ),
    glow(c, x, line + 110, 330, pal.sunGlow, 0.4, 120),
  );
  // Deck, glass rail, sofas, plants.
  const deck = 940;
  c.add(
    fill(
      rect(-10, deck, w + 20, h - deck + 10),
      c.linear([
        [0, lit(c, pal.woodLit, 0.15)],
        [1, dim(c, pal.wood, 0.35)],
      ]),
    ),
    stroke(
      steps(25)
        .map((t) => `M${n(x + (t * 2 - 1) * w * 0.62)} ${deck}L${n(x + (t * 2 - 1) * w * 1.15)} ${h}`)
        .join(""),
      pal.woodDark,
      2.4,
      0.4,
    ),
  );
  c.add(
    fill(rect(-10, deck - 130, w + 20, 132), mix(pal.skyLow, pal.wallLit, 0.5), 0.16),
    fill(rect(-10, deck - 138, w + 20, 12), lit(c, pal.wall, 0.3)),
    stroke(
      steps(9)
        .map((t) => `M${n(t * w)} ${deck - 128}v130`)
        .join(""),
      pal.wall,
      4,
      0.7,
    ),
  );
  if (dark(c)) c.add(glow(c, x, deck + 80, 760, pal.lamp, 0.4, 160));
  const wardrobe = looks(c);
  const sofa = (sx: number, f: Side) =>
    shadow(c, sx, 1066, 230, 0.5) +
    fill(
      `M${n(sx - 190)} 1060V960q0 -22 22 -22h336q22 0 22 22v100Z`,
      c.linear([
        [0, lit(c, pal.sand, 0.2)],
        [1, dim(c, pal.sandShade, 0.2)],
      ]),
    ) +
    fill(rect(sx - 170, 994, 340, 40), lit(c, pal.wallLit, 0.1)) +
    fill(`M${n(sx + f * 90)} 996v-52q30 -10 60 0v52Z`, pal.coral) +
    fill(`M${n(sx - f * 150)} 996v-48q28 -10 56 0v48Z`, pal.teal);
  c.add(sofa(x - 430, 1), sofa(x + 430, -1));
  c.add(
    person(c, x - 400, 1064, 300, { pose: "sit", facing: 1, look: wardrobe[1] ?? wardrobe[0] }),
    person(c, x + 390, 1064, 310, { pose: "sit", facing: -1, look: wardrobe[0] }),
  );
  c.add(
    person(c, x - side * 90, 975, 270, {
      pose: "relaxed",
      look: { top: pal.gold, bottom: pal.gold, legs: "dress", hair: "bun" },
    }),
    person(c, x - side * 14, 978, 284, { pose: "stand", look: { ...wardrobe[0], legs: "trousers" } }),
  );
  // A low table with drinks and candles.
  c.add(
    shadow(c, x, 1128, 290, 0.5, 26),
    fill(`M${n(x - 230)} 1066a230 44 0 1 0 460 0a230 44 0 1 0 -460 0`, round(c, pal.wood)),
    fill(
      `M${n(x - 230)} 1058a230 44 0 1 0 460 0a230 44 0 1 0 -460 0`,
      c.linear([
        [0, lit(c, pal.woodLit, 0.3)],
        [1, pal.woodLit],
      ]),
    ),
  );
  const cocktail = (gx: number, gy: number, s: number, drink: string) =>
    fill(
      `M${n(gx - s * 0.42)} ${n(gy - s * 1.3)}L${n(gx)} ${n(gy - s * 0.62)}L${n(gx + s * 0.42)} ${n(gy - s * 1.3)}Z`,
      c.linear([
        [0, lit(c, drink, 0.3)],
        [1, drink],
      ]),
    ) +
    stroke(
      `M${n(gx - s * 0.46)} ${n(gy - s * 1.38)}L${n(gx)} ${n(gy - s * 0.62)}L${n(gx + s * 0.46)} ${n(gy - s * 1.38)}M${n(gx)} ${n(gy - s * 0.62)}V${n(gy)}M${n(gx - s * 0.26)} ${n(gy)}h${n(s * 0.52)}`,
      pal.wallLit,
      s * 0.05,
      0.85,
    ) +
    fill(circle(gx + s * 0.36, gy - s * 1.36, s * 0.17), hue(c, "#f2a63c"));
  c.add(
    cocktail(x - 90, 1064, 96, pal.coral),
    cocktail(x + 40, 1074, 104, pal.gold),
    lathe(
      c,
      x + 130,
      1066,
      [
        [0, 24],
        [92, 22],
      ],
      mix(pal.teal, pal.wallLit, 0.4),
      { rings: false },
    ),
    foliage(c, 5, 0, () => [x + 130 + rnd.bell() * 12, 966, 9]),
  );
  for (const dx of [-160, -18])
    c.add(
      glow(c, x + dx, 1044, 70, pal.lamp, dark(c) ? 0.9 : 0.3),
      fill(rect(x + dx - 14, 1044, 28, 26), mix(pal.lamp, pal.wallLit, 0.4)),
      fill(circle(x + dx, 1036, 5), "#fff3cf"),
    );
  for (const s of [-1, 1]) {
    const px = x + s * 760 * (w / 1800);
    c.add(
      palm(c, px, 1080, 420, -s * 30),
      fill(
        poly([
          [px - 60, 1150],
          [px - 76, 1050],
          [px + 76, 1050],
          [px + 60, 1150],
        ]),
        round(c, pal.wall),
      ),
    );
  }
  c.add(
    lampString(c, [-20, 190], [x, 300], 13, (px, py) => bulb(c, px, py, 7), 70),
    lampString(c, [x, 300], [w + 20, 180], 13, (px, py) => bulb(c, px, py, 7), 70),
    lampString(c, [-20, 330], [w + 20, 120], 22, (px, py) => bulb(c, px, py, 6), 90),
  );
  c.add(flock(c, x - side * 330, 360, 5));
});

/** A panel of batik: the four-petalled kawung or slanting bands. */
function batikCloth(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  base: string,
  mark: string,
  kind: "kawung" | "parang" | "ceplok",
): string {
  const d = smooth(
    [
      [x, y],
      [x + w * 0.5, y + 4],
      [x + w, y],
      [x + w * 0.985, y + h * 0.5],
      [x + w * 1.01, y + h],
      [x + w * 0.7, y + h * 0.985],
      [x + w * 0.35, y + h * 1.01],
      [x - w * 0.01, y + h],
      [x + w * 0.015, y + h * 0.5],
    ],
    true,
    0.35,
  );
  const cell = 66;
  let marks = "";
  let dots = "";
  for (let i = -1; i < w / cell + 1; i++)
    for (let j = -1; j < h / cell + 1; j++) {
      const px = x + i * cell + (kind === "parang" ? j * 16 : 0);
      const py = y + j * cell;
      if (kind === "parang") {
        marks += `M${n(px)} ${n(py)}q26 6 20 ${n(cell * 0.62)}q23 6 26 ${n(cell * 0.38)}l-13 0q-6 -17 -26 -20q6 -31 -17 -34Z`;
        dots += circle(px + 34, py + 20, 3);
      } else if (kind === "kawung") {
        const r = cell * 0.24;
        for (const [dx, dy] of [
          [0.25, 0.25],
          [0.75, 0.25],
          [0.25, 0.75],
          [0.75, 0.75],
        ] as const) {
          const ax = px + cell * dx;
          const ay = py + cell * dy;
          const s = dx === dy ? 1 : -1;
          marks += `M${n(ax - r * 0.8)} ${n(ay - r * 0.8 * s)}Q${n(ax + r * 0.7)} ${n(ay - r * 0.7 * s)} ${n(ax + r * 0.8)} ${n(ay + r * 0.8 * s)}Q${n(ax - r * 0.7)} ${n(ay + r * 0.7 * s)} ${n(ax - r * 0.8)} ${n(ay - r * 0.8 * s)}Z`;
        }
        dots += circle(px + cell / 2, py + cell / 2, 2.6);
      } else {
        const a = px + cell / 2;
        const b = py + cell / 2;
        for (let k = 0; k < 8; k++) {
          const t = (k / 8) * Math.PI * 2;
          marks += `M${n(a)} ${n(b)}Q${n(a + Math.cos(t - 0.4) * 14)} ${n(b + Math.sin(t - 0.4) * 14)} ${n(a + Math.cos(t) * 18)} ${n(b + Math.sin(t) * 18)}Q${n(a + Math.cos(t + 0.4) * 14)} ${n(b + Math.sin(t + 0.4) * 14)} ${n(a)} ${n(b)}Z`;
        }
        dots += circle(px, py, 4);
      }
    }
  let folds = "";
  for (const u of [0.2, 0.44, 0.7])
    folds += `M${n(x + w * u)} ${n(y)}q${n(w * 0.03)} ${n(h * 0.5)} ${n(-w * 0.01)} ${n(h)}`;
  return c.clipped(
    d,
    fill(
      d,
      c.linear([
        [0, lit(c, base, 0.14)],
        [1, dim(c, base, 0.14)],
      ]),
    ) +
      fill(marks, mark) +
      fill(dots, mark) +
      stroke(folds, dim(c, base, 0.5), w * 0.04, 0.14) +
      stroke(folds, lit(c, base, 0.6), w * 0.012, 0.2),
  );
}

const batikCraft = scene("batik-craft", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  // An open pavilion looking on a garden.
  c.add(sky(c, { horizon: 700, sun: { x: x - side * 460, y: c.light === "day" ? 190 : 420 }, clouds: 0.5 }));
  c.add(
    farHills(c, { y: 720, height: 220, distance: 0.6, swells: 2.4 }),
    treeline(c, 780, 190, 0.34),
    mist(c, 740, 120, 0.4),
  );
  for (let i = 0; i < 4; i++)
    c.add(
      palm(c, w * ((i + 0.5) / 4) + rnd.range(-80, 80), 800, rnd.range(290, 380), rnd.range(-40, 40), 0.24),
    );
  c.add(ground(c, 780, lit(c, pal.leaf, 0.1), mix(pal.leaf, pal.leafDark, 0.4), 40));
  c.add(
    fill(
      rect(-10, 930, w + 20, h - 920),
      c.linear([
        [0, lit(c, pal.woodLit, 0.2)],
        [1, dim(c, pal.wood, 0.35)],
      ]),
    ),
    stroke(
      steps(8)
        .map((t) => `M-10 ${n(935 + t * t * 265)}H${n(w + 10)}`)
        .join(""),
      pal.woodDark,
      2.4,
      0.4,
    ),
  );
  c.add(
    fill(
      poly([
        [-20, -10],
        [w + 20, -10],
        [w + 20, 100],
        [-20, 100],
      ]),
      c.linear([
        [0, dim(c, pal.wood, 0.4)],
        [1, pal.wood],
      ]),
    ),
    fill(rect(-20, 96, w + 40, 16), pal.woodDark),
  );
  for (const u of [0.06, 0.94])
    c.add(
      fill(rect(w * u - 26, 100, 52, 850), round(c, pal.wood)),
      fill(rect(w * u - 38, 920, 76, 36), round(c, pal.rock)),
      stroke(`M${n(w * u - 10)} 112V920M${n(w * u + 10)} 112V920`, pal.woodDark, 2, 0.4),
    );
  // Finished lengths drying on a line.
  const brown = hue(c, "#6b3f2a");
  const cream = hue(c, "#f4e3c1");
  const indigo = hue(c, "#274b74");
  const lengths = [
    [brown, cream, "kawung"],
    [indigo, cream, "ceplok"],
    [hue(c, "#a84a36"), cream, "parang"],
    [cream, indigo, "kawung"],
    [pal.teal, cream, "parang"],
    [hue(c, "#c58a3c"), brown, "ceplok"],
  ] as const;
  c.add(stroke(`M-10 170Q${n(x)} 196 ${n(w + 10)} 170`, pal.woodDark, 5));
  const start = rnd.int(0, 5);
  const span = w * 0.84;
  for (let i = 0; i < 5; i++) {
    const [base, mark, kind] = lengths[(i + start) % 6] ?? lengths[0];
    const cw = span / 5 - 24;
    c.add(
      batikCloth(
        c,
        w * 0.08 + (i * span) / 5 + 12,
        180 + (i % 2) * 8,
        cw,
        i === 2 ? 300 : rnd.range(360, 470),
        base,
        mark,
        kind,
      ),
    );
  }
  c.add(warmth(c, x, 600, 700, 380));
  // The frame with the length in work, the maker with her canting, a guest trying it.
  const fx = x - side * 20;
  c.add(shadow(c, fx, 1050, 480, 0.5, 34));
  c.add(
    stroke(
      `M${n(fx - 330)} 1056V640M${n(fx + 330)} 1056V640M${n(fx - 380)} 1060h100M${n(fx + 280)} 1060h100`,
      pal.wood,
      18,
    ),
  );
  c.add(
    batikCloth(c, fx - 316, 660, 632, 330, cream, brown, "kawung"),
    stroke(`M${n(fx - 350)} 652H${n(fx + 350)}`, pal.woodLit, 20),
  );
  const plain = side > 0 ? rect(fx + 60, 676, 250, 310) : rect(fx - 310, 676, 250, 310);
  c.add(fill(plain, cream, 0.86));
  let drawn = "";
  for (let i = 0; i < 5; i++)
    for (let j = 0; j < 5; j++)
      drawn += `M${n(fx + side * (90 + i * 46))} ${n(706 + j * 60)}q22 4 20 26q-22 -4 -20 -26Z`;
  c.add(stroke(drawn, brown, 2.4, 0.6));
  const mx = fx + side * 420;
  c.add(
    person(c, mx, 1120, 520, {
      pose: "kneel",
      facing: -side as Side,
      look: { top: pal.coral, bottom: brown, legs: "sarong", hair: "bun", sleeves: true },
    }),
  );
  c.add(fill(rect(mx - side * 20 - 120, 1108, 240, 22), round(c, pal.woodLit)));
  const handX = mx - side * 125;
  c.add(
    stroke(`M${n(handX)} 1030L${n(handX - side * 60)} 950`, pal.woodLit, 8),
    fill(circle(handX - side * 66, 942, 11), pal.gold),
  );
  // Wax pot on its little stove.
  const px = fx + side * 150;
  c.add(
    glow(c, px, 1080, 130, pal.lamp, 0.7),
    lathe(
      c,
      px,
      1150,
      [
        [0, 54],
        [40, 62],
        [60, 50],
      ],
      pal.roof,
    ),
    lathe(
      c,
      px,
      1096,
      [
        [0, 48],
        [16, 62],
        [44, 62],
      ],
      pal.ink,
    ),
    fill(`M${n(px - 60)} 1052a60 12 0 1 0 120 0a60 12 0 1 0 -120 0`, hue(c, "#b9772f")),
    steam(c, px, 1046, 60, 0.3),
  );
  c.add(
    person(c, fx - side * 450, 1130, 430, {
      pose: "work",
      facing: side,
      look: { ...(looks(c)[5] ?? looks(c)[0]), hair: "long" },
    }),
  );
  for (const [dx, color] of [
    [-640, indigo],
    [-560, pal.coral],
    [-700, pal.gold],
  ] as const)
    c.add(
      lathe(
        c,
        x + side * dx,
        1150 + (dx % 3) * 8,
        [
          [0, 40],
          [60, 50],
          [70, 54],
        ],
        pal.woodLit,
      ),
      fill(`M${n(x + side * dx - 48)} ${n(1084 + (dx % 3) * 8)}a48 11 0 1 0 96 0a48 11 0 1 0 -96 0`, color),
    );
  c.add(lantern(c, x - side * 560, 230, 70, pal.gold), jungleFrame(c, 300, [side]));
  c.add(
    undergrowth(
      c,
      [
        [-20, 940],
        [w * 0.05, 930],
      ],
      50,
    ),
    lantern(c, x + side * 600, 240, 62, pal.coral),
  );
});

export const streets = {
  "old-town": oldTown,
  "night-market": nightMarket,
  "street-food": streetFood,
  "rooftop-bar": rooftopBar,
  "batik-craft": batikCraft,
};
