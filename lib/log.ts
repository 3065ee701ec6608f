import "server-only";
import { type Logger, pino } from "pino";
import { env } from "./env";

let logger: Logger | undefined;

/** The log of this process: one JSON object a line, without anything that could be used to sign in. */
export function log(): Logger {
  logger ??= pino({
    level: env().LOG_LEVEL,
    redact: [
      "password",
      "token",
      "authorization",
      "cookie",
      "*.password",
      "*.token",
      "*.authorization",
      "*.cookie",
    ],
  });
  return logger;
}
