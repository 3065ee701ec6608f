import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { env } from "@/lib/core/env.ts";
import { log } from "@/lib/core/log.ts";
import { withClient } from "./database/with-client.ts";
import { beforeExit, isShuttingDown } from "./process/lifecycle.ts";

const PROGRAM = fileURLToPath(new URL("make-copies.ts", import.meta.url));
const LOWEST_PRIORITY = 19;

/** Repeats the query of `lib/core/storage/missing-copies.ts` without loading Prisma. */
function areCopiesMissing(connectionString: string | undefined): Promise<boolean> {
  return withClient({ connectionString }, async (client) => {
    const { rows } = await client.query(
      "SELECT EXISTS (SELECT FROM stored_image WHERE widths = '{}' AND NOT avif) AS missing",
    );
    return Boolean(rows[0]?.missing);
  });
}

function logFailure(reason: unknown): void {
  if (!isShuttingDown())
    log().error({ err: reason }, "Not all copies of pictures could be made. The next start tries again.");
}

async function runCopies(): Promise<void> {
  if (!(await areCopiesMissing(env().DATABASE_URL)) || isShuttingDown()) return;
  const child = spawn(process.execPath, ["--import", "tsx", PROGRAM], {
    env: { ...process.env, TSX_TSCONFIG_PATH: "server/tsconfig.server.json" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (child.pid) setPriority(child.pid, LOWEST_PRIORITY);
  beforeExit(() => void child.kill());
  child.once("error", logFailure);
  child.once("exit", (code, signal) => {
    if (code !== 0) logFailure(new Error(`The process ended with ${signal ?? code}.`));
  });
}

/** Makes missing copies of pictures in a process of the lowest priority. A failure is logged; the next start tries again. */
export function startMakingCopies(): Promise<void> {
  return runCopies().catch(logFailure);
}
