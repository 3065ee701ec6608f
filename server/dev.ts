import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { ensurePrismaClient } from "./database/prisma-client.ts";
import { prepareDatabase } from "./database/site-database.ts";
import { beforeExit, isShuttingDown, shutDown } from "./process/lifecycle.ts";
import { announceSite, claimSite } from "./startup.ts";

function runNextDev(port: number, hostname: string) {
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  const args = [next, "dev", "--port", String(port), "--hostname", hostname];
  const child = spawn(process.execPath, args, { stdio: "inherit" });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  beforeExit(() => {
    child.kill();
    return ended;
  });
  child.once("exit", (code) => {
    if (!isShuttingDown()) void shutDown(code ?? 1);
  });
}

/** Serves the site with hot reload on its database. */
export async function serveDevelopment(): Promise<void> {
  const env = await claimSite();
  await ensurePrismaClient(process.cwd());
  await prepareDatabase(env);
  const { fillDatabase } = await import("./database/fill-database.ts");
  const admin = await fillDatabase(env, Promise.resolve());
  announceSite(env, admin);
  runNextDev(env.PORT, env.HOSTNAME);
}
