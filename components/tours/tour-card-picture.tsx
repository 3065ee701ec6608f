import { Badge } from "@/components/ui/badge";
import { densePhone } from "@/components/ui/dense-phone";
import { Picture } from "@/components/ui/picture";
import { PicturePlaceholder } from "@/components/ui/picture-placeholder";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { pictureSource } from "@/lib/storage/picture-source";
import { shownPrice } from "@/lib/tours/price";
import type { TourSummary } from "@/lib/tours/schema";
import { RatingBadge } from "./rating-badge";

interface TourCardPictureProps {
  tour: TourSummary;
  language: Language;
  first?: boolean;
}

/** One, two or three cards in a row, as the grids of tours have them. */
const sizes = `${densePhone("94vw")}(min-width: 80rem) 24.25rem, (min-width: 64rem) 31vw, (min-width: 40rem) 47vw, 94vw`;

/** A card's cover with its badges. The picture repeats the name beside it, so it says nothing of its own. */
export function TourCardPicture({ tour, language, first }: TourCardPictureProps) {
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
        {percent > 0 && <Badge look="discount">{translate(language)("tours.discount", { percent })}</Badge>}
        <RatingBadge rate={tour.rate} language={language} className="ml-auto" />
      </div>
    </div>
  );
}
