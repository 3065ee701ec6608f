import { currencyCode } from "../core/currencies";
import { formatMoney, readMoney } from "../core/format";
import { type Language, languageCurrencies } from "../core/i18n/languages";
import { discountOf } from "../tours/pricing/discount";
import type { Promo } from "./fields";

type Money = NonNullable<ReturnType<typeof readMoney>>;

/** Formats the free text if it is an amount in a known currency, else returns it as typed. */
export function promoPriceText(text: string, language: Language): string {
  const money = readMoney(text);
  return money && currencyCode(money.currency) ? formatMoney(money.amount, money.currency, language) : text;
}

function codeOf(currency: string): string {
  return currencyCode(currency) ?? currency;
}

function isSameCurrency(one: Money, other: Money): boolean {
  return codeOf(one.currency) === codeOf(other.currency);
}

interface ShownPromoPrice {
  price: string;
  /** Shown struck through; null without a discount. */
  original: string | null;
  /** Shown as a badge if above 0. */
  percent: number;
}

/**
 * A price of a promo as visitors see it. Prices are free texts: an old price that cannot be compared with the price is shown as
 * typed, without a badge.
 */
export function shownPromoPrice(price: string, oldPrice: string | null, language: Language): ShownPromoPrice {
  const text = promoPriceText(price, language);
  if (!oldPrice) return { price: text, original: null, percent: 0 };
  const struck = promoPriceText(oldPrice, language);
  const [now, before] = [readMoney(price), readMoney(oldPrice)];
  if (!now || !before || !isSameCurrency(now, before)) return { price: text, original: struck, percent: 0 };
  const discount = discountOf(before.amount, now.amount);
  return { price: text, original: discount && struck, percent: discount?.percent ?? 0 };
}

/** A price of a promo with its amount, which is null for a text that is no amount. */
export interface CardPrice extends ShownPromoPrice {
  money: Money | null;
}

type PromoPrices = Pick<Promo, "price" | "old_price" | "price2" | "old_price2">;

/**
 * Returns the prices that the card of a promo shows. If the two prices have different currencies, the card shows the price in the tour's
 * currency. A promo without a tour shows the price in the language's currency, else the first price (docs/decisions/55).
 */
export function cardPrices(
  { price, old_price, price2, old_price2 }: PromoPrices,
  tourCurrency: string | null,
  language: Language,
): CardPrice[] {
  const all = [{ price, old: old_price }, ...(price2 ? [{ price: price2, old: old_price2 }] : [])].map(
    (each) => ({ ...each, money: readMoney(each.price) }),
  );
  const [first, second] = all.map(({ money }) => money);
  const isMixed = first && second && !isSameCurrency(first, second);
  const wanted = codeOf(tourCurrency ?? languageCurrencies[language]);
  const inWanted = all.filter(({ money }) => money && codeOf(money.currency) === wanted);
  const shown = isMixed ? (inWanted.length > 0 ? inWanted : all.slice(0, 1)) : all;
  return shown.map(({ old, money, ...each }) => ({ ...shownPromoPrice(each.price, old, language), money }));
}
