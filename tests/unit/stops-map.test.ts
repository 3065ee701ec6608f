import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kindPaths } from "@/lib/tours/kinds";
import { coast, coastPoint, isOnCoast, type Point } from "@/lib/tours/places/coast";
import { locatedStops, placeLink, stopsLink } from "@/lib/tours/places/map-links";
import { type StopsMap, stopsMap } from "@/lib/tours/places/stops-map";
import { demoContent } from "../setup/demo-content";

const mayaBay = { lat: 7.6784, lon: 98.7655 };
const pileh = { lat: 7.6817, lon: 98.7679 };
const similan = { lat: 8.6567, lon: 97.645 };
const nowhere = { lat: null, lon: null };
const bali = { lat: -8.6212, lon: 115.0868 };

function mapOf(stops: Parameters<typeof stopsMap>[0]): StopsMap {
  const map = stopsMap(stops);
  if (!map) throw new Error("There is no map.");
  return map;
}

const numbersOf = (stops: Parameters<typeof stopsMap>[0]) => mapOf(stops).stops.map(({ number }) => number);

/** Pixels on a screen of 320: of hundredths. */
const onPhone = ({ view }: StopsMap, { x, y }: Point) => ({
  x: x * 2.88,
  y: (y * 2.88 * view.height) / view.width,
});

/** Middles of the nearest two numbers, in pixels on a screen of 320. */
function nearestNumbers(map: StopsMap): number {
  const marks = map.stops.map(({ mark }) => onPhone(map, mark));
  const pairs = marks.flatMap((one, index) =>
    marks.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  return Math.min(...pairs);
}

const anywhere = fc.record({
  lat: fc.double({ min: 7.3, max: 9.6, noNaN: true }),
  lon: fc.double({ min: 97.3, max: 99.3, noNaN: true }),
});

describe("the part of the coast that is shown", () => {
  it("has the drawing's corners at the ends of the region", () => {
    expect(coastPoint(97.3, 9.6)).toEqual({ x: 0, y: 0 });
    expect(coastPoint(99.3, 7.3)).toEqual({ x: coast.width, y: coast.height });
    expect(isOnCoast(coastPoint(97.29, 8))).toBe(false);
    expect(isOnCoast(coastPoint(98, 9.61))).toBe(false);
  });

  it("is as high as a degree is long there", () => {
    const degree = coastPoint(98.3, 8).x - coastPoint(97.3, 8).x;
    const north = coastPoint(98, 8).y - coastPoint(98, 9).y;
    expect(degree / north).toBeCloseTo(Math.cos((8.45 * Math.PI) / 180), 2);
  });

  //
  it("contains every stop, is a part of the drawing, and shows some named land", () => {
    fc.assert(
      fc.property(fc.array(anywhere, { minLength: 1, maxLength: 8 }), (stops) => {
        const { view, stops: shown } = mapOf(stops);
        expect(view.x).toBeGreaterThanOrEqual(0);
        expect(view.y).toBeGreaterThanOrEqual(0);
        expect(view.x + view.width).toBeLessThanOrEqual(coast.width);
        expect(view.y + view.height).toBeLessThanOrEqual(coast.height);
        for (const { at } of shown) {
          for (const value of [at.x, at.y]) {
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual(100);
          }
        }
      }),
    );
    expect(mapOf([mayaBay]).names.map(({ name }) => name)).toContain("phuket");
    expect(mapOf([similan]).names.map(({ name }) => name)).toContain("khaoLak");
  });

  //
  it("is all of it where the stops are as far apart as that", () => {
    const { view } = mapOf([
      { lat: 7.4, lon: 98.3 },
      { lat: 9.5, lon: 97.9 },
    ]);
    expect(view).toEqual({ x: 0, y: 0, ...coast });
  });
});

describe("numbers on the map", () => {
  //
  it("are those of the list, without the stops that have no coordinates", () => {
    expect(numbersOf([mayaBay, nowhere, pileh, similan])).toEqual([1, 3, 4]);
    expect(numbersOf([mayaBay])).toEqual([1]);
  });

  //
  it("are none, and there is no map, where no stop has coordinates or one lies off the coast", () => {
    expect(stopsMap([])).toBeNull();
    expect(stopsMap([nowhere])).toBeNull();
    expect(stopsMap([bali])).toBeNull();
    expect(stopsMap([mayaBay, bali])).toBeNull();
  });

  it("stand on their stops where these are apart", () => {
    for (const { at, mark } of mapOf([mayaBay, similan]).stops) expect(mark).toEqual(at);
  });

  //
  it("never cover each other, nor leave the map, however near the stops are", () => {
    const near = fc
      .tuple(anywhere, fc.array(fc.nat({ max: 40 }), { minLength: 2, maxLength: 40 }))
      .map(([{ lat, lon }, steps]) =>
        steps.map((step, index) => ({
          lat: Math.min(9.6, lat + (step % 7) / 1_000),
          lon: Math.min(99.3, lon + (index % 3) / 1_000),
        })),
      );
    const stops = fc.oneof(near, fc.array(anywhere, { minLength: 2, maxLength: 40 }));
    fc.assert(
      fc.property(stops, (given) => {
        const map = mapOf(given);
        expect(nearestNumbers(map)).toBeGreaterThanOrEqual(24);
        for (const { mark } of map.stops) {
          const { x, y } = onPhone(map, mark);
          expect(Math.min(x, y, 288 - x)).toBeGreaterThanOrEqual(13);
        }
      }),
      { numRuns: 60 },
    );
  });

  //
  it("of one place that a tour comes to twice stand beside it, both", () => {
    const map = mapOf([mayaBay, similan, mayaBay]);
    expect(map.stops.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(nearestNumbers(map)).toBeGreaterThanOrEqual(24);
  });

  //
  it("leave the names of lands and seas free", () => {
    fc.assert(
      fc.property(fc.array(anywhere, { minLength: 1, maxLength: 10 }), (stops) => {
        const map = mapOf(stops);
        for (const name of map.names) {
          const at = onPhone(map, name.at);
          for (const { mark } of map.stops) {
            const { x, y } = onPhone(map, mark);
            expect(Math.abs(x - at.x) > 50 || Math.abs(y - at.y) > 18).toBe(true);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("links to a maps app", () => {
  //
  it("open one place", () => {
    expect(placeLink(mayaBay)).toBe("https://www.google.com/maps/search/?api=1&query=7.6784%2C98.7655");
  });

  //
  it("open all stops in their order, one after the other", () => {
    expect(stopsLink([mayaBay, pileh, pileh, similan])).toBe(
      "https://www.google.com/maps/dir/?api=1&origin=7.6784%2C98.7655&destination=8.6567%2C97.645&waypoints=7.6817%2C98.7679",
    );
    expect(stopsLink([mayaBay, pileh])).not.toContain("waypoints");
    expect(stopsLink([mayaBay, mayaBay])).toBeNull();
    expect(stopsLink([])).toBeNull();
  });

  //
  it("name no more between the first and the last than the maps app takes", () => {
    const stops = Array.from({ length: 40 }, (_, index) => ({ lat: 7.5 + index / 100, lon: 98 }));
    const query = new URL(stopsLink(stops) ?? "").searchParams;
    expect([query.get("origin"), query.get("destination")]).toEqual(["7.5,98", "7.89,98"]);
    expect(query.get("waypoints")?.split("|")).toHaveLength(9);
  });

  it("are of the stops that have coordinates", () => {
    expect(locatedStops([nowhere, mayaBay, { lat: 0, lon: 0 }])).toEqual([mayaBay, { lat: 0, lon: 0 }]);
  });
});

/** The land of the drawing, ring by ring. */
function drawnLand(): Point[][] {
  const drawing = readFileSync("components/site/tours/coast.svg", "utf8");
  const [, path = ""] = / d="([^"]+)"/.exec(drawing) ?? [];
  return path.split("z").flatMap((part) => {
    const [start = 0, top = 0, ...steps] = (part.match(/-?\d+/g) ?? []).map(Number);
    const ring: Point[] = [{ x: start, y: top }];
    for (let step = 0; step < steps.length; step += 2) {
      const { x, y } = ring.at(-1) ?? { x: 0, y: 0 };
      ring.push({ x: x + (steps[step] ?? 0), y: y + (steps[step + 1] ?? 0) });
    }
    return part ? [ring] : [];
  });
}

function isIn(ring: Point[], { x, y }: Point): boolean {
  return ring.reduce((inside, one, index) => {
    const other = ring[(index + 1) % ring.length] ?? one;
    const crosses = one.y > y !== other.y > y;
    return crosses && x < one.x + ((y - one.y) / (other.y - one.y)) * (other.x - one.x) ? !inside : inside;
  }, false);
}

/** Kilometres to the nearest shore that is drawn; nought on land. */
function kilometresToLand(land: Point[][], point: Point): number {
  if (land.some((ring) => isIn(ring, point))) return 0;
  const distances = land.flatMap((ring) =>
    ring.map((one, index) => {
      const other = ring[(index + 1) % ring.length] ?? one;
      const [dx, dy] = [other.x - one.x, other.y - one.y];
      const along = ((point.x - one.x) * dx + (point.y - one.y) * dy) / (dx * dx + dy * dy || 1);
      const share = Math.max(0, Math.min(1, along));
      return Math.hypot(point.x - one.x - share * dx, point.y - one.y - share * dy);
    }),
  );
  return Math.min(...distances) * 0.11;
}

describe("the drawing of the coast", () => {
  //
  it("weighs at most 2.5 KB on the wire, and says whose data it is", () => {
    const drawing = readFileSync("components/site/tours/coast.svg");
    const sent = brotliCompressSync(drawing, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
    expect(sent.length).toBeLessThanOrEqual(2_500);
    expect(drawing.toString()).toContain("© OpenStreetMap contributors, ODbL");
  });
});

describe("places of the demo", () => {
  const { tours, places } = demoContent;
  const placeOf = new Map(places.map((place) => [place.code, place]));
  const indonesia = { west: 95, east: 141.1, south: -11.1, north: 6.1 };

  //
  it("lie in the region of the tours that stop there", () => {
    const isInIndonesia = (lon: number, lat: number) =>
      lon >= indonesia.west && lon <= indonesia.east && lat >= indonesia.south && lat <= indonesia.north;
    for (const kind of kindPaths) {
      for (const stop of tours[kind].flatMap(({ stops = [] }) => stops)) {
        const { lat, lon } = placeOf.get(stop) ?? {};
        expect([lat, lon], stop).toEqual([expect.any(Number), expect.any(Number)]);
        const [x, y] = [lon ?? 0, lat ?? 0];
        expect([stop, isOnCoast(coastPoint(x, y))]).toEqual([stop, kind === "tours"]);
        if (kind === "domestic-tours") expect([stop, isInIndonesia(x, y)]).toEqual([stop, true]);
      }
    }
  });

  //
  it("on the map lie on land or near a shore, except two islands that are too small for the map", () => {
    const land = drawnLand();
    const small = ["bamboo-island", "khai-island"];
    for (const { code, lat, lon } of places) {
      const point = coastPoint(lon ?? 0, lat ?? 0);
      if (!isOnCoast(point) || small.includes(code)) continue;
      expect(kilometresToLand(land, point), code).toBeLessThanOrEqual(2);
    }
  });
});
