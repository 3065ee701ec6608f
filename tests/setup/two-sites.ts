import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbeddedPostgres } from "../../server/database/embedded/embedded-postgres";
import { makeSiteDatabase } from "../../server/database/embedded/site-role";
import { withClient } from "../../server/database/with-client";
import { startS3Server } from "./s3-server";
import { seededAdmin } from "./sign-in";
import { type SpreadingProxy, startSpreadingProxy } from "./spreading-proxy";
import { type Site, startSite } from "./start-site";

export interface TwoSites {
  sites: [Site, Site];
  proxy: SpreadingProxy;
  /** Runs SQL in the database that both share. */
  sql: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** Starts an instance that has ended again. */
  restart: (place: 0 | 1) => Promise<void>;
  stop: () => Promise<void>;
}

/** Two instances of the built site, started at once on one empty PostgreSQL and one S3 server, and a proxy in front. */
export async function twoSites(): Promise<TwoSites> {
  const dir = mkdtempSync(path.join(tmpdir(), "ombak-two-"));
  chmodSync(dir, 0o755);
  const [postgres, s3] = await Promise.all([startEmbeddedPostgres(dir, false), startS3Server()]);
  await makeSiteDatabase(postgres, "shared");
  const connectionString = postgres.url("shared");
  const start = (place: number, port = "0") =>
    startSite(path.join(dir, `site-${place}`), {
      DATABASE_URL: connectionString,
      AUTH_SECRET: "a secret that both instances share, for tests",
      ADMIN_PASSWORD: seededAdmin.password,
      SEED_DEMO: "false",
      PORT: port,
      SITE_URL: "http://localhost",
      ...s3.env,
    });
  const sites = await Promise.all([start(0), start(1)]);
  const origins = sites.map(
    ({ output }) => `http://127.0.0.1:${/listening on \S+:(\d+)/.exec(output.out)?.[1]}`,
  );
  for (const [place, origin] of origins.entries()) Object.assign(sites[place] ?? {}, { url: origin });
  const proxy = await startSpreadingProxy(origins);
  return {
    sites,
    proxy,
    sql: (text, values = []) =>
      withClient({ connectionString }, async (client) => (await client.query(text, values)).rows),
    async restart(place) {
      const url = origins[place] ?? "";
      sites[place] = { ...(await start(place, new URL(url).port)), url };
    },
    async stop() {
      await proxy.close();
      await Promise.all(sites.map((site) => site.stop()));
      await Promise.all([postgres.stop(), s3.stop()]);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
