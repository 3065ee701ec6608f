import type { Credentials, PasswordChange } from "../auth/credentials";
import { callApi } from "./client";

/** Signs in through next-auth, which answers with its cookie. */
export async function signIn(credentials: Credentials): Promise<void> {
  const { csrfToken } = await callApi<{ csrfToken: string }>("auth/csrf", { anonymous: true });
  const json = { ...credentials, csrfToken, json: "true" };
  await callApi("auth/callback/credentials", { method: "POST", json, anonymous: true });
}

/** Asks the server who is signed in; where nobody is, the client leaves unless it `stays`. */
export async function checkSession({ stays }: { stays?: boolean } = {}): Promise<string> {
  const { data } = await callApi<{ data: { username: string } }>("users/current", { stays });
  return data.username;
}

/** Gives the admin who asks a new password, which ends all other sessions. */
export async function changePassword(json: PasswordChange): Promise<void> {
  await callApi("users/current/password", { method: "PUT", json });
}
