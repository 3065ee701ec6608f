import "server-only";
import { endpoints } from "../api/endpoint";
import { createToken, deleteToken, listTokens } from "../auth/api-tokens";
import { changePassword } from "../auth/change-password";
import { checkOwnCode, requireOwnPassword } from "../auth/log-in";
import { endOtherSessions, endOwnSession, listOwnSessions } from "../auth/sessions";
import { beginTwoStep, confirmTwoStep, createRecoveryCodes, endTwoStep } from "../auth/two-step";
import { isDatabaseId } from "../db";
import { found } from "../errors";
import { accountOperations } from "../openapi/operations/account";

export const accountEndpoints = endpoints(accountOperations, {
  changePassword: ({ session, body, headers, hold }) => changePassword(session, body, headers, hold),
  endSession: async ({ session, params: { id } }) =>
    found(isDatabaseId(id) && (await endOwnSession(session, id))),
  listSessions: async ({ session }) => ({ data: await listOwnSessions(session) }),
  endOtherSessions: ({ session }) => endOtherSessions(session),
  deleteToken: async ({ actor, params: { id } }) =>
    found(isDatabaseId(id) && (await deleteToken(actor.id, id))),
  listTokens: async ({ actor }) => ({ data: await listTokens(actor.id) }),
  createToken: async ({ session, actor, body, headers, hold }) => {
    await requireOwnPassword(session, body.password, headers);
    return { data: await createToken(actor.id, body, hold) };
  },
  confirmTwoStep: async ({ actor, body, hold }) => ({
    data: { recovery_codes: await confirmTwoStep(actor.id, body.code, hold) },
  }),
  createRecoveryCodes: async ({ session, actor: { id }, body, headers, hold }) => {
    await requireOwnPassword(session, body.password, headers, { also: checkOwnCode(id, body.code) });
    return { data: { recovery_codes: await createRecoveryCodes(id, hold) } };
  },
  beginTwoStep: async ({ session, actor, body, headers, hold }) => {
    await requireOwnPassword(session, body.password, headers);
    return { data: await beginTwoStep(actor, hold) };
  },
  endTwoStep: async ({ session, actor: { id }, body, headers, hold }) => {
    await requireOwnPassword(session, body.password, headers, { also: checkOwnCode(id, body.code) });
    await endTwoStep({ id }, hold);
  },
});
