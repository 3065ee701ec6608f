import "server-only";
import { endpoints } from "../api/endpoint";
import { withoutSessionCookie } from "../api/session-cookie";
import { logIn } from "../auth/log-in";
import { endSession } from "../auth/sessions";
import { userOperations } from "../openapi/operations/users";

const ofUsers = endpoints(userOperations, {
  getCurrentUser: async ({ session }) => ({ data: session.user }),
  login: async ({ body, headers }) => {
    const { secret, expires_at } = await logIn(body, headers, "bearer");
    return { data: { token: secret, expires_at: expires_at.toISOString() } };
  },
  logout: async ({ session }) => {
    await endSession(session.id);
    return new Response(null, { status: 204 });
  },
});
export const userEndpoints = { ...ofUsers, logout: withoutSessionCookie(ofUsers.logout) };
