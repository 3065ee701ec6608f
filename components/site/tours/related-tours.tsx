import { QuoteBox } from "@/components/site/trip/quote-box";
import { button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { Localized } from "@/components/ui/localized";
import { Picture } from "@/components/ui/picture";
import { PicturePlaceholder } from "@/components/ui/picture-placeholder";
import { floatMark } from "@/lib/core/browser/float-mark";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { pictureSource } from "@/lib/core/storage/picture-source";
import { comparePath } from "@/lib/plan/address";
import type { Current } from "@/lib/tours/calendar/current";
import { kindOf } from "@/lib/tours/kinds";
import { tourPath } from "@/lib/tours/pages/paths";
import type { TourSummary } from "@/lib/tours/schema";
import { StaticHtml } from "@/server/in-next/static-html";
import { TourCardPrice } from "./tour-price";

interface RelatedToursProps {
  tour: Pick<TourSummary, "id">;
  tours: Current<TourSummary>[];
  language: Language;
}

/** Next to the text on phones, above it on wider screens. */
const sizes = "(min-width: 80rem) 24.25rem, (min-width: 40rem) 31vw, 7.5rem";

/** The tours nearest to this one, with picture and price. */
export function RelatedTours({ tour: { id: ownId }, tours, language }: RelatedToursProps) {
  if (tours.length === 0) return null;
  return (
    <section aria-labelledby="related-title" className="bg-sand-100 py-12 lg:py-20 print:hidden">
      <Container className="grid gap-6 lg:gap-8">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <h2 id="related-title" className="text-title">
            {translate(language)("tour.related")}
          </h2>
          <a
            href={comparePath(language, [ownId, ...tours.map(({ id }) => id)])}
            rel="nofollow"
            className={button({ variant: "outline", size: "small" })}
          >
            {translate(language)("plan.compare")}
          </a>
        </div>
        <StaticHtml as="ul" className="grid gap-4 sm:grid-cols-3 sm:gap-5 lg:gap-7">
          {tours.map((tour) => (
            <li key={tour.id} className="card flex-row sm:flex-col">
              <div className="relative w-30 shrink-0 bg-sea-100 sm:aspect-3/2 sm:w-full">
                <div className="absolute inset-0">
                  {tour.cover ? (
                    <Picture source={pictureSource(tour.cover)} alt="" sizes={sizes} />
                  ) : (
                    <PicturePlaceholder />
                  )}
                </div>
              </div>
              <div className="flex min-w-0 grow flex-col justify-between gap-2 p-4 sm:p-5">
                <h3 className="text-lg/tight">
                  <a
                    {...floatMark.write("cover")}
                    href={tourPath(language, kindOf(tour.tour_type), tour)}
                    className="card-link"
                  >
                    <Localized text={tour.name} language={language} unbroken />
                  </a>
                </h3>
                <QuoteBox id={tour.id} />
                <TourCardPrice tour={tour} language={language} about={false} />
              </div>
            </li>
          ))}
        </StaticHtml>
      </Container>
    </section>
  );
}
