// GET promos/{id}, all: 200 the bare promo
// PUT promos/{id}, or POST with _method=PUT, multipart, admin: 200 promo; DELETE promos/{id}, admin: 204
import { endpoint } from "@/lib/api/endpoint";
import { found } from "@/lib/api/found";
import { methods } from "@/lib/api/methods";
import { multipartBody } from "@/lib/api/multipart-body";
import { idParams } from "@/lib/api/query";
import { promoAnswer } from "@/lib/promos/answer";
import { promoTexts, promoUpdateSchema } from "@/lib/promos/input";
import { deletePromo, updatePromo } from "@/lib/promos/mutations";
import { getPromo, getPromoVersion } from "@/lib/promos/queries";
import { keepImage } from "@/lib/storage/keep-image";

const change = { auth: "admin", params: idParams, record: getPromoVersion } as const;
const body = multipartBody(promoUpdateSchema, { texts: promoTexts, methodField: true });

const update = endpoint({ ...change, body }, async ({ params, body }) =>
  promoAnswer(found(await updatePromo(params.id, body, await keepImage(body.image)))),
);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint({ params: idParams }, async ({ params }) => promoAnswer(found(await getPromo(params.id)))),
  POST: update,
  PUT: update,
  DELETE: endpoint({ ...change, status: 204 }, async ({ params }) => found(await deletePromo(params.id))),
});
