import "server-only";
import { z } from "zod";
import { type Api, endpoint } from "../core/api/endpoint";
import { jsonBody, multipartBody } from "../core/api/operation";
import { idParams } from "../core/api/query";
import { nameResponse, pageOf } from "../core/api/responses";
import { momentOfDay } from "../core/content/dependencies";
import { found } from "../core/errors";
import { recordEndpoints } from "../core/history/record-endpoints";
import { storeUpload } from "../core/storage/images";
import { imageReceipt, uploadedImageSchema } from "../core/storage/upload";
import { getSiteSettings } from "../site/settings";
import { availabilityQuery, availabilitySchema, listAvailability } from "./calendar/availability";
import { facetsQuery, tourListQuery, tourListRequest } from "./list/api-query";
import { closedTourSchema, listPageResponse, requireRequestedDay, runsSchema } from "./list/day-response";
import { facetsSchema } from "./list/facets";
import { getFacets, listWholePage } from "./list/queries";
import { swapOrder } from "./order";
import { requirePickupArea } from "./pickup-areas/queries";
import { getTour, withToldDays } from "./queries";
import { listQuotes } from "./quotes/quotes";
import { quotesQuery, quotesSchema } from "./quotes/quotes-schema";
import { tourStore } from "./record-store";
import { swapOrderSchema, tourCreateSchema, tourResponseSchema, tourUpdateSchema } from "./schema";
import { bestWaterDays } from "./water/tour-water";

const tours = recordEndpoints(tourStore);

const tour = nameResponse("Tour", tourResponseSchema);
const tourPage = nameResponse(
  "TourPage",
  pageOf(tourResponseSchema.extend({ runs: runsSchema.optional() })).extend({
    closed: z.array(closedTourSchema).optional(),
  }),
);
const facets = nameResponse("Facets", facetsSchema);
const quotes = nameResponse("Quotes", quotesSchema);
const availability = nameResponse("Availability", z.object({ data: z.array(availabilitySchema) }));
const image = nameResponse("Image", imageReceipt);

export const tourApi = {
  listTours: endpoint(
    {
      method: "GET",
      path: "/packages",
      summary: "Lists tours in the order of their lists.",
      auth: "public",
      query: tourListQuery,
      status: 200,
      response: tourPage,
    },
    async ({ query, viewer }) => {
      await requirePickupArea(query.area);
      const day = query.date && requireRequestedDay(query.date, momentOfDay());
      const page = await listWholePage({ ...tourListRequest(query, viewer), day });
      const listed = page.listed.map(({ tour }) => tour);
      return listPageResponse(page, await tours.responses.list(listed, viewer), day);
    },
  ),

  listFacets: endpoint(
    {
      method: "GET",
      path: "/packages/facets",
      summary: "Counts the tours that each filter of a list would leave.",
      auth: "public",
      query: facetsQuery,
      status: 200,
      response: facets,
    },
    async ({ query }) => {
      await requirePickupArea(query.area);
      const day = query.date && requireRequestedDay(query.date, momentOfDay());
      return getFacets({ ...tourListRequest(query, "public"), byFit: true, day });
    },
  ),

  listQuotes: endpoint(
    {
      method: "GET",
      path: "/packages/quotes",
      summary:
        "Returns, as texts in one language, the prices of tours on a day for the named guests, the pick-up, and the conditions that do not fit the guests.",
      auth: "public",
      query: quotesQuery,
      status: 200,
      response: quotes,
    },
    ({ query }) => listQuotes(query),
  ),

  createTour: endpoint(
    {
      method: "POST",
      path: "/packages",
      summary:
        "Creates a tour at the end of its list. With `published: false` the tour is a draft, which may lack duration, location and overview.",
      auth: "editContent",
      body: jsonBody(tourCreateSchema),
      idempotent: true,
      status: 201,
      response: tour,
    },
    tours.create,
  ),

  getTour: endpoint(
    {
      method: "GET",
      path: "/packages/{id}",
      summary: "Returns one tour with all its parts.",
      auth: "public",
      params: idParams,
      status: 200,
      response: tour,
    },
    tours.get((id, viewer) => getTour(id, { hidden: viewer === "admin" })),
  ),

  listAvailability: endpoint(
    {
      method: "GET",
      path: "/packages/{id}/availability",
      summary:
        "Returns for each day, 366 at most, if the tour can be requested now, and its prices on the day.",
      auth: "public",
      params: idParams,
      query: availabilityQuery,
      status: 200,
      response: availability,
    },
    async ({ params, query, viewer }) => {
      const tour = found(await getTour(params.id, { hidden: viewer === "admin" }));
      const best = bestWaterDays(tour, (await getSiteSettings()).tide_station);
      return { data: listAvailability(await withToldDays(tour), query, new Date(), best) };
    },
  ),

  updateTour: endpoint(
    {
      method: "PUT",
      path: "/packages/{id}",
      summary:
        "Changes a tour. Absent keys and languages keep their values. A list in the body replaces the stored list.",
      auth: "editContent",
      params: idParams,
      body: jsonBody(tourUpdateSchema),
      versioned: true,
      status: 200,
      response: tour,
    },
    tours.update,
    tours.lastSave,
  ),

  deleteTour: endpoint(
    {
      method: "DELETE",
      path: "/packages/{id}",
      summary: "Deletes a tour with all its parts.",
      auth: "editContent",
      params: idParams,
      status: 204,
    },
    tours.remove,
    tours.lastSave,
  ),

  uploadImage: endpoint(
    {
      method: "POST",
      path: "/packages/upload-image",
      summary: "Stores a picture and returns its path, which tours and articles can name.",
      auth: "editContent",
      body: multipartBody(uploadedImageSchema, { texts: 64 * 1024 }),
      status: 201,
      response: image,
    },
    async ({ body }) => imageReceipt.encode(await storeUpload(body.image)),
  ),

  swapOrder: endpoint(
    {
      method: "POST",
      path: "/packages/swap-order",
      summary:
        "Moves the first tour to the position of the second tour. The tours between them move by one position.",
      auth: "editContent",
      body: jsonBody(swapOrderSchema),
      status: 204,
    },
    ({ body }) => swapOrder(body.first_package_id, body.second_package_id),
  ),
} satisfies Api;
