import { definePage } from "@/components/page/define-page";
import { Hero } from "@/components/site/home/hero";
import { HeroAsk } from "@/components/site/home/hero-ask";
import { HomeSections } from "@/components/site/home/home-sections";
import { chatContacts, chatGreeting } from "@/lib/booking/contacts";
import { homeAddress } from "@/lib/home/address";
import { currentFrameLinks } from "@/lib/home/links";
import { homeMetadata, homePage, homeStructuredData } from "@/lib/home/metadata";
import { currentHomeView, loadHome } from "@/lib/home/queries";
import { getPageSeo } from "@/lib/seo/queries";
import { listServedAreas } from "@/lib/tours/list/offered";
import { toursPath } from "@/lib/tours/pages/paths";

const page = definePage({
  address: homeAddress,
  load: async () => {
    const [kind = null] = (await currentFrameLinks()).kinds;
    return { home: await currentHomeView(), areas: kind ? await listServedAreas(kind) : [], kind };
  },
  changing: {
    load: loadHome,
    content: ({ data: { home }, changes, language }) => (
      <HomeSections
        home={home}
        records={changes}
        language={language}
        contacts={chatContacts()}
        promoGreeting={chatGreeting("promo_greeting", language)}
      />
    ),
  },
  page: homePage,
  written: ({ language }) => getPageSeo("home", language),
  head: ({ page, language, written, data }) => homeMetadata(page, language, written, data.home),
  structuredData: ({ language, data }) => homeStructuredData(language, data.home),
  frame: () => ({ header: "home", showsPrices: true }),
  content: ({ language, data: { home, areas, kind }, changing }) => (
    <>
      <Hero
        home={home}
        language={language}
        contacts={chatContacts()}
        greeting={chatGreeting("hero_greeting", language)}
        ask={kind && <HeroAsk kind={kind} language={language} areas={areas} />}
        toursHref={kind && toursPath(language, kind)}
      />
      {changing}
    </>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
