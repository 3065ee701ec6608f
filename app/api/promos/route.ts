// GET promos, all: 200 bare array, ended promos too
// POST promos, multipart, admin: 201 promo
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { multipartBody } from "@/lib/api/multipart-body";
import { promoAnswer } from "@/lib/promos/answer";
import { promoCreateSchema, promoTexts } from "@/lib/promos/input";
import { createPromo } from "@/lib/promos/mutations";
import { listPromos } from "@/lib/promos/queries";
import { keepImage } from "@/lib/storage/keep-image";

const body = multipartBody(promoCreateSchema, { texts: promoTexts });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint({}, async () => (await listPromos()).map(promoAnswer)),
  POST: endpoint({ auth: "admin", body, status: 201 }, async ({ body, once }) => {
    const image = await keepImage(body.image);
    return once(async (tx) => promoAnswer(await createPromo(tx, body, image)));
  }),
});
