/** The operator's vans, luggage and an airliner. */
import { type Canvas, circle, fill, glow, n, place, smooth, stroke } from "../paint.ts";
import { dim, lit, rect, round } from "./land-paint.ts";

/** A tall passenger van in profile, facing right: 250 units long, 100 high, wheels on y = 0. */
export function van(
  c: Canvas,
  x: number,
  y: number,
  height: number,
  {
    facing = 1,
    color = c.pal.wallLit,
    open = false,
  }: { facing?: 1 | -1; color?: string; open?: boolean } = {},
): string {
  const { pal } = c;
  const dark = c.night || c.light === "dusk";
  const glass = c.linear([
    [0, dark ? pal.skyLow : pal.skyLow],
    [0.45, pal.teal],
    [1, pal.ink],
  ]);
  const body =
    "M-126 -20V-84Q-126 -99 -110 -100H38Q56 -99 70 -86L98 -58Q119 -54 125 -44Q129 -34 127 -20Q127 -15 120 -15H-120Q-126 -15 -126 -20Z";
  const cabin = "M44 -90H50Q60 -88 68 -80L89 -59H44Z";
  const windows: [number, number][] = [
    [-120, 34],
    [-80, 36],
    [-38, 34],
  ];
  const wheel = (wx: number) =>
    fill(circle(wx, -17, 22), dim(c, color, 0.55)) +
    fill(circle(wx, -17, 18.5), pal.ink) +
    fill(circle(wx, -17, 11), round(c, pal.wall)) +
    stroke(
      [0, 1, 2, 3, 4]
        .map((i) => {
          const a = (i / 5) * Math.PI * 2;
          return `M${n(wx)} -17L${n(wx + Math.cos(a) * 10)} ${n(-17 + Math.sin(a) * 10)}`;
        })
        .join(""),
      dim(c, pal.wall, 0.5),
      2,
    ) +
    fill(circle(wx, -17, 3), pal.ink);
  const inside = open
    ? fill(
        rect(-2, -90, 42, 70),
        dark
          ? c.linear([
              [0, pal.lamp],
              [1, dim(c, pal.woodLit, 0.2)],
            ])
          : dim(c, pal.wood, 0.35),
      ) +
      fill("M2 -50h12v22h14v8H2Z", dim(c, pal.sand, 0.1)) +
      fill(rect(-50, -94, 50, 76), color) +
      fill(rect(-46, -88, 42, 32), glass) +
      stroke(rect(-50, -94, 50, 76), dim(c, color, 0.4), 1.2, 0.7)
    : fill(rect(4, -88, 34, 29), glass) + stroke("M0 -94V-20M42 -94V-20", dim(c, color, 0.4), 1, 0.6);
  return place(
    `<ellipse cx="0" cy="1" rx="138" ry="7" fill="${pal.shadow}" opacity="0.55"/>` +
      fill(
        body,
        c.linear([
          [0, lit(c, color, 0.4)],
          [0.5, color],
          [0.62, dim(c, color, 0.16)],
          [1, dim(c, color, 0.42)],
        ]),
      ) +
      fill(windows.map(([wx, ww]) => rect(wx, -88, ww, 29)).join(""), glass) +
      fill(
        `${windows.map(([wx]) => `M${wx + 4} -88h10l-12 29h-10Z`).join("")}M52 -88h7l-9 29h-6Z`,
        pal.wallLit,
        0.24,
      ) +
      fill(cabin, glass) +
      inside +
      fill("M-126 -44H126L124 -36H-126Z", pal.teal, open ? 0 : 0.9) +
      fill("M-126 -35H124L124 -32H-126Z", pal.gold, open ? 0 : 0.9) +
      stroke("M-110 -100H38Q56 -99 70 -86L98 -58", lit(c, color, 0.8), 1.6, 0.8) +
      fill(rect(-127, -22, 254, 7), dim(c, pal.ink, 0.1)) +
      fill("M112 -50q10 2 12 10l-12 0Z", dark ? "#fff2c8" : pal.wallLit) +
      fill(rect(-126, -62, 5, 16), pal.coral) +
      fill("M84 -62h8v-12q0 -4 -4 -4t-4 4Z", dim(c, color, 0.5)) +
      fill(rect(46, -52, 10, 2.4) + rect(6, -52, 10, 2.4), dim(c, color, 0.5)) +
      wheel(-82) +
      wheel(82) +
      (dark ? glow(c, 176, -40, 110, pal.lamp, 0.55, 34) + glow(c, 120, -44, 34, pal.lamp, 0.8) : ""),
    x,
    y,
    (height / 100) * facing,
    height / 100,
  );
}

/** An upright suitcase on wheels. */
export const suitcase = (c: Canvas, x: number, y: number, height: number, color: string) =>
  fill(
    `M${n(x - height * 0.3)} ${n(y - height * 0.06)}v${n(-height * 0.6)}q0 ${n(-height * 0.06)} ${n(height * 0.06)} ${n(-height * 0.06)}h${n(height * 0.48)}q${n(height * 0.06)} 0 ${n(height * 0.06)} ${n(height * 0.06)}v${n(height * 0.6)}Z`,
    round(c, color),
  ) +
  stroke(
    `M${n(x - height * 0.12)} ${n(y - height * 0.72)}v${n(-height * 0.26)}h${n(height * 0.24)}v${n(height * 0.26)}`,
    dim(c, color, 0.6),
    height * 0.03,
  ) +
  stroke(
    [-0.15, 0, 0.15].map((u) => `M${n(x + u * height)} ${n(y - height * 0.62)}v${n(height * 0.48)}`).join(""),
    dim(c, color, 0.35),
    height * 0.025,
    0.7,
  ) +
  fill(
    circle(x - height * 0.2, y - height * 0.03, height * 0.045) +
      circle(x + height * 0.2, y - height * 0.03, height * 0.045),
    c.pal.ink,
  );

/** An airliner in flight or on the ground, facing right: about 400 units long. */
export function airliner(
  c: Canvas,
  x: number,
  y: number,
  scale: number,
  tilt: number,
  facing: 1 | -1 = 1,
): string {
  const { pal } = c;
  const white = pal.wallLit;
  const body = smooth(
    [
      [-196, -8],
      [-150, -20],
      [-60, -24],
      [90, -24],
      [160, -20],
      [190, -6],
      [196, 2],
      [180, 12],
      [140, 18],
      [-60, 18],
      [-140, 8],
    ],
    true,
    0.8,
  );
  let windows = "";
  for (let i = 0; i < 30; i++) windows += `M${-110 + i * 8.4} -9h4v6h-4Z`;
  return place(
    fill("M-40 -14L-120 -70H-100L20 -16Z", dim(c, white, 0.35)) +
      fill(
        smooth(
          [
            [-150, -18],
            [-196, -86],
            [-170, -88],
            [-108, -22],
          ],
          true,
          0.3,
        ),
        c.linear([
          [0, pal.coral],
          [1, pal.teal],
        ]),
      ) +
      fill(
        body,
        c.linear([
          [0, lit(c, white, 0.6)],
          [0.55, white],
          [1, dim(c, white, 0.5)],
        ]),
      ) +
      fill("M-196 -4Q-60 16 140 12Q60 20 -60 18L-140 8Z", pal.teal, 0.9) +
      fill(windows, c.night || c.light === "dusk" ? pal.lamp : pal.seaDeep) +
      fill("M164 -14q12 2 18 8h-16Z", pal.ink) +
      fill(
        smooth(
          [
            [-170, -8],
            [-206, -14],
            [-222, -22],
            [-198, -22],
            [-130, -8],
          ],
          true,
          0.3,
        ),
        dim(c, white, 0.15),
      ) +
      fill(
        "M30 4L-96 76H-70L80 6Z",
        c.linear([
          [0, white],
          [1, dim(c, white, 0.3)],
        ]),
      ) +
      fill(
        smooth(
          [
            [-20, 38],
            [24, 34],
            [34, 40],
            [26, 52],
            [-18, 50],
          ],
          true,
          0.6,
        ),
        round(c, white),
      ),
    x,
    y,
    scale * facing,
    scale,
    tilt,
  );
}
