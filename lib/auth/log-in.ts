import "server-only";
import { db, whileDatabaseAnswers } from "../db";
import { AppError } from "../errors";
import { metrics } from "../monitoring/metrics";
import type { Credentials } from "./credentials";
import { limitFailures } from "./login-limit";
import { verifyPassword } from "./password";
import { createSession, type NewSession, type SessionKind, sweepSessions } from "./sessions";

export interface LoggedIn extends NewSession {
  user: { id: number; username: string };
}

/** Set by the server on every request that it passes on; there is none under `next dev`. */
const visitorAddressHeader = "x-visitor-address";

/**
 * Runs an attempt to prove a password, limited by name and address. A database that hangs is a 503 within 3 s
 * for each attempt, however many wait before it; those that were given up do not begin any more.
 */
export async function limitedAttempt<T>(
  username: string,
  headers: Headers,
  attempt: (signal: AbortSignal) => Promise<T | null>,
): Promise<T | null> {
  const visitor = headers.get(visitorAddressHeader) ?? "unknown";
  const given = new AbortController();
  try {
    return await whileDatabaseAnswers(
      limitFailures(username, visitor, given.signal, () => attempt(given.signal)),
    );
  } finally {
    given.abort();
  }
}

/** The user whom a name and a password belong to; null, in the same time, where they do not. */
export async function proveUser({ username, password }: Credentials) {
  const user = await db().adminUser.findUnique({ where: { username } });
  const proven = await verifyPassword(user?.password_hash ?? null, password);
  return proven ? user : null;
}

/**
 * Starts a session for a username and its password. Throws 401 when they do not belong together,
 * with one text and in one time whether the name exists or not, and 429 after too many failures.
 */
export async function logIn(
  credentials: Credentials,
  headers: Headers,
  kind: SessionKind,
): Promise<LoggedIn> {
  const session = await limitedAttempt(credentials.username, headers, async (signal) => {
    const user = await proveUser(credentials);
    if (!user) return null;
    signal.throwIfAborted();
    const created = await createSession(user, kind);
    return created && { ...created, user: { id: user.id, username: user.username } };
  });
  if (!session) {
    metrics().loginFailures.inc({ reason: "wrong" });
    throw new AppError(401, "Username atau password salah");
  }
  await whileDatabaseAnswers(sweepSessions());
  return session;
}
