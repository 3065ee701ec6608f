import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { createToken, listTokens } from "@/lib/auth/api-tokens";
import { requireOwnPassword } from "@/lib/auth/log-in";
import { accountOperations } from "@/lib/openapi/operations/account";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(accountOperations.listTokens, async ({ actor }) => ({ data: await listTokens(actor.id) })),
  endpoint(accountOperations.createToken, async ({ session, actor, body, headers, hold }) => {
    await requireOwnPassword(session, body.password, headers);
    return { data: await createToken(actor.id, body, hold) };
  }),
);
