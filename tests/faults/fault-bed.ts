import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startEmbeddedPostgres } from "../../server/database/embedded/embedded-postgres";
import { withClient } from "../../server/database/with-client";
import { copySeededData } from "../setup/seeded-data";
import { seededAdmin } from "../setup/sign-in";
import { type Site, startSite } from "../setup/start-site";
import { type TcpProxy, tcpProxy } from "./tcp-proxy";

export interface FaultBed {
  proxy: TcpProxy;
  dataDir: string;
  /** The database without the proxy. */
  databaseUrl: string;
  databasePid: () => number;
  sql: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** Another process of the site on the same database and pictures. */
  start: (values?: Record<string, string>, launcher?: string[]) => Promise<FaultSite>;
  stop: () => Promise<void>;
}

export interface FaultSite extends Site {
  send: (address: string, init?: RequestInit) => Promise<Response>;
  token: () => Promise<string>;
}

/** Asks again where a loaded machine is late for the site's time limits, before a fault or after it: 503 says so. */
export async function untilResponse(ask: () => Promise<Response>): Promise<Response> {
  const began = performance.now();
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503 || performance.now() - began > 60_000) return answer;
    await answer.arrayBuffer();
    await sleep(200);
  }
}

function withCalls(site: Site): FaultSite {
  const send = (address: string, init: RequestInit = {}) =>
    fetch(site.url + address, { redirect: "manual", signal: AbortSignal.timeout(30_000), ...init });
  return {
    ...site,
    send,
    async token() {
      const headers = { "Content-Type": "application/json" };
      const body = JSON.stringify(seededAdmin);
      const login = () => send("/api/users/login", { method: "POST", headers, body });
      return (await (await untilResponse(login)).json()).data.token;
    },
  };
}

/** A PostgreSQL of its own with the demo content, behind a proxy, for sites that are to meet faults. */
export async function faultBed(): Promise<FaultBed> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "ombak-faults-"));
  chmodSync(dataDir, 0o755);
  await copySeededData(dataDir);
  const postgres = await startEmbeddedPostgres(dataDir);
  const databaseUrl = postgres.url("ombak");
  const proxy = await tcpProxy(Number(new URL(databaseUrl).port));
  const through = new URL(databaseUrl);
  through.port = String(proxy.port);
  const sites: Site[] = [];
  let started = 0;
  return {
    proxy,
    dataDir,
    databaseUrl,
    databasePid: () =>
      Number.parseInt(readFileSync(path.join(dataDir, "postgres/postmaster.pid"), "utf8"), 10),
    sql: (text, values = []) =>
      withClient(
        { connectionString: databaseUrl },
        async (client) => (await client.query(text, values)).rows,
      ),
    async start(values = {}, launcher = []) {
      const settings = {
        DATABASE_URL: through.href,
        AUTH_SECRET: "a secret of the faults, long enough for it",
        STORAGE_DIR: path.join(dataDir, "storage"),
        ...values,
      };
      started += 1;
      const site = await startSite(path.join(dataDir, `site-${started}`), settings, { launcher });
      sites.push(site);
      return withCalls(site);
    },
    async stop() {
      await proxy.restore();
      await Promise.all(sites.map((site) => site.child.exitCode ?? site.child.signalCode ?? site.stop()));
      await postgres.stop();
      await proxy.away();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
