import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { momentOfDay } from "@/lib/content/dependencies";
import { tourOperations } from "@/lib/openapi/operations/tours";
import { tourListRequest } from "@/lib/tours/list/api-query";
import { requireAskedDay } from "@/lib/tours/list/day-response";
import { getFacets } from "@/lib/tours/list/filter-queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(tourOperations.listFacets, ({ query }) => {
    const day = query.date && requireAskedDay(query.date, momentOfDay());
    return getFacets({ ...tourListRequest(query, "public"), byFit: true, day });
  }),
);
