import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { About } from "@/components/home/about";
import { Advantages } from "@/components/home/advantages";
import { Gallery } from "@/components/home/gallery";
import { Hero } from "@/components/home/hero";
import { HomeFaq } from "@/components/home/home-faq";
import { PromoSection } from "@/components/home/promo-section";
import { Testimonials } from "@/components/home/testimonials";
import { TopTours } from "@/components/home/top-tours";
import { PageFrame } from "@/components/layout/page-frame";
import { JsonLd } from "@/components/seo/json-ld";
import { homeMetadata } from "@/lib/home/metadata";
import { homePage } from "@/lib/home/pages";
import { homeStructuredData } from "@/lib/home/structured-data";
import { isLanguage } from "@/lib/i18n/languages";
import { listCurrentPromos } from "@/lib/promos/queries";
import { hideIn } from "@/lib/public-page";
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
