import { QuoteBox } from "@/components/site/trip/quote-box";
import { button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { Localized } from "@/components/ui/localized";
import { floatMark } from "@/lib/core/browser/float-mark";
import { localize } from "@/lib/core/content/localized-text";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import type { Current, CurrentToday } from "@/lib/tours/calendar/current";
import type { Outlook } from "@/lib/tours/calendar/running-on";
import type { DayNotes } from "@/lib/tours/day-notes";
import { kindOf } from "@/lib/tours/kinds";
import { quotedQuery, tourPath } from "@/lib/tours/pages/paths";
import type { TourQuote } from "@/lib/tours/quotes/quotes-schema";
import type { TourSummary } from "@/lib/tours/schema";
import type { Trip } from "@/lib/trip/trip";
import { StaticList } from "@/server/in-next/static-html";
import { PlacesLine, SeaLine } from "./day-lines";
import { SpotFees } from "./spot-fees";
import { TourCardPicture, TourCardPreload } from "./tour-card-picture";
import { cardId } from "./tour-marks";
import { TourCardPrice } from "./tour-price";

/** A tour without its calendar: cards are known again by their properties, and show no more of the calendar than price and day. */
type TourOfCard = Omit<CurrentToday<TourSummary>, "calendar">;

interface TourCardProps {
  tour: TourOfCard;
  language: Language;
  heading?: "h2" | "h3";
  /** True for the first card of a list, whose picture is loaded with priority. */
  first?: boolean;
  /** Four in a row on wide screens, with a smaller heading and a button of the card's width. */
  narrow?: boolean;
  /** How the tour stands on the day that its list was asked about. */
  outlook?: Outlook | null;
  /** The day of the list, whose price the card shows. */
  date?: string;
  /** What people have told of that day. */
  notes?: DayNotes;
  /** Why the tour does not run on the day of the search, and when it does. */
  closed?: string;
  /** The trip in the address of a list without script, and what the trip makes of the tour. */
  trip?: Trip;
  quote?: TourQuote;
}

/** Letters: as many as two lines of a card hold, except on screens just below the width of two columns. */
const overviewLength = 120;

const icon = "size-4 shrink-0 text-sea-600";

/** A tour, and where a day was asked about how it stands on it. */
export interface CardOfDay {
  tour: Current<TourSummary>;
  outlook?: Outlook | null;
  date?: string;
  notes?: DayNotes;
  closed?: string;
  trip?: Trip;
  quote?: TourQuote;
}

interface TourCardsProps {
  tours: CardOfDay[];
  language: Language;
  heading?: "h2" | "h3";
  /** True for the page's first cards: the picture of the first one is loaded with priority. */
  first: boolean;
  className?: string;
}

/** Cards beside each other, within a static part; one that another page has shown is not drawn again. */
export function TourCards({ tours, language, heading = "h2", first, className }: TourCardsProps) {
  const [lead] = tours;
  return (
    <>
      {first && lead && <TourCardPreload tour={lead.tour} />}
      <StaticList
        className={classNames(
          "cards grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 lg:gap-7 [--late-height:29.5rem] lg:[--late-height:39rem]",
          className,
        )}
        each={TourCard}
        of={tours.map(({ tour: { now: _, calendar: __, ...tour }, ...card }, index) => ({
          ...card,
          tour,
          language,
          heading,
          first: first && index === 0,
        }))}
      />
    </>
  );
}

/** The whole card is one link; the plan's heart lies over its picture. */
export function TourCard({
  tour,
  language,
  heading: Heading = "h2",
  first,
  narrow,
  outlook,
  date,
  notes,
  closed,
  trip,
  quote,
}: TourCardProps) {
  const t = translate(language);
  return (
    <article
      id={cardId(tour.id)}
      className={classNames("group/card card scroll-mt-24", date && "card-of-day")}
    >
      <TourCardPicture tour={tour} language={language} first={first} date={date} />
      <div className="flex grow flex-col gap-1.5 p-4 sm:gap-3 sm:p-5">
        <p className="flex gap-1.5 text-ink-soft text-sm leading-snug">
          <Icon name="map-pin" className={icon} />
          <Localized text={tour.location} language={language} />
        </p>
        <Heading className={classNames("text-heading", narrow && "lg:text-xl/tight")}>
          <Localized text={tour.name} language={language} unbroken />
        </Heading>
        {closed && <p className="text-coral-700 text-sm">{closed}</p>}
        <PlacesLine told={notes?.places} today={tour.today} language={language} />
        <SeaLine outlook={outlook} notes={notes} language={language} />
        {outlook?.closed_stops.map(({ place, name, text }) => (
          <p key={place} className="text-coral-700 text-sm">
            {t("days.list.stopClosed", { place: localize(name, language).text })}
            {text && (
              <>
                {": "}
                <Localized text={text} language={language} />
              </>
            )}
          </p>
        ))}
        <QuoteBox id={tour.id} quote={quote} ofDay={date !== undefined} />
        <AboutTour tour={tour} language={language} ofDay={date !== undefined} />
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-3 gap-y-2 border-line border-t pt-3 sm:pt-4">
          <div className="min-w-36 flex-1">
            <TourCardPrice tour={tour} language={language} date={date} />
          </div>
          <a
            {...floatMark.write("cover")}
            href={tourPath(language, kindOf(tour.tour_type), tour) + (trip ? quotedQuery(trip) : "")}
            className={classNames(
              button({ variant: "outline", size: "small" }),
              "ml-auto shrink-0 card-link group-hover/card:border-sea-800 group-hover/card:bg-sea-800 group-hover/card:text-white",
              "max-[22rem]:w-full",
              narrow && "lg:w-full",
            )}
          >
            {t("tours.viewDetails")}
            <span className="sr-only">
              : <Localized text={tour.name} language={language} />
            </span>
          </a>
        </div>
      </div>
    </article>
  );
}

/** Describes the tour to a visitor for whom the card has no quote. A quote takes this place. */
function AboutTour({ tour, language, ofDay }: { tour: TourOfCard; language: Language; ofDay: boolean }) {
  const t = translate(language);
  return (
    <div className="about-tour">
      <p className="line-clamp-2 text-base text-ink-soft">
        <Localized text={tour.overview} language={language} most={overviewLength} />
      </p>
      <ul className="mb-1 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <li className="flex gap-1.5">
          <Icon name="clock" className={`${icon} mt-0.75`} />
          <span className="sr-only">{t("tours.duration")}: </span>
          <Localized text={tour.duration} language={language} />
        </li>
        {tour.tags && <li className="font-medium text-sea-700">{t(`category.${tour.tags}`)}</li>}
        {tour.code && (
          <li className="flex gap-1.5">
            <Icon name="tag" className={`${icon} mt-0.75`} />
            <span className="sr-only">{t("tours.code")}: </span>
            {tour.code}
          </li>
        )}
      </ul>
      <Stops tour={tour} language={language} />
      {ofDay && <SpotFees facts={tour.facts} language={language} />}
    </div>
  );
}

const mostStops = 3;

/** The first places of a tour in one line. */
function Stops({ tour, language }: { tour: TourOfCard; language: Language }) {
  const names = new Map(tour.stops.map(({ place, name }) => [place, name]));
  if (names.size === 0) return null;
  return (
    <ol
      aria-label={translate(language)("facts.stops")}
      className="stops -mt-1.5 text-ink-soft text-sm leading-snug"
    >
      {[...names].slice(0, mostStops).map(([place, name]) => (
        <li key={place}>
          <Localized text={name} language={language} />
        </li>
      ))}
    </ol>
  );
}
