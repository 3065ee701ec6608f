import "server-only";
import type { Current } from "../tours/calendar/current";
import type { OrderNote } from "../tours/closures/order-note";
import { listComingOrders } from "../tours/closures/order-notes";
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

/** Reads the tours of a plan, each with the orders of the harbour office in spite of which the tour runs on coming days. */
export async function loadPlan(ids: number[]): Promise<PlanTours & { orders: OrderNote[][] }> {
  const plan = await listPlanTours(ids);
  const orders = await Promise.all(plan.tours.map((tour) => listComingOrders(tour, tour.today)));
  return { ...plan, orders };
}
