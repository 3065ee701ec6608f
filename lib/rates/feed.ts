import { z } from "zod";
import { daysBetween } from "../calendar/days";
import { languageCurrencies } from "../i18n/languages";
import { baseCurrency, type ExchangeRate } from "./rates";

export type Quote = Pick<ExchangeRate, "currency" | "baht" | "quoted_on">;

interface Sheet {
  day: string;
  worth: Map<string, number>;
}

function commaNumber(text = ""): number {
  return Number(text.replace(/\s/g, "").replace(",", "."));
}

/** Reads the XML of the Bank of Russia: `Value` is rubles for `Nominal` units, `VunitRate` rubles for one. */
function readRussianSheet(xml: string): Sheet {
  // Cut by the marks of elements: patterns that skip from one mark to another take the square of a hostile file's length.
  const head = xml.slice(xml.indexOf("<ValCurs")).split(">", 1)[0] ?? "";
  const [, day, month, year] = /\bDate="(\d{2})\.(\d{2})\.(\d{4})"/.exec(head) ?? [];
  const entry = (text: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1];
  const worth = new Map([["RUB", 1]]);
  for (const element of xml.split(/<Valute\b/).slice(1)) {
    const [text = "", ...rest] = element.split("</Valute>");
    if (rest.length === 0) continue;
    const single = entry(text, "VunitRate");
    const [value, nominal] = [commaNumber(entry(text, "Value")), commaNumber(entry(text, "Nominal"))];
    worth.set(entry(text, "CharCode") ?? "", single ? commaNumber(single) : value / nominal);
  }
  return { day: `${year}-${month}-${day}`, worth };
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
