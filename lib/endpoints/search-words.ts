import "server-only";
import { endpoints } from "../api/endpoint";
import { recordEndpoints } from "../history/record-endpoints";
import {
  activityOperations,
  aliasOperations,
  fillerOperations,
  searchPreviewOperations,
} from "../openapi/operations/search-words";
import { previewSearch } from "../search/preview";
import {
  getAlias,
  getFiller,
  getSearchActivity,
  listAliases,
  listFillers,
  listSearchActivities,
} from "../search-words/queries";

const aliases = recordEndpoints("search_alias");
const fillers = recordEndpoints("search_filler");
const activities = recordEndpoints("search_activity");

export const searchWordEndpoints = {
  ...endpoints(aliasOperations, {
    listSearchAliases: aliases.list(listAliases),
    createSearchAlias: aliases.create,
    getSearchAlias: aliases.get(getAlias),
    updateSearchAlias: [aliases.update, aliases.lastSave],
    deleteSearchAlias: [aliases.remove, aliases.lastSave],
  }),
  ...endpoints(fillerOperations, {
    listSearchFillers: fillers.list(listFillers),
    createSearchFiller: fillers.create,
    getSearchFiller: fillers.get(getFiller),
    updateSearchFiller: [fillers.update, fillers.lastSave],
    deleteSearchFiller: [fillers.remove, fillers.lastSave],
  }),
  ...endpoints(activityOperations, {
    listSearchActivities: activities.list(listSearchActivities),
    createSearchActivity: activities.create,
    getSearchActivity: activities.get(getSearchActivity),
    updateSearchActivity: [activities.update, activities.lastSave],
    deleteSearchActivity: [activities.remove, activities.lastSave],
  }),
  ...endpoints(searchPreviewOperations, {
    previewSearch: ({ query }) => previewSearch(query.search),
  }),
};
