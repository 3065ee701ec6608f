import { BookingBox } from "@/components/booking/booking-box";
import { bookingForm, mainButton } from "@/components/booking/booking-places";
import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Localized } from "@/components/ui/localized";
import { translate } from "@/lib/i18n/messages";
import { HighlightsBox } from "./highlights-box";
import { SummaryPrice } from "./summary-price";
import { TourFigures } from "./tour-figures";
import type { TourPartProps } from "./tour-part";

/** The tour at a glance, beside its pictures: where, what, how long, for how much, and why. */
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
          className={button({ look: "primary", size: "large", className: "print:hidden" })}
        >
          {t("tour.book")}
        </a>
        <p className="text-ink-soft text-sm print:hidden">{t("tour.bookHint")}</p>
      </BookingBox>
      <HighlightsBox tour={tour} language={language} />
    </div>
  );
}
