import { ensureAdmin } from "@/lib/auth/ensure-admin.ts";
import { describePasswordProblem } from "@/lib/auth/new-password.ts";
import { closeDb, db } from "@/lib/db.ts";
import type { Env } from "@/lib/env.ts";
import { isEmpty } from "../prisma/seed.ts";
import { runSeed } from "./run-seed.ts";
import { StartProblem } from "./start-problem.ts";

/** Demo content where it is wanted and the database has none, then the first admin where there is none. */
export async function fillDatabase(
  { SEED_DEMO, ADMIN_USERNAME, ADMIN_PASSWORD }: Env,
  ready: Promise<unknown>,
) {
  try {
    const problem = ADMIN_PASSWORD && describePasswordProblem(ADMIN_PASSWORD, ADMIN_USERNAME);
    // That of an admin who is there already is his own affair.
    if (problem && (await db().adminUser.count()) === 0) {
      throw new StartProblem(`ADMIN_PASSWORD is not taken for a new admin. ${problem}`);
    }
    if (SEED_DEMO && (await isEmpty())) await runSeed();
    // Last of all, so that a start that fails has made no admin whose password nobody was shown.
    await ready;
    return await ensureAdmin(db(), ADMIN_USERNAME, ADMIN_PASSWORD);
  } finally {
    await closeDb();
  }
}
