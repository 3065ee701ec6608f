import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { withoutSessionCookie } from "@/lib/api/session-cookie";
import { endSession } from "@/lib/auth/sessions";
import { userOperations } from "@/lib/openapi/operations/users";

const logout = endpoint(userOperations.logout, async ({ session }) => {
  await endSession(session.id);
  return new Response(null, { status: 204 });
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(withoutSessionCookie(logout));
