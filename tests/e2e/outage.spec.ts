import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "playwright/test";
import { languages } from "@/lib/i18n/languages";
import { messagesOf } from "@/lib/i18n/messages";
import { copySeededData } from "../setup/seeded-data";
import { type Site, startSite } from "../setup/start-site";

test.describe.configure({ mode: "serial" });

let dataDir: string;
let site: Site;

/** The database's first process and all that it started. */
function databaseProcesses(): number[] {
  const first = Number(readFileSync(path.join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
  const children = execFileSync("ps", ["-o", "pid=", "--ppid", String(first)], { encoding: "utf8" });
  return [first, ...children.split("\n").filter(Boolean).map(Number)];
}

function signalDatabase(signal: "SIGSTOP" | "SIGCONT") {
  for (const pid of databaseProcesses()) process.kill(pid, signal);
}

const get = (address: string) => fetch(site.url + address, { redirect: "manual" });

test.beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), "ombak-outage-"));
  chmodSync(dataDir, 0o755);
  await copySeededData(dataDir);
  site = await startSite(dataDir);
});

test.afterAll(async () => {
  if (site?.child.exitCode === null) signalDatabase("SIGCONT");
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("a database that stops answering takes no cached page away", async () => {
  const kept = await (await get("/en/tours")).text();
  signalDatabase("SIGSTOP");

  const page = await get("/en/tours");
  expect(page.status).toBe(200);
  expect(await page.text()).toBe(kept);
  expect((await get("/api/health/live")).status).toBe(200);

  const begin = Date.now();
  const data = await get("/api/packages");
  expect(data.status).toBe(503);
  expect(Date.now() - begin).toBeLessThan(3_500);
  expect(Number(data.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await data.json()).toEqual({ message: expect.any(String) });
  expect((await get("/api/health")).status).toBe(503);
});

for (const language of languages) {
  test(`a page that is not kept says in ${language} that it cannot be loaded`, async () => {
    const response = await get(`/${language}/international-tours?search=bali`);
    expect(response.status).toBeGreaterThanOrEqual(500);
    expect(response.headers.get("retry-after")).toBe("10");
    const html = await response.text();
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    expect(html).toMatch(/<h1[^>]*>[^<]+/);
    expect(html).toContain(messagesOf(language, "tours").international.failedToLoad.replace("'", "&#x27;"));
    expect(html).not.toMatch(/prisma|postgres|stack|ECONN/i);
  });
}

test("when the database is back, so is everything, without a restart", async () => {
  signalDatabase("SIGCONT");
  await expect.poll(async () => (await get("/api/health")).status, { timeout: 10_000 }).toBe(200);
  await expect
    .poll(async () => (await get("/ru/international-tours?search=bali")).status, { timeout: 10_000 })
    .toBe(200);
});
