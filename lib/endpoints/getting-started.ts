import "server-only";
import { endpoints } from "../api/endpoint";
import { setGettingStarted } from "../getting-started/queries";
import { gettingStartedOperations } from "../openapi/operations/getting-started";

export const gettingStartedEndpoints = endpoints(gettingStartedOperations, {
  setGettingStarted: async ({ body }) => {
    await setGettingStarted(body.open);
    return body;
  },
});
