import "server-only";
import { db } from "../db.ts";
import { type Role, roleOf, type Scope } from "./permissions.ts";
import { hashSecret, newSecret } from "./secrets.ts";
import type { ClientTrace } from "./sign-ins.ts";

export type SessionKind = "cookie" | "bearer";

export interface AdminSession {
  id: number;
  kind: SessionKind | "token";
  expires_at: Date | null;
  scope: Scope | null;
  user: { id: number; username: string; role: Role };
}

export interface NewSession {
  secret: string;
  expires_at: Date;
}

/** Returns null if the password was changed or the account deactivated meanwhile. The lock makes a concurrent change wait. */
export async function createSession(
  user: { id: number; password_hash: string },
  kind: SessionKind,
  { network, agent }: ClientTrace = { network: null, agent: null },
): Promise<NewSession | null> {
  const secret = newSecret();
  const [row] = await db().$queryRaw<{ expires_at: Date }[]>`
    WITH proven AS (
      SELECT id FROM admin_user WHERE id = ${user.id} AND password_hash = ${user.password_hash} AND active FOR SHARE
    )
    INSERT INTO session (user_id, token_hash, kind, network, agent, expires_at)
    SELECT id, ${hashSecret(secret)}, ${kind}, ${network}, ${agent}, now() + interval '30 days' FROM proven
    RETURNING expires_at`;
  return row ? { secret, expires_at: row.expires_at } : null;
}

interface SessionRow extends Omit<AdminSession, "user"> {
  user_id: number;
  username: string;
  role: string;
  used_lately: boolean;
}

/**
 * Finds a session that is not revoked or expired and (except API tokens) was used within 12 hours. A clock that ran ahead
 * and was set back makes no session longer: one that would last more than 30 days has ended, and a use in the future counts as now.
 */
export async function findSession(secret: string): Promise<AdminSession | null> {
  const [row] = await db().$queryRaw<SessionRow[]>`
    SELECT session.id, kind, scope, expires_at, user_id, username, role,
      last_used_at BETWEEN now() - interval '1 minute' AND now() + interval '1 minute' AS used_lately
    FROM session JOIN admin_user ON admin_user.id = user_id
    WHERE token_hash = ${hashSecret(secret)} AND active
      AND (expires_at > now() OR expires_at IS NULL)
      AND (kind = 'token'
        OR last_used_at > now() - interval '12 hours' AND expires_at < now() + interval '30 days 1 hour')`;
  if (!row) return null;
  const { user_id, username, role, used_lately, ...session } = row;
  // Noted once a minute: precise enough for 12 hours, without a write per request.
  if (!used_lately) await db().$executeRaw`UPDATE session SET last_used_at = now() WHERE id = ${row.id}`;
  return { ...session, user: { id: user_id, username, role: roleOf(role) } };
}

export async function endSession(id: number): Promise<void> {
  await db().session.deleteMany({ where: { id } });
}

export async function sweepSessions(): Promise<void> {
  await db().$executeRaw`DELETE FROM session
      WHERE expires_at <= now() OR kind <> 'token' AND last_used_at <= now() - interval '12 hours'`;
}

export async function listSessions(username?: string) {
  await sweepSessions();
  const rows = await db().session.findMany({
    where: { user: { username } },
    orderBy: { last_used_at: "desc" },
    select: {
      id: true,
      kind: true,
      created_at: true,
      last_used_at: true,
      expires_at: true,
      user: { select: { username: true } },
    },
  });
  return rows.map(({ user, expires_at, ...row }) => ({
    ...row,
    expires_at: expires_at ?? "never",
    username: user.username,
  }));
}

export async function revokeSessions(which: { id: number } | { username: string }): Promise<number> {
  const where = "id" in which ? which : { user: which };
  const { count } = await db().session.deleteMany({ where });
  return count;
}

export interface OwnSession extends ClientTrace {
  id: number;
  kind: SessionKind;
  current: boolean;
  created_at: Date;
  last_used_at: Date;
}

export async function listOwnSessions({ id, user }: AdminSession): Promise<OwnSession[]> {
  await sweepSessions();
  const rows = await db().session.findMany({
    where: { user_id: user.id, kind: { not: "token" } },
    orderBy: [{ last_used_at: "desc" }, { id: "desc" }],
    select: {
      id: true,
      kind: true,
      created_at: true,
      last_used_at: true,
      network: true,
      agent: true,
    },
  });
  const sessions = rows.map(({ kind, ...row }) => ({
    ...row,
    kind: kind === "cookie" ? ("cookie" as const) : ("bearer" as const),
    current: row.id === id,
  }));
  return sessions.sort((a, b) => Number(b.current) - Number(a.current));
}

export async function endOwnSession({ user }: AdminSession, id: number): Promise<boolean> {
  const { count } = await db().session.deleteMany({
    where: { id, user_id: user.id, kind: { not: "token" } },
  });
  return count > 0;
}

export async function endOtherSessions({ id, user }: AdminSession): Promise<void> {
  await db().session.deleteMany({ where: { user_id: user.id, id: { not: id }, kind: { not: "token" } } });
}
