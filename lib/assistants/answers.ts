import "server-only";
import { dayInZone, daysBetween } from "../core/calendar/days";
import { momentOfDay } from "../core/content/dependencies";
import { localize, localized } from "../core/content/localized-text";
import { currencyCode } from "../core/currencies";
import { AppError } from "../core/errors";
import type { Language } from "../core/i18n/languages";
import { translate } from "../core/i18n/messages";
import { absoluteUrl } from "../core/pages/absolute-url";
import { utcOffsetText } from "../core/utc-offset";
import { planPath } from "../plan/address";
import { writePreparedChoices } from "../plan/prepared";
import { listAvailability } from "../tours/calendar/availability";
import { closedDayText } from "../tours/calendar/closed-day-text";
import { type Current, type ScheduledTour, tourOnDay } from "../tours/calendar/current";
import { dayReach, getOutlook, requestedDay } from "../tours/calendar/running-on";
import { freeCancellationEnd } from "../tours/first-pickup";
import { listCardPage } from "../tours/list/queries";
import { priceOn } from "../tours/pricing/price-on";
import { conditionsOf, quote } from "../tours/pricing/quote";
import type { PartyQuote } from "../tours/pricing/quote-lines";
import { adultFees } from "../tours/pricing/spot-fees";
import { startingPriceUnit } from "../tours/pricing/unit";
import { getCurrentTour } from "../tours/queries";
import { listToursInstead } from "../tours/quotes/instead";
import { quoteTour } from "../tours/quotes/quotes";
import type { Tour, TourReference, TourSummary } from "../tours/schema";
import { emptyTrip, readTrip } from "../trip/trip";
import { mostFound, mostOpenDays, type ToolInput, type ToolName, type ToolResult } from "./schemas";
import { tourPartText, tourUrl } from "./tour-text";

type PriceLine = Tour["prices"][number];

function refusal(message: string): AppError {
  return new AppError(422, message);
}

/** Returns a tour that visitors see. */
export async function requireTour(id: number): Promise<Current<Tour>> {
  const tour = await getCurrentTour(id);
  if (!tour) throw new AppError(404, `There is no tour with the id ${id}. Use search_tours to find tours.`);
  return tour;
}

function requireDay(day: string): string {
  const asked = requestedDay(day, momentOfDay());
  if (asked?.state === "asked") return asked.day;
  throw refusal(`The day has to be between today at the operator and ${dayReach} days later.`);
}

const readAt = () => new Date().toISOString();

const isoCurrency = (currency: string) => currencyCode(currency) ?? currency;

const named = (tour: TourReference, language: Language) => ({
  id: tour.id,
  name: localize(tour.name, language).text,
  url: tourUrl(tour, language),
});

function feesOf(fees: PartyQuote<object>["fees"]) {
  return fees.map(({ currency, ...fee }) => ({ ...fee, currency: isoCurrency(currency) }));
}

type StartingPriceInput = Pick<TourSummary, "currency" | "facts" | "price_unit"> & ScheduledTour;

/** Returns the starting price of the tour on its first open day, with currency, fees and the moment of reading. */
function startingPrice({ price, priceDay, ...tour }: Current<StartingPriceInput>, language: Language) {
  return {
    amount: price.shown?.starting ?? null,
    original: price.shown?.original ?? null,
    per: tour.price_unit,
    day: priceDay,
    currency: isoCurrency(tour.currency),
    fees_on_the_spot: feesOf(adultFees(conditionsOf(tour.facts, language).fees ?? [])),
    read_at: readAt(),
  };
}

function lineOf({ id, service_type, description, price }: PriceLine, language: Language) {
  return {
    line: id,
    name: localize(service_type, language).text,
    description: localize(description, language).text,
    per: startingPriceUnit(price, [{ service_type, description, price }]),
    price,
  };
}

function quoteFor(tour: Current<Tour>, day: string, party: Parameters<typeof quote>[2], language: Language) {
  return quote<PriceLine, string>({ ...tour, ...conditionsOf(tour.facts, language) }, day, party);
}

/** Says why a party has no total, or whom the total leaves out. Null if the total is that of all guests. */
function missingTotal(quoted: PartyQuote<PriceLine>, adults: number, language: Language): string | null {
  const t = translate(language);
  if (adults === 0) return t("assistants.noAdult");
  if (quoted.onRequest.length > 0) {
    const names = quoted.onRequest.map(({ service_type }) => localize(service_type, language).text);
    return t("assistants.onRequest", { lines: names.join(", ") });
  }
  if (quoted.total !== null && quoted.without.length === 0) return null;
  const ages = quoted.without.filter((age) => age !== null);
  return ages.length > 0 && ages.length === quoted.without.length
    ? t("assistants.noLineForChild", { ages: ages.join(", ") })
    : t("assistants.noLine");
}

async function searchTours({ words, language, ...sent }: ToolInput<"search_tours">) {
  const day = sent.day === undefined ? undefined : requireDay(sent.day);
  const request = { search: words, day, byFit: true, page: 1, perPage: mostFound };
  const { listed, pagination } = await listCardPage(request);
  const trip = readTrip({ date: day, stay: sent.stay });
  const whole = { ...trip, adults: sent.adults ?? 0, children: sent.children };
  const tours = await Promise.all(listed.map(({ tour }) => getCurrentTour(tour.id)));
  const found = tours.flatMap((tour) => (tour ? [day ? tourOnDay(tour, day) : tour] : []));
  return {
    tours: await Promise.all(
      found.map(async (tour) => {
        const texts = await quoteTour(tour, whole, language);
        const quoted = quote({ ...tour, ...conditionsOf(tour.facts, language) }, tour.priceDay, whole);
        const ofDay = [texts.places, texts.rough, ...texts.closed_stops].filter((text) => text !== null);
        return {
          ...named(tour, language),
          price: startingPrice(tour, language),
          total: quoted.total,
          doubts: [...texts.doubts, ...ofDay],
          pickup: texts.pickup,
        };
      }),
    ),
    more: Math.max(0, pagination.total - listed.length),
    read_at: readAt(),
  };
}

async function describeTour({ id, language, part }: ToolInput<"get_tour">) {
  const tour = await requireTour(id);
  const lines = priceOn(tour, tour.priceDay).lines.map((line) => lineOf(line, language));
  return {
    ...named(tour, language),
    part,
    text: tourPartText(tour, part, language),
    ...(part === "prices" && { price: startingPrice(tour, language), lines }),
  };
}

async function openDays({ id, from, until, language }: ToolInput<"open_days">) {
  if (from > until) throw refusal("The day `until` must not be before the day `from`.");
  if (daysBetween(from, until) >= mostOpenDays)
    throw refusal(`At most ${mostOpenDays} days can be asked about at once.`);
  const tour = await requireTour(id);
  const { per, currency, fees_on_the_spot, read_at } = startingPrice(tour, language);
  const days = listAvailability(tour, { from: requireDay(from), until: requireDay(until) }, tour.now);
  return {
    ...named(tour, language),
    per,
    currency,
    fees_on_the_spot,
    read_at,
    days: days.map(({ local_date, status, starting_price, reason }) => ({
      day: local_date,
      state: status,
      price: starting_price || null,
      ...(reason !== null && { reason: localize(localized.parse(reason), language).text }),
    })),
  };
}

function whyNot(tour: Current<Tour>, day: string, language: Language): string | null {
  const outlook = getOutlook(tour.calendar, day, tour.now);
  if (outlook.state !== "closed") return null;
  return closedDayText({ calendar: tour.calendar, day, today: dayInZone(tour.now), outlook }, language);
}

/** The package of a promo that the party pays in place of price lines. */
function packageOf({ package: taken }: PartyQuote<PriceLine>) {
  return taken && { guests: taken.guests, price: taken.price, instead_of: taken.instead };
}

async function priceOf({ id, day, adults = 0, children, language }: ToolInput<"price_of">) {
  const tour = await requireTour(id);
  const asked = requireDay(day);
  const closed = whyNot(tour, asked, language);
  const party = { adults, children };
  const quoted = quoteFor(tour, asked, party, language);
  const { doubts, places } = await quoteTour(tour, { ...party, date: asked, stay: "" }, language);
  const end = closed === null ? freeCancellationEnd(tour, asked) : null;
  return {
    ...named(tour, language),
    day: asked,
    lines: quoted.lines.map(({ count, amount, ...line }) => ({ ...lineOf(line, language), count, amount })),
    total: closed === null ? quoted.total : null,
    package: closed === null ? packageOf(quoted) : null,
    reason: closed ?? missingTotal(quoted, adults, language),
    currency: isoCurrency(tour.currency),
    fees_on_the_spot: feesOf(quoted.fees),
    read_at: readAt(),
    doubts: places === null ? doubts : [...doubts, places],
    free_cancellation_until: end && `${end}${utcOffsetText()}`,
  };
}

async function runsInstead({ id, day, language }: ToolInput<"runs_instead">) {
  const tour = await requireTour(id);
  const asked = requireDay(day);
  const closed = whyNot(tour, asked, language);
  const { places, full } = await quoteTour(tour, { ...emptyTrip, date: asked }, language);
  const why = closed ?? (full ? places : null);
  const others = why === null ? [] : await listToursInstead(tour, [asked]);
  return {
    ...named(tour, language),
    day: asked,
    runs: closed === null,
    why,
    instead: others.map((other) => ({ ...named(other, language), price: startingPrice(other, language) })),
  };
}

type RequestedParty = ToolInput<"request_link">["tours"][number];

/** Returns the number to book of each price line: as named, or by the guests. Refuses what the form could not hold. */
function requestedCounts(tour: Current<Tour>, requested: RequestedParty, language: Language): number[] {
  const { day, adults = 0, children, counts } = requested;
  if (counts) {
    const unknown = counts.find(({ line }) => tour.prices.every((each) => each.id !== line));
    if (unknown) throw refusal(`The tour ${tour.id} has no price line ${unknown.line}.`);
    return tour.prices.map(({ id }) =>
      counts.reduce((sum, { line, count }) => (line === id ? sum + count : sum), 0),
    );
  }
  const quoted = quoteFor(tour, day, { adults, children }, language);
  const missing = quoted.onRequest.length === 0 ? missingTotal(quoted, adults, language) : null;
  if (missing !== null) throw refusal(missing);
  return quoted.counts;
}

async function requestLink({ tours, language }: ToolInput<"request_link">) {
  if (new Set(tours.map(({ id }) => id)).size < tours.length) {
    throw refusal("A link holds each tour once.");
  }
  const prepared = await Promise.all(
    tours.map(async (requested) => {
      const tour = await requireTour(requested.id);
      const day = requireDay(requested.day);
      const closed = whyNot(tour, day, language);
      if (closed !== null) throw refusal(closed);
      const counts = requestedCounts(tour, requested, language);
      const lines = tour.prices.flatMap((line, index) => {
        const count = counts[index] ?? 0;
        return count > 0 ? [{ line: line.id, name: localize(line.service_type, language).text, count }] : [];
      });
      return { ...named(tour, language), day, lines };
    }),
  );
  const choices = prepared.map(({ id, day, lines }) => ({
    id,
    day,
    counts: Object.fromEntries(lines.map(({ line, count }) => [line, count])),
  }));
  const path = planPath(
    language,
    prepared.map(({ id }) => id),
  );
  return { url: `${absoluteUrl(path)}#${writePreparedChoices(choices)}`, tours: prepared };
}

type Answers = { [Name in ToolName]: (input: ToolInput<Name>) => Promise<ToolResult<Name>> };

/** The answer of each tool. Prices, days and texts come from the reads of the public pages and the API. */
export const answers: Answers = {
  search_tours: searchTours,
  get_tour: describeTour,
  open_days: openDays,
  price_of: priceOf,
  runs_instead: runsInstead,
  request_link: requestLink,
};
