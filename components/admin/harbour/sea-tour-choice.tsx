"use client";

import { useState } from "react";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { kindOf } from "@/lib/tours/kinds";
import type { TourConcern } from "./concerned-tours";

const withoutSearch = 12;

interface TourChoiceProps {
  tours: TourConcern[];
  chosen: ReadonlySet<number>;
  onToggle: (id: number) => void;
}

/** The tours that are concerned, those whose facts are missing, and the rest, each with its reason. */
export function SeaTourChoice({ tours, chosen, onToggle }: TourChoiceProps) {
  const [search, setSearch] = useState("");
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = tours.filter(({ tour }) => words.every((word) => tour.name.toLowerCase().includes(word)));
  const inGroup = (group: TourConcern["group"]) => tours.filter((each) => each.group === group);
  const missing = inGroup("missing");
  const concerned = inGroup("concerned");
  const isListed = ({ tour, group }: TourConcern) => group === "concerned" || chosen.has(tour.id);
  const list = (listed: TourConcern[]) => (
    <ul className="max-h-96 divide-y divide-line overflow-y-auto">
      {listed.map((each) => (
        <TourRow key={each.tour.id} {...each} checked={chosen.has(each.tour.id)} onToggle={onToggle} />
      ))}
    </ul>
  );
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-2 font-semibold">{adminText("harbour.tours")}</legend>
      {concerned.length === 0 && <p className="text-sm">{adminText("harbour.noneConcerned")}</p>}
      <Fold title={adminText("harbour.ticked", { count: chosen.size })}>{list(tours.filter(isListed))}</Fold>
      {missing.length > 0 && (
        <Fold title={adminText("harbour.missing", { count: missing.length })} isOpen={missing.length <= 3}>
          <p className="text-sm">{adminText("harbour.missingIntro")}</p>
          {list(missing)}
        </Fold>
      )}
      <Fold
        title={adminText("harbour.others", { count: inGroup("others").length })}
        isOpen={concerned.length + missing.length === 0}
      >
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
        {list(search ? found : found.filter(({ group }) => group === "others"))}
      </Fold>
    </fieldset>
  );
}

interface FoldProps {
  title: string;
  isOpen?: boolean;
  children: React.ReactNode;
}

function Fold({ title, isOpen, children }: FoldProps) {
  return (
    <details open={isOpen} className="rounded-xl border border-line bg-white">
      <summary className="list-item min-h-12 cursor-pointer content-center px-4 font-medium">{title}</summary>
      <div className="grid grid-cols-1 gap-2 px-4 pb-2">{children}</div>
    </details>
  );
}

interface TourRowProps extends TourConcern {
  checked: boolean;
  onToggle: (id: number) => void;
}

function TourRow({ tour, group, why, checked, onToggle }: TourRowProps) {
  return (
    <li className="flex items-center gap-3">
      <label className="flex min-h-14 min-w-0 grow cursor-pointer items-center gap-3 py-1.5">
        <input
          type="checkbox"
          checked={checked}
          onChange={() => onToggle(tour.id)}
          className="size-6 shrink-0 cursor-pointer accent-sea-700"
        />
        <span className="wrap-anywhere grid min-w-0 leading-snug">
          <bdi>{tour.name}</bdi>
          <span className="text-ink-soft text-sm">{why}</span>
        </span>
      </label>
      {group === "missing" && (
        <a
          href={`/admin/${kindOf(tour.tour_type)}/edit/${tour.id}`}
          className="inline-flex min-h-12 shrink-0 items-center font-medium text-sm underline underline-offset-4"
        >
          {adminText("harbour.complete")}
          <span className="sr-only">: {tour.name}</span>
        </a>
      )}
    </li>
  );
}
