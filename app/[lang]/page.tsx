import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Gallery } from "@/components/home/gallery";
import { Hero } from "@/components/home/hero";
import { PromoSection } from "@/components/home/promo-section";
import { About, Advantages, HomeFaq, Testimonials } from "@/components/home/text-sections";
import { TopTours } from "@/components/home/top-tours";
import { JsonLd } from "@/components/layout/json-ld";
import { PageFrame } from "@/components/layout/page-frame";
import { homeMetadata, homePage, homeStructuredData } from "@/lib/home/metadata";
import { isLanguage } from "@/lib/i18n/languages";
import { hideIn } from "@/lib/pages/public-page";
import { listCurrentPromos } from "@/lib/promos/queries";
import { getPageSeo } from "@/lib/seo/queries";
import { listTopTours } from "@/lib/tours/queries";

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
  const [promos, tours] = await Promise.all([listCurrentPromos(new Date()), listTopTours()]);
  return (
    <PageFrame language={lang} alternates={homePage().paths} header="home">
      <JsonLd data={homeStructuredData(lang)} />
      <Hero language={lang} />
      <PromoSection promos={promos} language={lang} />
      <TopTours tours={tours} language={lang} />
      <Testimonials language={lang} />
      <Advantages language={lang} />
      <About language={lang} />
      <Gallery language={lang} />
      <HomeFaq language={lang} />
    </PageFrame>
  );
}
