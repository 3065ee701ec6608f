import type { MessageWords } from "../../booking/booking";
import type { RequestLabel } from "../../booking/message-lines";
import { type Language, languages } from "../../core/i18n/languages";
import {
  emphasis,
  type FoundPart,
  findEach,
  findIn,
  findLabel,
  findLast,
  isAtLineStart,
  lineEnd,
  lineStart,
  sentenceStart,
  withinLine,
  withValues,
} from "./find-parts";
import type { GuestRequest, RequestedTour, RequestMessageWords } from "./guest-request";
import type { KnownTours } from "./known-tours";
import { comparableText, type MessageText, messageText, phrasePattern, textPattern } from "./message-text";
import { ownWords } from "./own-words";
import { readWrittenDay } from "./read-day";
import { readServiceLines, servicePattern } from "./read-lines";
import {
  findPlanLink,
  findTourSegments,
  type PlanLink,
  readTourSegment,
  withLinkedChoice,
} from "./read-plan";
import { languageOfMessage, readNationality } from "./read-words";

const headLabels = [
  "reference",
  "tour",
  "fullName",
  "email",
  "phone",
  "date",
  "nationality",
  "hotel",
] as const satisfies readonly RequestLabel[];

type HeadLabel = (typeof headLabels)[number];

/**
 * Finds the labels of the head in their order, and a label that the guest moved anywhere in the head or wrote in another language of
 * the site.
 */
function findHead(
  plain: string,
  words: MessageWords,
  others: readonly MessageWords[],
  isPlan: boolean,
): Map<HeadLabel, FoundPart> {
  const found = new Map<HeadLabel, FoundPart>();
  const labels = headLabels.filter((name) => !isPlan || (name !== "tour" && name !== "date"));
  const first = labels.map((name) => findLabel(plain, words[name], 0)).find((each) => each !== null);
  const base = first?.start ?? 0;
  const until = findIn(plain, lineStart(words.total), base, plain.length)?.start ?? plain.length;
  let from = base;
  for (const name of labels) {
    const label =
      findLabel(plain, words[name], from, until) ??
      [words, ...others].map((each) => findIn(plain, lineStart(each[name]), base, until)).find(Boolean);
    if (!label) continue;
    found.set(name, label);
    from = Math.max(from, label.end);
  }
  return found;
}

/** Only the request of one tour has a line with the tour's label, in front of the guest's name. */
function namesOneTour(plain: string, words: MessageWords): boolean {
  const from = findLabel(plain, words.reference, 0)?.end ?? 0;
  const name = findLabel(plain, words.fullName, from)?.start;
  return findLabel(plain, words.tour, from, name) !== null;
}

interface MessageParts {
  head: Map<HeadLabel, FoundPart>;
  headEnd: number;
  total: FoundPart | null;
  bodyEnd: number;
  notes: FoundPart | null;
  link: PlanLink | null;
  linkStart: number | null;
}

/** Finds the total between head and notes. The last value of the head and the notes can read like a total. */
function findTotal(plain: string, { total, notes }: MessageWords, head: FoundPart): FoundPart | null {
  const from = isAtLineStart(plain, head.start) ? lineEnd(plain, head.end) : head.end;
  const found = findLabel(plain, total, from);
  if (!found) return null;
  const notesAbove = isAtLineStart(plain, found.start)
    ? findIn(plain, lineStart(notes), from, found.start)
    : findLabel(plain, notes, from, found.start);
  return notesAbove ? null : found;
}

function findParts(
  { plain }: MessageText,
  { booking, plan }: RequestMessageWords,
  others: readonly MessageWords[],
): MessageParts {
  const link = namesOneTour(plain, booking) ? null : findPlanLink(plain);
  const head = findHead(plain, booking, others, link !== null);
  const lastLabel = [...head.values()].sort((one, other) => one.end - other.end).at(-1) ?? {
    start: 0,
    end: 0,
  };
  const headEnd = lastLabel.end;
  const total = findTotal(plain, booking, lastLabel);
  const after = total?.end ?? headEnd;
  const linkLabel =
    link &&
    findLast(
      plain.slice(0, link.start),
      `(?<=\\s)[*_~]{0,3}${textPattern(plan.plan)}${emphasis}:${emphasis}`,
      0,
    );
  const linkStart = linkLabel?.start ?? link?.start ?? null;
  const label = findLabel(plain, booking.notes, after, linkStart ?? undefined);
  const closing = findLast(plain, textPattern(booking.closing), label?.end ?? after);
  const end = linkStart ?? closing?.start ?? plain.length;
  const notes = label && { start: label.end, end };
  return { head, headEnd, total, bodyEnd: total?.start ?? label?.start ?? end, notes, link, linkStart };
}

/** Returns a function that reads the value of a label: until the next part, and at most until the end of the line. */
function valuesOf({ original, plain }: MessageText, { head, bodyEnd }: MessageParts, bodyStarts: number[]) {
  const starts = [...[...head.values()].map(({ start }) => start), ...bodyStarts, bodyEnd];
  return (name: HeadLabel): string => {
    const label = head.get(name);
    if (!label) return "";
    const next = Math.min(...starts.filter((start) => start >= label.end));
    return original.slice(label.end, Math.min(next, lineEnd(plain, label.end))).trim();
  };
}

/**
 * Returns the position of the first price line, or -1. If a chat has joined lines, the value before the price line can hold a dash as
 * well, so the last dash before a bracket counts.
 */
function firstServiceStart(plain: string, services: RegExp): number {
  const [first] = plain.matchAll(services);
  if (!first) return -1;
  const [text, named = ""] = first;
  const [name = ""] = named.split("(");
  const dash = Math.max(...["- ", "• ", "· "].map((mark) => name.lastIndexOf(` ${mark}`)));
  return dash < 0 ? first.index : first.index + text.indexOf(named) + dash + 1;
}

/** A reference has a prefix of the operator and six letters or digits. */
export function readReference(text: string): string {
  return /[A-Z]{2,4}-[2-9A-Z]{6}/i.exec(text)?.[0].toUpperCase() ?? text;
}

function readTotals(
  { original, plain }: MessageText,
  { bodyEnd, notes, linkStart }: MessageParts,
  label: string,
) {
  const until = notes?.start ?? linkStart ?? plain.length;
  return Array.from(plain.slice(bodyEnd, until).matchAll(withinLine(label)), ({ index, 0: found }) => {
    const from = bodyEnd + index + found.length;
    return original.slice(from, Math.min(lineEnd(plain, from), until)).trim();
  });
}

/** Lists the parts of a request that are fields and sentences of the site, in no order. */
function fieldParts(
  { plain }: MessageText,
  { head, headEnd, total, bodyEnd, notes, link, linkStart }: MessageParts,
  { words: { booking, plan }, services, tourNames }: FieldWords,
): FoundPart[] {
  const until = notes
    ? (findLabel(plain, booking.notes, total?.end ?? headEnd)?.start ?? notes.start)
    : (linkStart ?? plain.length);
  const sentences = [booking.closedStops, booking.spotFee, booking.savedPrices].map(sentenceStart);
  const labels = [booking.promo, booking.total, plan.subtotal].map(withinLine);
  const body = [...sentences, ...labels].flatMap((pattern) => findEach(plain, pattern, headEnd, until));
  const whole = [
    ...findEach(plain, services, headEnd, bodyEnd),
    ...tourNames,
    ...(notes ? [{ start: until, end: notes.end }] : []),
    ...(link ? [{ start: linkStart ?? link.start, end: link.end }] : []),
    ...[booking.greeting, plan.greeting, booking.closing].flatMap((phrase) =>
      findEach(plain, new RegExp(phrasePattern(phrase), "giu"), 0, plain.length),
    ),
  ];
  const parts = [...head.values(), ...body, ...whole.map((part) => ({ ...part, isWhole: true }))];
  return withValues(plain, parts, plain.length);
}

interface FieldWords {
  words: RequestMessageWords;
  services: RegExp;
  /** From the number of a tour of a plan to the end of the name. */
  tourNames: FoundPart[];
}

/**
 * Reads a request that `bookingMessage` or `planMessage` wrote, also after a chat or the guest changed the text. A part that the
 * message does not have is empty.
 */
export function readRequest(
  sent: string,
  wordsOf: Record<Language, RequestMessageWords>,
  tours: KnownTours,
): GuestRequest {
  const references = languages.map((each) => textPattern(wordsOf[each].booking.reference)).join("|");
  const text = messageText(sent, new RegExp(`(?:${references})${emphasis}:`, "iu"));
  const { original, plain } = text;
  const language = languageOfMessage(plain, wordsOf);
  const words = wordsOf[language];
  const { booking } = words;
  const others = languages.filter((each) => each !== language).map((each) => wordsOf[each].booking);
  const parts = findParts(text, words, others);
  const { headEnd, bodyEnd, link, notes } = parts;
  const services = servicePattern(booking.onRequest);

  const segments = link ? findTourSegments(plain, headEnd, bodyEnd) : [];
  const firstService = firstServiceStart(plain.slice(headEnd, bodyEnd), services);
  const closed = findIn(plain, sentenceStart(booking.closedStops), headEnd, bodyEnd);
  const readValue = valuesOf(text, parts, [
    ...(firstService < 0 || link ? [] : [headEnd + firstService]),
    ...segments.slice(0, 1).map(({ start }) => start),
    ...(closed ? [closed.start] : []),
  ]);
  const given = (name: HeadLabel) => {
    const value = readValue(name);
    return comparableText(value) === comparableText(booking.notSpecified) ? "" : value;
  };
  const onlyTour: RequestedTour = {
    id: tours.find(readValue("tour")),
    named: readValue("tour"),
    day: readWrittenDay(readValue("date")),
    writtenDay: readValue("date"),
    lines: readServiceLines(plain.slice(headEnd, bodyEnd), services),
    counts: null,
  };
  const linked = link?.ids.length === segments.length ? link.ids : [];
  const read = segments.map((segment, index) =>
    readTourSegment(segment, linked[index] ?? null, { text, words, tours, services }),
  );
  const planned = read.map(({ end: _, ...tour }) => withLinkedChoice(tour, link));
  const tourNames = segments.map(({ start }, index) => ({ start, end: read[index]?.end ?? start }));
  const writtenNationality = given("nationality");
  const fieldsFrom = Math.min(...[...parts.head.values()].map(({ start }) => start), original.length);
  return {
    language,
    reference: readReference(readValue("reference")),
    tours: link ? planned : [onlyTour].filter(({ named, lines }) => named !== "" || lines.length > 0),
    fullName: readValue("fullName"),
    email: readValue("email"),
    phone: readValue("phone"),
    nationality: readNationality(writtenNationality, language),
    writtenNationality,
    hotel: given("hotel"),
    notes: notes ? original.slice(notes.start, notes.end).trim() : "",
    totals: readTotals(text, parts, booking.total),
    sender: original.slice(0, Math.min(fieldsFrom, 500)),
    readAs: [],
    ownWords: ownWords(original, fieldParts(text, parts, { words, services, tourNames }), fieldsFrom),
  };
}
