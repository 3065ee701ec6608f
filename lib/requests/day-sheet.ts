import type { ClosedPeriod } from "../calendar/calendar";
import { periodHolds } from "../calendar/periods";
import { type Language, languages } from "../i18n/languages";
import { decodePass } from "../trip-pass/pass-code";
import type { PassLine, PassTour, TripPass } from "../trip-pass/trip-pass";
import { type PassVerdict, type PublicPassKey, verifyPass } from "../trip-pass/verify-pass";
import type { DeskWords } from "./desk-words";
import { findIn, findLabel, lineEnd, lineStart, withinLine } from "./find-parts";
import type { KnownTours } from "./known-tours";
import { type MessageText, messageText, textPattern } from "./message-text";
import { readWrittenDay } from "./read-day";
import { readServiceLines, servicePattern } from "./read-lines";
import { readReference } from "./read-request";
import { languageOfMessage } from "./read-words";
import { areaInText } from "./truths";

type DeskWordsByLanguage = Record<Language, DeskWords>;

/** A confirmed guest of a day, from a pass or from the text of a confirmation. */
export interface SheetGuest extends Omit<TripPass, "language" | "tours"> {
  tour: Pick<PassTour, "id" | "name" | "code" | "day" | "pickup" | "area" | "lines">;
  source: "pass" | "text";
}

export interface SheetReading {
  guests: SheetGuest[];
  /** Passes that are not genuine, and messages without a tour or a day. */
  refused: { reason: Exclude<PassVerdict, "genuine"> | "unread"; text: string }[];
}

const passLink = /\/(?:[a-z]{2})\/trip#([\w.-]+)/g;

function guestsOfPass({ tours, language: _, ...pass }: TripPass): SheetGuest[] {
  return tours.map((tour) => ({ ...pass, tour, source: "pass" }));
}

/** Guesses whom a written price line is for; the text of a confirmation does not say it by code. */
function kindOf(what: string): PassLine["kind"] {
  if (/infant|baby|bayi|balita|младен/iu.test(what)) return "infant";
  if (/child|kid|anak|реб[её]н|дет/iu.test(what)) return "child";
  return /adult|dewasa|взросл/iu.test(what) ? "adult" : null;
}

function readTourBlock(
  { original, plain }: MessageText,
  from: number,
  until: number,
  words: DeskWords,
  tours: KnownTours,
): SheetGuest["tour"] {
  const { booking, answers } = words;
  const services = servicePattern(booking.onRequest);
  const labels = [booking.tour, booking.date, booking.total, answers.pickup, answers.meeting, booking.notes];
  const found = labels.map((label) => findLabel(plain, label, from, until));
  const firstService = plain.slice(from, until).search(services);
  const starts = [
    ...found.flatMap((each) => each?.start ?? []),
    ...(firstService < 0 ? [] : [from + firstService]),
    until,
  ];
  const valueAt = (index: number) => {
    const label = found[index];
    if (!label) return "";
    const next = Math.min(lineEnd(plain, label.end), ...starts.filter((start) => start >= label.end));
    return original.slice(label.end, next).trim();
  };
  const named = valueAt(0);
  const [, name = named, code = ""] = /^(.*?)(?:\s*\(([^()]+)\))?$/.exec(named) ?? [];
  return {
    id: tours.find(named) ?? 0,
    name,
    code,
    day: readWrittenDay(valueAt(1)) ?? "",
    pickup: valueAt(3),
    area: "",
    lines: readServiceLines(plain.slice(from, until), services).map((line) => ({
      ...line,
      kind: kindOf(line.what),
    })),
  };
}

/** Reads the text of one confirmation, as the reply desk writes it. */
function readConfirmation(sent: string, wordsOf: DeskWordsByLanguage, tours: KnownTours): SheetGuest[] {
  const text = messageText(sent, /\S/);
  const { original, plain } = text;
  const words = wordsOf[languageOfMessage(plain, wordsOf)];
  const { booking, answers } = words;
  const blocks = Array.from(plain.matchAll(withinLine(booking.tour)), ({ index }) => index);
  const [firstBlock = plain.length] = blocks;
  const notes = findLabel(plain, booking.notes, blocks.at(-1) ?? 0);
  const end = notes?.start ?? plain.length;
  const headValue = (label: string) => {
    const found = findLabel(plain, label, 0, firstBlock);
    if (!found) return "";
    const others = [booking.fullName, booking.hotel].flatMap(
      (each) => findLabel(plain, each, found.end, firstBlock)?.start ?? [],
    );
    return original.slice(found.end, Math.min(lineEnd(plain, found.end), firstBlock, ...others)).trim();
  };
  const closing = findIn(
    plain,
    new RegExp(textPattern(answers.closing), "giu"),
    notes?.end ?? end,
    plain.length,
  );
  const guest = {
    reference: readReference(headValue(booking.reference)),
    fullName: headValue(booking.fullName),
    hotel: headValue(booking.hotel),
    notes: notes ? original.slice(notes.end, closing?.start ?? plain.length).trim() : "",
    note: "",
  };
  return blocks.map((start, index) => ({
    ...guest,
    tour: readTourBlock(text, start, blocks[index + 1] ?? end, words, tours),
    source: "text",
  }));
}

/** Splits pasted chats where a reference begins. */
function splitMessages(text: string, words: DeskWordsByLanguage): string[] {
  const { plain, original } = messageText(text, /\S/);
  const starts = languages
    .flatMap((language) => [
      ...plain.matchAll(lineStart(words[language].booking.reference)),
      ...plain.matchAll(withinLine(words[language].booking.reference)),
    ])
    .map(({ index }) => index);
  const ordered = [...new Set(starts)].sort((one, other) => one - other);
  return ordered.map((start, index) => original.slice(start, ordered[index + 1]));
}

async function readPassLink(fragment: string, keys: readonly PublicPassKey[]): Promise<SheetReading> {
  const { verdict, parts } = await verifyPass(fragment, keys);
  const pass = verdict === "genuine" && parts ? await decodePass(parts.content) : null;
  if (pass) return { guests: guestsOfPass(pass), refused: [] };
  const reason = verdict === "genuine" ? "altered" : verdict;
  return { guests: [], refused: [{ reason, text: `#${fragment.slice(0, 12)}…` }] };
}

/** Reads pasted confirmations and links of passes. A pass counts more than the text around the link. */
export async function readSheetText(
  text: string,
  { words, tours, keys }: { words: DeskWordsByLanguage; tours: KnownTours; keys: readonly PublicPassKey[] },
): Promise<SheetReading> {
  const fragments = new Set(Array.from(text.matchAll(passLink), ([, fragment = ""]) => fragment));
  const passes = await Promise.all([...fragments].map((fragment) => readPassLink(fragment, keys)));
  const guests = passes.flatMap((each) => each.guests);
  const refused = passes.flatMap((each) => each.refused);
  const known = new Set(guests.map(({ reference }) => reference));
  for (const message of splitMessages(text, words)) {
    // A message whose pass is refused must not come in by its text.
    if (message.search(passLink) >= 0) continue;
    const read = readConfirmation(message, words, tours);
    const isWhole = read.length > 0 && read.every(({ tour }) => tour.day !== "" && tour.name !== "");
    if (!isWhole) refused.push({ reason: "unread", text: message.split("\n")[0] ?? "" });
    else if (!read.some(({ reference }) => known.has(reference))) guests.push(...read);
  }
  return {
    guests: guests.map((guest) => ({
      ...guest,
      tour: { ...guest.tour, area: guest.tour.area || areaInText(guest.hotel, words) },
    })),
    refused,
  };
}

export type Headcount = Record<"adult" | "child" | "infant" | "other", number>;

export function headcount(guests: readonly SheetGuest[]): Headcount {
  const counts: Headcount = { adult: 0, child: 0, infant: 0, other: 0 };
  for (const { kind, count } of guests.flatMap(({ tour }) => tour.lines)) {
    if (kind === "adult" || kind === "child" || kind === "infant") counts[kind] += count;
    else counts.other += count;
  }
  return counts;
}

export interface SheetTour {
  key: string;
  name: string;
  code: string;
  guests: SheetGuest[];
  people: Headcount;
}

const byPickup = (one: SheetGuest, other: SheetGuest) =>
  (one.tour.pickup || "99").padStart(5, "0").localeCompare((other.tour.pickup || "99").padStart(5, "0")) ||
  one.tour.area.localeCompare(other.tour.area) ||
  one.fullName.localeCompare(other.fullName);

/** Groups the guests of a day by tour, then by pick-up time and area. */
export function sheetOfDay(
  guests: readonly SheetGuest[],
  day: string,
  nameOf: (tour: SheetGuest["tour"]) => string,
): SheetTour[] {
  const groups = new Map<string, SheetGuest[]>();
  for (const guest of guests) {
    if (guest.tour.day !== day) continue;
    const key = guest.tour.id ? String(guest.tour.id) : guest.tour.code || guest.tour.name;
    groups.set(key, [...(groups.get(key) ?? []), guest]);
  }
  const tours = [...groups].flatMap(([key, group]) => {
    const [first] = group;
    if (!first) return [];
    const { code } = first.tour;
    return [{ key, name: nameOf(first.tour), code, guests: group.sort(byPickup), people: headcount(group) }];
  });
  return tours.sort((one, other) => one.name.localeCompare(other.name));
}

export function sheetDays(guests: readonly SheetGuest[]): string[] {
  return [...new Set(guests.map(({ tour }) => tour.day))].sort();
}

/** The closed periods of a tour that have not ended, its own first. */
export interface TourClosedPeriods {
  id: number;
  periods: Pick<ClosedPeriod, "from" | "until" | "reason">[];
}

/** Returns the period that closes a tour of the sheet on the day; null if the tour runs or is not known. */
export function closedPeriodOn(
  closed: readonly TourClosedPeriods[],
  { key }: Pick<SheetTour, "key">,
  day: string,
) {
  const periods = closed.find(({ id }) => String(id) === key)?.periods ?? [];
  return periods.find((each) => periodHolds(each, day)) ?? null;
}
