import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { checkOwnCode, requireOwnPassword } from "@/lib/auth/log-in";
import { createRecoveryCodes } from "@/lib/auth/two-step";
import { accountOperations } from "@/lib/openapi/operations/account";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(accountOperations.createRecoveryCodes, async ({ session, actor: { id }, body, headers, hold }) => {
    await requireOwnPassword(session, body.password, headers, { also: checkOwnCode(id, body.code) });
    return { data: { recovery_codes: await createRecoveryCodes(id, hold) } };
  }),
);
