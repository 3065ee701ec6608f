import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import type { Kind } from "@/lib/tours/kinds";
import { type Chip, chips, isChosen, type TourListState } from "@/lib/tours/list/list-state";
import { toursPath } from "@/lib/tours/pages/paths";
import { StaticList } from "@/server/in-next/static-html";
import { chipRowMark, narrowingChipMark } from "./tour-marks";

export interface FilterChipsProps {
  kind: Kind;
  language: Language;
  state: TourListState;
  /** The categories that have a tour of this kind. */
  categories: ReadonlySet<string>;
  /** The searches of chips that find a tour of this kind. */
  searches: string[];
}

/** Links in a row that scrolls horizontally. A chip that leads to no tour is left out. */
export function FilterChips({ kind, language, state, categories, searches }: FilterChipsProps) {
  const t = translate(language);
  // The row is scrolled to the chosen chip, except to "all" at its end.
  const shown = chips[kind].filter(
    (chip) =>
      chip.category === "all" ||
      categories.has(chip.category) ||
      searches.includes(chip.search) ||
      isChosen(chip, state),
  );
  const isNarrowed = (chip: Chip) => chip.label !== "all" && isChosen(chip, state);
  return (
    <nav {...chipRowMark.write(true)} aria-label={t("tours.filter")} className="chip-row">
      <StaticList
        as="ul"
        className="flex w-max gap-2 xl:gap-1.5"
        each={FilterChip}
        of={shown.map((chip) => ({
          href: toursPath(language, kind, { ...state, ...chip, page: 1 }),
          label: t(`tours.chips.${chip.label}`),
          chosen: isChosen(chip, state),
          narrows: isNarrowed(chip),
        }))}
      />
    </nav>
  );
}

interface FilterChipProps {
  href: string;
  label: string;
  chosen: boolean;
  narrows: boolean;
}

function FilterChip({ href, label, chosen, narrows }: FilterChipProps) {
  return (
    <li
      {...(narrows && narrowingChipMark.write(true))}
      className="data-narrows:[scroll-initial-target:nearest]"
    >
      <a href={href} aria-current={chosen ? "true" : undefined} className="chip">
        {label}
      </a>
    </li>
  );
}
