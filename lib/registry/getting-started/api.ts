import "server-only";
import { type Api, endpoint } from "../../core/api/endpoint";
import { jsonBody } from "../../core/api/operation";
import { setGettingStarted } from "./queries";
import { gettingStartedInput } from "./schema";

export const gettingStartedApi = {
  setGettingStarted: endpoint(
    {
      method: "PUT",
      path: "/getting-started",
      summary: "Shows or hides the first steps of a new site on the dashboard of all staff.",
      auth: "manageSite",
      body: jsonBody(gettingStartedInput),
      status: 200,
      response: gettingStartedInput,
    },
    async ({ body }) => {
      await setGettingStarted(body.open);
      return body;
    },
  ),
} satisfies Api;
