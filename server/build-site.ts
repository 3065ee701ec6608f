import { env } from "@/lib/env.ts";
import { ensureBuild } from "./build.ts";
import { ensurePrismaClient } from "./database/prisma-client.ts";
import { reportProblem } from "./process/lifecycle.ts";

/** `npm run build`: the generated client and the build of the site, without a database. */
async function build() {
  await ensurePrismaClient(process.cwd());
  await ensureBuild(process.cwd(), env().NEXT_DIST_DIR);
}

build().catch(reportProblem);
