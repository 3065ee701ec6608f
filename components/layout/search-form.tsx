import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { toursPath } from "@/lib/i18n/paths";

const categories = ["1_day_trip", "open_trip", "multi_day_trip", "private_service"] as const;

export interface SearchState {
  search: string;
  category: string;
}

/** Search over the general tours; a plain form, so that it works without script. */
export function SearchForm({ language, state, id }: { language: Language; state: SearchState; id: string }) {
  const t = translate(language);
  const field = "min-h-11 w-full rounded-full border border-line bg-white px-4 text-base text-ink";
  return (
    <search>
      <form action={toursPath(language, "tours")} className="grid gap-3">
        <label htmlFor={`${id}-text`} className="sr-only">
          {t("header.searchTours")}
        </label>
        <input
          id={`${id}-text`}
          type="search"
          name="search"
          maxLength={100}
          defaultValue={state.search}
          placeholder={t("header.searchPlaceholder")}
          className={field}
        />
        <label htmlFor={`${id}-category`} className="sr-only">
          {t("header.category")}
        </label>
        <select id={`${id}-category`} name="category" defaultValue={state.category} className={field}>
          <option value="all">{t("header.allCategories")}</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {t(`category.${category}`)}
            </option>
          ))}
        </select>
        <button type="submit" className={button({ look: "primary" })}>
          <Icon name="search" className="size-5" />
          {t("header.search")}
        </button>
      </form>
    </search>
  );
}
