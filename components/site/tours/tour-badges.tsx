import { discountMark } from "@/components/site/rates/day-price-marks";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { writtenDay } from "@/lib/core/calendar/day-texts";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { type CurrentToday, openingDay } from "@/lib/tours/calendar/current";
import { ratingTexts } from "@/lib/tours/rating";
import type { TourSummary } from "@/lib/tours/schema";

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

interface OpeningBadgeProps {
  tour: Pick<CurrentToday<TourSummary>, "today" | "firstDay">;
  language: Language;
}

/** When a tour that is closed for the time being opens again. */
export function OpeningBadge({ tour, language }: OpeningBadgeProps) {
  const day = openingDay(tour);
  if (day === null && tour.firstDay !== null) return null;
  const t = translate(language);
  return (
    <Badge variant="soon" className="absolute bottom-4 left-4 max-w-[calc(100%-5rem)]">
      {day === null ? t("days.none") : t("days.opens", { day: writtenDay(day, language) })}
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
