import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { updateAccount } from "@/lib/auth/accounts";
import { requireOwnPassword } from "@/lib/auth/log-in";
import { givesRights } from "@/lib/auth/permissions";
import { isDatabaseId } from "@/lib/db";
import { found } from "@/lib/errors";
import { staffOperations } from "@/lib/openapi/operations/staff";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(staffOperations.updateAccount, async ({ params: { id }, body, session, headers, hold }) => {
    const { password = "", ...update } = body;
    if (givesRights(update)) await requireOwnPassword(session, password, headers);
    return { data: found(isDatabaseId(id) && (await updateAccount({ id }, update, session.id, hold))) };
  }),
);
