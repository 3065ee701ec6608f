import { densePhone, Picture, PicturePreloadLink } from "@/components/ui/picture";
import { PicturePlaceholder } from "@/components/ui/picture-placeholder";
import { localize } from "@/lib/core/content/localized-text";
import { formatMoney } from "@/lib/core/format";
import type { Language } from "@/lib/core/i18n/languages";
import { pictureSource } from "@/lib/core/storage/picture-source";
import type { CurrentToday } from "@/lib/tours/calendar/current";
import { kindOf } from "@/lib/tours/kinds";
import { tourPath } from "@/lib/tours/pages/paths";
import type { TourSummary } from "@/lib/tours/schema";
import { DiscountBadge, OpeningBadge, RatingBadge } from "./tour-badges";
import { type CardMarkValue, cardMark } from "./tour-marks";

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

interface TourCardPictureProps {
  tour: Omit<CurrentToday<TourSummary>, "calendar">;
  language: Language;
  first?: boolean;
  date?: string;
}

/** For one, two or three cards in a row. */
const sizes = `${densePhone("94vw")}(min-width: 80rem) 24.25rem, (min-width: 64rem) 31vw, (min-width: 40rem) 47vw, 94vw`;

export function TourCardPreload({ tour }: { tour: TourSummary }) {
  return tour.cover && <PicturePreloadLink source={pictureSource(tour.cover)} sizes={sizes} />;
}

/** The cover has no alternative text: it would repeat the tour's name beside it. */
export function TourCardPicture({ tour, language, first, date }: TourCardPictureProps) {
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
