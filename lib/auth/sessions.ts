import "server-only";
import { db } from "../db";
import { hashSessionSecret, newSessionSecret } from "./session-secret";

/** The back office's cookie, or an API client's token. */
export type SessionKind = "cookie" | "bearer";

export interface AdminSession {
  id: number;
  kind: SessionKind;
  expires_at: Date;
  user: { id: number; username: string };
}

export interface NewSession {
  /** Known to the client alone; the row has its hash. */
  secret: string;
  expires_at: Date;
}

/**
 * A session for a user who has just proved the password, for 30 days at most; null when that
 * password was changed meanwhile. The lock makes a change of password wait, so that it ends this
 * session with the others.
 */
export async function createSession(
  user: { id: number; password_hash: string },
  kind: SessionKind,
): Promise<NewSession | null> {
  const secret = newSessionSecret();
  const [row] = await db().$queryRaw<{ expires_at: Date }[]>`
    WITH proven AS (
      SELECT id FROM admin_user WHERE id = ${user.id} AND password_hash = ${user.password_hash} FOR SHARE
    )
    INSERT INTO session (user_id, token_hash, kind, expires_at)
    SELECT id, ${hashSessionSecret(secret)}, ${kind}, now() + interval '30 days' FROM proven
    RETURNING expires_at`;
  return row ? { secret, expires_at: row.expires_at } : null;
}

interface SessionRow extends Omit<AdminSession, "user"> {
  user_id: number;
  username: string;
  used_lately: boolean;
}

/** The living session of a secret: not revoked, not past its end, used within 12 hours. */
export async function findSession(secret: string): Promise<AdminSession | null> {
  const [row] = await db().$queryRaw<SessionRow[]>`
    SELECT session.id, kind, expires_at, user_id, username,
      last_used_at > now() - interval '1 minute' AS used_lately
    FROM session JOIN admin_user ON admin_user.id = user_id
    WHERE token_hash = ${hashSessionSecret(secret)}
      AND expires_at > now() AND last_used_at > now() - interval '12 hours'`;
  if (!row) return null;
  const { user_id, username, used_lately, ...session } = row;
  // Once a minute is exact enough for 12 hours, and spares a write per request.
  if (!used_lately) await db().$executeRaw`UPDATE session SET last_used_at = now() WHERE id = ${row.id}`;
  return { ...session, user: { id: user_id, username } };
}

export async function endSession(id: number): Promise<void> {
  await db().session.deleteMany({ where: { id } });
}

/** Takes away rows that no client can use any more. */
export async function sweepSessions(): Promise<void> {
  await db()
    .$executeRaw`DELETE FROM session WHERE expires_at <= now() OR last_used_at <= now() - interval '12 hours'`;
}
