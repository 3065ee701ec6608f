import { ensureAdmin } from "@/lib/auth/ensure-admin.ts";
import { closeDb, db } from "@/lib/db.ts";
import type { Env } from "@/lib/env.ts";
import { demoSite } from "../prisma/demo/demo-site.ts";
import { seed } from "../prisma/seed.ts";
import { announce } from "./announce.ts";

/** Demo content where it is wanted and the database has none, then the first admin where there is none. */
export async function fillDatabase(
  { SEED_DEMO, ADMIN_USERNAME, ADMIN_PASSWORD }: Env,
  ready: Promise<unknown>,
) {
  try {
    if (SEED_DEMO) await seed(demoSite, (text) => announce("demo", text));
    // Last of all, so that a start that fails has made no admin whose password nobody was shown.
    await ready;
    return await ensureAdmin(db(), ADMIN_USERNAME, ADMIN_PASSWORD);
  } finally {
    await closeDb();
  }
}
