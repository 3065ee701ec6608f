import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { tourOperations } from "@/lib/openapi/operations/tours";
import { listQuotes } from "@/lib/tours/quotes/quotes";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(tourOperations.listQuotes, ({ query }) => listQuotes(query)),
);
