import "server-only";
import { type Api, endpoint } from "../core/api/endpoint";
import { jsonBody } from "../core/api/operation";
import { nameResponse } from "../core/api/responses";
import { saveRates } from "./mutations";
import { listRates } from "./queries";
import { ratesInputSchema, ratesResponseSchema } from "./schema";

nameResponse("ExchangeRates", ratesResponseSchema);

export const ratesApi = {
  listExchangeRates: endpoint(
    {
      method: "GET",
      path: "/exchange-rates",
      summary: "Lists the exchange rates to the baht. A rate is used for 30 days after its day.",
      auth: "public",
      status: 200,
      response: ratesResponseSchema,
    },
    async () => ({ data: await listRates() }),
  ),

  updateExchangeRates: endpoint(
    {
      method: "PUT",
      path: "/exchange-rates",
      summary:
        "Replaces all exchange rates. Only admins may. The rate of a currency that the body does not name is deleted.",
      auth: "changeRates",
      body: jsonBody(ratesInputSchema),
      failures: [409],
      status: 200,
      response: ratesResponseSchema,
    },
    async ({ body }) => ({ data: await saveRates(body) }),
  ),
} satisfies Api;
