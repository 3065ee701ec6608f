import type { BookedTour } from "@/lib/booking/booking";
import type { ChatContacts } from "@/lib/booking/chat-link";
import type { BestWaterText } from "@/lib/booking/day-rules";
import { codedName } from "@/lib/booking/message-lines";
import { type SentCalendar, sentCalendar } from "@/lib/booking/sent-calendar";
import { localize } from "@/lib/core/content/localized-text";
import { fill } from "@/lib/core/i18n/fill";
import type { Language } from "@/lib/core/i18n/languages";
import { messagesOf, translate } from "@/lib/core/i18n/messages";
import { type Current, isRestricted } from "@/lib/tours/calendar/current";
import { getDayReasons } from "@/lib/tours/calendar/running-times";
import { placesText } from "@/lib/tours/days/words";
import { tourHints } from "@/lib/tours/facts/hints";
import type { PartyLine } from "@/lib/tours/pricing/party";
import { hasPriceLines } from "@/lib/tours/pricing/price-line";
import { conditionsOf } from "@/lib/tours/pricing/quote";
import type { QuotedTrip } from "@/lib/tours/quotes/quoted-pages";
import type { Tour } from "@/lib/tours/schema";
import { BookingFallback, type BookingWords } from "./booking-fallback";
import { BookingLoader } from "./booking-loader";
import { offerText } from "./offer-link";

/** Returns the part of the tour that the form needs, in one language. Only this is sent to the browser. */
export function bookedTour(tour: Tour, language: Language): BookedTour {
  const { fees = [] } = conditionsOf(tour.facts, language);
  return {
    id: tour.id,
    name: localize(tour.name, language).text,
    code: tour.code,
    currency: tour.currency,
    ...(tour.starting_price !== null && { starting_price: tour.starting_price }),
    ...(tour.original_price !== null && { original_price: tour.original_price }),
    prices: tour.prices.map(({ id, service_type, description, price, ...line }) => ({
      id,
      price,
      ...statedFor(line),
      service: localize(service_type, language).text,
      description: localize(description, language).text,
    })),
    hints: tourHints(tour, language),
    ...(fees.length > 0 && { fees }),
  };
}

/** Returns the parts of a price line that say whom it is for, without those that say nothing. */
function statedFor({ kind, age_from, age_to, group_size }: Omit<PartyLine, "price">): Partial<PartyLine> {
  return {
    ...(kind !== null && { kind }),
    ...(age_from !== null && { age_from }),
    ...(age_to !== null && { age_to }),
    ...(group_size !== null && { group_size }),
  };
}

/** Fills the name of the site into a greeting. Without a name, the greeting is the rest of the sentence. */
export function greetingOf(greeting: string, siteName: string): string {
  return siteName ? fill(greeting, { brand: siteName }) : greeting.replace(/,? ?\{brand\}/, "");
}

export function bookingWords(language: Language, siteName: string): BookingWords {
  const {
    yourRequest: _yourRequest,
    nobodyYet: _nobodyYet,
    priceFrom: _priceFrom,
    book: _book,
    withoutScript: _withoutScript,
    ...words
  } = messagesOf(language, "booking");
  const greeting = greetingOf(words.message.greeting, siteName);
  return { ...words, message: { ...words.message, greeting } };
}

/** Returns the words that stand in the page before the form's own words are loaded. */
function loaderWords({ confirm, loading, loadFailed, panel, message: { greeting } }: BookingWords) {
  const { whatsapp, telegram } = panel;
  return { confirm, loading, loadFailed, panel: { whatsapp, telegram }, message: { greeting } };
}

/** Says that the grid marks days. Undefined for a tour that is best in any water. */
function bestWaterText(tour: Current<Tour>, language: Language): BestWaterText | undefined {
  const { best_water: best } = tour.facts;
  return best && tour.marks_water
    ? { tour: tour.id, text: translate(language)(`water.best.${best}`) }
    : undefined;
}

/**
 * Returns the calendar that the form needs, with the sentences for days that it refuses. Undefined for a tour whose days are all
 * alike.
 */
export function formCalendar(tour: Current<Tour>, language: Language): SentCalendar | undefined {
  const { calendar, today } = tour;
  const best = bestWaterText(tour, language);
  if (!best && !isRestricted(calendar)) return undefined;
  const why = getDayReasons(calendar, today, language);
  // The texts are read on later days as well, from a copy of the page on the device.
  const told = calendar.told_days?.map((each) => ({
    day: each.day,
    text: placesText(each, null, language),
    ...(each.state === "full" && { full: true as const }),
  }));
  return {
    ...sentCalendar(calendar, today, language),
    ...(told && { told }),
    ...(best && { best }),
    ...(Object.keys(why).length > 0 && { why }),
  };
}

interface BookingSectionProps {
  tour: Current<Tour>;
  language: Language;
  contacts: ChatContacts;
  said?: QuotedTrip | undefined;
}

/** What a visitor without script sends first: tour, day, guests, place, total and pick-up. */
function saidText(tour: Tour, { text, quote }: QuotedTrip, language: Language, greeting: string): string {
  const { total, total_notes, pickup } = quote;
  const sums = [total, ...total_notes].filter((each) => each !== null).join(", ");
  const name = localize(tour.name, language).text;
  return [greeting, codedName(name, tour.code), text, sums, pickup].filter(Boolean).join("\n");
}

export function BookingSection({ tour, language, contacts, said }: BookingSectionProps) {
  const shared = {
    language,
    words: bookingWords(language, contacts.siteName),
    contacts,
    email: contacts.email,
  };
  if (!hasPriceLines(tour)) {
    return (
      <BookingFallback
        {...shared}
        reason={shared.words.noPricingInfo}
        disabled
        text={offerText(tour, language)}
      />
    );
  }
  const calendar = formCalendar(tour, language);
  return (
    <>
      <div className="hidden scriptless:block">
        <BookingFallback
          {...shared}
          reason={translate(language)(tour.firstDay === null ? "days.none" : "booking.withoutScript")}
          text={said && saidText(tour, said, language, shared.words.message.greeting)}
        />
      </div>
      <BookingLoader
        {...shared}
        words={loaderWords(shared.words)}
        tour={bookedTour(tour, language)}
        calendar={calendar}
      />
    </>
  );
}
