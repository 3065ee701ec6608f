import type { Metadata } from "next";
import { localize } from "../../core/content/localized-text";
import { shorten } from "../../core/content/text";
import { currencyCode } from "../../core/currencies";
import { formatMoney } from "../../core/format";
import type { Language } from "../../core/i18n/languages";
import { translate } from "../../core/i18n/messages";
import { type OgImage, ogImageCopy } from "../../core/og/image";
import { type SeoIssue, seoIssues } from "../../core/pages/head-texts";
import type { PublicPage } from "../../core/pages/public-page";
import { pageMetadata } from "../../seo/metadata";
import type { WrittenHead } from "../../seo/schema";
import { heroBackground } from "../../site/og/backgrounds";
import { titleWithName } from "../../site/settings";
import type { Current } from "../calendar/current";
import { type Kind, kindOf } from "../kinds";
import type { Tour } from "../schema";
import { kindWords } from "./kind-words";
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
  const words = kindWords(kind, language);
  const title = seo.title || titleWithName(words.metaTitle);
  return pageMetadata({
    ...seo,
    page,
    language,
    title: number > 1 ? t("tours.pageTitle", { title, page: number }) : title,
    description: seo.description || words.metaDescription,
    ogImage: tourListOgImage(kind, language),
    hasMarkdown: true,
  });
}

export function tourMetadata(
  tour: Current<Tour>,
  language: Language,
  page: PublicPage = tourPage(tour),
): Metadata {
  const title = tour.seo_title[language] || tour.seo_title.en;
  const description = tour.seo_description[language] || tour.seo_description.en;
  return pageMetadata({
    page,
    language,
    title: title || titleWithName(localize(tour.name, language).text),
    description: description || shortened(localize(tour.overview, language).text),
    ogImage: tourOgImage(tour, language),
    hasMarkdown: true,
  });
}

/** The picture of the home page that is the background of a list without a picture of its own. */
const positions: Record<Kind, number> = { tours: 1, "international-tours": 2, "domestic-tours": 3 };

export function tourOgImage(tour: Current<Tour>, language: Language): OgImage {
  const t = translate(language);
  const textOf = (text: Tour["name"]) => localize(text, language).text;
  const price = tour.price.shown;
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
  const { title, subtitle: line } = kindWords(kind, language);
  return { of: `page/${kind}`, language, title, line, price: "", ground: heroBackground(positions[kind]) };
}

/** What keeps a tour's page from being found or shared well, in one language. */
export function tourSeoIssues(tour: Current<Tour>, language: Language): SeoIssue[] {
  const missing: Partial<Record<SeoIssue, boolean>> = {
    translation: !tour.name[language],
    seoTitle: !tour.seo_title[language],
    seoDescription: !tour.seo_description[language],
    picture: tour.images.length === 0,
    price: tour.price.shown === null,
    currency: tour.price.shown !== null && currencyCode(tour.currency) === null,
  };
  return seoIssues.filter((issue) => missing[issue]);
}
