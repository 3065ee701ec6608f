import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { confirmTwoStep } from "@/lib/auth/two-step";
import { accountOperations } from "@/lib/openapi/operations/account";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(accountOperations.confirmTwoStep, async ({ actor, body, hold }) => ({
    data: { recovery_codes: await confirmTwoStep(actor.id, body.code, hold) },
  })),
);
