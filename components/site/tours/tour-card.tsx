import { discountMark } from "@/components/site/rates/day-price-marks";
import { QuoteBox } from "@/components/site/trip/quote-box";
import { Badge } from "@/components/ui/badge";
import { button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { Localized } from "@/components/ui/localized";
import { densePhone, Picture, PicturePreloadLink } from "@/components/ui/picture";
import { PicturePlaceholder } from "@/components/ui/picture-placeholder";
import { floatMark } from "@/lib/core/browser/float-mark";
import { formatNearDay } from "@/lib/core/calendar/near-day";
import { localize } from "@/lib/core/content/localized-text";
import { formatMoney } from "@/lib/core/format";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { pictureSource } from "@/lib/core/storage/picture-source";
import { type Current, type CurrentToday, openingDay } from "@/lib/tours/calendar/current";
import type { Outlook } from "@/lib/tours/calendar/running-on";
import type { DayNotes } from "@/lib/tours/day-notes";
import { kindOf } from "@/lib/tours/kinds";
import { quotedQuery, tourPath } from "@/lib/tours/pages/paths";
import type { TourQuote } from "@/lib/tours/quotes/quotes-schema";
import { ratingTexts } from "@/lib/tours/rating";
import type { TourSummary } from "@/lib/tours/schema";
import type { Trip } from "@/lib/trip/trip";
import { StaticList } from "@/server/in-next/static-html";
import { PlacesLine } from "./places-line";
import { SeaLine } from "./sea-line";
import { SpotFees } from "./spot-fees";
import { type CardMarkValue, cardId, cardMark } from "./tour-marks";
import { TourCardPrice } from "./tour-price";

interface TourCardProps {
  tour: CurrentToday<TourSummary>;
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
        of={tours.map(({ tour: { now: _, ...tour }, ...card }, index) => ({
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

/** Returns what the scripts of a page know of a tour. */
export function markedTour(
  tour: Pick<CurrentToday<TourSummary>, "id" | "name" | "tour_type" | "currency" | "price">,
  language: Language,
): CardMarkValue {
  const price = tour.price.shown;
  return {
    href: tourPath(language, kindOf(tour.tour_type), tour),
    from: price ? formatMoney(price.starting, tour.currency, language) : "",
    name: localize(tour.name, language).text,
  };
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
function AboutTour({ tour, language, ofDay }: { tour: TourSummary; language: Language; ofDay: boolean }) {
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
function Stops({ tour, language }: { tour: TourSummary; language: Language }) {
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

interface TourCardPictureProps {
  tour: CurrentToday<TourSummary>;
  language: Language;
  first?: boolean;
  date?: string;
}

/** For one, two or three cards in a row. */
const sizes = `${densePhone("94vw")}(min-width: 80rem) 24.25rem, (min-width: 64rem) 31vw, (min-width: 40rem) 47vw, 94vw`;

function TourCardPreload({ tour }: { tour: TourSummary }) {
  return tour.cover && <PicturePreloadLink source={pictureSource(tour.cover)} sizes={sizes} />;
}

/** The cover has no alternative text: it would repeat the tour's name beside it. */
function TourCardPicture({ tour, language, first, date }: TourCardPictureProps) {
  return (
    <div
      {...cardMark.write(markedTour(tour, language))}
      className="relative aspect-9/4 min-h-[8.5rem] overflow-hidden bg-sea-100 sm:aspect-4/3"
    >
      {tour.cover ? (
        <Picture
          source={pictureSource(tour.cover)}
          alt=""
          sizes={sizes}
          first={first}
          className="transition-transform duration-700 ease-swell group-hover/card:scale-104"
        />
      ) : (
        <PicturePlaceholder />
      )}
      <div className="absolute inset-x-4 top-4 flex flex-wrap items-start justify-between gap-2">
        <DiscountBadge tour={tour} language={language} />
        <RatingBadge tour={tour} language={language} className="ml-auto" />
      </div>
      {!date && <OpeningBadge tour={tour} language={language} />}
    </div>
  );
}

interface DiscountBadgeProps {
  tour: Pick<CurrentToday<TourSummary>, "id" | "price">;
  language: Language;
  size?: "small" | "large";
  className?: string;
}

/** The discount of the starting price. Without one it stays hidden until a script knows the discount of the visitor's own day. */
export function DiscountBadge({ tour: { id, price }, language, ...look }: DiscountBadgeProps) {
  if (!price.canBeDiscounted) return null;
  const percent = price.shown?.percent ?? 0;
  const words = translate(language)("tours.discount", { percent });
  const place = discountMark.write({ id, words: percent > 0 ? "" : words });
  return (
    <Badge variant="discount" hidden={percent === 0} attributes={place} {...look}>
      {percent > 0 && words}
    </Badge>
  );
}

/** When a tour that is closed for the time being opens again. */
function OpeningBadge({ tour, language }: Pick<TourCardPictureProps, "tour" | "language">) {
  const day = openingDay(tour);
  if (day === null && tour.firstDay !== null) return null;
  const t = translate(language);
  return (
    <Badge variant="soon" className="absolute bottom-4 left-4 max-w-[calc(100%-5rem)]">
      {day === null ? t("days.none") : t("days.opens", { day: formatNearDay(day, tour.today, language) })}
    </Badge>
  );
}

interface RatingBadgeProps {
  tour: Parameters<typeof ratingTexts>[0];
  language: Language;
  className?: string;
}

/** The rating with its number of guests and source, as far as staff have filled them in. */
export function RatingBadge({ tour, language, className }: RatingBadgeProps) {
  const texts = ratingTexts(tour, language);
  if (!texts) return null;
  return (
    <Badge variant="paper" className={className}>
      <Icon name="star" className="size-4 fill-star text-star" />
      <span aria-hidden="true">{texts.written}</span>
      <span className="sr-only">{texts.spoken}</span>
    </Badge>
  );
}
