"use client";

import { useSyncExternalStore } from "react";
import type { BookingCost } from "@/lib/booking/cost";

/**
 * The form's current values, for `BookingBar` (phones) and `BookingBox` (wide screens). Apart from both, because the
 * form's code is loaded later.
 */
export interface BookingProgress {
  /** `YYYY-MM-DD`; empty while there is no form. */
  date: string;
  chosen: { id: number; service: string; count: number }[];
  cost: BookingCost;
}

const none: BookingProgress = { date: "", chosen: [], cost: { total: 0, unpriced: [] } };

let progress = none;
const listeners = new Set<() => void>();

export function setBookingProgress(value: BookingProgress | null): void {
  progress = value ?? none;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useBookingProgress(): BookingProgress {
  return useSyncExternalStore(
    subscribe,
    () => progress,
    () => none,
  );
}
