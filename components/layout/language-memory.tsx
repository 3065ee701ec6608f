"use client";

import { useEffect } from "react";
import { languageCookie } from "@/lib/i18n/detect";
import type { Language } from "@/lib/i18n/languages";

const oneYear = 365 * 24 * 60 * 60;

/** The page that is shown saves its language, so that public HTML needs no `Set-Cookie`. */
export function LanguageMemory({ language }: { language: Language }) {
  useEffect(() => {
    document.cookie = `${languageCookie}=${language}; path=/; max-age=${oneYear}; samesite=lax`;
  }, [language]);
  return null;
}
