import "server-only";
import { endpoints } from "../api/endpoint";
import { rateOperations } from "../openapi/operations/rates";
import { saveRates } from "../rates/mutations";
import { listRates } from "../rates/queries";

export const rateEndpoints = endpoints(rateOperations, {
  listExchangeRates: async () => ({ data: await listRates() }),
  updateExchangeRates: async ({ body }) => ({ data: await saveRates(body) }),
});
