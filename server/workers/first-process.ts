import { env } from "@/lib/env.ts";
import { log } from "@/lib/log.ts";
import { addProcessMetrics } from "@/lib/monitoring/metrics.ts";
import { watchContentVersion } from "../database/content-version.ts";
import { startHousekeeping } from "../housekeeping.ts";
import { startMetricsServer } from "../metrics-server.ts";
import { endOnUncaughtErrors, logWholeProcess } from "../process/process-errors.ts";
import { recordRenewals } from "./renewals.ts";
import { measureWorkers, readFigures } from "./worker-figures.ts";
import { startWorkerPool, type WorkerPool } from "./worker-pool.ts";

async function showFigures(pool: WorkerPool) {
  const { METRICS_PORT, METRICS_HOST } = env();
  if (METRICS_PORT === undefined) return null;
  addProcessMetrics();
  measureWorkers(pool);
  return startMetricsServer(METRICS_PORT, METRICS_HOST, () => readFigures(pool));
}

/** On SIGUSR2 the workers are replaced, one after the other, and no request is lost. */
function renewOnSignal(pool: WorkerPool, workers: number): void {
  const record = recordRenewals(env().DATA_DIR, workers);
  process.on("SIGUSR2", async () => {
    log().info({ workers }, "the workers are renewed, one after the other");
    const renewed = await pool.renew();
    if (renewed) log().info({ workers }, "all workers are renewed");
    record(renewed);
  });
}

/**
 * Serves the site by `workers` processes. This one, the first, answers no request: it takes the connections and
 * hands them out, keeps the workers running and does the housekeeping (docs/decisions/16).
 */
export async function startFirstProcess(workers: number): Promise<{ close(): Promise<void> }> {
  const { DATABASE_URL = "", INDEXNOW_KEY } = env();
  const pool = await startWorkerPool(workers);
  logWholeProcess();
  endOnUncaughtErrors();
  const figures = await showFigures(pool);
  // For IndexNow; nothing else here asks for the content.
  const content = INDEXNOW_KEY ? watchContentVersion(DATABASE_URL) : null;
  const housekeeping = startHousekeeping();
  renewOnSignal(pool, workers);
  return {
    async close() {
      await Promise.all([pool.close(), housekeeping.close()]);
      await Promise.all([content?.close(), figures?.close()]);
    },
  };
}
