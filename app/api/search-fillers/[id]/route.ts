import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { recordEndpoints } from "@/lib/history/record-endpoints";
import { fillerOperations } from "@/lib/openapi/operations/search-words";
import { getFiller } from "@/lib/search-words/queries";

const fillers = recordEndpoints("search_filler");

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(fillerOperations.getSearchFiller, fillers.get(getFiller)),
  endpoint(fillerOperations.updateSearchFiller, fillers.update, fillers.lastSave),
  endpoint(fillerOperations.deleteSearchFiller, fillers.remove, fillers.lastSave),
);
