// GET packages/{id}, all: 200 the bare tour
// PUT packages/{id} (partial), admin: 200 tour; DELETE packages/{id}, admin: 204
import { endpoint } from "@/lib/api/endpoint";
import { found } from "@/lib/api/found";
import { jsonBody } from "@/lib/api/json-body";
import { methods } from "@/lib/api/methods";
import { idParams } from "@/lib/api/query";
import { tourAnswer } from "@/lib/tours/answer";
import { tourUpdateSchema } from "@/lib/tours/input";
import { deleteTour, updateTour } from "@/lib/tours/mutations";
import { getTour, getTourVersion } from "@/lib/tours/queries";

const change = { auth: "admin", params: idParams, record: getTourVersion } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint({ params: idParams }, async ({ params }) => tourAnswer(found(await getTour(params.id)))),
  PUT: endpoint({ ...change, body: jsonBody(tourUpdateSchema) }, async ({ params, body }) =>
    tourAnswer(found(await updateTour(params.id, body))),
  ),
  DELETE: endpoint({ ...change, status: 204 }, async ({ params }) => found(await deleteTour(params.id))),
});
