import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { found } from "@/lib/errors";
import { recordResponses } from "@/lib/history/entities";
import { deleteRecord, updateRecord } from "@/lib/history/mutations";
import { lastSave } from "@/lib/history/queries";
import { tourOperations } from "@/lib/openapi/operations/tours";
import { deleteTour, updateTour } from "@/lib/tours/mutations";
import { getTour } from "@/lib/tours/queries";
import { tourResponse } from "@/lib/tours/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(tourOperations.getTour, async ({ params, viewer }) => {
    const tour = found(await getTour(params.id, { hidden: viewer === "admin" }));
    return viewer === "admin" ? recordResponses.tour.one(tour) : tourResponse(tour);
  }),
  endpoint(
    tourOperations.updateTour,
    async ({ params, body, actor }) =>
      recordResponses.tour.one(
        found(
          await updateRecord(
            "tour",
            params.id,
            actor,
            (tx, before) => updateTour(tx, params.id, body, before),
            { confirmed: body.translations_confirmed },
          ),
        ),
      ),
    lastSave("tour"),
  ),
  endpoint(
    tourOperations.deleteTour,
    async ({ params, actor }) =>
      found(await deleteRecord("tour", params.id, actor, (tx) => deleteTour(tx, params.id))),
    lastSave("tour"),
  ),
);
