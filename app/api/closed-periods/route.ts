import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { listClosedPeriods } from "@/lib/closed-days/queries";
import { recordEndpoints } from "@/lib/history/record-endpoints";
import { closedDayOperations } from "@/lib/openapi/operations/records";

const closedPeriods = recordEndpoints("closed_period");

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(closedDayOperations.listClosedPeriods, closedPeriods.list(listClosedPeriods)),
  endpoint(closedDayOperations.createClosedPeriod, closedPeriods.create),
);
