import { type Call, endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { found } from "@/lib/errors";
import { recordResponses } from "@/lib/history/entities";
import { deleteRecord, updateRecord } from "@/lib/history/mutations";
import { lastSave } from "@/lib/history/queries";
import { promoOperations } from "@/lib/openapi/operations/records";
import { promoResponse } from "@/lib/promos/fields";
import { deletePromo, updatePromo } from "@/lib/promos/mutations";
import { getPromo } from "@/lib/promos/queries";
import { keepImage } from "@/lib/storage/images";

const update = async ({ params, body, actor }: Call<typeof promoOperations.updatePromo>) => {
  const image = await keepImage(body.image);
  const saved = await updateRecord(
    "promo",
    params.id,
    actor,
    (tx) => updatePromo(tx, params.id, body, image),
    { confirmed: body.translations_confirmed },
  );
  return recordResponses.promo.one(found(saved));
};

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(promoOperations.getPromo, async ({ params, viewer }) => {
    const promo = found(await getPromo(params.id));
    return viewer === "admin" ? recordResponses.promo.one(promo) : promoResponse(promo);
  }),
  endpoint(promoOperations.replacePromo, update, lastSave("promo")),
  endpoint(promoOperations.updatePromo, update, lastSave("promo")),
  endpoint(
    promoOperations.deletePromo,
    async ({ params, actor }) =>
      found(await deleteRecord("promo", params.id, actor, (tx) => deletePromo(tx, params.id))),
    lastSave("promo"),
  ),
);
