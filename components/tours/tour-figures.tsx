import { Icon } from "@/components/ui/icon";
import { Localized } from "@/components/ui/localized";
import { translate } from "@/lib/i18n/messages";
import { kindOf, kinds } from "@/lib/tours/kinds";
import { RatingBadge } from "./rating-badge";
import type { TourPartProps } from "./tour-part";

const figure = "inline-flex gap-1.5";
const icon = "mt-0.75 size-4.5 shrink-0 text-sea-600";

/** Duration, code and rating in one line. */
export function TourFigures({ tour, language }: TourPartProps) {
  const t = translate(language);
  const missing = kinds[kindOf(tour.tour_type)].namesMissingCode ? t("tours.codeMissing") : null;
  const code = tour.code ?? missing;
  return (
    <ul className="flex flex-wrap items-center gap-x-5 gap-y-2 text-base">
      <li className={figure}>
        <Icon name="clock" className={icon} />
        <span className="sr-only">{t("tours.duration")}: </span>
        <Localized text={tour.duration} language={language} />
      </li>
      {code && (
        <li className={figure}>
          <Icon name="tag" className={icon} />
          <span className="sr-only">{t("tours.code")}: </span>
          <span>{code}</span>
        </li>
      )}
      {tour.rate !== null && (
        <li>
          <RatingBadge rate={tour.rate} language={language} />
        </li>
      )}
    </ul>
  );
}
