/**
 * Draws `components/site/tours/coast.svg`, the coast along which the operator's own tours go. Run the script by hand after a change
 * of the edges in `lib/tours/places/coast.ts`. Its source has 83 MB and is no part of the project:
 *
 *     npm pack @geo-maps/earth-lands-250m@0.6.0 && tar xzf geo-maps-earth-lands-250m-0.6.0.tgz
 *     npx tsx scripts/coast.ts package/map.geo.json
 */
import { readFile, writeFile } from "node:fs/promises";
import { brotliCompressSync, constants } from "node:zlib";
import { coast, coastPoint, type Point } from "../lib/tours/places/coast.ts";

type Ring = Point[];

type Geometry =
  | { type: "GeometryCollection"; geometries: Geometry[] }
  | { type: "MultiPolygon"; coordinates: [number, number][][][] }
  | { type: "Polygon"; coordinates: [number, number][][] };

/** Every visitor of a tour fetches it once. */
const mostBytes = 2_500;

/** The land goes on for so many units beyond the edges, so that its shoreline does not run along them. */
const beyond = 12;

/** How far a shore may lie from its true place, in units of the drawing: islands are what visitors come for. */
const tolerances = { mainland: 5, island: 2.5 };
/** Land is an island up to this area, in square units. */
const mostIsland = 100_000;
const leastAngle = 0.7;
const leastArea = 8;

function shoresOf(geometry: Geometry): [number, number][][] {
  if (geometry.type === "GeometryCollection") return geometry.geometries.flatMap(shoresOf);
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  return polygons.flatMap(([outer]) => (outer ? [outer] : []));
}

/** Clips a ring at a line by Sutherland and Hodgman. `depth` is positive on the side that stays. */
function clipped(ring: Ring, depth: (point: Point) => number): Ring {
  return ring.flatMap((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    const [here, there] = [depth(point), depth(next)];
    const kept = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return kept;
    const share = here / (here - there);
    const crossing = {
      x: point.x + share * (next.x - point.x),
      y: point.y + share * (next.y - point.y),
    };
    return [...kept, crossing];
  });
}

const sides: ((point: Point) => number)[] = [
  ({ x }) => x + beyond,
  ({ x }) => coast.width + beyond - x,
  ({ y }) => y + beyond,
  ({ y }) => coast.height + beyond - y,
];

function offset(point: Point, first: Point, last: Point): number {
  const [dx, dy] = [last.x - first.x, last.y - first.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(point.x - first.x, point.y - first.y);
  return Math.abs(dy * (point.x - first.x) - dx * (point.y - first.y)) / length;
}

/** Simplifies a line by Douglas and Peucker. */
function simplified(line: Ring, tolerance: number): Ring {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const offsets = line.map((point) => offset(point, first, last));
  const most = Math.max(...offsets.slice(1, -1));
  if (most <= tolerance) return [first, last];
  const split = offsets.indexOf(most, 1);
  return [
    ...simplified(line.slice(0, split + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(split), tolerance),
  ];
}

/** Simplifies a ring in two halves, between its first point and the farthest one. */
function simplifiedRing(ring: Ring): Ring {
  const [first] = ring;
  if (!first) return ring;
  const distances = ring.map(({ x, y }) => Math.hypot(x - first.x, y - first.y));
  const farthest = distances.indexOf(Math.max(...distances));
  const [there, back] = [ring.slice(0, farthest + 1), [...ring.slice(farthest), first]];
  const tolerance = area(ring) > mostIsland ? tolerances.mainland : tolerances.island;
  return [...simplified(there, tolerance).slice(0, -1), ...simplified(back, tolerance).slice(0, -1)];
}

function area(ring: Ring): number {
  const doubled = ring.reduce((sum, { x, y }, index) => {
    const next = ring[(index + 1) % ring.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(doubled / 2);
}

function angle(before: Point, point: Point, after: Point): number {
  const turn =
    Math.atan2(before.y - point.y, before.x - point.x) - Math.atan2(after.y - point.y, after.x - point.x);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
}

/** Removes the rivers, which are left as thorns of a shore. */
function withoutThorns(ring: Ring): Ring {
  if (area(ring) <= mostIsland) return ring;
  const kept = ring.filter((point, index) => {
    const [before, after] = [ring.at(index - 1), ring[(index + 1) % ring.length]];
    return !before || !after || angle(before, point, after) > leastAngle;
  });
  return kept.length < ring.length ? withoutThorns(kept) : kept;
}

function path(ring: Ring): string {
  const points = ring.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  const steps = points.flatMap(({ x, y }, index) => {
    const before = points[index - 1];
    return before && (x !== before.x || y !== before.y) ? [x - before.x, y - before.y] : [];
  });
  return `M${points[0]?.x} ${points[0]?.y}l${steps.join(" ").replaceAll(" -", "-")}z`;
}

const [, , source = ""] = process.argv;
const shores = shoresOf(JSON.parse(await readFile(source, "utf8")))
  .map((shore) => shore.map(([lon, lat]) => coastPoint(lon, lat)))
  .map((ring) => sides.reduce(clipped, ring))
  .filter((ring) => area(ring) >= leastArea)
  .map(simplifiedRing)
  .map(withoutThorns)
  .filter((ring) => ring.length > 2);

// Shallow water around the land, then the land with its shoreline. Lines are as wide on every screen.
const drawing = [
  "<!-- © OpenStreetMap contributors, ODbL 1.0 -->",
  `<defs><path id="a" vector-effect="non-scaling-stroke" d="${shores.map(path).join("")}"/></defs>`,
  '<g fill="#efe4d1" stroke-linejoin="round">',
  '<use href="#a" stroke="#dcf0ef" stroke-width="12"/><use href="#a" stroke="#c9b088"/></g>',
];
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coast.width} ${coast.height}" aria-hidden="true">${drawing.join("")}</svg>\n`;
const bytes = brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length;
console.info(`${shores.length} shores, ${svg.length} bytes, ${bytes} compressed`);
if (bytes > mostBytes) throw new Error(`It may have ${mostBytes} bytes.`);
await writeFile("components/site/tours/coast.svg", svg);
