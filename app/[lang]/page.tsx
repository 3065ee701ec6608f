import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { HomeGallery } from "@/components/home/gallery";
import { Hero } from "@/components/home/hero";
import { PromoSection } from "@/components/home/promo-section";
import { About, Advantages, HomeFaq, Testimonials } from "@/components/home/text-sections";
import { TopTours } from "@/components/home/top-tours";
import { JsonLd } from "@/components/layout/json-ld";
import { frameSlots, PageFrame } from "@/components/layout/page-frame";
import { Slot } from "@/components/ui/slot";
import { StaticList } from "@/components/ui/static-html";
import { momentOfDay } from "@/lib/content/dependencies";
import { homeMetadata, homePage, homeStructuredData } from "@/lib/home/metadata";
import { isLanguage, type Language } from "@/lib/i18n/languages";
import { behindHead } from "@/lib/pages/behind-head";
import { hideIn } from "@/lib/pages/public-page";
import { fillSlots, type Slots } from "@/lib/pages/shell";
import { listCurrentPromos } from "@/lib/promos/queries";
import { listCurrentRates } from "@/lib/rates/queries";
import { getPageSeo } from "@/lib/seo/queries";
import { tourNow } from "@/lib/tours/calendar/tour-now";
import { listLinkedTours, listTopTours } from "@/lib/tours/queries";

interface HomeParams {
  params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: HomeParams): Promise<Metadata> {
  const { lang } = await params;
  if (!isLanguage(lang)) return {};
  const seo = await getPageSeo("home", lang);
  return homeMetadata(hideIn(homePage(), seo.hidden), lang, seo);
}

/** What no save changes: drawn once. */
function HomeTexts({ language }: { language: Language }) {
  return (
    <>
      <Testimonials language={language} />
      <Advantages language={language} />
      <About language={language} />
      <HomeGallery language={language} />
      <HomeFaq language={language} />
    </>
  );
}

/** What of the home page follows from records. */
async function homeSlots(language: Language): Promise<Slots> {
  const now = momentOfDay();
  const [promos, tours, rates] = await Promise.all([
    listCurrentPromos(now),
    listTopTours(),
    listCurrentRates(),
  ]);
  const linked = await listLinkedTours(promos.flatMap(({ tour_id }) => tour_id ?? []));
  return {
    ...frameSlots({ language, alternates: homePage().paths, header: "home" }),
    content: (
      <>
        <PromoSection promos={promos} tours={linked} language={language} />
        <TopTours tours={tours.map((tour) => tourNow(tour, rates))} language={language} />
        <StaticList each={HomeTexts} of={[{ language }]} />
      </>
    ),
  };
}

export default async function HomePage({ params }: HomeParams) {
  const { lang } = await params;
  if (!isLanguage(lang)) notFound();
  const slots = await fillSlots(() => homeSlots(lang));
  const [rates] = await Promise.all([listCurrentRates(), getPageSeo("home", lang)]);
  await behindHead();
  return (
    <PageFrame language={lang} alternates={homePage().paths} header="home" rates={rates}>
      <JsonLd data={homeStructuredData(lang)} />
      <Hero language={lang} />
      <Slot name="content">{slots?.content}</Slot>
    </PageFrame>
  );
}
