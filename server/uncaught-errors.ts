import { isDatabaseAway } from "@/lib/api/database-away";
import { log } from "@/lib/log";
import { noteReported } from "@/lib/reported-errors";
import { isShuttingDown, shutDown } from "./shutdown";

/** Milliseconds that requests under way have once the state of the process is unknown. */
const LIMIT_MS = 3_000;

const names = ["AbortError", "ResponseAborted"];

/** A failure that a request waited for no longer: its visitor hung up, or was told that the database is away. */
function isLeftBehind(reason: unknown): boolean {
  return (reason instanceof Error && names.includes(reason.name)) || isDatabaseAway(reason);
}

function end(err: unknown, message: string): void {
  log()[isShuttingDown() ? "error" : "fatal"]({ err }, message);
  // Next listens too and would print it once more.
  noteReported(err);
  if (!isShuttingDown()) void shutDown(1, LIMIT_MS);
}

let done = false;

/**
 * Ends the process by an error that nobody caught; whatever runs it starts it again. Next listens for these
 * as well and would let it run on, which is why the first event is the one that no listener can keep from us.
 */
export function endOnUncaughtErrors(): void {
  if (done) return;
  done = true;
  process.on("uncaughtExceptionMonitor", (err) => end(err, "the process ends by an error nobody caught"));
  // Without a listener of its own Node would throw before requests under way are answered.
  process.on("uncaughtException", () => {});
  process.on("unhandledRejection", (reason) => {
    if (!isLeftBehind(reason)) return end(reason, "the process ends by a rejection nobody handled");
    log().warn({ err: reason }, "a failure that nobody waited for");
    noteReported(reason);
  });
}
