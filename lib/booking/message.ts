import { formatMoney } from "../format";
import type { Language } from "../i18n/languages";
import { type BookedTour, type Booking, bookingTotal, lineTotal, quantity } from "./booking";
import { isNationality, nationalityLabel } from "./nationalities";
import { writtenDay } from "./written-day";

/** The words of a booking request, `messages/*.json` at `booking.message`. */
export interface MessageWords {
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

/** The text of the chat message, with exactly the parts that R-7.9 lists. */
export function bookingMessage(
  words: MessageWords,
  language: Language,
  tour: BookedTour,
  booking: Booking,
  reference: string,
): string {
  const money = (value: number) => formatMoney(value, tour.currency, language);
  const services = tour.prices.flatMap(({ id, service, description, price }) => {
    const count = quantity(booking.quantities[id]);
    if (count === 0) return [];
    const what = description ? `${service} (${description})` : service;
    return [`- ${what}: ${count} x ${money(price)} = ${money(lineTotal(price, count))}`];
  });
  const notes = booking.notes.trim();
  return [
    words.greeting,
    "",
    `${words.reference}: ${reference}`,
    `${words.tour}: ${tour.name}${tour.code ? ` (${tour.code})` : ""}`,
    `${words.fullName}: ${booking.fullName.trim()}`,
    `${words.email}: ${booking.email.trim()}`,
    `${words.date}: ${writtenDay(booking.date, language)}`,
    `${words.nationality}: ${isNationality(booking.nationality) ? nationalityLabel(booking.nationality, language) : words.notSpecified}`,
    `${words.hotel}: ${booking.hotel.trim() || words.notSpecified}`,
    "",
    ...services,
    `${words.total}: ${money(bookingTotal(tour.prices, booking.quantities))}`,
    ...(notes ? ["", `${words.notes}: ${notes}`] : []),
    "",
    words.closing,
  ].join("\n");
}
