import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { createInvitation, listInvitations } from "@/lib/auth/invitations";
import { requireOwnPassword } from "@/lib/auth/log-in";
import { staffOperations } from "@/lib/openapi/operations/staff";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(staffOperations.listInvitations, async () => ({ data: await listInvitations() })),
  endpoint(staffOperations.createInvitation, async ({ session, actor, body, headers, hold }) => {
    await requireOwnPassword(session, body.password, headers);
    return { data: await createInvitation(actor, body.role, hold) };
  }),
);
