// Any method, any other path: 404
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { found } from "@/lib/errors";

const nothing = endpoint({ auth: "public" }, async () => found<never>(null));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: nothing,
  POST: nothing,
  PUT: nothing,
  PATCH: nothing,
  DELETE: nothing,
});
