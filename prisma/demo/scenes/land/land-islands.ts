import { type Canvas, mix } from "../paint.ts";
import { karst } from "../sea/karst.ts";

/** Karst islands on the horizon; `clear` keeps that share of the width on either side of the middle open. */
export function islands(
  c: Canvas,
  line: number,
  count: number,
  distance: number,
  scale = 1,
  clear = 0,
): string {
  const { rnd, pal, w } = c;
  let out = "";
  for (let i = 0; i < count; i++) {
    let x = w * ((i + rnd.range(0.15, 0.85)) / count);
    if (Math.abs(x / w - 0.5) < clear) x = w * (x < w / 2 ? 0.5 - clear : 0.5 + clear);
    const width = rnd.range(130, 300) * scale;
    out += karst(c, { x, y: line, width, height: width * rnd.range(0.55, 1.05), distance });
  }
  const air = c.linear([
    [0, mix(pal.haze, pal.horizon, 0.3), 0],
    [1, mix(pal.haze, pal.horizon, 0.3), 0.5 * distance],
  ]);
  return `${out}<rect y="${line - 90}" width="${Math.round(w)}" height="94" fill="${air}"/>`;
}
