import "server-only";
import { randomBytes } from "node:crypto";
import type { PrismaClient } from "../../prisma/client/client.ts";
import { db } from "../db";
import { hashPassword } from "./password.ts";

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

const GENERATED_BYTES = 12;

export interface FirstAdmin {
  username: string;
  /** Only when the admin was made just now: it is stored nowhere. */
  newPassword: string | null;
}

/**
 * Makes the first admin when there is none, else names the one who was first.
 *
 * @param password generated when not given
 */
export async function ensureAdmin(
  db: PrismaClient,
  username: string,
  password = randomBytes(GENERATED_BYTES).toString("base64url"),
): Promise<FirstAdmin> {
  const first = await db.adminUser.findFirst({ orderBy: { id: "asc" }, select: { username: true } });
  if (first) return { username: first.username, newPassword: null };
  const data = { username, password_hash: await hashPassword(password) };
  const { count } = await db.adminUser.createMany({ data, skipDuplicates: true });
  return { username, newPassword: count > 0 ? password : null };
}
