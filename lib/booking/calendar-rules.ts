import { type DayState, getDayState, getFirstOpenDay, type TourCalendar } from "../calendar/calendar";
import { isDatedDay } from "../calendar/days";
import { getDayPrices } from "../calendar/prices";
import { listClosedStops } from "../calendar/stops";
import { localize } from "../content/localized-text";
import type { Language } from "../i18n/languages";
import { type BookedTour, tomorrowInBangkok } from "./booking";
import type { DayReasons, DayRules } from "./day-rules";

export function createDayRules(
  calendar: TourCalendar,
  { prices }: Pick<BookedTour, "prices">,
  language: Language,
  why: DayReasons = {},
): DayRules {
  const own = {
    starting_price: null,
    original_price: null,
    prices: prices.map(({ price }) => price),
  };
  const getNext = (day: string, now: Date) =>
    getFirstOpenDay(calendar, now, day) ?? getFirstOpenDay(calendar, now);
  const getReason = (found: DayState) => {
    if (found.state === "closed") return found.reason && localize(found.reason, language);
    const text = (found.state === "season" || found.state === "weekday") && why[found.state];
    return text ? { text, language } : null;
  };
  return {
    getEarliest: (now) => getFirstOpenDay(calendar, now),
    getRefusal: (day, now) => {
      if (!isDatedDay(day)) return null;
      const found = getDayState(calendar, day, now);
      if (found.state === "open") return null;
      const next = getNext(day, now);
      // A tour without restrictions that matter now keeps the text of the general rule.
      const isPlain =
        calendar.cutoff_days === null && getFirstOpenDay(calendar, now) === tomorrowInBangkok(now);
      if (found.state === "late" && isPlain) return null;
      if (found.state === "late") return { because: "late", reason: null, next };
      return { because: "closed", reason: getReason(found), next };
    },
    listStopNotes: (day) =>
      isDatedDay(day)
        ? listClosedStops(calendar, day).map(({ name, text }) => ({
            name: localize(name, language).text,
            text: text && localize(text, language),
          }))
        : [],
    getOffer: (day) => {
      if (!isDatedDay(day)) return null;
      const { promo } = getDayPrices(calendar, own, day);
      const before = promo && getDayPrices({ ...calendar, promos: [] }, own, day).prices[promo.line];
      if (!promo || before === undefined) return null;
      return {
        title: localize(promo.title, language).text,
        until: promo.until,
        line: promo.line,
        price: before,
      };
    },
    listPrices: (day) => getDayPrices(calendar, own, isDatedDay(day) ? day : null).prices,
  };
}
