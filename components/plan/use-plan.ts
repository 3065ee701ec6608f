"use client";

import { useMemo, useSyncExternalStore } from "react";
import { readPlan, watchPlan } from "@/lib/browser/web-storage";
import { type PlanItem, readItems } from "@/lib/plan/stored-plan";

const nothing = () => "";

/** The device's own plan; empty while the page is not hydrated. All tabs agree on it. */
export function usePlan(): PlanItem[] {
  const text = useSyncExternalStore(watchPlan, readPlan, nothing);
  return useMemo(() => readItems(text), [text]);
}
