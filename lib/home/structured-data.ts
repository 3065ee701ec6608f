import type {
  Graph,
  PostalAddress,
  SearchAction,
  TravelAgency,
  WebSite,
  WithActionConstraints,
} from "schema-dts";
import { absoluteUrl } from "../absolute-url";
import { type Language, languages } from "../i18n/languages";
import { translate } from "../i18n/messages";
import { homePath, toursPath } from "../i18n/paths";
import { previewPath } from "../previews/preview";
import { site } from "../site";
import { homePreview } from "./preview";

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

/** Of the home page: one travel agency and one website with its search. */
export function homeStructuredData(language: Language): Graph {
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
    image: absoluteUrl(previewPath(homePreview(language))),
    email: site.email,
    telephone: site.phones.map(({ label }) => label),
    foundingDate: String(site.since),
    address: Object.values(site.addresses).map(postalAddress),
    sameAs: Object.values(site.social),
    knowsLanguage: [...languages],
  };
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: `${absoluteUrl(toursPath(language, "tours"))}?search={search_term_string}`,
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
