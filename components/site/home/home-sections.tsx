import type { ReactNode } from "react";
import { TourCard } from "@/components/site/tours/tour-card";
import { button } from "@/components/ui/button";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import type { HomeSection } from "@/lib/home/sections";
import type { HomeView } from "@/lib/home/view";
import type { Promo } from "@/lib/promos/fields";
import type { Current } from "@/lib/tours/calendar/current";
import { toursPath } from "@/lib/tours/pages/paths";
import type { LinkedTour, TourSummary } from "@/lib/tours/schema";
import { StaticList } from "@/server/in-next/static-html";
import { HomeGallery } from "./gallery";
import { PromoSection } from "./promo-section";
import { Reviews } from "./reviews";
import { HomeHeading, type HomeTextsProps, SnapRow } from "./section";
import { About, Advantages, HomeFaq } from "./text-sections";

interface TopToursProps {
  home: HomeView;
  tours: Current<TourSummary>[];
  language: Language;
}

/** Well-rated tours, day trips first. */
function TopTours({ home, tours, language }: TopToursProps) {
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

const textSections: Partial<Record<HomeSection, (props: HomeTextsProps) => ReactNode>> = {
  reviews: Reviews,
  advantages: Advantages,
  about: About,
  gallery: HomeGallery,
  faq: HomeFaq,
};

/** The sections that show the home page's own content. They are rendered once for equal content. */
function HomeTexts(props: HomeTextsProps) {
  return props.home.sections.map((section) => {
    const Section = textSections[section];
    return Section && <Section key={section} {...props} />;
  });
}

export interface HomeRecords {
  promos: Promo[];
  linked: LinkedTour[];
  /** The operator's day: `2026-11-22`. */
  today: string;
  top: Current<TourSummary>[];
}

interface HomeSectionsProps extends HomeTextsProps {
  records: HomeRecords;
  /** What the operator wants guests of a promo to write first. */
  promoGreeting?: string | null;
}

export function HomeSections({ records, promoGreeting = null, ...props }: HomeSectionsProps) {
  const { home, language, contacts } = props;
  const { promos, linked, today, top } = records;
  return (
    <>
      {home.sections.includes("promo") && (
        <PromoSection
          home={home}
          promos={promos}
          tours={linked}
          today={today}
          language={language}
          contacts={contacts}
          greeting={promoGreeting}
        />
      )}
      {home.sections.includes("packages") && <TopTours home={home} tours={top} language={language} />}
      <StaticList each={HomeTexts} of={[props]} />
    </>
  );
}
