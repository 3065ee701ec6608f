import { readTripText, storeTripText } from "@/lib/browser/web-storage";
import { phuketDay } from "@/lib/calendar/days";
import { isEmptyTrip, readStoredTrip, type Trip, writeStoredTrip } from "@/lib/trip/trip";

/** Returns the visitor's own day as this tab keeps it, or null. */
export function keptTrip(): Trip | null {
  const now = new Date();
  return readStoredTrip(readTripText(), now, phuketDay(now));
}

/** Keeps a trip for 24 hours from now. An empty trip is forgotten. */
export function keepTrip(trip: Trip): void {
  storeTripText(isEmptyTrip(trip) ? "" : writeStoredTrip(trip, new Date()));
}
