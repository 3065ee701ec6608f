import type { Metadata } from "next";
import type {
  GeoCoordinates,
  Graph,
  OpeningHoursSpecification,
  PostalAddress,
  TravelAgency,
  WebSite,
} from "schema-dts";
import { type LocalizedText, localize } from "../core/content/localized-text";
import type { Language } from "../core/i18n/languages";
import type { OgImage } from "../core/og/image";
import { absoluteUrl } from "../core/pages/absolute-url";
import { homePath } from "../core/pages/paths";
import { type PublicPage, wholePage } from "../core/pages/public-page";
import { iconPath } from "../core/storage/logo-names";
import { pageMetadata } from "../seo/metadata";
import type { WrittenHead } from "../seo/schema";
import type { SiteSettings } from "../site/fields";
import { ogImagePath } from "../site/og/image-path";
import { brandOf, siteSettings } from "../site/settings";
import { readMapPoint } from "../tours/places/map-points";
import { homeBackground } from "./hero-backgrounds";
import { readOpeningHours } from "./opening-hours";
import type { HomeView } from "./view";

export function homePage(): PublicPage {
  return wholePage(homePath);
}

type HeadContent = Pick<HomeView, "hero_title" | "slides" | "about_lead">;

function textIn(text: LocalizedText | null | undefined, language: Language): string {
  return text ? localize(text, language).text : "";
}

/** Also the image of pages without an image of their own. */
export function homeOgImage({ hero_title, slides }: HeadContent, language: Language): OgImage {
  const title = textIn(hero_title, language) || brandOf(siteSettings());
  return { of: "page/home", language, title, line: "", price: "", ground: homeBackground(slides) };
}

export function homeMetadata(
  page: PublicPage,
  language: Language,
  seo: WrittenHead,
  home: HeadContent,
): Metadata {
  const { hero_title, slides, about_lead } = home;
  const title = [siteSettings().name, textIn(hero_title, language)].filter(Boolean).join(" | ");
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
  line1,
  line2,
  city,
  postal_code,
  country,
}: SiteSettings["addresses"][number]): PostalAddress {
  return {
    "@type": "PostalAddress",
    streetAddress: [line1, line2].filter(Boolean).join(", "),
    addressLocality: city,
    ...(postal_code && { postalCode: postal_code }),
    addressCountry: country,
  };
}

/** The point of the first address whose map link contains one. */
function geoOf(addresses: SiteSettings["addresses"]): GeoCoordinates | null {
  const [point] = addresses.flatMap(({ map_url }) => (map_url ? (readMapPoint(map_url) ?? []) : []));
  return point ? { "@type": "GeoCoordinates", latitude: point.lat, longitude: point.lon } : null;
}

function openingTimes(settings: SiteSettings): OpeningHoursSpecification[] | undefined {
  return readOpeningHours(settings.opening_hours?.en ?? "")?.map(({ days, opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
    opens,
    closes,
  }));
}

/** What the operator entered about itself; a missing value has no key. */
function agencyDetails(settings: SiteSettings, language: Language) {
  const blurb = settings.blurb?.[language] ?? settings.blurb?.en;
  const { legal_name, licence_number, email, phones, founded, addresses } = settings;
  const { instagram, youtube, tiktok, facebook, linkedin } = settings;
  const networks = [instagram, youtube, tiktok, facebook, linkedin].filter((address) => address !== null);
  const geo = geoOf(addresses);
  const hours = openingTimes(settings);
  return {
    ...(blurb && { description: blurb }),
    ...(legal_name && { legalName: legal_name }),
    ...(licence_number && { identifier: licence_number }),
    ...(email && { email }),
    ...(phones.length > 0 && { telephone: phones.map(({ number }) => number) }),
    ...(founded !== null && { foundingDate: String(founded) }),
    ...(addresses.length > 0 && { address: addresses.map(postalAddress) }),
    ...(geo && { geo }),
    ...(hours && { openingHoursSpecification: hours }),
    ...(networks.length > 0 && { sameAs: networks }),
  };
}

/** A travel agency, and its website. */
export function homeStructuredData(language: Language, home: HeadContent): Graph {
  const settings = siteSettings();
  const root = absoluteUrl("/");
  const agency: TravelAgency = {
    "@type": "TravelAgency",
    "@id": `${root}#agency`,
    name: brandOf(settings),
    ...agencyDetails(settings, language),
    url: absoluteUrl(homePath(language)),
    logo: absoluteUrl(iconPath(settings.logo, "icon-512.png")),
    image: absoluteUrl(ogImagePath(homeOgImage(home, language))),
  };
  const website: WebSite = {
    "@type": "WebSite",
    "@id": `${root}#website`,
    name: brandOf(settings),
    url: absoluteUrl(homePath(language)),
    inLanguage: language,
    publisher: { "@id": `${root}#agency` },
  };
  return { "@context": "https://schema.org", "@graph": [agency, website] };
}
