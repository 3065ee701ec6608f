import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { updateAccount } from "@/lib/auth/accounts";
import { isDatabaseId } from "@/lib/db";
import { found } from "@/lib/errors";
import { staffOperations } from "@/lib/openapi/operations/staff";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(staffOperations.updateAccount, async ({ params: { id }, body, session, hold }) => ({
    data: found(isDatabaseId(id) && (await updateAccount({ id }, body, session.id, hold))),
  })),
);
