export interface MapPoint {
  lat: number;
  lon: number;
}

const degrees = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const pair = String.raw`${degrees}\s*,\s*${degrees}`;

/**
 * The forms of a copied point, the most exact first: pin of a Google link, marker of OpenStreetMap, parameters, path of
 * OpenStreetMap, middle of a Google map, `geo:`, and a pair of numbers.
 */
const forms = [
  `!3d${degrees}!4d${degrees}`,
  `[?&]mlat=${degrees}&mlon=${degrees}`,
  `[?&](?:q|query|ll|sll|coordinate|center|destination|daddr|address)=(?:loc:)?${pair}`,
  String.raw`#map=[\d.]+/${degrees}/${degrees}`,
  `/(?:place|search|dir)/(?:[^/]*/)*?${pair}`,
  `@${pair}`,
  `^geo:${pair}`,
  String.raw`^\(?\s*${degrees}°?\s*[,;\s]\s*${degrees}°?\s*\)?$`,
].map((form) => new RegExp(form, "i"));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}

/** A decimal comma is possible only in a pair that a space or semicolon separates: `7,6784 98,7655`. */
function withDots(text: string): string {
  return /^\s*-?\d{1,3},\d+\s*[;\s]\s*-?\d{1,3},\d+\s*$/.test(text) ? text.replaceAll(",", ".") : text;
}

/** The columns keep five decimals, which are about a metre. */
const rounded = (degree: number) => Math.round(degree * 1e5) / 1e5;

/** Reads a point from typed coordinates or a pasted map link. Null if the text has none, as in a shortened link. */
export function readMapPoint(text: string): MapPoint | null {
  const read = decoded(withDots(text.trim()));
  for (const form of forms) {
    const [, first, second] = form.exec(read) ?? [];
    if (first === undefined || second === undefined) continue;
    const [lat, lon] = [Number(first), Number(second)];
    if (Math.abs(lat) <= 90 && Math.abs(lon) <= 180) return { lat: rounded(lat), lon: rounded(lon) };
  }
  return null;
}
