"use client";

import { useSyncExternalStore } from "react";

/** The form's current values for `BookingBar` and `BookingBox`, which are loaded before the form. */
export interface BookingProgress {
  /** The day in the page's language. Empty while the form is not loaded. */
  day: string;
  chosen: { id: number; service: string; count: number }[];
  /** The total as text, and what it does not include: lines on request, and fees on the spot. */
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

/** The starting price of the visitor's own day for `BookingBar`. Null without such a day. */
export interface DayPrice {
  label: string;
  amount: string;
  value: number;
}

let dayPrice: DayPrice | null = null;

export function setDayPrice(price: DayPrice | null): void {
  dayPrice = price;
  for (const listener of listeners) listener();
}

export function useDayPrice(): DayPrice | null {
  return useSyncExternalStore(
    subscribe,
    () => dayPrice,
    () => null,
  );
}
