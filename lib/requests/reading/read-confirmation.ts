import { codedName } from "../../booking/message-lines";
import type { Language } from "../../core/i18n/languages";
import type { PassLine, PassTour } from "../pass/trip-pass";
import {
  type FieldPart,
  type FoundPart,
  findEach,
  findLabel,
  lineEnd,
  sentenceStart,
  withinLine,
  withValues,
} from "./find-parts";
import type { GuestMessageWords, GuestMessageWordsByLanguage } from "./guest-message-words";
import type { KnownTours } from "./known-tours";
import { messageText, textPattern } from "./message-text";
import { ownWords } from "./own-words";
import { readWrittenDay } from "./read-day";
import { readAmount, readServiceLines, servicePattern, withoutEmphasis } from "./read-lines";
import { readReference } from "./read-request";
import { languageOfMessage } from "./read-words";

export type ConfirmedTour = Pick<
  PassTour,
  "id" | "name" | "code" | "day" | "pickup" | "area" | "lines" | "currency" | "total" | "paid" | "fees"
>;

/** What the text of a confirmation says. A part that the text does not have is empty. */
export interface Confirmation {
  language: Language;
  reference: string;
  fullName: string;
  phone: string;
  hotel: string;
  notes: string;
  tours: ConfirmedTour[];
  ownWords: string[];
}

/** Guesses whom a written price line is for; the text of a message does not say it by code. */
export function kindOfLine(what: string): PassLine["kind"] {
  if (/infant|baby|bayi|balita|младен/iu.test(what)) return "infant";
  if (/child|kid|anak|реб[её]н|дет/iu.test(what)) return "child";
  return /adult|dewasa|взросл/iu.test(what) ? "adult" : null;
}

/** Reads the first value of each label of a region: until the next part of the region, and at most until the end of the line. */
function readValues<Name extends string>(
  original: string,
  plain: string,
  labels: Record<Name, string>,
  { start, end, others }: FoundPart & { others: readonly FoundPart[] },
): { values: Record<Name, string>; parts: FoundPart[] } {
  const region = plain.slice(0, end);
  const names = Object.keys(labels) as Name[];
  const found = names.map((name): [Name, FoundPart | null] => [
    name,
    findLabel(region, labels[name], start, end),
  ]);
  const parts = found.flatMap(([, label]) => label ?? []);
  const starts = [...parts, ...others].map((part) => part.start);
  const ends = (label: FoundPart) =>
    Math.min(lineEnd(region, label.end), end, ...starts.filter((each) => each >= label.end));
  const readValue = (label: FoundPart | null): string =>
    label ? original.slice(label.end, ends(label)).trim() : "";
  return {
    values: Object.fromEntries(found.map(([name, label]) => [name, readValue(label)])) as Record<
      Name,
      string
    >,
    parts: parts.map((label) => ({ start: label.start, end: ends(label) })),
  };
}

function nameAndCode(named: string): { name: string; code: string } {
  const bracket = named.lastIndexOf("(");
  if (bracket < 0 || !named.endsWith(")")) return { name: named, code: "" };
  return { name: named.slice(0, bracket).trim(), code: named.slice(bracket + 1, -1).trim() };
}

function readTour(
  original: string,
  plain: string,
  block: FoundPart,
  { booking, replies }: GuestMessageWords,
  tours: KnownTours,
): { tour: ConfirmedTour; parts: FoundPart[] } {
  const services = servicePattern(booking.onRequest);
  const lines = findEach(plain, services, block.start, block.end);
  const fees = findEach(plain, sentenceStart(booking.spotFee), block.start, block.end);
  const labels = {
    tour: booking.tour,
    date: booking.date,
    total: booking.total,
    due: replies.due,
    pickup: replies.pickup,
    meeting: replies.meeting,
    grandTotal: replies.grandTotal,
  };
  const { values, parts } = readValues(original, plain, labels, { ...block, others: [...lines, ...fees] });
  const wholeFees = withValues(plain, [...fees, ...parts], block.end).filter(({ start }) =>
    fees.some((fee) => fee.start === start),
  );
  const { name, code } = nameAndCode(withoutEmphasis(values.tour));
  const total = readAmount(values.total);
  const due = values.due === "" ? null : readAmount(values.due);
  const feeTexts = wholeFees.map(({ start, end }, index) =>
    original.slice(fees[index]?.end ?? start, end).trim(),
  );
  return {
    tour: {
      id: tours.find(codedName(name, code || null)) ?? 0,
      name,
      code,
      day: readWrittenDay(values.date) ?? "",
      pickup: values.pickup,
      area: "",
      currency: values.total.replace(/[\d.,'\s\u00a0\u202f]+/g, ""),
      total,
      paid: total !== null && due !== null ? Math.max(0, total - due) : 0,
      fees: feeTexts.join(", "),
      lines: readServiceLines(plain.slice(block.start, block.end), services).map((line) => ({
        ...line,
        kind: kindOfLine(line.what),
      })),
    },
    parts: [...parts, ...lines, ...wholeFees],
  };
}

/** Reads the text of one confirmation, as the reply desk writes it. */
export function readConfirmation(
  sent: string,
  wordsOf: GuestMessageWordsByLanguage,
  tours: KnownTours,
): Confirmation {
  const { original, plain } = messageText(sent, /\S/);
  const language = languageOfMessage(plain, wordsOf);
  const words = wordsOf[language];
  const { booking, replies } = words;
  const blocks = Array.from(plain.matchAll(withinLine(booking.tour)), ({ index }) => index);
  const [firstBlock = plain.length] = blocks;
  const notes = findLabel(plain, booking.notes, blocks.at(-1) ?? 0);
  const end = notes?.start ?? plain.length;
  const passLabel = findLabel(plain, replies.pass, blocks.at(-1) ?? 0);
  const closings = findEach(
    plain,
    new RegExp(textPattern(replies.closing), "giu"),
    notes?.end ?? firstBlock,
    plain.length,
  );
  const closing = closings.at(-1) ?? null;
  const bodyEnd = Math.min(end, passLabel?.start ?? end, closing?.start ?? end);
  const labels = {
    reference: booking.reference,
    fullName: booking.fullName,
    phone: booking.phone,
    hotel: booking.hotel,
  };
  const head = readValues(original, plain, labels, { start: 0, end: firstBlock, others: [] });
  const read = blocks.map((start, index) =>
    readTour(original, plain, { start, end: blocks[index + 1] ?? Math.max(start, bodyEnd) }, words, tours),
  );
  const notesEnd = Math.min(
    ...[passLabel, closing].flatMap((part) => (notes && part && part.start >= notes.end ? part.start : [])),
    plain.length,
  );
  const greetings = [`${textPattern(replies.hello)}\\s+`, `${textPattern(replies.helloOnly)}\\s+`, ""].map(
    (hello) => new RegExp(`${hello}${textPattern(replies.confirmed)}`, "giu"),
  );
  const sentence: FieldPart[] = greetings.flatMap((pattern) => findEach(plain, pattern, 0, firstBlock));
  const sums = withValues(
    plain,
    findEach(plain, withinLine(replies.grandTotal), firstBlock, bodyEnd),
    bodyEnd,
  );
  const fields = [
    ...sums,
    ...head.parts,
    ...read.flatMap(({ parts }) => parts),
    ...(notes ? [{ start: notes.start, end: notesEnd }] : []),
    ...(passLabel ? [{ start: passLabel.start, end: lineEnd(plain, passLabel.end) }] : []),
    ...closings.slice(-1),
    ...sentence,
  ];
  const fieldsFrom = Math.min(firstBlock, ...head.parts.map(({ start }) => start));
  return {
    language,
    reference: readReference(head.values.reference),
    fullName: head.values.fullName,
    phone: head.values.phone,
    hotel: head.values.hotel,
    notes: notes ? original.slice(notes.end, notesEnd).trim() : "",
    tours: read.map(({ tour }) => tour),
    ownWords: ownWords(original, fields, fieldsFrom),
  };
}
