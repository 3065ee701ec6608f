"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { Spinner } from "@/components/ui/spinner";

const never = () => () => undefined;

/** Leaves out of the HTML what is of no use without script. */
export function BrowserOnly({ loadingLabel, children }: { loadingLabel: string; children: ReactNode }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return inBrowser ? children : <Spinner label={loadingLabel} className="py-24" />;
}
