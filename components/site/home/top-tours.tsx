import { TourCard } from "@/components/site/tours/tour-card";
import { button } from "@/components/ui/button";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import type { HomeView } from "@/lib/home/view";
import type { Current } from "@/lib/tours/calendar/current";
import { toursPath } from "@/lib/tours/pages/paths";
import type { TourSummary } from "@/lib/tours/schema";
import { HomeHeading, SnapRow } from "./section";

interface TopToursProps {
  home: HomeView;
  tours: Current<TourSummary>[];
  language: Language;
}

/** Well-rated tours, day trips first. */
export function TopTours({ home, tours, language }: TopToursProps) {
  if (tours.length === 0) return null;
  const t = translate(language);
  const all = (
    <a href={toursPath(language, "tours")} className={button({ variant: "secondary" })}>
      {t("home.packages.all")}
    </a>
  );
  return (
    <HomeHeading
      id="packages"
      section="packages"
      home={home}
      language={language}
      fallback={t("header.tours")}
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
    </HomeHeading>
  );
}
