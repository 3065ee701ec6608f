import { setTimeout as pause } from "node:timers/promises";
import { contentKnowledge } from "@/lib/core/content/content-version.ts";
import { completeEnv } from "@/lib/core/env.ts";
import { announce, beforeExit, shutDown } from "./process/lifecycle.ts";
import { serverSources, watchSources } from "./source-changes.ts";
import { claimSite, openSite } from "./startup.ts";

/** Milliseconds within which Next has noticed a change of a file as well. */
const noticed = 500;

/** The scripts of browsers, which the server compiles without importing them. */
const browserScripts = "server/browser/";

/**
 * Renews all cached pages. Pages are renewed a second time a moment later, because a page that is rendered now may still be made of
 * the old source.
 */
async function renewPages(): Promise<void> {
  const { moments } = contentKnowledge();
  moments.raise(null);
  await pause(noticed, undefined, { ref: false });
  moments.raise(null);
}

/** Ends the process, which `scripts/supervise.mjs` starts again, if the changed source of the server can be compiled. */
async function restart(dir: string, file: string): Promise<void> {
  try {
    await serverSources(dir);
  } catch (error) {
    announce("server", `${file} has changed and cannot be compiled: ${error}`);
    return;
  }
  announce("server", `${file} has changed; starting again`);
  process.send?.({ restart: true });
  await shutDown(0);
}

/**
 * Serves the site in front of `next dev`, as it is served in production. A change of source renews the pages. A change of a file that the
 * server runs itself starts the process again.
 */
export async function serveDevelopment(dir: string): Promise<void> {
  // The worker keeps files by their names, and names of files in development do not change with their content.
  completeEnv({ OFFLINE: "off" });
  const env = await claimSite();
  const ofServer = await serverSources(dir);
  await openSite(env, Promise.resolve(), { development: true });
  const ignore = watchSources(dir, (files) => {
    const own = [...files].find((file) => ofServer.has(file) || file.startsWith(browserScripts));
    void (own ? restart(dir, own) : renewPages());
  });
  beforeExit(ignore);
}
