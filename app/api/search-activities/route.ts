import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { recordEndpoints } from "@/lib/history/record-endpoints";
import { activityOperations } from "@/lib/openapi/operations/search-words";
import { listSearchActivities } from "@/lib/search-words/queries";

const activities = recordEndpoints("search_activity");

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(activityOperations.listSearchActivities, activities.list(listSearchActivities)),
  endpoint(activityOperations.createSearchActivity, activities.create),
);
