"use client";

import type { MouseEvent, ReactNode } from "react";
import type { Language } from "@/lib/i18n/languages";

interface LanguageLinkProps {
  language: Language;
  href: string;
  current?: boolean;
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Links to the same page in `language` and keeps the address bar's query and hash. */
export function LanguageLink({ language, href, current, label, className, children }: LanguageLinkProps) {
  const keepQuery = (event: MouseEvent<HTMLAnchorElement>) => {
    const target = new URL(href, window.location.href);
    target.search = window.location.search;
    target.hash = window.location.hash;
    event.currentTarget.href = target.href;
  };
  return (
    <a
      href={href}
      hrefLang={language}
      lang={label ? undefined : language}
      aria-current={current || undefined}
      aria-label={label}
      onClick={keepQuery}
      className={className}
    >
      {children}
    </a>
  );
}
