import { fileURLToPath } from "node:url";
import { ensureAdmin } from "@/lib/core/auth/accounts.ts";
import { closeDb, db } from "@/lib/core/db.ts";
import type { Env } from "@/lib/core/env.ts";
import { hasContent } from "../../prisma/has-content.ts";
import { runWatched } from "../../scripts/run-watched.mjs";
import { announce, beforeExit, StartProblem } from "../process/lifecycle.ts";

const PROGRAM = fileURLToPath(new URL("../seed-demo.ts", import.meta.url));

/** Runs the seed in a process of its own, which frees its memory at the end. */
async function runSeed(): Promise<void> {
  const env = { ...process.env, TSX_TSCONFIG_PATH: "server/tsconfig.server.json" };
  const code = await runWatched(["--import", "tsx", PROGRAM], {
    env,
    print: (text, isError) => void (isError ? process.stderr : process.stdout).write(text),
    started: (child) => beforeExit(() => void child.kill()),
    repeated: (seconds) =>
      announce("demo", `no progress for ${seconds} s, so the import was ended and started again`),
  });
  if (code !== 0)
    throw new StartProblem("The demo content could not be stored. Read the reason in the lines above.");
}

async function problemOf({ ADMIN_USERNAME, ADMIN_PASSWORD }: Env): Promise<string | null> {
  if (!ADMIN_PASSWORD) return null;
  const { describePasswordProblem } = await import("@/lib/core/auth/new-password.ts");
  return describePasswordProblem(ADMIN_PASSWORD, ADMIN_USERNAME, { name: "", email: null });
}

export async function fillDatabase(env: Env, ready: Promise<unknown>) {
  const { SEED_DEMO, ADMIN_USERNAME, ADMIN_PASSWORD } = env;
  try {
    const problem = await problemOf(env);
    if (problem && (await db().adminUser.count()) === 0) {
      throw new StartProblem(`The new admin cannot have the password of ADMIN_PASSWORD. ${problem}`);
    }
    if (SEED_DEMO && !(await hasContent(db()))) await runSeed();
    // Comes last, so that a failed start leaves no admin whose password nobody has seen.
    await ready;
    return await ensureAdmin(db(), ADMIN_USERNAME, ADMIN_PASSWORD);
  } finally {
    await closeDb();
  }
}
