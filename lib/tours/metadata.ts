import type { Metadata } from "next";
import type { Language } from "../i18n/languages";
import { localize } from "../i18n/localized";
import { translate } from "../i18n/messages";
import type { PublicPage } from "../public-page";
import { pageMetadata } from "../seo/metadata";
import type { WrittenHead } from "../seo/schema";
import { site } from "../site";
import { type Kind, kinds } from "./kinds";
import { tourPage } from "./pages";
import { tourListPreview, tourPreview } from "./preview";
import type { Tour } from "./schema";

/** About as much as search engines show of a description. */
const descriptionLength = 160;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= descriptionLength) return line;
  return `${line.slice(0, descriptionLength).replace(/[\s,.;:–—-]*\S*$/, "")}…`;
}

/** The head of page `number` of a list; `seo`: what staff wrote for the list. */
export function tourListMetadata(
  kind: Kind,
  page: PublicPage,
  language: Language,
  number: number,
  seo: WrittenHead,
): Metadata {
  const t = translate(language);
  const { messages } = kinds[kind];
  const title = seo.title || `${t(`tours.${messages}.metaTitle`)} | ${site.name}`;
  return pageMetadata({
    ...seo,
    page,
    language,
    title: number > 1 ? t("tours.pageTitle", { title, page: number }) : title,
    description: seo.description || t(`tours.${messages}.metaDescription`),
    preview: tourListPreview(kind, language),
  });
}

/**
 * The head of a tour's page: what staff wrote, in the page's language or in English, else made from the
 * content.
 */
export function tourMetadata(tour: Tour, language: Language): Metadata {
  const title = tour[`seo_title_${language}`] || tour.seo_title_en;
  const description = tour[`seo_description_${language}`] || tour.seo_description_en;
  return pageMetadata({
    page: tourPage(tour),
    language,
    title: title || `${localize(tour.name, language).text} | ${site.name}`,
    description: description || shortened(localize(tour.overview, language).text),
    preview: tourPreview(tour, language),
  });
}
