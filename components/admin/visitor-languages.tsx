"use client";

import { createContext, type ReactNode, useContext } from "react";
import { type Language, languages } from "@/lib/core/i18n/languages";

const Shown = createContext<readonly Language[]>(languages);

interface VisitorLanguagesProps {
  shown: readonly Language[];
  children: ReactNode;
}

/** Passes the languages that visitors see to the marks of missing texts, because a language that is off lacks nothing. */
export function VisitorLanguages({ shown, children }: VisitorLanguagesProps) {
  return <Shown value={shown}>{children}</Shown>;
}

export function useVisitorLanguages(): readonly Language[] {
  return useContext(Shown);
}
