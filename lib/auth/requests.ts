import { callApi } from "../api/client";
import type { Credentials, PasswordChange } from "./credentials";

/** Signs in through next-auth, which answers with its cookie (decisions.md 10). */
export async function signIn(credentials: Credentials): Promise<void> {
  const { csrfToken } = await callApi<{ csrfToken: string }>("auth/csrf", { anonymous: true });
  const json = { ...credentials, csrfToken, json: "true" };
  await callApi("auth/callback/credentials", { method: "POST", json, anonymous: true });
}

/** Asks the server whether the session still lives; where it does not, the client leaves. */
export async function checkSession(): Promise<void> {
  await callApi("users/current");
}

/** Gives the admin who asks a new password, which ends all other sessions. */
export async function changePassword(json: PasswordChange): Promise<void> {
  await callApi("users/current/password", { method: "PUT", json });
}
