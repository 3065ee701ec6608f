"use client";

import { X } from "lucide-react";
import type { ReactNode } from "react";
import { ListChoice } from "@/components/admin/table/list-choice";
import { ListSearch } from "@/components/admin/table/list-search";
import { ListTools } from "@/components/admin/table/list-tools";
import { adminText } from "@/lib/i18n/admin-messages";
import { languages } from "@/lib/i18n/languages";
import { tags } from "@/lib/tours/tags";
import type { useListFilter } from "./use-list-filter";

const languageOptions = languages.map((value) => ({ value, label: adminText(`tourList.lacks.${value}`) }));
const tagOptions = tags.map((value) => ({ value, label: adminText(`tourForm.tagNames.${value}`) }));

interface ListToolbarProps {
  list: ReturnType<typeof useListFilter>;
  /** How many are shown. */
  children: ReactNode;
}

/** Narrows the list down: words, a language that is missing, a type. */
export function ListToolbar({ list, children }: ListToolbarProps) {
  const { filter, setSearch, write } = list;
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
      <ListChoice
        aria-label={adminText("tourList.language")}
        any={adminText("tourList.anyLanguage")}
        value={filter.lacks ?? ""}
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
      {children}
    </ListTools>
  );
}
