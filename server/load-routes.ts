import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { log } from "@/lib/log";

const require = createRequire(import.meta.url);

/** Milliseconds before the first route and between two. */
const rest = { first: 1_000, between: 10 } as const;

/** Loads the modules of the routes of the build in `buildDir`, one route with each step. */
export function* loadRoutes(buildDir: string): Generator<void, void> {
  const folder = path.join(buildDir, "server");
  const files: Record<string, string> = JSON.parse(
    readFileSync(path.join(folder, "app-paths-manifest.json"), "utf8"),
  );
  for (const [route, file] of Object.entries(files)) {
    try {
      require(path.join(folder, file));
    } catch (err) {
      log().warn({ err, route }, "a route could not be loaded ahead");
    }
    yield;
  }
}

/**
 * Loads all routes while no visitor is served, so that the first request of each waits for little. Next would load them
 * before it answers anything (`preloadEntriesOnStart`), which was a quarter of a start.
 *
 * @param isIdle whether no visitor is being served
 */
export async function loadRoutesAhead(buildDir: string, isIdle: () => boolean, signal: AbortSignal) {
  await pause(rest.first, undefined, { signal, ref: false });
  for (const _ of loadRoutes(buildDir)) {
    do await pause(rest.between, undefined, { signal, ref: false });
    while (!isIdle());
  }
}
