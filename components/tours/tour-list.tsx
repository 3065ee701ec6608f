import { Breadcrumb } from "@/components/ui/breadcrumb";
import { button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { Icon } from "@/components/ui/icon";
import { Link, LinkPending } from "@/components/ui/link";
import { Pagination } from "@/components/ui/pagination";
import { PicturePlaceholder } from "@/components/ui/picture-placeholder";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { homePath, listQuery } from "@/lib/pages/paths";
import { type Kind, kinds } from "@/lib/tours/kinds";
import { type Chip, chips, footerChipsKind, isChosen, type TourListState } from "@/lib/tours/list";
import { toursPath } from "@/lib/tours/paths";
import type { TourSummary } from "@/lib/tours/schema";
import { ListMemory } from "./list-memory";
import { TourCard } from "./tour-card";

interface TourListProps {
  kind: Kind;
  language: Language;
  state: TourListState;
  tours: TourSummary[];
  pagination: { total: number; last_page: number };
}

/** The list of one kind: title, filters, cards, pager. */
export function TourList({ kind, language, state, tours, pagination }: TourListProps) {
  const t = translate(language);
  const { search, page } = state;
  const count = pagination.total;
  return (
    <div className="group/list">
      <ListHeader kind={kind} language={language} state={state} />
      <Container className="grid gap-6 pt-2 pb-20 lg:pb-28">
        {count > 0 && (
          <p className="text-ink-soft">
            {search ? t("tours.resultsFor", { count, search }) : t("tours.results", { count })}
          </p>
        )}
        {count > 0 ? (
          <TourGrid kind={kind} language={language} state={state} tours={tours} />
        ) : (
          <NoTours kind={kind} language={language} />
        )}
        <div className="pt-6">
          <Pagination
            language={language}
            page={page}
            lastPage={pagination.last_page}
            hrefOf={(each) => toursPath(language, kind, { ...state, page: each })}
          />
        </div>
      </Container>
    </div>
  );
}

interface ListHeaderProps {
  kind: Kind;
  language: Language;
  state: TourListState;
}

function ListHeader({ kind, language, state }: ListHeaderProps) {
  const t = translate(language);
  const { messages } = kinds[kind];
  return (
    <div className="relative -mt-(--header-height) overflow-hidden bg-linear-to-b from-sea-100 to-sand-50 pt-(--header-height)">
      <Container className="relative grid gap-8 pt-10 pb-8 sm:pt-16 sm:pb-10">
        <div className="grid max-w-3xl gap-4">
          <Breadcrumb
            language={language}
            steps={[{ label: t("common.home"), href: homePath(language) }]}
            current={t(`tours.${messages}.title`)}
          />
          <h1 className="text-display text-sea-950">{t(`tours.${messages}.title`)}</h1>
          <p className="max-w-2xl text-ink-soft text-lg">{t(`tours.${messages}.subtitle`)}</p>
        </div>
        <FilterChips kind={kind} language={language} state={state} />
      </Container>
    </div>
  );
}

interface FilterChipsProps {
  kind: Kind;
  language: Language;
  state: TourListState;
}

/** The filters are links in a row that scrolls horizontally. */
function FilterChips({ kind, language, state }: FilterChipsProps) {
  const t = translate(language);
  // The row is scrolled to the chosen chip, except to "all", which stands at its end.
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

interface TourGridProps {
  kind: Kind;
  language: Language;
  state: TourListState;
  tours: TourSummary[];
}

/** While another page or filter is loading, the cards fade and a spinner is shown. */
function TourGrid({ kind, language, state, tours }: TourGridProps) {
  return (
    <div className="relative">
      <div
        role="status"
        className="pointer-events-none sticky top-1/3 z-10 h-0 text-sea-700 opacity-0 transition-opacity group-has-data-pending/list:opacity-100"
      >
        <Icon name="loader-circle" className="mx-auto size-12 animate-spin" />
        <span className="sr-only hidden group-has-data-pending/list:block">
          {translate(language)("common.loading")}
        </span>
      </div>
      <ListMemory
        kind={kind}
        query={listQuery(state)}
        takesFilter={kind === footerChipsKind}
        className="grid gap-6 transition-opacity duration-200 group-has-data-pending/list:opacity-40 sm:grid-cols-2 lg:grid-cols-3 lg:gap-7"
      >
        {tours.map((tour, index) => (
          <TourCard key={tour.id} tour={tour} language={language} first={index === 0} />
        ))}
      </ListMemory>
    </div>
  );
}

function NoTours({ kind, language }: { kind: Kind; language: Language }) {
  const t = translate(language);
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 py-8 text-center">
      <div className="w-48 overflow-hidden rounded-card">
        <PicturePlaceholder className="aspect-4/3 h-auto" />
      </div>
      <h2 className="text-heading">{t("tours.empty")}</h2>
      <p className="text-ink-soft">{t("tours.emptyHint")}</p>
      <Link href={toursPath(language, kind)} className={button({ variant: "secondary" })}>
        {t("tours.showAll")}
      </Link>
    </div>
  );
}
