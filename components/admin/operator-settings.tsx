"use client";

import { createContext, type ReactNode, useContext } from "react";
import { type Language, languages } from "@/lib/core/i18n/languages";
import { rememberShownLanguages } from "@/lib/core/i18n/shown-languages";
import { rememberStaffNames, type StaffNames } from "@/lib/core/i18n/staff-names";

const SiteNameContext = createContext("");

/** Passes the name of the site to previews of search results. */
export function SiteName({ name, children }: { name: string; children: ReactNode }) {
  return <SiteNameContext value={name}>{children}</SiteNameContext>;
}

export function useSiteName(): string {
  return useContext(SiteNameContext);
}

interface StaffWordsProps {
  names: StaffNames;
  children: ReactNode;
}

/** Tells the forms in the browser the operator's own names before the forms are drawn. */
export function StaffWords({ names, children }: StaffWordsProps) {
  rememberStaffNames(names);
  return children;
}

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
