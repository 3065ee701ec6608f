import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ensureAdmin } from "@/lib/auth/accounts.ts";
import { describePasswordProblem } from "@/lib/auth/new-password.ts";
import { closeDb, db } from "@/lib/db.ts";
import type { Env } from "@/lib/env.ts";
import { isEmpty } from "../../prisma/seed.ts";
import { beforeExit, StartProblem } from "../process/lifecycle.ts";

const PROGRAM = fileURLToPath(new URL("../seed-demo.ts", import.meta.url));

/** Fills the database with the demo content, in a process that ends with the work. */
function runSeed(): Promise<void> {
  const env = { ...process.env, TSX_TSCONFIG_PATH: "tsconfig.server.json" };
  const child = spawn(process.execPath, ["--import", "tsx", PROGRAM], {
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  beforeExit(() => void child.kill());
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => {
      if (code === 0) resolve();
      else reject(new StartProblem("The demo content could not be stored; the reasons stand above."));
    });
  });
}

/** Demo content where it is wanted and the database has none, then the first admin where there is none. */
export async function fillDatabase(
  { SEED_DEMO, ADMIN_USERNAME, ADMIN_PASSWORD }: Env,
  ready: Promise<unknown>,
) {
  try {
    const problem = ADMIN_PASSWORD && describePasswordProblem(ADMIN_PASSWORD, ADMIN_USERNAME);
    // ADMIN_PASSWORD is used for a new admin only.
    if (problem && (await db().adminUser.count()) === 0) {
      throw new StartProblem(`ADMIN_PASSWORD is not taken for a new admin. ${problem}`);
    }
    if (SEED_DEMO && (await isEmpty())) await runSeed();
    // Last, so that a failed start leaves no admin whose password nobody was shown.
    await ready;
    return await ensureAdmin(db(), ADMIN_USERNAME, ADMIN_PASSWORD);
  } finally {
    await closeDb();
  }
}
