import {
  brush,
  type Canvas,
  circle,
  clump,
  dash,
  fill,
  lerp,
  mix,
  n,
  type Point,
  place,
  poly,
  reflection,
  smooth,
  steps,
  stroke,
} from "../paint.ts";

/**
 * Boats in their own units: waterline at y = 0, bow towards +x, about 1000 long (small ones 300..500).
 * `afloat` puts them on the water.
 */

export interface AfloatOptions {
  x: number;
  y: number;
  scale: number;
  /** Bow to the left instead of the right. */
  flip?: boolean;
  /** Half length of the hull in boat units, for the reflection and the water along it. */
  half?: number;
  /** Height above the water in boat units. */
  tall?: number;
  reflect?: number;
  distance?: number;
  tilt?: number;
}

/** A boat in the water: soft shadow, broken mirror image, the boat, foam along the waterline. */
export function afloat(c: Canvas, boat: string, options: AfloatOptions): string {
  const {
    x,
    y,
    scale,
    flip = false,
    half = 500,
    tall = 340,
    reflect = 0.55,
    distance = 0,
    tilt = 0,
  } = options;
  const { pal, rnd } = c;
  const hazed = distance > 0 ? `<g opacity="${(1 - distance * 0.55).toFixed(2)}">${boat}</g>` : boat;
  const body = place(hazed, x, y, flip ? -scale : scale, scale, tilt);
  const id = c.def((name) => `<g id="${name}">${body}</g>`);
  const reach = half * scale;
  const depth = Math.min(tall * scale * 0.85, c.h - y);
  const image =
    depth > 6
      ? reflection(c, `<use href="#${id}"/>`, y - 1, {
          depth,
          squash: 0.8,
          opacity: reflect,
          ripple: 5 + 16 * scale,
          x: x - reach * 1.6,
          width: reach * 3.2,
        })
      : "";
  const shade = fill(dash(x, y + 5 * scale, reach * 1.05, 26 * scale), mix(pal.seaDeep, pal.ink, 0.3), 0.35);
  let lip = "";
  let dark = "";
  for (let i = 0; i < 12; i++) {
    const d = dash(
      x + rnd.bell() * reach * 1.05,
      y + rnd() * 15 * scale,
      reach * rnd.range(0.06, 0.22),
      Math.max(1, 6 * scale),
    );
    if (i % 3) lip += d;
    else dark += d;
  }
  return (
    shade +
    image +
    `<use href="#${id}"/>` +
    fill(dark, pal.seaDeep, 0.4) +
    fill(lip, mix(pal.foam, pal.seaFar, 0.25), 0.75)
  );
}

/** Foam wake trailing behind a moving boat. */
export function wake(c: Canvas, x: number, y: number, length: number, flip: boolean, spread = 0.16): string {
  const { rnd, pal } = c;
  let thick = "";
  let fine = "";
  const way = flip ? 1 : -1;
  for (let i = 0; i < 190; i++) {
    const t = rnd() ** 1.4;
    const arm = rnd.pick([-1, 1, 0]);
    const wx = x + way * length * t;
    const wy = y + length * spread * t * (arm * 0.42 + 0.3) + rnd.bell() * 10 * t;
    const d = dash(wx, wy, lerp(26, 60, t) * rnd.range(0.3, 1), lerp(6, 2, t));
    if (t < 0.4 && i % 2) thick += d;
    else fine += d;
  }
  return fill(fine, pal.foam, 0.5) + fill(thick, pal.foam, 0.9);
}

/** A small figure: feet (or seat) at x, y. */
export function figure(
  c: Canvas,
  x: number,
  y: number,
  height: number,
  shirt: string,
  seated = false,
  hat = false,
): string {
  const { pal } = c;
  const unit = height / 8;
  const hip = seated ? y - unit : y - unit * 3.9;
  const shoulder = hip - unit * 2.7;
  const legs = seated
    ? brush(
        [
          [x - unit * 0.3, hip],
          [x + unit * 1.1, hip + unit * 0.2],
          [x + unit * 1.5, y + unit * 1.2],
        ],
        [unit * 1.1, unit * 0.9, unit * 0.6],
      )
    : `${brush(
        [
          [x - unit * 0.35, hip],
          [x - unit * 0.5, y],
        ],
        [unit, unit * 0.8, unit * 0.55],
      )}${brush(
        [
          [x + unit * 0.35, hip],
          [x + unit * 0.55, y],
        ],
        [unit, unit * 0.8, unit * 0.55],
      )}`;
  const torso = brush(
    [
      [x, hip + unit * 0.2],
      [x, (hip + shoulder) / 2],
      [x, shoulder],
    ],
    [unit * 1.7, unit * 1.6, unit * 2],
  );
  const arms =
    brush(
      [
        [x - unit * 0.9, shoulder + unit * 0.2],
        [x - unit * 1.3, shoulder + unit * 1.6],
        [x - unit * 0.5, hip],
      ],
      [unit * 0.6, unit * 0.55, unit * 0.4],
    ) +
    brush(
      [
        [x + unit * 0.9, shoulder + unit * 0.2],
        [x + unit * 1.35, shoulder + unit * 1.6],
        [x + unit * 0.8, hip],
      ],
      [unit * 0.6, unit * 0.55, unit * 0.4],
    );
  const head = `<ellipse cx="${n(x)}" cy="${n(shoulder - unit * 0.95)}" rx="${n(unit * 0.58)}" ry="${n(unit * 0.72)}" fill="${pal.skin}"/>`;
  const hair = `<path d="M${n(x - unit * 0.62)} ${n(shoulder - unit * 0.85)}a${n(unit * 0.62)} ${n(unit * 0.78)} 0 0 1 ${n(unit * 1.24)} 0q${n(-unit * 0.5)} ${n(-unit * 0.5)} ${n(-unit * 1.24)} 0" fill="${pal.ink}"/>`;
  const cap = hat ? fill(dash(x, shoulder - unit * 1.3, unit * 1.5, unit * 1.1), pal.sand) : "";
  return (
    fill(legs, mix(pal.ink, pal.teal, 0.35)) +
    fill(arms, pal.skin) +
    fill(torso, shirt) +
    fill(
      torso,
      c.linear(
        [
          [0, pal.ink, 0],
          [1, pal.ink, 0.28],
        ],
        c.sunSide < 0 ? 0 : 1,
        0,
        c.sunSide < 0 ? 1 : 0,
        0,
      ),
    ) +
    head +
    hair +
    cap
  );
}

const plank = (c: Canvas, top: string, mid: string, low: string) =>
  c.linear([
    [0, top],
    [0.45, mid],
    [1, low],
  ]);

/** Ruea hang yao: slender wooden hull, tall stem dressed in ribbons, roof on posts, engine on a long shaft. */
export function longtail(
  c: Canvas,
  options: { crew?: boolean; roof?: string; stripe?: string } = {},
): string {
  const { pal, rnd } = c;
  const stripe = options.stripe ?? rnd.pick([pal.teal, pal.coral, mix(pal.teal, pal.leaf, 0.5)]);
  const roof =
    options.roof ??
    rnd.pick([pal.wallLit, mix(pal.teal, pal.wallLit, 0.35), mix(pal.coral, pal.wallLit, 0.25)]);
  const hull =
    "M-488-104C-320-70-80-56 110-72C270-88 400-150 486-352C492-362 512-360 512-346C482-190 420-54 330 10L-452 10C-476-24-486-64-488-104Z";
  const inside =
    "M-488-104C-330-122-80-118 130-124C290-134 410-196 486-352C400-150 270-88 110-72C-80-56-320-70-488-104Z";
  const strakes = [14, 26, 40, 58].map((dy, i) =>
    stroke(
      `M-488 ${-104 + dy}C-320 ${-70 + dy}-80 ${-56 + dy} 110 ${-72 + dy}C270 ${-88 + dy} 400 ${-150 + dy} ${486 + dy * 0.3} ${-352 + dy}`,
      i === 0 ? stripe : i === 1 ? pal.wallLit : pal.woodDark,
      i === 0 ? 15 : i === 1 ? 5 : 2.5,
      i < 2 ? 1 : 0.5,
    ),
  );
  const benches = [-150, -20, 110, 220]
    .map(
      (bx) =>
        `<path d="M${bx - 16} ${-64 - Math.max(0, bx) * 0.12}L${bx - 30} ${-112 - Math.max(0, bx) * 0.1}l30-3l16 48z" fill="${pal.woodLit}"/>`,
    )
    .join("");
  const posts = (dy: number, color: string) =>
    [-310, -150, 10, 150]
      .map((px) => `M${px + dy} ${-70 - dy * 0.8}L${px + dy * 0.8} -262`)
      .map((d) => stroke(d, color, 6))
      .join("");
  const cover = "M-352-262Q-320-292-280-298Q-90-312 140-296Q172-290 190-264Q-80-290-352-262Z";
  const edge = "M-352-262Q-80-290 190-264L192-252Q-80-276-354-248Z";
  const fringe = steps(22)
    .map((t) => `M${n(lerp(-352, 190, t))} ${n(-254 - 24 * Math.sin(Math.PI * t) ** 1.2)}q5 14 12 0`)
    .join("");
  const engine = `${stroke("M-430-150L-770 16", pal.ink, 9)}${stroke("M-430-150L-770 16", pal.rock, 3)}${fill("M-480-118L-392-122L-386-172L-420-196L-470-186Z", mix(pal.ink, pal.rockShade, 0.35))}${fill("M-470-186L-420-196L-416-206L-466-200Z", pal.coral)}${stroke("M-400-160L-320-196", pal.ink, 8)}`;
  const skipper =
    options.crew === false
      ? ""
      : figure(c, -424, -92, 172, rnd.pick([pal.coral, pal.wallLit, pal.gold]), false, true) +
        [-120, 10, 130]
          .map((px) =>
            figure(
              c,
              px,
              -92,
              132,
              rnd.pick([pal.wallLit, pal.coral, pal.gold, pal.teal]),
              true,
              rnd.chance(0.4),
            ),
          )
          .join("");
  const shade = c.linear([
    [0, pal.ink, 0],
    [0.55, pal.ink, 0.06],
    [1, pal.ink, 0.55],
  ]);
  const boat =
    engine +
    fill(
      inside,
      c.linear([
        [0, pal.woodDark],
        [1, mix(pal.wood, pal.woodLit, 0.4)],
      ]),
    ) +
    posts(18, pal.woodDark) +
    benches +
    skipper +
    fill(hull, plank(c, pal.woodLit, pal.wood, pal.woodDark)) +
    c.clipped(hull, strakes.join("")) +
    fill(hull, shade) +
    stroke("M-488-104C-320-70-80-56 110-72C270-88 400-150 486-352", pal.woodLit, 5) +
    posts(0, pal.wood) +
    fill(
      cover,
      c.linear([
        [0, mix(roof, pal.horizon, 0.4)],
        [1, roof],
      ]),
    ) +
    fill(edge, mix(roof, pal.ink, 0.22)) +
    stroke(fringe, mix(roof, pal.ink, 0.1), 4) +
    ribbons(c) +
    (c.night || c.light === "dusk"
      ? glow2(c, 190, -236, pal.lamp) +
        glow2(c, -352, -236, pal.lamp) +
        fill(circle(190, -236, 9) + circle(-352, -236, 9), mix(pal.lamp, pal.wallLit, 0.5))
      : "");
  return place(boat, 0, 0, 1.14, 0.94);
}

/** Sashes and a garland on the stem of a longtail, for Mae Ya Nang. */
function ribbons(c: Canvas): string {
  const { pal, rnd } = c;
  const colors = [
    pal.coral,
    pal.gold,
    mix(pal.teal, pal.leafLit, 0.3),
    mix(pal.coral, pal.wallLit, 0.45),
    pal.wallLit,
    mix(pal.coral, pal.ink, 0.15),
  ];
  const tails = colors.map((color, i) => {
    const drop = rnd.range(150, 250);
    const drift = -26 - i * 9 + rnd.bell() * 14;
    const points = steps(6).map(
      (t): Point => [468 + i * 3 + drift * t + Math.sin(t * 5 + i) * 12 * t, -288 + i * 5 + drop * t],
    );
    return (
      fill(brush(points, [17, 20, 13]), color) + stroke(smooth(points), mix(color, pal.ink, 0.35), 2, 0.5)
    );
  });
  const wraps = colors
    .slice(0, 4)
    .map((color, i) => stroke(`M${n(448 - i * 9)} ${n(-282 + i * 17)}q22 12 ${n(54 - i)} 4`, color, 13));
  let petals = "";
  let hearts = "";
  for (const t of steps(15)) {
    const px = lerp(462, 505, t) + Math.sin(t * Math.PI) * 2;
    const py = -318 + Math.sin(t * Math.PI) * 70;
    petals += clump(rnd, px, py, 10, 10, 6);
    hearts += circle(px, py, 4);
  }
  return tails.join("") + wraps.join("") + fill(petals, pal.wallLit) + fill(hearts, pal.gold);
}

/** Open tour speedboat with a hard roof and three outboards. */
export function speedboat(c: Canvas): string {
  const { pal, rnd } = c;
  const hull =
    "M-450-118L330-140C420-146 500-164 540-186C500-92 420-20 330 14L-430 14C-446-30-450-70-450-118Z";
  const guests = [-220, -120, -20, 70]
    .map((x) => figure(c, x, -116, 140, rnd.pick([pal.coral, pal.gold, pal.wallLit, pal.teal]), true))
    .join("");
  const outboards = [0, 34, 68]
    .map(
      (dx) =>
        fill(`M${-520 + dx}-160q30-26 58 0l4 70l-52 4z`, mix(pal.ink, pal.rockShade, 0.2)) +
        fill(`M${-516 + dx}-152q26-18 48 0l1 14l-48 2z`, pal.wallShade, 0.7) +
        fill(`M${-506 + dx}-90l30 0l-4 110l-18 0z`, pal.ink),
    )
    .join("");
  return (
    outboards +
    fill("M-440-116L330-140L330-166L-440-150Z", pal.wallShade) +
    guests +
    figure(c, 165, -110, 190, pal.wallLit, false, true) +
    fill(
      hull,
      c.linear([
        [0, pal.wallLit],
        [0.5, pal.wall],
        [1, pal.wallShade],
      ]),
    ) +
    c.clipped(
      hull,
      fill("M-460-70C-100-62 250-76 560-170L560-120C300-40-100-30-460-36Z", pal.teal) +
        fill("M-460-30C-100-24 250-40 560-130L560-118C300-28-100-14-460-20Z", pal.coral) +
        fill("M-460-8L480-8L480 20L-460 20Z", pal.ink, 0.5),
    ) +
    stroke("M-450-118L330-140C420-146 500-164 540-186", pal.wallLit, 9) +
    stroke(
      "M340-142C430-150 500-172 528-206M380-146L384-192M450-158L456-200M300-190L528-206",
      pal.wallShade,
      5,
    ) +
    [-400, -160, 90, 230].map((x) => stroke(`M${x}-130L${x + 8}-300`, pal.wallShade, 8)).join("") +
    fill(
      "M-440-300Q-400-330-340-332L200-334Q262-330 290-300L290-288L-440-286Z",
      c.linear([
        [0, pal.wallLit],
        [1, pal.wall],
      ]),
    ) +
    fill("M-440-292L290-294L290-282L-440-280Z", pal.teal) +
    fill("M210-286L286-284L352-142L262-140Z", mix(pal.skyMid, pal.teal, 0.35), 0.55) +
    stroke("M210-286L262-140L352-142L286-284", pal.wallShade, 4)
  );
}

const sail = (c: Canvas, d: string, tint = c.pal.wallLit) => {
  const lit = c.sunSide > 0 ? 1 : 0;
  return (
    fill(d, mix(tint, c.pal.wallShade, 0.1)) +
    fill(
      d,
      c.linear(
        [
          [0, c.pal.horizon, 0.65],
          [0.55, tint, 0],
          [1, c.pal.shadow, 0.42],
        ],
        lit,
        0,
        1 - lit,
        0.4,
      ),
    )
  );
};

/** Cruising catamaran under full sail. */
export function catamaran(c: Canvas): string {
  const { pal, rnd } = c;
  const near = "M-470-92L420-84C470-84 520-88 548-98C536-44 500-6 450 12L-440 12C-462-16-470-50-470-92Z";
  const distant = "M-410-104L470-104C510-106 548-112 566-120C556-76 520-40 480-28L-400-28Z";
  const cabin = "M-380-90L-352-168Q-340-190-300-192L70-192Q140-186 214-92Z";
  const main = "M-10-1180C60-900 40-560-10-236L-440-214C-330-480-170-860-10-1180Z";
  const jib = "M24-1120C190-800 340-440 500-130C360-190 180-210 60-206C96-480 90-820 24-1120Z";
  const battens = [0.25, 0.45, 0.63, 0.8]
    .map(
      (t) =>
        `M${n(lerp(-10, -430, t * 0.96))} ${n(lerp(-1180, -226, t))}Q${n(lerp(40, -180, t))} ${n(lerp(-1150, -250, t) + 10)} ${n(20 + 20 * (1 - t))} ${n(lerp(-1170, -260, t))}`,
    )
    .join("");
  return (
    fill(distant, pal.wallShade) +
    stroke("M10-1200L10-100", mix(pal.wallShade, pal.ink, 0.25), 13) +
    sail(c, jib) +
    sail(c, main) +
    stroke(battens, pal.wallShade, 4, 0.7) +
    stroke("M-2-236L-452-206", mix(pal.wallShade, pal.ink, 0.2), 11) +
    stroke("M10-1190L556-108M10-1190L-470-96", pal.ink, 2.2, 0.55) +
    fill(
      cabin,
      c.linear([
        [0, pal.wallLit],
        [1, pal.wallShade],
      ]),
    ) +
    fill("M-330-168L60-168Q110-160 150-118L-344-122Z", mix(pal.ink, pal.teal, 0.35), 0.85) +
    stroke("M-200-170L-204-122M-70-170L-70-120M50-168L58-120", pal.wallLit, 7) +
    figure(c, -400, -100, 130, pal.coral) +
    [250, 330].map((x) => figure(c, x, -96, 112, rnd.pick([pal.gold, pal.coral, pal.teal]), true)).join("") +
    fill(
      near,
      c.linear([
        [0, pal.wallLit],
        [0.55, pal.wall],
        [1, pal.wallShade],
      ]),
    ) +
    c.clipped(
      near,
      fill("M-480-30L560-40L560-14L-480-10Z", pal.teal) + fill("M-480-4L500-4L500 20L-480 20Z", pal.ink, 0.5),
    ) +
    [-300, -180, -60, 60, 180]
      .map((x) => fill(`M${x}-66h46q8 8 0 16h-46q-8-8 0-16z`, pal.ink, 0.55))
      .join("") +
    stroke("M220-86L230-130M340-86L350-128M440-86L452-122M230-130L452-122L548-98", pal.wallShade, 3)
  );
}

/** Double sea kayak with two paddlers, about 420 long. */
export function kayak(c: Canvas, color = c.pal.coral): string {
  const { pal } = c;
  const hull = "M-215-22C-160-8 160-8 215-26C190 2 150 12 100 14L-100 14C-150 12-190 2-215-22Z";
  const paddler = (x: number, shirt: string, side: number) =>
    figure(c, x, -8, 96, shirt, true, side > 0) +
    stroke(`M${x - 92}${-36 - side * 26}L${x + 92} ${n(-36 + side * 26)}`, pal.woodLit, 4) +
    fill(`M${x - 92}${-36 - side * 26}q-30-14-34 4q10 16 34 2z`, pal.gold) +
    fill(`M${x + 92} ${n(-36 + side * 26)}q30 10 32-6q-12-14-32 0z`, pal.gold);
  return (
    fill("M-215-22C-160-30 160-32 215-26C160-8-160-8-215-22Z", mix(color, pal.ink, 0.5)) +
    paddler(-76, pal.gold, -1) +
    paddler(70, pal.wallLit, 1) +
    fill(
      hull,
      c.linear([
        [0, mix(color, pal.horizon, 0.3)],
        [1, mix(color, pal.ink, 0.35)],
      ]),
    ) +
    stroke("M-215-22C-160-8 160-8 215-26", mix(color, pal.horizon, 0.55), 3)
  );
}

/** Wooden schooner of Sulawesi: raised stern, long bowsprit, seven sails. */
export function phinisi(c: Canvas): string {
  const { pal } = c;
  const hull =
    "M-480-190C-470-130-440-110-380-104L120-98C260-104 390-140 500-206L470-150C420-70 350-10 280 16L-390 16C-440-30-470-110-480-190Z";
  const tan = mix(pal.wallLit, pal.sand, 0.4);
  const sails = [
    "M-40-960C40-700 30-460 0-270L-330-236C-310-420-270-620-220-780Z",
    "M-40-968L-222-790C-190-870-120-950-50-1080Z",
    "M-330-780C-270-600-276-420-300-262L-560-250C-560-400-530-540-470-650Z",
    "M-330-788L-470-660C-440-730-390-790-340-880Z",
    "M0-980C120-760 220-500 300-240C210-300 100-310 40-300C60-520 50-760 0-980Z",
    "M10-1000C180-760 330-500 450-262C370-310 320-300 300-260C240-520 130-780 10-1000Z",
    "M20-1010C260-760 460-500 640-300C560-330 490-310 452-272C340-520 180-790 20-1010Z",
  ];
  const rig =
    "M-20-1100L660-300M-20-1000L-340-880M-340-880L-560-250M-20-1080L-120-110M-20-1080L60-110M-330-880L-400-120M-330-880L-260-120";
  return (
    stroke("M-20-110L-20-1110M-330-120L-330-900", pal.wood, 13) +
    stroke(rig, pal.ink, 2.4, 0.6) +
    sails.map((d) => sail(c, d, tan)).join("") +
    stroke("M400-170L680-290", pal.wood, 12) +
    stroke("M-8-270L-345-234M-305-260L-570-246", pal.wood, 9) +
    fill(
      "M-470-180L-456-262L-190-252L-190-110L-400-108Z",
      c.linear([
        [0, pal.woodLit],
        [1, pal.wood],
      ]),
    ) +
    fill("M-486-258L-170-248L-176-266L-480-278Z", pal.wallLit) +
    [-420, -360, -300, -240]
      .map((x) =>
        fill(`M${x}-226h36v42h-36z`, c.night || c.light === "dusk" ? pal.lamp : mix(pal.ink, pal.teal, 0.4)),
      )
      .join("") +
    fill(
      "M-150-104L-140-166L110-162L130-100Z",
      c.linear([
        [0, pal.woodLit],
        [1, pal.wood],
      ]),
    ) +
    fill("M-160-162L124-158L118-174L-152-178Z", pal.wallLit) +
    fill(hull, plank(c, pal.woodLit, pal.wood, pal.woodDark)) +
    c.clipped(
      hull,
      `${stroke("M-482-180C-470-118-440-96-380-90L120-84C260-90 390-126 500-192", pal.wallLit, 8)}${stroke("M-470-120C-450-80-420-66-380-62L120-58C260-62 380-96 470-150", pal.teal, 9)}${fill("M-480-16L420-16L420 20L-480 20Z", pal.ink, 0.5)}${stroke("M-460-30L340-30M-450-46L380-50", pal.woodDark, 2.5, 0.6)}`,
    )
  );
}

/** Ha Long junk: tall wooden cabins and three battened, fan-shaped sails. */
export function junk(c: Canvas): string {
  const { pal } = c;
  const tone = mix(pal.coral, pal.gold, 0.42);
  const hull =
    "M-500-190C-480-120-440-90-380-84L330-84C420-90 480-130 520-190C510-100 450-20 380 16L-410 16C-460-30-492-110-500-190Z";
  const fan = (x: number, y: number, w: number, h: number) => {
    const d = `M${x} ${y}L${x + w * 0.12} ${y - h}C${x - w * 0.4} ${y - h * 1.02} ${x - w * 0.85} ${y - h * 0.7} ${x - w} ${y - h * 0.12}Q${x - w * 0.5} ${y + h * 0.04} ${x} ${y}Z`;
    const ribs = steps(7)
      .slice(1, 6)
      .map(
        (t) =>
          `M${n(x + w * 0.12 * t)} ${n(y - h * t)}Q${n(x - w * 0.5)} ${n(y - h * (t * 0.92 + 0.03))} ${n(x - w * lerp(1.02, 0.42, t * t))} ${n(y - h * (0.12 + t * 0.72))}`,
      )
      .join("");
    return (
      stroke(`M${x + w * 0.02} ${y + 90}L${x + w * 0.14} ${y - h * 1.06}`, pal.woodDark, 11) +
      sail(c, d, tone) +
      c.clipped(d, stroke(ribs, mix(tone, pal.woodDark, 0.6), 5, 0.8))
    );
  };
  const lit = c.light === "day" || c.light === "dawn" ? mix(pal.ink, pal.teal, 0.35) : pal.lamp;
  const row = (y: number, from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / 62) }, (_, i) =>
      fill(`M${from + i * 62} ${y}h38v34h-38z`, lit),
    ).join("");
  return (
    fan(-180, -300, 270, 520) +
    fan(130, -270, 330, 720) +
    fan(420, -200, 240, 520) +
    fill(
      "M-470-90L-470-250L-440-262L60-258L80-90Z",
      c.linear([
        [0, pal.woodLit],
        [1, pal.wood],
      ]),
    ) +
    fill("M-490-256L80-254L70-272L-480-276Z", mix(pal.wood, pal.ink, 0.3)) +
    fill(
      "M-450-172L300-168L330-84L-450-84Z",
      c.linear([
        [0, pal.woodLit],
        [1, pal.wood],
      ]),
    ) +
    fill("M-470-170L330-164L320-182L-460-186Z", mix(pal.wood, pal.ink, 0.3)) +
    row(-236, -430, 50) +
    row(-150, -430, 280) +
    fill(hull, plank(c, mix(pal.wood, pal.woodLit, 0.5), pal.wood, pal.woodDark)) +
    c.clipped(
      hull,
      `${stroke("M-500-176C-480-104-440-76-380-70L330-70C420-76 480-116 520-176", pal.gold, 6)}${stroke("M-480-110C-450-60-430-50-380-46L330-46C410-50 460-80 500-120", pal.woodDark, 3)}${fill("M-500-14L460-14L460 20L-500 20Z", pal.ink, 0.5)}`,
    )
  );
}

/** White two-deck passenger ferry. */
export function ferry(c: Canvas): string {
  const { pal, rnd } = c;
  const hull =
    "M-500-120L400-124C450-128 510-150 548-176C520-90 470-20 430 16L-480 16C-494-30-500-70-500-120Z";
  const glass = c.night || c.light === "dusk" ? pal.lamp : mix(pal.ink, pal.teal, 0.4);
  const row = (y: number, from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / 48) }, (_, i) =>
      fill(`M${from + i * 48} ${y}h32v26q-16 4-32 0z`, glass, 0.9),
    ).join("");
  const white = () =>
    c.linear([
      [0, pal.wallLit],
      [1, pal.wall],
    ]);
  return (
    fill("M-470-120L-470-214L360-214Q410-200 440-124Z", white()) +
    row(-192, -446, 360) +
    fill("M-440-214L-440-296L230-296Q290-290 330-214Z", white()) +
    row(-276, -420, 150) +
    fill("M170-276L240-276Q276-262 296-232L170-232Z", glass) +
    fill("M-480-208L420-208L412-220L-474-220Z", pal.wallShade) +
    fill("M-456-292L290-292L270-306L-450-306Z", pal.wallShade) +
    steps(8)
      .map((t, i) =>
        figure(
          c,
          lerp(-390, 60, t) + (i % 3) * 9,
          -302,
          52 + (i % 2) * 5,
          rnd.pick([pal.coral, pal.gold, pal.wallLit, pal.teal]),
        ),
      )
      .join("") +
    stroke("M-450-340L80-340M-450-324L80-324", pal.wallShade, 3) +
    fill("M-330-306L-316-400L-230-400L-214-306Z", pal.teal) +
    fill("M-318-382L-228-382L-226-366L-320-366Z", pal.gold) +
    stroke("M120-306L120-420M96-390L146-390", pal.wallShade, 5) +
    fill(
      hull,
      c.linear([
        [0, pal.wallLit],
        [0.3, pal.wall],
        [1, pal.wallShade],
      ]),
    ) +
    c.clipped(
      hull,
      fill("M-510-66C-100-60 260-70 560-120L560 20L-510 20Z", mix(pal.teal, pal.ink, 0.35)) +
        fill("M-510-74C-100-68 260-78 560-130L560-118C260-66-100-58-510-64Z", pal.gold),
    )
  );
}

/** Motor yacht of a marina. */
export function yacht(c: Canvas): string {
  const { pal } = c;
  const hull = "M-480-96L-300-130L300-140C400-144 500-160 560-182C520-90 440-10 380 14L-470 14Z";
  const glass = c.night ? pal.lamp : mix(pal.ink, pal.teal, 0.3);
  return (
    fill(
      "M-300-128L-260-214L130-218Q250-206 330-140Z",
      c.linear([
        [0, pal.wallLit],
        [1, pal.wall],
      ]),
    ) +
    fill("M-236-196L120-200Q190-192 236-158L-254-156Z", glass, 0.85) +
    fill(
      "M-240-214L-190-292L40-294Q110-280 150-216Z",
      c.linear([
        [0, pal.wallLit],
        [1, pal.wall],
      ]),
    ) +
    fill("M-170-276L30-278Q70-268 96-236L-190-234Z", glass, 0.85) +
    fill("M-210-304L40-304L50-290L-204-288Z", pal.wallShade) +
    stroke("M-70-304L-90-400M-110-372L-60-372", pal.wallShade, 6) +
    fill(
      hull,
      c.linear([
        [0, pal.wallLit],
        [0.5, pal.wall],
        [1, pal.wallShade],
      ]),
    ) +
    c.clipped(
      hull,
      fill("M-490-36L480-44L480-22L-490-18Z", pal.teal) +
        fill("M-490-10L460-10L460 20L-490 20Z", pal.ink, 0.5),
    ) +
    fill("M-200-98L230-104L270-112L230-84L-200-78Z", glass, 0.8) +
    stroke("M240-142L250-176L540-204M330-146L340-184M430-152L440-192", pal.wallShade, 3)
  );
}

/** Sloop at anchor with furled sails: mast, boom, stays. */
export function sloop(c: Canvas, hullColor = c.pal.wallLit): string {
  const { pal } = c;
  const hull = "M-300-74L-290-84L260-92Q310-96 340-108Q310-30 230 12L-240 12Q-290-20-300-74Z";
  return (
    stroke("M20-90L20-880", mix(pal.wallShade, pal.ink, 0.2), 13) +
    stroke(
      "M20-870L336-108M20-870L-300-80M20-500L-40-96M20-640L-40-96M20-500L84-96M-30-640L72-640",
      pal.ink,
      2.2,
      0.6,
    ) +
    stroke("M14-190L-250-176", pal.wallShade, 8) +
    fill("M14-206Q-120-222-246-190Q-252-176-246-172Q-120-186 14-178Z", mix(pal.teal, pal.ink, 0.15)) +
    fill("M-160-86L-130-124L90-126L130-90Z", pal.wall) +
    fill("M-110-114L80-116L96-100L-118-98Z", pal.ink, 0.6) +
    fill(
      hull,
      c.linear([
        [0, hullColor],
        [1, mix(hullColor, pal.ink, 0.4)],
      ]),
    ) +
    c.clipped(
      hull,
      fill("M-310-8L300-8L300 20L-310 20Z", pal.coral, 0.8) +
        stroke("M-300-62L330-88", mix(hullColor, pal.teal, 0.7), 6),
    )
  );
}

/** Squid boat with booms full of lamps. */
export function squidBoat(c: Canvas, lampColor = mix(c.pal.lamp, c.pal.leafLit, 0.4)): string {
  const { pal } = c;
  const hull =
    "M-330-130C-280-86-100-78 140-82C240-88 320-120 380-180C360-80 300-10 250 14L-280 14C-310-20-328-70-330-130Z";
  const bulbs = steps(9).map((t): Point => [lerp(-290, 330, t), lerp(-306, -330, t)]);
  return (
    bulbs.map(([x, y]) => glow2(c, x, y, lampColor)).join("") +
    stroke(
      "M40-80L40-420M-180-90L-180-330M-300-310L340-334M40-420L-300-310M40-420L340-334M40-420L378-180",
      mix(pal.wood, pal.ink, 0.4),
      5,
    ) +
    fill(
      "M-240-86L-236-210L-60-214L-40-82Z",
      c.linear([
        [0, pal.wall],
        [1, pal.wallShade],
      ]),
    ) +
    fill("M-260-206L-40-210L-50-228L-250-224Z", pal.teal) +
    fill("M-210-186h50v44h-50zM-130-186h50v44h-50z", pal.lamp) +
    fill(hull, plank(c, pal.coral, mix(pal.coral, pal.wood, 0.5), pal.woodDark)) +
    c.clipped(hull, stroke("M-330-112C-280-68-100-60 140-64C240-70 320-102 380-162", pal.teal, 16)) +
    fill(bulbs.map(([x, y]) => circle(x, y + 8, 9)).join(""), mix(lampColor, pal.wallLit, 0.6))
  );
}

const glow2 = (c: Canvas, x: number, y: number, color: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="120" fill="${c.radial([
    [0, color, c.light === "day" ? 0.15 : 0.75],
    [0.3, color, c.light === "day" ? 0.05 : 0.25],
    [1, color, 0],
  ])}"/>`;

/** A distant sail or longtail silhouette to give scale. */
export const farSail = (c: Canvas, x: number, y: number, size: number) =>
  fill(
    poly([
      [x, y - size],
      [x + size * 0.42, y - size * 0.08],
      [x + size * 0.02, y - size * 0.08],
    ]),
    mix(c.pal.wallLit, c.pal.haze, 0.3),
  ) +
  fill(
    poly([
      [x - size * 0.04, y - size * 0.85],
      [x - size * 0.3, y - size * 0.08],
      [x - size * 0.04, y - size * 0.08],
    ]),
    mix(c.pal.wallShade, c.pal.haze, 0.3),
  ) +
  fill(
    `M${n(x - size * 0.34)} ${n(y - size * 0.06)}L${n(x + size * 0.44)} ${n(y - size * 0.07)}L${n(x + size * 0.34)} ${n(y + size * 0.03)}L${n(x - size * 0.26)} ${n(y + size * 0.03)}Z`,
    mix(c.pal.woodDark, c.pal.haze, 0.3),
  ) +
  fill(dash(x, y + size * 0.05, size * 0.5, size * 0.04), c.pal.foam, 0.6);
