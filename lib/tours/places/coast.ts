/** The part of the earth in `components/site/tours/coast.svg`, in degrees. */
const edges = { west: 97.3, east: 99.3, south: 7.3, north: 9.6 };

/** The size of the drawing in its own units, each about 110 metres. */
export const coast = { width: 2_000, height: 2_324 };

export interface Point {
  x: number;
  y: number;
}

/** The point of a position on the drawing. So near to the equator, degrees are treated as a flat grid. */
export function coastPoint(lon: number, lat: number): Point {
  return {
    x: ((lon - edges.west) / (edges.east - edges.west)) * coast.width,
    y: ((edges.north - lat) / (edges.north - edges.south)) * coast.height,
  };
}

export function isOnCoast({ x, y }: Point): boolean {
  return x >= 0 && x <= coast.width && y >= 0 && y <= coast.height;
}
