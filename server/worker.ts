import { setTellOtherWorkers } from "@/lib/content/other-workers.ts";
import { env } from "@/lib/env.ts";
import { labelLog } from "@/lib/log.ts";
import { metrics } from "@/lib/monitoring/metrics.ts";
import { isOutOfFiles } from "@/lib/monitoring/open-files.ts";
import { beforeExit, isShuttingDown, StartProblem, shutDown } from "./process/lifecycle.ts";
import { type SiteServer, startSiteServer } from "./site-server.ts";
import { createPeer } from "./workers/peer.ts";

/** Milliseconds that the first process may take to pass on what it is told. */
const TELL_LIMIT_MS = 2_000;

/** Ctrl-C and the end of a terminal reach every process of a group; the first one decides what follows. */
for (const signal of ["SIGINT", "SIGHUP", "SIGUSR2"] as const) process.on(signal, () => {});
process.on("SIGTERM", () => void shutDown(0));

let server: SiteServer | undefined;

const first = createPeer(process, {
  end: () => void shutDown(0),
  retire() {
    void server?.retire().then(() => shutDown(0));
  },
  alive: () => (isOutOfFiles() ? "full" : "well"),
  "see changes": () => server?.seeChanges(),
  figures: () => metrics().registry.getMetricsAsJSON(),
});

/** One of the `WORKERS` processes that serve one port; the first process tells it what to do (docs/decisions/16). */
async function serve() {
  labelLog({ worker: Number(process.env.SITE_WORKER) });
  const { PORT: port, HOSTNAME: hostname } = env();
  server = await startSiteServer({ port, hostname, dir: process.cwd(), shared: true });
  beforeExit(() => server?.close());
  setTellOtherWorkers(async () => {
    // They hear of it by a notification as well, a moment later.
    await first.ask("changed", TELL_LIMIT_MS).catch(() => {});
  });
  await first.ask("ready", TELL_LIMIT_MS);
}

serve().catch(async (error: unknown) => {
  if (isShuttingDown()) return;
  if (!(error instanceof StartProblem)) console.error(error);
  else await first.ask("problem", TELL_LIMIT_MS, error.message).catch(() => {});
  await shutDown(1);
});
