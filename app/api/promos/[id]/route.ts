import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { recordEndpoints } from "@/lib/history/record-endpoints";
import { promoOperations } from "@/lib/openapi/operations/records";
import { getPromo } from "@/lib/promos/queries";

const promos = recordEndpoints("promo");

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(
    promoOperations.getPromo,
    promos.get((id, viewer) => getPromo(id, { includeHidden: viewer === "admin" })),
  ),
  endpoint(promoOperations.replacePromo, promos.update, promos.lastSave),
  endpoint(promoOperations.updatePromo, promos.update, promos.lastSave),
  endpoint(promoOperations.deletePromo, promos.remove, promos.lastSave),
);
