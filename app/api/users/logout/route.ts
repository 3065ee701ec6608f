// POST users/logout, admin: 204, the session that asked is revoked
import { methods } from "@/lib/api/methods";
import { whileDatabaseAnswers } from "@/lib/api/while-database-answers";
import { answering } from "@/lib/auth/answering";
import { forgettingCookie } from "@/lib/auth/forgetting-cookie";
import { requireSession } from "@/lib/auth/require-session";
import { endSession } from "@/lib/auth/sessions";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: forgettingCookie(
    answering(async (request) => {
      const session = await whileDatabaseAnswers(requireSession(request));
      await endSession(session.id);
      return new Response(null, { status: 204 });
    }),
  ),
});
