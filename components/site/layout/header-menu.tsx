"use client";

import { useState } from "react";
import { MenuDrawer } from "@/components/ui/menu-drawer";
import type { Language } from "@/lib/core/i18n/languages";
import type { ShownPaths } from "@/lib/core/pages/public-page";
import { LanguageList } from "./language-list";
import type { NavigationEntry, SearchWords } from "./navigation";
import { SearchForm, type SearchFormState } from "./search-form";

function MenuSearch({ words }: { words: SearchWords }) {
  const [state] = useState((): SearchFormState => {
    const form = document.querySelector<HTMLInputElement>("#header-search-text")?.form;
    const fields = new FormData(form ?? undefined);
    return { search: String(fields.get("search") ?? ""), category: String(fields.get("category") ?? "") };
  });
  return <SearchForm words={words} state={state} id="menu-search" />;
}

interface HeaderMenuProps {
  language: Language;
  alternates: ShownPaths;
  entries: NavigationEntry[];
  /** `language` is absent where the site has a single language. */
  words: { open: string; close: string; title: string; navigation: string; language?: string };
  /** Null where there is nothing to find. */
  searchWords: SearchWords | null;
}

/** Rendered when opened, because the page's HTML has the links elsewhere. */
export function HeaderMenu({ language, alternates, entries, words, searchWords }: HeaderMenuProps) {
  return (
    <MenuDrawer side="right" openLabel={words.open} closeLabel={words.close} title={words.title}>
      {searchWords && <MenuSearch words={searchWords} />}
      <nav aria-label={words.navigation} className="grid divide-y divide-line border-line border-y">
        {entries.map(({ href, label }) => (
          <a key={href} href={href} className="py-2.5 font-medium text-lg hover:text-sea-600">
            {label}
          </a>
        ))}
      </nav>
      {words.language && (
        <div className="grid gap-3">
          <p className="text-ink-soft text-sm">{words.language}</p>
          <LanguageList language={language} alternates={alternates} />
        </div>
      )}
    </MenuDrawer>
  );
}
