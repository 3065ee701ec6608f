import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { recordEndpoints } from "@/lib/history/record-endpoints";
import { tourOperations } from "@/lib/openapi/operations/tours";
import { getTour } from "@/lib/tours/queries";

const tours = recordEndpoints("tour");

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(
    tourOperations.getTour,
    tours.get((id, viewer) => getTour(id, { hidden: viewer === "admin" })),
  ),
  endpoint(tourOperations.updateTour, tours.update, tours.lastSave),
  endpoint(tourOperations.deleteTour, tours.remove, tours.lastSave),
);
