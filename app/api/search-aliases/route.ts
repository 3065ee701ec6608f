import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { recordEndpoints } from "@/lib/history/record-endpoints";
import { aliasOperations } from "@/lib/openapi/operations/search-words";
import { listAliases } from "@/lib/search-words/queries";

const aliases = recordEndpoints("search_alias");

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(aliasOperations.listSearchAliases, aliases.list(listAliases)),
  endpoint(aliasOperations.createSearchAlias, aliases.create),
);
