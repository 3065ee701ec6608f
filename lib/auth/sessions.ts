import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { db } from "../db";

const SECRET_BYTES = 32;

/** What a client holds for its session: 256 random bits. */
function newSessionSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

/** What the database keeps of it. */
function hashSessionSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

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

/** The sessions that are alive, those used last first; of one admin or of all. */
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
  return rows.map(({ user, ...row }) => ({ ...row, username: user.username }));
}

/** Ends sessions, by id or all of an admin; returns how many. */
export async function revokeSessions(which: { id: number } | { username: string }): Promise<number> {
  const where = "id" in which ? which : { user: which };
  const { count } = await db().session.deleteMany({ where });
  return count;
}
