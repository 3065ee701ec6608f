// POST users/login {username, password}, all: 200 {"data":{"token","expires_at"}}

import { readJson } from "@/lib/api/json-body";
import { methods } from "@/lib/api/methods";
import { withErrorResponse } from "@/lib/api/session-routes";
import { credentialsSchema, loginBodyLimit } from "@/lib/auth/credentials";
import { logIn } from "@/lib/auth/log-in";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: withErrorResponse(async (request) => {
    const credentials = credentialsSchema.parse(await readJson(request, loginBodyLimit));
    const { secret, expires_at } = await logIn(credentials, request.headers, "bearer");
    return Response.json(
      { data: { token: secret, expires_at } },
      { headers: { "Cache-Control": "no-store" } },
    );
  }),
});
