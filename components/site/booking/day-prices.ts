import { linePriceMark, pricedDayMark } from "@/components/site/rates/day-price-marks";
import { writeAbout, writeDayPrice, writeOver, writtenPrice } from "@/components/site/rates/write-day-price";
import { keptTrip, whenTripChanges } from "@/components/site/trip/kept-trip";
import { startTrip } from "@/components/site/trip/own-day";
import { createDayRules } from "@/lib/booking/calendar-rules";
import { pricedTour } from "@/lib/booking/day-rules";
import { wholeCalendar } from "@/lib/booking/sent-calendar";
import { formatNearDay } from "@/lib/core/calendar/day-texts";
import { dayInZone } from "@/lib/core/calendar/days";
import { linePriceText } from "@/lib/tours/pricing/price-texts";
import { setDayPrice } from "./booking-progress";
import { loadBookingWords } from "./load-words";
import type { TourBookingProps } from "./tour-booking";

export type PricedPage = Pick<TourBookingProps, "tour" | "calendar" | "language">;

let started = false;

/**
 * Replaces every price of a tour's page by the price of the day that the visitor has chosen. The prices of the server
 * stay if no day is chosen or the tour does not run on the day.
 */
export async function startDayPrices({ tour, calendar = {}, language }: PricedPage): Promise<void> {
  if (started) return;
  started = true;
  const words = await loadBookingWords(language);
  const rules = createDayRules(wholeCalendar(calendar), tour, language, calendar.why);
  const show = (date: string) => {
    const now = new Date();
    const earliest = rules.getEarliest(now);
    const isOpen =
      date !== "" && earliest !== null && date >= earliest && rules.getRefusal(date, now) === null;
    const priced = isOpen ? pricedTour(tour, rules, date) : null;
    const near = formatNearDay(date || "2000-01-01", dayInZone(now), language);
    const price = priced && writtenPrice(priced, near, language, words);
    writeDayPrice(tour.id, price, language);
    setDayPrice(price);
    for (const element of linePriceMark.findAll()) {
      const line = priced?.prices[linePriceMark.read(element) ?? -1];
      writeOver(element, line ? linePriceText(line, tour.currency, language, words) : null);
      if (element.parentElement) writeAbout(element.parentElement, line?.price ?? null, language);
    }
    for (const element of pricedDayMark.findAll()) writeOver(element, priced ? near : null);
  };
  whenTripChanges(({ date }) => {
    show(date);
    startTrip(language);
  });
  show(keptTrip()?.date ?? "");
}
