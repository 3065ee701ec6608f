import { markedTour } from "@/components/site/tours/tour-card-picture";
import { cardMark } from "@/components/site/tours/tour-marks";
import { TourCardPrice } from "@/components/site/tours/tour-price";
import { QuoteBox } from "@/components/site/trip/quote-box";
import { Localized } from "@/components/ui/localized";
import { densePhone, Picture } from "@/components/ui/picture";
import { PicturePlaceholder } from "@/components/ui/picture-placeholder";
import { floatMark } from "@/lib/core/browser/float-mark";
import { writtenDay } from "@/lib/core/calendar/day-texts";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { pictureSource } from "@/lib/core/storage/picture-source";
import type { Current } from "@/lib/tours/calendar/current";
import { kindOf } from "@/lib/tours/kinds";
import { tourPath } from "@/lib/tours/pages/paths";
import type { Tour } from "@/lib/tours/schema";

interface ArticleTourProps {
  tour: Current<Tour>;
  language: Language;
}

const sizes = `${densePhone("94vw")}(min-width: 40rem) 15rem, 94vw`;

/** The card of a tour within an article: the next open day and the price of that day. */
export function ArticleTour({ tour, language }: ArticleTourProps) {
  const t = translate(language);
  const [cover] = tour.images;
  return (
    <article className="group/card card sm:flex-row">
      <div
        {...cardMark.write(markedTour(tour, language))}
        className="relative aspect-9/4 shrink-0 overflow-hidden bg-sea-100 sm:aspect-auto sm:w-60"
      >
        <div className="absolute inset-0">
          {cover ? <Picture source={pictureSource(cover)} alt="" sizes={sizes} /> : <PicturePlaceholder />}
        </div>
      </div>
      <div className="flex min-w-0 grow flex-col gap-2 p-4 sm:p-5">
        <h3 className="text-heading">
          <a
            {...floatMark.write("cover")}
            href={tourPath(language, kindOf(tour.tour_type), tour)}
            className="card-link"
          >
            <Localized text={tour.name} language={language} unbroken />
          </a>
        </h3>
        <p className="text-ink-soft text-sm">
          <Localized text={tour.duration} language={language} />
          {" · "}
          {tour.firstDay === null
            ? t("days.none")
            : t("trip.next", { date: writtenDay(tour.firstDay, language) })}
        </p>
        <QuoteBox id={tour.id} />
        <div className="mt-auto">
          <TourCardPrice tour={tour} language={language} />
        </div>
      </div>
    </article>
  );
}
