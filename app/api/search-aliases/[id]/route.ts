import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { recordEndpoints } from "@/lib/history/record-endpoints";
import { aliasOperations } from "@/lib/openapi/operations/search-words";
import { getAlias } from "@/lib/search-words/queries";

const aliases = recordEndpoints("search_alias");

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(aliasOperations.getSearchAlias, aliases.get(getAlias)),
  endpoint(aliasOperations.updateSearchAlias, aliases.update, aliases.lastSave),
  endpoint(aliasOperations.deleteSearchAlias, aliases.remove, aliases.lastSave),
);
