import {
  type Canvas,
  circle,
  far,
  fill,
  foliage,
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
import { chedi, chediProfile, lotusRing, prang, stairs, thaiGable, thaiHall } from "./land-buildings.ts";
import {
  anySide,
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
  lantern,
  lathe,
  lit,
  paving,
  rect,
  round,
  scaled,
  scene,
  shadow,
  tree,
  treeline,
  warmth,
} from "./land-paint.ts";
import { crowd, looks, person } from "./land-people.ts";

/** The seated Buddha in the earth-touching posture, `height` from lap to flame. */
function seatedBuddha(c: Canvas, x: number, y: number, height: number, color: string): string {
  const k = height / 100;
  const p = (list: readonly Point[]): Point[] => list.map(([px, py]) => [x + px * k, y - py * k]);
  const shape = (list: readonly Point[], tension = 0.9) => smooth(p(list), true, tension);
  const tone = round(c, color);
  const soft = dim(c, color, 0.34);
  const line = (list: readonly Point[], width: number, opacity = 0.55) =>
    stroke(smooth(p(list)), dim(c, color, 0.55), width * k, opacity);
  const lap = shape([
    [-37, 3],
    [-36, 9],
    [-29, 15],
    [-15, 18],
    [0, 15],
    [15, 18],
    [29, 15],
    [36, 9],
    [37, 3],
    [31, 0],
    [0, -1],
    [-31, 0],
  ]);
  const shin = shape([
    [-34, 8],
    [-20, 13],
    [0, 11],
    [18, 7],
    [26, 3],
    [16, 0.5],
    [-10, 1.5],
    [-28, 3],
  ]);
  const torso = shape([
    [-11, 14],
    [-12.5, 28],
    [-17.5, 42],
    [-20.5, 51],
    [-15, 56.5],
    [-5.5, 58.5],
    [5.5, 58.5],
    [15, 56.5],
    [20.5, 51],
    [17.5, 42],
    [12.5, 28],
    [11, 14],
  ]);
  const armL = shape([
    [-20.5, 53],
    [-24.5, 42],
    [-27.5, 30],
    [-26.5, 19],
    [-25.5, 10],
    [-24, 3.5],
    [-21.5, 5],
    [-21.8, 12],
    [-21, 21],
    [-20.5, 31],
    [-17, 42],
    [-15, 51],
  ]);
  const armR = shape([
    [20.5, 53],
    [24.5, 42],
    [27, 30],
    [22, 21.5],
    [10, 17.5],
    [-3, 17],
    [-5, 20],
    [8, 22],
    [18.5, 27],
    [19.5, 33],
    [16, 44],
    [15, 51],
  ]);
  const head = shape([
    [-8.4, 74],
    [-7.8, 67],
    [-5, 62],
    [0, 60.3],
    [5, 62],
    [7.8, 67],
    [8.4, 74],
    [7, 80],
    [0, 82.5],
    [-7, 80],
  ]);
  const ears =
    shape([
      [-8.2, 73],
      [-10, 73.5],
      [-9.8, 66],
      [-9, 61.5],
      [-7.6, 63],
      [-7.8, 68],
    ]) +
    shape([
      [8.2, 73],
      [10, 73.5],
      [9.8, 66],
      [9, 61.5],
      [7.6, 63],
      [7.8, 68],
    ]);
  const hair = shape(
    [
      [-8.7, 73.5],
      [-9, 78],
      [-6.5, 83],
      [-4.4, 85.6],
      [-3.6, 89],
      [0, 91],
      [3.6, 89],
      [4.4, 85.6],
      [6.5, 83],
      [9, 78],
      [8.7, 73.5],
      [5, 77.4],
      [0, 78.6],
      [-5, 77.4],
    ],
    0.8,
  );
  const flame = shape([
    [-2, 90],
    [-2.4, 93],
    [0, 100],
    [2.4, 93],
    [2, 90],
  ]);
  let curls = "";
  for (let row = 0; row < 7; row++)
    for (const u of steps(9 - Math.floor(row * 0.8))) {
      const [cx, cy] = [lerp(-8, 8, u) * (1 - row * 0.1), 78.6 + row * 1.75 - Math.abs(u - 0.5) * 4.4];
      curls += circle(x + cx * k, y - cy * k, 0.8 * k);
    }
  const neck = shape([
    [-5, 57],
    [-4.6, 64],
    [4.6, 64],
    [5, 57],
  ]);
  const sash = shape(
    [
      [6, 57.6],
      [11, 57],
      [10.6, 40],
      [9.4, 22],
      [5.4, 21.6],
      [6.6, 40],
    ],
    0.6,
  );
  return (
    fill(lap, tone) +
    fill(shin, fall(c, lit(c, color, 0.3), soft)) +
    fill(neck, soft) +
    fill(torso, tone) +
    line(
      [
        [6, 57.5],
        [-1, 45],
        [-12, 33],
      ],
      0.8,
    ) +
    line(
      [
        [7.5, 57],
        [0.5, 44],
        [-11.5, 30],
      ],
      0.4,
      0.4,
    ) +
    fill(sash, lit(c, color, 0.25)) +
    line(
      [
        [6, 57],
        [6.8, 40],
        [5.4, 22],
      ],
      0.4,
    ) +
    line(
      [
        [11, 57],
        [10.6, 40],
        [9.4, 22],
      ],
      0.4,
    ) +
    line(
      [
        [-11, 40],
        [-5, 37.6],
        [0, 39],
      ],
      0.5,
      0.35,
    ) +
    fill(armL, tone) +
    fill(armR, tone) +
    line(
      [
        [-20.3, 31],
        [-17.2, 42],
        [-15.5, 49],
      ],
      0.6,
    ) +
    line(
      [
        [19.4, 33],
        [16.2, 43],
        [15.3, 49],
      ],
      0.6,
    ) +
    line(
      [
        [-34, 8],
        [-20, 13],
        [0, 11],
        [18, 7],
      ],
      0.5,
      0.45,
    ) +
    fill(ears, soft) +
    fill(head, tone) +
    fill(hair, round(c, dim(c, color, 0.16))) +
    fill(curls, dim(c, color, 0.34), 0.6) +
    fill(flame, round(c, lit(c, c.pal.gold, 0.25))) +
    line(
      [
        [-5.6, 73.4],
        [-3.4, 74.8],
        [-1.2, 73.4],
      ],
      0.45,
    ) +
    line(
      [
        [1.2, 73.4],
        [3.4, 74.8],
        [5.6, 73.4],
      ],
      0.45,
    ) +
    line(
      [
        [-5.2, 71.4],
        [-3.4, 70.7],
        [-1.7, 71.4],
      ],
      0.5,
      0.7,
    ) +
    line(
      [
        [1.7, 71.4],
        [3.4, 70.7],
        [5.2, 71.4],
      ],
      0.5,
      0.7,
    ) +
    line(
      [
        [-0.9, 72.5],
        [-1.5, 68.3],
        [0.4, 67.6],
      ],
      0.35,
    ) +
    line(
      [
        [-2.4, 65.4],
        [0, 64.9],
        [2.4, 65.4],
      ],
      0.5,
      0.7,
    )
  );
}

const bigBuddha = scene("big-buddha", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const zoom = rnd.range(0.94, 1.06);
  c.add(
    sky(c, {
      horizon: 800,
      sun: { x: x + (rnd.chance(0.5) ? -1 : 1) * 250, y: c.light === "day" ? 190 : 420 },
      clouds: 0.8,
    }),
  );
  c.add(sea(c, { horizon: 780, shallow: 0.3, waves: 0.2 }));
  c.add(
    farHills(c, { y: 800, height: 90, distance: 0.85, swells: 5, wood: 0.3 }),
    farHills(c, { y: 850, height: 130, distance: 0.62, to: w * 0.36, swells: 3 }),
    farHills(c, { y: 850, height: 150, distance: 0.58, from: w * 0.68, swells: 2 }),
    mist(c, 820, 140, 0.6),
  );
  c.add(glow(c, x, 470, 560, pal.sunGlow, c.night ? 0.35 : 0.5));
  c.add(hills(c, { y: 1200, height: 330, distance: 0.16, from: -300, to: w + 300, swells: 2 }));
  const white = c.night ? mix(pal.wallLit, pal.lamp, 0.28) : pal.wallLit;
  const top = 850;
  const H = 640 * zoom;
  c.add(fill(rect(x - 470, top + 92, 940, 160), fall(c, pal.wall, dim(c, pal.wall, 0.3))));
  c.add(
    lathe(
      c,
      x,
      top + 180,
      [
        [0, 400],
        [34, 400],
        [34, 372],
        [70, 372],
        [70, 340],
        [110, 330],
      ],
      pal.wall,
    ),
  );
  c.add(
    lotusRing(c, x, top + 84, 330 * zoom, 62, white, 17),
    lotusRing(c, x, top + 40, 292 * zoom, 62, white, 15),
  );
  c.add(fill(rect(x - 262 * zoom, top - 8, 524 * zoom, 22), round(c, white)));
  c.add(warmth(c, x, top - 160, 430, 420, 1.2));
  c.add(seatedBuddha(c, x, top, H, white));
  c.add(warmth(c, x, top + 20, 420, 130, 0.8));
  c.add(stairs(c, x, top + 96, h + 20, 190, 460, pal.wall, 16));
  for (const s of [-1, 1]) {
    c.add(
      fill(
        poly([
          [x + s * 95, top + 84],
          [x + s * 112, top + 84],
          [x + s * 268, h + 20],
          [x + s * 232, h + 20],
        ]),
        s === c.sunSide ? pal.wallLit : dim(c, pal.wall, 0.25),
      ),
    );
    c.add(
      undergrowth(
        c,
        [
          [x + s * 300, h - 20],
          [x + s * 480, h - 150],
          [x + s * 900, h - 190],
        ],
        90,
        0.05,
      ),
    );
    for (let i = 0; i < 3; i++)
      c.add(
        tree(c, x + s * (500 + i * 160 + rnd.range(-30, 30)), h - 60 + i * 24, rnd.range(230, 330), 0.06),
      );
  }
  c.add(
    crowd(
      c,
      [
        [x - 60, 1036],
        [x + 50, 1084],
        [x + 84, 1090],
        [x - 110, 1152],
      ],
      92,
      ["walk", "stand", "photo", "relaxed"],
    ),
  );
  c.add(jungleFrame(c, 360));
  c.add(flock(c, x - 420, 300, 6));
});

const templeRed: (c: Canvas) => { tile: string; border: string; trim: string } = (c) => ({
  tile: hue(c, "#b4503a"),
  border: hue(c, "#2f6b54"),
  trim: c.pal.gold,
});

const thaiTemple = scene("thai-temple", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  c.add(sky(c, { horizon: 860, sun: { x: x - side * 420, y: c.light === "day" ? 200 : 520 }, clouds: 0.8 }));
  c.add(farHills(c, { y: 900, height: 240, distance: 0.68, swells: 2.4 }), mist(c, 850, 220, 0.5));
  c.add(treeline(c, 912, 210, 0.36));
  for (let i = 0; i < 4; i++) c.add(palm(c, w * rnd(), 915, rnd.range(230, 330), rnd.range(-40, 40), 0.34));
  c.add(
    ground(c, 900, mix(pal.sand, pal.wall, 0.5), pal.sandShade),
    paving(c, 902, x, 820, dim(c, pal.sand, 0.5)),
  );
  // The Grand Pagoda: three terraces with small spires at the corners, and the chedi above.
  const px = x - side * 250;
  const y = 930;
  const wall = pal.wallLit;
  const colors = templeRed(c);
  const terrace = (half: number, up: number, tall: number) =>
    fill(rect(px - half, y - up - tall, half * 2, tall), round(c, wall)) +
    fill(rect(px - half - 10, y - up - tall - 12, half * 2 + 20, 14), round(c, pal.gold)) +
    steps(Math.round(half / 34))
      .map((t) => {
        const ax = lerp(px - half + 26, px + half - 26, t);
        const arch = `M${n(ax - 13)} ${n(y - up - 4)}v${n(-tall * 0.5)}q13 -32 26 0v${n(tall * 0.5)}Z`;
        return (
          fill(arch, c.night || c.light === "dusk" ? c.pal.lamp : dim(c, wall, 0.45)) +
          stroke(arch, pal.gold, 3.2)
        );
      })
      .join("");
  const spire = (sx: number, up: number, height: number) => chedi(c, sx, y - up, height, pal.gold);
  c.add(shadow(c, px, y + 10, 460, 0.4, 36), warmth(c, px, y - 200, 420, 330));
  c.add(
    terrace(310, 0, 130),
    spire(px - 280, 130, 170),
    spire(px + 280, 130, 170),
    terrace(226, 140, 104),
    spire(px - 200, 244, 150),
    spire(px + 200, 244, 150),
    terrace(150, 254, 84),
  );
  c.add(spire(px - 124, 340, 120), spire(px + 124, 340, 120));
  c.add(thaiGable(c, px, y - 250, 190, 120, colors), thaiGable(c, px, y - 134, 230, 130, colors));
  c.add(
    lathe(c, px, y - 338, scaled(chediProfile, 460, 470), mix(wall, pal.gold, 0.28)),
    lathe(
      c,
      px,
      y - 338 - 470 * 0.42,
      scaled(
        [
          [0, 0.09],
          [0.08, 0.06],
          [0.2, 0.034],
          [0.4, 0.016],
          [0.6, 0.001],
        ],
        460,
        470,
      ),
      pal.gold,
    ),
  );
  // The hall in front, to the side.
  c.add(warmth(c, x + side * 360, 900, 360, 240), shadow(c, x + side * 360, 990, 380, 0.45, 36));
  c.add(thaiHall(c, x + side * 360, 985, 600, colors));
  for (const s of [-1, 1])
    c.add(
      undergrowth(
        c,
        [
          [x + side * 360 + s * 300, 992],
          [x + side * 360 + s * 420, 1000],
        ],
        50,
        0,
      ),
      s === side ? tree(c, x + side * 360 + s * 460, 1000, 300, 0.04) : "",
    );
  c.add(
    crowd(
      c,
      [
        [x - side * 40, 1040],
        [x - side * 10, 1046],
        [x - side * 190, 1010],
        [x + side * 150, 1072],
      ],
      120,
      ["walk", "stand", "photo", "relaxed"],
    ),
  );
  for (const s of [-1, 1]) {
    const bx = s < 0 ? 60 : w - 60;
    c.add(
      undergrowth(
        c,
        [
          [bx - 240, h + 10],
          [bx, h - 70],
          [bx + 240, h + 10],
        ],
        110,
        0,
      ),
      blossoms(c, 26, hue(c, "#f2a0b4"), () => [
        bx + rnd.bell() * 230,
        h - 60 + rnd.bell() * 60,
        rnd.range(7, 15),
      ]),
    );
  }
  c.add(palm(c, side > 0 ? 120 : w - 120, 1080, 620, side * 70), flock(c, x + side * 200, 240, 5));
});

const bangkokRiver = scene("bangkok-river", (c) => {
  const { pal, w, rnd } = c;
  const x = w / 2;
  const bank = 800;
  const sunX = x + (rnd.chance(0.5) ? -1 : 1) * rnd.range(260, 420);
  c.add(sky(c, { horizon: bank, sun: { x: sunX, y: c.light === "day" ? 220 : bank - 190 }, clouds: 0.85 }));
  const stone = c.night ? mix(pal.wallLit, pal.lamp, 0.5) : mix(pal.wall, pal.gold, 0.18);
  const colors = { tile: hue(c, "#c26a3c"), border: hue(c, "#2f6b54"), trim: pal.gold };
  let city = farHills(c, { y: bank, height: 70, distance: 0.7, swells: 6, wood: 0.4 });
  city += treeline(c, bank, 100, 0.4);
  const zoom = rnd.range(0.92, 1.06);
  const small = 330 * zoom;
  city += glow(c, x, bank - 260, 420, c.night || c.light === "dusk" ? pal.lamp : pal.sunGlow, 0.4);
  for (const s of [-1, 1]) city += prang(c, x + s * 250 * zoom, bank, small, stone, 0.16);
  city += lathe(
    c,
    x,
    bank,
    scaled(
      [
        [0, 0.42],
        [0.06, 0.42],
        [0.06, 0.38],
        [0.12, 0.37],
        [0.12, 0.34],
        [0.18, 0.32],
      ],
      640 * zoom,
    ),
    stone,
    { distance: 0.06 },
  );
  city += prang(c, x, bank - 20, 640 * zoom, stone, 0.03);
  for (const s of [-1, 1]) city += prang(c, x + s * 172 * zoom, bank, small * 0.98, stone, 0.04);
  city += fill(rect(x - 420, bank - 46, 840, 50), fall(c, pal.wallLit, dim(c, pal.wall, 0.3)));
  for (const s of [-1, 1]) {
    city +=
      thaiGable(c, x + s * 330, bank - 60, 130, 92, colors) +
      fill(rect(x + s * 330 - 48, bank - 60, 96, 62), round(c, pal.wallLit));
    city +=
      tree(c, x + s * 480, bank + 4, 150, 0.08) +
      tree(c, x + s * 590, bank + 4, 120, 0.1) +
      palm(c, x + s * 700, bank + 4, 190, s * 22, 0.14);
    city += fill(
      rect(x + s * 330 - 14, bank - 44, 28, 44),
      c.night || c.light === "dusk" ? pal.lamp : dim(c, pal.wall, 0.5),
    );
  }
  for (let i = 0; i < 15; i++) {
    const lx = x - 560 + i * 80;
    if (c.light !== "day") city += bulb(c, lx, bank - 20, 3.4);
  }
  c.add(city, fill(rect(0, bank - 6, w, 10), dim(c, pal.earth, 0.3)), mist(c, bank - 30, 120, 0.35));
  c.add(
    sea(c, { horizon: bank, sunX, waves: 0.35 }),
    reflection(c, city, bank, { depth: 330, squash: 0.62, opacity: 0.55, ripple: 20 }),
  );
  c.add(riverBoat(c, x - 330, 1010, 1.15), place(riverBoat(c, 0, 0, 0.62), x + 420, 900, -1, 1));
  c.add(flock(c, x + 360, 260, 6));
});

/** A covered long-nosed river boat with lamps. */
function riverBoat(c: Canvas, x: number, y: number, scale: number): string {
  const { pal } = c;
  const hull = smooth(
    [
      [-190, -8],
      [-120, 10],
      [20, 14],
      [150, 2],
      [262, -62],
      [270, -60],
      [190, 10],
      [120, 30],
      [0, 36],
      [-130, 32],
      [-186, 12],
    ],
    true,
    0.7,
  );
  let posts = "";
  for (const px of [-140, -80, -20, 40, 100]) posts += `M${px} 8V-58`;
  const roof = "M-172 -58Q-20 -84 136 -56L128 -46Q-20 -72 -166 -48Z";
  let people = "";
  const wardrobe = looks(c);
  [-110, -50, 10, 70].forEach((px, i) => {
    people += person(c, px, 20, 74, { pose: "sit", look: wardrobe[i + 1] ?? wardrobe[0] });
  });
  const ribbon =
    stroke("M256 -52q8 14 2 26M260 -54q14 10 12 28", pal.coral, 5) +
    stroke("M258 -54q10 12 8 24", pal.gold, 4);
  return place(
    `<ellipse cx="20" cy="40" rx="230" ry="12" fill="${pal.seaDeep}" opacity="0.4"/>${fill(
      hull,
      c.linear([
        [0, pal.woodLit],
        [0.5, pal.wood],
        [1, pal.woodDark],
      ]),
    )}${people}${fill(
      smooth(
        [
          [-186, 0],
          [-120, 14],
          [20, 18],
          [150, 6],
          [240, -44],
          [200, 6],
          [120, 26],
          [0, 32],
          [-130, 28],
        ],
        true,
        0.7,
      ),
      c.linear([
        [0, pal.wood],
        [1, pal.woodDark],
      ]),
    )}${stroke("M-184 4Q0 34 180 0", pal.coral, 4)}${stroke(posts, pal.woodDark, 4)}${fill(roof, fall(c, lit(c, pal.coral, 0.25), dim(c, pal.coral, 0.35)))}${ribbon}${c.light === "day" ? "" : [-140, -50, 40, 126].map((px) => bulb(c, px, -50, 4)).join("")}`,
    x,
    y,
    scale,
  );
}

const grandPalace = scene("grand-palace", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const y = 860;
  const side = anySide(c);
  const colors = { tile: hue(c, "#d08a3c"), border: hue(c, "#2e6d5a"), trim: pal.gold };
  c.add(sky(c, { horizon: 880, sun: { x: x - side * 560, y: c.light === "day" ? 180 : 600 }, clouds: 0.85 }));
  c.add(treeline(c, y + 10, 190, 0.45));
  c.add(mist(c, 790, 200, 0.4), warmth(c, x, 640, 640, 330));
  const gold = c.night ? mix(pal.gold, pal.lamp, 0.4) : pal.gold;
  // Halls behind, then the three spires of the terrace: chedi, mondop, prang.
  c.add(
    thaiHall(c, x + side * 560, y, 430, { ...colors, tile: hue(c, "#3f7a5c"), border: hue(c, "#c9653f") }),
  );
  c.add(chedi(c, x - side * 330, y - 20, 640, gold));
  c.add(fill(rect(x - side * 330 - 205, y - 90, 410, 96), round(c, pal.wallLit)));
  const mondop = x - side * 40;
  c.add(fill(rect(mondop - 105, y - 230, 210, 232), round(c, mix(gold, hue(c, "#3b6b5c"), 0.25))));
  for (const dx of [-88, -44, 0, 44, 88])
    c.add(fill(rect(mondop + dx - 8, y - 226, 16, 226), round(c, gold)));
  c.add(
    fill(rect(mondop - 26, y - 140, 52, 140), c.night || c.light === "dusk" ? pal.lamp : dim(c, gold, 0.6)),
  );
  for (let i = 0; i < 7; i++) {
    const half = 132 - i * 17;
    const yy = y - 228 - i * 30;
    c.add(
      fill(
        `M${n(mondop - half)} ${n(yy)}Q${n(mondop - half * 0.7)} ${n(yy - 10)} ${n(mondop - half * 0.66)} ${n(yy - 34)}H${n(mondop + half * 0.66)}Q${n(mondop + half * 0.7)} ${n(yy - 10)} ${n(mondop + half)} ${n(yy)}Z`,
        round(c, i % 2 ? gold : dim(c, colors.border, 0.1)),
      ),
      stroke(`M${n(mondop - half)} ${n(yy)}h${n(half * 2)}`, lit(c, gold, 0.4), 3),
    );
  }
  c.add(
    lathe(
      c,
      mondop,
      y - 430,
      [
        [0, 26],
        [40, 18],
        [80, 14],
        [150, 8],
        [260, 1],
      ],
      gold,
    ),
  );
  c.add(prang(c, x + side * 220, y - 150, 470, mix(pal.wallLit, hue(c, "#7fb0a4"), 0.35)));
  c.add(fill(rect(x + side * 220 - 120, y - 190, 240, 190), round(c, pal.wallLit)));
  c.add(thaiGable(c, x + side * 220, y - 150, 290, 190, colors));
  for (const dx of [-80, -30, 30, 80])
    c.add(fill(rect(x + side * 220 + dx - 9, y - 152, 18, 152), round(c, lit(c, gold, 0.2))));
  // The outer wall with pointed battlements.
  const wallY = y + 20;
  let merlons = "";
  for (let mx = -20; mx < w + 20; mx += 44)
    merlons += `M${mx} ${wallY - 76}v-14q4 -16 16 -26q12 10 16 26v14Z`;
  c.add(
    fill(rect(0, wallY - 78, w, 96) + merlons, fall(c, pal.wallLit, dim(c, pal.wall, 0.25))),
    fill(rect(0, wallY - 80, w, 6) + rect(0, wallY - 20, w, 5), dim(c, pal.wall, 0.35), 0.6),
  );
  c.add(
    fill(`M${n(x - 70)} ${wallY + 20}v-120q20 -60 70 -90q50 30 70 90v120Z`, round(c, pal.wallLit)),
    stroke(`M${n(x - 62)} ${wallY + 20}v-116q18 -56 62 -82q44 26 62 82v116`, gold, 7),
    fill(
      `M${n(x - 42)} ${wallY + 20}v-92q12 -40 42 -56q30 16 42 56v92Z`,
      c.night || c.light === "dusk" ? pal.lamp : dim(c, pal.wall, 0.6),
    ),
  );
  c.add(ground(c, wallY + 16, lit(c, pal.leaf, 0.12), mix(pal.leaf, pal.leafDark, 0.35), 160));
  c.add(
    fill(
      poly([
        [x - 60, wallY + 18],
        [x + 60, wallY + 18],
        [x + 330, h],
        [x - 330, h],
      ]),
      fall(c, pal.sandLit, mix(pal.sand, pal.sandShade, 0.4)),
    ),
  );
  for (const s of [-1, 1])
    for (let i = 0; i < 4; i++) {
      const t = i / 3;
      const bx = x + s * lerp(150, 560, t);
      const by = lerp(wallY + 50, h - 40, t ** 1.2);
      const r = lerp(24, 78, t);
      c.add(
        shadow(c, bx, by + 4, r * 1.3, 0.4),
        fill(rect(bx - r * 0.08, by - r * 1.1, r * 0.16, r * 1.1), pal.woodDark),
        foliage(c, 34, 0.04, () => [
          bx + rnd.bell() * r * 0.62,
          by - r * 1.5 + rnd.bell() * r * 0.58,
          r * rnd.range(0.2, 0.3),
        ]),
      );
    }
  c.add(
    crowd(
      c,
      [
        [x - 60, 985],
        [x - 24, 992],
        [x + 90, 1010],
        [x + 120, 1016],
        [x - 170, 1086],
        [x + 30, 930],
      ],
      104,
      ["walk", "stand", "photo", "relaxed"],
    ),
  );
  c.add(
    undergrowth(
      c,
      [
        [-40, h + 10],
        [160, h - 40],
        [360, h + 20],
      ],
      90,
    ),
    undergrowth(
      c,
      [
        [w - 360, h + 20],
        [w - 160, h - 40],
        [w + 40, h + 10],
      ],
      90,
    ),
  );
});

/** A paper sky lantern. */
function skyLantern(c: Canvas, x: number, y: number, size: number, strength: number): string {
  const d = `M${n(x - size * 0.36)} ${n(y)}Q${n(x - size * 0.62)} ${n(y - size * 0.7)} ${n(x - size * 0.42)} ${n(y - size * 1.05)}Q${n(x)} ${n(y - size * 1.3)} ${n(x + size * 0.42)} ${n(y - size * 1.05)}Q${n(x + size * 0.62)} ${n(y - size * 0.7)} ${n(x + size * 0.36)} ${n(y)}Q${n(x)} ${n(y + size * 0.1)} ${n(x - size * 0.36)} ${n(y)}Z`;
  const paper = c.light === "day" ? hue(c, "#fbe9c6") : mix(c.pal.coral, c.pal.lamp, 0.55);
  return (
    glow(c, x, y - size * 0.4, size * 2.3, c.pal.lamp, 0.5 * strength) +
    fill(
      d,
      c.linear([
        [0, mix(paper, c.pal.coral, 0.4)],
        [0.55, paper],
        [1, "#fff3cf"],
      ]),
      0.4 + 0.6 * strength,
    ) +
    (size > 26
      ? stroke(
          `M${n(x)} ${n(y - size * 1.17)}Q${n(x - size * 0.08)} ${n(y - size * 0.5)} ${n(x)} ${n(y)}`,
          c.pal.coral,
          size * 0.02,
          0.5,
        )
      : "")
  );
}

const lanternFestival = lampScene("lantern-festival", (c, air) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const side = anySide(c);
  const bank = 850;
  c.add(
    sky(air, {
      horizon: bank,
      sun: air.night ? false : { x: x + side * 380, y: c.light === "day" ? 210 : 660 },
      clouds: 0.5,
    }),
  );
  let shore =
    farHills(air, { y: bank, height: 190, distance: 0.6, swells: 2.2 }) + mist(air, bank - 40, 150, 0.4);
  const gold = c.night || c.light === "dusk" ? mix(pal.gold, pal.lamp, 0.45) : pal.gold;
  shore += warmth(c, x, bank - 170, 520, 330);
  shore += treeline(c, bank + 6, 130, 0.26);
  shore += chedi(c, x + side * 150, bank, 480, gold, 0.04);
  const colors = { tile: hue(c, "#7c4a3a"), border: hue(c, "#5a2e2c"), trim: gold };
  shore +=
    thaiHall(c, x - side * 270, bank + 6, 360, colors, pal.wall) +
    thaiHall(c, x + side * 450, bank + 6, 300, colors, pal.wall);
  for (const s of [-1, 1]) shore += palm(c, x + s * 560, bank + 8, 300, s * 34, 0.06);
  c.add(
    shore,
    sea(air, { horizon: bank, waves: 0.25 }),
    reflection(c, shore, bank, { depth: 260, squash: 0.6, opacity: 0.6, ripple: 16 }),
  );
  const spots: [number, number, number][] = [];
  for (let i = 0; i < (c.light === "day" ? 60 : 120); i++) {
    const t = rnd() ** 1.9;
    spots.push([
      x + rnd.bell() * w * 0.56 + side * t * 60,
      lerp(bank - 250, -20, rnd() ** 0.85),
      lerp(7, 34, t),
    ]);
  }
  for (const [lx, ly, s] of spots.sort((a, b) => a[2] - b[2]))
    c.add(skyLantern(c, lx, ly, s, c.light === "day" ? 0.25 : clampStrength(s)));
  c.add(
    skyLantern(c, x - side * 500, 330, 62, 1),
    skyLantern(c, x + side * 330, 200, 50, 1),
    skyLantern(c, x - side * 160, 520, 44, 1),
  );
  // Krathong candles on the water.
  for (let i = 0; i < 26; i++) {
    const t = rnd();
    const lx = rnd() * w;
    const ly = lerp(bank + 20, h - 150, t);
    c.add(
      glow(c, lx, ly, lerp(14, 40, t), pal.lamp, 0.6, lerp(6, 15, t)),
      fill(
        `M${n(lx - lerp(4, 11, t))} ${n(ly)}q${n(lerp(4, 11, t))} ${n(lerp(4, 9, t))} ${n(lerp(8, 22, t))} 0Z`,
        pal.coral,
      ),
      fill(circle(lx, ly - lerp(3, 8, t), lerp(1.4, 3, t)), "#fff3cf"),
    );
  }
  // People on the bank letting a lantern rise.
  c.add(
    fill(
      smooth(
        [
          [-40, h + 40],
          [-40, h - 70],
          [w * 0.3, h - 104],
          [x, h - 84],
          [w * 0.7, h - 108],
          [w + 40, h - 64],
          [w + 40, h + 40],
        ],
        true,
        0.8,
      ),
      fall(c, dim(c, pal.leafDark, 0.2), pal.ink),
    ),
  );
  const wardrobe = looks(c);
  const px = x + side * 20;
  c.add(skyLantern(c, px, h - 345, 118, 1));
  c.add(
    person(c, px - 74, h - 74, 250, { pose: "raise", look: wardrobe[7] ?? wardrobe[0] }),
    person(c, px + 76, h - 70, 262, { pose: "raise", look: wardrobe[0], facing: -1 }),
    person(c, px + 6, h - 60, 168, { pose: "cheer", look: wardrobe[1] ?? wardrobe[0], child: true }),
  );
  c.add(
    person(c, px - side * 330, h - 80, 240, { pose: "stand", look: wardrobe[5] ?? wardrobe[0] }),
    person(c, px - side * 272, h - 76, 250, { pose: "photo", look: wardrobe[2] ?? wardrobe[0] }),
  );
  c.add(warmth(c, px, h - 290, 330, 260, 0.5), grass(c, 0, w, h + 4, 60, 170, dim(c, pal.leafDark, 0.3)));
  for (const s of [-1, 1])
    for (let i = 0; i < 4; i++)
      c.add(
        lantern(
          c,
          x + s * (760 + i * 56) * (w / 1800),
          110 + i * 46 + (i % 2) * 60,
          58,
          [pal.coral, pal.gold, pal.teal, hue(c, "#e69ab0")][i] ?? pal.coral,
        ),
      );
});

const clampStrength = (size: number) => Math.min(1, 0.5 + size / 40);

const angkorWat = scene("angkor-wat", (c) => {
  const { pal, w, h, rnd } = c;
  const x = w / 2;
  const line = 800;
  const sunX = c.light === "day" ? x - 520 : x + rnd.range(-60, 60);
  c.add(
    sky(c, {
      horizon: line,
      sun: { x: sunX, y: c.light === "day" ? 180 : 470, r: c.light === "day" ? 34 : 74 },
      clouds: 0.8,
    }),
  );
  const stone = mix(c.light === "dawn" ? mix(pal.rock, "#d6a183", 0.5) : pal.rock, pal.earth, 0.25);
  let city = farHills(c, { y: line, height: 70, distance: 0.62, swells: 7, wood: 0.5 });
  const bud = [
    [0, 0.2],
    [0.16, 0.2],
    [0.16, 0.225],
    [0.2, 0.225],
    [0.2, 0.19],
    [0.3, 0.2],
    [0.32, 0.215],
    [0.34, 0.19],
    [0.43, 0.19],
    [0.45, 0.2],
    [0.47, 0.172],
    [0.55, 0.168],
    [0.57, 0.176],
    [0.59, 0.145],
    [0.66, 0.136],
    [0.68, 0.142],
    [0.7, 0.11],
    [0.77, 0.098],
    [0.79, 0.102],
    [0.81, 0.07],
    [0.88, 0.054],
    [0.92, 0.03],
    [1, 0.004],
  ] as const;
  const tower = (tx: number, ty: number, th: number, d: number) =>
    lathe(c, tx, ty, scaled(bud, th * 0.74, th), stone, { distance: d });
  const gallery = (gx: number, gy: number, gw: number, gh: number, d: number) => {
    let cols = "";
    for (const t of steps(Math.round(gw / 20))) cols += rect(gx - gw / 2 + 6 + t * (gw - 20), gy - gh, 8, gh);
    return (
      fill(rect(gx - gw / 2, gy - gh, gw, gh), far(c, dim(c, stone, 0.55), d)) +
      fill(cols, far(c, lit(c, stone, 0.15), d)) +
      fill(
        `M${n(gx - gw / 2 - 6)} ${n(gy - gh)}q8 ${n(-gh * 0.55)} 30 ${n(-gh * 0.6)}H${n(gx + gw / 2 - 24)}q22 ${n(gh * 0.05)} 30 ${n(gh * 0.6)}Z`,
        c.linear([
          [0, far(c, lit(c, stone, 0.25), d)],
          [1, far(c, dim(c, stone, 0.2), d)],
        ]),
      ) +
      fill(rect(gx - gw / 2 - 10, gy - 8, gw + 20, 12), far(c, lit(c, stone, 0.1), d))
    );
  };
  city += treeline(c, line + 4, 120, 0.42);
  city += tower(x - 150, line - 120, 330, 0.24) + tower(x + 150, line - 120, 330, 0.24);
  city += tower(x, line - 150, 470, 0.1);
  city +=
    gallery(x, line - 96, 440, 74, 0.12) +
    tower(x - 270, line - 70, 330, 0.06) +
    tower(x + 270, line - 70, 330, 0.06);
  city += gallery(x, line - 46, 660, 62, 0.06);
  city += fill(rect(x - 360, line - 52, 720, 56), fall(c, stone, dim(c, stone, 0.4)));
  city += gallery(x, line, 1080, 66, 0.02);
  city +=
    fill(
      poly([
        [x - 60, line],
        [x - 44, line - 92],
        [x, line - 150],
        [x + 44, line - 92],
        [x + 60, line],
      ]),
      round(c, stone),
    ) +
    fill(
      rect(x - 20, line - 70, 40, 70),
      c.night || c.light === "dusk" ? mix(pal.lamp, stone, 0.2) : dim(c, stone, 0.7),
    );
  if (c.night) city += warmth(c, x, line - 120, 460, 190);
  for (const s of [-1, 1]) {
    for (let i = 0; i < 3; i++)
      city += palm(
        c,
        x + s * (590 + i * 90 + rnd.range(-20, 20)),
        line + 4,
        rnd.range(210, 330),
        s * rnd.range(-16, 30),
        0.08,
      );
    city += tree(c, x + s * 700, line + 6, 190, 0.06);
  }
  c.add(city, mist(c, line - 20, 130, 0.4));
  const pool = `M-20 ${line + 26}Q${n(x)} ${line + 6} ${n(w + 20)} ${line + 26}V${h}H-20Z`;
  c.add(ground(c, line - 2, mix(pal.leaf, pal.leafLit, 0.4), pal.leaf));
  c.add(
    c.clipped(
      pool,
      sea(c, { horizon: line + 10, waves: 0.12, sunX: c.light === "day" ? undefined : sunX }) +
        reflection(c, city, line + 14, { depth: 370, squash: 0.85, opacity: 0.72, ripple: 12 }),
    ),
  );
  // Lily pads and blossoms.
  let pads = "";
  let rims = "";
  const flowers: [number, number, number][] = [];
  for (let i = 0; i < 70; i++) {
    const t = rnd() ** 0.6;
    const lx = rnd.chance(0.5) ? rnd() ** 1.6 * x * 0.95 : w - rnd() ** 1.6 * x * 0.95;
    const ly = lerp(line + 110, h - 10, t);
    const r = lerp(12, 62, t) * rnd.range(0.7, 1.1);
    pads += `M${n(lx - r)} ${n(ly)}a${n(r)} ${n(r * 0.26)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r * 0.26)} 0 1 0 ${n(-r * 2)} 0`;
    rims += `M${n(lx - r)} ${n(ly)}a${n(r)} ${n(r * 0.26)} 0 0 1 ${n(r * 2)} 0`;
    if (i % 4 === 0) flowers.push([lx, ly - r * 0.1, r * 0.5]);
  }
  c.add(fill(pads, mix(pal.leaf, pal.leafDark, 0.35)), stroke(rims, pal.leafLit, 2.4, 0.6));
  for (const [fx, fy, s] of flowers.sort((a, b) => a[1] - b[1])) {
    let petals = "";
    for (const a of [-1.1, -0.6, 0, 0.6, 1.1])
      petals += `M${n(fx)} ${n(fy)}Q${n(fx + Math.sin(a) * s - s * 0.3)} ${n(fy - Math.cos(a) * s * 0.6)} ${n(fx + Math.sin(a) * s)} ${n(fy - Math.cos(a) * s)}Q${n(fx + Math.sin(a) * s + s * 0.25)} ${n(fy - Math.cos(a) * s * 0.5)} ${n(fx)} ${n(fy)}Z`;
    c.add(
      fill(
        petals,
        c.linear([
          [0, hue(c, "#f7b9c8")],
          [1, hue(c, "#fff2f2")],
        ]),
      ),
    );
  }
  c.add(flock(c, x + 340, 240, 6));
});

export const temples = {
  "big-buddha": bigBuddha,
  "thai-temple": thaiTemple,
  "bangkok-river": bangkokRiver,
  "grand-palace": grandPalace,
  "lantern-festival": lanternFestival,
  "angkor-wat": angkorWat,
};
