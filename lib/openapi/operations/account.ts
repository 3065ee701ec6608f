import { z } from "zod";
import { jsonBody, type Operations } from "../../api/operation";
import { idParams } from "../../api/query";
import {
  codeSchema,
  loginBodyLimit,
  passwordChangeSchema,
  tokenSchema,
  twoStepProofSchema,
} from "../../auth/credentials";
import {
  madeTokenSchema,
  recoveryCodesSchema,
  sessionSchema,
  tokenViewSchema,
  totpSetupSchema,
} from "../../auth/responses";

/** What everybody with an account does with it. */
export const accountOperations = {
  changePassword: {
    method: "PUT",
    path: "/users/current/password",
    summary: "A new password; ends the other sessions",
    auth: "manageAccount",
    body: jsonBody(passwordChangeSchema, loginBodyLimit, {
      current: "current_password",
      password: "new_password",
    }),
    status: 204,
  },
  listSessions: {
    method: "GET",
    path: "/users/current/sessions",
    summary: "Where one is signed in",
    auth: "manageAccount",
    status: 200,
    response: z.object({ data: z.array(sessionSchema) }),
  },
  endOtherSessions: {
    method: "DELETE",
    path: "/users/current/sessions",
    summary: "End all sessions but the one that asks",
    auth: "manageAccount",
    status: 204,
  },
  endSession: {
    method: "DELETE",
    path: "/users/current/sessions/{id}",
    summary: "End one session of one's own",
    auth: "manageAccount",
    params: idParams,
    status: 204,
  },
  beginTwoStep: {
    method: "POST",
    path: "/users/current/totp",
    summary: "A secret for an authenticator app, which counts for nothing until a code was proven",
    auth: "manageAccount",
    status: 201,
    response: z.object({ data: totpSetupSchema }),
    failures: [409],
  },
  confirmTwoStep: {
    method: "POST",
    path: "/users/current/totp/confirm",
    summary: "Turn the second step on by a code; gives ten recovery codes",
    auth: "manageAccount",
    body: jsonBody(codeSchema, loginBodyLimit),
    status: 200,
    response: z.object({ data: recoveryCodesSchema }),
    failures: [409],
  },
  createRecoveryCodes: {
    method: "POST",
    path: "/users/current/totp/recovery-codes",
    summary: "Ten new recovery codes by the password and a code; the others are good no more",
    auth: "manageAccount",
    body: jsonBody(twoStepProofSchema, loginBodyLimit),
    status: 201,
    response: z.object({ data: recoveryCodesSchema }),
    failures: [409],
  },
  endTwoStep: {
    method: "DELETE",
    path: "/users/current/totp",
    summary: "Turn the second step off by the password and a code",
    auth: "manageAccount",
    body: jsonBody(twoStepProofSchema, loginBodyLimit),
    status: 204,
    failures: [409],
  },
  listTokens: {
    method: "GET",
    path: "/users/current/tokens",
    summary: "One's API tokens",
    auth: "manageAccount",
    status: 200,
    response: z.object({ data: z.array(tokenViewSchema) }),
  },
  createToken: {
    method: "POST",
    path: "/users/current/tokens",
    summary: "A new API token, which does not end by idling",
    auth: "manageAccount",
    body: jsonBody(tokenSchema, loginBodyLimit),
    status: 201,
    response: z.object({ data: madeTokenSchema }),
  },
  deleteToken: {
    method: "DELETE",
    path: "/users/current/tokens/{id}",
    summary: "Revoke an API token of one's own",
    auth: "manageAccount",
    params: idParams,
    status: 204,
  },
} as const satisfies Operations;
