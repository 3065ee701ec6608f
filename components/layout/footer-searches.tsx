import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { toursPath } from "@/lib/i18n/paths";
import { FilterChip } from "./filter-chip";

const chips = [
  { key: "jamesBond", search: "James Bond" },
  { key: "phiPhi", search: "Phi Phi" },
  { key: "rental", search: "rental" },
  { key: "guide", search: "guide" },
  { key: "similan", search: "Similan" },
] as const;

/** The quick package chips of the footer. */
export function FooterSearches({ language }: { language: Language }) {
  const t = translate(language);
  return (
    <div className="grid content-start gap-4 sm:col-span-2 lg:col-span-7">
      <h2 className="font-semibold text-white">{t("footer.quickPackages")}</h2>
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ key, search }) => (
          <li key={key}>
            <FilterChip href={toursPath(language, "tours", { search })} search={search}>
              {t(`footer.chips.${key}`)}
            </FilterChip>
          </li>
        ))}
      </ul>
    </div>
  );
}
