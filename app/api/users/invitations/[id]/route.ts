import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { deleteInvitation } from "@/lib/auth/invitations";
import { isDatabaseId } from "@/lib/db";
import { found } from "@/lib/errors";
import { staffOperations } from "@/lib/openapi/operations/staff";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(staffOperations.deleteInvitation, async ({ params: { id }, hold }) =>
    found(isDatabaseId(id) && (await deleteInvitation(id, hold))),
  ),
);
