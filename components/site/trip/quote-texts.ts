import type { TourQuote } from "@/lib/tours/quotes/quotes-schema";

interface QuoteText {
  text: string;
  /** The total leads, and a doubt stands out. */
  look: "total" | "doubt" | "plain";
}

/**
 * Lists what a day and its guests make of a tour, line by line. The server's list of a day says already what the day costs, and how the
 * sea and the places are.
 */
export function quoteTexts(quote: TourQuote, { ofDay = false, whole = false } = {}): QuoteText[] {
  // The price of a day on which the tour runs stands in the place of the starting price.
  const closed = quote.runs || ofDay ? null : quote.day;
  // A card has one line about the sea at most.
  const notes = ofDay ? [] : [quote.places, quote.order ?? quote.rough, ...quote.closed_stops];
  const lines: { text: string | null; look: QuoteText["look"] }[] = [
    { text: closed, look: "doubt" },
    { text: quote.total, look: "total" },
    { text: quote.total_notes.join(", "), look: "plain" },
    { text: quote.pickup, look: "plain" },
    ...[...notes, ...quote.doubts].map((text) => ({ text, look: "doubt" as const })),
    { text: whole ? quote.cancel : null, look: "plain" },
    { text: whole && quote.water ? quote.water.text : null, look: "plain" },
  ];
  return lines.flatMap(({ text, look }) => (text ? [{ text, look }] : []));
}
