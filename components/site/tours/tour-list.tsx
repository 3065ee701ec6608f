import type { ReactNode } from "react";
import { listDayMark } from "@/components/site/trip/trip-marks";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { Icon } from "@/components/ui/icon";
import { Pagination } from "@/components/ui/pagination";
import { PicturePlaceholder } from "@/components/ui/picture-placeholder";
import { phuketDay } from "@/lib/core/calendar/days";
import { formatNearDay } from "@/lib/core/calendar/near-day";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { homePath, listQuery } from "@/lib/core/pages/paths";
import { searchPath } from "@/lib/search/address";
import type { DayRequest } from "@/lib/tours/calendar/running-on";
import type { Kind } from "@/lib/tours/kinds";
import type { Facets } from "@/lib/tours/list/facets";
import { type Chip, chips, isChosen, type TourListState } from "@/lib/tours/list/list-state";
import type { OfferedOptions } from "@/lib/tours/list/offered";
import { kindWords } from "@/lib/tours/pages/kind-words";
import { toursPath } from "@/lib/tours/pages/paths";
import type { NamedArea } from "@/lib/tours/pickup-areas/named-areas";
import { readTrip } from "@/lib/trip/trip";
import { StaticList } from "@/server/in-next/static-html";
import { AppliedFilters, WaysOut } from "./applied-filters";
import { CloseTours } from "./close-tours";
import { DayForm, type ListDay, NotOnThisDay } from "./day-form";
import { FilterForm } from "./filter-form";
import { type CardOfDay, TourCards } from "./tour-card";
import { chipRowMark, listMark, narrowingChipMark } from "./tour-marks";

interface TourListProps {
  kind: Kind;
  language: Language;
  state: TourListState;
  tours: CardOfDay[];
  /** Tours that match most of the typed words, if fewer than three tours match all. */
  close: CardOfDay[];
  pagination: { total: number; last_page: number };
  now: Date;
  /** Null if the visitor asked about no day. */
  day: ListDay | null;
  /** Whether tours come last because there is no rate for their currency. */
  uncompared: boolean;
  offered: OfferedOptions;
  facets: Facets | null;
  areas: NamedArea[];
  /** The areas that tours of this kind name. */
  servedAreas: NamedArea[];
  /** The categories that have a tour of this kind. */
  categories: ReadonlySet<string>;
  /** The searches of chips that find a tour of this kind. */
  searches: string[];
  /** Whether the kind has no tour at all, so that there is nothing to filter. */
  isEmpty: boolean;
}

export function TourList(props: TourListProps) {
  const {
    kind,
    language,
    state,
    tours,
    close,
    pagination,
    now,
    day,
    uncompared,
    offered,
    facets,
    areas,
    servedAreas,
    categories,
    searches,
    isEmpty,
  } = props;
  const { page } = state;
  const count = pagination.total;
  if (isEmpty) return <EmptyList kind={kind} language={language} />;
  return (
    <>
      <ListHeader
        kind={kind}
        language={language}
        state={state}
        now={now}
        asked={day?.asked ?? null}
        servedAreas={servedAreas}
        categories={categories}
        searches={searches}
        filters={
          <FilterForm
            kind={kind}
            language={language}
            state={state}
            total={count}
            offered={offered}
            areas={areas}
          />
        }
      />
      <Container className="grid gap-4 pt-1 pb-20 lg:pb-28">
        <ResultCount language={language} search={state.search} count={count} now={now} day={day} />
        <AppliedFilters kind={kind} language={language} state={state} now={now} areas={areas} />
        {uncompared && <p className="text-ink-soft">{translate(language)("filters.uncompared")}</p>}
        {count > 0 && <TourGrid language={language} state={state} tours={tours} />}
        {count === 0 && (facets || !day?.closed.length) && (
          <NoTours kind={kind} language={language} state={state} now={now} facets={facets} areas={areas} />
        )}
        <div className="pt-6">
          <Pagination
            language={language}
            page={page}
            lastPage={pagination.last_page}
            hrefOf={(each) => toursPath(language, kind, { ...state, page: each })}
          />
        </div>
        {close.length > 0 && <CloseTours language={language} tours={close} />}
        {day && <NotOnThisDay kind={kind} language={language} now={now} day={day} />}
      </Container>
    </>
  );
}

/** A list without a tour has no question, no filter and no search to blame. */
function EmptyList({ kind, language }: Pick<TourListProps, "kind" | "language">) {
  const t = translate(language);
  return (
    <div className="-mt-(--header-height) bg-linear-to-b from-sea-100 to-sand-50 pt-(--header-height)">
      <Container className="grid gap-8 pt-10 pb-20 sm:pt-16 lg:pb-28">
        <StaticList
          className="grid max-w-3xl gap-4"
          each={ListTitle}
          of={[{ language, title: kindWords(kind, language).title, subtitle: null }]}
        />
        <p className="text-lg">{t("tours.none")}</p>
        <a
          href={homePath(language)}
          className={button({ variant: "secondary", className: "justify-self-start" })}
        >
          {t("errors.goHome")}
        </a>
      </Container>
    </div>
  );
}

interface ResultCountProps extends Pick<TourListProps, "language" | "now" | "day"> {
  search: string;
  count: number;
}

function ResultCount({ language, search, count, now, day }: ResultCountProps) {
  const t = translate(language);
  if (day?.asked.state === "asked") {
    const date = formatNearDay(day.asked.day, phuketDay(now), language);
    return (
      <p className="font-semibold text-lg">
        {count === 0
          ? day.running
            ? t("days.list.noneFits", { count: day.running, date })
            : t("days.list.noResults", { date })
          : search
            ? t("days.list.resultsFor", { count, date, search })
            : t("days.list.results", { count, date })}
      </p>
    );
  }
  if (count === 0) return null;
  return (
    <p className="text-ink-soft">
      {search ? t("tours.resultsFor", { count, search }) : t("tours.results", { count })}
    </p>
  );
}

interface ListHeaderProps extends Pick<TourListProps, "servedAreas" | "categories" | "searches"> {
  kind: Kind;
  language: Language;
  state: TourListState;
  now: Date;
  asked: DayRequest | null;
  filters: ReactNode;
}

function ListHeader(props: ListHeaderProps) {
  const { kind, language, state, now, asked, servedAreas, categories, searches, filters } = props;
  return (
    <div className="relative -mt-(--header-height) overflow-hidden bg-linear-to-b from-sea-100 to-sand-50 pt-(--header-height)">
      <Container className="relative grid gap-4 pt-5 pb-4 sm:pt-6 lg:gap-5">
        <StaticList
          className="grid gap-x-6 gap-y-1.5 lg:grid-cols-[auto_1fr] lg:items-baseline"
          each={ListTitle}
          of={[{ language, ...listHeading(kind, language) }]}
        />
        <div className="grid grid-cols-1 gap-3">
          <DayForm
            kind={kind}
            language={language}
            now={now}
            asked={asked}
            areas={servedAreas}
            rest={{ ...state, date: "", page: 1 }}
            named={readTrip(Object.fromEntries(state.party ?? []))}
            pathOf={(each) => toursPath(language, kind, each)}
          />
          <div className="flex items-center gap-2 has-[.filters[open]]:flex-wrap lg:gap-4">
            {filters}
            <FilterChips
              kind={kind}
              language={language}
              state={state}
              categories={categories}
              searches={searches}
            />
          </div>
        </div>
      </Container>
    </div>
  );
}

interface ListTitleProps {
  language: Language;
  title: string;
  subtitle: string | null;
}

function listHeading(kind: Kind, language: Language): Omit<ListTitleProps, "language"> {
  const { title, subtitle } = kindWords(kind, language);
  return { title, subtitle };
}

function ListTitle({ language, title, subtitle }: ListTitleProps) {
  const t = translate(language);
  return (
    <>
      <div className="lg:col-span-full">
        <Breadcrumb
          language={language}
          steps={[{ label: t("common.home"), href: homePath(language) }]}
          current={title}
        />
      </div>
      <h1 className="text-title text-sea-950">{title}</h1>
      {subtitle && <p className="hidden text-ink-soft sm:block lg:text-lg">{subtitle}</p>}
    </>
  );
}

type FilterChipsProps = Pick<TourListProps, "kind" | "language" | "state" | "categories" | "searches">;

/** Links in a row that scrolls horizontally. A chip that leads to no tour is left out. */
function FilterChips({ kind, language, state, categories, searches }: FilterChipsProps) {
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

interface TourGridProps {
  language: Language;
  state: TourListState;
  tours: CardOfDay[];
}

/** Fades the cards and shows a spinner while another page or filter is loading. */
function TourGrid({ language, state, tours }: TourGridProps) {
  return (
    <div
      {...listMark.write(listQuery(state))}
      {...listDayMark.write(tours[0]?.date ?? "")}
      className="relative"
    >
      <div
        role="status"
        className="pointer-events-none sticky top-1/3 z-10 h-0 text-sea-700 opacity-0 transition-opacity group-has-data-pending/list:opacity-100"
      >
        <Icon name="loader-circle" className="mx-auto size-12 animate-spin" />
        <span className="sr-only hidden group-has-data-pending/list:block">
          {translate(language)("common.loading")}
        </span>
      </div>
      <TourCards
        tours={tours}
        language={language}
        first
        className="transition-opacity duration-200 group-has-data-pending/list:opacity-40 sm:[--late-height:36.5rem]"
      />
    </div>
  );
}

type NoToursProps = Pick<TourListProps, "kind" | "language" | "state" | "now" | "facets" | "areas">;

function NoTours({ kind, language, state, now, facets, areas }: NoToursProps) {
  const t = translate(language);
  const { search } = state;
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 py-8 text-center">
      <div className="w-48 overflow-hidden rounded-card">
        <PicturePlaceholder className="aspect-4/3 h-auto" />
      </div>
      <h2 className="text-heading">{t(facets ? "filters.none" : "tours.empty")}</h2>
      {facets ? (
        <WaysOut kind={kind} language={language} state={state} now={now} facets={facets} areas={areas} />
      ) : (
        <p className="text-ink-soft">{t("tours.emptyHint")}</p>
      )}
      {search && !facets && (
        <a href={searchPath(language, { search })} className={button({ className: "wrap-anywhere" })}>
          {t("search.everywhere", { search })}
        </a>
      )}
      <a href={toursPath(language, kind)} className={button({ variant: "secondary" })}>
        {t("tours.showAll")}
      </a>
    </div>
  );
}
