import "server-only";
import type { z } from "zod";
import { getCutoff } from "../../core/calendar/calendar";
import { clockName } from "../../core/calendar/clock-name";
import { formatNearDay } from "../../core/calendar/day-texts";
import { dayInZone } from "../../core/calendar/days";
import { changesAt, dependsOn, momentOfDay } from "../../core/content/dependencies";
import { localize } from "../../core/content/localized-text";
import { formatMoney } from "../../core/format";
import { fill } from "../../core/i18n/fill";
import type { Language } from "../../core/i18n/languages";
import { messagesOf, translate } from "../../core/i18n/messages";
import { thumbnailSource } from "../../core/storage/picture-source";
import { getSiteSettings } from "../../site/settings";
import { emptyTrip, readTrip, type Trip } from "../../trip/trip";
import { closedDayText } from "../calendar/closed-day-text";
import { type Current, tourOnDay } from "../calendar/current";
import { getOutlook, type Outlook, requestedDay } from "../calendar/running-on";
import { orderNoteText } from "../closures/order-note";
import { orderOn } from "../closures/order-notes";
import { placesText } from "../days/words";
import { firstPickup, freeCancellationEnd } from "../first-pickup";
import { kindOf } from "../kinds";
import { tourPath } from "../pages/paths";
import { areaName, areaOfStay, areaSurcharge } from "../pickup-areas/named-areas";
import { listPickupAreas } from "../pickup-areas/queries";
import { packageText } from "../pricing/price-texts";
import { conditionsOf, quote } from "../pricing/quote";
import type { PartyDoubt, PartyQuote } from "../pricing/quote-lines";
import { feeTexts } from "../pricing/spot-fees";
import { getCurrentTour } from "../queries";
import type { Tour } from "../schema";
import { tourWater } from "../water/tour-water";
import { waterText } from "../water/words";
import { listToursInstead } from "./instead";
import type { Quotes, quotesQuery, TourQuote } from "./quotes-schema";

/** An area with a surcharge text costs extra, also where the tour includes the pick-up. */
async function pickupText(tour: Tour, stay: string, language: Language): Promise<string | null> {
  if (stay === "") return null;
  const t = translate(language);
  const { pickup } = tour.facts;
  if (pickup?.offer === "none") return t("trip.pickup.none");
  const area = areaOfStay(stay, await listPickupAreas());
  if (!pickup || area === null || !pickup.areas.includes(area.code)) {
    return t("trip.pickup.ask", { place: area ? areaName(area.code, [area], language) : stay });
  }
  const surcharge = areaSurcharge(area.code, [area], language);
  const offer = t(`trip.pickup.${surcharge ? "surcharge" : pickup.offer}`, {
    area: areaName(area.code, [area], language),
  });
  const text = surcharge ? `${offer} (${surcharge})` : offer;
  const time = firstPickup(tour);
  return time ? t("trip.pickupFrom", { what: text, time }) : text;
}

function doubtText(doubt: PartyDoubt, language: Language): string {
  const t = translate(language);
  if (doubt.because === "young") return t("trip.fromAge", { age: doubt.least });
  if (doubt.because === "old") return t("trip.upToAge", { age: doubt.most });
  return t("trip.fewer", { most: doubt.most });
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
  const price = tourOnDay(tour, day).price.shown;
  if (!price) return null;
  const written = (amount: number) => formatMoney(amount, tour.currency, language);
  return price.original === null
    ? t("trip.dayPrice", { date, price: written(price.starting) })
    : t("trip.dayDiscount", { date, price: written(price.starting), original: written(price.original) });
}

/** The starting price on a day as the page of a list or of a tour shows it. */
function priceOfDay(tour: Current<Tour>, day: string, language: Language): TourQuote["price"] {
  const price = tourOnDay(tour, day).price.shown;
  if (!price) return null;
  return {
    label: translate(language)("trip.priceOn", { date: formatNearDay(day, tour.today, language) }),
    amount: formatMoney(price.starting, tour.currency, language),
    value: price.starting,
    original: price.original === null ? null : formatMoney(price.original, tour.currency, language),
    percent: price.percent,
  };
}

/** Until when a tour of a day can be cancelled free of charge. */
function cancelText(tour: Current<Tour>, day: string, language: Language): string | null {
  const moment = freeCancellationEnd(tour, day);
  if (moment === null) return null;
  // The name of the clock stands in the settings.
  dependsOn("site:1");
  const date = formatNearDay(moment.slice(0, 10), tour.today, language);
  return translate(language)("trip.cancel", { date, time: moment.slice(11), clock: clockName(language) });
}

type ServiceQuote = PartyQuote<Pick<Tour["prices"][number], "service_type">>;

/** The total for the guests. Null where the total is not known. */
function totalText(total: number | null, { currency }: Tour, trip: Trip, language: Language): string | null {
  if (total === null) return null;
  return translate(language)("trip.total", {
    guests: guestsText(trip, language),
    total: formatMoney(total, currency, language),
  });
}

/** Names what the total of the guests does not contain, with their fees on the spot. */
function totalNotes(
  { fees, onRequest, without, package: taken }: ServiceQuote,
  { currency }: Tour,
  language: Language,
): string[] {
  const t = translate(language);
  const words = messagesOf(language, "booking").message;
  const lines = onRequest.map(({ service_type }) => localize(service_type, language).text).join(", ");
  const ages = [...new Set(without)].flatMap((age) => (age === null ? [] : [t("trip.noPriceFor", { age })]));
  const sums = feeTexts(fees, language, words).map((fee) => fill(words.spotFee, { fee }));
  return [
    ...(taken ? [`${words.promo}: ${packageText(taken, currency, language, words)}`] : []),
    ...(lines ? [fill(words.without, { lines })] : []),
    ...ages,
    ...sums,
  ];
}

/** Tours that run on a day in place of one that does not. */
async function insteadOf(
  tour: Current<Tour>,
  day: string,
  language: Language,
): Promise<TourQuote["instead"]> {
  return (await listToursInstead(tour, [day])).map((other) => {
    const price = other.price.shown;
    return {
      href: tourPath(language, kindOf(other.tour_type), other),
      name: localize(other.name, language).text,
      price: price && formatMoney(price.starting, other.currency, language),
      image: other.cover && thumbnailSource(other.cover).src,
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
  return quoteOf(tour, trip, { instead: false, water: true }, language);
}

/** The parts of a quote that the page of a tour shows, and its card does not. */
interface WholeParts {
  instead: boolean;
  water: boolean;
}

async function quoteOf(
  tour: Current<Tour>,
  trip: Trip,
  parts: WholeParts,
  language: Language,
): Promise<TourQuote> {
  const t = translate(language);
  const { date } = trip;
  const outlook = date ? getOutlook(tour.calendar, date, tour.now) : null;
  if (outlook?.next) changesAt(getCutoff(tour.calendar, outlook.next));
  const runs = outlook?.state !== "closed";
  const day = runs && date ? date : tour.firstDay;
  const quoted = quote({ ...tour, ...conditionsOf(tour.facts, language) }, day, trip);
  const rough = outlook?.state === "rough" ? outlook : null;
  const told = (runs && tour.calendar.told_days?.find((each) => each.day === date)) || null;
  const order = date ? await orderOn(tour, date) : null;
  const total = runs ? totalText(quoted.total, tour, trip, language) : null;
  const water =
    date && runs && parts.water ? tourWater(tour, (await getSiteSettings()).tide_station, date) : null;
  const note = rough?.note ? `: ${localize(rough.note, language).text}` : "";
  return {
    id: tour.id,
    runs,
    day: date ? dayText(tour, date, runs ? null : outlook, language) : null,
    rough: rough && t("days.list.rough") + note,
    order: order && orderNoteText(order, language),
    places: told && placesText(told, tour.today, language),
    water: water && waterText(water, language),
    full: told?.state === "full",
    closed_stops: closedStopTexts(outlook, language),
    price: date && runs ? priceOfDay(tour, date, language) : null,
    total,
    total_notes: total === null ? [] : totalNotes(quoted, tour, language),
    pickup: runs ? await pickupText(tour, trip.stay, language) : null,
    doubts: quoted.doubts.map((doubt) => doubtText(doubt, language)),
    cancel: date && runs ? cancelText(tour, date, language) : null,
    instead:
      date && parts.instead && (!runs || told?.state === "full") ? await insteadOf(tour, date, language) : [],
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
  const today = dayInZone(now);
  return {
    trip: await writeTrip(trip, today, language),
    stay: await placeText(trip.stay, language),
    data: await Promise.all(
      tours.flatMap((tour) => {
        const isWhole = String(tour?.id) === whole;
        return tour ? [quoteOf(tour, trip, { instead: isWhole, water: isWhole }, language)] : [];
      }),
    ),
  };
}
