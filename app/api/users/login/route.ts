import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { logIn } from "@/lib/auth/log-in";
import { userOperations } from "@/lib/openapi/operations/users";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(userOperations.login, async ({ body, headers }) => {
    const { secret, expires_at } = await logIn(body, headers, "bearer");
    return { data: { token: secret, expires_at: expires_at.toISOString() } };
  }),
);
