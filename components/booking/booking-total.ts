"use client";

import { useSyncExternalStore } from "react";

/** The running total of the form, for the bar at the foot of a phone's screen. */
let total = 0;
const listeners = new Set<() => void>();

export function setBookingTotal(value: number): void {
  total = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useBookingTotal(): number {
  return useSyncExternalStore(
    subscribe,
    () => total,
    () => 0,
  );
}
