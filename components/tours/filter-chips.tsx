import { Link } from "@/components/ui/link";
import { LinkPending } from "@/components/ui/link-pending";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { toursPath } from "@/lib/i18n/paths";
import { type Chip, chips, isChosen } from "@/lib/tours/chips";
import type { Kind } from "@/lib/tours/kinds";
import type { TourListState } from "@/lib/tours/list-state";

interface FilterChipsProps {
  kind: Kind;
  language: Language;
  state: TourListState;
}

/** The list's filters as links in a row that scrolls sideways. */
export function FilterChips({ kind, language, state }: FilterChipsProps) {
  const t = translate(language);
  // The row begins where its chosen chip is in view, but for "all" at its end.
  const isNarrowed = (chip: Chip) => chip.label !== "all" && isChosen(chip, state);
  return (
    <nav
      aria-label={t("tours.filter")}
      className="-mx-4 scroll-px-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:-mx-6 sm:scroll-px-6 sm:px-6 lg:mask-x-from-[calc(100%-2rem)] lg:-mx-8 lg:scroll-px-8 lg:px-8 lg:pb-3 lg:[scrollbar-width:thin]"
    >
      <ul className="flex w-max gap-2">
        {chips[kind].map((chip) => (
          <li key={chip.label} className={isNarrowed(chip) ? "[scroll-initial-target:nearest]" : undefined}>
            <Link
              href={toursPath(language, kind, chip)}
              aria-current={isChosen(chip, state) ? "true" : undefined}
              className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-line bg-white px-4.5 font-medium text-base lg:px-4 transition-colors hover:border-sea-600 hover:text-sea-700 aria-[current]:border-sea-800 aria-[current]:bg-sea-800 aria-[current]:text-white"
            >
              {t(`tours.chips.${chip.label}`)}
              <LinkPending />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
