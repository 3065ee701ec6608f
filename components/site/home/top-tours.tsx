import { TourCard } from "@/components/site/tours/tour-card";
import { button } from "@/components/ui/button";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import type { Current } from "@/lib/tours/calendar/current";
import { toursPath } from "@/lib/tours/pages/paths";
import type { TourSummary } from "@/lib/tours/schema";
import { Section, SnapRow } from "./section";

/** Well-rated tours, day trips first. */
export function TopTours({ tours, language }: { tours: Current<TourSummary>[]; language: Language }) {
  if (tours.length === 0) return null;
  const t = translate(language);
  const all = (
    <a href={toursPath(language, "tours")} className={button({ variant: "secondary" })}>
      {t("home.packages.all")}
    </a>
  );
  return (
    <Section
      id="packages"
      title={t("home.packages.title")}
      subtitle={t("home.packages.subtitle")}
      action={all}
      className="bg-sea-50"
    >
      <SnapRow
        items={tours.map((tour) => ({
          key: tour.id,
          content: <TourCard tour={tour} language={language} heading="h3" narrow />,
        }))}
        className="md:grid md:grid-cols-2 lg:grid-cols-4"
        itemClassName="md:min-w-0"
      />
    </Section>
  );
}
