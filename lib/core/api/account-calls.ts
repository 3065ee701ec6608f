import type { z } from "zod";
import type { Credentials, InvitationAcceptance, PasswordChange, TokenInput } from "../auth/credentials";
import type { AccountUpdate, Role } from "../auth/permissions";
import type {
  madeInvitationSchema,
  madeTokenSchema,
  recoveryCodesSchema,
  TotpSetupView,
} from "../auth/responses";
import { callApi } from "./client";

export async function signIn(credentials: Credentials): Promise<void> {
  const { csrfToken } = await callApi<{ csrfToken: string }>("auth/csrf", { anonymous: true });
  const json = { ...credentials, csrfToken, json: "true" };
  await callApi("auth/callback/credentials", { method: "POST", json, anonymous: true });
}

/** Returns who is signed in. Without a session, opens the login page unless `stays` is set. */
export async function checkSession({ stays }: { stays?: boolean } = {}): Promise<string> {
  const { data } = await callApi<{ data: { username: string } }>("users/current", { stays });
  return data.username;
}

export async function requestPasswordChange(json: PasswordChange): Promise<void> {
  await callApi("users/current/password", { method: "PUT", json });
}

interface Answer<T> {
  data: T;
}

export async function requestInvitation(json: {
  role: Role;
  password: string;
}): Promise<z.input<typeof madeInvitationSchema>> {
  return (
    await callApi<Answer<z.input<typeof madeInvitationSchema>>>("users/invitations", { method: "POST", json })
  ).data;
}

export async function requestInvitationDeletion(id: number): Promise<void> {
  await callApi(`users/invitations/${id}`, { method: "DELETE" });
}

export async function requestInvitationAcceptance(json: InvitationAcceptance): Promise<void> {
  await callApi("users/invitations/accept", { method: "POST", json, anonymous: true });
}

export async function requestAccountUpdate(
  id: number,
  json: AccountUpdate & { password?: string },
): Promise<void> {
  await callApi(`users/${id}`, { method: "PUT", json });
}

export async function requestSessionEnd(id?: number): Promise<void> {
  await callApi(`users/current/sessions${id === undefined ? "" : `/${id}`}`, { method: "DELETE" });
}

/** Creates a secret for an authenticator app. The second step is off until `requestTwoStepConfirmation`. */
export async function requestTwoStepSetup(json: { password: string }): Promise<TotpSetupView> {
  return (await callApi<Answer<TotpSetupView>>("users/current/totp", { method: "POST", json })).data;
}

export async function requestTwoStepConfirmation(code: string): Promise<string[]> {
  const request = { method: "POST", json: { code } } as const;
  const { data } = await callApi<Answer<z.input<typeof recoveryCodesSchema>>>(
    "users/current/totp/confirm",
    request,
  );
  return data.recovery_codes;
}

export async function requestRecoveryCodes(json: { password: string; code: string }): Promise<string[]> {
  const { data } = await callApi<Answer<z.input<typeof recoveryCodesSchema>>>(
    "users/current/totp/recovery-codes",
    { method: "POST", json },
  );
  return data.recovery_codes;
}

export async function requestTwoStepEnd(json: { password: string; code: string }): Promise<void> {
  await callApi("users/current/totp", { method: "DELETE", json });
}

export async function requestToken(json: TokenInput): Promise<string> {
  const request = { method: "POST", json } as const;
  return (await callApi<Answer<z.input<typeof madeTokenSchema>>>("users/current/tokens", request)).data.token;
}

export async function requestTokenDeletion(id: number): Promise<void> {
  await callApi(`users/current/tokens/${id}`, { method: "DELETE" });
}

export async function requestOldTokensEnd(): Promise<void> {
  await callApi("users/current/tokens", { method: "DELETE" });
}
