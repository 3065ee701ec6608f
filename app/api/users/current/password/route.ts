// PUT users/current/password {current_password, new_password}, admin: 204, all other sessions of the admin are ended
import { methods } from "@/lib/api/methods";
import { readJson } from "@/lib/api/read-body";
import { whileDatabaseAnswers } from "@/lib/api/while-database-answers";
import { answering } from "@/lib/auth/answering";
import { changePassword } from "@/lib/auth/change-password";
import { loginBodyLimit, passwordChangeSchema } from "@/lib/auth/credentials";
import { requireSession } from "@/lib/auth/require-session";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: answering(async (request) => {
    const session = await whileDatabaseAnswers(requireSession(request));
    const change = passwordChangeSchema.parse(await readJson(request, loginBodyLimit));
    await changePassword(session, change, request.headers);
    return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
  }),
});
