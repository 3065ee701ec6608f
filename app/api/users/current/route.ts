import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { userOperations } from "@/lib/openapi/operations/users";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(userOperations.getCurrentUser, async ({ session }) => ({ data: session.user })),
);
