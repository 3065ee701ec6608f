"use client";

import { MenuDrawer } from "@/components/ui/menu-drawer";
import type { Language } from "@/lib/i18n/languages";
import { LanguageList } from "./language-list";
import { NavLink } from "./nav-link";
import type { NavigationEntry } from "./navigation";
import { SearchForm, type SearchState } from "./search-form";
import type { SearchWords } from "./search-words";

interface HeaderMenuProps {
  language: Language;
  alternates: Record<Language, string>;
  entries: NavigationEntry[];
  search: SearchState;
  words: { open: string; close: string; title: string; navigation: string; language: string };
  searchWords: SearchWords;
}

/** Everything of the header, for a narrow screen. Drawn when it is opened: the page's HTML has it all elsewhere. */
export function HeaderMenu({ language, alternates, entries, search, words, searchWords }: HeaderMenuProps) {
  return (
    <MenuDrawer side="right" openLabel={words.open} closeLabel={words.close} title={words.title}>
      <SearchForm words={searchWords} state={search} id="menu-search" />
      <nav aria-label={words.navigation} className="grid divide-y divide-line border-line border-y">
        {entries.map(({ href, label }) => (
          <NavLink key={href} href={href} className="py-2.5 font-medium text-lg hover:text-sea-600">
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="grid gap-3">
        <p className="text-ink-soft text-sm">{words.language}</p>
        <LanguageList language={language} alternates={alternates} />
      </div>
    </MenuDrawer>
  );
}
