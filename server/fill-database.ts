import { ensureAdmin } from "@/lib/auth/ensure-admin.ts";
import { closeDb, db } from "@/lib/db.ts";
import type { Env } from "@/lib/env.ts";
import { demoSite } from "../prisma/demo/demo-site.ts";
import { seed } from "../prisma/seed.ts";
import { announce } from "./announce.ts";

/** Demo content and the first admin, where the database has none; returns the admin's password then. */
export async function fillDatabase({ SEED_DEMO, ADMIN_USERNAME, ADMIN_PASSWORD }: Env) {
  try {
    const password = await ensureAdmin(db(), ADMIN_USERNAME, ADMIN_PASSWORD);
    if (SEED_DEMO) await seed(demoSite, (text) => announce("demo", text));
    return password;
  } finally {
    await closeDb();
  }
}
