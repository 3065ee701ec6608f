"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { classNames } from "@/components/ui/class-names";
import { MenuDrawer } from "@/components/ui/menu-drawer";
import type { Language } from "@/lib/core/i18n/languages";
import { LanguageList } from "./language-list";
import type { NavigationEntry, SearchWords } from "./navigation";
import { SearchForm, type SearchFormState } from "./search-form";

const solidAfter = 10;

/** The fixed bar: transparent at the top of the page (`light` text over a picture), solid once scrolled. */
export function HeaderBar({ light, children }: { light: boolean; children: ReactNode }) {
  const [solid, setSolid] = useState(false);
  useEffect(() => {
    const isScrolled = () => window.scrollY > solidAfter;
    // The frame of a jump shows the bar in its new colours, so that white letters never stand on a white page.
    const update = () => flushSync(() => setSolid(isScrolled()));
    setSolid(isScrolled());
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return (
    <header
      data-solid={solid || undefined}
      data-light={(light && !solid) || undefined}
      className={classNames(
        "group/header site-header header-shade data-light:text-white",
        // Solid without script, because text that scrolls beneath the letters would be unreadable.
        !light && "bg-sand-50/95",
      )}
    >
      {children}
    </header>
  );
}

interface DisclosureProps {
  summary: ReactNode;
  label?: string;
  className?: string;
  panelClassName: string;
  children: ReactNode;
}

/** Opens without script. Escape, a click outside or a chosen link close it. The focus goes to its field. */
export function Disclosure({ summary, label, className, panelClassName, children }: DisclosureProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    const choose = (event: Event) => {
      if (event.target instanceof Element && event.target.closest("a")) details.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.open) return;
      details.open = false;
      details.querySelector("summary")?.focus();
    };
    const focusField = () => {
      if (details.open) details.querySelector("input")?.focus();
    };
    document.addEventListener("click", leave);
    document.addEventListener("focusin", leave);
    details.addEventListener("toggle", focusField);
    details.addEventListener("click", choose);
    details.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("click", leave);
      document.removeEventListener("focusin", leave);
      details.removeEventListener("toggle", focusField);
      details.removeEventListener("click", choose);
      details.removeEventListener("keydown", closeOnEscape);
    };
  }, []);
  return (
    <details ref={ref} className="group/disclosure relative shrink-0">
      <summary aria-label={label} className={className}>
        {summary}
      </summary>
      <div className={panelClassName}>{children}</div>
    </details>
  );
}

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
  alternates: Record<Language, string>;
  entries: NavigationEntry[];
  words: { open: string; close: string; title: string; navigation: string; language: string };
  searchWords: SearchWords;
}

/** Rendered when opened, because the page's HTML has the links elsewhere. */
export function HeaderMenu({ language, alternates, entries, words, searchWords }: HeaderMenuProps) {
  return (
    <MenuDrawer side="right" openLabel={words.open} closeLabel={words.close} title={words.title}>
      <MenuSearch words={searchWords} />
      <nav aria-label={words.navigation} className="grid divide-y divide-line border-line border-y">
        {entries.map(({ href, label }) => (
          <a key={href} href={href} className="py-2.5 font-medium text-lg hover:text-sea-600">
            {label}
          </a>
        ))}
      </nav>
      <div className="grid gap-3">
        <p className="text-ink-soft text-sm">{words.language}</p>
        <LanguageList language={language} alternates={alternates} />
      </div>
    </MenuDrawer>
  );
}
