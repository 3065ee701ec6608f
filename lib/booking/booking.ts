import { nextDay, operatorDay } from "../content/days";
import { fill } from "../i18n/fill";
import type { Language } from "../i18n/languages";
import type { FeeWords, SpotFee } from "../trip/spot-fees";
import type { ChatContacts } from "./chat-link";
import {
  type BookingPriceLine,
  bookingCost,
  type CostWords,
  costText,
  hasParticipant,
  type Quantities,
  quantity,
} from "./cost";
import { spotFeeLines } from "./fees";
import { codedName, describedService, labelledLine, type RequestLabel, serviceText } from "./message-lines";
import { isNationality, nationalityLabel } from "./nationalities";
import { writtenDay } from "./written-day";

export interface BookedTour {
  id: number;
  name: string;
  code: string | null;
  currency: string;
  prices: BookingPriceLine[];
  hints?: BookingHints;
  fees?: SpotFee[];
  closedStops?: string[];
  offer?: { title: string; until: string };
}

/** Hints next to the counts, which never block a request. */
export interface BookingHints {
  most?: { guests: number; text: string };
  /** A price line for children includes ages that the tour does not take. */
  young?: { lines: number[]; text: string };
}

export interface Booking {
  fullName: string;
  email: string;
  /** Empty unless the site asks for a telephone. */
  phone: string;
  date: string;
  nationality: string;
  hotel: string;
  notes: string;
  quantities: Quantities;
}

export type BookingField = "fullName" | "email" | "phone" | "date" | "nationality";
export type FieldProblem =
  | "required"
  | "emailInvalid"
  | "phoneInvalid"
  | "dateTooEarly"
  | "datePassed"
  /** Refused by the tour's calendar; `DayRefusal` has the reason. */
  | "dateRefused"
  | "nationalityUnknown";
export type BookingProblem = "bookingErrorInvalidTour" | "atLeastOneParticipant";

function emailProblem(email: string): FieldProblem | undefined {
  if (!email.trim()) return "required";
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : "emailInvalid";
}

function phoneProblem(phone: string, asked: ChatContacts["guestPhone"]): FieldProblem | undefined {
  if (!asked) return undefined;
  const typed = phone.trim();
  if (!typed) return asked === "required" ? "required" : undefined;
  const digits = typed.replace(/[\s().-]/g, "");
  return /^(?:\+|00)[1-9]\d{6,14}$/.test(digits) ? undefined : "phoneInvalid";
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

interface FieldRules {
  offered?: string;
  refused?: boolean;
  guestPhone?: ChatContacts["guestPhone"];
}

/** `offered` is the earliest day when the form was opened, because the visitor could choose it then. `refused`: the calendar refuses the date. */
export function fieldProblems(
  booking: Booking,
  earliest: string,
  { offered = earliest, refused = false, guestPhone }: FieldRules = {},
): Partial<Record<BookingField, FieldProblem>> {
  const problems = {
    date: dateProblem(booking.date, earliest, offered, refused),
    fullName: booking.fullName.trim() ? undefined : ("required" as const),
    email: emailProblem(booking.email),
    phone: phoneProblem(booking.phone, guestPhone),
    nationality: nationalityProblem(booking.nationality),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}

export function bookingProblem(tour: BookedTour, booking: Booking): BookingProblem | null {
  if (tour.prices.length === 0) return "bookingErrorInvalidTour";
  return hasParticipant(tour.prices, booking.quantities) ? null : "atLeastOneParticipant";
}

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

export interface MessageWords extends CostWords, FeeWords, Record<RequestLabel, string> {
  greeting: string;
  notSpecified: string;
  savedPrices: string;
  closedStops: string;
  spotFee: string;
  closing: string;
}

/** Letters and digits that cannot be mistaken for one another. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** A short reference of one request, made in the browser: `HD-7K3M9Q`, or `7K3M9Q` without a prefix. */
export function bookingReference(prefix: string, random: Uint32Array): string {
  const letters = Array.from(random, (number) => alphabet[number % alphabet.length]).join("");
  return prefix ? `${prefix}-${letters}` : letters;
}

export function bookingVisitorLines(
  words: MessageWords,
  language: Language,
  visitor: Omit<Booking, "date" | "quantities" | "notes"> & { date?: string },
): string[] {
  const { fullName, email, phone, date, nationality, hotel } = visitor;
  return [
    labelledLine(words.fullName, fullName.trim()),
    labelledLine(words.email, email.trim()),
    ...(phone.trim() ? [labelledLine(words.phone, phone.trim())] : []),
    ...(date === undefined ? [] : [labelledLine(words.date, writtenDay(date, language))]),
    labelledLine(
      words.nationality,
      isNationality(nationality) ? nationalityLabel(nationality, language) : words.notSpecified,
    ),
    labelledLine(words.hotel, hotel.trim() || words.notSpecified),
  ];
}

export function closedStopLines(
  { closedStops }: BookedTour,
  words: Pick<MessageWords, "closedStops">,
): string[] {
  return closedStops ? [fill(words.closedStops, { places: closedStops.join(", ") })] : [];
}

/** Names the promo if a line that it makes cheaper is chosen. */
export function offerLines(
  { offer, prices }: BookedTour,
  quantities: Quantities,
  words: Pick<MessageWords, "promo">,
): string[] {
  const isUsed = prices.some(({ id, before }) => before !== undefined && quantity(quantities[id]) > 0);
  return offer && isUsed ? [labelledLine(words.promo, offer.title)] : [];
}

/** Contains the parts of and, if its prices are those of a saved copy, the copy's moment. */
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
    const what = describedService(service, description);
    return [serviceText({ price, what, count }, tour.currency, language, words)];
  });
  const cost = bookingCost(tour.prices, booking.quantities);
  const notes = booking.notes.trim();
  return [
    words.greeting,
    "",
    labelledLine(words.reference, reference),
    labelledLine(words.tour, codedName(tour.name, tour.code)),
    ...bookingVisitorLines(words, language, booking),
    ...closedStopLines(tour, words),
    "",
    ...services,
    ...offerLines(tour, booking.quantities, words),
    labelledLine(words.total, costText(cost, tour.currency, language, words)),
    ...spotFeeLines(tour, booking.quantities, language, words).map((fee) => fill(words.spotFee, { fee })),
    ...(pricesOf === null ? [] : [fill(words.savedPrices, { time: pricesOf })]),
    ...(notes ? ["", labelledLine(words.notes, notes)] : []),
    "",
    words.closing,
  ].join("\n");
}

/** Tomorrow in Bangkok as `YYYY-MM-DD`: the earliest day that can be booked. */
export function tomorrowInBangkok(now: Date): string {
  return nextDay(operatorDay(now)).toISOString().slice(0, 10);
}
