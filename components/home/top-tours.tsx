import { TourCard } from "@/components/tours/tour-card";
import { button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { toursPath } from "@/lib/i18n/paths";
import type { TourSummary } from "@/lib/tours/schema";
import { Section } from "./section";

export function TopTours({ tours, language }: { tours: TourSummary[]; language: Language }) {
  const t = translate(language);
  const all = (
    <Link href={toursPath(language, "tours")} className={button({ look: "secondary" })}>
      {t("home.packages.all")}
    </Link>
  );
  return (
    <Section
      id="packages"
      title={t("home.packages.title")}
      subtitle={t("home.packages.subtitle")}
      action={all}
      className="bg-sea-50"
    >
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {tours.map((tour) => (
          <li key={tour.id} className="grid">
            <TourCard tour={tour} language={language} heading="h3" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
