import { writtenDay } from "../core/calendar/day-texts";
import { nextDay, operatorDay } from "../core/content/days";
import { fill } from "../core/i18n/fill";
import type { Language } from "../core/i18n/languages";
import type { PackagePrice } from "../tours/pricing/packages";
import type { PartyLine } from "../tours/pricing/party";
import type { ShownPrice } from "../tours/pricing/price-on";
import { type PackageWords, packageText } from "../tours/pricing/price-texts";
import { countsOf, type PartyQuote, quoteLines } from "../tours/pricing/quote-lines";
import { type FeeWords, feeTexts, type SpotFee } from "../tours/pricing/spot-fees";
import type { ChatContacts } from "./chat-link";
import { type CostWords, costOf, costText } from "./cost-text";
import { codedName, describedService, labelledLine, type RequestLabel, serviceText } from "./message-lines";
import { isNationality, nationalityLabel } from "./nationalities";

/** The parts that say whom a line is for are absent where staff have not said so. */
export interface BookingPriceLine extends Partial<Omit<PartyLine, "price">> {
  id: number;
  service: string;
  description: string;
  price: number;
  /** The price of the line without the promo of the chosen day. Absent on days without a promo. */
  before?: number;
}

export type Quantities = Record<number, number>;

export interface BookedTour {
  id: number;
  name: string;
  code: string | null;
  currency: string;
  prices: BookingPriceLine[];
  /** The starting price and the original price outside seasons; absent without them. */
  starting_price?: number;
  original_price?: number;
  /** The starting price of the chosen day. Absent if the tour costs the same on every day. */
  shown?: ShownPrice | null;
  hints?: BookingHints;
  fees?: readonly SpotFee[];
  closedStops?: string[];
  offer?: { title: string; until: string };
  /** The prices of the chosen day for so many guests together. */
  packages?: readonly OfferedPackage[];
}

/** A package with the title and the last day of its promo. */
export interface OfferedPackage extends PackagePrice {
  title: string;
  until: string;
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

/** Quotes the chosen lines of a tour that has the prices of the chosen day. */
export function bookingQuote(
  { prices, fees, hints, packages }: Pick<BookedTour, "prices" | "fees" | "hints" | "packages">,
  quantities: Quantities,
): PartyQuote<BookingPriceLine> {
  const conditions = { fees, packages, mostGuests: hints?.most?.guests };
  return quoteLines(prices, { counts: countsOf(prices, quantities) }, conditions);
}

export function bookingProblem(tour: BookedTour, booking: Booking): BookingProblem | null {
  if (tour.prices.length === 0) return "bookingErrorInvalidTour";
  return bookingQuote(tour, booking.quantities).lines.length > 0 ? null : "atLeastOneParticipant";
}

export function bookingHints(tour: BookedTour, quantities: Quantities): string[] {
  const { most, young } = tour.hints ?? {};
  const { lines, doubts } = bookingQuote(tour, quantities);
  return [
    ...(most && doubts.some(({ because }) => because === "many") ? [most.text] : []),
    ...(young && lines.some(({ id }) => young.lines.includes(id)) ? [young.text] : []),
  ];
}

export interface MessageWords extends CostWords, FeeWords, PackageWords, Record<RequestLabel, string> {
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

/** Names the promo that makes a chosen line cheaper, and the promo whose package takes the place of the lines, with its price. */
export function offerLines(
  { offer, packages = [], currency }: BookedTour,
  { lines, package: taken }: Pick<PartyQuote<BookingPriceLine>, "lines" | "package">,
  language: Language,
  words: Pick<MessageWords, "promo" | "packageFor">,
): string[] {
  const isUsed = lines.some(({ before }) => before !== undefined);
  const offered = packages.find(({ id }) => id === taken?.id);
  return [
    ...(offer && isUsed && !taken ? [labelledLine(words.promo, offer.title)] : []),
    ...(offered
      ? [labelledLine(words.promo, `${offered.title}, ${packageText(offered, currency, language, words)}`)]
      : []),
  ];
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
  const quoted = bookingQuote(tour, booking.quantities);
  const services = quoted.lines.map(({ service, description, ...line }) =>
    serviceText({ ...line, what: describedService(service, description) }, tour.currency, language, words),
  );
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
    ...offerLines(tour, quoted, language, words),
    labelledLine(words.total, costText(costOf(quoted), tour.currency, language, words)),
    ...feeTexts(quoted.fees, language, words).map((fee) => fill(words.spotFee, { fee })),
    ...(pricesOf === null ? [] : [fill(words.savedPrices, { time: pricesOf })]),
    ...(notes ? ["", labelledLine(words.notes, notes)] : []),
    "",
    words.closing,
  ].join("\n");
}

/** Tomorrow in the operator's zone as `YYYY-MM-DD`: the earliest day that can be booked. */
export function tomorrowInBangkok(now: Date): string {
  return nextDay(operatorDay(now)).toISOString().slice(0, 10);
}
