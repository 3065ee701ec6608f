import type { Language } from "../../core/i18n/languages";
import { findAreas } from "./find-areas";
import { type FoundPart, findEach } from "./find-parts";
import { findDays } from "./free-days";
import { findPeople, type GuestKind } from "./free-people";
import type { GuestMessageWordsByLanguage } from "./guest-message-words";
import type { FreePart, GuestRequest, RequestedTour } from "./guest-request";
import type { KnownTours } from "./known-tours";
import { scanningCopy } from "./message-text";
import type { WrittenLine } from "./read-lines";

const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
const telephone = /\+\d[\d\s()-]{7,18}\d/g;

/** Words that say nothing without the parts that they join. */
const joining =
  /(?<![\p{L}\p{N}])(?:and|or|with|on|in|at|from|for|to|the|pick-?\s?up|hotel|dan|atau|hari|tanggal|di|ke|dari|untuk|jemput|и|или|в|во|на|с|со|из|от|для|отель)(?![\p{L}\p{N}])/giu;

type Found = FreePart & FoundPart;

const overlaps = (one: FoundPart, other: FoundPart) => one.start < other.end && other.start < one.end;

/** Parts of one slot contradict each other unless all say the same; then none of them is read. */
function agreeing<Part>(parts: readonly Part[], readValue: (part: Part) => string | number | null): Part[] {
  const values = new Set(parts.map(readValue));
  return values.size === 1 && !values.has(null) ? [...parts] : [];
}

/** The numbers of each kind that the text says in one way. A number of people counts adults if no adults are counted. */
function readPeople(plain: string): Found[] {
  const found = findPeople(plain);
  const isCounted = found.some(({ kind }) => kind !== "people");
  const of = (kind: GuestKind) =>
    agreeing(
      found.filter((each) => each.kind === kind),
      ({ count }) => count,
    );
  const own = (["adult", "child", "infant"] as const).flatMap((who) =>
    of(who).map(({ count, start, end }): Found => ({ part: "people", who, count, start, end })),
  );
  if (isCounted) return own;
  return of("people").map(({ count, start, end }) => ({ part: "people", who: "adult", count, start, end }));
}

function languageOfText(text: string): Language {
  if (/[а-яё]/iu.test(text)) return "ru";
  const indonesian =
    /(?<!\p{L})(?:dan|dengan|saya|kami|untuk|hari|orang|dewasa|anak|bayi|jemput|bisa|mau|tanggal|besok|lusa|tolong|senin|selasa|rabu|kamis|jumat|sabtu)(?!\p{L})/giu;
  return Array.from(text.matchAll(indonesian)).length > 0 ? "id" : "en";
}

function unreadLines(text: string, parts: readonly FoundPart[]): string[] {
  let start = 0;
  return text.split("\n").flatMap((line) => {
    const from = start;
    start += line.length + 1;
    return /[\p{L}\p{N}]/u.test(restOf(line, from, parts)) ? [line.trim()] : [];
  });
}

function restOf(line: string, from: number, parts: readonly FoundPart[]): string {
  const inLine = parts.filter((part) => overlaps(part, { start: from, end: from + line.length }));
  const ordered = inLine.toSorted((one, other) => one.start - other.start);
  let at = from;
  const gaps = ordered.map(({ start, end }) => {
    const gap = line.slice(at - from, Math.max(at, start) - from);
    at = Math.max(at, end);
    return gap;
  });
  return [...gaps, line.slice(at - from)].join(" ").replace(joining, " ");
}

const firstText = (text: string, parts: readonly FoundPart[]) =>
  parts.slice(0, 1).map(({ start, end }) => text.slice(start, end).trim())[0] ?? "";

export interface FreeSources {
  words: GuestMessageWordsByLanguage;
  tours: KnownTours;
  /** The operator's day, after which a weekday is looked for. */
  today: string;
}

/**
 * Reads numbers of guests, a day, an area, tours, a telephone and an e-mail in a message that a guest wrote in own words. Each part
 * that was read is listed in `readAs`; a line with anything else stays among the guest's own words.
 */
export function readFreeMessage(text: string, { words, tours, today }: FreeSources): GuestRequest {
  const plain = scanningCopy(text);
  const named = tours.named(plain);
  const isFree = (part: FoundPart) => !named.some((tour) => overlaps(tour, part));
  const people = readPeople(plain).filter(isFree);
  const written = findDays(plain, today).filter(isFree);
  const days = agreeing(written, ({ day }) => day);
  const areas = agreeing(findAreas(plain, words).filter(isFree), ({ area }) => area);
  const phones = agreeing(findEach(plain, telephone, 0, plain.length), ({ start, end }) =>
    plain.slice(start, end).replace(/\D/g, ""),
  );
  const emails = agreeing(findEach(plain, email, 0, plain.length), ({ start, end }) =>
    plain.slice(start, end),
  );
  const found: Found[] = [
    ...named.map(({ id, start, end }): Found => ({ part: "tour", id, start, end })),
    ...people,
    ...days.map(({ day, start, end }): Found => ({ part: "day", day: day ?? "", start, end })),
    ...areas.map(({ area, start, end }): Found => ({ part: "area", area, start, end })),
    ...phones.map((part): Found => ({ ...part, part: "phone" })),
    ...emails.map((part): Found => ({ ...part, part: "email" })),
  ];
  const lines = people.flatMap(({ start, end, ...part }): WrittenLine[] =>
    part.part === "people"
      ? [{ what: text.slice(start, end).trim(), count: part.count, price: null, onlyFor: part.who }]
      : [],
  );
  const tour: RequestedTour = {
    id: null,
    named: "",
    day: days[0]?.day ?? null,
    writtenDay: written.map(({ start, end }) => text.slice(start, end)).join(", "),
    lines: lines.filter(
      ({ onlyFor }, index) => lines.findIndex((each) => each.onlyFor === onlyFor) === index,
    ),
    counts: null,
  };
  const ids = [...new Set(named.map(({ id }) => id))];
  const chosen = ids.map((id) => ({
    ...tour,
    id,
    named: firstText(
      text,
      named.filter((each) => each.id === id),
    ),
  }));
  const isRead = people.length > 0 || days.length > 0 || areas.length > 0;
  return {
    language: languageOfText(text),
    reference: "",
    tours: chosen.length > 0 || !isRead ? chosen : [tour],
    fullName: "",
    email: firstText(text, emails),
    phone: firstText(text, phones),
    nationality: "",
    writtenNationality: "",
    hotel: firstText(text, areas),
    notes: "",
    totals: [],
    sender: "",
    ownWords: unreadLines(text, found),
    readAs: found
      .toSorted((one, other) => one.start - other.start)
      .map(({ end, ...part }) => ({ ...part, written: text.slice(part.start, end).trim() })),
  };
}
