import {
  type BookedTour,
  type Booking,
  bookingTotal,
  bookingVisitorLines,
  lineTotal,
  type MessageWords,
  quantity,
} from "../booking/booking";
import { writtenDay } from "../booking/written-day";
import { formatMoney } from "../format";
import { fill } from "../i18n/fill";
import type { Language } from "../i18n/languages";

/** A tour with the prices of its day, and what was chosen of it. */
export interface PlannedTour {
  tour: BookedTour;
  day: string;
  counts: Record<number, number>;
}

/** The words of a plan's message beside those of a booking request. */
export interface PlanMessageWords {
  greeting: string;
  noDay: string;
  subtotal: string;
  plan: string;
}

/** Longer texts are cut by the ways that they take into a chat. */
export const longestMessage = 2_000;

/** What each tour of a plan costs, by currency, in the order of the tours. */
export function planTotals(planned: PlannedTour[]): { currency: string; total: number }[] {
  const totals = new Map<string, number>();
  for (const { tour, counts } of planned) {
    const cents = Math.round(bookingTotal(tour.prices, counts) * 100);
    if (cents > 0) totals.set(tour.currency, (totals.get(tour.currency) ?? 0) + cents);
  }
  return [...totals].map(([currency, cents]) => ({ currency, total: cents / 100 }));
}

/** How much of the tours a message says. */
interface Detail {
  lines: "described" | "plain" | "none";
  /** Most letters of a tour's name. */
  name?: number;
  /** Most letters of the notes. */
  notes?: number;
}

/** From all there is to what no plan is too long for. */
const details: Detail[] = [
  { lines: "described" },
  { lines: "plain" },
  { lines: "none" },
  { lines: "none", name: 40 },
  { lines: "none", name: 24, notes: 150 },
  { lines: "none", name: 12, notes: 0 },
];

function cut(text: string, most = text.length): string {
  return text.length <= most ? text : `${text.slice(0, Math.max(0, most - 1)).trimEnd()}…`;
}

function tourLines(
  { tour, day, counts }: PlannedTour,
  number: number,
  { words, language, detail }: { words: PlanMessageWords; language: Language; detail: Detail },
): string[] {
  const money = (value: number) => formatMoney(value, tour.currency, language);
  const total = bookingTotal(tour.prices, counts);
  const services = tour.prices.flatMap(({ id, service, description, price }) => {
    const count = quantity(counts[id]);
    if (count === 0 || detail.lines === "none") return [];
    const what = description && detail.lines === "described" ? `${service} (${description})` : service;
    return [`- ${what}: ${count} x ${money(price)} = ${money(lineTotal(price, count))}`];
  });
  const named = cut(tour.name, detail.name) + (tour.code ? ` (${tour.code})` : "");
  return [
    `${number}. ${day ? writtenDay(day, language) : words.noDay}: ${named}`,
    ...services,
    ...(total > 0 ? [`${words.subtotal}: ${money(total)}`] : []),
  ];
}

interface PlanRequest {
  language: Language;
  words: PlanMessageWords;
  bookingWords: MessageWords;
  planned: PlannedTour[];
  visitor: Omit<Booking, "date" | "quantities">;
  reference: string;
  /** The plan's own address. */
  link: string;
  /** When the prices are those of a copy, its moment. */
  pricesOf?: string | null;
}

function writeMessage(request: PlanRequest, detail: Detail): string {
  const { language, words, bookingWords, planned, visitor, reference, link, pricesOf } = request;
  const notes = cut(visitor.notes.trim(), detail.notes);
  const spaced = detail.lines === "none" ? [] : [""];
  return [
    words.greeting,
    "",
    `${bookingWords.reference}: ${reference}`,
    ...bookingVisitorLines(bookingWords, language, visitor),
    "",
    ...planned.flatMap((each, index) => [
      ...tourLines(each, index + 1, { words, language, detail }),
      ...spaced,
    ]),
    ...planTotals(planned).map(
      ({ currency, total }) => `${bookingWords.total}: ${formatMoney(total, currency, language)}`,
    ),
    ...(pricesOf ? [fill(bookingWords.savedPrices, { time: pricesOf })] : []),
    ...(notes ? ["", `${bookingWords.notes}: ${notes}`] : []),
    "",
    `${words.plan}: ${link}`,
    "",
    bookingWords.closing,
  ].join("\n");
}

/**
 * One chat message for several tours, of 2,000 letters at most: descriptions of price lines go first, then the lines, then
 * ends of names and notes. The link stays.
 */
export function planMessage(request: PlanRequest): string {
  const messages = details.map((detail) => writeMessage(request, detail));
  return messages.find(({ length }) => length <= longestMessage) ?? messages.at(-1) ?? "";
}
