import "server-only";
import { z } from "zod";
import { type Api, endpoint } from "../core/api/endpoint";
import { jsonBody } from "../core/api/operation";
import { idParams } from "../core/api/query";
import { createToken, deleteToken, endOldTokens, listTokens } from "../core/auth/api-tokens";
import { changePassword } from "../core/auth/change-password";
import {
  codeSchema,
  loginBodyLimit,
  ownPasswordSchema,
  passwordChangeSchema,
  tokenSchema,
  twoStepProofSchema,
} from "../core/auth/credentials";
import { checkOwnCode } from "../core/auth/log-in";
import {
  madeTokenSchema,
  recoveryCodesSchema,
  sessionSchema,
  tokenViewSchema,
  totpSetupSchema,
} from "../core/auth/responses";
import { endOtherSessions, endOwnSession, listOwnSessions } from "../core/auth/sessions";
import { beginTwoStep, confirmTwoStep, createRecoveryCodes, endTwoStep } from "../core/auth/two-step";
import { isDatabaseId } from "../core/db";
import { found } from "../core/errors";
import { brandOf, getSiteSettings } from "../site/settings";

export const ownAccountApi = {
  changePassword: endpoint(
    {
      method: "PUT",
      path: "/users/current/password",
      summary: "Sets a new password and ends the other sessions of the account. Needs the current password.",
      auth: "manageAccount",
      provesPassword: true,
      body: jsonBody(passwordChangeSchema, loginBodyLimit, {
        current: "current_password",
        password: "new_password",
      }),
      status: 204,
    },
    async ({ session, body, provePassword, hold }) =>
      changePassword(session, body, provePassword, { hold, operator: await getSiteSettings() }),
  ),

  listSessions: endpoint(
    {
      method: "GET",
      path: "/users/current/sessions",
      summary: "Lists the sessions of the signed-in account.",
      auth: "manageAccount",
      status: 200,
      response: z.object({ data: z.array(sessionSchema) }),
    },
    async ({ session }) => ({ data: await listOwnSessions(session) }),
  ),

  endOtherSessions: endpoint(
    {
      method: "DELETE",
      path: "/users/current/sessions",
      summary: "Ends all sessions of the signed-in account except the current session.",
      auth: "manageAccount",
      status: 204,
    },
    ({ session }) => endOtherSessions(session),
  ),

  endSession: endpoint(
    {
      method: "DELETE",
      path: "/users/current/sessions/{id}",
      summary: "Ends one session of the signed-in account.",
      auth: "manageAccount",
      params: idParams,
      status: 204,
    },
    async ({ session, params: { id } }) => found(isDatabaseId(id) && (await endOwnSession(session, id))),
  ),

  beginTwoStep: endpoint(
    {
      method: "POST",
      path: "/users/current/totp",
      summary:
        "Creates a secret for an authenticator app. Needs the password. Logins ask for no code until a first code has been confirmed.",
      auth: "manageAccount",
      provesPassword: true,
      body: jsonBody(ownPasswordSchema, loginBodyLimit),
      status: 201,
      response: z.object({ data: totpSetupSchema }),
      failures: [409],
    },
    async ({ actor, body, provePassword, hold }) => {
      await provePassword(body.password);
      return { data: await beginTwoStep(actor, brandOf(await getSiteSettings()), hold) };
    },
  ),

  confirmTwoStep: endpoint(
    {
      method: "POST",
      path: "/users/current/totp/confirm",
      summary: "Turns the second step on. Needs a code of the app, and returns ten recovery codes.",
      auth: "manageAccount",
      body: jsonBody(codeSchema, loginBodyLimit),
      status: 200,
      response: z.object({ data: recoveryCodesSchema }),
      failures: [409],
    },
    async ({ actor, body, hold }) => ({
      data: { recovery_codes: await confirmTwoStep(actor.id, body.code, hold) },
    }),
  ),

  createRecoveryCodes: endpoint(
    {
      method: "POST",
      path: "/users/current/totp/recovery-codes",
      summary:
        "Creates ten new recovery codes. Needs the password and a current code. Earlier recovery codes stop working.",
      auth: "manageAccount",
      provesPassword: true,
      body: jsonBody(twoStepProofSchema, loginBodyLimit),
      status: 201,
      response: z.object({ data: recoveryCodesSchema }),
      failures: [409],
    },
    async ({ actor: { id }, body, provePassword, hold }) => {
      await provePassword(body.password, { also: checkOwnCode(id, body.code) });
      return { data: { recovery_codes: await createRecoveryCodes(id, hold) } };
    },
  ),

  endTwoStep: endpoint(
    {
      method: "DELETE",
      path: "/users/current/totp",
      summary: "Turns the second step off. Needs the password and a current code.",
      auth: "manageAccount",
      provesPassword: true,
      body: jsonBody(twoStepProofSchema, loginBodyLimit),
      status: 204,
      failures: [409],
    },
    async ({ actor: { id }, body, provePassword, hold }) => {
      await provePassword(body.password, { also: checkOwnCode(id, body.code) });
      await endTwoStep({ id }, hold);
    },
  ),

  listTokens: endpoint(
    {
      method: "GET",
      path: "/users/current/tokens",
      summary: "Lists the API tokens of the signed-in account.",
      auth: "manageAccount",
      status: 200,
      response: z.object({ data: z.array(tokenViewSchema) }),
    },
    async ({ actor }) => ({ data: await listTokens(actor.id) }),
  ),

  createToken: endpoint(
    {
      method: "POST",
      path: "/users/current/tokens",
      summary: "Creates an API token. It stays valid when it is not used.",
      auth: "manageAccount",
      provesPassword: true,
      body: jsonBody(tokenSchema, loginBodyLimit),
      status: 201,
      response: z.object({ data: madeTokenSchema }),
    },
    async ({ actor, body, provePassword, hold }) => {
      await provePassword(body.password);
      return { data: await createToken(actor.id, body, hold) };
    },
  ),

  endOldTokens: endpoint(
    {
      method: "DELETE",
      path: "/users/current/tokens",
      summary: "Revokes the API tokens that are older than the password of their owner.",
      auth: "manageAccount",
      status: 204,
    },
    ({ actor }) => endOldTokens(actor.id),
  ),

  deleteToken: endpoint(
    {
      method: "DELETE",
      path: "/users/current/tokens/{id}",
      summary: "Revokes an API token of the signed-in account.",
      auth: "manageAccount",
      params: idParams,
      status: 204,
    },
    async ({ actor, params: { id } }) => found(isDatabaseId(id) && (await deleteToken(actor.id, id))),
  ),
} satisfies Api;
