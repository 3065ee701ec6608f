"use client";

import { createContext, useContext } from "react";
import { fallbackLanguage, type Language } from "@/lib/i18n/languages";

/** Which language narrow screens show, one for the whole form: a translator goes through it language by language. */
export const ShownLanguage = createContext<[Language, (language: Language) => void]>([
  fallbackLanguage,
  () => undefined,
]);

export function useShownLanguage() {
  return useContext(ShownLanguage);
}
