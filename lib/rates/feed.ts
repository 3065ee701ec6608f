import { Parser } from "htmlparser2";
import { z } from "zod";
import { daysBetween } from "../core/calendar/days";
import { languageCurrencies } from "../core/i18n/languages";
import { baseCurrency, type ExchangeRate } from "./rates";

export type Quote = Pick<ExchangeRate, "currency" | "baht" | "quoted_on">;

interface Sheet {
  day: string;
  worth: Map<string, number>;
}

function commaNumber(text = ""): number {
  return Number(text.replace(/\s/g, "").replace(",", "."));
}

/** The XML of the Bank of Russia has three levels of elements. */
const deepest = 10;

/**
 * Reads the XML of the Bank of Russia: `Value` is rubles for `Nominal` units, `VunitRate` rubles for one. An element that the end of
 * the file cuts is left out.
 */
function readRussianSheet(xml: string): Sheet {
  let day = "";
  let texts: Record<string, string> = {};
  let element = "";
  let depth = 0;
  const worth = new Map([["RUB", 1]]);
  const parser = new Parser(
    {
      onopentag(name, { Date: date = "" }) {
        // The time of the parser grows with the square of the number of open elements.
        depth += 1;
        if (depth > deepest) throw new Error("The feed of exchange rates nests its elements too deep.");
        element = name;
        if (name === "ValCurs") day = date.split(".").reverse().join("-");
        if (name === "Valute") texts = {};
      },
      ontext(text) {
        texts[element] = (texts[element] ?? "") + text;
      },
      onclosetag(name, isImplied) {
        depth -= 1;
        element = "";
        if (name !== "Valute" || isImplied) return;
        const { CharCode = "", Value, Nominal, VunitRate } = texts;
        worth.set(CharCode, VunitRate ? commaNumber(VunitRate) : commaNumber(Value) / commaNumber(Nominal));
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return { day, worth };
}

const frankfurterSheet = z
  .array(z.object({ date: z.iso.date(), base: z.string(), quote: z.string(), rate: z.number().positive() }))
  .min(1);

/** Frankfurter v2 writes how much of the quoted currency one unit of the base buys. The oldest day counts for all. */
function readFrankfurterSheet(json: string): Sheet {
  const rows = frankfurterSheet.parse(JSON.parse(json));
  const [day = ""] = rows.map(({ date }) => date).sort();
  const base = rows[0]?.base ?? "";
  const worth = new Map([[base, 1]]);
  for (const row of rows) if (row.base === base) worth.set(row.quote, 1 / row.rate);
  return { day, worth };
}

/** The currencies whose rates the site keeps by itself; staff may add others. */
const wanted = [...Object.values(languageCurrencies), "EUR"];

/** Throws if the bytes have neither of the two known formats, or no rate of the baht. */
export function readFeed(bytes: Uint8Array, today: string, known: string[] = []): Quote[] {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const encoding = /^\s*<\?xml[^>]*encoding="([\w-]+)"/.exec(start)?.[1] ?? "utf-8";
  const text = new TextDecoder(encoding).decode(bytes);
  const { day, worth } = text.includes("<ValCurs") ? readRussianSheet(text) : readFrankfurterSheet(text);
  const ofBaht = worth.get(baseCurrency) ?? Number.NaN;
  // Tomorrow's rates are published today.
  const quoted_on = z.iso.date().parse(day) > today ? today : day;
  const quotes = [...new Set([...wanted, ...known])].flatMap((currency): Quote[] => {
    const baht = Number(((worth.get(currency) ?? Number.NaN) / ofBaht).toFixed(8));
    return baht > 0 && Number.isFinite(baht) && currency !== baseCurrency
      ? [{ currency, baht, quoted_on }]
      : [];
  });
  if (quotes.length === 0) throw new Error("The feed of exchange rates has no rate of the baht.");
  return quotes;
}

/** A smaller move does not justify rendering the pages again. */
const worthwhile = 0.01;
/** After this many days the date of a rate is renewed even without a move. */
const week = 7;
/** From this move on, an error in the feed is more likely than a real move. */
const doubtful = 0.1;

/** `news` is stored, `known` adds no information, `refused` differs too much to be credible. */
export function judgeQuote(quote: Quote, stored: ExchangeRate | undefined): "news" | "known" | "refused" {
  if (!stored || stored.source === "demo") return "news";
  if (quote.quoted_on < stored.quoted_on) return "known";
  const move = Math.abs(quote.baht / stored.baht - 1);
  if (move >= doubtful) return "refused";
  return move >= worthwhile || daysBetween(stored.quoted_on, quote.quoted_on) >= week ? "news" : "known";
}
