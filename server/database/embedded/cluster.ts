import { spawn } from "node:child_process";
import { createHmac, randomBytes } from "node:crypto";
import { chownSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { StartProblem } from "../../process/lifecycle.ts";
import type { Launch, SystemUser } from "./launch.ts";

/** Makes roles and databases. The site connects as `SITE_ROLE`. */
const SUPERUSER = "ombak";
const PASSWORD_FILE = "site-password";

/** Owns the site's database. No superuser, so that no statement of the site reaches the files and programs of the machine. */
export const SITE_ROLE = "ombak_site";

/** The addresses of a running embedded server. */
export interface PostgresAddresses {
  url: (database: string) => string;
  superuserUrl: (database: string) => string;
  sitePassword: string;
}

/** The password of the site's role follows from that of the superuser, so no second secret has to be kept. */
function addressesOf(port: number | string, password: string): PostgresAddresses {
  const sitePassword = createHmac("sha256", password).update(SITE_ROLE).digest("base64url");
  const at = `127.0.0.1:${port}`;
  return {
    url: (database) => `postgresql://${SITE_ROLE}:${sitePassword}@${at}/${database}`,
    superuserUrl: (database) => `postgresql://${SUPERUSER}:${password}@${at}/${database}`,
    sitePassword,
  };
}

export function clusterAddresses(clusterDir: string, port: number): PostgresAddresses {
  return addressesOf(port, readFileSync(path.join(clusterDir, PASSWORD_FILE), "utf8"));
}

/** Searches for Cyrillic text need a UTF-8 character type. macOS has no C.UTF-8. */
const LOCALE = [
  "--encoding=UTF8",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--lc-collate=C",
  `--lc-ctype=${process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8"}`,
  "--lc-messages=C",
  "--lc-monetary=C",
  "--lc-numeric=C",
  "--lc-time=C",
];

function run(launch: Launch, program: string, programArgs: string[]) {
  const [command = program, ...args] = [...launch.prefix, program, ...programArgs];
  return new Promise<void>((resolve, reject) => {
    const child = spawn(command, args, {
      ...launch.credentials,
      cwd: "/",
      stdio: ["ignore", "ignore", "pipe"],
    });
    let complaint = "";
    child.stderr.on("data", (chunk) => {
      complaint += String(chunk);
    });
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new StartProblem(`PostgreSQL could not create its data folder: ${complaint.trim()}`));
    });
  });
}

/** initdb refuses a user without a name, which containers often have. A user namespace gives it one. */
const NAMELESS = /could not look up effective user ID/;
const BORROW_NAME = ["unshare", "--user", "--map-user=65534", "--map-group=65534", "--"];

async function runUnderName(launch: Launch, program: string, programArgs: string[]) {
  try {
    await run(launch, program, programArgs);
  } catch (error) {
    if (!(error instanceof Error && NAMELESS.test(error.message))) throw error;
    const named = { ...launch, prefix: BORROW_NAME };
    await run(named, program, programArgs).catch(() => {
      throw new StartProblem(
        `PostgreSQL creates its data folder only for a user with a name. Add user ${process.getuid?.()} to /etc/passwd, or set DATABASE_URL.`,
      );
    });
  }
}

function give(file: string, owner: SystemUser | null) {
  if (owner) chownSync(file, owner.uid, owner.gid);
}

export async function initialiseCluster(
  initdb: string,
  clusterDir: string,
  launch: Launch,
  durable: boolean,
) {
  const unfinished = `${clusterDir}.new`;
  const passwordFile = `${unfinished}.password`;
  const password = randomBytes(24).toString("base64url");
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  give(unfinished, launch.owner);
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 });
    give(passwordFile, launch.owner);
    const identity = [`--username=${SUPERUSER}`, "--auth=scram-sha-256", `--pwfile=${passwordFile}`];
    const sync = durable ? [] : ["--no-sync"];
    await runUnderName(launch, initdb, [`--pgdata=${unfinished}`, ...identity, ...LOCALE, ...sync]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  const stored = path.join(unfinished, PASSWORD_FILE);
  writeFileSync(stored, password, { mode: 0o600 });
  give(stored, launch.owner);
  renameSync(unfinished, clusterDir);
}

function readText(file: string) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

/** Returns null unless another process runs an embedded server that is ready. */
export function runningPostgres(dataDir: string): PostgresAddresses | null {
  const cluster = path.join(dataDir, "postgres");
  const password = readText(path.join(cluster, PASSWORD_FILE));
  const [, , , port, , , , state = ""] = readText(path.join(cluster, "postmaster.pid"))?.split("\n") ?? [];
  if (!password || !port || state.trim() !== "ready") return null;
  return addressesOf(port, password);
}
