import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { endOwnSession } from "@/lib/auth/sessions";
import { isDatabaseId } from "@/lib/db";
import { found } from "@/lib/errors";
import { accountOperations } from "@/lib/openapi/operations/account";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(accountOperations.endSession, async ({ session, params: { id } }) =>
    found(isDatabaseId(id) && (await endOwnSession(session, id))),
  ),
);
