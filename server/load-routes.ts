import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { log } from "@/lib/log";

/** Milliseconds between two routes, and those for which one waits at most until no visitor is served. */
const rest = 10;
const patience = 500;

/**
 * Loads the modules of all routes of the build, one route after the other, so that the first request of a route waits for
 * little. Next would load them before it answers anything (`preloadEntriesOnStart`), which took a sixth of a start.
 *
 * @param buildDir the folder of the build
 * @param isIdle whether no visitor is being served
 */
export async function loadRoutes(
  buildDir: string,
  isIdle: () => boolean,
  signal?: AbortSignal,
): Promise<void> {
  const folder = path.join(buildDir, "server");
  const require = createRequire(import.meta.url);
  const files: Record<string, string> = JSON.parse(
    readFileSync(path.join(folder, "app-paths-manifest.json"), "utf8"),
  );
  for (const [route, file] of Object.entries(files)) {
    let waited = 0;
    do {
      await pause(rest, undefined, { signal, ref: false });
      waited += rest;
    } while (!isIdle() && waited < patience);
    try {
      require(path.join(folder, file));
    } catch (err) {
      log().warn({ err, route }, "a route could not be loaded ahead");
    }
  }
}
