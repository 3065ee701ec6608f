import "server-only";
import { db } from "../db.ts";
import { AppError } from "../errors.ts";
import type { HoldCaller } from "./accounts.ts";
import type { TokenInput } from "./credentials.ts";
import { type Scope, scopes } from "./permissions.ts";
import { hashSecret, newSecret } from "./secrets.ts";

/** Lets scanners for secrets recognize a token in sources and logs. */
const prefix = "ombak_";
const mostTokens = 50;

export interface ApiToken {
  id: number;
  name: string;
  scope: Scope;
  created_at: Date;
  last_used_at: Date | null;
  /** Null: valid until it is revoked. */
  expires_at: Date | null;
  before_password: boolean;
}

/** Creates a session that does not expire when idle. The token is shown once; the database has only its hash. */
export async function createToken(
  userId: number,
  { name, scope, days }: Pick<TokenInput, "name" | "scope" | "days">,
  hold?: HoldCaller,
): Promise<ApiToken & { token: string }> {
  const token = prefix + newSecret();
  const [row] = await db().$transaction(async (tx) => {
    await hold?.(tx);
    const held = await tx.session.count({ where: { user_id: userId, kind: "token" } });
    if (held >= mostTokens) {
      throw new AppError(422, "Data tidak valid.", { name: [`Paling banyak ${mostTokens} token.`] });
    }
    return tx.$queryRaw<{ id: number; created_at: Date; expires_at: Date | null }[]>`
      INSERT INTO session (user_id, token_hash, kind, name, scope, expires_at)
      SELECT id, ${hashSecret(token)}, 'token', ${name}, ${scope}, now() + make_interval(days => ${days}::int)
      FROM (SELECT id FROM admin_user WHERE id = ${userId} AND active FOR SHARE) AS owner
      RETURNING id, created_at, expires_at`;
  });
  if (!row) throw new AppError(401, "Sesi tidak valid atau sudah berakhir. Silakan login.");
  return { ...row, name, scope, last_used_at: null, before_password: false, token };
}

export async function listTokens(userId: number): Promise<ApiToken[]> {
  const rows = await db().session.findMany({
    where: {
      user_id: userId,
      kind: "token",
      OR: [{ expires_at: null }, { expires_at: { gt: new Date() } }],
    },
    orderBy: { id: "desc" },
    select: {
      id: true,
      name: true,
      scope: true,
      created_at: true,
      last_used_at: true,
      expires_at: true,
      user: { select: { password_changed_at: true } },
    },
  });
  return rows.map(({ name, scope, last_used_at, user: { password_changed_at: changed }, ...row }) => ({
    ...row,
    before_password: changed !== null && row.created_at < changed,
    name: name ?? "",
    scope: scopes.find((each) => each === scope) ?? "read",
    // Both moments are equal until the token is used.
    last_used_at: last_used_at > row.created_at ? last_used_at : null,
  }));
}

export async function deleteToken(userId: number, id: number): Promise<boolean> {
  const { count } = await db().session.deleteMany({ where: { id, user_id: userId, kind: "token" } });
  return count > 0;
}

/** Revokes tokens that were made before the last change of the owner's password, by somebody who knew the old one perhaps. */
export async function endOldTokens(userId: number): Promise<void> {
  await db().$executeRaw`
    DELETE FROM session USING admin_user
    WHERE admin_user.id = user_id AND user_id = ${userId} AND kind = 'token' AND session.created_at < password_changed_at`;
}
