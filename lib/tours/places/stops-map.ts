import { coast, coastPoint, isOnCoast, type Point } from "./coast";

interface Stop {
  lat: number | null;
  lon: number | null;
}

export interface MapStop {
  number: number;
  at: Point;
  mark: Point;
}

export interface StopsMap {
  view: Point & { width: number; height: number };
  stops: MapStop[];
  names: { name: MapName; at: Point }[];
}

interface Frame {
  width: number;
  height: number;
}

type Places = readonly (readonly [lon: number, lat: number])[];

/** Names with possible positions, best first. The view reaches a shore, so that small islands never float without land. */
const shores = {
  phuket: [
    [98.345, 7.985],
    [98.33, 8.09],
    [98.36, 7.93],
    [98.345, 7.87],
  ],
  phangNga: [
    [98.44, 8.51],
    [98.3, 8.42],
    [98.36, 8.58],
  ],
  krabi: [
    [98.93, 8.12],
    [98.93, 8.24],
    [98.85, 8.3],
  ],
  khaoLak: [
    [98.3, 8.68],
    [98.33, 8.78],
  ],
  khuraBuri: [
    [98.4, 9.17],
    [98.42, 9.05],
  ],
} as const satisfies Record<string, Places>;

const others = {
  khaoSok: [
    [98.6, 8.87],
    [98.6, 9.0],
  ],
  andamanSea: [
    [98.02, 8.08],
    [98.6, 7.6],
    [98.05, 8.95],
    [98.1, 7.6],
    [98.1, 7.85],
    [98.62, 7.75],
    [97.9, 8.35],
    [98.0, 9.2],
    [98.17, 7.72],
  ],
} as const satisfies Record<string, Places>;

export type MapName = keyof typeof shores | keyof typeof others;

/** Half the width of a name in the longest language, in pixels, with some space around it. */
const nameWidths: Partial<Record<MapName, number>> = { andamanSea: 60 };
const nameWidth = 36;
const nameHeight = 10;

/** Width of the map on the narrowest phone, in pixels. Marks that do not overlap there overlap on no screen. */
const narrowest = 288;

/** In pixels: between two numbers, a number and another stop, a number and the edge. */
const gaps = { marks: 26, points: 17, edge: 15 };

/** No view is narrower than about 37 kilometres, because the drawing has no finer detail. */
const leastWidth = 340;
const aspect = 4 / 3;
const filled = 0.72;

function boxOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** Most tours begin in Phuket. Farther than about 65 kilometres from Phuket, the nearest shore is shown instead. */
const nearPhuket = 600;

function landInView(points: readonly Point[]): Point {
  const { left, top, width, height } = boxOf(points);
  const middle = { x: left + width / 2, y: top + height / 2 };
  const [phuket = middle, ...rest] = Object.values(shores).map(([[lon, lat]]) => coastPoint(lon, lat));
  if (distance(phuket, middle) <= nearPhuket) return phuket;
  const [nearest = phuket] = rest.toSorted((one, other) => distance(one, middle) - distance(other, middle));
  return nearest;
}

function viewOf(points: readonly Point[]): StopsMap["view"] {
  const { left, top, width, height } = boxOf([...points, landInView(points)]);
  const wanted = Math.max(leastWidth, width / filled, (height / filled) * aspect);
  if (wanted > coast.width) return { x: 0, y: 0, ...coast };
  const size = { width: Math.round(wanted), height: Math.round(wanted / aspect) };
  return {
    x: Math.round(between(0, left + (width - size.width) / 2, coast.width - size.width)),
    y: Math.round(between(0, top + (height - size.height) / 2, coast.height - size.height)),
    ...size,
  };
}

/** Pixels between the rings on which numbers are tried, and between two positions of a ring. */
const steps = { ring: 4, position: 6 };

/** Yields positions around a point, the nearest first, as far as the frame reaches. */
function* positionsAround({ x, y }: Point, frame: Frame): Generator<Point> {
  yield { x, y };
  for (let radius = steps.ring; radius < frame.width + frame.height; radius += steps.ring) {
    const count = Math.ceil((2 * Math.PI * radius) / steps.position);
    for (let index = 0; index < count; index += 1) {
      const angle = (2 * Math.PI * index) / count;
      yield { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
    }
  }
}

/** Puts each number at the nearest free position to its stop. Numbers never cover each other, and stops only without room. */
function placeMarks(points: readonly Point[], frame: Frame): Point[] {
  const marks: Point[] = [];
  const isInside = ({ x, y }: Point) => Math.min(x, y, frame.width - x, frame.height - y) >= gaps.edge;
  const keepsFrom = (position: Point, taken: readonly Point[], gap: number) =>
    taken.every((point) => distance(position, point) >= gap);
  for (const [index, point] of points.entries()) {
    const others = points.toSpliced(index, 1);
    let free: Point | null = null;
    for (const position of positionsAround(point, frame)) {
      if (!isInside(position) || !keepsFrom(position, marks, gaps.marks)) continue;
      free ??= position;
      if (!keepsFrom(position, others, gaps.points)) continue;
      free = position;
      break;
    }
    marks.push(free ?? point);
  }
  return marks;
}

function placeNames(
  toFrame: (point: Point) => Point,
  frame: Frame,
  taken: readonly Point[],
): { name: MapName; at: Point }[] {
  const placed: { name: MapName; at: Point }[] = [];
  for (const [key, places] of Object.entries({ ...shores, ...others })) {
    const name = key as MapName;
    const room = { x: nameWidths[name] ?? nameWidth, y: nameHeight };
    const isApart = (from: Point, at: Point, dx: number, dy: number) =>
      Math.abs(from.x - at.x) > room.x + dx || Math.abs(from.y - at.y) > room.y + dy;
    const isFree = (at: Point) =>
      at.x >= room.x &&
      at.x <= frame.width - room.x &&
      at.y >= 2 * room.y &&
      at.y <= frame.height - 2 * room.y &&
      taken.every((each) => isApart(each, at, gaps.edge, gaps.edge)) &&
      placed.every((other) => isApart(other.at, at, nameWidths[other.name] ?? nameWidth, nameHeight));
    const at = places.map(([lon, lat]) => toFrame(coastPoint(lon, lat))).find(isFree);
    if (at) placed.push({ name, at });
  }
  return placed;
}

const hundredth = (value: number, whole: number) => Math.round((value / whole) * 1_000) / 10;

/** Returns null if no stop has coordinates or one lies outside the drawing, because a map of half a tour would mislead. */
export function stopsMap(stops: readonly Stop[]): StopsMap | null {
  const located = stops.flatMap(({ lat, lon }, index) =>
    lat === null || lon === null ? [] : [{ number: index + 1, at: coastPoint(lon, lat) }],
  );
  if (located.length === 0 || !located.every(({ at }) => isOnCoast(at))) return null;
  const view = viewOf(located.map(({ at }) => at));
  const frame = { width: narrowest, height: (narrowest * view.height) / view.width };
  const toFrame = ({ x, y }: Point) => ({
    x: ((x - view.x) / view.width) * frame.width,
    y: ((y - view.y) / view.height) * frame.height,
  });
  const toHundredths = ({ x, y }: Point) => ({ x: hundredth(x, frame.width), y: hundredth(y, frame.height) });
  const points = located.map(({ at }) => toFrame(at));
  const marks = placeMarks(points, frame);
  return {
    view,
    stops: located.map(({ number }, index) => ({
      number,
      at: toHundredths(points[index] ?? { x: 0, y: 0 }),
      mark: toHundredths(marks[index] ?? { x: 0, y: 0 }),
    })),
    names: placeNames(toFrame, frame, [...points, ...marks]).map(({ name, at }) => ({
      name,
      at: toHundredths(at),
    })),
  };
}
