import "server-only";
import { z } from "zod";
import { type Api, endpoint } from "../core/api/endpoint";
import { jsonBody } from "../core/api/operation";
import { nameResponse } from "../core/api/responses";
import { withoutSessionCookie } from "../core/api/session-cookie";
import { credentialsSchema, loginBodyLimit } from "../core/auth/credentials";
import { logIn } from "../core/auth/log-in";
import { newAccountSchema } from "../core/auth/responses";
import { endSession } from "../core/auth/sessions";

const token = nameResponse(
  "Token",
  z.object({ data: z.object({ token: z.string(), expires_at: z.iso.datetime() }) }),
);
const account = nameResponse("Admin", z.object({ data: newAccountSchema }));

export const loginApi = {
  login: endpoint(
    {
      method: "POST",
      path: "/users/login",
      summary:
        "Creates a bearer token. Needs username and password, and a code if the account has a second step.",
      auth: "anonymous",
      body: jsonBody(credentialsSchema, loginBodyLimit),
      status: 200,
      response: token,
      failures: [401],
    },
    async ({ body, headers }) => {
      const { secret, expires_at } = await logIn(body, headers, "bearer");
      return { data: { token: secret, expires_at: expires_at.toISOString() } };
    },
  ),

  logout: withoutSessionCookie(
    endpoint(
      {
        method: "POST",
        path: "/users/logout",
        summary: "Ends the current session.",
        auth: "manageAccount",
        status: 204,
      },
      async ({ session }) => {
        await endSession(session.id);
        return new Response(null, { status: 204 });
      },
    ),
  ),

  getCurrentUser: endpoint(
    {
      method: "GET",
      path: "/users/current",
      summary: "Returns the signed-in account.",
      auth: "readContent",
      status: 200,
      response: account,
    },
    async ({ session }) => ({ data: session.user }),
  ),
} satisfies Api;
