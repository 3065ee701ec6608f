import "server-only";
import { db } from "../db";
import { AppError } from "../errors";
import { metrics } from "../metrics";
import type { Credentials } from "./credentials";
import { limitFailures } from "./limit-failures";
import { verifyPassword } from "./password";
import { createSession, type NewSession, type SessionKind, sweepSessions } from "./sessions";

export interface LoggedIn extends NewSession {
  user: { id: number; username: string };
}

/** Set by the door on every request that it passes on; there is none under `next dev`. */
const visitorAddressHeader = "x-visitor-address";

/**
 * Starts a session for a username and its password. Throws 401 when they do not belong together,
 * with one text and in one time whether the name exists or not, and 429 after too many failures.
 */
export async function logIn(
  { username, password }: Credentials,
  headers: Headers,
  kind: SessionKind,
): Promise<LoggedIn> {
  const address = headers.get(visitorAddressHeader) ?? "unknown";
  const session = await limitFailures(username, address, async () => {
    const user = await db().adminUser.findUnique({ where: { username } });
    const proven = await verifyPassword(user?.password_hash ?? null, password);
    const created = user && proven ? await createSession(user, kind) : null;
    return user && created && { ...created, user: { id: user.id, username: user.username } };
  });
  if (!session) {
    metrics().loginFailures.inc({ reason: "wrong" });
    throw new AppError(401, "Username atau password salah");
  }
  await sweepSessions();
  return session;
}
