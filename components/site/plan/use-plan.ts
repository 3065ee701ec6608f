"use client";

import { useMemo, useSyncExternalStore } from "react";
import { readPlan, watchPlan } from "@/lib/core/browser/web-storage";
import { type PlanItem, readItems } from "@/lib/plan/stored-plan";

const nothing = () => "";

/** Returns the device's own plan, which all tabs share. It is empty until the page is hydrated. */
export function usePlan(): PlanItem[] {
  const text = useSyncExternalStore(watchPlan, readPlan, nothing);
  return useMemo(() => readItems(text), [text]);
}
