// GET packages/{id}, all: 200 the bare tour
// PUT packages/{id} (partial), admin: 200 tour; DELETE packages/{id}, admin: 204
import { endpoint } from "@/lib/api/endpoint";
import { jsonBody } from "@/lib/api/json-body";
import { methods } from "@/lib/api/methods";
import { idParams } from "@/lib/api/query";
import { found } from "@/lib/errors";
import { deleteTour, updateTour } from "@/lib/tours/mutations";
import { getTour, getTourVersion } from "@/lib/tours/queries";
import { tourResponse, tourUpdateSchema } from "@/lib/tours/schema";

const change = { auth: "admin", params: idParams, record: getTourVersion } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint({ params: idParams }, async ({ params }) => tourResponse(found(await getTour(params.id)))),
  PUT: endpoint({ ...change, body: jsonBody(tourUpdateSchema) }, async ({ params, body }) =>
    tourResponse(found(await updateTour(params.id, body))),
  ),
  DELETE: endpoint({ ...change, status: 204 }, async ({ params }) => found(await deleteTour(params.id))),
});
