import { ensureBuild } from "@/server/build.ts";
import { reportProblem } from "@/server/process/lifecycle.ts";

// The build of the browser tests: made again only when the source has changed.
async function build() {
  await ensureBuild(process.cwd(), ".next-test");
  process.exit(0);
}

build().catch(reportProblem);
