import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { databasePool } from "@/lib/db";
import { addProcessMetrics, metrics, readMetric } from "@/lib/metrics";
import type { QueueStats } from "./admission/fair-queue";
import type { PageCache } from "./cache/page-cache";
import type { NextHandler } from "./cache/render";
import { closeGracefully } from "./http/close-gracefully";
import { listen } from "./http/listen";
import { StartProblem } from "./start-problem";

/** Kinds of addresses, the first that fits: figures by address would have no end. */
const routes: [name: string, pattern: RegExp][] = [
  ["health", /^\/api\/health(?:[/?]|$)/],
  ["login", /^\/(?:login|api\/users\/login|api\/auth\/)/],
  ["api", /^\/api(?:[/?]|$)/],
  ["back office", /^\/admin(?:[/?]|$)/],
  ["picture", /^\/(?:storage|og)\//],
  ["file", /^\/(?:_next|fonts|hero|gallery|documents)\/|^\/[^/?]+\.[a-z]+(?:\?|$)/],
  ["search", /^\/(?:id|en|ru)\/[^?]*\?(?:.*&)?search=/],
  ["page", /^\/(?:(?:id|en|ru)(?:[/?]|$)|\?|$)/],
];

/** What kind of address a request asks for. */
export function routeClass(url: string): string {
  return routes.find(([, pattern]) => pattern.test(url))?.[0] ?? "other";
}

/** Counts a request and how long it took, once its response is over. */
export function measureRequest({ url = "" }: IncomingMessage, response: ServerResponse): void {
  const began = performance.now();
  response.once("close", () => {
    const route = routeClass(url);
    const status = response.writableFinished ? response.statusCode : 499;
    metrics().requests.inc({ route, status });
    metrics().requestSeconds.observe({ route }, (performance.now() - began) / 1_000);
  });
}

/** Counts what Next is asked for, by the server itself or by a visitor's request that passes to it. */
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

/** How the caches are used, and what they take. */
export function measureCaches(caches: Readonly<Record<string, PageCache>>): void {
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

/** What waits for a place to be worked on, by lane. */
export function measureQueues(stats: () => Record<string, QueueStats>): void {
  const read = (what: keyof QueueStats) => () =>
    Object.fromEntries(Object.entries(stats()).map(([lane, each]) => [lane, each[what]]));
  readMetric("site_queue_waiting", "Work that waits for its turn.", "lane", read("waiting"));
  readMetric("site_queue_running", "Work that is being done.", "lane", read("running"));
  readMetric(
    "site_queue_refused_total",
    "Answered 429: the queue was full.",
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

function readDatabasePool(): void {
  readMetric("site_database_connections", "Of the pool, by state.", "state", () => {
    const { totalCount = 0, idleCount = 0 } = databasePool() ?? {};
    return { idle: idleCount, busy: totalCount - idleCount };
  });
  readMetric("site_database_waiting", "Queries that wait for a connection of the pool.", "pool", () => ({
    site: databasePool()?.waitingCount ?? 0,
  }));
}

/** Shows the figures at `/metrics` on an address of their own, for Prometheus; to whoever can reach it. */
export async function startMetricsServer(port: number, hostname: string) {
  addProcessMetrics();
  readDatabasePool();
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
    throw new StartProblem(`METRICS_PORT ${port} on ${hostname} cannot be used: ${error.code}.`);
  });
  return { port: listening, close: () => closeGracefully(server) };
}
