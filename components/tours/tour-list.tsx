import { Container } from "@/components/ui/container";
import { Pagination } from "@/components/ui/pagination";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { toursPath } from "@/lib/i18n/paths";
import type { Kind } from "@/lib/tours/kinds";
import type { TourListState } from "@/lib/tours/list-state";
import type { TourSummary } from "@/lib/tours/schema";
import { ListHeader } from "./list-header";
import { NoTours } from "./no-tours";
import { TourGrid } from "./tour-grid";

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
