import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, get, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import autocannon from "autocannon";
import { median } from "./numbers.ts";

const run = promisify(execFile);

export async function hasProgram(name: string): Promise<boolean> {
  return run("sh", ["-c", `command -v ${name}`]).then(
    () => true,
    () => false,
  );
}

const connections = new Agent({ keepAlive: true });

/**
 * The encodings that browsers accept over TLS. `fetch` accepts no brotli over `http:`, so without this header
 * pages would be compressed a second time.
 */
export const asBrowsers = { "Accept-Encoding": "gzip, deflate, br" };

/** Requests a URL as a browser does. Rejects if the response has an error status. */
export async function visit(url: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { agent: connections, headers: asBrowsers }, (response) => {
      const { statusCode = 0, headers } = response;
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        if (statusCode >= 400) reject(new Error(`${statusCode}`));
        else resolve({ headers, body: Buffer.concat(parts) });
      });
    }).on("error", reject);
  });
}

/** Requests a page as often as the server needs to compress the page at its highest level. */
export async function askOften(url: string): Promise<void> {
  for (let time = 0; time < 20; time += 1) {
    await visit(url);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export interface Load {
  /** URLs of one origin, requested in turn. */
  origin: string;
  paths: string[];
  connections?: number;
  seconds: number;
  encoding?: "br" | "gzip" | "identity";
  /** The User-Agent header. Without one the load program's own is sent, and its visits are not counted. */
  agent?: string;
}

export interface LoadResult {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  failures: number;
}

/** The program that makes the load: wrk if installed, because autocannon is slower than nginx. */
export const loader = (await hasProgram("wrk")) ? "wrk" : "autocannon";

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function milliseconds(output: string, percentile: string): number {
  const [, value = "NaN", unit = "ms"] =
    new RegExp(`${percentile}%\\s+([\\d.]+)(us|ms|s|m)`).exec(output) ?? [];
  return Number(value) * (units[unit] ?? Number.NaN);
}

async function wrk({
  origin,
  paths,
  connections = 32,
  seconds,
  encoding = "br",
  agent,
}: Load): Promise<LoadResult> {
  const dir = mkdtempSync(path.join(tmpdir(), "ombak-wrk-"));
  const script = path.join(dir, "paths.lua");
  writeFileSync(
    script,
    `local paths = {${paths.map((each) => JSON.stringify(each)).join(",")}}
local number = 0
request = function()
  number = number + 1
  return wrk.format("GET", paths[(number - 1) % #paths + 1])
end`,
  );
  const headers = [`Accept-Encoding: ${encoding}`, ...(agent ? [`User-Agent: ${agent}`] : [])];
  const args = [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--timeout",
    "20s",
    "--latency",
    ...headers.flatMap((each) => ["-H", each]),
    "-s",
    script,
  ];
  const { stdout } = await run("wrk", [...args, origin]);
  rmSync(dir, { recursive: true, force: true });
  const failures = [...stdout.matchAll(/(?:Non-2xx or 3xx responses:|connect|read|write|timeout) (\d+)/g)];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: milliseconds(stdout, "50"),
    p99: milliseconds(stdout, "99"),
    failures: failures.reduce((sum, [, count]) => sum + Number(count), 0),
  };
}

async function cannon({
  origin,
  paths,
  connections = 32,
  seconds,
  encoding = "br",
  agent,
}: Load): Promise<LoadResult> {
  const requests = paths.map((each) => ({ path: each }));
  let begun = 0;
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    timeout: 20,
    headers: { "accept-encoding": encoding, ...(agent && { "user-agent": agent }) },
    requests,
    // Each connection starts at a path of its own, so that no path is requested by all connections at once.
    setupClient(client) {
      const from = Math.floor((begun * requests.length) / connections);
      begun += 1;
      client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
    },
  });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.errors + result.timeouts + result.non2xx,
  };
}

/** Sends requests as fast as the server responds, from `connections` (32) at once. */
export function load(wanted: Load): Promise<LoadResult> {
  return loader === "wrk" ? wrk(wanted) : cannon(wanted);
}

/**
 * Measures the servers in turn, several times, so that other load on the machine affects all of them. Returns
 * the medians.
 */
export async function inTurns<Name extends string>(
  servers: Partial<Record<Name, (round: number) => Load>>,
  rounds: number,
): Promise<Partial<Record<Name, LoadResult>>> {
  const results = new Map<string, LoadResult[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, wanted] of Object.entries<((round: number) => Load) | undefined>(servers)) {
      if (wanted) results.set(name, [...(results.get(name) ?? []), await load(wanted(round))]);
    }
  }
  const middle = (all: LoadResult[], of: keyof LoadResult) => median(all.map((each) => each[of]));
  const entries = [...results].map(([name, all]) => [
    name,
    {
      perSecond: middle(all, "perSecond"),
      p50: middle(all, "p50"),
      p99: middle(all, "p99"),
      failures: all.reduce((sum, { failures }) => sum + failures, 0),
    },
  ]);
  return Object.fromEntries(entries) as Partial<Record<Name, LoadResult>>;
}
