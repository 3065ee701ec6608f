import "server-only";
import { randomBytes } from "node:crypto";
import type { Prisma, PrismaClient } from "../../../prisma/client/client.ts";
import { advisoryLocks } from "../advisory-locks.ts";
import { db } from "../db.ts";
import { AppError } from "../errors.ts";
import { hashPassword } from "./password.ts";
import { type AccountUpdate, type Role, roleOf } from "./permissions.ts";
import { usernameSkeleton } from "./usernames.ts";

export interface StaffAccount {
  id: number;
  username: string;
  role: Role;
  active: boolean;
  two_step: boolean;
  created_at: Date;
  sessions: number;
  /** Null: never, or so long ago that it is no longer stored. */
  last_seen_at: Date | null;
}

/** Checks in a transaction that the caller still has the permission (`holdSession`). The command line passes none. */
export type HoldCaller = (tx: Prisma.TransactionClient) => Promise<void>;

/** Whether an account has this name, or one that looks like it, until the transaction ends. */
export async function isUsernameTaken(tx: Prisma.TransactionClient, username: string): Promise<boolean> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${advisoryLocks.usernames})`;
  const skeleton = usernameSkeleton(username);
  const accounts = await tx.adminUser.findMany({ select: { username: true } });
  return accounts.some((account) => usernameSkeleton(account.username) === skeleton);
}

/** Returns null if another account has this name or one that looks like it. */
export async function createAccount(
  username: string,
  password: string,
  role: Role = "admin",
  hold?: HoldCaller,
): Promise<{ id: number } | null> {
  const data = { username, password_hash: await hashPassword(password), role };
  return db().$transaction(async (tx) => {
    await hold?.(tx);
    if (await isUsernameTaken(tx, username)) return null;
    const [made] = await tx.adminUser.createManyAndReturn({
      data,
      skipDuplicates: true,
      select: { id: true },
    });
    return made ?? null;
  });
}

/** Ends all sessions except `kept`. Writes the password first, so that a concurrent login is ended here. */
export async function setPassword(
  username: string,
  password: string,
  kept?: number,
  hold?: HoldCaller,
): Promise<number | null> {
  const password_hash = await hashPassword(password);
  return db().$transaction(async (transaction) => {
    await hold?.(transaction);
    const changed = await transaction.adminUser.updateMany({
      where: { username },
      data: { password_hash, password_changed_at: new Date() },
    });
    if (changed.count === 0) return null;
    // Someone who guessed the old password may have signed in from these networks.
    await transaction.loginNetwork.deleteMany({ where: { user: { username } } });
    const { count } = await transaction.session.deleteMany({
      where: { user: { username }, id: { not: kept }, kind: { not: "token" } },
    });
    return count;
  });
}

export async function listAccounts(): Promise<StaffAccount[]> {
  const rows = await db().$queryRaw<(Omit<StaffAccount, "role"> & { role: string })[]>`
    SELECT id, username, role, active, totp_confirmed_at IS NOT NULL AS two_step, created_at,
      (SELECT count(*)::int FROM session WHERE user_id = admin_user.id AND kind <> 'token'
        AND expires_at > now() AND last_used_at > now() - interval '12 hours') AS sessions,
      greatest(
        (SELECT max(last_used_at) FROM session WHERE user_id = admin_user.id AND kind <> 'token'),
        (SELECT max(at) FROM sign_in WHERE user_id = admin_user.id AND outcome = 'success')) AS last_seen_at
    FROM admin_user ORDER BY NOT active, lower(username), id`;
  return rows.map(({ role, ...row }) => ({ ...row, role: roleOf(role) }));
}

export async function getAccount(where: { id: number } | { username: string }): Promise<StaffAccount | null> {
  const accounts = await listAccounts();
  return (
    accounts.find((account) =>
      "id" in where ? account.id === where.id : account.username === where.username,
    ) ?? null
  );
}

interface State {
  role: string;
  active: boolean;
}

const isAdmin = ({ role, active }: State) => active && role === "admin";

/** Ends sessions except `kept`; deactivation also ends API tokens. Returns null for no account. Throws 409 for the last admin. */
export async function updateAccount(
  where: { id: number } | { username: string },
  { role, active }: AccountUpdate,
  kept?: number,
  hold?: HoldCaller,
): Promise<StaffAccount | null> {
  const found = await db().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${advisoryLocks.lastAdmin})`;
    await hold?.(tx);
    const account = await tx.adminUser.findUnique({ where });
    if (!account) return false;
    const next = { role: role ?? account.role, active: active ?? account.active };
    if (next.role === account.role && next.active === account.active) return true;
    const { id } = account;
    if (isAdmin(account) && !isAdmin(next)) {
      const others = await tx.adminUser.count({ where: { id: { not: id }, role: "admin", active: true } });
      if (others === 0)
        throw new AppError(409, "Ini admin aktif yang terakhir. Jadikan orang lain admin dulu.");
    }
    await tx.adminUser.update({ where: { id }, data: next });
    // After the account's row is locked, so that no concurrent invitation is missed.
    if (!isAdmin(next)) await tx.invitation.deleteMany({ where: { created_by: id } });
    const ended = next.active ? { id: { not: kept }, kind: { not: "token" } } : {};
    await tx.session.deleteMany({ where: { user_id: id, ...ended } });
    return true;
  });
  return found ? getAccount(where) : null;
}

const GENERATED_BYTES = 12;

export interface FirstAdmin {
  username: string;
  newPassword: string | null;
}

/** Creates the first admin if there is none; otherwise returns the oldest one. */
export async function ensureAdmin(
  db: PrismaClient,
  username: string,
  password = randomBytes(GENERATED_BYTES).toString("base64url"),
): Promise<FirstAdmin> {
  const first = await db.adminUser.findFirst({ orderBy: { id: "asc" }, select: { username: true } });
  if (first) return { username: first.username, newPassword: null };
  const data = { username, password_hash: await hashPassword(password), role: "admin" };
  const { count } = await db.adminUser.createMany({ data, skipDuplicates: true });
  return { username, newPassword: count > 0 ? password : null };
}
