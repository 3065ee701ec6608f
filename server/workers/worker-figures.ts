import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from "prom-client";
import { metrics, readMetric } from "@/lib/monitoring/metrics.ts";
import type { WorkerPool } from "./worker-pool.ts";

type Figure = MetricObjectWithValues<MetricValue<string>>;

/** Milliseconds after which figures are shown without those of a worker that does not tell its own. */
const limit = 2_000;

/** One thing for the whole site, known to the first process alone. */
const ofSite = /^site_(?:backup|worker)/;
/** What every process has. */
const ofProcess = /^(?:process|nodejs)_/;

/**
 * The figures of all processes as one text. Each process's own stand apart by the label `worker`: in a sum, the
 * counters of a worker that was replaced would fall, which `rate()` takes for a site that began again.
 *
 * @param first those of the process that serves nothing
 * @param workers by the worker's number
 */
export async function mergeFigures(first: Figure[], workers: [number, Figure[]][]): Promise<string> {
  const labelled = (worker: string, figures: Figure[]) =>
    figures.map((figure) => ({
      ...figure,
      // No two have the same labels: nothing is summed, and nothing is left out.
      aggregator: "sum",
      values: figure.values.map((value) => ({ ...value, labels: { worker, ...value.labels } })),
    }));
  return AggregatorRegistry.aggregate([
    first.filter(({ name }) => ofSite.test(name)).map((figure) => ({ ...figure, aggregator: "sum" })),
    labelled(
      "first",
      first.filter(({ name }) => ofProcess.test(name)),
    ),
    ...workers.map(([number, figures]) =>
      labelled(
        String(number),
        figures.filter(({ name }) => !ofSite.test(name)),
      ),
    ),
  ]).metrics();
}

/** Adds the figures of the workers themselves to those of this process. */
export function measureWorkers(pool: WorkerPool): void {
  const serving = () => ({ serving: pool.serving().length });
  readMetric("site_workers", "Processes that serve the site.", "state", serving);
  const help = "Workers that died and were replaced.";
  readMetric("site_worker_deaths_total", help, "state", () => ({ replaced: pool.deaths() }), "counter");
}

/** Asks every worker for its figures. */
export async function readFigures(pool: WorkerPool): Promise<string> {
  const told = await Promise.allSettled(
    pool.serving().map(async ({ number, ask }): Promise<[number, Figure[]]> => {
      return [number, (await ask("figures", limit)) as Figure[]];
    }),
  );
  const workers = told.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  return mergeFigures(await metrics().registry.getMetricsAsJSON(), workers);
}
