"use client";

import { Search, X } from "lucide-react";
import type { ReactNode } from "react";
import { adminText } from "@/lib/i18n/admin-messages";
import { languages } from "@/lib/i18n/languages";
import { tags } from "@/lib/tours/tags";
import type { useListFilter } from "./use-list-filter";

const field = "h-11 min-w-0 rounded-full border border-ink-soft/40 bg-white text-sm";

interface ChoiceProps {
  label: string;
  any: string;
  value: string;
  options: [value: string, label: string][];
  onChoose: (value: string) => void;
}

function Choice({ label, any, value, options, onChoose }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      className={`${field} max-sm:grow max-sm:basis-32 pr-2 pl-4`}
    >
      <option value="">{any}</option>
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** Narrows the list down: words, a language that is missing, a type. */
export function ListToolbar({
  list,
  children,
}: {
  list: ReturnType<typeof useListFilter>;
  /** How many are shown. */
  children: ReactNode;
}) {
  const { filter, setSearch, write } = list;
  return (
    <search className="mb-4 flex flex-wrap items-center gap-2 sm:gap-3">
      <div className="relative flex min-w-0 max-sm:w-full sm:w-80">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4 size-4.5 -translate-y-1/2 text-ink-soft"
        />
        <input
          type="text"
          inputMode="search"
          autoComplete="off"
          aria-label={adminText("tourList.search")}
          placeholder={adminText("tourList.search")}
          value={filter.search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          onKeyDown={({ key }) => key === "Escape" && setSearch("")}
          className={`${field} w-full pr-11 pl-11`}
        />
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
      </div>
      <Choice
        label={adminText("tourList.language")}
        any={adminText("tourList.anyLanguage")}
        value={filter.lacks ?? ""}
        options={languages.map((language) => [language, adminText(`tourList.lacks.${language}`)])}
        onChoose={(lacks) => write({ lacks })}
      />
      <Choice
        label={adminText("tourList.tag")}
        any={adminText("tourList.anyTag")}
        value={filter.tag ?? ""}
        options={tags.map((tag) => [tag, adminText(`tourForm.tagNames.${tag}`)])}
        onChoose={(tag) => write({ tags: tag })}
      />
      {children}
    </search>
  );
}
