"use client";

import { arrayMove } from "@dnd-kit/sortable";
import { Map as MapIcon, SearchX } from "lucide-react";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import {
  type ComponentProps,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from "react";
import { AdminLink } from "@/components/admin/admin-link";
import { BrowserOnly } from "@/components/admin/browser-only";
import { readPriceQuery } from "@/components/admin/palette/price-words";
import { EmptyState } from "@/components/admin/table/empty-state";
import { notifyDone, notifyError } from "@/components/admin/toasts";
import { button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { ApiError } from "@/lib/core/api/client";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { Kind } from "@/lib/tours/kinds";
import { moveTour } from "@/lib/tours/staff-list/api-calls";
import { adminTourSearch, isFiltering, type StaffTourRow } from "@/lib/tours/staff-list/staff-tours";
import { ChoiceBar } from "../prices/choice-bar";
import { PriceChangeDialog } from "../prices/price-change-dialog";
import { listText } from "../words";
import { ListToolbar, useListFilter } from "./list-toolbar";
import { TourRows } from "./tour-rows";
import { usePublications } from "./use-publications";

/** Sends optimistic moves one after another. If one fails, later moves are dropped and the list is loaded again. */
function useTourOrder(kind: Kind, stored: StaffTourRow[]) {
  const router = useRouter();
  const [moved, setMoved] = useState<StaffTourRow[] | null>(null);
  const [pending, setPending] = useState(0);
  const [, startTransition] = useTransition();
  const queue = useRef({ length: 0, last: Promise.resolve(true), left: false });
  const tours = moved ?? stored;
  const latest = useRef(tours);
  useEffect(() => {
    latest.current = tours;
  });

  const reload = () => {
    if (queue.current.length > 0 || queue.current.left) return;
    startTransition(() => {
      router.refresh();
      setMoved(null);
    });
  };

  const send = async (first: number, second: number, undo: () => void): Promise<boolean> => {
    try {
      await moveTour(first, second);
      notifyDone(listText(kind, "reordered"), { label: adminText("batches.undo"), onClick: undo });
      return true;
    } catch (error) {
      const leaving = error instanceof ApiError && error.status === 401;
      // The browser is leaving for the login page, which states the reason. Reloading the list would overtake
      // it.
      if (leaving) queue.current.left = true;
      else notifyError(listText(kind, "reorderFailed"));
      return false;
    }
  };

  const enqueue = (first: number, second: number, undo: () => void) => {
    const { last, length } = queue.current;
    const sent = last
      .then((fine) => fine && send(first, second, undo))
      .finally(() => {
        const left = queue.current.length - 1;
        queue.current.length = left;
        if (left === 0) queue.current.last = Promise.resolve(true);
        setPending(left);
        reload();
      });
    queue.current = { ...queue.current, length: length + 1, last: sent };
    setPending(length + 1);
  };

  const move = (list: StaffTourRow[], from: number, to: number) => {
    const [first, second] = [list[from], list[to]];
    if (!first || !second || from === to) return;
    const after = arrayMove(list, from, to);
    const displaced = after[from]?.id;
    setMoved(after);
    enqueue(first.id, second.id, () => {
      const now = latest.current;
      const indexOf = (id: number | undefined) => now.findIndex((tour) => tour.id === id);
      move(now, indexOf(first.id), indexOf(displaced));
    });
  };

  return {
    tours,
    move: (from: number, to: number) => move(tours, from, to),
    reload,
    saving: pending > 0,
  };
}

/** The selected tours. Tours that have been deleted meanwhile are left out. */
function useChosen(tours: StaffTourRow[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const chosen = useMemo(
    () => new Set(tours.flatMap(({ id }) => (ticked.has(id) ? id : []))),
    [tours, ticked],
  );
  const choose = (ids: number[], on: boolean) =>
    setTicked((before) => {
      const after = new Set(before);
      for (const id of ids) {
        if (on) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  return { chosen, choose, clear: () => setTicked(new Set()) };
}

interface TourTableProps {
  kind: Kind;
  stored: StaffTourRow[];
  limit: number;
}

const idsOf = (tours: StaffTourRow[]) => tours.map(({ id }) => id);

function TourTable({ kind, stored, limit }: TourTableProps) {
  const { tours, move, reload, saving } = useTourOrder(kind, stored);
  const { chosen, choose, clear } = useChosen(tours);
  const publications = usePublications(clear);
  const [pricing, setPricing] = useState(false);
  const params = useSearchParams();
  const path = usePathname();
  const command = readPriceQuery(params);
  const list = useListFilter();
  const { lacks, stale, tag, state } = list.filter;
  const search = useDeferredValue(list.filter.search);
  const find = useMemo(() => adminTourSearch(tours), [tours]);
  const shown = useMemo(
    () => find({ search, lacks, stale, tag, state }),
    [find, search, lacks, stale, tag, state],
  );
  if (tours.length === 0) {
    return (
      <EmptyState
        Icon={MapIcon}
        text={listText(kind, "empty")}
        hint={adminText("tourList.emptyHint")}
        action={
          <AdminLink href={`/admin/${kind}/create`} className={button({ variant: "secondary" })}>
            {listText(kind, "add")}
          </AdminLink>
        }
      />
    );
  }
  const narrowed = isFiltering({ search, lacks, stale, tag, state });
  const locked = narrowed ? adminText("tourList.locked") : null;
  const counts = { shown: shown.length, total: tours.length };
  return (
    <>
      <ListToolbar list={list}>
        <p
          role="status"
          className={classNames(
            "flex flex-wrap items-center gap-x-3 text-ink-soft text-sm max-sm:basis-full sm:ml-auto",
            !narrowed && !saving && "max-sm:sr-only",
          )}
        >
          {saving && <span>{adminText("tourList.savingOrder")}</span>}
          {adminText(narrowed ? "tourList.shown" : "tourList.count", counts)}
        </p>
        {locked && <p className="w-full text-ink-soft text-sm">{locked}</p>}
      </ListToolbar>
      <ChoiceBar
        chosen={chosen.size}
        visible={tours.filter(({ id, visible }) => visible && chosen.has(id)).length}
        busy={publications.busy}
        others={shown.filter(({ id }) => !chosen.has(id)).length}
        onChooseAll={() => choose(idsOf(shown), true)}
        onClear={clear}
        onPrices={() => setPricing(true)}
        onVisibility={(published) => void publications.change([...chosen], published)}
      />
      {(pricing || command) && (
        <PriceChangeDialog
          key={params.toString()}
          tours={{
            chosen: command?.tour ? [command.tour] : [...chosen],
            shown: idsOf(shown),
            all: idsOf(tours),
          }}
          limit={limit}
          given={command?.change}
          onClose={() => {
            setPricing(false);
            if (command) window.history.replaceState(null, "", path);
          }}
          onApplied={clear}
        />
      )}
      {shown.length > 0 ? (
        <TourRows
          kind={kind}
          locked={locked}
          chosen={chosen}
          onChoose={(id, on) => choose([id], on)}
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
            <button
              type="button"
              onClick={list.clear}
              className={button({ variant: "outline", size: "small" })}
            >
              {adminText("tourList.reset")}
            </button>
          }
        />
      )}
    </>
  );
}

/** Renders only in the browser: rows are virtual, and the server does not know the window's height. */
export function AdminTourList(props: ComponentProps<typeof TourTable>) {
  return (
    <BrowserOnly loadingLabel={listText(props.kind, "loading")}>
      <TourTable {...props} />
    </BrowserOnly>
  );
}
