import { definePage } from "@/components/page/define-page";
import { Hero } from "@/components/site/home/hero";
import { HomeTexts } from "@/components/site/home/home-texts";
import { PromoSection } from "@/components/site/home/promo-section";
import { TopTours } from "@/components/site/home/top-tours";
import { homeAddress } from "@/lib/home/address";
import { homeMetadata, homePage, homeStructuredData } from "@/lib/home/metadata";
import { loadHome } from "@/lib/home/queries";
import { listCurrentRates } from "@/lib/rates/queries";
import { getPageSeo } from "@/lib/seo/queries";

const page = definePage({
  address: homeAddress,
  load: async () => ({ rates: await listCurrentRates() }),
  changing: {
    load: ({ data: { rates } }) => loadHome(rates),
    content: ({ changes: { promos, linked, top, today }, language }) => (
      <>
        <PromoSection promos={promos} tours={linked} today={today} language={language} />
        <TopTours tours={top} language={language} />
        <HomeTexts language={language} />
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
