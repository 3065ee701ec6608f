import type { Credentials, PasswordChange } from "../auth/credentials";
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
