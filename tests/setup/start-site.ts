import { setTimeout as sleep } from "node:timers/promises";
import { type SiteProcess, startProgram } from "./site-process";

const START_LIMIT_MS = 180_000;
const SITE_LINE = /^site +(https?:\S+) \(listening on \S+:(\d+)\)/m;

export interface Site extends SiteProcess {
  url: string;
  /** Asks it to stop and resolves with its exit code. */
  stop: () => Promise<number | null>;
}

export interface Start {
  /** Runs Node.js in surroundings of its own: a command with its arguments. */
  launcher?: string[];
  /** Without a command `run`, the process of the site alone; `start` is the one that starts it again, `develop` hot reloads. */
  command?: "run" | "start" | "serve" | "develop";
  /** The folder of the site, where it is not this one. */
  root?: string;
}

/** Starts the built site on a data folder and a free port; resolves when it answers. */
export async function startSite(
  dataDir: string,
  values: Record<string, string> = {},
  { launcher, command = "run", root }: Start = {},
): Promise<Site> {
  const settings = {
    DATA_DIR: dataDir,
    NEXT_DIST_DIR: ".next-test",
    HOSTNAME: "127.0.0.1",
    PORT: "0",
    LOG_LEVEL: "error",
    // Rendering 400 pages ahead takes more of the processor than most tests.
    WARM_PAGES: "false",
    ...values,
  };
  const site = startProgram("scripts/site.mjs", settings, launcher, [command], root);
  const deadline = Date.now() + START_LIMIT_MS;
  while (!SITE_LINE.test(site.output.out)) {
    if (site.child.exitCode !== null || Date.now() > deadline) {
      site.child.kill("SIGKILL");
      throw new Error(`The site did not start:\n${site.output.out}${site.output.error}`);
    }
    await sleep(50);
  }
  const [, address = "", port] = SITE_LINE.exec(site.output.out) ?? [];
  // Behind https it answers at its port all the same.
  const url = address.startsWith("https:") ? `http://localhost:${port}` : address;
  const stop = () => {
    site.child.kill("SIGTERM");
    return site.ended;
  };
  return { ...site, url, stop };
}
