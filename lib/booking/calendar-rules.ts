import {
  type DayPromo,
  type DayState,
  getDayState,
  getFirstOpenDay,
  listClosedStops,
  type TourCalendar,
} from "../core/calendar/calendar";
import { isDatedDay } from "../core/calendar/days";
import { localize } from "../core/content/localized-text";
import type { Language } from "../core/i18n/languages";
import { priceOn } from "../tours/pricing/price-on";
import { type BookedTour, tomorrowInBangkok } from "./booking";
import type { BestWaterText, DayReasons, DayRules, ToldText } from "./day-rules";

type RulePrices = Pick<BookedTour, "prices" | "starting_price" | "original_price">;

export function createDayRules(
  calendar: TourCalendar,
  { prices, starting_price, original_price }: RulePrices,
  language: Language,
  why: DayReasons = {},
  told?: readonly ToldText[],
  best?: BestWaterText,
): DayRules {
  const tour = {
    calendar,
    starting_price: starting_price ?? null,
    original_price: original_price ?? null,
    prices,
  };
  const getNext = (day: string, now: Date) =>
    getFirstOpenDay(calendar, now, day) ?? getFirstOpenDay(calendar, now);
  const getReason = (found: DayState) => {
    if (found.state === "closed") return found.reason && localize(found.reason, language);
    const text = (found.state === "season" || found.state === "weekday") && why[found.state];
    return text ? { text, language } : null;
  };
  return {
    told,
    best,
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
    getPrices: (day) => {
      const { lines, promo, shown, packages } = priceOn(tour, isDatedDay(day) ? day : null);
      const offerOf = ({ title, until }: DayPromo) => ({ title: localize(title, language).text, until });
      const offered = packages.flatMap((each) =>
        calendar.promos.filter(({ id }) => id === each.id).map((of) => ({ ...each, ...offerOf(of) })),
      );
      return {
        prices: lines,
        ...(shown && { shown }),
        ...(offered.length > 0 && { packages: offered }),
        ...(promo && { offer: offerOf(promo) }),
      };
    },
  };
}
