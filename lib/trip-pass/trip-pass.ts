import { addDays, daysBetween } from "../calendar/days";
import { type Language, languages } from "../i18n/languages";
import { things } from "../tours/facts/codes";
import type { PartyLine } from "../trip/party";

type PassLineKind = PartyLine["kind"];

export interface PassLine {
  kind: PassLineKind;
  what: string;
  count: number;
  /** The agreed price of one; null if the price is not said by line. */
  price: number | null;
}

export interface PassTour {
  id: number;
  name: string;
  code: string;
  day: string;
  days: number;
  /** The pick-up window, such as `07:00-07:30`; empty without a pick-up. */
  pickup: string;
  area: string;
  meeting: string;
  mapLink: string;
  currency: string;
  total: number | null;
  lines: PassLine[];
  bring: (typeof things)[number][];
  /** `2027-03-05T07:00` in Bangkok: until when the day can be cancelled free of charge; empty without such a term. */
  freeUntil: string;
  /** The path of the cover below `/storage/`; empty without a picture. */
  picture: string;
}

/** What a confirmed guest carries. The pass stands in the fragment of an address, so no server receives the content. */
export interface TripPass {
  language: Language;
  reference: string;
  fullName: string;
  hotel: string;
  notes: string;
  note: string;
  tours: PassTour[];
}

const firstDay = "2020-01-01";
const lineKinds: PassLineKind[] = ["adult", "child", "infant", "group", "extra", null];

const packedThings = (bring: PassTour["bring"]) =>
  things.reduce((sum, thing, index) => (bring.includes(thing) ? sum + 2 ** index : sum), 0);
const unpackedThings = (sum: number) => things.filter((_, index) => Math.floor(sum / 2 ** index) % 2 === 1);

/** Writes a pass as a list of values without names, which is a third of the length. */
export function packPass(pass: TripPass): unknown[] {
  const tours = pass.tours.map((tour) => [
    tour.id,
    tour.name,
    tour.code,
    daysBetween(firstDay, tour.day),
    tour.days,
    tour.pickup,
    tour.area,
    tour.meeting,
    tour.mapLink,
    tour.currency,
    tour.total,
    tour.lines.map(({ kind, what, count, price }) => [lineKinds.indexOf(kind), what, count, price]),
    packedThings(tour.bring),
    tour.freeUntil,
    tour.picture,
  ]);
  const { language, reference, fullName, hotel, notes, note } = pass;
  return [languages.indexOf(language), reference, fullName, hotel, notes, note, tours];
}

const asText = (value: unknown) => (typeof value === "string" ? value : "");
const asNumber = (value: unknown) => (typeof value === "number" ? value : 0);
const asPrice = (value: unknown) => (typeof value === "number" ? value : null);
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function unpackLine(value: unknown): PassLine {
  const [kind, what, count, price] = asList(value);
  return {
    kind: lineKinds[asNumber(kind)] ?? null,
    what: asText(what),
    count: asNumber(count),
    price: asPrice(price),
  };
}

function unpackTour(value: unknown): PassTour {
  const [id, name, code, day, days, pickup, area, meeting, mapLink, currency, total, lines, ...rest] =
    asList(value);
  const [bring, freeUntil, picture] = rest;
  return {
    id: asNumber(id),
    name: asText(name),
    code: asText(code),
    day: addDays(firstDay, asNumber(day)),
    days: Math.max(1, asNumber(days)),
    pickup: asText(pickup),
    area: asText(area),
    meeting: asText(meeting),
    // The address becomes a link.
    mapLink: /^https:\/\//.test(asText(mapLink)) ? asText(mapLink) : "",
    currency: asText(currency),
    total: asPrice(total),
    lines: asList(lines).map(unpackLine),
    bring: unpackedThings(asNumber(bring)),
    freeUntil: asText(freeUntil),
    picture: /^[\w/.-]*$/.test(asText(picture)) ? asText(picture) : "",
  };
}

/** Reads a packed pass. Returns null for any other value. */
export function unpackPass(value: unknown): TripPass | null {
  const [language, reference, fullName, hotel, notes, note, tours] = asList(value);
  const known = languages[asNumber(language)];
  if (!known || asList(tours).length === 0) return null;
  return {
    language: known,
    reference: asText(reference),
    fullName: asText(fullName),
    hotel: asText(hotel),
    notes: asText(notes),
    note: asText(note),
    tours: asList(tours).map(unpackTour),
  };
}

export function lastDayOfPass({ tours }: TripPass): string {
  const days = tours.map(({ day, days: length }) => addDays(day, length - 1));
  return days.sort().at(-1) ?? "";
}
