"use client";

import { createContext, useContext } from "react";
import { fallbackLanguage, type Language } from "@/lib/core/i18n/languages";

export type ShownLanguageState = readonly [Language, (language: Language) => void];

/** The shown language is shared by the whole form, because a translator works language by language. */
export const ShownLanguage = createContext<ShownLanguageState>([fallbackLanguage, () => undefined]);

export function useShownLanguage() {
  return useContext(ShownLanguage);
}
