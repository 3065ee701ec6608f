import "server-only";
import type { ToldDay } from "../core/calendar/calendar";
import type { OrderedTour } from "./closures/harbour-order";
import type { OrderNote } from "./closures/order-note";
import { orderOn } from "./closures/order-notes";
import { toldOn } from "./days/queries";
import type { TourSummary } from "./schema";

export interface DayNotes {
  /** The order of the harbour office in spite of which the tour runs. */
  order: OrderNote | null;
  places: ToldDay | null;
}

/** Reads what people have told of a day of the tours of a list, in their order. */
export async function listDayNotes(
  tours: readonly (OrderedTour & Pick<TourSummary, "id" | "calendar">)[],
  day: string,
): Promise<DayNotes[]> {
  const told = await toldOn(tours, day);
  return Promise.all(
    tours.map(async (tour) => ({ order: await orderOn(tour, day), places: told.get(tour.id) ?? null })),
  );
}
