import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { copyRunData, type SiteData } from "./run-site";
import { copySeededData } from "./seeded-data";
import { seededAdmin } from "./sign-in";
import { siteSql } from "./site-sql";
import { type Start, startSite } from "./start-site";

export type OwnSite = Awaited<ReturnType<typeof ownSite>>;

interface OwnStart extends Start {
  /** Runs a PostgreSQL of the site's own in its data folder, for tests of the embedded database. */
  embedded?: boolean;
}

/** Demo content in an empty data folder. */
async function copyData(dataDir: string, embedded: boolean): Promise<SiteData> {
  if (!embedded) return copyRunData(dataDir);
  await copySeededData(dataDir);
  return { values: {}, drop: async () => {} };
}

/** The built site on demo content of a test file's own, whose limits and data no other test meets. */
export async function ownSite(
  values: Record<string, string> = {},
  { embedded = false, ...start }: OwnStart = {},
) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "ombak-own-"));
  chmodSync(dataDir, 0o755);
  const data = await copyData(dataDir, embedded);
  const site = await startSite(dataDir, { ...data.values, ...values }, start);
  let stopped: Promise<number | null> | undefined;
  const stop = async () => {
    const code = await site.stop();
    await data.drop();
    rmSync(dataDir, { recursive: true, force: true });
    return code;
  };
  const send = (address: string, init: RequestInit = {}) =>
    fetch(site.url + address, { redirect: "manual", ...init });
  const sendJson = (method: string, address: string, body: unknown, headers = {}) =>
    send(address, {
      method,
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  /** A new bearer token of the seeded admin. */
  const token = async (): Promise<string> =>
    (await (await sendJson("POST", "/api/users/login", seededAdmin)).json()).data.token;
  let ownToken: Promise<string> | undefined;
  return {
    dataDir,
    /** Settings with which a command of the operator runs on this site's data. */
    settings: { ...data.values, DATA_DIR: dataDir },
    url: site.url,
    /** Where the site shows its figures, if `values` have a METRICS_PORT. */
    metrics: `http://127.0.0.1:${values.METRICS_PORT}/metrics`,
    child: site.child,
    pid: site.child.pid ?? 0,
    output: site.output,
    send,
    sendJson,
    sql: (text: string, parameters: unknown[] = []) => siteSql(dataDir, text, parameters),
    token,
    /** Sends a write as the seeded admin, and returns the body of the response. Fails with the response of a refusal. */
    async write(method: "POST" | "PUT" | "DELETE", address: string, body?: unknown) {
      ownToken ??= token();
      const response = await sendJson(method, address, body, { Authorization: `Bearer ${await ownToken}` });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${address} was answered ${response.status}: ${text}`);
      return text === "" ? null : JSON.parse(text);
    },
    /** Stops the site and removes its data, once however often it is called. Gives the exit code. */
    stop() {
      stopped ??= stop();
      return stopped;
    },
    ended: site.ended,
  };
}
