import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { listQuery } from "@/lib/i18n/paths";
import { footerChipsKind } from "@/lib/tours/chips";
import type { Kind } from "@/lib/tours/kinds";
import type { TourListState } from "@/lib/tours/list-state";
import type { TourSummary } from "@/lib/tours/schema";
import { ListMemory } from "./list-memory";
import { TourCard } from "./tour-card";

interface TourGridProps {
  kind: Kind;
  language: Language;
  state: TourListState;
  tours: TourSummary[];
}

/** The cards of a list; while another page or filter is on its way they fade and a spinner turns. */
export function TourGrid({ kind, language, state, tours }: TourGridProps) {
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
