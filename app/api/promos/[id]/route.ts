// GET promos/{id}, all: 200 the bare promo
// PUT promos/{id}, or POST with _method=PUT, multipart, admin: 200 promo; DELETE promos/{id}, admin: 204
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { multipartBody } from "@/lib/api/multipart-body";
import { idParams } from "@/lib/api/query";
import { found } from "@/lib/errors";
import { deletePromo, updatePromo } from "@/lib/promos/mutations";
import { getPromo, getPromoVersion } from "@/lib/promos/queries";
import { promoResponse, promoTexts, promoUpdateSchema } from "@/lib/promos/schema";
import { keepImage } from "@/lib/storage/images";

const change = { auth: "admin", params: idParams, record: getPromoVersion } as const;
const body = multipartBody(promoUpdateSchema, { texts: promoTexts, methodField: true });

const update = endpoint({ ...change, body }, async ({ params, body }) =>
  promoResponse(found(await updatePromo(params.id, body, await keepImage(body.image)))),
);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint({ params: idParams }, async ({ params }) => promoResponse(found(await getPromo(params.id)))),
  POST: update,
  PUT: update,
  DELETE: endpoint({ ...change, status: 204 }, async ({ params }) => found(await deletePromo(params.id))),
});
