// GET promos, all: 200 bare array, ended promos too
// POST promos, multipart, admin: 201 promo
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { multipartBody } from "@/lib/api/multipart-body";
import { createPromo } from "@/lib/promos/mutations";
import { listPromos } from "@/lib/promos/queries";
import { promoCreateSchema, promoResponse, promoTexts } from "@/lib/promos/schema";
import { keepImage } from "@/lib/storage/images";

const body = multipartBody(promoCreateSchema, { texts: promoTexts });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint({}, async () => (await listPromos()).map(promoResponse)),
  POST: endpoint({ auth: "admin", body, status: 201 }, async ({ body, idempotent }) => {
    const image = await keepImage(body.image);
    return idempotent(async (tx) => promoResponse(await createPromo(tx, body, image)));
  }),
});
