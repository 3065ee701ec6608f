import { existsSync } from "node:fs";
import {
  announce,
  reportProblem,
  StartProblem,
  shutDown,
  stopOnSignals,
  UnusableBuild,
} from "./process/lifecycle.ts";

/** Resolves with the exit code, or with null if the process keeps running. `args` are those of the command. */
export type Command = (args: string[]) => Promise<number | null>;

const dir = process.cwd();

/** The site of `npm start`: makes the parts that are missing, then serves. */
async function run() {
  // The process that would start the site again is gone.
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  const { claimSite, openSite } = await import("./startup.ts");
  const env = await claimSite();
  const { discardBuild, ensureBuild } = await import("./build.ts");
  const build = ensureBuild(dir, env.NEXT_DIST_DIR);
  try {
    await openSite(env, build);
  } catch (error) {
    // A build that was made a moment ago would be made again for ever.
    if (!(error instanceof UnusableBuild) || (await build)) throw error;
    discardBuild(dir, env.NEXT_DIST_DIR);
    announce("build", "Next cannot open the build; starting again to make another one");
    process.send?.({ restart: true });
    throw error;
  }
  return null;
}

/** `npm run serve`: serves a site that `npm run build` made. */
async function serve() {
  const { claimSite, openSite } = await import("./startup.ts");
  const env = await claimSite();
  if (!existsSync(`${env.NEXT_DIST_DIR}/source-hash`)) {
    throw new StartProblem(`There is no build in ${env.NEXT_DIST_DIR}; make one with npm run build.`);
  }
  await openSite(env, Promise.resolve());
  return null;
}

async function develop() {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  const { serveDevelopment } = await import("./dev.ts");
  await serveDevelopment(dir);
  return null;
}

async function build() {
  const { env } = await import("@/lib/core/env.ts");
  const { ensureBuild } = await import("./build.ts");
  await ensureBuild(dir, env().NEXT_DIST_DIR);
  return 0;
}

async function migrate() {
  const { openDatabase } = await import("./database/site-database.ts");
  await openDatabase();
  announce("database", "up to date");
  return 0;
}

/** `npm run storage:sweep`: removes unused pictures; may run beside the running site. */
async function sweep() {
  const { openDatabase } = await import("./database/site-database.ts");
  await openDatabase();
  // Reads the address of the database when it is loaded.
  const { sweepStorage } = await import("@/lib/core/storage/sweep.ts");
  const { htmlColumns } = await import("@/lib/registry/html-columns.ts");
  const { closeDb } = await import("@/lib/core/db.ts");
  try {
    const { images, files } = await sweepStorage(htmlColumns);
    console.log(`${images} unused pictures and ${files} files removed`);
  } finally {
    await closeDb();
  }
  return 0;
}

const commands: Record<string, Command> = {
  run,
  serve,
  develop,
  build,
  migrate,
  "storage:sweep": sweep,
  admin: async (args) => (await import("./admin.ts")).admin(args),
  backup: async (args) => (await import("./backup/commands.ts")).backup(args),
  "backup:check": async (args) => (await import("./backup/commands.ts")).check(args),
  restore: async (args) => (await import("./backup/commands.ts")).restore(args),
};

/** Runs a command, and ends the process with its exit code; with 1 and a line where it fails for a known reason. */
export async function runCommand(name: string): Promise<void> {
  stopOnSignals();
  try {
    const code = (await commands[name]?.(process.argv.slice(2))) ?? null;
    if (code !== null) await shutDown(code);
  } catch (error) {
    reportProblem(error);
  }
}
