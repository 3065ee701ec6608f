import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { createInvitation, listInvitations } from "@/lib/auth/invitations";
import { staffOperations } from "@/lib/openapi/operations/staff";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(staffOperations.listInvitations, async () => ({ data: await listInvitations() })),
  endpoint(staffOperations.createInvitation, async ({ actor, body, hold }) => ({
    data: await createInvitation(actor, body.role, hold),
  })),
);
