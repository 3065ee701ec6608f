import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseEnv, siteVariables } from "@/lib/core/env";

const DATABASE_URL = "postgresql://user:secret@localhost:5432/tours";
const AUTH_SECRET = "x".repeat(32);
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

describe("parseEnv", () => {
  //
  it("needs nothing", () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      HOSTNAME: "0.0.0.0",
      SITE_URL: "http://localhost:3000",
      ADMIN_USERNAME: "admin",
      SEED_DEMO: true,
      DATA_DIR: ".data",
      STORAGE_DIR: ".data/storage",
      TRUST_PROXY: false,
    });
  });

  it("takes an empty value for none", () => {
    expect(parseEnv(Object.fromEntries(siteVariables.map((name) => [name, ""])))).toEqual(parseEnv({}));
  });

  //
  it("follows the port, the data folder and the database", () => {
    expect(parseEnv({ PORT: "8080" }).SITE_URL).toBe("http://localhost:8080");
    expect(parseEnv({ DATA_DIR: "/srv/site" }).STORAGE_DIR).toBe("/srv/site/storage");
    expect(parseEnv({ DATABASE_URL, AUTH_SECRET }).SEED_DEMO).toBe(false);
    expect(parseEnv({ DATABASE_URL, AUTH_SECRET, SEED_DEMO: "true" }).SEED_DEMO).toBe(true);
  });

  it.each([
    ["90m", 5_400_000],
    ["36", 129_600_000],
    ["24h", 86_400_000],
    ["7d", 604_800_000],
  ])("reads the period %s", (value, milliseconds) => {
    expect(parseEnv({ BACKUP_EVERY: value }).BACKUP_EVERY).toBe(milliseconds);
  });

  //
  it("takes no backup and listens for no metrics by itself, and sweeps once a day", () => {
    const { BACKUP_DIR, METRICS_PORT, ...others } = parseEnv({});
    expect([BACKUP_DIR, METRICS_PORT]).toEqual([undefined, undefined]);
    expect(others).toMatchObject({
      STORAGE_SWEEP: true,
      WARM_PAGES: true,
      METRICS_HOST: "127.0.0.1",
      BACKUP_KEEP: 7,
    });
  });

  //
  it("gives the site's address without a slash at its end", () => {
    expect(parseEnv({ SITE_URL: "https://example.com/" }).SITE_URL).toBe("https://example.com");
  });

  //
  it("accepts the secret under its older name", () => {
    expect(parseEnv({ NEXTAUTH_SECRET: AUTH_SECRET }).AUTH_SECRET).toBe(AUTH_SECRET);
  });

  it.each([
    ["false", false],
    ["0", false],
    ["true", 1],
    ["3", 3],
  ])("reads the proxies that are trusted: %s", (value, trusted) => {
    expect(parseEnv({ TRUST_PROXY: value }).TRUST_PROXY).toBe(trusted);
  });

  it("reads the addresses and ranges of trusted proxies", () => {
    expect(parseEnv({ TRUST_PROXY: "10.0.0.1, 2001:db8::/32, loopback" }).TRUST_PROXY).toHaveLength(4);
  });

  it("asks for what a translation service needs", () => {
    expect(() => parseEnv({ TRANSLATE_PROVIDER: "deepl" })).toThrow(/^TRANSLATE_KEY is missing; [^\n]+$/);
    expect(() => parseEnv({ TRANSLATE_PROVIDER: "libretranslate" })).toThrow(/^TRANSLATE_URL is missing/);
    const TRANSLATE_URL = "https://example.com/";
    expect(parseEnv({ TRANSLATE_PROVIDER: "libretranslate", TRANSLATE_URL })).toMatchObject({
      TRANSLATE_URL: "https://example.com",
    });
  });

  //
  it("asks for a secret beside a database of one's own", () => {
    expect(() => parseEnv({ DATABASE_URL })).toThrow(/^AUTH_SECRET is missing; [^\n]+$/);
  });

  it.each([
    ["PORT", "70000"],
    ["PORT", "0x10"],
    ["PORT", "3000 "],
    ["SITE_URL", "https://example.com/shop"],
    ["SITE_URL", "https://example.com?page=1"],
    ["SITE_URL", "example.com"],
    ["GEO_LOOKUP_URL", "https://example.com/country"],
    ["RATES_URL", "ftp://example.com/rates"],
    ["TRANSLATE_PROVIDER", "google"],
    ["TRANSLATE_URL", "localhost:5000"],
    ["SEED_DEMO", "yes"],
    ["LOGIN_MAX_FAILURES", "0"],
    ["LOGIN_WINDOW_MINUTES", "1.5"],
    ["NEXT_DIST_DIR", "../elsewhere"],
    ["WHATSAPP_NUMBER", "+66 800"],
    ["TRUST_PROXY", "yes"],
    ["TRUST_PROXY", "10"],
    ["TRUST_PROXY", "-1"],
    ["TRUST_PROXY", "localhost"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "true, 10.0.0.1"],
    ["BACKUP_EVERY", "daily"],
    ["BACKUP_EVERY", "0h"],
    ["BACKUP_KEEP", "0"],
    ["HISTORY_DAYS", "0"],
    ["BIN_DAYS", "36501"],
    ["STORAGE_SWEEP", "off"],
    ["WARM_PAGES", "off"],
    ["METRICS_PORT", "70000"],
    ["HSTS_INCLUDE_SUBDOMAINS", "no"],
    ["INDEXNOW_KEY", "short"],
    ["INDEXNOW_KEY", "../../etc/passwd"],
  ])("refuses %s %j in one line that names it, what it holds and what is accepted", (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(
      new RegExp(`^${name} holds ${literally(JSON.stringify(value))}; accepted: [^\n]+\\.$`),
    );
  });

  it.each(["AUTH_SECRET", "ADMIN_PASSWORD", "DATABASE_URL"])("keeps what %s holds to itself", (name) => {
    expect(() => parseEnv({ [name]: "hunter2" })).toThrow(
      new RegExp(`^${name} holds a value that is not accepted; accepted: (?!.*hunter2)[^\n]+$`),
    );
  });

  //
  it("never says more than one line, whatever a variable holds", () => {
    fc.assert(
      fc.property(fc.constantFrom(...siteVariables), fc.string(), (name, value) => {
        try {
          parseEnv({ [name]: value });
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
          expect(String(error)).not.toMatch(/[\n\r]/);
        }
      }),
    );
  });
});
