import { formatMoney } from "@/lib/core/format";
import { fill } from "@/lib/core/i18n/fill";
import type { Language } from "@/lib/core/i18n/languages";
import type { ShownPrice } from "@/lib/tours/pricing/price-on";
import { dayPriceMark, discountMark, pricePartMark } from "./day-price-marks";
import { aboutMark } from "./price-marks";
import { rewriteAmount } from "./rewrite-prices";

/** The starting price of a tour on the visitor's own day, as visitors read it. */
export interface WrittenPrice {
  label: string;
  amount: string;
  /** The amount as a number, for its value in another currency. */
  value: number;
  original: string | null;
  percent: number;
}

interface StartingPriceOfDay {
  currency: string;
  /** The starting price of the day. */
  shown?: ShownPrice | null;
}

/** Words the price of a day; null for a tour whose starting price is on request. */
export function writtenPrice(
  { currency, shown }: StartingPriceOfDay,
  near: string,
  language: Language,
  words: { priceOn: string },
): WrittenPrice | null {
  if (!shown) return null;
  const money = (value: number) => formatMoney(value, currency, language);
  return {
    label: fill(words.priceOn, { date: near }),
    amount: money(shown.starting),
    value: shown.starting,
    original: shown.original === null ? null : money(shown.original),
    percent: shown.percent,
  };
}

interface ServerText {
  text: string | null;
  hidden: boolean;
}

/** What the server wrote, which stands there again once the visitor forgets the day. */
const serverTexts = new WeakMap<HTMLElement, ServerText>();
const serverAmounts = new WeakMap<HTMLElement, number>();

/** Writes a text into an element that the server drew. Null brings the server's text back. */
export function writeOver(element: HTMLElement, text: string | null, hidden = false): void {
  const server = serverTexts.get(element) ?? { text: element.textContent, hidden: element.hidden === true };
  serverTexts.set(element, server);
  element.textContent = text ?? server.text;
  element.hidden = text === null ? server.hidden : hidden;
}

/** Shows or hides an element that the server drew. Null brings the server's choice back. */
function showOver(element: HTMLElement, isShown: boolean | null): void {
  const server = serverTexts.get(element) ?? { text: null, hidden: element.hidden === true };
  serverTexts.set(element, server);
  element.hidden = isShown === null ? server.hidden : !isShown;
}

/** Converts another amount in a part of the page. Null converts the server's amount. */
export function writeAbout(root: HTMLElement, amount: number | null, language: Language): void {
  const about = aboutMark.find(root);
  if (!about) return;
  const server = serverAmounts.get(about) ?? aboutMark.read(about)?.amount ?? 0;
  serverAmounts.set(about, server);
  if (aboutMark.read(about)?.amount !== (amount ?? server)) rewriteAmount(root, amount ?? server, language);
}

/** Shows a price in the marked parts of an element. Null shows the server's price. */
export function writePrice(root: HTMLElement, price: WrittenPrice | null, language: Language): void {
  for (const part of pricePartMark.findAll(root)) {
    const name = pricePartMark.read(part);
    if (name === "struck") writeOver(part, price && (price.original ?? ""));
    else if (name === "original") showOver(part, price && price.original !== null);
    else if (name) writeOver(part, price?.[name] ?? null);
  }
  writeAbout(root, price?.value ?? null, language);
}

/** Shows a starting price of a tour wherever the page has the price. Null shows the server's. */
export function writeDayPrice(id: number, price: WrittenPrice | null, language: Language): void {
  const isOfTour = (read: (element: Element) => number | null) => (element: Element) => read(element) === id;
  for (const root of dayPriceMark.findAll().filter(isOfTour(dayPriceMark.read)))
    writePrice(root, price, language);
  for (const badge of discountMark.findAll()) {
    const place = discountMark.read(badge);
    if (place?.id !== id) continue;
    const words = place.words || serverTexts.get(badge)?.text || badge.textContent;
    writeOver(badge, price && words.replace(/\d+/, String(price.percent)), price?.percent === 0);
  }
}
