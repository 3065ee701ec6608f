import { spawn } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { env } from "@/lib/core/env.ts";
import { log } from "@/lib/core/log.ts";
import { missingCuts } from "@/lib/home/slide-cuts.ts";
import type { SlidePicture } from "@/lib/home/slide-focus.ts";
import { withClient } from "./database/with-client.ts";
import { beforeExit, isShuttingDown } from "./process/lifecycle.ts";

const PROGRAM = fileURLToPath(new URL("make-copies.ts", import.meta.url));
const LOWEST_PRIORITY = 19;

interface Pictures {
  copies: boolean;
  slides: SlidePicture[] | null;
  named: string[];
}

/**
 * Repeats the queries of `lib/core/storage/missing-copies.ts` and `lib/home/cut-slides.ts` without loading Prisma. The home page has no
 * row only before the first migration.
 */
function arePicturesMissing(connectionString: string | undefined): Promise<boolean> {
  return withClient({ connectionString }, async (client) => {
    const { rows } = await client.query<Pictures>(
      `SELECT EXISTS (SELECT FROM stored_image WHERE widths = '{}' AND NOT avif) AS copies,
         (SELECT slides FROM home) AS slides, ARRAY(SELECT path FROM home_picture) AS named`,
    );
    const [{ copies, slides, named } = { copies: false, slides: null, named: [] }] = rows;
    return copies || missingCuts(slides ?? [], new Set(named)).length > 0;
  });
}

async function runProgram(): Promise<void> {
  if (!(await arePicturesMissing(env().DATABASE_URL)) || isShuttingDown()) return;
  const child = spawn(process.execPath, ["--import", "tsx", PROGRAM], {
    env: { ...process.env, TSX_TSCONFIG_PATH: "server/tsconfig.server.json" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (child.pid) setPriority(child.pid, LOWEST_PRIORITY);
  beforeExit(() => void child.kill());
  const [code, signal] = await once(child, "exit");
  if (code !== 0) throw new Error(`The process ended with ${signal ?? code}.`);
}

/** Makes missing cuts and copies of pictures in a process of the lowest priority. A failure is logged; the next start tries again. */
export async function makePictures(): Promise<void> {
  try {
    await runProgram();
  } catch (err) {
    if (!isShuttingDown())
      log().error({ err }, "Not all copies of pictures could be made. The next start tries again.");
  }
}
