import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { toursPath } from "@/lib/i18n/paths";

const categories = ["1_day_trip", "open_trip", "multi_day_trip", "private_service"] as const;

export type SearchWords = ReturnType<typeof searchWords>;

/** What a search form says in one language, and where it leads. */
export function searchWords(language: Language) {
  const t = translate(language);
  return {
    action: toursPath(language, "tours"),
    text: t("header.searchTours"),
    placeholder: t("header.searchPlaceholder"),
    category: t("header.category"),
    submit: t("header.search"),
    options: [
      ["all", t("header.allCategories")],
      ...categories.map((category) => [category, t(`category.${category}`)] as const),
    ] as const,
  };
}
