import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { deleteToken } from "@/lib/auth/api-tokens";
import { isDatabaseId } from "@/lib/db";
import { found } from "@/lib/errors";
import { accountOperations } from "@/lib/openapi/operations/account";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(accountOperations.deleteToken, async ({ actor, params: { id } }) =>
    found(isDatabaseId(id) && (await deleteToken(actor.id, id))),
  ),
);
