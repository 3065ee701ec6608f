import { jsonBody, type Operations } from "../api/operation";
import { responseNames } from "../api/response-names";
import { ratesInputSchema, ratesResponseSchema } from "./schema";

ratesResponseSchema.register(responseNames, { name: "ExchangeRates" });

export const rateOperations = {
  listExchangeRates: {
    method: "GET",
    path: "/exchange-rates",
    summary: "What currencies are worth in baht; a rate holds for 30 days after its own",
    auth: "public",
    status: 200,
    response: ratesResponseSchema,
  },
  updateExchangeRates: {
    method: "PUT",
    path: "/exchange-rates",
    summary: "Replace all rates, for admins: a currency that is not named has none any more",
    auth: "changeRates",
    body: jsonBody(ratesInputSchema),
    failures: [409],
    status: 200,
    response: ratesResponseSchema,
  },
} as const satisfies Operations;
