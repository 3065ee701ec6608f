import { Gallery } from "@/components/home/gallery";
import { Hero } from "@/components/home/hero";
import { PromoSection } from "@/components/home/promo-section";
import { About, Advantages, HomeFaq, Testimonials } from "@/components/home/text-sections";
import { TopTours } from "@/components/home/top-tours";
import { definePage } from "@/components/page/define-page";
import { StaticList } from "@/components/ui/static-html";
import { homeAddress } from "@/lib/home/address";
import { homeMetadata, homePage, homeStructuredData } from "@/lib/home/metadata";
import { loadHome } from "@/lib/home/queries";
import type { Language } from "@/lib/i18n/languages";
import { listCurrentRates } from "@/lib/rates/queries";
import { getPageSeo } from "@/lib/seo/queries";

/** The sections that no save changes. */
function HomeTexts({ language }: { language: Language }) {
  return (
    <>
      <Testimonials language={language} />
      <Advantages language={language} />
      <About language={language} />
      <Gallery language={language} />
      <HomeFaq language={language} />
    </>
  );
}

const page = definePage({
  address: homeAddress,
  load: async () => ({ rates: await listCurrentRates() }),
  changing: {
    load: ({ data: { rates } }) => loadHome(rates),
    content: ({ changes: { promos, linked, top }, language }) => (
      <>
        <PromoSection promos={promos} tours={linked} language={language} />
        <TopTours tours={top} language={language} />
        <StaticList each={HomeTexts} of={[{ language }]} />
      </>
    ),
  },
  page: homePage,
  written: ({ language }) => getPageSeo("home", language),
  head: ({ page, language, written }) => homeMetadata(page, language, written),
  structuredData: ({ language }) => homeStructuredData(language),
  frame: ({ data: { rates } }) => ({ header: "home", rates }),
  content: ({ language, changing }) => (
    <>
      <Hero language={language} />
      {changing}
    </>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
