import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { recordEndpoints } from "@/lib/history/record-endpoints";
import { fillerOperations } from "@/lib/openapi/operations/search-words";
import { listFillers } from "@/lib/search-words/queries";

const fillers = recordEndpoints("search_filler");

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(fillerOperations.listSearchFillers, fillers.list(listFillers)),
  endpoint(fillerOperations.createSearchFiller, fillers.create),
);
