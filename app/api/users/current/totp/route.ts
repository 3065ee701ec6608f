import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { checkOwnCode, requireOwnPassword } from "@/lib/auth/log-in";
import { beginTwoStep, endTwoStep } from "@/lib/auth/two-step";
import { accountOperations } from "@/lib/openapi/operations/account";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(accountOperations.beginTwoStep, async ({ session, actor, body, headers, hold }) => {
    await requireOwnPassword(session, body.password, headers);
    return { data: await beginTwoStep(actor, hold) };
  }),
  endpoint(accountOperations.endTwoStep, async ({ session, actor: { id }, body, headers, hold }) => {
    await requireOwnPassword(session, body.password, headers, { also: checkOwnCode(id, body.code) });
    await endTwoStep({ id }, hold);
  }),
);
