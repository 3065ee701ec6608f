import "server-only";
import { randomBytes } from "node:crypto";
import type { PrismaClient } from "../../prisma/client/client.ts";
import { hashPassword } from "./password.ts";

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
