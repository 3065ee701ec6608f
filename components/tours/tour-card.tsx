import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { LinkPending } from "@/components/ui/link-pending";
import { Localized } from "@/components/ui/localized";
import { classNames } from "@/lib/class-names";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { tourPath } from "@/lib/i18n/paths";
import { kindOf } from "@/lib/tours/kinds";
import type { TourSummary } from "@/lib/tours/schema";
import { TourCardPicture } from "./tour-card-picture";
import { TourCardPrice } from "./tour-card-price";

interface TourCardProps {
  tour: TourSummary;
  language: Language;
  heading?: "h2" | "h3";
  /** True for a card whose picture a visitor sees first. */
  first?: boolean;
  /** Four in a row on wide screens, with a smaller heading and a button of the card's width. */
  narrow?: boolean;
}

/** More than the two lines that a card shows. */
const overviewLength = 170;

const icon = "size-4 shrink-0 text-sea-600";

/** A tour in a list. The whole card is its one link, so the keyboard stops once. */
export function TourCard({ tour, language, heading: Heading = "h2", first, narrow }: TourCardProps) {
  const t = translate(language);
  return (
    <article id={`tour-${tour.id}`} className="group/card card scroll-mt-24">
      <TourCardPicture tour={tour} language={language} first={first} />
      <div className="flex grow flex-col gap-3 p-5">
        <p className="flex gap-1.5 text-ink-soft text-sm leading-snug">
          <Icon name="map-pin" className={icon} />
          <Localized text={tour.location} language={language} />
        </p>
        <Heading className={classNames("text-heading", narrow && "lg:text-xl/tight")}>
          <Localized text={tour.name} language={language} unbroken />
        </Heading>
        <p className="line-clamp-2 text-base text-ink-soft">
          <Localized text={tour.overview} language={language} most={overviewLength} />
        </p>
        <ul className="mb-1 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <li className="flex gap-1.5">
            <Icon name="clock" className={`${icon} mt-0.75`} />
            <span className="sr-only">{t("tours.duration")}: </span>
            <Localized text={tour.duration} language={language} />
          </li>
          {tour.code && (
            <li className="flex gap-1.5">
              <Icon name="tag" className={`${icon} mt-0.75`} />
              <span className="sr-only">{t("tours.code")}: </span>
              {tour.code}
            </li>
          )}
        </ul>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-3 border-line border-t pt-4">
          <TourCardPrice tour={tour} language={language} />
          <Link
            href={tourPath(language, kindOf(tour.tour_type), tour)}
            className={classNames(
              button({ look: "outline", size: "small" }),
              "ml-auto card-link group-hover/card:border-sea-800 group-hover/card:bg-sea-800 group-hover/card:text-white",
              narrow && "lg:w-full",
            )}
          >
            {t("tours.viewDetails")}
            <span className="sr-only">
              : <Localized text={tour.name} language={language} />
            </span>
            <LinkPending />
          </Link>
        </div>
      </div>
    </article>
  );
}
