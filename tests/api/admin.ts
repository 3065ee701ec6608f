import { createSession } from "@/lib/auth/sessions";
import { db } from "@/lib/db";

export interface Admin {
  headers: { Authorization: string };
}

/** Somebody who may change things, with a bearer token. */
export async function addAdmin(username = "admin"): Promise<Admin> {
  const user = await db().adminUser.upsert({
    where: { username },
    create: { username, password_hash: "no password has this hash" },
    update: {},
  });
  const session = await createSession(user, "bearer");
  if (!session) throw new Error("no session was made");
  return { headers: { Authorization: `Bearer ${session.secret}` } };
}
