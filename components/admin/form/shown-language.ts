"use client";

import { createContext, useContext } from "react";
import { fallbackLanguage, type Language } from "@/lib/i18n/languages";

export type ShownLanguageState = readonly [Language, (language: Language) => void];

/**
 * The language that narrow screens show, shared by the whole form: a translator works language by language.
 */
export const ShownLanguage = createContext<ShownLanguageState>([fallbackLanguage, () => undefined]);

export function useShownLanguage() {
  return useContext(ShownLanguage);
}
