// GET packages?tour_type&per_page&page&min_rate&search&tags, all: 200 {"data":[…],"pagination":{…}}
// POST packages, admin: 201 tour
import { endpoint } from "@/lib/api/endpoint";
import { jsonBody } from "@/lib/api/json-body";
import { methods } from "@/lib/api/methods";
import { tourListQuery, tourListRequest } from "@/lib/tours/list-query";
import { createTour } from "@/lib/tours/mutations";
import { listWholeTours } from "@/lib/tours/queries";
import { tourCreateSchema, tourResponse } from "@/lib/tours/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint({ query: tourListQuery }, async ({ query, viewer }) => {
    const { tours, pagination } = await listWholeTours(tourListRequest(query, viewer));
    return { data: tours.map(tourResponse), pagination };
  }),
  POST: endpoint({ auth: "admin", body: jsonBody(tourCreateSchema), status: 201 }, ({ body, idempotent }) =>
    idempotent(async (tx) => tourResponse(await createTour(tx, body))),
  ),
});
