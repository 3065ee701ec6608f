import { readTripText, storeTripText } from "@/lib/core/browser/web-storage";
import { dayInZone } from "@/lib/core/calendar/days";
import { isEmptyTrip, readStoredTrip, type Trip, writeStoredTrip } from "@/lib/trip/trip";

/** Returns the visitor's own day as this tab keeps it, or null. */
export function keptTrip(): Trip | null {
  const now = new Date();
  return readStoredTrip(readTripText(), now, dayInZone(now));
}

/** Keeps a trip for 24 hours from now. An empty trip is forgotten. */
export function keepTrip(trip: Trip): void {
  storeTripText(isEmptyTrip(trip) ? "" : writeStoredTrip(trip, new Date()));
}

const listeners = new Set<(trip: Trip) => void>();

/** Keeps a trip that the visitor has just named, which the whole page then follows. */
export function changeTrip(trip: Trip): void {
  keepTrip(trip);
  for (const listener of listeners) listener(trip);
}

/** Calls the listener after every change of the trip. Returns the function that ends the calls. */
export function whenTripChanges(listener: (trip: Trip) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
