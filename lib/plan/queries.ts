import "server-only";
import type { Current } from "../tours/calendar/current";
import { getCurrentTour } from "../tours/queries";
import type { Tour } from "../tours/schema";

export interface PlanTours {
  tours: Current<Tour>[];
  gone: number;
}

export async function listPlanTours(ids: number[]): Promise<PlanTours> {
  const found = await Promise.all(ids.map(getCurrentTour));
  const tours = found.filter((tour) => tour !== null);
  return { tours, gone: ids.length - tours.length };
}
