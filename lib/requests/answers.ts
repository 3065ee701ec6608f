import { lineTotal } from "../booking/cost";
import { codedName, labelledLine, serviceText } from "../booking/message-lines";
import { writtenDay } from "../booking/written-day";
import { localize } from "../content/localized-text";
import { formatMoney } from "../format";
import { fill } from "../i18n/fill";
import type { Language } from "../i18n/languages";
import { firstPickup, freeCancellationEnd } from "../tours/first-pickup";
import type { PassTour, TripPass } from "../trip-pass/trip-pass";
import type { DeskTour } from "./desk-tour";
import type { DeskWords } from "./desk-words";

/** A tour of an answer, as staff see and change it. */
export interface AnsweredTour {
  tour: DeskTour;
  day: string | null;
  /** The number and the agreed price by id of the price line. */
  counts: Record<number, number>;
  prices: Record<number, number>;
  /** A total that staff typed in place of the sum; null for the sum. */
  total: number | null;
  pickup: string;
  area: string;
  meeting: string;
  mapLink: string;
}

export interface AnsweredRequest {
  reference: string;
  fullName: string;
  hotel: string;
  notes: string;
  note: string;
  tours: AnsweredTour[];
}

/** The values with which an answer begins: the pick-up of the itinerary, half an hour long, and the meeting point of the facts. */
export function proposedMeeting(
  tour: DeskTour,
  language: Language,
): Pick<AnsweredTour, "pickup" | "meeting"> {
  const time = firstPickup(tour);
  const [hours = 0, minutes = 0] = time?.split(":").map(Number) ?? [];
  const end = new Date(Date.UTC(2020, 0, 1, hours, minutes + 30)).toISOString().slice(11, 16);
  const { meeting } = tour.facts;
  return {
    pickup: time ? `${time.padStart(5, "0")}-${end}` : "",
    meeting: meeting ? localize(meeting, language).text : "",
  };
}

function sumOf({ tour, counts, prices }: AnsweredTour): number {
  const cents = tour.prices.map(({ id }) => Math.round(lineTotal(prices[id] ?? 0, counts[id] ?? 0) * 100));
  return cents.reduce((sum, each) => sum + each, 0) / 100;
}

export function agreedTotal(answered: AnsweredTour): number {
  return answered.total ?? sumOf(answered);
}

export function isWithoutPeople({ counts }: AnsweredTour): boolean {
  return !Object.values(counts).some((count) => count > 0);
}

function passTour(answered: AnsweredTour, language: Language): PassTour {
  const { tour, day, counts, prices, pickup, area, meeting, mapLink } = answered;
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
    total: agreedTotal(answered),
    lines: tour.prices.flatMap(({ id, kind, service_type }) => {
      const count = counts[id] ?? 0;
      const what = localize(service_type, language).text;
      return count > 0 ? [{ kind, what, count, price: prices[id] ?? 0 }] : [];
    }),
    bring: tour.facts.bring ?? [],
    freeUntil: day ? (freeCancellationEnd(tour, day) ?? "") : "",
    picture: tour.images[0]?.path.replace(/^\/?storage\//, "") ?? "",
  };
}

export function passOfAnswer({ tours, ...request }: AnsweredRequest, language: Language): TripPass {
  return { language, ...request, tours: tours.map((tour) => passTour(tour, language)) };
}

function confirmedTourLines(tour: PassTour, language: Language, { booking, answers }: DeskWords): string[] {
  const labelled = (label: string, value: string) => (value ? [labelledLine(label, value)] : []);
  return [
    labelledLine(booking.tour, codedName(tour.name, tour.code || null)),
    labelledLine(booking.date, writtenDay(tour.day, language)),
    ...tour.lines.map(({ what, count, price }) =>
      serviceText({ price: price ?? 0, what, count }, tour.currency, language, booking),
    ),
    labelledLine(booking.total, formatMoney(tour.total ?? 0, tour.currency, language)),
    ...labelled(answers.pickup, tour.pickup),
    ...labelled(answers.meeting, [tour.meeting, tour.mapLink].filter(Boolean).join(" ")),
  ];
}

const hello = (words: DeskWords, name: string) =>
  name.trim() ? fill(words.answers.hello, { name: name.trim() }) : words.answers.helloOnly;

/** The confirmation, whose lines the day sheet reads back. `link` is that of the pass. */
export function confirmationText(pass: TripPass, words: DeskWords, link: string): string {
  const { language, reference, fullName, hotel, notes, note, tours } = pass;
  const { booking, answers } = words;
  return [
    `${hello(words, fullName)} ${answers.confirmed}`,
    "",
    labelledLine(booking.reference, reference),
    ...(fullName ? [labelledLine(booking.fullName, fullName)] : []),
    ...(hotel ? [labelledLine(booking.hotel, hotel)] : []),
    ...tours.flatMap((tour) => ["", ...confirmedTourLines(tour, language, words)]),
    ...(notes ? ["", labelledLine(booking.notes, notes)] : []),
    ...(note ? ["", note] : []),
    ...(link ? ["", labelledLine(answers.pass, link)] : []),
    "",
    answers.closing,
  ].join("\n");
}

function namesOf({ tours }: AnsweredRequest, language: Language): string {
  return tours.map(({ tour }) => localize(tour.name, language).text).join(", ");
}

function paragraphs(parts: (string | false)[]): string {
  return parts.filter((part) => part !== false && part !== "").join("\n\n");
}

const listed = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");

/** Proposes open days for each tour that cannot run as the guest asked. */
export function otherDayText(
  request: AnsweredRequest,
  language: Language,
  words: DeskWords,
  proposed: readonly { tour: DeskTour; day: string | null; days: string[] }[],
): string {
  const { answers } = words;
  const parts = proposed.map(({ tour, day, days }) => {
    const name = localize(tour.name, language).text;
    const said = day
      ? fill(answers.notOnDay, { title: name, day: writtenDay(day, language) })
      : fill(answers.openDays, { title: name });
    return `${said}\n${listed(days.map((each) => writtenDay(each, language)))}`;
  });
  return paragraphs([
    hello(words, request.fullName),
    ...parts,
    request.note,
    answers.whichDay,
    referenceLine(request, words),
  ]);
}

const referenceLine = ({ reference }: AnsweredRequest, { booking }: DeskWords) =>
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
  request: AnsweredRequest,
  words: DeskWords,
  missing: readonly MissingPart[],
): string {
  const { answers } = words;
  const items = listed(missing.map((part) => answers.missing[part]));
  return paragraphs([
    `${hello(words, request.fullName)} ${answers.thanks}`,
    missing.length > 0 && `${answers.pleaseSend}\n${items}`,
    request.note,
    referenceLine(request, words),
  ]);
}

export const declineReasons = ["full", "sea", "closed", "notOffered"] as const;

export type DeclineReason = (typeof declineReasons)[number];

export function declineText(
  request: AnsweredRequest,
  language: Language,
  words: DeskWords,
  reason: DeclineReason,
): string {
  const { answers } = words;
  const tours = namesOf(request, language);
  return paragraphs([
    `${hello(words, request.fullName)} ${answers.thanks}`,
    `${tours ? fill(answers.sorryTour, { title: tours }) : answers.sorry} ${answers.reasons[reason]}`,
    request.note,
    answers.otherTour,
    referenceLine(request, words),
  ]);
}
