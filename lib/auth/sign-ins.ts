import "server-only";
import { db } from "../db.ts";
import { dayMs } from "../durations.ts";
import { shortenAddress } from "../ip-address.ts";

/** Set by the server on every request that it passes on; there is none under `next dev`. */
const visitorAddressHeader = "x-visitor-address";

export function visitorAddress(headers: Headers): string | null {
  return headers.get(visitorAddressHeader);
}

const longestAgent = 400;

/** Where a request came from, as much of it as is kept. */
export interface ClientTrace {
  /** The address without its last part: a /24 or a /48. */
  network: string | null;
  /** The browser, as it names itself. */
  agent: string | null;
}

export function clientTrace(headers: Headers): ClientTrace {
  const address = visitorAddress(headers);
  const agent = headers.get("user-agent")?.slice(0, longestAgent) || null;
  return { network: address && shortenAddress(address), agent };
}

export type SignInOutcome = "success" | "wrong_password" | "wrong_code";

/** Notes an attempt to sign in, where there is an account of that name, and forgets those older than 90 days. */
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

/** The latest attempts to sign in to an account, newest first. */
export async function listSignIns(userId: number, limit: number): Promise<SignInRecord[]> {
  const rows = await db().signIn.findMany({
    where: { user_id: userId, at: { gte: new Date(Date.now() - ninetyDays) } },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take: limit,
    omit: { user_id: true },
  });
  return rows.map((row) => ({ ...row, id: String(row.id), outcome: row.outcome as SignInOutcome }));
}
