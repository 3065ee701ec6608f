// GET promos/{id}, all: 200 the bare promo
import { endpoint } from "@/lib/api/endpoint";
import { found } from "@/lib/api/found";
import { methods } from "@/lib/api/methods";
import { idParams } from "@/lib/api/query";
import { promoAnswer } from "@/lib/promos/answer";
import { getPromo } from "@/lib/promos/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint({ params: idParams }, async ({ params }) => promoAnswer(found(await getPromo(params.id)))),
});
