"use client";

import { useSyncExternalStore } from "react";

/** What stands in the form, for the bar at the foot of a phone's screen and the box beside the form on a wide one. */
export interface BookingProgress {
  /** `YYYY-MM-DD`; empty while there is no form. */
  date: string;
  chosen: { id: number; service: string; count: number }[];
  total: number;
}

const none: BookingProgress = { date: "", chosen: [], total: 0 };

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
