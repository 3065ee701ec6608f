import { listDayMark } from "@/components/site/trip/trip-marks";
import { Container } from "@/components/ui/container";
import { Icon } from "@/components/ui/icon";
import { Pagination } from "@/components/ui/pagination";
import { formatNearDay } from "@/lib/core/calendar/day-texts";
import { dayInZone } from "@/lib/core/calendar/days";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { listQuery } from "@/lib/core/pages/paths";
import type { Kind } from "@/lib/tours/kinds";
import type { Facets } from "@/lib/tours/list/facets";
import type { TourListState } from "@/lib/tours/list/list-state";
import type { OfferedOptions } from "@/lib/tours/list/offered";
import { toursPath } from "@/lib/tours/pages/paths";
import type { NamedArea } from "@/lib/tours/pickup-areas/named-areas";
import { AppliedFilters } from "./applied-filters";
import { CloseTours } from "./close-tours";
import { type ListDay, NotOnThisDay } from "./day-form";
import { FilterForm } from "./filter-form";
import { ListHeader } from "./list-header";
import { EmptyList, NoTours } from "./no-tours";
import { type CardOfDay, TourCards } from "./tour-card";
import { listMark } from "./tour-marks";

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

interface ResultCountProps extends Pick<TourListProps, "language" | "now" | "day"> {
  search: string;
  count: number;
}

function ResultCount({ language, search, count, now, day }: ResultCountProps) {
  const t = translate(language);
  if (day?.asked.state === "asked") {
    const date = formatNearDay(day.asked.day, dayInZone(now), language);
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
