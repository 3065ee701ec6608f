import { unseenCharacters } from "../../core/content/text";

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

/** Yandex Maps writes the longitude first. */
const longitudeFirst = new RegExp(
  `//(?:[\\w-]+\\.)*yandex\\.\\w+/.*?[?&](?:pt|ll|whatshere\\[point\\])=${pair}`,
  "i",
);

const number = String.raw`\d{1,3}(?:[.,]\d+)?`;
const angle = String.raw`(-?${number})\s*°?\s*(?:(${number})\s*'\s*(?:(${number})\s*"?)?)?`;
/** The compass directions in English, Indonesian (LU, LS, BT, BB) and Russian (с. ш., ю. ш., в. д., з. д.). */
const direction = String.raw`([nsew]|l[us]|b[tb]|[сю]\.?\s*ш\.?|[вз]\.?\s*д\.?)`;
const between = String.raw`\s*[,;]?\s*`;

/** The orders of an angle and its direction. Each form gives two directions, or none, and two angles of three numbers. */
const sexagesimal = {
  after: new RegExp(`^${angle}\\s*${direction}${between}${angle}\\s*${direction}$`, "i"),
  before: new RegExp(`^${direction}\\s*${angle}${between}${direction}\\s*${angle}$`, "i"),
  none: new RegExp(`^${angle}${between}${angle}$`, "i"),
};

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

/** Writes each of the many signs for degrees, minutes and seconds as `°`, `'` and `"`. */
function withPlainSigns(text: string): string {
  return text
    .replace(/[º˚]|\s*\bdeg\b\.?/gi, "°")
    .replace(/[′’‘‛‵´`ʹʻʼʽˊˋ＇׳]/g, "'")
    .replace(/[″”“„‟‶ʺ˝ˮ＂״〃〝〞〟]|''/g, '"')
    .replace(/[−–]/g, "-")
    .trim();
}

/** The part of a link that holds the place or the searched text, and any other text whole. */
function searchedPart(read: string): string {
  return (
    /\/(?:place|search|dir)\/+([^/@?]+)/i.exec(read)?.[1] ?? /[?&]q(?:uery)?=([^&]+)/i.exec(read)?.[1] ?? read
  );
}

/** Returns degrees with decimals. NaN where there are sixty minutes or seconds, or decimals before a smaller unit. */
function decimalDegrees(parts: readonly (string | undefined)[]): number {
  const [whole = "", minutes, seconds] = parts;
  const [d, m, s] = [whole, minutes ?? "0", seconds ?? "0"].map((part) => Number(part.replace(",", ".")));
  if (d === undefined || m === undefined || s === undefined || m >= 60 || s >= 60) return Number.NaN;
  if ((minutes && !Number.isInteger(d)) || (seconds && !Number.isInteger(m))) return Number.NaN;
  return (whole.startsWith("-") ? -1 : 1) * (Math.abs(d) + m / 60 + s / 3600);
}

const isLongitude = (named: string) => /^(?:[ew]|b|[вз])/i.test(named);
const isNegative = (named: string) => /^(?:[sw]$|ls|bb|[юз])/i.test(named);

/** Reads degrees, minutes and seconds, with or without directions: `7°40'42.2"N 98°45'55.8"E`. */
function readSexagesimal(text: string): [lat: number, lon: number] | null {
  const written = withPlainSigns(text);
  const after = sexagesimal.after.exec(written);
  const before = sexagesimal.before.exec(written);
  if (!after && !before) {
    const none = sexagesimal.none.exec(written);
    if (!none || !/[°']/.test(written)) return null;
    return [decimalDegrees(none.slice(1, 4)), decimalDegrees(none.slice(4, 7))];
  }
  const angles = after
    ? [after.slice(1, 4), after.slice(5, 8)]
    : [before?.slice(2, 5) ?? [], before?.slice(6, 9) ?? []];
  const [first = "", second = ""] = after ? [after[4], after[8]] : [before?.[1], before?.[5]];
  const [one = Number.NaN, two = Number.NaN] = angles.map(decimalDegrees);
  if (isLongitude(first) === isLongitude(second) || Math.min(one, two) < 0) return null;
  const [a, b] = [isNegative(first) ? -one : one, isNegative(second) ? -two : two];
  return isLongitude(first) ? [b, a] : [a, b];
}

/** The columns keep five decimals, which are about a metre. */
const rounded = (degree: number) => Math.round(degree * 1e5) / 1e5;

function pointOf(lat: number, lon: number): MapPoint | null {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat: rounded(lat), lon: rounded(lon) } : null;
}

/** Reads a point from typed coordinates or a pasted map link. Null if the text has none, as in a shortened link. */
export function readMapPoint(text: string): MapPoint | null {
  const read = decoded(withDots(text.replace(unseenCharacters, "").trim()));
  const reversed = longitudeFirst.exec(read);
  if (reversed) return pointOf(Number(reversed[2]), Number(reversed[1]));
  const pin = forms[0]?.exec(read);
  const angles = pin ? null : readSexagesimal(searchedPart(read));
  const point = angles && pointOf(...angles);
  if (point) return point;
  for (const form of forms) {
    const [, first, second] = form.exec(read) ?? [];
    if (first === undefined || second === undefined) continue;
    const found = pointOf(Number(first), Number(second));
    if (found) return found;
  }
  return null;
}
