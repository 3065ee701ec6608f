import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages } from "@/lib/core/i18n/languages";
import { messagesOf } from "@/lib/core/i18n/messages";
import { freePort } from "@/server/process/free-port";
import { demoSite as site } from "../setup/demo-site";
import { measureUntil, timeWithin } from "../setup/measure";
import { type OwnSite, ownSite } from "../setup/own-site";
import { seededAdmin, sessionCookie } from "../setup/sign-in";
import { runProgram } from "../setup/site-process";

let own: OwnSite;
let metrics: string;
let backups: string;

beforeAll(async () => {
  const port = await freePort("127.0.0.1");
  metrics = `http://127.0.0.1:${port}/metrics`;
  backups = path.join(process.env.E2E_DATA_DIR ?? "", `backups-${port}`);
  mkdirSync(backups);
  own = await ownSite(
    {
      METRICS_PORT: String(port),
      BACKUP_DIR: backups,
      BACKUP_EVERY: "30d",
      HSTS_INCLUDE_SUBDOMAINS: "false",
      SITE_URL: "https://tours.example.com",
      LOG_LEVEL: "info",
    },
    { embedded: true },
  );
});

afterAll(() => own?.stop());

/** The value of one line of figures. */
async function figure(line: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  const found = text.split("\n").find((each) => each.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? 0);
}

//
test("security.txt says whom to write to, in plain text, outside of the languages", async () => {
  const answer = await own.send("/.well-known/security.txt");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  expect(text).toContain(`Contact: mailto:${site.email}\n`);
  expect(text).toContain("Canonical: https://tours.example.com/.well-known/security.txt\n");
  const [, expires = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

test("what else is asked for under /.well-known is not there, and led nowhere else", async () => {
  for (const name of ["nothing", "assetlinks.json", "acme-challenge/x", "traffic-advice", "security.txt.bak"])
    expect([name, (await own.send(`/.well-known/${name}`)).status]).toEqual([name, 404]);
});

//
test("https is asked of this name alone where subdomains are left out", async () => {
  const answer = await own.send("/en");
  expect(answer.headers.get("strict-transport-security")).toBe("max-age=63072000");
});

//
describe("a session behind https", () => {
  const ask = (path: string, Cookie: string, init: RequestInit = {}) =>
    own.send(path, { ...init, headers: { Cookie, "Sec-Fetch-Site": "same-origin" } });

  test("has a cookie that no other host can set, and a cookie of an earlier release stays valid until it ends", async () => {
    const cookie = await sessionCookie(own.send);
    expect(cookie).toMatch(/^__Host-next-auth\.session-token=\S+$/);
    const earlier = cookie.replace("__Host-", "__Secure-");
    for (const each of [cookie, earlier]) {
      expect((await ask("/api/users/current", each)).status).toBe(200);
      expect((await ask("/admin", each)).status).toBe(200);
    }
    const left = await ask("/api/users/logout", `${cookie}; ${earlier}`, { method: "POST" });
    expect([left.status, left.headers.getSetCookie().map((line) => line.split("=")[0])]).toEqual([
      204,
      ["__Host-next-auth.session-token", "__Secure-next-auth.session-token"],
    ]);
    for (const each of [cookie, earlier]) expect((await ask("/api/users/current", each)).status).toBe(401);
  });
});

//
test("figures are shown on an address of their own, and on no other", async () => {
  expect((await own.send("/metrics", { headers: { Accept: "text/plain" } })).status).toBe(307);
  expect((await fetch(new URL("/", metrics))).status).toBe(404);
  const answer = await fetch(metrics);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("text/plain");
  const text = await answer.text();
  for (const name of [
    "process_open_fds",
    "process_resident_memory_bytes",
    "nodejs_eventloop_lag_p99_seconds",
  ])
    expect(text).toMatch(new RegExp(`^${name} \\d`, "m"));
  expect(text).toMatch(/^site_database_connections\{state="idle"\} \d+$/m);
});

test("figures count requests, renders, the cache, logins and uploads", async () => {
  const page = 'site_http_requests_total{route="page",status="200"}';
  const search = 'site_http_requests_total{route="search",status="200"}';
  const hits = 'site_cache_total{result="hit"}';
  const misses = 'site_cache_total{result="miss"}';
  const wrong = 'site_login_failures_total{reason="wrong"}';
  const before = await Promise.all([page, search, wrong].map(figure));
  for (let n = 0; n < 5; n += 1) await (await own.send("/en/blogs")).arrayBuffer();
  await (await own.send(`/en/tours?search=figures${Date.now()}`)).arrayBuffer();
  await own.sendJson("POST", "/api/users/login", { ...seededAdmin, password: "not this password" });
  const after = await Promise.all([page, search, wrong].map(figure));
  expect(after.map((each, n) => each - (before[n] ?? 0))).toEqual([5, 1, 1]);
  expect(await figure(hits)).toBeGreaterThanOrEqual(4);
  expect(await figure(misses)).toBeGreaterThanOrEqual(2);
  expect(await figure('site_renders_total{status="200"}')).toBeGreaterThanOrEqual(2);
  expect(await figure('site_cache_bytes{cache="pages"}')).toBeGreaterThan(10_000);
  // Pages that are rendered ahead may be under way, for seconds on a busy machine.
  await expect.poll(() => figure('site_queue_running{lane="pages"}'), { timeout: 25_000 }).toBe(0);
  expect(await (await fetch(metrics)).text()).toMatch(/^site_queue_waiting\{lane="staff"\} 0$/m);
});

//
test("a backup is taken by itself, proven, and said in one line", async () => {
  const taken = () => readdirSync(backups).filter((name) => /T[\d-]+Z$/.test(name));
  await expect.poll(taken, { timeout: 150_000, interval: 200 }).toHaveLength(1);
  await expect.poll(() => own.output.out).toContain('"msg":"A backup was taken');
  const line = own.output.out.split("\n").find((each) => each.includes("A backup was taken")) ?? "";
  expect(JSON.parse(line).output).toMatch(/\d+ rows of \d+ tables, \d+ files, restored as a check$/);
  const name = taken()[0] ?? "";
  await expect
    .poll(() => figure("site_backup_last_success_timestamp_seconds"))
    .toBe(Date.parse(name.replace(/T(\d\d)-(\d\d)-/, "T$1:$2:")) / 1_000);
  await runProgram("scripts/site.mjs", { DATA_DIR: own.dataDir }, ["backup:check", path.join(backups, name)]);
});

test("a site that is started again goes on with the rhythm of its backups", async () => {
  const before = readdirSync(backups);
  const port = await freePort("127.0.0.1");
  const again = await ownSite({ METRICS_PORT: String(port), BACKUP_DIR: backups, BACKUP_EVERY: "30d" });
  const age = async () =>
    /^site_backup_last_success_timestamp_seconds (\d+)$/m.exec(
      await (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
    )?.[1];
  // It has looked, and found that none is due.
  await expect.poll(async () => Number(await age()), { timeout: 120_000 }).toBeGreaterThan(0);
  expect(readdirSync(backups)).toEqual(before);
  await again.stop();
});

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

/** The database's first process and all that it started. */
function databaseProcesses(): number[] {
  const lock = readFileSync(path.join(own.dataDir, "postgres/postmaster.pid"), "utf8");
  const first = Number(lock.split("\n")[0]);
  const children = execFileSync("ps", ["-o", "pid=", "--ppid", String(first)], { encoding: "utf8" });
  return [first, ...children.split("\n").filter(Boolean).map(Number)];
}

function signalDatabase(signal: "SIGSTOP" | "SIGCONT") {
  for (const pid of databaseProcesses()) process.kill(pid, signal);
}

let awoken = 0;

/** Lets the database respond until the site knows that it does, and silences it again. */
async function silenceAgain() {
  signalDatabase("SIGCONT");
  const ask = async () => {
    awoken += 1;
    return (await own.send(`/api/packages?search=awake-${awoken}`)).status;
  };
  for (let round = 0; round < 3; round += 1) await expect.poll(ask, { timeout: 20_000 }).toBe(200);
  signalDatabase("SIGSTOP");
}

describe("a database that stops answering", () => {
  let kept: string;
  let known: string;

  beforeAll(async () => {
    known = await own.token();
    expect((await own.send("/api/users/current", bearer(known))).status).toBe(200);
    kept = await (await own.send("/en/tours")).text();
    expect((await own.send("/id/blogs")).status).toBe(200);
    await own.sql("UPDATE blog SET category = category || '.'");
    signalDatabase("SIGSTOP");
  });

  afterAll(() => signalDatabase("SIGCONT"));

  //
  test("takes no cached page away", async () => {
    const page = await own.send("/en/tours");
    expect(page.status).toBe(200);
    expect(await page.text()).toBe(kept);
    expect((await own.send("/api/health/live")).status).toBe(200);

    const readData = async (round: number) => {
      // A site that knows of the silence answers sooner than one that finds it.
      if (round > 0) await silenceAgain();
      const begin = performance.now();
      const data = await own.send(`/api/packages?search=silence-${round}`);
      expect(data.status).toBe(503);
      expect(Number(data.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await data.json()).toEqual({ message: expect.any(String) });
      return performance.now() - begin;
    };
    expect(await measureUntil((took) => took < 3_000, readData)).toBeLessThan(3_000);
    expect((await own.send("/api/health")).status).toBe(503);
  });

  //
  test("is answered with 503 by all pages and calls that wait for one shared ping of the database", async () => {
    const paths = [
      "/en/tours?search=beside",
      "/ru/search?search=beside",
      "/en/blogs?search=beside",
      "/api/packages?search=beside",
      "/api/blogs?search=beside",
      "/api/promos?search=beside",
    ];
    for (let round = 0; round < 2; round += 1) {
      await silenceAgain();
      const answers = await Promise.all(paths.map((path) => own.send(`${path}-${round}`)));
      expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 503));
    }
  });

  //
  test("is said in time to everybody who has a session, or says so", async () => {
    const madeUp = { headers: { Cookie: "__Host-next-auth.session-token=a..b.c.d" } };
    for (const init of [bearer(known), bearer("made-up"), madeUp]) {
      const read = async () => {
        for (const path of ["/api/packages", "/api/users/current"]) {
          const { status } = await own.send(path, init);
          // A made-up cookie is turned away without the database where a session is needed.
          expect(status).toBeOneOf(path === "/api/packages" ? [503] : [503, 401]);
        }
      };
      expect(await timeWithin(3_000, read)).toBeLessThan(3_000);
    }
  });

  //
  test("keeps no visitor waiting for an outdated page or for a page that was never rendered", async () => {
    const ask = async (round: number) => {
      expect((await own.send("/id/blogs")).status).toBe(200);
      expect((await own.send(`/en/tours?search=silent-${round}`)).status).toBe(503);
    };
    expect(await timeWithin(4_000, ask)).toBeLessThan(4_000);
  });

  //
  test.each(languages)("has a page that is not kept say in %s that it cannot be loaded", async (language) => {
    const response = await own.send(`/${language}/international-tours?search=bali`);
    expect(response.status).toBeGreaterThanOrEqual(500);
    expect(response.headers.get("retry-after")).toBe("10");
    const html = await response.text();
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    expect(html).toMatch(/<h1[^>]*>[^<]+/);
    expect(html).toContain(messagesOf(language, "tours").international.failedToLoad.replace("'", "&#x27;"));
    expect(html).not.toMatch(/prisma|postgres|stack|ECONN/i);
  });

  //
  test("is back with everything, without a restart", async () => {
    signalDatabase("SIGCONT");
    await expect.poll(async () => (await own.send("/api/health")).status).toBe(200);
    await expect.poll(async () => (await own.send("/ru/international-tours?search=bali")).status).toBe(200);
  });
});
