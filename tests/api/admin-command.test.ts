import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { beforeAll, expect, it, vi } from "vitest";
import { listAdmins } from "@/lib/auth/accounts";
import { verifyPassword } from "@/lib/auth/password";
import { createSession } from "@/lib/auth/sessions";
import { db } from "@/lib/db";
import { env, siteVariables } from "@/lib/env";

// A command is a program of its own, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const none = Object.fromEntries(siteVariables.map((name) => [name, ""]));

/** `npm run admin -- …args` on the test's database, with `input` typed into it. */
async function run(args: string[], input = "") {
  const { DATABASE_URL = "", AUTH_SECRET = "" } = env();
  const site = { ...none, DATABASE_URL, AUTH_SECRET, NODE_OPTIONS: "" };
  const child = spawn(process.execPath, ["scripts/admin.mjs", ...args], { env: { ...process.env, ...site } });
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, out, error };
}

const find = (username: string) => db().adminUser.findUniqueOrThrow({ where: { username } });

beforeAll(async () => {
  expect(await run(["create", "sari"], "kata sandi 1\n")).toMatchObject({ code: 0, error: "" });
});

it("makes an admin with a password from standard input", async () => {
  expect(await verifyPassword((await find("sari")).password_hash, "kata sandi 1")).toBe(true);
  expect(await run(["create", "sari"], "kata sandi 2\n")).toMatchObject({
    code: 1,
    error: "There is an admin sari already.\n",
  });
});

it("refuses a short password, and one as an argument", async () => {
  expect(await run(["create", "budi"], "pendek\n")).toMatchObject({ code: 1 });
  const { code, error } = await run(["create", "budi", "kata sandi 1"]);
  expect(code).toBe(1);
  expect(error).toContain("npm run admin");
  expect((await listAdmins()).map(({ username }) => username)).toEqual(["sari"]);
});

it("changes a password, which ends that admin's sessions", async () => {
  await createSession(await find("sari"), "bearer");
  await createSession(await find("sari"), "cookie");
  const { code, out } = await run(["set-password", "sari"], "kata sandi baru");
  expect({ code, out }).toEqual({ code: 0, out: "Admin sari has a new password; 2 sessions ended.\n" });
  expect(await verifyPassword((await find("sari")).password_hash, "kata sandi baru")).toBe(true);
  expect(await db().session.count()).toBe(0);
  expect((await run(["set-password", "nobody"], "kata sandi baru")).error).toBe(
    "There is no admin nobody.\n",
  );
});

it("lists admins and sessions without their secrets, and ends sessions", async () => {
  const session = await createSession(await find("sari"), "bearer");
  const [row] = await db().session.findMany();
  expect((await run(["list"])).out).toMatch(/^username +created_at +sessions\nsari +\S+ \S+ UTC +1\n$/);
  const { out } = await run(["sessions", "sari"]);
  expect(out).toMatch(/bearer/);
  expect(out).not.toContain(session?.secret);
  expect(out).not.toContain(row?.token_hash);
  expect(await run(["revoke", String(row?.id)])).toMatchObject({ code: 0, out: "1 session ended.\n" });
  expect(await db().session.count()).toBe(0);
});
