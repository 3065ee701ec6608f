import "server-only";
import { type Logger, pino } from "pino";
import { env } from "./env";
import { logOptions } from "./log-options";

let logger: Logger | undefined;

/** The log of this process. */
export function log(): Logger {
  logger ??= pino(logOptions(env().LOG_LEVEL));
  return logger;
}
