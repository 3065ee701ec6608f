"use client";

import { useSyncExternalStore } from "react";

/**
 * The form's current values, for `BookingBar` (phones) and `BookingBox` (wide screens). Apart from both, because the
 * form's code is loaded later.
 */
export interface BookingProgress {
  /** Written out in the language of the page; empty while there is no form. */
  day: string;
  chosen: { id: number; service: string; count: number }[];
  /** The total as the form writes it, and the lines that it does not contain. */
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
