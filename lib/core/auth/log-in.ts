import "server-only";
import { db, whileDatabaseResponds } from "../db";
import { AppError } from "../errors";
import { log } from "../log";
import { metrics } from "../monitoring/metrics";
import type { Credentials } from "./credentials";
import { limitFailures } from "./login-limit";
import { verifyPassword } from "./password";
import {
  type AdminSession,
  createSession,
  type NewSession,
  type SessionKind,
  sweepSessions,
} from "./sessions";
import { clientTrace, readVisitorAddress, recordSignIn, type SignInOutcome } from "./sign-ins";
import { proveCode, proveOwnCode } from "./two-step";

export interface LoggedIn extends NewSession {
  user: { id: number; username: string };
}

/** Limits attempts by name and address. Throws 503 within 3 s if the database hangs. */
export async function limitedAttempt<T>(
  username: string,
  headers: Headers,
  attempt: (signal: AbortSignal) => Promise<T | null>,
): Promise<T | null> {
  const visitor = readVisitorAddress(headers) ?? "unknown";
  const given = new AbortController();
  try {
    return await whileDatabaseResponds(
      limitFailures(username, visitor, given.signal, () => attempt(given.signal)),
    );
  } finally {
    given.abort();
  }
}

/** Returns the active user with this name and password, else null. Both results take the same time. */
export async function proveUser({ username, password }: Pick<Credentials, "username" | "password">) {
  const user = await db().adminUser.findUnique({ where: { username } });
  const proven = await verifyPassword(user?.password_hash ?? null, password);
  return proven && user?.active ? user : null;
}

const refusals: Record<Exclude<SignInOutcome, "success">, () => AppError> = {
  wrong_password: () => new AppError(401, "Username atau password salah"),
  wrong_code: () => new AppError(401, "Kode verifikasi salah atau sudah dipakai.", undefined, "totp_invalid"),
};

/** Not awaited, so that the time of the response does not reveal whether the account exists. */
function noteFailure(...attempt: Parameters<typeof recordSignIn>): void {
  recordSignIn(...attempt).catch((error) =>
    log().warn({ err: error }, "A failed sign-in could not be stored."),
  );
}

/**
 * Starts a session. Throws one 401 after one time, whether the name exists or not; 401 `totp_required` for the right password
 * without a code, which is no failure; 429 after too many failures.
 */
export async function logIn(
  { totp, ...credentials }: Credentials,
  headers: Headers,
  kind: SessionKind,
): Promise<LoggedIn> {
  const { username } = credentials;
  const trace = clientTrace(headers);
  let failure: keyof typeof refusals = "wrong_password";
  const session = await limitedAttempt(username, headers, async (signal) => {
    const user = await proveUser(credentials);
    if (!user) return null;
    signal.throwIfAborted();
    if (user.totp_confirmed_at) {
      if (!totp) throw new AppError(401, "Masukkan kode verifikasi.", undefined, "totp_required");
      if (!(await proveCode(user, totp))) {
        failure = "wrong_code";
        return null;
      }
    }
    const created = await createSession(user, kind, trace);
    return created && { ...created, user: { id: user.id, username } };
  });
  if (!session) {
    metrics().loginFailures.inc({ reason: "wrong" });
    noteFailure(username, failure, trace);
    throw refusals[failure]();
  }
  await whileDatabaseResponds(Promise.all([recordSignIn(username, "success", trace), sweepSessions()]));
  return session;
}

/** Returns the refusal, which counts as a failed login, or null. */
type SecondCheck = () => Promise<AppError | null>;

export function checkOwnCode(userId: number, code: string): SecondCheck {
  return async () =>
    (await proveOwnCode(userId, code))
      ? null
      : new AppError(422, "Data tidak valid.", { code: ["Kode verifikasi salah atau sudah dipakai."] });
}

/** Throws 422 at `field` for a wrong password. `also` is checked after a right one. */
export type ProvePassword = (
  password: string,
  options?: { field?: string; also?: SecondCheck },
) => Promise<void>;

/**
 * Asks a signed-in user for the password. Failures count as logins, so that a stranger at an open screen cannot guess more often.
 * Endpoints receive this function as `provePassword`, if their operations declare `provesPassword`.
 */
export async function requireOwnPassword(
  { user: { username } }: AdminSession,
  headers: Headers,
  ...[password, { field = "password", also } = {}]: Parameters<ProvePassword>
): Promise<void> {
  let refusal = new AppError(422, "Data tidak valid.", { [field]: ["Password saat ini salah."] });
  const proven = await limitedAttempt(username, headers, async () => {
    if (!(await proveUser({ username, password }))) return null;
    const second = await also?.();
    if (!second) return true;
    refusal = second;
    return null;
  });
  if (!proven) throw refusal;
}
