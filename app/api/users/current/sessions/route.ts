import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { endOtherSessions, listOwnSessions } from "@/lib/auth/sessions";
import { accountOperations } from "@/lib/openapi/operations/account";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(accountOperations.listSessions, async ({ session }) => ({ data: await listOwnSessions(session) })),
  endpoint(accountOperations.endOtherSessions, ({ session }) => endOtherSessions(session)),
);
