import type { SunTimes } from "./sun-day";
import type { TideTurn } from "./tide-day";

const width = 144;
const height = 36;
/** Room above high water and below low water, so that the line is not cut. */
const margin = 3;

/** Where the control points of a Bézier curve lie that follows half a cosine. */
const bend = 0.3642;

const colours = { line: "#1a727e", day: "#fdf3dc" };

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Draws the water of a day as the path of an SVG picture: half a cosine from each turn to the next. */
function curvePath(turns: readonly TideTurn[]): string {
  const levels = turns.map(({ level }) => level);
  const [least, most] = [Math.min(...levels), Math.max(...levels)];
  const points = turns.map(({ minute, level }) => ({
    x: (minute * width) / 1_440,
    y: height - margin - ((level - least) / (most - least)) * (height - 2 * margin),
  }));
  return points
    .map(({ x, y }, index) => {
      const from = points[index - 1];
      if (!from) return `M${rounded(x)} ${rounded(y)}`;
      const step = (x - from.x) * bend;
      return `C${rounded(from.x + step)} ${rounded(from.y)} ${rounded(x - step)} ${rounded(y)} ${rounded(x)} ${rounded(y)}`;
    })
    .join("");
}

/** Draws the curve of a day's water over the daylight as the address of an SVG picture. */
export function dayCurve(turns: readonly TideTurn[], { rise, set }: SunTimes): string {
  const [from, length] = [(rise * width) / 1_440, ((set - rise) * width) / 1_440];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect x="${rounded(from)}" width="${rounded(length)}" height="${height}" fill="${colours.day}"/>` +
    `<path d="${curvePath(turns)}" fill="none" stroke="${colours.line}" stroke-width="2"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
