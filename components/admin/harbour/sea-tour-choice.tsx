"use client";

import { useState } from "react";
import { adminText } from "@/lib/i18n/admin-messages";
import type { SeaTour } from "@/lib/tours/closures/closure";

const rank = { open: 0, missing: 1, sheltered: 2, none: 3 } as const;

const seaOf = ({ sea }: SeaTour) => sea ?? "missing";

const withoutSearch = 12;

interface TourChoiceProps {
  tours: SeaTour[];
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
}

/** The tours, those at open sea first. The list is folded while tours at open sea are selected. */
export function SeaTourChoice({ tours, chosen, onChange }: TourChoiceProps) {
  const [search, setSearch] = useState("");
  const hasOpenSea = tours.some(({ sea }) => sea === "open");
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = tours
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
    .toSorted((a, b) => rank[seaOf(a)] - rank[seaOf(b)]);
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-2 font-semibold">{adminText("harbour.tours")}</legend>
      {!hasOpenSea && <p className="text-sm">{adminText("harbour.noOpenSea")}</p>}
      <details open={!hasOpenSea} className="rounded-xl border border-line bg-white">
        <summary className="list-item min-h-12 cursor-pointer content-center px-4 font-medium">
          {adminText("harbour.ticked", { count: chosen.size })}
        </summary>
        <div className="grid grid-cols-1 gap-2 px-4 pb-2">
          {tours.length > withoutSearch && (
            <input
              type="search"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              aria-label={adminText("harbour.search")}
              placeholder={adminText("harbour.search")}
              className="min-h-12 rounded-lg border border-sand-500 bg-white px-3 text-base"
            />
          )}
          <ul className="max-h-96 divide-y divide-line overflow-y-auto">
            {found.map((tour) => (
              <li key={tour.id}>
                <label className="flex min-h-14 cursor-pointer items-center gap-3 py-1.5">
                  <input
                    type="checkbox"
                    checked={chosen.has(tour.id)}
                    onChange={() => toggle(tour.id)}
                    className="size-6 shrink-0 cursor-pointer accent-sea-700"
                  />
                  <span className="wrap-anywhere grid min-w-0 leading-snug">
                    <bdi>{tour.name}</bdi>
                    <span className="text-ink-soft text-sm">{adminText(`harbour.sea.${seaOf(tour)}`)}</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </fieldset>
  );
}
