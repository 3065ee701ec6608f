/**
 * The command line of the site: `npm run COMMAND`, or `node scripts/site.mjs COMMAND`. Commands start before any package is
 * installed, so this file imports nothing but Node.js until `prepare` has installed the packages.
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { endWithNpm } from "./end-with-npm.mjs";
import { fail, prepare } from "./prepare.mjs";
import { supervise } from "./supervise.mjs";

const SITE = "server/commands.ts";
/** The TypeScript program of each command. It finds the arguments of the command in `process.argv` from the third on. */
const programs = {
  run: SITE,
  serve: SITE,
  develop: SITE,
  build: SITE,
  migrate: SITE,
  admin: SITE,
  "storage:sweep": SITE,
  backup: SITE,
  "backup:check": SITE,
  restore: SITE,
  screenshots: "scripts/screenshots.ts",
  spec: "scripts/specification.ts",
  bench: "bench/main.ts",
  "bench:data": "bench/data.ts",
};
/** The commands whose site runs in a process of its own, which is started again when the site crashes. */
const supervised = { start: "run", dev: "develop" };
const names = [...Object.keys(supervised), "health", "generate", ...Object.keys(programs)];
const ofDevelopment = ["develop", "screenshots", "spec", "bench", "bench:data"];
/** Commands that make parts of a site. An image holds these parts, and not the packages that make them. */
const making = ["start", "run", "build", "generate", ...ofDevelopment];
const serving = ["start", "serve", "dev"];

/** Tells whether the site on `PORT` is ready: the health check of a container. */
async function isHealthy() {
  const { PORT = "3000" } = process.env;
  const signal = AbortSignal.timeout(3_000);
  const response = await fetch(`http://127.0.0.1:${PORT}/api/health`, { signal }).catch(() => null);
  return response?.ok === true;
}

async function runProgram(name) {
  const root = new URL("..", import.meta.url);
  const settings = fileURLToPath(new URL(".env", root));
  if (existsSync(settings)) process.loadEnvFile(settings);
  process.env.NODE_ENV = name === "develop" ? "development" : "production";
  process.env.NEXT_TELEMETRY_DISABLED = "1";
  const isImage = process.env.SITE_PACKAGES === "fixed";
  if (isImage && making.includes(name))
    fail(new Error(`An image holds what "${name}" makes, and cannot run it.`));
  const packages = ofDevelopment.includes(name) ? "all" : "site";
  await prepare(isImage ? "none" : packages, (line) => console.log(`packages    ${line}`));
  // The packages and the Prisma client are all that this command makes.
  if (name === "generate") return console.log("prisma/client is up to date");
  const { register } = await import("tsx/esm/api");
  register({ tsconfig: "server/tsconfig.server.json" });
  const program = await import(new URL(programs[name], root).href);
  await program.runCommand?.(name);
}

const [name] = process.argv.splice(2, 1);
if (!names.includes(name)) fail(new Error(`usage: node scripts/site.mjs ${names.join(" | ")}`));
if (serving.includes(name)) endWithNpm();
if (name === "health") process.exit((await isHealthy()) ? 0 : 1);
else if (supervised[name]) process.exit(await supervise(fileURLToPath(import.meta.url), [supervised[name]]));
else await runProgram(name);
