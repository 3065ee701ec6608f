import { encode } from "next-auth/jwt";
import { sessionCookieNames } from "@/lib/core/auth/cookie";
import { hashPassword } from "@/lib/core/auth/password";
import type { Role } from "@/lib/core/auth/permissions";
import { createSession, type SessionKind } from "@/lib/core/auth/sessions";
import { db } from "@/lib/core/db";
import { env } from "@/lib/core/env";

export const password = "kata sandi yang panjang";

// Hashed once for all accounts of a file: a hash takes longer than most calls.
let passwordHash: Promise<string> | undefined;

/** The account of that name, made with `password` on first use. */
export async function admin(username = "admin", role: Role = "admin") {
  const found = await db().adminUser.findUnique({ where: { username } });
  if (found) return found;
  passwordHash ??= hashPassword(password);
  const data = { username, role, password_hash: await passwordHash };
  return db().adminUser.create({ data });
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
  const [name] = sessionCookieNames(SITE_URL);
  return {
    cookie: `${name}=${await encode({ token: { secret }, secret: AUTH_SECRET })}`,
  };
}
