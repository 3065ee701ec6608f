"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { Spinner } from "@/components/ui/spinner";

const never = () => () => undefined;

/** Has its children drawn by the browser alone: a form that nobody can use before its script need not be sent as HTML. */
export function BrowserOnly({ loadingLabel, children }: { loadingLabel: string; children: ReactNode }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return inBrowser ? children : <Spinner label={loadingLabel} className="py-24" />;
}
