import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Gallery } from "@/components/home/gallery";
import { Hero } from "@/components/home/hero";
import { PromoSection } from "@/components/home/promo-section";
import { About, Advantages, HomeFaq, Testimonials } from "@/components/home/text-sections";
import { TopTours } from "@/components/home/top-tours";
import { JsonLd } from "@/components/layout/json-ld";
import { PageFrame } from "@/components/layout/page-frame";
import { StaticHtml } from "@/components/ui/static-html";
import { momentOfDay } from "@/lib/content/dependencies";
import { homeMetadata, homePage, homeStructuredData } from "@/lib/home/metadata";
import { isLanguage } from "@/lib/i18n/languages";
import { hideIn } from "@/lib/pages/public-page";
import { listCurrentPromos } from "@/lib/promos/queries";
import { listCurrentRates } from "@/lib/rates/queries";
import { getPageSeo } from "@/lib/seo/queries";
import { currentTour } from "@/lib/tours/calendar/current";
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

export default async function HomePage({ params }: HomeParams) {
  const { lang } = await params;
  if (!isLanguage(lang)) notFound();
  const now = momentOfDay();
  const [promos, tours, rates] = await Promise.all([
    listCurrentPromos(now),
    listTopTours(),
    listCurrentRates(),
  ]);
  const linked = await listLinkedTours(promos.flatMap(({ tour_id }) => tour_id ?? []));
  return (
    <PageFrame language={lang} alternates={homePage().paths} header="home" rates={rates}>
      <JsonLd data={homeStructuredData(lang)} />
      <Hero language={lang} />
      <StaticHtml>
        <PromoSection promos={promos} tours={linked} language={lang} />
        <TopTours tours={tours.map((tour) => currentTour(tour, now, rates))} language={lang} />
        <Testimonials language={lang} />
        <Advantages language={lang} />
        <About language={lang} />
        <Gallery language={lang} />
        <HomeFaq language={lang} />
      </StaticHtml>
    </PageFrame>
  );
}
