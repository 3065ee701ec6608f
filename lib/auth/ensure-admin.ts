import "server-only";
import { randomBytes } from "node:crypto";
import type { PrismaClient } from "../../prisma/client/client.ts";
import { hashPassword } from "./password.ts";

const GENERATED_BYTES = 12;

/**
 * Makes the first admin when there is none (decisions.md 1).
 *
 * @param password generated when not given
 * @returns the new admin's password, or null when there was an admin already
 */
export async function ensureAdmin(
  db: PrismaClient,
  username: string,
  password = randomBytes(GENERATED_BYTES).toString("base64url"),
): Promise<string | null> {
  if ((await db.adminUser.count()) > 0) return null;
  const data = { username, password_hash: await hashPassword(password) };
  const { count } = await db.adminUser.createMany({ data, skipDuplicates: true });
  return count > 0 ? password : null;
}
