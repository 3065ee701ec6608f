import "server-only";
import { type Logger, type LoggerOptions, pino, stdSerializers } from "pino";
import { env } from "./env";
import { sharedState } from "./shared-state.ts";

const secret = [
  "password",
  "password_hash",
  "token",
  "secret",
  "authorization",
  "cookie",
  "set-cookie",
  "totp",
  "totp_secret",
  "recovery_codes",
];
const paths = secret.flatMap((key) => ["", "*.", "*.*.", "*.*.*."].map((depth) => `${depth}["${key}"]`));

/** Secrets within texts: addresses with a password, links to a preview, bearer tokens, `name=value` and `"name": "value"`. */
const spoken: [RegExp, string][] = [
  [/(\/preview\/)[^/\s?#"']+/g, "$1[Redacted]"],
  [/(\w+:\/\/[^\s:/@]*:)[^\s@]+@/g, "$1[Redacted]@"],
  [/(bearer\s+)[\w.~+/=-]+/gi, "$1[Redacted]"],
  [
    /((?:password|password_hash|token|secret|authorization|cookie|totp)["']?\s*[:=]\s*)("(?:[^"\\]|\\.)*"|[^\s,;}&]+)/gi,
    "$1[Redacted]",
  ],
];

function withoutSecrets(text: string): string {
  return spoken.reduce((cleaned, [pattern, replacement]) => cleaned.replace(pattern, replacement), text);
}

/** Logs only the fields of an error that help to find it; other fields may contain anything. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === "string" ? withoutSecrets(error) : error;
  const { type, message, stack } = stdSerializers.err(error);
  const code = "code" in error ? { code: error.code } : {};
  const digest = "digest" in error ? { digest: error.digest } : {};
  return { type, message: withoutSecrets(message), stack: withoutSecrets(stack ?? ""), ...code, ...digest };
}

/** Cleans the path of a request, which names the token of a shared preview. */
function cleanedPath(path: unknown): unknown {
  return typeof path === "string" ? withoutSecrets(path) : path;
}

/** One JSON object a line, without anything that could be used to sign in. */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    redact: paths.map((path) => path.replaceAll(".[", "[")),
    serializers: { err: serializeError, path: cleanedPath },
    hooks: {
      logMethod(args, method) {
        const cleaned = args.map((each) => (typeof each === "string" ? withoutSecrets(each) : each));
        method.apply(this, cleaned as typeof args);
      },
    },
  };
}

export function log(): Logger {
  return sharedState("log", () => pino(logOptions(env().LOG_LEVEL)));
}
