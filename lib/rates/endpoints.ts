import "server-only";
import { endpoints } from "../api/endpoint";
import { saveRates } from "./mutations";
import { rateOperations } from "./operations";
import { listRates } from "./queries";

export const rateEndpoints = endpoints(rateOperations, {
  listExchangeRates: async () => ({ data: await listRates() }),
  updateExchangeRates: async ({ body }) => ({ data: await saveRates(body) }),
});
