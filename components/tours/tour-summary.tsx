import { bookingForm, mainButton } from "@/components/booking/booking-ids";
import { BookingBox } from "@/components/booking/booking-summary";
import { Badge } from "@/components/ui/badge";
import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Localized } from "@/components/ui/localized";
import { formatMoney } from "@/lib/format";
import { translate } from "@/lib/i18n/messages";
import { kindOf, kinds } from "@/lib/tours/kinds";
import { shownPrice } from "@/lib/tours/price";
import { OriginalPrice, RatingBadge } from "./tour-card";
import type { TourPartProps } from "./tour-tabs";

export function TourSummary({ tour, language }: TourPartProps) {
  const t = translate(language);
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <p className="flex gap-1.5 text-ink-soft leading-snug">
          <Icon name="map-pin" className="mt-px size-4.5 shrink-0 text-sea-600" />
          <span>
            <Localized text={tour.location} language={language} />
          </span>
        </p>
        <h1 className="hyphens-auto text-title">
          <Localized text={tour.name} language={language} unbroken />
        </h1>
        <TourFigures tour={tour} language={language} />
      </div>
      <BookingBox
        language={language}
        currency={tour.currency}
        words={{
          title: t("booking.yourRequest"),
          date: t("booking.date"),
          people: t("booking.participants"),
          nobody: t("booking.nobodyYet"),
          total: t("booking.total"),
        }}
      >
        <SummaryPrice tour={tour} language={language} />
        <a
          id={mainButton}
          href={`#${bookingForm}`}
          className={button({ variant: "primary", size: "large", className: "print:hidden" })}
        >
          {t("tour.book")}
        </a>
        <p className="text-ink-soft text-sm print:hidden">{t("tour.bookHint")}</p>
      </BookingBox>
      <HighlightsBox tour={tour} language={language} />
    </div>
  );
}

const figure = "inline-flex gap-1.5";
const icon = "mt-0.75 size-4.5 shrink-0 text-sea-600";

function TourFigures({ tour, language }: TourPartProps) {
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

function SummaryPrice({ tour, language }: TourPartProps) {
  const t = translate(language);
  const price = shownPrice(tour);
  if (!price) return null;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <p className="grid">
        <span className="text-ink-soft">
          {t("tours.startingFrom")}
          {price.original !== null && (
            <OriginalPrice value={price.original} currency={tour.currency} language={language} />
          )}
        </span>
        <strong className="font-bold text-title">
          {formatMoney(price.starting, tour.currency, language)}
        </strong>
      </p>
      {price.percent > 0 && (
        <Badge variant="discount" size="large" className="mb-1.5">
          {t("tours.discount", { percent: price.percent })}
        </Badge>
      )}
    </div>
  );
}

function HighlightsBox({ tour, language }: TourPartProps) {
  const t = translate(language);
  return (
    <div className="grid gap-4 rounded-card bg-sea-50 p-6">
      <h2 className="text-heading">{t("tour.highlights")}</h2>
      {tour.highlights.length === 0 && <p className="text-ink-soft">{t("tour.noHighlights")}</p>}
      <ul className="grid gap-3">
        {tour.highlights.map(({ id, description }) => (
          <li key={id} className="flex gap-3 text-base leading-snug">
            <Icon name="sparkle" className="mt-0.5 size-4.5 shrink-0 fill-sea-500 text-sea-500" />
            <span>
              <Localized text={description} language={language} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
