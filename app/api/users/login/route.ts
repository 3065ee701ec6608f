// POST users/login {username, password}, all: 200 {"data":{"token","expires_at"}}
import { methods } from "@/lib/api/methods";
import { readJson } from "@/lib/api/read-body";
import { answering } from "@/lib/auth/answering";
import { credentialsSchema, loginBodyLimit } from "@/lib/auth/credentials";
import { logIn } from "@/lib/auth/log-in";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: answering(async (request) => {
    const credentials = credentialsSchema.parse(await readJson(request, loginBodyLimit));
    const { secret, expires_at } = await logIn(credentials, request.headers, "bearer");
    return Response.json(
      { data: { token: secret, expires_at } },
      { headers: { "Cache-Control": "no-store" } },
    );
  }),
});
