import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { recordEndpoints } from "@/lib/history/record-endpoints";
import { activityOperations } from "@/lib/openapi/operations/search-words";
import { getSearchActivity } from "@/lib/search-words/queries";

const activities = recordEndpoints("search_activity");

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(activityOperations.getSearchActivity, activities.get(getSearchActivity)),
  endpoint(activityOperations.updateSearchActivity, activities.update, activities.lastSave),
  endpoint(activityOperations.deleteSearchActivity, activities.remove, activities.lastSave),
);
