import "server-only";
import { endpoints } from "../api/endpoint";
import { momentOfDay } from "../content/dependencies";
import { found } from "../errors";
import { recordEndpoints } from "../history/record-endpoints";
import { tourOperations } from "../openapi/operations/tours";
import { storeUpload } from "../storage/images";
import { imageReceipt } from "../storage/upload";
import { listAvailability } from "../tours/calendar/availability";
import { tourListRequest } from "../tours/list/api-query";
import { filteredPageResponse, requireRequestedDay } from "../tours/list/day-response";
import { getFacets, listWholeFilteredTours } from "../tours/list/filter-queries";
import { hasFilters } from "../tours/list/filters";
import { swapOrder } from "../tours/order";
import { requirePickupArea } from "../tours/pickup-areas/queries";
import { getTour, listWholeTours } from "../tours/queries";
import { listQuotes } from "../tours/quotes/quotes";

const tours = recordEndpoints("tour");

const wholeTours = recordEndpoints("tour");

export const tourEndpoints = endpoints(tourOperations, {
  listAvailability: async ({ params, query, viewer }) => {
    const tour = found(await getTour(params.id, { hidden: viewer === "admin" }));
    return { data: listAvailability(tour, query, new Date()) };
  },
  getTour: tours.get((id, viewer) => getTour(id, { hidden: viewer === "admin" })),
  updateTour: [tours.update, tours.lastSave],
  deleteTour: [tours.remove, tours.lastSave],
  listFacets: async ({ query }) => {
    await requirePickupArea(query.area);
    const day = query.date && requireRequestedDay(query.date, momentOfDay());
    return getFacets({ ...tourListRequest(query, "public"), byFit: true, day });
  },
  listQuotes: ({ query }) => listQuotes(query),
  listTours: async ({ query, viewer }) => {
    await requirePickupArea(query.area);
    const request = tourListRequest(query, viewer);
    if (query.date || hasFilters(query)) {
      const day = query.date && requireRequestedDay(query.date, momentOfDay());
      const page = await listWholeFilteredTours({ ...request, day });
      const tours = page.listed.map(({ tour }) => tour);
      return filteredPageResponse(page, await wholeTours.responses.list(tours, viewer), day);
    }
    const { tours, pagination } = await listWholeTours(request);
    return { data: await wholeTours.responses.list(tours, viewer), pagination };
  },
  createTour: wholeTours.create,
  swapOrder: ({ body }) => swapOrder(body.first_package_id, body.second_package_id),
  uploadImage: async ({ body }) => imageReceipt.encode(await storeUpload(body.image)),
});
