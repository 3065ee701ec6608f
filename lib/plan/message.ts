import {
  type BookedTour,
  type Booking,
  bookingQuote,
  bookingVisitorLines,
  closedStopLines,
  type MessageWords,
  offerLines,
} from "../booking/booking";
import { type BookingCost, costOf, costText } from "../booking/cost-text";
import {
  codedName,
  describedService,
  labelledLine,
  numberedTourLine,
  serviceText,
} from "../booking/message-lines";
import { writtenDay } from "../core/calendar/day-texts";
import { fill } from "../core/i18n/fill";
import type { Language } from "../core/i18n/languages";
import { addAmounts } from "../tours/pricing/quote-lines";
import { feeTexts } from "../tours/pricing/spot-fees";

export interface PlannedTour {
  tour: BookedTour;
  day: string;
  counts: Record<number, number>;
}

export interface PlanMessageWords {
  greeting: string;
  noDay: string;
  subtotal: string;
  plan: string;
}

/** Most letters of a message. Chat links cut longer texts. */
export const longestMessage = 2_000;

export function planTotals(planned: PlannedTour[]): { currency: string; cost: BookingCost }[] {
  const costs = new Map<string, BookingCost>();
  for (const { tour, counts } of planned) {
    const quoted = bookingQuote(tour, counts);
    if (quoted.lines.length === 0) continue;
    const { total, unpriced } = costOf(quoted);
    const before = costs.get(tour.currency) ?? { total: 0, unpriced: [] };
    const named = [...new Set([...before.unpriced, ...unpriced])];
    costs.set(tour.currency, { total: addAmounts([before.total, total]), unpriced: named });
  }
  return [...costs].map(([currency, cost]) => ({ currency, cost }));
}

interface Detail {
  lines: "described" | "plain" | "none";
  name?: number;
  notes?: number;
}

/** From the most detailed message to one that fits every plan. */
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

function named(name: string, code: string | null, most?: number): string {
  return codedName(cut(name, most), code);
}

function firstThatFits(writers: (() => string)[]): string {
  let text = "";
  for (const write of writers) {
    text = write();
    if (text.length <= longestMessage) break;
  }
  return text;
}

function shortened({ total, unpriced }: BookingCost, { lines, name = 40 }: Detail): BookingCost {
  const isLong = lines === "none" && unpriced.length > 0;
  return { total, unpriced: isLong ? [cut(unpriced.join(", "), name)] : unpriced };
}

function tourLines(
  { tour, day, counts }: PlannedTour,
  number: number,
  {
    words,
    costWords,
    language,
    detail,
  }: { words: PlanMessageWords; costWords: MessageWords; language: Language; detail: Detail },
): string[] {
  const quoted = bookingQuote(tour, counts);
  const services = quoted.lines.map(({ service, description, ...line }) => {
    const what = describedService(service, detail.lines === "described" ? description : "");
    return serviceText({ ...line, what }, tour.currency, language, costWords);
  });
  const { total, unpriced } = costOf(quoted);
  // A message without price lines names the lines without a price only next to a total.
  const isShort = detail.lines === "none" && total > 0;
  const cost = { total, unpriced: isShort ? [] : unpriced };
  const subtotal = costText(cost, tour.currency, language, costWords);
  return [
    numberedTourLine(
      number,
      day ? writtenDay(day, language) : words.noDay,
      named(tour.name, tour.code, detail.name),
    ),
    ...(detail.lines === "none" ? [] : closedStopLines(tour, costWords)),
    ...(detail.lines === "none" ? [] : services),
    ...(detail.lines === "none" ? [] : offerLines(tour, quoted, language, costWords)),
    ...(quoted.lines.length > 0 ? [labelledLine(words.subtotal, subtotal)] : []),
    ...(detail.lines === "none" ? [] : feeTexts(quoted.fees, language, costWords)).map((fee) =>
      fill(costWords.spotFee, { fee }),
    ),
  ];
}

interface PlanRequest {
  language: Language;
  words: PlanMessageWords;
  bookingWords: MessageWords;
  planned: PlannedTour[];
  visitor: Omit<Booking, "date" | "quantities">;
  reference: string;
  link: string;
  pricesOf?: string | null;
}

function writeMessage(request: PlanRequest, detail: Detail): string {
  const { language, words, bookingWords, planned, visitor, reference, link, pricesOf } = request;
  const notes = cut(visitor.notes.trim(), detail.notes);
  const spaced = detail.lines === "none" ? [] : [""];
  return [
    words.greeting,
    "",
    labelledLine(bookingWords.reference, reference),
    ...bookingVisitorLines(bookingWords, language, visitor),
    "",
    ...planned.flatMap((each, index) => [
      ...tourLines(each, index + 1, { words, costWords: bookingWords, language, detail }),
      ...spaced,
    ]),
    ...planTotals(planned).map(({ currency, cost }) =>
      labelledLine(bookingWords.total, costText(shortened(cost, detail), currency, language, bookingWords)),
    ),
    ...(pricesOf ? [fill(bookingWords.savedPrices, { time: pricesOf })] : []),
    ...(notes ? ["", labelledLine(bookingWords.notes, notes)] : []),
    "",
    labelledLine(words.plan, link),
    "",
    bookingWords.closing,
  ].join("\n");
}

/**
 * At most 2,000 letters: leaves out the descriptions of price lines first, then the lines, then the ends of names and
 * notes. The link always stays.
 */
export function planMessage(request: PlanRequest): string {
  return firstThatFits(details.map((detail) => () => writeMessage(request, detail)));
}

interface PlanQuestion {
  greeting: string;
  tours: { name: string; code: string | null }[];
  link: string;
}

/** At most 2,000 letters; cuts the ends of long names. */
export function planQuestion({ greeting, tours, link }: PlanQuestion): string {
  return firstThatFits(
    details.map(({ name: most }) => () => {
      const names = tours.map(({ name, code }, index) => `${index + 1}. ${named(name, code, most)}`);
      return [greeting, "", ...names, "", link].join("\n");
    }),
  );
}
