import "server-only";
import type { Current } from "../tours/calendar/current";
import { getCurrentTour } from "../tours/queries";
import type { Tour } from "../tours/schema";

export interface PlanTours {
  /** Those that visitors see, in the order of the ids. */
  tours: Current<Tour>[];
  /** How many of the others there were. */
  gone: number;
}

/** The tours of a plan with the prices of today. */
export async function listPlanTours(ids: number[]): Promise<PlanTours> {
  const found = await Promise.all(ids.map(getCurrentTour));
  const tours = found.filter((tour) => tour !== null);
  return { tours, gone: ids.length - tours.length };
}
