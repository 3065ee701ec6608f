"use client";

import { useSyncExternalStore } from "react";

/** The form's current values for `BookingBar` and `BookingBox`, which are loaded before the form. */
export interface BookingProgress {
  /** The day in the page's language. Empty while the form is not loaded. */
  day: string;
  chosen: { id: number; service: string; count: number }[];
  /** The total as text, and the price lines that it does not include. */
  total: { amount: string; without: string };
}

const none: BookingProgress = { day: "", chosen: [], total: { amount: "", without: "" } };

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
