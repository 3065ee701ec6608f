import { blogsPath } from "@/lib/blogs/paths";
import type { HomeSection } from "@/lib/home/sections";
import type { Language } from "@/lib/i18n/languages";
import { type Messages, translate } from "@/lib/i18n/messages";
import { homePath } from "@/lib/pages/paths";
import { searchPath } from "@/lib/search/address";
import { type Kind, kindPaths } from "@/lib/tours/kinds";
import { toursPath } from "@/lib/tours/pages/paths";

export interface NavigationEntry {
  label: string;
  href: string;
}

const tourLabels = {
  tours: "header.generalTours",
  "international-tours": "header.internationalTours",
  "domestic-tours": "header.domesticTours",
} as const satisfies Record<Kind, string>;

/**
 * Returns the header's links. Tours are separate, because wide screens put them in a menu. Only the given sections of the
 * home page are linked to.
 */
export function navigation(language: Language, sections: readonly HomeSection[]) {
  const t = translate(language);
  const home = homePath(language);
  const toSection = (section: HomeSection & keyof Messages["header"]): NavigationEntry[] =>
    sections.includes(section) ? [{ label: t(`header.${section}`), href: `${home}#${section}` }] : [];
  const tours: NavigationEntry[] = kindPaths.map((kind) => ({
    label: t(tourLabels[kind]),
    href: toursPath(language, kind),
  }));
  const highlights = [...toSection("packages"), ...toSection("promo")];
  const pages: NavigationEntry[] = [
    ...toSection("about"),
    ...toSection("gallery"),
    { label: t("header.blogs"), href: blogsPath(language) },
    ...toSection("faq"),
    { label: t("header.contact"), href: `${home}#contact` },
  ];
  return { tours, highlights, pages };
}

/** Frequent searches, shown as chips in the footer. */
export const quickSearches = [
  { key: "jamesBond", search: "James Bond" },
  { key: "phiPhi", search: "Phi Phi" },
  { key: "rental", search: "rental" },
  { key: "guide", search: "guide" },
  { key: "similan", search: "Similan" },
] as const;

const categories = ["1_day_trip", "open_trip", "multi_day_trip", "private_service"] as const;

export type SearchWords = ReturnType<typeof searchFormTexts>;

export function searchFormTexts(language: Language) {
  const t = translate(language);
  return {
    action: searchPath(language),
    text: t("header.searchTours"),
    placeholder: t("header.searchPlaceholder"),
    category: t("header.category"),
    submit: t("header.search"),
    allCategories: t("header.allCategories"),
    categories: categories.map((category) => [category, t(`category.${category}`)] as const),
  };
}
