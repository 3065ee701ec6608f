import { addDays, daysBetween } from "../../core/calendar/days";
import { isLanguage, type Language } from "../../core/i18n/languages";
import { things } from "../../tours/facts/codes";
import type { PartyLine } from "../../tours/pricing/party";

/**
 * The lists of passes that were signed before passes had codes. Such a pass says positions in these lists, so the lists stay as they
 * were, whatever becomes of the languages and things of the site.
 */
const firstPasses = {
  languages: ["id", "en", "ru"],
  kinds: ["adult", "child", "infant", "group", "extra"],
  things: [
    "swimwear",
    "towel",
    "sunscreen",
    "hat",
    "change_of_clothes",
    "cash",
    "passport",
    "closed_shoes",
    "water_shoes",
    "covered_shoulders",
    "warm_jacket",
    "repellent",
    "water",
    "waterproof_pouch",
    "camera",
  ],
};

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
  /** `2027-03-05T07:00` in the operator's zone: until when the day can be cancelled free of charge; empty without such a term. */
  freeUntil: string;
  /** What is paid already of the agreed price. */
  paid: number;
  /** The fees that the guests pay on the spot, in words. The text is empty if the tour has no fee. */
  fees: string;
  /** The path of the cover below `/storage/`; empty without a picture. */
  picture: string;
}

/** What a confirmed guest carries. The pass stands in the fragment of an address, so no server receives the content. */
export interface TripPass {
  language: Language;
  reference: string;
  fullName: string;
  phone: string;
  /** The code of the country; empty if unknown. */
  nationality: string;
  hotel: string;
  notes: string;
  note: string;
  tours: PassTour[];
}

const firstDay = "2020-01-01";

/** The letters of the kinds of lines. They stand in signed passes, so a letter never changes its meaning. */
const kindLetters = { adult: "a", child: "c", infant: "i", group: "g", extra: "x" } as const;

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
    tour.lines.map(({ kind, what, count, price }) => [kind ? kindLetters[kind] : "", what, count, price]),
    tour.bring.join("."),
    tour.freeUntil,
    tour.picture,
    tour.paid,
    tour.fees,
  ]);
  const { language, reference, fullName, hotel, notes, note, phone, nationality } = pass;
  return [language, reference, fullName, hotel, notes, note, tours, phone, nationality];
}

const asText = (value: unknown) => (typeof value === "string" ? value : "");
const asNumber = (value: unknown) => (typeof value === "number" ? value : 0);
const asPrice = (value: unknown) => (typeof value === "number" ? value : null);
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Reads the code of a list; a number is a position in a list of the first passes. */
const asCode = (value: unknown, first: readonly string[]) =>
  typeof value === "number" ? (first[value] ?? "") : asText(value);

function unpackedKind(value: unknown): PassLineKind {
  const code = asCode(value, firstPasses.kinds);
  const kinds = Object.keys(kindLetters) as (keyof typeof kindLetters)[];
  return kinds.find((kind) => kind === code || kindLetters[kind] === code) ?? null;
}

/** A number holds a bit for each thing. A thing that the site knows no more is left out. */
function unpackedThings(value: unknown): PassTour["bring"] {
  const codes =
    typeof value === "number"
      ? firstPasses.things.filter((_, index) => Math.floor(value / 2 ** index) % 2 === 1)
      : asText(value).split(".");
  return codes.flatMap((code) => things.find((thing) => thing === code) ?? []);
}

function unpackLine(value: unknown): PassLine {
  const [kind, what, count, price] = asList(value);
  return {
    kind: unpackedKind(kind),
    what: asText(what),
    count: asNumber(count),
    price: asPrice(price),
  };
}

function unpackTour(value: unknown): PassTour {
  const [id, name, code, day, days, pickup, area, meeting, mapLink, currency, total, lines, ...rest] =
    asList(value);
  const [bring, freeUntil, picture, paid, fees] = rest;
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
    bring: unpackedThings(bring),
    paid: asNumber(paid),
    fees: asText(fees),
    freeUntil: asText(freeUntil),
    picture: /^[\w/.-]*$/.test(asText(picture)) ? asText(picture) : "",
  };
}

export function unpackPass(value: unknown): TripPass | null {
  const [language, reference, fullName, hotel, notes, note, tours, phone, nationality] = asList(value);
  const known = asCode(language, firstPasses.languages);
  if (!isLanguage(known) || asList(tours).length === 0) return null;
  return {
    language: known,
    reference: asText(reference),
    fullName: asText(fullName),
    phone: asText(phone),
    nationality: asText(nationality),
    hotel: asText(hotel),
    notes: asText(notes),
    note: asText(note),
    tours: asList(tours).map(unpackTour),
  };
}

/** The part of the agreed price that the guest has not paid yet. Null if the pass has no price. */
export function stillToPay({ total, paid }: Pick<PassTour, "total" | "paid">): number | null {
  return total === null ? null : Math.max(0, Math.round((total - paid) * 100) / 100);
}

export function lastDayOfPass({ tours }: TripPass): string {
  const days = tours.map(({ day, days: length }) => addDays(day, length - 1));
  return days.sort().at(-1) ?? "";
}
