import { Badge } from "@/components/ui/badge";
import { button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { Link, LinkPending } from "@/components/ui/link";
import { Localized } from "@/components/ui/localized";
import { densePhone, Picture } from "@/components/ui/picture";
import { PicturePlaceholder } from "@/components/ui/picture-placeholder";
import { formatMoney, formatRate } from "@/lib/format";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { pictureSource } from "@/lib/storage/picture-source";
import { kindOf } from "@/lib/tours/kinds";
import { tourPath } from "@/lib/tours/paths";
import { shownPrice } from "@/lib/tours/price";
import type { TourSummary } from "@/lib/tours/schema";

interface TourCardProps {
  tour: TourSummary;
  language: Language;
  heading?: "h2" | "h3";
  /** True for the first card of a list, whose picture is loaded with priority. */
  first?: boolean;
  /** Four in a row on wide screens, with a smaller heading and a button of the card's width. */
  narrow?: boolean;
}

/** Letters: more than the two lines that a card shows. */
const overviewLength = 170;

const icon = "size-4 shrink-0 text-sea-600";

/** The whole card is one link, so that it is one tab stop. */
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
              button({ variant: "outline", size: "small" }),
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

interface TourCardPictureProps {
  tour: TourSummary;
  language: Language;
  first?: boolean;
}

/** For one, two or three cards in a row. */
const sizes = `${densePhone("94vw")}(min-width: 80rem) 24.25rem, (min-width: 64rem) 31vw, (min-width: 40rem) 47vw, 94vw`;

/** The cover has no alternative text: it would repeat the tour's name beside it. */
function TourCardPicture({ tour, language, first }: TourCardPictureProps) {
  const percent = shownPrice(tour)?.percent ?? 0;
  return (
    <div className="relative aspect-4/3 overflow-hidden bg-sea-100">
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
      <div className="absolute inset-x-4 top-4 flex items-start justify-between gap-2">
        {percent > 0 && (
          <Badge variant="discount">{translate(language)("tours.discount", { percent })}</Badge>
        )}
        <RatingBadge rate={tour.rate} language={language} className="ml-auto" />
      </div>
    </div>
  );
}

function TourCardPrice({ tour, language }: { tour: TourSummary; language: Language }) {
  const price = shownPrice(tour);
  if (!price) return null;
  return (
    <p className="grid leading-snug">
      <span className="text-ink-soft text-sm">
        {translate(language)("tours.startingFrom")}
        {price.original !== null && (
          <OriginalPrice value={price.original} currency={tour.currency} language={language} />
        )}
      </span>
      <strong className="font-bold text-heading">
        {formatMoney(price.starting, tour.currency, language)}
      </strong>
    </p>
  );
}

interface RatingBadgeProps {
  rate: number | null;
  language: Language;
  className?: string;
}

export function RatingBadge({ rate, language, className }: RatingBadgeProps) {
  if (rate === null) return null;
  const shown = formatRate(rate, language);
  return (
    <Badge variant="paper" className={className}>
      <Icon name="star" className="size-4 fill-star text-star" />
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{translate(language)("tours.rating", { rate: shown })}</span>
    </Badge>
  );
}

interface OriginalPriceProps {
  value: number;
  currency: string;
  language: Language;
}

/** The price before the discount, struck through, with words for screen readers. */
export function OriginalPrice({ value, currency, language }: OriginalPriceProps) {
  return (
    <>
      <span className="sr-only"> ({translate(language)("tours.originalPrice")}:</span>{" "}
      <s>{formatMoney(value, currency, language)}</s>
      <span className="sr-only">)</span>
    </>
  );
}
