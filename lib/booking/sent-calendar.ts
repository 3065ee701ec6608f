import { type DayPromo, emptyCalendar, type Season, type TourCalendar } from "../core/calendar/calendar";
import type { Period } from "../core/calendar/periods";
import { type LocalizedText, localize } from "../core/content/localized-text";
import type { Language } from "../core/i18n/languages";
import { lowersPrices } from "../tours/pricing/price-on";
import type { BestWaterText, DayReasons, ToldText } from "./day-rules";

/** Absent where the tour's own price holds. */
interface SentPrices {
  starting_price?: number;
  original_price?: number;
}

function sentPrices({ starting_price, original_price }: Pick<Season, keyof SentPrices>): SentPrices {
  return {
    ...(starting_price !== null && { starting_price }),
    ...(original_price !== null && { original_price }),
  };
}

function hasPrices({ starting_price, original_price, prices }: Pick<Season, keyof SentPrices | "prices">) {
  return [starting_price, original_price, ...prices].some((price) => price !== null);
}

/**
 * The part of a calendar that is sent to the booking form. Leaves out rules without effect, past periods, and texts that the
 * form does not show, to keep the page small.
 */
export interface SentCalendar
  extends Partial<
    Pick<TourCalendar, "weekdays" | "cutoff_days" | "cutoff_time" | "only_in_seasons" | "days">
  > {
  seasons?: (Period & SentPrices & { prices?: (number | null)[] })[];
  planned?: (SentPrices & { from: string; season?: string; prices: (number | null)[] })[];
  /** The tour's own periods stand before the operator's, because the first reason for a day is shown. */
  closed?: (Period & { reason?: LocalizedText })[];
  stops?: (Period & { name: LocalizedText; text?: LocalizedText })[];
  told?: ToldText[];
  best?: BestWaterText;
  promos?: (Period & { title: LocalizedText; line: number } & Partial<Pick<DayPromo, "price" | "package">>)[];
  why?: DayReasons;
}

function inOneLanguage(text: LocalizedText, language: Language): LocalizedText {
  const found = localize(text, language);
  return found.language === "en" ? { en: found.text } : { en: "", [found.language]: found.text };
}

function unlike<T extends object>(values: T, usual: T): Partial<T> {
  const names = Object.keys(values) as (keyof T)[];
  return Object.fromEntries(
    names.flatMap((name) => (values[name] === usual[name] ? [] : [[name, values[name]]])),
  ) as Partial<T>;
}

function rulesOf({ weekdays, cutoff_days, cutoff_time, only_in_seasons, days }: TourCalendar) {
  return { weekdays, cutoff_days, cutoff_time, only_in_seasons, days };
}

export function sentCalendar(calendar: TourCalendar, today: string, language: Language): SentCalendar {
  const isComing = ({ until }: Period) => until.length === 5 || until >= today;
  const coming = calendar.seasons.filter(isComing);
  const planned = calendar.planned_prices.filter(hasPrices);
  const hasPrice = coming.some(hasPrices) || planned.some(({ season }) => season !== null);
  // Seasons without prices only matter if other days are closed.
  const seasons = calendar.only_in_seasons || hasPrice ? coming : [];
  const closed = [...calendar.closed_periods, ...calendar.common_closed_periods].filter(isComing);
  const stops = calendar.closed_stops.filter(isComing);
  // The oldest promo stands first, because the older promo of two equal prices counts.
  const promos = calendar.promos
    .filter(lowersPrices)
    .filter(isComing)
    .sort((a, b) => a.id - b.id);
  return {
    ...unlike(rulesOf(calendar), rulesOf(emptyCalendar)),
    ...(seasons.length > 0 && {
      seasons: seasons.map(({ from, until, prices, ...season }) => ({
        from,
        until,
        ...(hasPrice && { prices, ...sentPrices(season) }),
      })),
    }),
    ...(planned.length > 0 && {
      planned: planned.map(({ from, season, prices, ...entry }) => ({
        from,
        ...(season && { season }),
        prices,
        ...sentPrices(entry),
      })),
    }),
    ...(closed.length > 0 && {
      closed: closed.map(({ from, until, reason }) => ({
        from,
        until,
        ...(reason && { reason: inOneLanguage(reason, language) }),
      })),
    }),
    ...(stops.length > 0 && {
      stops: stops.map(({ from, until, name, text }) => ({
        from,
        until,
        name: inOneLanguage(name, language),
        ...(text && { text: inOneLanguage(text, language) }),
      })),
    }),
    ...(promos.length > 0 && {
      promos: promos.map(({ id: _, isNoLower: __, title, price, ...promo }) => ({
        ...promo,
        ...(price !== null && { price }),
        title: inOneLanguage(title, language),
      })),
    }),
  };
}

const unsent = {
  name: null,
  note: null,
  starting_price: null,
  original_price: null,
  original_price_since: null,
  rough: false,
};

const unplanned = { season: null, starting_price: null, original_price: null };

export function wholeCalendar({
  seasons = [],
  planned = [],
  closed = [],
  promos = [],
  stops = [],
  why: _,
  told: __,
  best: ___,
  ...rules
}: SentCalendar): TourCalendar {
  return {
    ...emptyCalendar,
    ...rules,
    seasons: seasons.map((season, id) => ({ ...unsent, id, prices: [], ...season })),
    planned_prices: planned.map((entry) => ({ ...unplanned, ...entry })),
    closed_periods: closed.map(({ from, until, reason = null }, id) => ({ id, from, until, reason })),
    closed_stops: stops.map(({ text = null, ...stop }) => ({
      ...stop,
      place: Object.values(stop.name).join(),
      text,
    })),
    promos: promos.map((promo, id) => ({ id, price: null, ...promo })),
  };
}
