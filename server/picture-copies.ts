import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { Env } from "@/lib/env.ts";
import { log } from "@/lib/log.ts";
import { withClient } from "./database/with-client.ts";
import { beforeExit, isShuttingDown } from "./process/lifecycle.ts";

const PROGRAM = fileURLToPath(new URL("make-copies.ts", import.meta.url));
const LOWEST_PRIORITY = 19;

/** Whether a picture waits for its copies, as `lib/storage/missing-copies.ts` says it; asked without loading Prisma. */
function areCopiesMissing(connectionString: string | undefined): Promise<boolean> {
  return withClient({ connectionString }, async (client) => {
    const { rows } = await client.query(
      "SELECT EXISTS (SELECT FROM stored_image WHERE widths = '{}' AND NOT avif) AS missing",
    );
    return Boolean(rows[0]?.missing);
  });
}

/**
 * Makes the missing copies of pictures behind the running site, in a process that yields to every other. Pages show the
 * pictures without copies until then. A failure is logged; the next start tries again.
 */
export async function startMakingCopies({ DATABASE_URL }: Env): Promise<void> {
  if (!(await areCopiesMissing(DATABASE_URL)) || isShuttingDown()) return;
  const child = spawn(process.execPath, ["--import", "tsx", PROGRAM], {
    env: { ...process.env, TSX_TSCONFIG_PATH: "tsconfig.server.json" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (child.pid) setPriority(child.pid, LOWEST_PRIORITY);
  const fail = (reason: unknown) => {
    if (!isShuttingDown()) log().error({ reason }, "not all copies of pictures could be made");
  };
  beforeExit(() => void child.kill());
  child.once("error", fail);
  child.once("exit", (code, signal) => {
    if (code !== 0) fail(signal ?? code);
  });
}
