// GET promos, all: 200 bare array, ended promos too
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { promoAnswer } from "@/lib/promos/answer";
import { listPromos } from "@/lib/promos/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint({}, async () => (await listPromos()).map(promoAnswer)),
});
