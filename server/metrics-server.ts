import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { databasePool } from "@/lib/core/db";
import { languages } from "@/lib/core/i18n/languages";
import { addProcessMetrics, metrics, readMetric } from "@/lib/core/monitoring/metrics";
import type { QueueStats } from "./admission/fair-queue";
import { closeGracefully, listen } from "./http/http-server";
import type { PageCache } from "./page-cache/page-cache";
import type { NextHandler } from "./page-cache/render";
import { StartProblem } from "./process/lifecycle";

const prefix = `(?:${languages.join("|")})`;

/** The first match counts. Labels by address would be unlimited. */
const routes: [name: string, pattern: RegExp][] = [
  ["health", /^\/api\/health(?:[/?]|$)/],
  ["login", /^\/(?:login|api\/users\/login|api\/auth\/)/],
  ["api", /^\/api(?:[/?]|$)/],
  ["back office", /^\/admin(?:[/?]|$)/],
  ["picture", /^\/(?:storage|og)\//],
  ["file", /^\/(?:_next|fonts|icons|logo|documents)\/|^\/[^/?]+\.[a-z]+(?:\?|$)/],
  ["search", new RegExp(`^/${prefix}/[^?]*\\?(?:.*&)?search=`)],
  ["page", new RegExp(`^/(?:${prefix}(?:[/?]|$)|\\?|$)`)],
];

export function routeClass(url: string): string {
  return routes.find(([, pattern]) => pattern.test(url))?.[0] ?? "other";
}

export function measureRequest({ url = "" }: IncomingMessage, response: ServerResponse): void {
  const began = performance.now();
  response.once("close", () => {
    const route = routeClass(url);
    const status = response.writableFinished ? response.statusCode : 499;
    metrics().requests.inc({ route, status });
    metrics().requestSeconds.observe({ route }, (performance.now() - began) / 1_000);
  });
}

export function measureRenders(handler: NextHandler): NextHandler {
  return async (request, response) => {
    const began = performance.now();
    try {
      await handler(request, response);
      metrics().renders.inc({ status: response.statusCode });
    } catch (error) {
      metrics().renders.inc({ status: "error" });
      throw error;
    } finally {
      metrics().renderSeconds.observe((performance.now() - began) / 1_000);
    }
  };
}

export function measureCaches(caches: Readonly<Record<string, Pick<PageCache, "size" | "asked">>>): void {
  const bytes = () => Object.entries(caches).map(([cache, { size }]) => [cache, size] as const);
  readMetric("site_cache_bytes", "Of cached pages and data.", "cache", () => Object.fromEntries(bytes()));
  const sum = (what: "hit" | "miss") =>
    Object.values(caches).reduce((total, { asked }) => total + asked[what], 0);
  const asked = () => ({ hit: sum("hit"), miss: sum("miss") });
  readMetric(
    "site_cache_total",
    "Pages and data that were asked for, by whether they were cached.",
    "result",
    asked,
    "counter",
  );
}

export function measureQueues(stats: () => Record<string, QueueStats>): void {
  const read = (what: keyof QueueStats) => () =>
    Object.fromEntries(Object.entries(stats()).map(([lane, each]) => [lane, each[what]]));
  readMetric("site_queue_waiting", "Work that waits for its turn.", "lane", read("waiting"));
  readMetric("site_queue_running", "Work that is being done.", "lane", read("running"));
  readMetric(
    "site_queue_refused_total",
    "Refused because the queue was full: answered 429, and in the lane sessions counted as a visitor.",
    "lane",
    read("refused"),
    "counter",
  );
  readMetric(
    "site_queue_abandoned_total",
    "Not begun, as nobody waited any more.",
    "lane",
    read("abandoned"),
    "counter",
  );
}

export function measureProcess(): void {
  addProcessMetrics();
  readMetric("site_database_connections", "Of the pool, by state.", "state", () => {
    const { totalCount = 0, idleCount = 0 } = databasePool() ?? {};
    return { idle: idleCount, busy: totalCount - idleCount };
  });
  readMetric("site_database_waiting", "Queries that wait for a connection of the pool.", "pool", () => ({
    site: databasePool()?.waitingCount ?? 0,
  }));
}

/** Serves `/metrics` for Prometheus on its own port, without authentication. */
export async function startMetricsServer(port: number, hostname: string) {
  const { registry } = metrics();
  const server = createServer(async ({ method, url }, response) => {
    if (method !== "GET" || url !== "/metrics") return void response.writeHead(404).end();
    try {
      const text = await registry.metrics();
      response
        .writeHead(200, { "Content-Type": registry.contentType, "Cache-Control": "no-store" })
        .end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  const listening = await listen(server, port, hostname).catch((error: NodeJS.ErrnoException) => {
    throw new StartProblem(
      `The metrics cannot be served on METRICS_PORT ${port} of ${hostname}: ${error.code}. Choose another port.`,
    );
  });
  return { port: listening, close: () => closeGracefully(server) };
}
