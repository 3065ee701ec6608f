import { currencyCode } from "../core/currencies";
import { formatMoney, readMoney } from "../core/format";
import type { Language } from "../core/i18n/languages";
import { discountOf } from "../tours/pricing/discount";

type Money = NonNullable<ReturnType<typeof readMoney>>;

/** Formats the free text if it is an amount in a known currency, else returns it as typed. */
export function promoPriceText(text: string, language: Language): string {
  const money = readMoney(text);
  return money && currencyCode(money.currency) ? formatMoney(money.amount, money.currency, language) : text;
}

function isSameCurrency(one: Money, other: Money): boolean {
  const [a, b] = [one.currency, other.currency].map((currency) => currencyCode(currency) ?? currency);
  return a === b;
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
