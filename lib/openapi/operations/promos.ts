import { multipartBody, type Operations } from "../../api/operation";
import { idParams } from "../../api/query";
import { promoCreateSchema, promoTexts, promoUpdateSchema } from "../../promos/fields";
import { responses } from "../schemas";

export const promoOperations = {
  listPromos: {
    method: "GET",
    path: "/promos",
    summary: "All promos, ended ones too",
    auth: "public",
    status: 200,
    response: responses.Promos,
  },
  createPromo: {
    method: "POST",
    path: "/promos",
    summary: "A new promo",
    auth: "editContent",
    body: multipartBody(promoCreateSchema, { texts: promoTexts }),
    idempotent: true,
    status: 201,
    response: responses.Promo,
  },
  getPromo: {
    method: "GET",
    path: "/promos/{id}",
    summary: "One promo",
    auth: "public",
    params: idParams,
    status: 200,
    response: responses.Promo,
  },
  replacePromo: {
    method: "POST",
    path: "/promos/{id}",
    summary: "Change a promo, for clients that cannot send PUT in multipart",
    auth: "editContent",
    params: idParams,
    body: multipartBody(promoUpdateSchema, { texts: promoTexts, methodField: true }),
    versioned: true,
    status: 200,
    response: responses.Promo,
  },
  updatePromo: {
    method: "PUT",
    path: "/promos/{id}",
    summary: "Change a promo: absent fields stay",
    auth: "editContent",
    params: idParams,
    body: multipartBody(promoUpdateSchema, { texts: promoTexts }),
    versioned: true,
    status: 200,
    response: responses.Promo,
  },
  deletePromo: {
    method: "DELETE",
    path: "/promos/{id}",
    summary: "Delete a promo",
    auth: "editContent",
    params: idParams,
    status: 204,
  },
} as const satisfies Operations;
