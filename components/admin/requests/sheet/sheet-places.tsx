import { TellDay } from "@/components/admin/tour-days/tell-day";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { type BoardingGroup, type BoatPlaces, takenPlaces } from "@/lib/requests/sheet/sheet";
import type { TourDay } from "@/lib/tours/days/schema";

interface SheetPlacesProps {
  tour: BoardingGroup;
  day: string;
  boats: readonly BoatPlaces[];
  told: readonly TourDay[];
}

/** "27 of 35" of a boat, and the buttons that tell how many places the day has left. */
export function SheetPlaces({ tour: { key, people }, day, boats, told }: SheetPlacesProps) {
  const id = Number(key);
  const boat = boats.find((each) => each.id === id);
  if (!boat) return null;
  const count = takenPlaces(people, boat.infants);
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-2 py-2">
      {boat.most !== null && (
        <p className="font-semibold text-lg">{adminText("tourDays.ofPlaces", { count, all: boat.most })}</p>
      )}
      <TellDay
        key={`${id} ${day}`}
        tourId={id}
        day={day}
        told={told.find((each) => each.tour_id === id && each.day === day) ?? null}
        {...(boat.most !== null && { counted: boat.most - count })}
      />
    </div>
  );
}
