import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { searchPreviewOperations } from "@/lib/openapi/operations/search-words";
import { previewSearch } from "@/lib/search/preview";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(searchPreviewOperations.previewSearch, ({ query }) => previewSearch(query.search)),
);
