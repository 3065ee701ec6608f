import { jsonBody, type Operations } from "../../api/operation";
import { idParams } from "../../api/query";
import { closedPeriodCreateSchema, closedPeriodUpdateSchema } from "../../closed-days/fields";
import { responses } from "../schemas";

export const closedDayOperations = {
  listClosedPeriods: {
    method: "GET",
    path: "/closed-periods",
    summary: "Days on which no tour of a type runs, or none at all",
    auth: "public",
    status: 200,
    response: responses.ClosedPeriods,
  },
  createClosedPeriod: {
    method: "POST",
    path: "/closed-periods",
    summary: "New closed days, for admins",
    auth: "closeDays",
    body: jsonBody(closedPeriodCreateSchema),
    idempotent: true,
    status: 201,
    response: responses.ClosedPeriod,
  },
  updateClosedPeriod: {
    method: "PUT",
    path: "/closed-periods/{id}",
    summary: "Change closed days: absent keys stay",
    auth: "closeDays",
    params: idParams,
    body: jsonBody(closedPeriodUpdateSchema),
    versioned: true,
    status: 200,
    response: responses.ClosedPeriod,
  },
  deleteClosedPeriod: {
    method: "DELETE",
    path: "/closed-periods/{id}",
    summary: "Delete closed days",
    auth: "closeDays",
    params: idParams,
    status: 204,
  },
} as const satisfies Operations;
