import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { found } from "@/lib/errors";
import { tourOperations } from "@/lib/openapi/operations/tours";
import { listAvailability } from "@/lib/tours/calendar/availability";
import { getTour } from "@/lib/tours/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(tourOperations.listAvailability, async ({ params, query, viewer }) => {
    const tour = found(await getTour(params.id, { hidden: viewer === "admin" }));
    return { data: listAvailability(tour, query, new Date()) };
  }),
);
