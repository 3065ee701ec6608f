import { beforeAll, beforeEach } from "vitest";
import type { Role } from "@/lib/core/auth/permissions";
import { createSession } from "@/lib/core/auth/sessions";
import { db } from "@/lib/core/db";
import { clearContent } from "./records";

export interface Admin {
  headers: { Authorization: string };
}

/** Somebody who may change things, with a bearer token. */
export async function addAdmin(username = "admin", role: Role = "admin"): Promise<Admin> {
  const user = await db().adminUser.upsert({
    where: { username },
    create: { username, role, password_hash: "no password has this hash" },
    update: {},
  });
  const session = await createSession(user, "bearer");
  if (!session) throw new Error("no session was made");
  return { headers: { Authorization: `Bearer ${session.secret}` } };
}

function signedInBy(hook: typeof beforeAll | typeof beforeEach, username?: string): Admin {
  const admin: Admin = { headers: { Authorization: "" } };
  hook(async () => {
    await clearContent();
    Object.assign(admin, await addAdmin(username));
  });
  return admin;
}

/** An admin whose account is the only record before the first test of a file. */
export const adminOfFile = (username?: string) => signedInBy(beforeAll, username);

/** An admin whose account is the only record before each test. */
export const adminOfEachTest = (username?: string) => signedInBy(beforeEach, username);
