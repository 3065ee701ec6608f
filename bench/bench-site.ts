import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type PostgresAddresses, runningPostgres } from "../server/database/embedded/cluster.ts";
import { withClient } from "../server/database/with-client.ts";
import { copySeededData } from "../tests/setup/seeded-data.ts";
import { seededAdmin } from "../tests/setup/sign-in.ts";
import { runProgram } from "../tests/setup/site-process.ts";
import { type Site, startSite } from "../tests/setup/start-site.ts";
import { fillTours } from "./fill-tours.ts";

const root = path.resolve(import.meta.dirname, "../.bench");

export interface BenchSite extends Site {
  dataDir: string;
  database: string;
  token(): Promise<string>;
}

function databaseOf(dataDir: string): PostgresAddresses {
  const running = runningPostgres(dataDir);
  if (!running) throw new Error(`No database runs in ${dataDir}.`);
  return running;
}

/**
 * Starts the built site on the demo content and `tours` more tours. Its data stays in `.bench` for the next
 * run.
 */
export async function benchSite(tours: number, values: Record<string, string> = {}): Promise<BenchSite> {
  await runProgram("tests/setup/build-site.ts", {});
  const dataDir = path.join(root, `tours-${tours}`);
  const filled = path.join(dataDir, "filled");
  if (!existsSync(filled)) {
    const unfinished = `${dataDir}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true, mode: 0o755 });
    await copySeededData(unfinished);
    renameSync(unfinished, dataDir);
  }
  const site = await startSite(dataDir, values);
  if (!existsSync(filled)) {
    // The role of the site may not switch triggers off, which filling does.
    const connectionString = databaseOf(dataDir).superuserUrl("ombak");
    if (tours > 0) await withClient({ connectionString }, (client) => fillTours(client, tours));
    writeFileSync(filled, "");
  }
  return {
    ...site,
    dataDir,
    database: databaseOf(dataDir).url("ombak"),
    async token() {
      const response = await fetch(`${site.url}/api/users/login`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(seededAdmin),
      });
      return (await response.json()).data.token;
    },
  };
}

/** Returns the addresses of one page of each kind, by name. */
export async function pageAddresses(
  origin: string,
): Promise<Record<"home" | "list" | "tour" | "blog", string>> {
  const first = async (list: string) => {
    const text = await (await fetch(`${origin}/en/${list}`)).text();
    return new RegExp(`href="(/en/${list}/[^"?]+-\\d+)"`).exec(text)?.[1] ?? "";
  };
  return { home: "/en", list: "/en/tours", tour: await first("tours"), blog: await first("blogs") };
}
