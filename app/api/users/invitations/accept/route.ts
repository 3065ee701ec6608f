import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { acceptInvitation } from "@/lib/auth/invitations";
import { staffOperations } from "@/lib/openapi/operations/staff";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(staffOperations.acceptInvitation, async ({ body }) => ({ data: await acceptInvitation(body) })),
);
