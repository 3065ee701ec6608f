// POST users/logout, admin: 204, the session that asked is revoked
import { methods } from "@/lib/api/methods";
import { withErrorResponse, withoutSessionCookie } from "@/lib/api/session-routes";
import { requireSession } from "@/lib/auth/request-session";
import { endSession } from "@/lib/auth/sessions";
import { whileDatabaseAnswers } from "@/lib/db";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: withoutSessionCookie(
    withErrorResponse(async (request) => {
      const session = await whileDatabaseAnswers(requireSession(request));
      await endSession(session.id);
      return new Response(null, { status: 204 });
    }),
  ),
});
