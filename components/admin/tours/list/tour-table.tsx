"use client";

import { Map as MapIcon, SearchX } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { AdminLink } from "@/components/admin/admin-link";
import { EmptyState } from "@/components/admin/table/empty-state";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Kind } from "@/lib/tours/kinds";
import { adminTourSearch, isFiltering } from "@/lib/tours/list-admin-filter";
import type { AdminTour } from "@/lib/tours/list-admin-row";
import { ListToolbar } from "./list-toolbar";
import { listText } from "./list-words";
import { TourRows } from "./tour-rows";
import { useListFilter } from "./use-list-filter";
import { useTourOrder } from "./use-tour-order";

/** The tours of a kind, to be found, ordered and worked on. */
export function TourTable({ kind, stored }: { kind: Kind; stored: AdminTour[] }) {
  const { tours, move, reload, saving } = useTourOrder(kind, stored);
  const list = useListFilter();
  const { lacks, tag } = list.filter;
  const search = useDeferredValue(list.filter.search);
  const find = useMemo(() => adminTourSearch(tours), [tours]);
  const shown = useMemo(() => find({ search, lacks, tag }), [find, search, lacks, tag]);
  if (tours.length === 0) {
    return (
      <EmptyState
        Icon={MapIcon}
        text={listText(kind, "empty")}
        hint={adminText("tourList.emptyHint")}
        action={
          <AdminLink href={`/admin/${kind}/create`} className={button({ look: "secondary" })}>
            {listText(kind, "add")}
          </AdminLink>
        }
      />
    );
  }
  const narrowed = isFiltering({ search, lacks, tag });
  const locked = narrowed ? adminText("tourList.locked") : null;
  const counts = { shown: shown.length, total: tours.length };
  return (
    <>
      <ListToolbar list={list}>
        <p
          role="status"
          className="col-span-2 flex flex-wrap items-center gap-x-3 text-ink-soft text-sm sm:ml-auto"
        >
          {saving && <span>{adminText("tourList.savingOrder")}</span>}
          {adminText(narrowed ? "tourList.shown" : "tourList.count", counts)}
        </p>
        {locked && <p className="col-span-2 w-full text-ink-soft text-sm">{locked}</p>}
      </ListToolbar>
      {shown.length > 0 ? (
        <TourRows
          {...{ kind, locked }}
          label={listText(kind, "title")}
          tours={shown}
          onMove={move}
          onDeleted={reload}
        />
      ) : (
        <EmptyState
          Icon={SearchX}
          text={adminText("tourList.nothing")}
          action={
            <button type="button" onClick={list.clear} className={button({ look: "outline", size: "small" })}>
              {adminText("tourList.reset")}
            </button>
          }
        />
      )}
    </>
  );
}
