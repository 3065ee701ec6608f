import type { Metadata } from "next";
import { byLanguage } from "../i18n/by-language";
import { fallbackLanguage, type Language, languages } from "../i18n/languages";
import { localize } from "../i18n/localized";
import { translate } from "../i18n/messages";
import { tourPath, toursPath } from "../i18n/paths";
import { pageMetadata } from "../seo/metadata";
import { site } from "../site";
import { storageUrl } from "../storage/sources";
import { type Kind, kindOf, kinds } from "./kinds";
import { isFiltered, type TourListState } from "./list-state";
import type { Tour } from "./schema";

/** About as much as search engines show of a description. */
const descriptionLength = 160;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= descriptionLength) return line;
  return `${line.slice(0, descriptionLength).replace(/[\s,.;:–—-]*\S*$/, "")}…`;
}

/** `seo`: what staff wrote for this list, empty where nothing. */
export function tourListMetadata(
  kind: Kind,
  language: Language,
  state: TourListState,
  seo: { title: string; description: string },
): Metadata {
  const t = translate(language);
  const { messages } = kinds[kind];
  const own = seo.title || `${t(`tours.${messages}.metaTitle`)} | ${site.name}`;
  const filtered = isFiltered(state);
  const shown = filtered ? {} : { page: state.page };
  return pageMetadata({
    language,
    title: state.page > 1 ? t("tours.pageTitle", { title: own, page: state.page }) : own,
    description: seo.description || t(`tours.${messages}.metaDescription`),
    canonical: toursPath(language, kind, shown),
    alternates: byLanguage((each) => toursPath(each, kind, shown)),
    index: !filtered,
  });
}

/** The addresses of a tour in the languages that have its name. */
function translations(tour: Tour): Partial<Record<Language, string>> {
  const kind = kindOf(tour.tour_type);
  const named = languages.filter((language) => tour.name[language]);
  return Object.fromEntries(named.map((language) => [language, tourPath(language, kind, tour)]));
}

/**
 * The head of a tour's page: what staff wrote, in the page's language or in English, else made from the
 * content. A page without a translation of its own stands behind the English one (seo.md 8).
 */
export function tourMetadata(tour: Tour, language: Language): Metadata {
  const alternates = translations(tour);
  const name = localize(tour.name, language).text;
  const english = tourPath(fallbackLanguage, kindOf(tour.tour_type), tour);
  const cover = tour.images[0];
  return pageMetadata({
    language,
    title: tour[`seo_title_${language}`] || tour.seo_title_en || `${name} | ${site.name}`,
    description:
      tour[`seo_description_${language}`] ||
      tour.seo_description_en ||
      shortened(localize(tour.overview, language).text),
    canonical: alternates[language] ?? english,
    alternates: alternates[language] ? alternates : undefined,
    image: cover && { path: storageUrl(cover.path), width: cover.width, height: cover.height, alt: name },
  });
}
