import { nextDay, operatorDay } from "../content/days";
import { fill } from "../i18n/fill";
import type { Language } from "../i18n/languages";
import {
  bookingCost,
  type CostWords,
  costText,
  hasParticipant,
  type PriceLine,
  type Quantities,
  quantity,
  serviceText,
} from "./cost";
import { isNationality, nationalityLabel } from "./nationalities";
import { writtenDay } from "./written-day";

export interface BookedTour {
  id: number;
  name: string;
  code: string | null;
  currency: string;
  prices: PriceLine[];
  hints?: BookingHints;
}

/** What is said, without stopping anybody, where the counts are not what the tour is made for. */
export interface BookingHints {
  /** More guests than a group has. */
  most?: { guests: number; text: string };
  /** Somebody on a price line for children who are younger than the tour takes. */
  young?: { lines: number[]; text: string };
}

/** What the visitor types; texts as typed, quantities by the id of the price line. */
export interface Booking {
  fullName: string;
  email: string;
  /** `YYYY-MM-DD`. */
  date: string;
  nationality: string;
  hotel: string;
  notes: string;
  quantities: Quantities;
}

export type BookingField = "fullName" | "email" | "date" | "nationality";
export type FieldProblem =
  | "required"
  | "emailInvalid"
  | "dateTooEarly"
  | "datePassed"
  /** The tour's calendar is against it: `DayRefusal` says why. */
  | "dateRefused"
  | "nationalityUnknown";
export type BookingProblem = "bookingErrorInvalidTour" | "atLeastOneParticipant";

function emailProblem(email: string): FieldProblem | undefined {
  if (!email.trim()) return "required";
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : "emailInvalid";
}

function dateProblem(
  date: string,
  earliest: string,
  offered: string,
  refused: boolean,
): FieldProblem | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return "required";
  if (refused) return "dateRefused";
  if (date >= earliest) return undefined;
  return date < offered ? "dateTooEarly" : "datePassed";
}

function nationalityProblem(code: string): FieldProblem | undefined {
  if (!code) return "required";
  return isNationality(code) ? undefined : "nationalityUnknown";
}

/**
 * What is wrong with each field, in the order of the form.
 *
 * @param earliest the earliest day that can be booked now
 * @param offered the earliest day when the form was opened: a day from then on could be chosen once
 * @param refused whether the tour's calendar is against the date
 */
export function fieldProblems(
  booking: Booking,
  earliest: string,
  offered = earliest,
  refused = false,
): Partial<Record<BookingField, FieldProblem>> {
  const problems = {
    fullName: booking.fullName.trim() ? undefined : ("required" as const),
    email: emailProblem(booking.email),
    date: dateProblem(booking.date, earliest, offered, refused),
    nationality: nationalityProblem(booking.nationality),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}

/** What is wrong with the request as a whole, null when it can be sent. */
export function bookingProblem(tour: BookedTour, booking: Booking): BookingProblem | null {
  if (tour.prices.length === 0) return "bookingErrorInvalidTour";
  return hasParticipant(tour.prices, booking.quantities) ? null : "atLeastOneParticipant";
}

/** What to say beside the counts (R-34.8). */
export function bookingHints(
  { prices, hints = {} }: BookedTour,
  quantities: Booking["quantities"],
): string[] {
  const count = (id: number) => quantity(quantities[id]);
  const guests = prices.reduce((sum, { id }) => sum + count(id), 0);
  const { most, young } = hints;
  return [
    ...(most && guests > most.guests ? [most.text] : []),
    ...(young?.lines.some((id) => count(id) > 0) ? [young.text] : []),
  ];
}

/** The words of a booking request, `messages/*.json` at `booking.message`. */
export interface MessageWords extends CostWords {
  greeting: string;
  reference: string;
  tour: string;
  fullName: string;
  email: string;
  date: string;
  nationality: string;
  hotel: string;
  notSpecified: string;
  total: string;
  /** Under the total of a page that is a copy. */
  savedPrices: string;
  notes: string;
  closing: string;
}

/** Letters and digits that cannot be taken for one another. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** A short reference for one request, made in the browser, for example `OA-7K3M9Q`. */
export function bookingReference(random: Uint32Array): string {
  const letters = Array.from(random, (number) => alphabet[number % alphabet.length]).join("");
  return `OA-${letters}`;
}

/** What a message says of the visitor; a booking has the date among it. */
export function bookingVisitorLines(
  words: MessageWords,
  language: Language,
  visitor: Omit<Booking, "date" | "quantities" | "notes"> & { date?: string },
): string[] {
  const { fullName, email, date, nationality, hotel } = visitor;
  return [
    `${words.fullName}: ${fullName.trim()}`,
    `${words.email}: ${email.trim()}`,
    ...(date === undefined ? [] : [`${words.date}: ${writtenDay(date, language)}`]),
    `${words.nationality}: ${isNationality(nationality) ? nationalityLabel(nationality, language) : words.notSpecified}`,
    `${words.hotel}: ${hotel.trim() || words.notSpecified}`,
  ];
}

/**
 * The text of the chat message, with exactly the parts that R-7.9 lists, and when its prices are those of a copy their moment
 * (R-38.8).
 */
export function bookingMessage(
  words: MessageWords,
  language: Language,
  tour: BookedTour,
  booking: Booking,
  reference: string,
  pricesOf: string | null = null,
): string {
  const services = tour.prices.flatMap(({ id, service, description, price }) => {
    const count = quantity(booking.quantities[id]);
    if (count === 0) return [];
    const what = description ? `${service} (${description})` : service;
    return [serviceText({ price, what, count }, tour.currency, language, words)];
  });
  const cost = bookingCost(tour.prices, booking.quantities);
  const notes = booking.notes.trim();
  return [
    words.greeting,
    "",
    `${words.reference}: ${reference}`,
    `${words.tour}: ${tour.name}${tour.code ? ` (${tour.code})` : ""}`,
    ...bookingVisitorLines(words, language, booking),
    "",
    ...services,
    `${words.total}: ${costText(cost, tour.currency, language, words)}`,
    ...(pricesOf === null ? [] : [fill(words.savedPrices, { time: pricesOf })]),
    ...(notes ? ["", `${words.notes}: ${notes}`] : []),
    "",
    words.closing,
  ].join("\n");
}

/** Tomorrow in Bangkok as `YYYY-MM-DD`: the earliest day that can be booked (R-7.4). */
export function tomorrowInBangkok(now: Date): string {
  return nextDay(operatorDay(now)).toISOString().slice(0, 10);
}
