"use client";

import { createContext, type ReactNode, useContext } from "react";
import { type Language, languages } from "@/lib/core/i18n/languages";
import { rememberShownLanguages } from "@/lib/core/i18n/shown-languages";

const Shown = createContext<readonly Language[]>(languages);

interface VisitorLanguagesProps {
  shown: readonly Language[];
  children: ReactNode;
}

/** Tells the forms in the browser which languages visitors see: a language that is off lacks nothing. */
export function VisitorLanguages({ shown, children }: VisitorLanguagesProps) {
  rememberShownLanguages(shown);
  return <Shown value={shown}>{children}</Shown>;
}

export function useVisitorLanguages(): readonly Language[] {
  return useContext(Shown);
}
