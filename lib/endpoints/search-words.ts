import "server-only";
import { endpoints } from "../api/endpoint";
import { searchPreviewOperations } from "../openapi/operations/search-words";
import { previewSearch } from "../search/preview";

export const searchPreviewEndpoints = endpoints(searchPreviewOperations, {
  previewSearch: ({ query }) => previewSearch(query.search),
});
