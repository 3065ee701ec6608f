import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { recordResponses } from "@/lib/history/entities";
import { createRecord } from "@/lib/history/mutations";
import { promoOperations } from "@/lib/openapi/operations/records";
import { createPromo } from "@/lib/promos/mutations";
import { listPromos } from "@/lib/promos/queries";
import { keepImage } from "@/lib/storage/images";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(promoOperations.listPromos, async ({ viewer }) =>
    recordResponses.promo.list(await listPromos(), viewer),
  ),
  endpoint(promoOperations.createPromo, async ({ body, actor, idempotent }) => {
    const image = await keepImage(body.image);
    return idempotent(async (tx) =>
      recordResponses.promo.one(
        await createRecord(tx, "promo", actor, () => createPromo(tx, body, image)),
        tx,
      ),
    );
  }),
);
