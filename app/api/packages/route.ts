import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { momentOfDay } from "@/lib/content/dependencies";
import { recordEndpoints } from "@/lib/history/record-endpoints";
import { tourOperations } from "@/lib/openapi/operations/tours";
import { tourListRequest } from "@/lib/tours/list/api-query";
import { filteredPageResponse, requireAskedDay } from "@/lib/tours/list/day-response";
import { listWholeFilteredTours } from "@/lib/tours/list/filter-queries";
import { hasFilters } from "@/lib/tours/list/filters";
import { listWholeTours } from "@/lib/tours/queries";

const wholeTours = recordEndpoints("tour");

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(tourOperations.listTours, async ({ query, viewer }) => {
    const request = tourListRequest(query, viewer);
    if (query.date || hasFilters(query)) {
      const day = query.date && requireAskedDay(query.date, momentOfDay());
      const page = await listWholeFilteredTours({ ...request, day });
      const tours = page.listed.map(({ tour }) => tour);
      return filteredPageResponse(page, await wholeTours.answer.list(tours, viewer), day);
    }
    const { tours, pagination } = await listWholeTours(request);
    return { data: await wholeTours.answer.list(tours, viewer), pagination };
  }),
  endpoint(tourOperations.createTour, wholeTours.create),
);
