// PUT users/current/password {current_password, new_password}, admin: 204, all other sessions of the admin are ended

import { readJson } from "@/lib/api/json-body";
import { methods } from "@/lib/api/methods";
import { withErrorResponse } from "@/lib/api/session-routes";
import { changePassword } from "@/lib/auth/change-password";
import { loginBodyLimit, passwordChangeSchema } from "@/lib/auth/credentials";
import { requireSession } from "@/lib/auth/request-session";
import { whileDatabaseAnswers } from "@/lib/db";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: withErrorResponse(async (request) => {
    const session = await whileDatabaseAnswers(requireSession(request));
    const change = passwordChangeSchema.parse(await readJson(request, loginBodyLimit));
    await changePassword(session, change, request.headers);
    return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
  }),
});
