// GET users/current, admin: 200 {"data":{"id","username"}}
import { methods } from "@/lib/api/methods";
import { withErrorResponse } from "@/lib/api/session-routes";
import { requireSession } from "@/lib/auth/request-session";
import { whileDatabaseAnswers } from "@/lib/db";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: withErrorResponse(async (request) => {
    const { user } = await whileDatabaseAnswers(requireSession(request));
    return Response.json({ data: user }, { headers: { "Cache-Control": "no-store" } });
  }),
});
