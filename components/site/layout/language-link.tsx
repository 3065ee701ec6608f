import type { ReactNode } from "react";
import type { Language } from "@/lib/core/i18n/languages";

interface LanguageLinkProps {
  language: Language;
  href: string;
  current?: boolean;
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Links to the same page in `language`. `LinkEffects` keeps the query and hash of the address bar. */
export function LanguageLink({ language, href, current, label, className, children }: LanguageLinkProps) {
  return (
    <a
      href={href}
      hrefLang={language}
      lang={label ? undefined : language}
      aria-current={current || undefined}
      aria-label={label}
      className={className}
    >
      {children}
    </a>
  );
}
