import {
  type Canvas,
  canvas,
  circle,
  clump,
  type Draw,
  dash,
  fill,
  glow,
  hills,
  lerp,
  mist,
  mix,
  n,
  type Point,
  place,
  poly,
  sky,
  steps,
  stroke,
} from "../paint.ts";
import { longtail } from "./boats.ts";
import { karst } from "./karst.ts";
import {
  bubbleTrail,
  caustics,
  column,
  fish,
  plankton,
  reefMound,
  school,
  seabed,
  seaFan,
  snorkeler,
  sunk,
  waterColumn,
} from "./reef.ts";
import { hourSide } from "./setting.ts";
import { wavy } from "./shore.ts";

/** Opens an underwater picture; returns the canvas and where the light comes in. */
function dive(
  motif: string,
  light: Parameters<Draw>[0],
  size: Parameters<Draw>[1],
  sunAt?: number,
): { c: Canvas; sunX: number } {
  const c = canvas(motif, light, size);
  const sunX = c.w * (sunAt ?? c.rnd.range(0.3, 0.7));
  c.sunSide = sunX < c.w / 2 ? -1 : 1;
  c.add(waterColumn(c, 0, sunX));
  return { c, sunX };
}

const gay = (c: Canvas) =>
  [
    [c.pal.gold, c.pal.wallLit],
    [mix(c.pal.gold, c.pal.coral, 0.6), c.pal.wallLit],
    [mix(c.pal.teal, c.pal.skyMid, 0.5), c.pal.gold],
    [c.pal.wallLit, mix(c.pal.ink, c.pal.gold, 0.1)],
    [mix(c.pal.coral, c.pal.wallLit, 0.25), c.pal.gold],
  ] as const;

function reefFish(c: Canvas, count: number, top: number, bottom: number, size: number): string {
  let out = "";
  for (let i = 0; i < count; i++) {
    const [body, band] = gay(c)[c.rnd.int(0, 4)] ?? [c.pal.gold, c.pal.wallLit];
    out += fish(
      c,
      c.rnd.range(0.08, 0.92) * c.w,
      c.rnd.range(top, bottom),
      size * c.rnd.range(0.6, 1.25),
      c.rnd.pick([-1, 1]),
      body,
      band,
    );
  }
  return out;
}

export const coralReef: Draw = (light, size) => {
  const { c } = dive("coral-reef", light, size);
  const { w, rnd, pal } = c;
  c.add(school(c, w * rnd.range(0.3, 0.7), 330, 760, 220, 150, rnd.pick([-1, 1]), sunk(c, pal.ink, 0.55)));
  for (const t of steps(5))
    c.add(reefMound(c, w * t + rnd.bell() * 90, 860, rnd.range(380, 620), rnd.range(180, 330), 0.72));
  c.add(
    `<rect width="${n(w)}" height="1200" fill="${c.linear([
      [0, column(c).mid, 0],
      [0.5, column(c).mid, 0.1],
      [0.8, column(c).mid, 0.4],
      [1, column(c).low, 0.1],
    ])}"/>`,
  );
  c.add(seabed(c, 880, 60));
  const side = rnd.pick([-1, 1]);
  c.add(
    reefMound(c, w * (0.5 + side * 0.12), 990, 620, 260, 0.34),
    reefMound(c, w * (0.5 - side * 0.36), 1150, 800, 540, 0.14),
  );
  c.add(school(c, w * (0.5 + side * 0.05), 560, 520, 200, 90, -side, mix(pal.gold, pal.wallLit, 0.35)));
  c.add(
    reefMound(c, w * (0.5 + side * 0.42), 1270, 860, 540, 0.02),
    reefMound(c, w * (0.5 - side * 0.06), 1300, 900, 230, 0),
  );
  c.add(
    reefFish(c, 14, 480, 980, 40),
    c.fadedY(1100, 660, caustics(c, 0, 640, w, 560, 0.3, 2, 1.2)),
    plankton(c, 0),
    bubbleTrail(c, w * (0.5 - side * 0.2), 820, 560),
  );
  return c.finish();
};

/** A manta from above, head towards -y, wings spanning about 1100. */
function mantaShape(c: Canvas): string {
  const { pal } = c;
  const back = mix(pal.ink, pal.seaDeep, 0.35);
  const body =
    "M0-172C26-176 48-182 62-196C66-222 86-250 100-262C114-240 118-206 108-176C126-162 140-152 150-140C290-156 430-120 566 44C578 62 572 70 556 62C440 18 330 62 226 152C150 214 72 244 22 262L7 560L-7 560L-22 262C-72 244-150 214-226 152C-330 62-440 44-546 118C-564 130-570 118-560 100C-452-76-290-156-150-140C-140-152-126-162-108-176C-118-206-114-240-100-262C-86-250-66-222-62-196C-48-182-26-176 0-172Z";
  const patch = "M40-150C110-150 190-120 250-62C190-92 120-104 64-92C46-108 40-128 40-150Z";
  let spots = "";
  for (let i = 0; i < 18; i++) spots += circle(c.rnd.bell() * 130, c.rnd.range(60, 190), c.rnd.range(3, 8));
  return (
    fill(
      body,
      c.linear([
        [0, mix(back, pal.shallow, 0.38)],
        [0.5, back],
        [1, mix(back, pal.ink, 0.3)],
      ]),
    ) +
    c.clipped(
      body,
      fill(
        `${patch}M-40-150C-110-150-190-120-250-62C-190-92-120-104-64-92C-46-108-40-128-40-150Z`,
        pal.foam,
        0.75,
      ) +
        fill("M0-120C60-60 60 120 0 260C-60 120-60-60 0-120Z", mix(back, pal.shallow, 0.25), 0.6) +
        fill("M150-140C290-156 430-120 566 44C440-50 300-100 150-96Z", pal.glitter, 0.28) +
        fill("M-150-140C-290-156-452-76-560 100C-440-20-300-96-150-96Z", pal.glitter, 0.18) +
        stroke(
          steps(5)
            .map(
              (t) =>
                `M${n(40 + t * 16)} ${n(-64 + t * 26)}q20 10 34 34M${n(-40 - t * 16)} ${n(-64 + t * 26)}q-20 10-34 34`,
            )
            .join(""),
          pal.ink,
          4,
          0.5,
        ) +
        fill(spots, pal.foam, 0.3),
    ) +
    fill(circle(112, -160, 6) + circle(-112, -160, 6), pal.ink)
  );
}

export const manta: Draw = (light, size) => {
  const { c, sunX } = dive(
    "manta",
    light,
    size,
    0.5 + (light === "day" ? 0.12 : light === "dusk" ? -0.14 : 0.05),
  );
  const { w, rnd, pal } = c;
  const side = rnd.pick([-1, 1]);
  c.add(
    `<g opacity="0.34">${place(mantaShape(c), w * (0.5 + side * 0.28), 300, 0.3, 0.19, -side * 50)}</g>`,
    `<g opacity="0.22">${place(mantaShape(c), w * (0.5 - side * 0.32), 420, 0.2, 0.13, side * 30)}</g>`,
  );
  for (const t of steps(4))
    c.add(reefMound(c, w * t + rnd.bell() * 90, 1130, 520, rnd.range(140, 260), 0.78));
  c.add(
    seabed(c, 1080, 50),
    reefMound(c, w * (0.5 - side * 0.44), 1200, 620, 330, 0.2),
    reefMound(c, w * (0.5 + side * 0.46), 1220, 560, 220, 0.12),
  );
  c.add(school(c, w * (0.5 - side * 0.28), 760, 420, 160, 70, side, mix(pal.gold, pal.wallLit, 0.4)));
  c.add(
    c.blurred(
      16,
      `<g opacity="0.3">${place(fill(clump(rnd, 0, 0, 420, 60, 9), pal.ink), w * 0.5, 1100, 1)}</g>`,
    ),
  );
  c.add(place(mantaShape(c), w * 0.5, 620, 0.86, 0.66, side * rnd.range(26, 42)));
  c.add(
    place(snorkeler(c), sunX - side * 260, 190, side * 0.5, 0.5, 6),
    bubbleTrail(c, sunX - side * 220, 170, 130),
  );
  c.add(plankton(c, 0, 170));
  return c.finish();
};

/** A green turtle seen obliquely from above, swimming towards +x, about 760 long. */
function turtleShape(c: Canvas): string {
  const { pal, rnd } = c;
  const skin = mix(pal.leafLit, pal.sandLit, 0.4);
  const shade = mix(pal.leafDark, pal.wood, 0.4);
  const shell = mix(pal.wood, pal.gold, 0.28);
  const flipper = (d: string) => {
    let scales = "";
    for (let i = 0; i < 230; i++)
      scales += clump(rnd, rnd.range(-340, 330), rnd.range(-360, 400), rnd.range(8, 17), rnd.range(7, 13), 6);
    return (
      fill(
        d,
        c.linear([
          [0, mix(skin, pal.glitter, 0.35)],
          [1, mix(skin, shade, 0.45)],
        ]),
      ) +
      c.clipped(d, fill(scales, shade, 0.75)) +
      stroke(d, mix(skin, pal.glitter, 0.4), 4, 0.8)
    );
  };
  const carapace =
    "M-262 20C-262-90-150-176 0-180C120-182 220-120 236-30C228 70 120 150-20 156C-150 160-240 110-262 20Z";
  const ribs =
    "M-200 4C-90-34 90-60 214-34M-140-2L-170-96M-40-26L-60-168M70-46L70-172M150-52L190-112M-140-2L-150 112M-40-26L-40 154M70-46L84 142M150-52L196 66";
  const plates = "M-140-2L-92-60L-10-64L-40-26ZM-40-26L-10-72L90-82L70-46Z";
  return (
    flipper("M120-120C150-200 120-290 40-372C20-388 4-372 14-350C40-290 40-220 46-150Z") +
    flipper("M-216-60C-270-90-320-130-352-160C-366-150-362-120-340-90C-310-50-270-20-236-10Z") +
    flipper("M206-70C250-110 300-124 340-112C378-98 390-60 368-32C340-4 280 2 222 2Z") +
    fill(circle(338, -76, 12), pal.ink) +
    fill(circle(342, -80, 4), pal.foam) +
    stroke("M384-46Q360-36 336-44", shade, 4) +
    flipper("M-230 60C-290 70-350 110-380 160C-372 178-340 172-310 154C-270 130-230 110-206 96Z") +
    fill(
      carapace,
      c.linear(
        [
          [0, mix(shell, pal.glitter, 0.5)],
          [0.45, shell],
          [1, mix(shell, pal.ink, 0.55)],
        ],
        0.6,
        0,
        0.4,
        1,
      ),
    ) +
    c.clipped(
      carapace,
      fill(plates, mix(shell, pal.glitter, 0.3), 0.5) +
        stroke(ribs, mix(shell, pal.ink, 0.6), 8, 0.65) +
        stroke(ribs, mix(shell, pal.glitter, 0.6), 2.6, 0.5) +
        stroke(carapace, mix(shell, pal.ink, 0.5), 40, 0.45) +
        stroke(
          steps(18)
            .map((t) => {
              const a = t * Math.PI * 2;
              return `M${n(-12 + Math.cos(a) * 214)} ${n(-14 + Math.sin(a) * 142)}L${n(-12 + Math.cos(a) * 256)} ${n(-14 + Math.sin(a) * 180)}`;
            })
            .join(""),
          mix(shell, pal.glitter, 0.35),
          3,
          0.5,
        ) +
        caustics(c, -300, -200, 600, 400, 0.5, 1.3, 0.7),
    ) +
    flipper("M150 60C190 120 190 240 96 392C82 410 62 402 62 380C74 290 50 190 70 110Z")
  );
}

export const seaTurtle: Draw = (light, size) => {
  const { c, sunX } = dive("sea-turtle", light, size);
  const { w, rnd, pal } = c;
  const side = sunX > w / 2 ? 1 : -1;
  for (const t of steps(4))
    c.add(reefMound(c, w * t + rnd.bell() * 90, 1010, 520, rnd.range(160, 280), 0.76));
  c.add(
    seabed(c, 990, 50),
    school(c, w * (0.5 - side * 0.22), 330, 620, 200, 110, side, sunk(c, pal.wallLit, 0.35)),
  );
  c.add(
    reefMound(c, w * (0.5 - side * 0.4), 1120, 720, 380, 0.16),
    reefMound(c, w * (0.5 + side * 0.42), 1170, 640, 260, 0.08),
  );
  c.add(c.blurred(14, fill(dash(w * 0.5, 1080, 330, 44), pal.ink, 0.34)));
  c.add(place(turtleShape(c), w * 0.5, 620, side * 0.92, 0.86, -10));
  c.add(reefFish(c, 9, 700, 1020, 36), plankton(c, 0), bubbleTrail(c, w * (0.5 + side * 0.22), 500, 330));
  return c.finish();
};

/** Whale shark in side view, about 1150 long, head towards +x. */
function whaleSharkShape(c: Canvas): string {
  const { pal, rnd } = c;
  const hide = mix(mix(pal.ink, pal.seaDeep, 0.5), pal.teal, 0.3);
  const body =
    "M560-8C566-52 520-104 420-124C260-150 60-156-120-124C-260-100-380-66-480-44L-560-44C-560-30-540-14-500-8C-380 10-260 60-120 96C60 136 300 132 450 84C520 60 556 30 560-8Z";
  const tail =
    "M-480-44C-530-110-580-190-634-250C-600-150-586-80-590-26C-600 40-620 90-650 130C-590 90-540 40-490-6Z";
  let dots = "";
  for (let i = 0; i < 13; i++)
    for (let k = 0; k < 46; k++) {
      const x = lerp(-500, 500, k / 45) + rnd.bell() * 13;
      const v = i / 12;
      dots += circle(
        x,
        lerp(-140, 60, v) * (1 - Math.max(0, -x - 100) / 620) + rnd.bell() * 9,
        lerp(5.6, 3.6, Math.abs(v - 0.4)) * rnd.range(0.6, 1.1),
      );
    }
  const bars = steps(17)
    .map((t) => `M${n(lerp(-420, 430, t))} ${n(lerp(-70, -128, Math.sin(t * 2.6)))}q8 50-4 100`)
    .join("");
  const fin = (d: string) =>
    fill(
      d,
      c.linear([
        [0, mix(hide, pal.shallow, 0.3)],
        [1, mix(hide, pal.ink, 0.3)],
      ]),
    );
  return (
    fin(tail) +
    fin("M-30-140C-60-200-110-252-150-268C-146-220-150-170-170-122Z") +
    fin("M-300-92C-320-124-350-146-376-152C-372-124-376-100-388-74Z") +
    fin("M200 60C150 40 110 60 60 90Z") +
    fill(
      body,
      c.linear([
        [0, mix(hide, pal.shallow, 0.42)],
        [0.45, hide],
        [0.72, mix(hide, pal.foam, 0.4)],
        [1, mix(pal.foam, pal.seaNear, 0.3)],
      ]),
    ) +
    c.clipped(
      body,
      stroke(bars, mix(hide, pal.foam, 0.5), 4, 0.4) +
        fill(dots, pal.foam, 0.72) +
        caustics(c, -560, -160, 1130, 150, 0.55, 1.6, 0.8),
    ) +
    stroke("M-470-26C-300-10-60 10 200 6M-440-40C-240-60 0-70 260-60", mix(hide, pal.ink, 0.4), 5, 0.4) +
    stroke(
      steps(5)
        .map((t) => `M${n(300 - t * 74)} ${n(-34)}q-16 30 0 66`)
        .join(""),
      pal.ink,
      5,
      0.55,
    ) +
    fill(circle(470, -34, 10), pal.ink) +
    fill(circle(473, -37, 3), pal.foam) +
    stroke("M556 4Q500 34 440 30", pal.ink, 6, 0.6) +
    fin("M250 70C210 150 130 230 60 268C50 264 54 240 66 220C100 170 120 120 140 76Z") +
    fin("M-220 66C-240 100-280 126-310 132C-300 108-296 84-296 48Z")
  );
}

export const whaleShark: Draw = (light, size) => {
  const { c, sunX } = dive("whale-shark", light, size);
  const { w, rnd, pal } = c;
  const side = sunX > w / 2 ? 1 : -1;
  c.add(
    school(c, w * (0.5 + side * 0.3), 430, 460, 160, 80, side, sunk(c, pal.ink, 0.6)),
    glow(c, w * 0.5, 1200, w * 0.6, pal.seaDeep, 0.6, 420),
  );
  c.add(
    `<g opacity="0.2">${place(whaleSharkShape(c), w * (0.5 - side * 0.3), 330, side * 0.3, 0.3, -4)}</g>`,
  );
  c.add(place(whaleSharkShape(c), w * 0.5, 640, side * 0.98, 0.98, side * 5));
  for (let i = 0; i < 9; i++)
    c.add(
      fish(
        c,
        w * 0.5 + rnd.bell() * 420,
        640 + rnd.pick([-1, 1]) * rnd.range(150, 250),
        24,
        side,
        mix(pal.gold, pal.wallLit, 0.3),
        pal.ink,
      ),
    );
  c.add(school(c, w * (0.5 - side * 0.05), 930, 640, 120, 80, side, mix(pal.gold, pal.wallLit, 0.45)));
  c.add(
    place(snorkeler(c), w * (0.5 - side * 0.16), 250, side * 0.56, 0.56, 6),
    place(snorkeler(c, pal.gold), w * (0.5 + side * 0.06), 190, side * 0.46, 0.46, 3),
    bubbleTrail(c, w * (0.5 - side * 0.13), 230, 170),
  );
  c.add(
    reefMound(c, w * (0.5 - side * 0.46), 1240, 640, 230, 0.3),
    reefMound(c, w * (0.5 + side * 0.44), 1240, 520, 170, 0.42),
    plankton(c, 0, 200),
  );
  return c.finish();
};

export const snorkelSplit: Draw = (light, size) => {
  const c = canvas("snorkel-split", light, size);
  const { w, rnd, pal } = c;
  const level = { dawn: 470, day: 520, dusk: 560, night: 500 }[light];
  const horizon = level - 50;
  const low = light === "dawn" || light === "dusk";
  const lean = hourSide(light);
  const sunX = w * (0.5 - lean * (low ? rnd.range(0.06, 0.12) : 0.24));
  const side = lean;
  c.add(
    sky(c, { horizon, sun: { x: sunX, y: low ? horizon - 110 : light === "day" ? 60 : 130 }, clouds: 0.6 }),
  );
  c.add(
    hills(c, { y: horizon + 10, height: 80, distance: 0.8 }),
    karst(c, {
      x: w * (0.5 + side * 0.34),
      y: horizon + 20,
      width: 440,
      height: 330,
      distance: 0.3,
      towers: 4,
    }),
    karst(c, {
      x: w * (0.5 - side * 0.36),
      y: horizon + 16,
      width: 330,
      height: 200,
      distance: 0.5,
      towers: 3,
    }),
  );
  c.add(
    `<rect y="${horizon}" width="${n(w)}" height="80" fill="${c.linear([
      [0, pal.seaFar],
      [1, pal.seaMid],
    ])}"/>`,
    mist(c, horizon, 60, 0.3),
  );
  c.add(place(longtail(c), w * (0.5 + side * 0.1), level - 4, -side * 0.42, 0.42));
  const line = wavy(
    [
      [-40, level + 14],
      [w * 0.2, level - 22],
      [w * 0.42, level + 18],
      [w * 0.66, level - 14],
      [w * 0.85, level + 20],
      [w + 40, level - 6],
    ],
    60,
    8,
    3,
  );
  const under = poly([...line, [w + 40, 1240], [-40, 1240]]);
  let inner = waterColumn(c, level - 30, sunX);
  inner += place(
    fill("M-470-6C-300 40 200 44 380-6Z", mix(pal.woodDark, pal.seaDeep, 0.4)),
    w * (0.5 + side * 0.1),
    level,
    -side * 0.46,
    0.46,
  );
  for (const t of steps(5))
    inner += reefMound(c, w * t + rnd.bell() * 90, 1030, 460, rnd.range(120, 230), 0.72);
  inner += seabed(c, 1010, 44);
  inner +=
    reefMound(c, w * (0.5 + side * 0.4), 1160, 700, 360, 0.14) +
    reefMound(c, w * (0.5 - side * 0.44), 1200, 640, 420, 0.04) +
    seaFan(c, w * (0.5 - side * 0.3), 1150, 150, pal.coral, 0.2);
  inner +=
    place(snorkeler(c), w * (0.5 - side * 0.06), 720, side * 0.86, 0.86, 9) +
    bubbleTrail(c, w * (0.5 + side * 0.02), 690, 150);
  inner +=
    school(c, w * (0.5 + side * 0.2), 860, 420, 150, 70, -side, mix(pal.gold, pal.wallLit, 0.4)) +
    reefFish(c, 11, 760, 1060, 36) +
    plankton(c, level, 90);
  c.add(c.clipped(under, inner));
  const lip = (from: number, to: number) =>
    poly([
      ...line.map(([x, y]): Point => [x, y + from]),
      ...line.map(([x, y]): Point => [x, y + to + Math.sin(x * 0.02) * 4]).reverse(),
    ]);
  c.add(
    fill(
      lip(-30, 2),
      c.linear([
        [0, mix(pal.seaMid, pal.shallow, 0.5), 0.15],
        [1, mix(pal.shallow, pal.foam, 0.4), 0.8],
      ]),
    ),
    fill(lip(-3, 5), pal.foam, 0.9),
    fill(lip(8, 13), pal.seaDeep, 0.22),
    fill(lip(16, 40), pal.foam, 0.16),
  );
  let drops = "";
  for (let i = 0; i < 46; i++) {
    const [x, y] = line[rnd.int(0, line.length - 1)] ?? [0, 0];
    drops += circle(x + rnd.bell() * 30, y - rnd() ** 2 * 46, rnd.range(1, 4));
  }
  c.add(fill(drops, pal.foam, 0.8));
  return c.finish();
};
