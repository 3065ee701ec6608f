import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { recordEndpoints } from "@/lib/history/record-endpoints";
import { closedDayOperations } from "@/lib/openapi/operations/records";

const closedPeriods = recordEndpoints("closed_period");

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(closedDayOperations.updateClosedPeriod, closedPeriods.update, closedPeriods.lastSave),
  endpoint(closedDayOperations.deleteClosedPeriod, closedPeriods.remove, closedPeriods.lastSave),
);
