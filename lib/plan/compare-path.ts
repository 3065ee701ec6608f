import type { Language } from "../core/i18n/languages";
import { type Trip, tripEntries } from "../trip/trip";

/** Tours side by side on the widest screens. */
export const mostComparedTours = 4;

/** `/{lang}/compare?tours=1.17&date=2026-12-25&adults=2`; the address of a comparison holds the day, the guests and the place. */
export function comparePath(language: Language, ids: number[] = [], trip?: Trip): string {
  const query = new URLSearchParams(trip ? tripEntries(trip) : []);
  const tours = ids.slice(0, mostComparedTours).join(".");
  const parts = [tours && `tours=${tours}`, query.toString()].filter((part) => part);
  return `/${language}/compare${parts.length > 0 ? `?${parts.join("&")}` : ""}`;
}
