import "server-only";
import { db } from "../db";
import { hashPassword } from "./password";

export interface Account {
  username: string;
  created_at: Date;
  sessions: number;
}

/** False when there is an admin of that name already. */
export async function createAdmin(username: string, password: string): Promise<boolean> {
  const data = { username, password_hash: await hashPassword(password) };
  const { count } = await db().adminUser.createMany({ data, skipDuplicates: true });
  return count > 0;
}

/**
 * Gives an admin a new password and ends all sessions of that admin but `kept`; null when there is none of that
 * name, else how many ended. In this order, so that a login with the old password that is under way
 * either sees the new one or is ended here (`createSession`).
 */
export async function setPassword(username: string, password: string, kept?: number): Promise<number | null> {
  const password_hash = await hashPassword(password);
  return db().$transaction(async (transaction) => {
    const changed = await transaction.adminUser.updateMany({ where: { username }, data: { password_hash } });
    if (changed.count === 0) return null;
    // Whoever guessed the old one may have signed in from there.
    await transaction.loginNetwork.deleteMany({ where: { user: { username } } });
    const { count } = await transaction.session.deleteMany({
      where: { user: { username }, id: { not: kept } },
    });
    return count;
  });
}

export async function listAdmins(): Promise<Account[]> {
  const rows = await db().adminUser.findMany({
    orderBy: { username: "asc" },
    include: { _count: { select: { sessions: true } } },
  });
  return rows.map(({ username, created_at, _count }) => ({
    username,
    created_at,
    sessions: _count.sessions,
  }));
}
