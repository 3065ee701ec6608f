import {
  brush,
  type Canvas,
  circle,
  clamp,
  clump,
  dash,
  fbm,
  fill,
  lerp,
  mix,
  n,
  type Point,
  poly,
  smooth,
  steps,
  stroke,
} from "../paint.ts";

/** Colours of the water column of one light, from the bright surface to the deep. */
export const column = (c: Canvas) => {
  const { pal } = c;
  return {
    top: mix(pal.shallow, pal.horizon, c.night ? 0.2 : 0.55),
    high: mix(pal.shallow, pal.seaNear, c.night ? 0.35 : 0.2),
    mid: mix(pal.shallow, pal.seaNear, 0.72),
    low: mix(pal.seaNear, pal.seaDeep, 0.55),
    deep: mix(pal.seaDeep, pal.ink, 0.25),
  };
};

/** Fades a colour into the water: 0 near … 1 gone. */
export const sunk = (c: Canvas, color: string, distance: number) =>
  mix(color, column(c).mid, clamp(distance * 0.9 + 0.06));

/** A net of light as the surface throws it: thin bright lines from noise, squeezed by perspective. */
export function caustics(
  c: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  opacity: number,
  stretch = 2.6,
  scale = 1,
): string {
  const id = c.def(
    (name) =>
      `<filter id="${name}" filterUnits="userSpaceOnUse" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" color-interpolation-filters="sRGB"><feTurbulence type="turbulence" baseFrequency="${(0.0075 / scale).toFixed(4)} ${((0.0075 * stretch) / scale).toFixed(4)}" numOctaves="2" seed="${c.rnd.int(1, 900)}"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 1.4 0 0 0 0"/><feComponentTransfer><feFuncA type="table" tableValues="1 0.5 0.16 0.04 0 0 0 0 0"/></feComponentTransfer><feComposite in="SourceGraphic" operator="in"/></filter>`,
  );
  return `<g filter="url(#${id})" opacity="${opacity}"><rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${c.pal.glitter}"/></g>`;
}

/** The water itself below `top`: graded blue, sun shafts, the moving underside of the surface. */
export function waterColumn(c: Canvas, top: number, sunX: number): string {
  const { w, h, rnd, pal } = c;
  const tone = column(c);
  const body = c.linear([
    [0, tone.top],
    [0.14, tone.high],
    [0.42, tone.mid],
    [0.75, tone.low],
    [1, tone.deep],
  ]);
  const out = [`<rect y="${n(top)}" width="${n(w)}" height="${n(h - top)}" fill="${body}"/>`];
  const shine = c.radial([
    [0, pal.glitter, c.night ? 0.55 : 0.85],
    [0.35, pal.glitter, 0.28],
    [1, pal.glitter, 0],
  ]);
  out.push(
    c.clipped(
      `M0 ${n(top)}H${n(w)}V${h}H0Z`,
      `<ellipse cx="${n(sunX)}" cy="${n(top)}" rx="${n(w * 0.42)}" ry="430" fill="${shine}"/>`,
    ),
  );
  let rays = "";
  for (let i = 0; i < 15; i++) {
    const a = lerp(-0.62, 0.62, (i + rnd()) / 15);
    const from = sunX + a * 420;
    const to = sunX + Math.tan(a) * 1250;
    const thick = rnd.range(14, 74);
    rays += fill(
      poly([
        [from - thick * 0.35, top - 10],
        [from + thick * 0.35, top - 10],
        [to + thick * 1.6, h * rnd.range(0.8, 1.05)],
        [to - thick * 1.6, h * rnd.range(0.8, 1.05)],
      ]),
      pal.glitter,
      rnd.range(0.08, 0.2),
    );
  }
  out.push(c.clipped(`M0 ${n(top)}H${n(w)}V${h}H0Z`, c.fadedY(top + 60, h * 0.98, c.blurred(9, rays))));
  out.push(c.fadedY(top + 30, top + 190, caustics(c, 0, top, w, 200, c.night ? 0.35 : 0.75, 3.4, 1.3)));
  return out.join("");
}

/** Drifting specks. */
export function plankton(c: Canvas, top: number, count = 120, color = c.pal.glitter): string {
  let d = "";
  for (let i = 0; i < count; i++)
    d += circle(c.rnd() * c.w, lerp(top + 60, c.h, c.rnd()), c.rnd.range(0.8, 2.6));
  return fill(d, color, 0.4);
}

/** A column of bubbles. */
export function bubbleTrail(c: Canvas, x: number, y: number, height: number): string {
  let d = "";
  let shine = "";
  for (let i = 0; i < 26; i++) {
    const t = c.rnd();
    const r = c.rnd.range(2, 4 + 8 * t);
    const bx = x + Math.sin(t * 9) * 14 + c.rnd.bell() * 16;
    d += circle(bx, y - height * t, r);
    shine += circle(bx - r * 0.3, y - height * t - r * 0.3, r * 0.3);
  }
  return fill(d, c.pal.foam, 0.32) + stroke(d, c.pal.foam, 1.4, 0.6) + fill(shine, c.pal.foam, 0.9);
}

/** Rippled sandy floor with light dancing on it. */
export function seabed(c: Canvas, y: number, height: number): string {
  const { w, h, pal, rnd } = c;
  const seed = rnd.int(1, 99);
  const line = steps(40).map((t): Point => [lerp(-40, w + 40, t), y + fbm(t * 4, 1, seed, 3) * height]);
  const area = poly([...line, [w + 40, h + 40], [-40, h + 40]]);
  const sand = mix(pal.sand, pal.shallow, 0.45);
  let d = "";
  for (let i = 0; i < 130; i++) {
    const t = rnd() ** 0.8;
    d += dash(rnd() * w, lerp(y + 10, h, t), lerp(20, 110, t) * rnd.range(0.4, 1), lerp(1, 5, t));
  }
  return c.clipped(
    area,
    fill(
      area,
      c.linear([
        [0, sunk(c, sand, 0.72)],
        [0.5, sunk(c, sand, 0.25)],
        [1, sunk(c, sand, 0.35)],
      ]),
    ) +
      fill(d, sunk(c, pal.sandShade, 0.3), 0.4) +
      caustics(c, 0, y - height, w, h - y + height, 0.5, 2.4, 0.9),
  );
}

function branches(
  c: Canvas,
  x: number,
  y: number,
  angle: number,
  length: number,
  thick: number,
  depth: number,
): string {
  const ex = x + Math.cos(angle) * length;
  const ey = y + Math.sin(angle) * length;
  const mid: Point = [(x + ex) / 2 + c.rnd.bell() * length * 0.12, (y + ey) / 2];
  let d = brush([[x, y], mid, [ex, ey]], [thick, thick * 0.85, thick * 0.72]);
  if (depth === 0) return d + circle(ex, ey, thick * 0.45);
  const forks = c.rnd.int(2, 3);
  for (let i = 0; i < forks; i++)
    d += branches(
      c,
      ex,
      ey,
      angle + lerp(-0.62, 0.62, forks > 1 ? i / (forks - 1) : 0.5) + c.rnd.bell() * 0.2,
      length * c.rnd.range(0.62, 0.85),
      thick * 0.7,
      depth - 1,
    );
  return d;
}

/** Staghorn coral. */
export function staghorn(c: Canvas, x: number, y: number, size: number, color: string): string {
  const grow = (spread: number) =>
    steps(6)
      .map((t) =>
        branches(
          c,
          x + (t - 0.5) * size * 0.5,
          y,
          -Math.PI / 2 + (t - 0.5) * spread,
          size * 0.3,
          size * 0.07,
          2,
        ),
      )
      .join("");
  return (
    fill(grow(1.9), mix(color, c.pal.seaDeep, 0.4)) +
    fill(grow(1.6), color) +
    fill(
      steps(4)
        .map((t) =>
          branches(
            c,
            x + (t - 0.5) * size * 0.4,
            y,
            -Math.PI / 2 + (t - 0.5) * 1.4,
            size * 0.28,
            size * 0.035,
            2,
          ),
        )
        .join(""),
      mix(color, c.pal.glitter, 0.4),
      0.7,
    )
  );
}

/** Sea fan: a lattice in one plane. */
export function seaFan(c: Canvas, x: number, y: number, size: number, color: string, lean = 0): string {
  const rim: Point[] = steps(15).map((t) => {
    const a = -Math.PI * lerp(0.92, 0.08, t) + lean;
    const r = size * c.rnd.range(0.86, 1.05);
    return [x + Math.cos(a) * r, y - size * 0.16 + Math.sin(a) * r];
  });
  let veins = "";
  for (let i = 0; i < 34; i++) {
    const a = -Math.PI * lerp(0.94, 0.06, (i + c.rnd()) / 34) + lean;
    const r = size * c.rnd.range(0.75, 1);
    veins += smooth([
      [x, y],
      [x + Math.cos(a + c.rnd.bell() * 0.12) * r * 0.5, y - size * 0.1 + Math.sin(a) * r * 0.5],
      [x + Math.cos(a) * r, y - size * 0.16 + Math.sin(a) * r],
    ]);
  }
  const arcs = steps(7)
    .map((t) =>
      smooth(
        steps(14).map((u): Point => {
          const a = -Math.PI * lerp(0.9, 0.1, u) + lean;
          const r = size * lerp(0.25, 0.95, t) * c.rnd.range(0.97, 1.03);
          return [x + Math.cos(a) * r, y - size * 0.13 + Math.sin(a) * r];
        }),
      ),
    )
    .join("");
  return (
    fill(smooth([[x - size * 0.05, y], ...rim, [x + size * 0.05, y]], true, 0.8), color, 0.42) +
    stroke(arcs, color, Math.max(1, size * 0.009), 0.7) +
    stroke(veins, mix(color, c.pal.seaDeep, 0.2), Math.max(1.4, size * 0.016)) +
    fill(
      brush(
        [
          [x, y + size * 0.1],
          [x, y - size * 0.1],
        ],
        [size * 0.09, size * 0.07, size * 0.05],
      ),
      mix(color, c.pal.seaDeep, 0.3),
    )
  );
}

/** Brain coral: a grooved dome. */
export function brainCoral(c: Canvas, x: number, y: number, size: number, color: string): string {
  const dome = `M${n(x - size)} ${n(y)}C${n(x - size * 1.05)} ${n(y - size * 1.05)} ${n(x + size * 1.05)} ${n(y - size * 1.05)} ${n(x + size)} ${n(y)}Z`;
  let grooves = "";
  for (let i = 0; i < 26; i++) {
    const px = x + c.rnd.bell() * size * 0.95;
    const py = y - c.rnd() * size * 0.75;
    grooves += smooth(
      steps(6).map((t): Point => [px + (t - 0.5) * size * 0.4, py + Math.sin(t * 11 + i) * size * 0.05]),
    );
  }
  return (
    fill(
      dome,
      c.linear([
        [0, mix(color, c.pal.glitter, 0.4)],
        [0.5, color],
        [1, mix(color, c.pal.seaDeep, 0.55)],
      ]),
    ) + c.clipped(dome, stroke(grooves, mix(color, c.pal.seaDeep, 0.5), Math.max(1.5, size * 0.035), 0.55))
  );
}

/** Table coral: a plate on a stem. */
export function tableCoral(c: Canvas, x: number, y: number, size: number, color: string): string {
  const plate = clump(c.rnd, x, y - size * 0.42, size, size * 0.17, 15);
  const under = clump(c.rnd, x, y - size * 0.36, size * 0.9, size * 0.16, 13);
  let knobs = "";
  for (let i = 0; i < 60; i++)
    knobs += circle(
      x + c.rnd.bell() * size * 0.9,
      y - size * 0.44 + c.rnd.bell() * size * 0.1,
      size * c.rnd.range(0.015, 0.035),
    );
  return (
    fill(
      brush(
        [
          [x, y],
          [x + size * 0.03, y - size * 0.2],
          [x, y - size * 0.38],
        ],
        [size * 0.34, size * 0.22, size * 0.5],
      ),
      mix(color, c.pal.seaDeep, 0.6),
    ) +
    fill(under, mix(color, c.pal.seaDeep, 0.55)) +
    fill(plate, color) +
    fill(knobs, mix(color, c.pal.glitter, 0.45), 0.7)
  );
}

/** Tube sponges. */
export function sponges(c: Canvas, x: number, y: number, size: number, color: string): string {
  return steps(5)
    .map((t, i) => {
      const tx = x + (t - 0.5) * size * 0.8;
      const high = size * c.rnd.range(0.5, 1.05);
      const lean = (t - 0.5) * size * 0.3;
      const wide = size * 0.17;
      return (
        fill(
          brush(
            [
              [tx, y],
              [tx + lean * 0.4, y - high * 0.5],
              [tx + lean, y - high],
            ],
            [wide * 0.8, wide, wide * 1.15],
          ),
          c.linear([
            [0, mix(color, c.pal.glitter, i % 2 ? 0.35 : 0.2)],
            [1, mix(color, c.pal.seaDeep, 0.5)],
          ]),
        ) +
        `<ellipse cx="${n(tx + lean)}" cy="${n(y - high)}" rx="${n(wide * 0.56)}" ry="${n(wide * 0.24)}" fill="${mix(color, c.pal.ink, 0.55)}"/>`
      );
    })
    .join("");
}

/** Anemone with waving arms. */
export function anemone(c: Canvas, x: number, y: number, size: number, color: string): string {
  let back = "";
  let front = "";
  for (let i = 0; i < 60; i++) {
    const a = lerp(-2.9, -0.25, c.rnd());
    const r = size * c.rnd.range(0.7, 1.05);
    const d = brush(
      [
        [x + Math.cos(a) * size * 0.3, y],
        [x + Math.cos(a) * r * 0.7 + c.rnd.bell() * 6, y + Math.sin(a) * r * 0.6],
        [x + Math.cos(a) * r + c.rnd.bell() * size * 0.16, y + Math.sin(a) * r],
      ],
      [size * 0.06, size * 0.055, size * 0.07],
    );
    if (i % 2) front += d;
    else back += d;
  }
  return fill(back, mix(color, c.pal.seaDeep, 0.4)) + fill(front, color);
}

/** A mound of rock grown over with every kind of coral. */
export function reefMound(
  c: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  distance: number,
): string {
  const { rnd, pal } = c;
  const tone = (color: string) => sunk(c, color, distance);
  const colors = [
    pal.coral,
    mix(pal.coral, pal.shadow, 0.4),
    pal.gold,
    mix(pal.teal, pal.leafLit, 0.5),
    mix(pal.coral, pal.wallLit, 0.4),
    mix(pal.gold, pal.coral, 0.5),
  ] as const;
  const seed = rnd.int(1, 999);
  const top = (u: number) => y - height * (1 - u * u) ** 1.05 * (0.8 + fbm(u * 3, 2, seed, 3) * 0.4);
  const rock = smooth(
    [
      [x - width * 0.54, y + 12],
      ...steps(21).map((t): Point => [x + (t - 0.5) * width, top(t * 2 - 1)]),
      [x + width * 0.54, y + 12],
    ],
    true,
    0.8,
  );
  const floor = c.blurred(
    10,
    fill(
      dash(x, y + 20, width * 0.6, 34),
      sunk(c, mix(mix(pal.sand, pal.shallow, 0.45), pal.seaDeep, 0.25), distance),
    ),
  );
  let out = c.fadedY(
    y - height * 0.14 - 16,
    y + 14,
    fill(
      rock,
      c.linear([
        [0, tone(mix(pal.rockShade, pal.teal, 0.3))],
        [1, tone(mix(pal.rockShade, pal.ink, 0.5))],
      ]),
    ),
  );
  const count = Math.round(width / 24);
  const spots = Array.from({ length: count }, () => rnd.range(-0.95, 0.95))
    .map((u) => ({ u, y: lerp(top(u), y, rnd() ** 1.6 * 0.85) }))
    .sort((a, b) => a.y - b.y);
  for (const spot of spots) {
    const px = x + (spot.u * width) / 2;
    const size = (46 + height * 0.13) * rnd.range(0.6, 1.2);
    const color = tone(rnd.pick(colors));
    const kind = rnd.int(0, 6);
    if (kind === 0) out += staghorn(c, px, spot.y + 8, size * 1.1, color);
    else if (kind === 1) out += brainCoral(c, px, spot.y + 14, size * 0.6, color);
    else if (kind === 2) out += tableCoral(c, px, spot.y + 10, size * 0.95, color);
    else if (kind === 3) out += sponges(c, px, spot.y + 10, size, color);
    else if (kind === 4) out += anemone(c, px, spot.y + 6, size * 0.62, color);
    else if (kind === 5) out += seaFan(c, px, spot.y + 6, size * 1.15, color, rnd.bell() * 0.3);
    else
      out += [0, 1, 2, 3]
        .map(() =>
          fill(
            clump(
              rnd,
              px + rnd.bell() * size * 0.5,
              spot.y + rnd.bell() * size * 0.2,
              size * 0.3,
              size * 0.24,
              9,
            ),
            mix(color, pal.glitter, rnd() * 0.25),
          ),
        )
        .join("");
  }
  return out + floor;
}

/** One reef fish, nose towards +x when `way` is 1. */
export function fish(
  c: Canvas,
  x: number,
  y: number,
  size: number,
  way: number,
  body: string,
  band: string,
): string {
  const { pal } = c;
  const shape = "M-34 0C-20-26 22-28 46-2C22 22-20 24-34 0Z";
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${((way * size) / 50).toFixed(3)} ${(size / 50).toFixed(3)}) rotate(${n(c.rnd.bell() * 10)})">${fill("M-28 0C-44-6-54-24-60-26C-56-10-56 10-60 24C-54 22-44 6-28 0ZM-8-20C2-36 20-34 28-20ZM-6 18C0 30 12 30 18 17Z", mix(body, pal.seaDeep, 0.2))}${fill(
    shape,
    c.linear([
      [0, mix(body, pal.ink, 0.12)],
      [0.55, body],
      [1, mix(body, pal.glitter, 0.45)],
    ]),
  )}${fill("M-8-21Q0 0-8 19L2 20Q8 0 2-23ZM22-20Q27 0 21 15L29 11Q33-2 29-16Z", band, 0.9)}<circle cx="35" cy="-5" r="4" fill="${pal.ink}"/><circle cx="36" cy="-6" r="1.4" fill="${pal.foam}"/></g>`;
}

/** A shoal of small fish turning together. */
export function school(
  c: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  way: number,
  color: string,
): string {
  let d = "";
  let shine = "";
  for (let i = 0; i < count; i++) {
    const u = c.rnd.bell();
    const px = x + (u * width) / 2;
    const py = y + Math.sin(u * 2.4) * height * 0.3 + (c.rnd.bell() * height) / 2;
    const s = c.rnd.range(7, 13) * way;
    d += `M${n(px + s)} ${n(py)}Q${n(px)} ${n(py - 4.4)} ${n(px - s * 0.8)} ${n(py)}L${n(px - s * 1.4)} ${n(py - 4)}L${n(px - s * 1.2)} ${n(py)}L${n(px - s * 1.4)} ${n(py + 4)}L${n(px - s * 0.8)} ${n(py)}Q${n(px)} ${n(py + 4.4)} ${n(px + s)} ${n(py)}Z`;
    if (i % 2) shine += dash(px, py - 1, Math.abs(s) * 0.6, 1.4);
  }
  return fill(d, color) + fill(shine, c.pal.foam, 0.7);
}

/** A person swimming level, with mask and fins; nose towards +x. */
export function snorkeler(c: Canvas, suit = c.pal.coral): string {
  const { pal } = c;
  return (
    fill(
      brush(
        [
          [-58, 8],
          [-110, 16],
          [-160, 8],
        ],
        [24, 20, 12],
      ) +
        brush(
          [
            [-58, 2],
            [-112, -8],
            [-158, 20],
          ],
          [24, 20, 12],
        ),
      pal.skin,
    ) +
    fill(
      "M-152 2C-190-14-230-16-256-4C-230 10-190 16-150 14ZM-150 14C-186 26-214 46-232 64C-206 60-176 44-148 24Z",
      mix(pal.gold, pal.coral, 0.25),
    ) +
    fill(
      brush(
        [
          [-70, 4],
          [-10, -2],
          [44, -6],
        ],
        [36, 42, 40],
      ),
      suit,
    ) +
    fill(
      brush(
        [
          [30, 4],
          [62, 34],
          [104, 44],
        ],
        [16, 14, 9],
      ) +
        brush(
          [
            [34, -8],
            [80, -4],
            [122, 14],
          ],
          [15, 12, 8],
        ),
      pal.skin,
    ) +
    `<circle cx="66" cy="-12" r="21" fill="${pal.skin}"/>` +
    fill("M46-22a22 22 0 0 1 36-6q-18 2-26 22q-8-4-10-16z", pal.ink) +
    fill("M70-24l18 2q6 8 0 18l-16 2z", mix(pal.teal, pal.foam, 0.4)) +
    stroke("M78-8Q94-16 88-52", pal.gold, 6)
  );
}
