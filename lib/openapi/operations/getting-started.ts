import { jsonBody, type Operations } from "../../api/operation";
import { gettingStartedInput } from "../../getting-started/schema";

export const gettingStartedOperations = {
  setGettingStarted: {
    method: "PUT",
    path: "/getting-started",
    summary: "Show the first steps of a new site on the dashboard, or hide them, for all staff",
    auth: "manageSite",
    body: jsonBody(gettingStartedInput),
    status: 200,
    response: gettingStartedInput,
  },
} as const satisfies Operations;
