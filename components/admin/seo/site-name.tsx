"use client";

import { createContext, type ReactNode, useContext } from "react";

const SiteNameContext = createContext("");

/** Passes the name of the site to previews of search results. */
export function SiteName({ name, children }: { name: string; children: ReactNode }) {
  return <SiteNameContext value={name}>{children}</SiteNameContext>;
}

export function useSiteName(): string {
  return useContext(SiteNameContext);
}
