import type { Metadata } from "next";
import type {
  Graph,
  PostalAddress,
  SearchAction,
  TravelAgency,
  WebSite,
  WithActionConstraints,
} from "schema-dts";
import { type LocalizedText, localize } from "../content/localized-text";
import { type Language, languages } from "../i18n/languages";
import { translate } from "../i18n/messages";
import { type OgImage, ogImagePath } from "../og/image";
import { absoluteUrl } from "../pages/absolute-url";
import { heroFile } from "../pages/hero";
import { homePath } from "../pages/paths";
import { type PublicPage, wholePage } from "../pages/public-page";
import { searchPath } from "../search/address";
import { pageMetadata } from "../seo/metadata";
import type { WrittenHead } from "../seo/schema";
import { site } from "../site";
import type { HomeView } from "./view";

export function homePage(): PublicPage {
  return wholePage(homePath);
}

type HeadContent = Pick<HomeView, "hero_title" | "slides" | "about_lead">;

function textIn(text: LocalizedText | null | undefined, language: Language): string {
  return text ? localize(text, language).text : "";
}

/** Also the image of pages without an image of their own. */
export function homeOgImage({ hero_title }: HeadContent, language: Language): OgImage {
  const title = textIn(hero_title, language) || site.name;
  const ground = { file: heroFile("packages", "wide", 1440, "avif") };
  return { of: "page/home", language, title, line: "", price: "", ground };
}

export function homeMetadata(
  page: PublicPage,
  language: Language,
  seo: WrittenHead,
  home: HeadContent,
): Metadata {
  const { hero_title, slides, about_lead } = home;
  const title = [site.name, textIn(hero_title, language)].filter(Boolean).join(" | ");
  const description = textIn(slides[0]?.subtitle ?? about_lead, language);
  return pageMetadata({
    ...seo,
    page,
    language,
    title: seo.title || title,
    description: seo.description || description || title,
    ogImage: homeOgImage(home, language),
  });
}

function postalAddress({
  lines,
  city,
  postalCode,
  country,
}: (typeof site.addresses)["thailand" | "indonesia"]): PostalAddress {
  return {
    "@type": "PostalAddress",
    streetAddress: lines.join(", "),
    addressLocality: city,
    postalCode,
    addressCountry: country,
  };
}

/** A travel agency, and a website with its search. */
export function homeStructuredData(language: Language, home: HeadContent): Graph {
  const t = translate(language);
  const root = absoluteUrl("/");
  const agency: TravelAgency = {
    "@type": "TravelAgency",
    "@id": `${root}#agency`,
    name: site.name,
    legalName: site.legalName,
    description: t("footer.blurb"),
    url: absoluteUrl(homePath(language)),
    logo: absoluteUrl("/apple-touch-icon.png"),
    image: absoluteUrl(ogImagePath(homeOgImage(home, language))),
    email: site.email,
    telephone: site.phones.map(({ label }) => label),
    foundingDate: String(site.since),
    address: Object.values(site.addresses).map(postalAddress),
    sameAs: Object.values(site.social),
    knowsLanguage: [...languages],
  };
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: `${absoluteUrl(searchPath(language))}?search={search_term_string}`,
    "query-input": "required name=search_term_string",
  };
  const website: WebSite = {
    "@type": "WebSite",
    "@id": `${root}#website`,
    name: site.name,
    url: absoluteUrl(homePath(language)),
    inLanguage: language,
    publisher: { "@id": `${root}#agency` },
    potentialAction: search,
  };
  return { "@context": "https://schema.org", "@graph": [agency, website] };
}
