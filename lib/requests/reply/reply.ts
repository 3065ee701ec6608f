import { codedName, labelledLine, serviceText } from "../../booking/message-lines";
import { writtenDay } from "../../core/calendar/day-texts";
import { localize } from "../../core/content/localized-text";
import { asSentence } from "../../core/content/text";
import { formatMoney } from "../../core/format";
import { fill } from "../../core/i18n/fill";
import type { Language } from "../../core/i18n/languages";
import { messagesOf } from "../../core/i18n/messages";
import { firstPickup, freeCancellationEnd } from "../../tours/first-pickup";
import { conditionsOf } from "../../tours/pricing/quote";
import { addAmounts, countsOf, lineAmount, quoteLines } from "../../tours/pricing/quote-lines";
import { feeTexts } from "../../tours/pricing/spot-fees";
import { type PassTour, stillToPay, type TripPass } from "../pass/trip-pass";
import type { GuestMessageWords } from "../reading/guest-message-words";
import type { DeskTour } from "./desk-tour";

/** A tour of an answer, as staff see and change it. */
export interface ReplyItem {
  tour: DeskTour;
  day: string | null;
  counts: Record<number, number>;
  prices: Record<number, number>;
  /** A total that staff typed in place of the sum; null for the sum. */
  total: number | null;
  paid: number;
  pickup: string;
  area: string;
  meeting: string;
  mapLink: string;
}

export interface Reply {
  reference: string;
  fullName: string;
  phone: string;
  nationality: string;
  hotel: string;
  notes: string;
  note: string;
  tours: ReplyItem[];
}

/** The values with which an answer begins: the pick-up of the itinerary, half an hour long, and the meeting point of the facts. */
export function proposedMeeting(tour: DeskTour, language: Language): Pick<ReplyItem, "pickup" | "meeting"> {
  const time = firstPickup(tour);
  const [hours = 0, minutes = 0] = time?.split(":").map(Number) ?? [];
  const end = new Date(Date.UTC(2020, 0, 1, hours, minutes + 30)).toISOString().slice(11, 16);
  const { meeting } = tour.facts;
  return {
    pickup: time ? `${time.padStart(5, "0")}-${end}` : "",
    meeting: meeting ? localize(meeting, language).text : "",
  };
}

/** Quotes the agreed prices, which may differ from the prices of the day, with the packages of the day. */
function agreedQuote(
  { tour, day, counts, prices }: Pick<ReplyItem, "tour" | "day" | "counts" | "prices">,
  language: Language,
) {
  const lines = tour.prices.map((line) => ({ ...line, price: prices[line.id] ?? 0 }));
  const ofDay = day ? tour.days.get(day)?.packages : undefined;
  const packages = ofDay?.map(({ promo_id: id, ...each }) => ({ id, ...each }));
  const conditions = { ...conditionsOf(tour.facts, language), packages };
  return quoteLines(lines, { counts: countsOf(lines, counts) }, conditions);
}

export function agreedTotal(reply: ReplyItem): number {
  return reply.total ?? agreedQuote(reply, "en").sum;
}

export function isWithoutPeople({ counts }: ReplyItem): boolean {
  return !Object.values(counts).some((count) => count > 0);
}

function passTour(reply: ReplyItem, language: Language): PassTour {
  const { tour, day, pickup, area, meeting, mapLink, paid } = reply;
  const { lines, fees } = agreedQuote(reply, language);
  return {
    id: tour.id,
    name: localize(tour.name, language).text,
    code: tour.code ?? "",
    day: day ?? "",
    days: Math.max(1, tour.itineraries.length),
    pickup,
    area,
    meeting,
    mapLink,
    currency: tour.currency,
    total: agreedTotal(reply),
    lines: lines.map(({ kind, service_type, count, price }) => ({
      kind,
      what: localize(service_type, language).text,
      count,
      price,
    })),
    bring: tour.facts.bring ?? [],
    freeUntil: day ? (freeCancellationEnd(tour, day) ?? "") : "",
    paid,
    fees: feeTexts(fees, language, messagesOf(language, "booking").message).join(", "),
    picture: tour.images[0]?.path.replace(/^\/?storage\//, "") ?? "",
  };
}

export function passOfReply({ tours, ...request }: Reply, language: Language): TripPass {
  return { language, ...request, tours: tours.map((tour) => passTour(tour, language)) };
}

function confirmedTourLines(
  tour: PassTour,
  language: Language,
  { booking, replies }: GuestMessageWords,
): string[] {
  const labelled = (label: string, value: string) => (value ? [labelledLine(label, value)] : []);
  return [
    labelledLine(booking.tour, codedName(tour.name, tour.code || null)),
    labelledLine(booking.date, writtenDay(tour.day, language)),
    ...tour.lines.map(({ what, count, price }) =>
      serviceText(
        { price: price ?? 0, what, count, amount: lineAmount(price ?? 0, count) },
        tour.currency,
        language,
        booking,
      ),
    ),
    labelledLine(booking.total, formatMoney(tour.total ?? 0, tour.currency, language)),
    labelledLine(replies.due, formatMoney(stillToPay(tour) ?? 0, tour.currency, language)),
    ...(tour.fees ? [fill(booking.spotFee, { fee: tour.fees })] : []),
    ...labelled(replies.pickup, tour.pickup),
    ...labelled(replies.meeting, [tour.meeting, tour.mapLink].filter(Boolean).join(" ")),
  ];
}

function grandTotals({ tours, language }: TripPass): string[] {
  if (tours.length < 2) return [];
  const sums = new Map<string, number>();
  for (const { currency, total } of tours)
    sums.set(currency, addAmounts([sums.get(currency) ?? 0, total ?? 0]));
  return [...sums].map(([currency, sum]) => formatMoney(sum, currency, language));
}

const hello = (words: GuestMessageWords, name: string) =>
  name.trim() ? fill(words.replies.hello, { name: name.trim() }) : words.replies.helloOnly;

/** The confirmation, whose lines the day sheet reads back. `link` is that of the pass. */
export function confirmationText(pass: TripPass, words: GuestMessageWords, link: string): string {
  const { language, reference, fullName, phone, hotel, notes, note, tours } = pass;
  const { booking, replies } = words;
  return [
    `${hello(words, fullName)} ${replies.confirmed}`,
    "",
    labelledLine(booking.reference, reference),
    ...(fullName ? [labelledLine(booking.fullName, fullName)] : []),
    ...(phone ? [labelledLine(booking.phone, phone)] : []),
    ...(hotel ? [labelledLine(booking.hotel, hotel)] : []),
    ...tours.flatMap((tour) => ["", ...confirmedTourLines(tour, language, words)]),
    ...grandTotals(pass).flatMap((sum, index) => [
      ...(index === 0 ? [""] : []),
      labelledLine(replies.grandTotal, sum),
    ]),
    ...(notes ? ["", labelledLine(booking.notes, notes)] : []),
    ...(note ? ["", note] : []),
    ...(link ? ["", labelledLine(replies.pass, link)] : []),
    "",
    replies.closing,
  ].join("\n");
}

function namesOf({ tours }: Reply, language: Language): string {
  return tours.map(({ tour }) => localize(tour.name, language).text).join(", ");
}

function paragraphs(parts: (string | false)[]): string {
  return parts.filter((part) => part !== false && part !== "").join("\n\n");
}

const listed = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");

export function otherDayText(
  request: Reply,
  language: Language,
  words: GuestMessageWords,
  proposed: readonly { tour: DeskTour; day: string | null; days: string[] }[],
): string {
  const { replies } = words;
  const parts = proposed.map(({ tour, day, days }) => {
    const name = localize(tour.name, language).text;
    const said = day
      ? fill(replies.notOnDay, { title: name, day: writtenDay(day, language) })
      : fill(replies.openDays, { title: name });
    return `${said}\n${listed(days.map((each) => writtenDay(each, language)))}`;
  });
  return paragraphs([
    hello(words, request.fullName),
    ...parts,
    request.note,
    replies.whichDay,
    referenceLine(request, words),
  ]);
}

const referenceLine = ({ reference }: Pick<Reply, "reference">, { booking }: GuestMessageWords) =>
  reference ? labelledLine(booking.reference, reference) : "";

export const missingParts = [
  "tour",
  "date",
  "people",
  "hotel",
  "fullName",
  "nationality",
  "ages",
  "diet",
] as const;

export type MissingPart = (typeof missingParts)[number];

export function questionText(
  request: Reply,
  words: GuestMessageWords,
  missing: readonly MissingPart[],
): string {
  const { replies } = words;
  const items = listed(missing.map((part) => replies.missing[part]));
  return paragraphs([
    `${hello(words, request.fullName)} ${replies.thanks}`,
    missing.length > 0 && `${replies.pleaseSend}\n${items}`,
    request.note,
    referenceLine(request, words),
  ]);
}

export const declineReasons = ["full", "sea", "closed", "notOffered"] as const;

export type DeclineReason = (typeof declineReasons)[number];

export function declineText(
  request: Reply,
  language: Language,
  words: GuestMessageWords,
  reason: DeclineReason,
): string {
  const { replies } = words;
  const tours = namesOf(request, language);
  return paragraphs([
    `${hello(words, request.fullName)} ${replies.thanks}`,
    `${tours ? fill(replies.sorryTour, { title: tours }) : replies.sorry} ${replies.reasons[reason]}`,
    request.note,
    replies.otherTour,
    referenceLine(request, words),
  ]);
}

/** A tour that does not run on the day of a guest, and why; the reason is empty if staff gave none. */
export interface ClosedDayNotice {
  title: string;
  day: string;
  reason: string;
}

/** Tells a guest with a confirmation that the tour does not run. The day sheet reads the message back as a refusal. */
export function closedTourText(
  guest: Pick<Reply, "fullName" | "reference">,
  { title, day, reason }: ClosedDayNotice,
  language: Language,
  words: GuestMessageWords,
): string {
  const { replies } = words;
  const said = fill(replies.tourClosed, { title, day: writtenDay(day, language) });
  return paragraphs([
    hello(words, guest.fullName),
    [said, asSentence(reason)].filter(Boolean).join(" "),
    replies.anotherDay,
    referenceLine(guest, words),
  ]);
}
