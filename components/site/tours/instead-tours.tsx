import { Container } from "@/components/ui/container";
import { Localized } from "@/components/ui/localized";
import { formatNearDay } from "@/lib/core/calendar/day-texts";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import type { ComingClosure } from "@/lib/tours/calendar/coming-closure";
import type { Current } from "@/lib/tours/calendar/current";
import { kindOf } from "@/lib/tours/kinds";
import { tourPath, toursPath } from "@/lib/tours/pages/paths";
import type { Tour, TourSummary } from "@/lib/tours/schema";
import { TourCardPrice } from "./tour-price";

/** The link of the booking box leads here. */
export const insteadId = "instead";

interface InsteadToursProps {
  tour: Current<Tour>;
  closure: ComingClosure;
  others: Current<TourSummary>[];
  language: Language;
}

function headingOf({ from, until }: ComingClosure, today: string, language: Language): string {
  const t = translate(language);
  const [first, last] = [from, until].map((day) => formatNearDay(day, today, language));
  return from === until
    ? t("days.instead.on", { day: first ?? "" })
    : t("days.instead.between", { from: first ?? "", until: last ?? "" });
}

/** Names tours that run while this one is closed, and leads to all tours of the first closed day. */
export function InsteadTours({ tour, closure, others, language }: InsteadToursProps) {
  const kind = kindOf(tour.tour_type);
  const day = formatNearDay(closure.from, tour.today, language);
  return (
    <section
      id={insteadId}
      aria-labelledby={`${insteadId}-title`}
      className="scroll-mt-20 bg-sea-50 py-12 lg:py-16 print:hidden"
    >
      <Container className="grid gap-5 lg:gap-6">
        <h2 id={`${insteadId}-title`} className="text-title">
          {headingOf(closure, tour.today, language)}
        </h2>
        {others.length > 0 && (
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {others.map((other) => (
              <li key={other.id} className="card justify-between gap-2 p-4">
                <h3 className="text-lg/tight">
                  <a href={tourPath(language, kind, other)} className="card-link">
                    <Localized text={other.name} language={language} unbroken />
                  </a>
                </h3>
                <TourCardPrice tour={other} language={language} about={false} />
              </li>
            ))}
          </ul>
        )}
        <p>
          <a
            href={toursPath(language, kind, { date: closure.from })}
            className="font-semibold underline underline-offset-4"
          >
            {translate(language)("days.instead.all", { day })}
          </a>
        </p>
      </Container>
    </section>
  );
}
