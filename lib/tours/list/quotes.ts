import "server-only";
import type { z } from "zod";
import { getCutoff } from "../../calendar/calendar";
import { phuketDay } from "../../calendar/days";
import { getDayPrices } from "../../calendar/prices";
import { changesAt, momentOfDay } from "../../content/dependencies";
import { localize } from "../../content/localized-text";
import { formatMoney } from "../../format";
import { type Language, languages } from "../../i18n/languages";
import { translate } from "../../i18n/messages";
import { partyLines, partyTotal } from "../../trip/party";
import { countGuests, emptyTrip, readTrip, type Trip } from "../../trip/trip";
import { type Current, tourOnDay } from "../calendar/current";
import { askedDay, getOutlook } from "../calendar/running-on";
import { formatNearDay } from "../calendar/running-times";
import { areas } from "../facts/codes";
import { shownPrice } from "../prices/shown-price";
import { getCurrentTour } from "../queries";
import type { Tour } from "../schema";
import type { Quotes, quotesQuery } from "./quotes-schema";

type Quote = Quotes["data"][number];

/** Returns the area that a visitor named by its code or by its name in any language; null for a hotel. */
export function areaOfStay(stay: string): (typeof areas)[number] | null {
  const named = stay.toLowerCase();
  const isNamed = (area: (typeof areas)[number]) =>
    area === named ||
    languages.some((language) => translate(language)(`facts.area.${area}`).toLowerCase() === named);
  return areas.find(isNamed) ?? null;
}

/** When guests are picked up first, if the first entry of the itinerary is the pick-up. */
function firstPickup({ itineraries }: Pick<Tour, "itineraries">): string | null {
  const [first] = itineraries.toSorted((one, other) => one.day - other.day)[0]?.activities ?? [];
  const time = first?.time.trim() ?? "";
  const isPickup = first && /\b(?:pick(?:ed)?[- ]?up|collect)/i.test(localize(first.description, "en").text);
  return isPickup && /^\d{1,2}:\d{2}$/.test(time) ? time : null;
}

function pickupText(tour: Tour, stay: string, language: Language): string | null {
  if (stay === "") return null;
  const t = translate(language);
  const { pickup } = tour.facts;
  if (pickup?.offer === "none") return t("trip.pickup.none");
  const area = areaOfStay(stay);
  if (!pickup || area === null || !pickup.areas.includes(area)) return t("trip.pickup.request");
  const text = t(`trip.pickup.${pickup.offer}`, { area: t(`facts.area.${area}`) });
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

function dayText(tour: Current<Tour>, day: string, next: string | null | undefined, language: Language) {
  const t = translate(language);
  const date = formatNearDay(day, tour.today, language);
  if (next !== undefined) {
    return next
      ? t("trip.notOnNext", { date, next: formatNearDay(next, tour.today, language) })
      : t("trip.notOn", { date });
  }
  const price = shownPrice(tourOnDay(tour, day));
  return price
    ? t("trip.dayPrice", { date, price: formatMoney(price.starting, tour.currency, language) })
    : null;
}

function quoteOf(tour: Current<Tour>, trip: Trip, language: Language): Quote {
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
    day: date ? dayText(tour, date, runs ? undefined : (outlook?.next ?? null), language) : null,
    rough: rough && t("days.list.rough") + note,
    total:
      total === null
        ? null
        : t("trip.total", {
            guests: guestsText(trip, language),
            total: formatMoney(total, tour.currency, language),
          }),
    pickup: pickupText(tour, trip.stay, language),
    doubts: doubtsOf(tour, trip, language),
  };
}

/** Day, guests and place in one line: `25 December · 2 adults, 1 child · Patong`. */
function tripText({ stay, ...trip }: Trip, today: string, language: Language): string {
  const area = areaOfStay(stay);
  const parts = [
    trip.date && formatNearDay(trip.date, today, language),
    guestsText({ stay, ...trip }, language),
    area ? translate(language)(`facts.area.${area}`) : stay,
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

/** What the cards of tours say to a visitor who named a day, guests or a place. Tours that are gone are left out. */
export async function listQuotes({
  language,
  ids = "",
  ...sent
}: z.output<typeof quotesQuery>): Promise<Quotes> {
  const now = momentOfDay();
  const read = readTrip(sent);
  const trip = askedDay(read.date, now)?.state === "asked" ? read : { ...read, date: emptyTrip.date };
  const tours = await Promise.all(ids.split(".").filter(Boolean).map(Number).map(getCurrentTour));
  const today = phuketDay(now);
  return {
    trip: tripText(trip, today, language),
    data: tours.flatMap((tour) => (tour ? [quoteOf(tour, trip, language)] : [])),
  };
}
