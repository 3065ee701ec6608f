import "server-only";
import { db } from "../db.ts";
import { dayMs } from "../durations.ts";
import { shortenAddress } from "../ip-address.ts";

/** The server sets this header on every request; under `next dev` it is missing. */
const visitorAddressHeader = "x-visitor-address";

export function readVisitorAddress(headers: Headers): string | null {
  return headers.get(visitorAddressHeader);
}

const longestAgent = 400;

export interface ClientTrace {
  /** Without its last part: a /24 or a /48. */
  network: string | null;
  agent: string | null;
}

export function clientTrace(headers: Headers): ClientTrace {
  const address = readVisitorAddress(headers);
  const agent = headers.get("user-agent")?.slice(0, longestAgent) || null;
  return { network: address && shortenAddress(address), agent };
}

export type SignInOutcome = "success" | "wrong_password" | "wrong_code";

/** Stores an attempt to sign in, if the account exists, and deletes attempts older than 90 days. */
export async function recordSignIn(
  username: string,
  outcome: SignInOutcome,
  { network, agent }: ClientTrace,
): Promise<void> {
  await db().$executeRaw`
    WITH old AS (DELETE FROM sign_in WHERE at < now() - interval '90 days')
    INSERT INTO sign_in (user_id, network, agent, outcome)
    SELECT id, ${network}, ${agent}, ${outcome} FROM admin_user WHERE username = ${username}`;
}

export interface SignInRecord extends ClientTrace {
  id: string;
  at: Date;
  outcome: SignInOutcome;
}

const ninetyDays = 90 * dayMs;

export async function listSignIns(userId: number, limit: number): Promise<SignInRecord[]> {
  const rows = await db().signIn.findMany({
    where: { user_id: userId, at: { gte: new Date(Date.now() - ninetyDays) } },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take: limit,
    omit: { user_id: true },
  });
  return rows.map((row) => ({ ...row, id: String(row.id), outcome: row.outcome as SignInOutcome }));
}
