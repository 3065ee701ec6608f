import "server-only";
import type { z } from "zod";
import { getCutoff } from "../../calendar/calendar";
import { phuketDay } from "../../calendar/days";
import { getDayPrices } from "../../calendar/prices";
import { changesAt, momentOfDay } from "../../content/dependencies";
import { localize } from "../../content/localized-text";
import { formatMoney } from "../../format";
import { fill } from "../../i18n/fill";
import type { Language } from "../../i18n/languages";
import { messagesOf, translate } from "../../i18n/messages";
import { allotParty, partyLines, partyTotal } from "../../trip/party";
import { spotFeeTexts } from "../../trip/spot-fees";
import { countGuests, emptyTrip, readTrip, type Trip } from "../../trip/trip";
import { closedDayText } from "../calendar/closed-day-text";
import { type Current, tourOnDay } from "../calendar/current";
import { getOutlook, type Outlook, requestedDay } from "../calendar/running-on";
import { formatNearDay } from "../calendar/running-times";
import { firstPickup, freeCancellationEnd } from "../first-pickup";
import { kindOf } from "../kinds";
import { tourPath } from "../pages/paths";
import { areaName, areaOfStay, areaSurcharge } from "../pickup-areas/named-areas";
import { listPickupAreas } from "../pickup-areas/queries";
import { shownPrice } from "../prices/shown-price";
import { getCurrentTour } from "../queries";
import type { Tour } from "../schema";
import { listToursInstead } from "./instead";
import type { Quotes, quotesQuery, TourQuote } from "./quotes-schema";

/** An area with a surcharge text costs extra, also where the tour includes the pick-up. */
async function pickupText(tour: Tour, stay: string, language: Language): Promise<string | null> {
  if (stay === "") return null;
  const t = translate(language);
  const { pickup } = tour.facts;
  if (pickup?.offer === "none") return t("trip.pickup.none");
  const area = areaOfStay(stay, await listPickupAreas());
  if (!pickup || area === null || !pickup.areas.includes(area.code)) return t("trip.pickup.request");
  const surcharge = areaSurcharge(area.code, [area], language);
  const offer = t(`trip.pickup.${surcharge ? "surcharge" : pickup.offer}`, {
    area: areaName(area.code, [area], language),
  });
  const text = surcharge ? `${offer} (${surcharge})` : offer;
  const time = firstPickup(tour);
  return time ? t("trip.pickupFrom", { what: text, time }) : text;
}

function doubtsOf({ facts }: Tour, trip: Trip, language: Language): string[] {
  const t = translate(language);
  const { least, most } = facts.age ?? {};
  const [youngest] = trip.children;
  const isAnybodyAbove = trip.adults > 0 || trip.children.some((age) => age > (most ?? age));
  const guests = facts.group?.most;
  return [
    ...(least !== undefined && youngest !== undefined && youngest < least
      ? [t("trip.fromAge", { age: least })]
      : []),
    ...(most !== undefined && most < 18 && isAnybodyAbove ? [t("trip.upToAge", { age: most })] : []),
    ...(guests !== undefined && countGuests(trip) > guests ? [t("trip.fewer", { most: guests })] : []),
  ];
}

export function guestsText({ adults, children }: Trip, language: Language): string {
  const text = translate(language)("trip.guests", { adults, children: children.length });
  return text.replace(/^, /, "");
}

/** The price from on a day. Where the tour does not run: why, if staff have said so, and the next day that is open. */
function dayText(tour: Current<Tour>, day: string, closed: Outlook | null, language: Language) {
  const t = translate(language);
  const { calendar, today } = tour;
  if (closed) return closedDayText({ calendar, day, today, outlook: closed }, language);
  const date = formatNearDay(day, today, language);
  const price = shownPrice(tourOnDay(tour, day));
  return price
    ? t("trip.dayPrice", { date, price: formatMoney(price.starting, tour.currency, language) })
    : null;
}

/** Until when a tour of a day can be cancelled free of charge. */
function cancelText(tour: Current<Tour>, day: string, language: Language): string | null {
  const moment = freeCancellationEnd(tour, day);
  if (moment === null) return null;
  const date = formatNearDay(moment.slice(0, 10), tour.today, language);
  return translate(language)("trip.cancel", { date, time: moment.slice(11) });
}

function feesText({ facts, prices }: Tour, trip: Trip, language: Language): string[] {
  const fees = (facts.pay_there ?? []).map(({ what, ...fee }) => ({
    ...fee,
    what: localize(what, language).text,
  }));
  const { counts } = allotParty(partyLines(prices), trip);
  const chosen = prices.map(({ kind }, index) => ({ kind, count: counts[index] ?? 0 }));
  const words = messagesOf(language, "booking").message;
  return spotFeeTexts(fees, chosen, language, words).map((fee) => fill(words.spotFee, { fee }));
}

/** Tours that run on a day in place of one that does not. */
async function insteadOf(
  tour: Current<Tour>,
  day: string,
  language: Language,
): Promise<TourQuote["instead"]> {
  return (await listToursInstead(tour, [day])).map((other) => {
    const price = shownPrice(other);
    return {
      href: tourPath(language, kindOf(other.tour_type), other),
      name: localize(other.name, language).text,
      price: price && formatMoney(price.starting, other.currency, language),
    };
  });
}

/** Names the closed stops of the tour on the day, with the text that staff wrote for each closure. */
function closedStopTexts(outlook: Outlook | null, language: Language): string[] {
  return (outlook?.closed_stops ?? []).map(({ name, text }) => {
    const closed = translate(language)("days.list.stopClosed", { place: localize(name, language).text });
    return text ? `${closed}: ${localize(text, language).text}` : closed;
  });
}

/** Returns what a visitor's own day makes of a tour. The day of the trip can be requested, or is empty. */
export function quoteTour(tour: Current<Tour>, trip: Trip, language: Language): Promise<TourQuote> {
  return quoteOf(tour, trip, false, language);
}

async function quoteOf(
  tour: Current<Tour>,
  trip: Trip,
  isWhole: boolean,
  language: Language,
): Promise<TourQuote> {
  const t = translate(language);
  const { date } = trip;
  const outlook = date ? getOutlook(tour.calendar, date, tour.now) : null;
  if (outlook?.next) changesAt(getCutoff(tour.calendar, outlook.next));
  const runs = outlook?.state !== "closed";
  const day = runs && date ? date : tour.firstDay;
  const lines = tour.prices.map(({ price }) => price);
  const { prices } = getDayPrices(tour.calendar, { ...tour.own, prices: lines }, day);
  const total = partyTotal(partyLines(tour.prices, prices), trip);
  const rough = outlook?.state === "rough" ? outlook : null;
  const note = rough?.note ? `: ${localize(rough.note, language).text}` : "";
  return {
    id: tour.id,
    runs,
    day: date ? dayText(tour, date, runs ? null : outlook, language) : null,
    rough: rough && t("days.list.rough") + note,
    closed_stops: closedStopTexts(outlook, language),
    total:
      total === null
        ? null
        : [
            t("trip.total", {
              guests: guestsText(trip, language),
              total: formatMoney(total, tour.currency, language),
            }),
            ...feesText(tour, trip, language),
          ].join(", "),
    pickup: await pickupText(tour, trip.stay, language),
    doubts: doubtsOf(tour, trip, language),
    cancel: date && runs ? cancelText(tour, date, language) : null,
    instead: date && !runs && isWhole ? await insteadOf(tour, date, language) : [],
  };
}

/** The name of an area in the language, or the hotel as typed. */
async function placeText(stay: string, language: Language): Promise<string> {
  if (stay === "") return stay;
  const area = areaOfStay(stay, await listPickupAreas());
  return area ? areaName(area.code, [area], language) : stay;
}

/** Day, guests and place in one line: `25 December · 2 adults, 1 child · Patong`. */
export async function writeTrip({ stay, ...trip }: Trip, today: string, language: Language): Promise<string> {
  const parts = [
    trip.date && formatNearDay(trip.date, today, language),
    guestsText({ stay, ...trip }, language),
    await placeText(stay, language),
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

/** Lists the texts of cards for a visitor who named a day, guests or a place. Hidden and deleted tours are left out. */
export async function listQuotes({
  language,
  ids = "",
  whole,
  ...sent
}: z.output<typeof quotesQuery>): Promise<Quotes> {
  const now = momentOfDay();
  const read = readTrip(sent);
  const trip = requestedDay(read.date, now)?.state === "asked" ? read : { ...read, date: emptyTrip.date };
  const tours = await Promise.all(ids.split(".").filter(Boolean).map(Number).map(getCurrentTour));
  const today = phuketDay(now);
  return {
    trip: await writeTrip(trip, today, language),
    stay: await placeText(trip.stay, language),
    data: await Promise.all(
      tours.flatMap((tour) => (tour ? [quoteOf(tour, trip, String(tour.id) === whole, language)] : [])),
    ),
  };
}
