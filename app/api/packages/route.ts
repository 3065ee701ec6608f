// GET packages?tour_type&per_page&page&min_rate&search&tags, all: 200 {"data":[…],"pagination":{…}}
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { tourAnswer } from "@/lib/tours/answer";
import { tourListQuery, tourListRequest } from "@/lib/tours/list-query";
import { listWholeTours } from "@/lib/tours/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint({ query: tourListQuery }, async ({ query, viewer }) => {
    const { tours, pagination } = await listWholeTours(tourListRequest(query, viewer));
    return { data: tours.map(tourAnswer), pagination };
  }),
});
