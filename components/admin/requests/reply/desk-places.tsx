import { TellDay } from "@/components/admin/tour-days/tell-day";
import type { DeskTour } from "@/lib/requests/reply/desk-tour";

/** Tells after a confirmation how many places the day of a tour has left. The desk knows who told it only after a press. */
export function DeskPlaces({ tour, day }: { tour: DeskTour; day: string }) {
  const places = tour.days.get(day)?.places ?? null;
  const told = places && { tour_id: tour.id, day, told_by: null, ...places };
  return <TellDay tourId={tour.id} day={day} told={told} />;
}
