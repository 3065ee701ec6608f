import { z } from "zod";
import { dayMs, hourMs, minuteMs } from "./durations.ts";
import { parseRanges } from "./ip-address.ts";

const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const port = wholeNumber.refine((value) => value <= 65535);
const positive = wholeNumber.refine((value) => value > 0);
/** A hundred years, so that PostgreSQL can represent every moment that long ago. */
const days = positive.refine((value) => value <= 36_500);
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** Milliseconds of `90m`, `24h`, `7d`, or of hours without a letter. */
const period = z
  .string()
  .regex(/^[1-9]\d{0,3}[mhd]?$/)
  .transform((value) => {
    const unit = { m: minuteMs, h: hourMs, d: dayMs }[value.at(-1) ?? ""] ?? hourMs;
    return Number.parseInt(value, 10) * unit;
  });

const flag = z.enum(["true", "false"]).transform((value) => value === "true");
const onOrOff = z.enum(["on", "off"]).transform((value) => value === "on");

/** `false`, the number of proxies in front (`true` means one), or their address ranges. */
const trustedProxies = z.string().transform((value, context) => {
  if (value === "false" || value === "0") return false;
  if (value === "true") return 1;
  if (/^[1-9]$/.test(value)) return Number(value);
  const ranges = parseRanges(value);
  if (!ranges) context.addIssue({ code: "custom", message: "not a list of proxies" });
  return ranges ?? z.NEVER;
});

function hasProtocol(protocols: string[]) {
  return (value: string) => URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

function isOrigin(value: string) {
  if (!hasProtocol(["http:", "https:"])(value)) return false;
  const { origin } = new URL(value);
  return value === origin || value === `${origin}/`;
}

/** What each variable accepts, for the message about a wrong value. */
const accepted = {
  PORT: "a port from 0 to 65535",
  HOSTNAME: "a host name or address to listen on",
  SITE_URL: "an http or https address without a path, such as https://example.com",
  DATABASE_URL: "a postgres:// or postgresql:// address",
  AUTH_SECRET: "at least 32 characters",
  NEXTAUTH_SECRET: "at least 32 characters",
  ADMIN_USERNAME: "1 to 100 characters",
  ADMIN_PASSWORD: "12 to 1000 characters, none of the passwords that are guessed first",
  SEED_DEMO: "true or false",
  STORAGE_DIR: "a folder",
  S3_BUCKET: "the name of a bucket",
  S3_REGION: "the name of a region, such as eu-central-1",
  S3_ENDPOINT: "an http or https address",
  S3_ACCESS_KEY_ID: "an access key",
  S3_SECRET_ACCESS_KEY: "the secret of the access key",
  S3_FORCE_PATH_STYLE: "true or false",
  DATA_DIR: "a folder",
  NEXT_DIST_DIR: "a folder inside this one",
  GEO_LOOKUP_URL: "an http or https address with {ip} in it",
  RATES_URL: "an http or https address of exchange rates",
  TRANSLATE_PROVIDER: "deepl or libretranslate",
  TRANSLATE_URL: "an http or https address",
  TRANSLATE_KEY: "the key of the translation service",
  LOGIN_MAX_FAILURES: "a whole number above 0",
  LOGIN_WINDOW_MINUTES: "a whole number above 0",
  BACKUP_DIR: "a folder",
  BACKUP_EVERY: "a time such as 90m, 24h or 7d",
  BACKUP_KEEP: "a whole number above 0",
  STORAGE_SWEEP: "true or false",
  WARM_PAGES: "true or false",
  HISTORY_DAYS: "a whole number from 1 to 36500",
  BIN_DAYS: "a whole number from 1 to 36500",
  METRICS_PORT: "a port from 0 to 65535",
  METRICS_HOST: "a host name or address to listen on",
  HSTS_INCLUDE_SUBDOMAINS: "true or false",
  OFFLINE: "on or off",
  FIGURES: "off, views or all",
  INDEXNOW_KEY: "8 to 128 letters, digits or hyphens",
  OTEL_EXPORTER_OTLP_ENDPOINT: "an http or https address",
  TRUST_PROXY:
    "false, true (one proxy), the number of proxies up to 9, or their addresses and ranges (loopback and private are known) with commas between",
  MAX_CONNECTIONS: "a whole number above 0",
  WHATSAPP_NUMBER: "8 to 15 digits, country code first, no plus sign",
  TELEGRAM_ACCOUNT: "5 to 32 letters, digits or underscores, without @",
  LOG_LEVEL: "trace, debug, info, warn, error, fatal or silent",
} as const;

export const siteVariables = Object.keys(accepted);

const schema = z.object({
  PORT: optional(port).transform((value) => value ?? 3000),
  HOSTNAME: optional(z.string().min(1)).transform((value) => value ?? "0.0.0.0"),
  SITE_URL: optional(z.string().refine(isOrigin)),
  DATABASE_URL: optional(z.string().refine(hasProtocol(["postgres:", "postgresql:"]))),
  AUTH_SECRET: optional(z.string().min(32)),
  NEXTAUTH_SECRET: optional(z.string().min(32)),
  ADMIN_USERNAME: optional(z.string().min(1).max(100)).transform((value) => value ?? "admin"),
  // An existing admin may keep a password of eight letters; a new admin's password is judged on creation.
  ADMIN_PASSWORD: optional(z.string().min(8)),
  SEED_DEMO: optional(flag),
  DATA_DIR: optional(z.string().min(1)).transform((value) => value ?? ".data"),
  NEXT_DIST_DIR: optional(z.string().regex(/^(?![/\\])(?!.*\.\.)/)).transform((value) => value ?? ".next"),
  STORAGE_DIR: optional(z.string().min(1)),
  S3_BUCKET: optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)),
  S3_REGION: optional(z.string().regex(/^[\w-]+$/)).transform((value) => value ?? "us-east-1"),
  S3_ENDPOINT: optional(z.string().refine(hasProtocol(["http:", "https:"]))),
  S3_ACCESS_KEY_ID: optional(z.string().min(1)),
  S3_SECRET_ACCESS_KEY: optional(z.string().min(1)),
  S3_FORCE_PATH_STYLE: optional(flag),
  GEO_LOOKUP_URL: optional(
    z.string().refine((value) => value.includes("{ip}") && hasProtocol(["http:", "https:"])(value)),
  ),
  RATES_URL: optional(z.string().refine(hasProtocol(["http:", "https:"]))),
  TRANSLATE_PROVIDER: optional(z.enum(["deepl", "libretranslate"])),
  TRANSLATE_URL: optional(
    z
      .string()
      .refine(hasProtocol(["http:", "https:"]))
      .transform((value) => value.replace(/\/+$/, "")),
  ),
  TRANSLATE_KEY: optional(z.string().min(1)),
  LOGIN_MAX_FAILURES: optional(positive).transform((value) => value ?? 10),
  LOGIN_WINDOW_MINUTES: optional(positive).transform((value) => value ?? 15),
  BACKUP_DIR: optional(z.string().min(1)),
  BACKUP_EVERY: optional(period).transform((value) => value ?? dayMs),
  BACKUP_KEEP: optional(positive).transform((value) => value ?? 7),
  STORAGE_SWEEP: optional(flag).transform((value) => value ?? true),
  WARM_PAGES: optional(flag).transform((value) => value ?? true),
  HISTORY_DAYS: optional(days).transform((value) => value ?? 400),
  BIN_DAYS: optional(days).transform((value) => value ?? 30),
  METRICS_PORT: optional(port),
  METRICS_HOST: optional(z.string().min(1)).transform((value) => value ?? "127.0.0.1"),
  HSTS_INCLUDE_SUBDOMAINS: optional(flag).transform((value) => value ?? true),
  OFFLINE: optional(onOrOff).transform((value) => value ?? true),
  FIGURES: optional(z.enum(["off", "views", "all"])).transform((value) => value ?? "views"),
  INDEXNOW_KEY: optional(z.string().regex(/^[a-zA-Z0-9-]{8,128}$/)),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.string().refine(hasProtocol(["http:", "https:"]))),
  TRUST_PROXY: optional(trustedProxies).transform((value) => value ?? false),
  MAX_CONNECTIONS: optional(positive),
  WHATSAPP_NUMBER: optional(z.string().regex(/^\d{8,15}$/)),
  TELEGRAM_ACCOUNT: optional(z.string().regex(/^\w{5,32}$/)),
  LOG_LEVEL: optional(z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"])).transform(
    (value) => value ?? "info",
  ),
});

export type Env = ReturnType<typeof parseEnv>;

/** Throws an `Error` with one line: the first wrong variable, its value and what is accepted. */
export function parseEnv(source: Record<string, string | undefined>) {
  const result = schema.safeParse(source);
  if (!result.success) {
    const name = String(result.error.issues[0]?.path[0] ?? "");
    const secret = /SECRET|PASSWORD|DATABASE_URL|TRANSLATE_KEY/.test(name);
    const held = secret ? "a value that is not accepted" : JSON.stringify(source[name]);
    throw new Error(
      `${name} holds ${held}; accepted: ${accepted[name as keyof typeof accepted] ?? "see .env.example"}.`,
    );
  }
  const { NEXTAUTH_SECRET, ...env } = result.data;
  const AUTH_SECRET = env.AUTH_SECRET ?? NEXTAUTH_SECRET;
  if (env.DATABASE_URL && !AUTH_SECRET) {
    throw new Error(`AUTH_SECRET is missing; with DATABASE_URL it is required: ${accepted.AUTH_SECRET}.`);
  }
  const { TRANSLATE_PROVIDER, TRANSLATE_KEY, TRANSLATE_URL } = env;
  if (TRANSLATE_PROVIDER === "deepl" && !TRANSLATE_KEY) {
    throw new Error("TRANSLATE_KEY is missing; DeepL requires it.");
  }
  if (TRANSLATE_PROVIDER === "libretranslate" && !TRANSLATE_URL) {
    throw new Error(`TRANSLATE_URL is missing; LibreTranslate requires it: ${accepted.TRANSLATE_URL}.`);
  }
  return {
    ...env,
    AUTH_SECRET,
    SITE_URL: new URL(env.SITE_URL ?? `http://localhost:${env.PORT}`).origin,
    STORAGE_DIR: env.STORAGE_DIR ?? `${env.DATA_DIR}/storage`,
    SEED_DEMO: env.SEED_DEMO ?? !env.DATABASE_URL,
  };
}

let parsed: Env | undefined;

/** The environment of this process, parsed on first use, so that `next build` needs no variables. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/** Sets values that the start of the site finds out itself, such as the address of the embedded database. */
export function completeEnv(values: Partial<Record<keyof typeof accepted, string>>) {
  Object.assign(process.env, values);
  parsed = undefined;
}

/** The environment without the site's variables, for programs that must not depend on them. */
export function foreignEnv(): NodeJS.ProcessEnv {
  const env = { ...process.env };
  for (const name of siteVariables) delete env[name];
  return env;
}

/** next-auth reads its address from the environment only. */
export function nameSiteToNextAuth() {
  process.env.NEXTAUTH_URL = env().SITE_URL;
}
