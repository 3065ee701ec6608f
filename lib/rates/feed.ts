import { z } from "zod";
import { daysBetween } from "../calendar/days";
import { languageCurrencies } from "../i18n/languages";
import { baseCurrency } from "./currencies";
import type { ExchangeRate } from "./rates";

/** What a feed says of a currency. */
export type Quote = Pick<ExchangeRate, "currency" | "baht" | "quoted_on">;

/** What a feed has said: a day, and amounts of one other currency, whichever it is, by the currency that they pay for. */
interface Sheet {
  day: string;
  worth: Map<string, number>;
}

/** A decimal comma; now and then spaces between thousands. */
function commaNumber(text = ""): number {
  return Number(text.replace(/\s/g, "").replace(",", "."));
}

/** The Bank of Russia: rubles for `Nominal` units as `Value`, for one as `VunitRate`. */
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

/** Frankfurter v2: for one unit of the base so many of the quoted currency. The oldest day counts for all. */
function readFrankfurterSheet(json: string): Sheet {
  const rows = frankfurterSheet.parse(JSON.parse(json));
  const [day = ""] = rows.map(({ date }) => date).sort();
  const base = rows[0]?.base ?? "";
  const worth = new Map([[base, 1]]);
  for (const row of rows) if (row.base === base) worth.set(row.quote, 1 / row.rate);
  return { day, worth };
}

/** Most currencies that the site keeps rates of by itself; staff may add others. */
const wanted = [...Object.values(languageCurrencies), "EUR"];

/**
 * What the feed's bytes say of the wanted currencies, and of those that there are already. Throws where they are not one of
 * the two forms that are known, or say nothing of the baht.
 */
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
  if (quotes.length === 0) throw new Error("the exchange rates say nothing of the baht");
  return quotes;
}

/** Below it a move is not worth rendering the pages anew. */
const worthwhile = 0.01;
/** Days after which the day beside a price is renewed all the same. */
const week = 7;
/** From it on a move is more likely a mistake. */
const doubtful = 0.1;

/** Whether a quote is to be written: it is news, it is no news, or it is too far off to be believed. */
export function judge(quote: Quote, stored: ExchangeRate | undefined): "news" | "known" | "refused" {
  if (!stored || stored.source === "demo") return "news";
  if (quote.quoted_on < stored.quoted_on) return "known";
  const move = Math.abs(quote.baht / stored.baht - 1);
  if (move >= doubtful) return "refused";
  return move >= worthwhile || daysBetween(stored.quoted_on, quote.quoted_on) >= week ? "news" : "known";
}
