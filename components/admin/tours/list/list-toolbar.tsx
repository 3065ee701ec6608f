"use client";

import { X } from "lucide-react";
import { usePathname, useSearchParams } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { ListChoice, ListSearch, ListTools } from "@/components/admin/table/list-tools";
import { PhoneFold } from "@/components/admin/table/phone-fold";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { isLanguage, languages } from "@/lib/core/i18n/languages";
import { type TargetLanguage, targetLanguages } from "@/lib/core/translations/schema";
import { tourStates } from "@/lib/tours/publication";
import type { StaffTourFilter } from "@/lib/tours/staff-list/staff-tours";
import { tagOf, tags } from "@/lib/tours/tags";

const pause = 300;

/** Shares a query parameter with the filter for missing languages. */
const staleIn = (language: TargetLanguage) => `stale-${language}`;

const parameters = ["search", "lacks", "tags", "state"] as const;

type Written = Record<(typeof parameters)[number], string>;

/** Reads the filter of the address. `useSearchParams` follows a change of the address later, in a transition. */
function readAddress(): Written {
  const params = new URLSearchParams(window.location.search);
  return Object.fromEntries(parameters.map((name) => [name, params.get(name) ?? ""])) as Written;
}

function query(filter: Written): string {
  const active = Object.entries(filter).filter(([, value]) => value);
  return active.length > 0 ? `?${new URLSearchParams(active)}` : "";
}

/** Stores the filter in the address, so that Back, a reload and a link restore it. */
export function useListFilter() {
  const path = usePathname();
  const params = useSearchParams();
  const search = params.get("search") ?? "";
  const lacks = params.get("lacks") ?? "";
  const tags = params.get("tags") ?? "";
  const state = params.get("state") ?? "";
  const [typed, setTyped] = useState(search);
  const [lastWritten, setLastWritten] = useState(search);
  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    setSeen(search);
    // The address was changed by a link or Back, not by typing.
    if (search !== lastWritten) setTyped(search);
  }
  const write = (next: Partial<Written>) => {
    const written = { ...readAddress(), search: typed.trim(), ...next };
    setLastWritten(written.search);
    window.history.replaceState(null, "", path + query(written));
  };
  useEffect(() => {
    const text = typed.trim();
    if (text === search) return;
    const timer = setTimeout(() => {
      setLastWritten(text);
      window.history.replaceState(null, "", path + query({ ...readAddress(), search: text }));
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, search, path]);
  const filter: StaffTourFilter = {
    search: typed,
    lacks: isLanguage(lacks) ? lacks : null,
    stale: targetLanguages.find((language) => lacks === staleIn(language)) ?? null,
    tag: tagOf(tags) ?? null,
    state: tourStates.find((each) => each === state) ?? null,
  };
  const clear = () => {
    setTyped("");
    write({ search: "", lacks: "", tags: "", state: "" });
  };
  return { filter, setSearch: setTyped, write, clear };
}

const languageOptions = [
  ...languages.map((value) => ({ value, label: adminText(`tourList.lacks.${value}`) })),
  ...targetLanguages.map((language) => ({
    value: staleIn(language),
    label: adminText("tourList.stale", { language: adminText(`dashboard.language.${language}`) }),
  })),
];
const tagOptions = tags.map((value) => ({ value, label: adminText(`tourForm.tagNames.${value}`) }));
const stateOptions = tourStates.map((value) => ({ value, label: adminText(`tourList.states.${value}`) }));

interface ListToolbarProps {
  list: ReturnType<typeof useListFilter>;
  children: ReactNode;
}

export function ListToolbar({ list, children }: ListToolbarProps) {
  const { filter, setSearch, write } = list;
  const { stale, lacks, tag, state } = filter;
  return (
    <ListTools>
      <ListSearch
        type="text"
        inputMode="search"
        autoComplete="off"
        aria-label={adminText("tourList.search")}
        placeholder={adminText("tourList.search")}
        value={filter.search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onKeyDown={({ key }) => key === "Escape" && setSearch("")}
      >
        {filter.search && (
          <button
            type="button"
            aria-label={adminText("tourList.clear")}
            onClick={() => setSearch("")}
            className="absolute top-1 right-1 grid size-9 place-items-center rounded-full text-ink-soft hover:bg-sea-100 hover:text-ink"
          >
            <X aria-hidden="true" className="size-4.5" />
          </button>
        )}
      </ListSearch>
      <PhoneFold
        label={adminText("listTools.filter")}
        active={[stale ?? lacks, tag, state].filter(Boolean).length}
      >
        <ListChoice
          aria-label={adminText("tourList.language")}
          any={adminText("tourList.anyLanguage")}
          value={filter.stale ? staleIn(filter.stale) : (filter.lacks ?? "")}
          options={languageOptions}
          onChange={({ currentTarget }) => write({ lacks: currentTarget.value })}
        />
        <ListChoice
          aria-label={adminText("tourList.tag")}
          any={adminText("tourList.anyTag")}
          value={filter.tag ?? ""}
          options={tagOptions}
          onChange={({ currentTarget }) => write({ tags: currentTarget.value })}
        />
        <ListChoice
          aria-label={adminText("tourList.state")}
          any={adminText("tourList.anyState")}
          value={filter.state ?? ""}
          options={stateOptions}
          onChange={({ currentTarget }) => write({ state: currentTarget.value })}
        />
      </PhoneFold>
      {children}
    </ListTools>
  );
}
