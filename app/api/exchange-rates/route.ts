import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { rateOperations } from "@/lib/openapi/operations/rates";
import { saveRates } from "@/lib/rates/mutations";
import { listRates } from "@/lib/rates/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(rateOperations.listExchangeRates, async () => ({ data: await listRates() })),
  endpoint(rateOperations.updateExchangeRates, async ({ body }) => ({ data: await saveRates(body) })),
);
