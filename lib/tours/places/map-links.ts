/** https://developers.google.com/maps/documentation/urls/get-started */
const maps = "https://www.google.com/maps";

interface Located {
  lat: number;
  lon: number;
}

/** Most stops between the first and the last one; a limit of Google Maps. */
const mostBetween = 9;

const written = ({ lat, lon }: Located) => `${lat},${lon}`;

export function locatedStops<T extends { lat: number | null; lon: number | null }>(
  stops: readonly T[],
): (T & Located)[] {
  return stops.filter((stop): stop is T & Located => stop.lat !== null && stop.lon !== null);
}

/** Searches the map for the name of a place. */
export function namedPlaceLink(query: string): string {
  return `${maps}/search/?${new URLSearchParams({ api: "1", query })}`;
}

export function placeLink(place: Located): string {
  return namedPlaceLink(written(place));
}

export function stopsLink(stops: readonly Located[]): string | null {
  const points = stops.map(written);
  const ways = points.filter((point, index) => point !== points[index - 1]);
  const [origin, ...others] = ways;
  const destination = others.pop();
  if (origin === undefined || destination === undefined) return null;
  const waypoints = others.slice(0, mostBetween).join("|");
  const query = { api: "1", origin, destination, ...(waypoints && { waypoints }) };
  return `${maps}/dir/?${new URLSearchParams(query)}`;
}
