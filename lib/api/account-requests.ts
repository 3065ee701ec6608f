import type { z } from "zod";
import type { InvitationAcceptance, TokenInput } from "../auth/credentials";
import type { Role } from "../auth/permissions";
import type {
  madeInvitationSchema,
  madeTokenSchema,
  recoveryCodesSchema,
  TotpSetupView,
} from "../auth/responses";
import { callApi } from "./client";

/** Of an answer with one thing in it. */
interface Answer<T> {
  data: T;
}

/** Makes an invitation; its address is shown this once. */
export async function createInvitation(role: Role): Promise<z.input<typeof madeInvitationSchema>> {
  const json = { role };
  return (
    await callApi<Answer<z.input<typeof madeInvitationSchema>>>("users/invitations", { method: "POST", json })
  ).data;
}

export async function deleteInvitation(id: number): Promise<void> {
  await callApi(`users/invitations/${id}`, { method: "DELETE" });
}

export async function acceptInvitation(json: InvitationAcceptance): Promise<void> {
  await callApi("users/invitations/accept", { method: "POST", json, anonymous: true });
}

export async function updateAccount(id: number, json: { role?: Role; active?: boolean }): Promise<void> {
  await callApi(`users/${id}`, { method: "PUT", json });
}

/** Ends a session of one's own; without an id all others. */
export async function endSession(id?: number): Promise<void> {
  await callApi(`users/current/sessions${id === undefined ? "" : `/${id}`}`, { method: "DELETE" });
}

/** A new secret for an authenticator app, which counts for nothing yet. */
export async function beginTwoStep(): Promise<TotpSetupView> {
  return (await callApi<Answer<TotpSetupView>>("users/current/totp", { method: "POST" })).data;
}

/** Turns the second step on; gives the recovery codes. */
export async function confirmTwoStep(code: string): Promise<string[]> {
  const request = { method: "POST", json: { code } } as const;
  const { data } = await callApi<Answer<z.input<typeof recoveryCodesSchema>>>(
    "users/current/totp/confirm",
    request,
  );
  return data.recovery_codes;
}

/** Ten new recovery codes; those before are good no more. */
export async function createRecoveryCodes(json: { password: string; code: string }): Promise<string[]> {
  const { data } = await callApi<Answer<z.input<typeof recoveryCodesSchema>>>(
    "users/current/totp/recovery-codes",
    { method: "POST", json },
  );
  return data.recovery_codes;
}

export async function endTwoStep(json: { password: string; code: string }): Promise<void> {
  await callApi("users/current/totp", { method: "DELETE", json });
}

/** Makes an API token, which is shown this once. */
export async function createToken(json: TokenInput): Promise<string> {
  const request = { method: "POST", json } as const;
  return (await callApi<Answer<z.input<typeof madeTokenSchema>>>("users/current/tokens", request)).data.token;
}

export async function deleteToken(id: number): Promise<void> {
  await callApi(`users/current/tokens/${id}`, { method: "DELETE" });
}
