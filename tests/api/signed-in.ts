import { encode } from "next-auth/jwt";
import { createAccount } from "@/lib/auth/accounts";
import { sessionCookieName } from "@/lib/auth/cookie";
import { createSession, type SessionKind } from "@/lib/auth/sessions";
import { db } from "@/lib/db";
import { env } from "@/lib/env";

export const password = "kata sandi yang panjang";

/** The password's user, made on first use. */
export async function admin(username = "admin") {
  await createAccount(username, password);
  return db().adminUser.findUniqueOrThrow({ where: { username } });
}

/** Headers of a client with a session of its own. */
export async function signedIn(kind: SessionKind, username?: string): Promise<Record<string, string>> {
  const session = await createSession(await admin(username), kind);
  if (!session) throw new Error("the session was not made");
  return kind === "bearer" ? bearer(session.secret) : cookie(session.secret);
}

export function bearer(secret: string) {
  return { authorization: `Bearer ${secret}` };
}

/** The back office's cookie, as next-auth seals it. */
export async function cookie(secret: string) {
  const { SITE_URL, AUTH_SECRET = "" } = env();
  return {
    cookie: `${sessionCookieName(SITE_URL)}=${await encode({ token: { secret }, secret: AUTH_SECRET })}`,
  };
}
