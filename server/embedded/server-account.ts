import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { StartProblem } from "../start-problem.ts";

export interface Account {
  uid: number;
  gid: number;
}

/** How to start a program of the server. */
export interface Launch {
  /** Whom the cluster's files belong to, when that is not the user who starts it. */
  owner: Account | null;
  /** What the process becomes when it is spawned. */
  credentials: Account | null;
  /** A program before it that changes the user instead. */
  prefix: string[];
}

/** Entries of /etc/passwd by name; initdb accepts only a user that has one. */
function readAccounts() {
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(":");
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

function chooseAccount(clusterDir: string): Account {
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = readAccounts().filter(({ uid }) => uid > 0);
  const account = ["postgres", "nobody"].flatMap((name) => accounts.filter((each) => each.name === name))[0];
  if (!account) {
    throw new StartProblem(
      "PostgreSQL refuses to run as root and there is no user postgres or nobody: add one.",
    );
  }
  return { uid: account.uid, gid: account.gid };
}

/**
 * A capability that lets the server pass folders such as /root, which only root may enter. The bit
 * makes it hold for `access()` too, which PostgreSQL's programs ask before they use a file.
 */
function passFolders({ uid, gid }: Account) {
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

function canRun(file: string, account: Account | null, prefix: string[]) {
  const [command = file, ...args] = [...prefix, file, "--version"];
  return spawnSync(command, args, { ...account, cwd: "/", stdio: "ignore" }).status === 0;
}

function canEnter(dir: string, account: Account) {
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

/**
 * PostgreSQL refuses to run as root, so root starts it as another user: the owner of the cluster
 * when there is one, else `postgres` or `nobody`. An ordinary user starts it as itself.
 *
 * @param dataDir folder that holds the cluster; it exists already
 */
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
