import { format } from "node:util";
import { isDatabaseAway } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { isReported, noteReported } from "@/lib/core/monitoring/request-errors";
import { isShuttingDown, shutDown } from "./lifecycle";

const levels = { error: "error", warn: "warn", log: "info", info: "info", debug: "debug" } as const;

let logsAll = false;

/** Redirects all output into the log as JSON. Errors that were logged with their request are not repeated. */
export function logWholeProcess(): void {
  if (logsAll) return;
  logsAll = true;
  for (const [name, level] of Object.entries(levels) as [keyof typeof levels, "error" | "warn" | "info"][]) {
    console[name] = (...args: unknown[]) => {
      const err = args.find((arg) => arg instanceof Error);
      if (err && isReported(err)) return;
      const words = args.filter((arg) => !(arg instanceof Error));
      log()[level]({ err }, format(...words).trim() || "an error was printed");
    };
  }
  process.removeAllListeners("warning");
  process.on("warning", (err) => log().warn({ err }, "Node.js printed a warning."));
}

const LIMIT_MS = 3_000;

const names = ["AbortError", "ResponseAborted"];

function isLeftBehind(reason: unknown): boolean {
  return (reason instanceof Error && names.includes(reason.name)) || isDatabaseAway(reason);
}

function end(err: unknown, message: string): void {
  log()[isShuttingDown() ? "error" : "fatal"]({ err }, message);
  // Next listens too and would log the error again.
  noteReported(err);
  if (!isShuttingDown()) void shutDown(1, LIMIT_MS);
}

let endsOnErrors = false;

/**
 * Ends the process after an uncaught error. Next's listeners would keep it running, but not against `uncaughtExceptionMonitor`.
 */
export function endOnUncaughtErrors(): void {
  if (endsOnErrors) return;
  endsOnErrors = true;
  process.on("uncaughtExceptionMonitor", (err) => end(err, "The process ends because of an uncaught error."));
  // Without this listener Node would exit before open requests are answered.
  process.on("uncaughtException", () => {});
  process.on("unhandledRejection", (reason) => {
    if (!isLeftBehind(reason)) return end(reason, "The process ends because of an unhandled rejection.");
    log().warn({ err: reason }, "A task failed after its request had ended, so no visitor saw the failure.");
    noteReported(reason);
  });
}
