import type { ReactNode } from "react";
import type { HomeSection } from "@/lib/home/sections";
import type { Promo } from "@/lib/promos/fields";
import type { Current } from "@/lib/tours/calendar/current";
import type { LinkedTour, TourSummary } from "@/lib/tours/schema";
import { StaticList } from "@/server/in-next/static-html";
import { HomeGallery } from "./gallery";
import type { HomeTextsProps } from "./home-texts-props";
import { PromoSection } from "./promo-section";
import { Reviews } from "./reviews";
import { About, Advantages, HomeFaq } from "./text-sections";
import { TopTours } from "./top-tours";

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
