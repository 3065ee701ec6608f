import type { Language } from "../i18n/languages";
import { defineAddress, sentUrl } from "../pages/address";
import { readTrip, type Trip, tripEntries, tripParameters } from "../trip/trip";
import { readTourIds } from "./address";

/** Tours side by side on the widest screens. */
export const mostComparedTours = 4;

/** `/{lang}/compare?tours=1.17&date=2026-12-25&adults=2`; the address of a comparison holds the day, the guests and the place. */
export function comparePath(language: Language, ids: number[] = [], trip?: Trip): string {
  const query = new URLSearchParams(trip ? tripEntries(trip) : []);
  const tours = ids.slice(0, mostComparedTours).join(".");
  const parts = [tours && `tours=${tours}`, query.toString()].filter((part) => part);
  return `/${language}/compare${parts.length > 0 ? `?${parts.join("&")}` : ""}`;
}

/** Reads the tours of all `tours` parameters, because the form that adds a tour sends one of its own. */
export const compareAddress = defineAddress<{ ids: number[]; trip: Trip }>({
  route: "/compare",
  read({ language, pathname, query }) {
    const ids = readTourIds(query.getAll("tours").join(".")).slice(0, mostComparedTours);
    const trip = readTrip(Object.fromEntries(tripParameters.map((name) => [name, query.get(name)])));
    const url = comparePath(language, ids, trip);
    const sent = sentUrl(pathname, query, ["tours", ...tripParameters]);
    const isClean = sent.replace(/\?$/, "") === url;
    return { params: { ids, trip }, url: isClean ? url : sent, keep: false };
  },
});
