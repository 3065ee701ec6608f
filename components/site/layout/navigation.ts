import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { searchPath } from "@/lib/search/address";

export interface NavigationEntry {
  label: string;
  href: string;
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
