import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProgram } from "../setup/site-process";
import { type Site, startSite } from "../setup/start-site";

let dataDir: string;
let site: Site;

const unseeded = { SEED_DEMO: "false" };

/** Processes of the database on this data folder. */
function databaseProcesses() {
  const processes = execFileSync("ps", ["-eo", "pid=,args="], { encoding: "utf8" }).split("\n");
  return processes.filter((line) => line.includes(`postgres -D ${dataDir}/`));
}

beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "ombak-start-"));
  chmodSync(dataDir, 0o755);
});

afterAll(async () => {
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

//
test("a wrong variable stops the start with exactly one line, before anything is touched", async () => {
  const untouched = path.join(dataDir, "never");
  const { output, ended } = startProgram(
    "scripts/site.mjs",
    { PORT: "http", DATA_DIR: untouched },
    [],
    ["start"],
  );
  expect(await ended).toBe(1);
  expect(output).toEqual({ out: "", error: 'PORT holds "http"; accepted: a port from 0 to 65535.\n' });
  expect(() => execFileSync("ls", [untouched], { stdio: "ignore" })).toThrow();
});

test("a taken port is said in one line", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const { port } = other.address() as AddressInfo;
  const { output, ended } = startProgram(
    "scripts/site.mjs",
    { PORT: String(port), HOSTNAME: "127.0.0.1", DATA_DIR: path.join(dataDir, "other") },
    [],
    ["start"],
  );
  expect(await ended).toBe(1);
  expect(output.error).toBe(`PORT ${port} on 127.0.0.1 cannot be used: another program listens there.\n`);
  other.close();
});

//
test("the first start makes the admin and shows the password once", async () => {
  site = await startSite(dataDir, unseeded);
  // The lines arrive one after the other; the last one is awaited.
  await expect.poll(() => site.output.out).toMatch(/^password +\S{16} \(shown only this once\)$/m);
  expect(site.output.out).toContain("/admin, user admin");
});

//
test("a second start beside it is refused and says where the first one runs", async () => {
  const { output, ended } = startProgram("scripts/site.mjs", { PORT: "0", DATA_DIR: dataDir }, [], ["start"]);
  expect(await ended).toBe(1);
  expect(output.error).toBe(
    `The site already runs on ${dataDir} (process ${site.child.pid}), at ${site.url}.\n`,
  );
  expect((await fetch(site.url)).status).toBeLessThan(500);
});

//
test("the database ends with a site that is killed", async () => {
  expect(databaseProcesses()).toHaveLength(1);
  site.child.kill("SIGKILL");
  await site.ended;
  await expect.poll(databaseProcesses).toEqual([]);
});

//
test("the next start finds the data again and shows no password", async () => {
  site = await startSite(dataDir, unseeded);
  expect(site.output.out).not.toContain("password");
  expect(site.output.out).not.toContain("migrated");
});

//
test("a request to stop ends the site and its database cleanly", async () => {
  expect(await site.stop()).toBe(0);
  expect(databaseProcesses()).toEqual([]);
  expect(site.output.error).toBe("");
});
