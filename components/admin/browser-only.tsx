"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { Spinner } from "@/components/ui/spinner";

const never = () => () => undefined;

/**
 * Renders its children only in the browser, because a form that needs its script is not worth sending as
 * HTML.
 */
export function BrowserOnly({ loadingLabel, children }: { loadingLabel: string; children: ReactNode }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return inBrowser ? children : <Spinner label={loadingLabel} className="py-24" />;
}
