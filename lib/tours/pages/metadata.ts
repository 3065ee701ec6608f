import type { Metadata } from "next";
import { localize } from "../../content/localized-text";
import { shorten } from "../../content/text";
import { currencyCode } from "../../currencies";
import { formatMoney } from "../../format";
import type { Language } from "../../i18n/languages";
import { translate } from "../../i18n/messages";
import { heroBackground } from "../../og/backgrounds";
import { type OgImage, ogImageCopy } from "../../og/image";
import { type SeoIssue, seoIssues } from "../../pages/head-texts";
import type { PublicPage } from "../../pages/public-page";
import { pageMetadata } from "../../seo/metadata";
import type { WrittenHead } from "../../seo/schema";
import { titleWithName } from "../../site/settings";
import { type Kind, kindOf, kinds } from "../kinds";
import { shownPrice } from "../prices/shown-price";
import type { Tour } from "../schema";
import { tourPage } from "./pages";

/** About as much as search engines show of a description. */
const descriptionLength = 160;

function shortened(text: string): string {
  return shorten(text.replace(/\s+/g, " ").trim(), descriptionLength);
}

export function tourListMetadata(
  kind: Kind,
  page: PublicPage,
  language: Language,
  number: number,
  seo: WrittenHead,
): Metadata {
  const t = translate(language);
  const { messages } = kinds[kind];
  const title = seo.title || titleWithName(t(`tours.${messages}.metaTitle`));
  return pageMetadata({
    ...seo,
    page,
    language,
    title: number > 1 ? t("tours.pageTitle", { title, page: number }) : title,
    description: seo.description || t(`tours.${messages}.metaDescription`),
    ogImage: tourListOgImage(kind, language),
  });
}

export function tourMetadata(tour: Tour, language: Language): Metadata {
  const title = tour.seo_title[language] || tour.seo_title.en;
  const description = tour.seo_description[language] || tour.seo_description.en;
  return pageMetadata({
    page: tourPage(tour),
    language,
    title: title || titleWithName(localize(tour.name, language).text),
    description: description || shortened(localize(tour.overview, language).text),
    ogImage: tourOgImage(tour, language),
  });
}

/** The picture of the home page that is the background of a list without a picture of its own. */
const positions: Record<Kind, number> = { tours: 1, "international-tours": 2, "domestic-tours": 3 };

export function tourOgImage(tour: Tour, language: Language): OgImage {
  const t = translate(language);
  const textOf = (text: Tour["name"]) => localize(text, language).text;
  const price = shownPrice(tour);
  const [cover] = tour.images;
  return {
    of: `tour/${tour.id}`,
    language,
    title: textOf(tour.name),
    line: [tour.location, tour.duration].map(textOf).join(" · "),
    price: price ? `${t("tours.startingFrom")} ${formatMoney(price.starting, tour.currency, language)}` : "",
    ground: cover ? { stored: ogImageCopy(cover) } : heroBackground(positions[kindOf(tour.tour_type)]),
  };
}

export function tourListOgImage(kind: Kind, language: Language): OgImage {
  const t = translate(language);
  const { messages } = kinds[kind];
  const title = t(`tours.${messages}.title`);
  const line = t(`tours.${messages}.subtitle`);
  return { of: `page/${kind}`, language, title, line, price: "", ground: heroBackground(positions[kind]) };
}

/** What keeps a tour's page from being found or shared well, in one language. */
export function tourSeoIssues(tour: Tour, language: Language): SeoIssue[] {
  const missing: Partial<Record<SeoIssue, boolean>> = {
    translation: !tour.name[language],
    seoTitle: !tour.seo_title[language],
    seoDescription: !tour.seo_description[language],
    picture: tour.images.length === 0,
    price: shownPrice(tour) === null,
    currency: shownPrice(tour) !== null && currencyCode(tour.currency) === null,
  };
  return seoIssues.filter((issue) => missing[issue]);
}
