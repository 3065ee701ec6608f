import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { recordEndpoints } from "@/lib/history/record-endpoints";
import { promoOperations } from "@/lib/openapi/operations/records";
import { listPromos } from "@/lib/promos/queries";

const promos = recordEndpoints("promo");

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(
    promoOperations.listPromos,
    promos.list((_, viewer) => listPromos({ includeHidden: viewer === "admin" })),
  ),
  endpoint(promoOperations.createPromo, promos.create),
);
