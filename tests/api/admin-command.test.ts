import { spawn } from "node:child_process";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, expect, it, vi } from "vitest";
import { listAccounts } from "@/lib/core/auth/accounts";
import { limitFailures } from "@/lib/core/auth/login-limit";
import { verifyPassword } from "@/lib/core/auth/password";
import { createSession } from "@/lib/core/auth/sessions";
import { db } from "@/lib/core/db";
import { env, siteVariables } from "@/lib/core/env";
import { commands } from "@/server/admin-commands";
import { fillDatabase } from "@/server/database/fill-database";
import { StartProblem } from "@/server/process/lifecycle";

// A program of its own takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

afterEach(() => vi.restoreAllMocks());

/** Runs `npm run admin -- …args` in this process, with `input` on its standard input. */
async function run([name = "", ...args]: string[], input = "") {
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line) => void lines.push(`${line}\n`));
  const stdin: unknown = Readable.from([input]);
  vi.spyOn(process, "stdin", "get").mockReturnValue(stdin as typeof process.stdin);
  const fits = commands.get(name)?.(...args);
  const error = await fits?.then(() => "").catch((problem: Error) => problem.message);
  return { fits: await fits?.catch(() => true), out: lines.join(""), error };
}

/** Runs the program itself on the database of the test. */
async function start(args: string[], input = "") {
  const none = Object.fromEntries(siteVariables.map((name) => [name, ""]));
  const { DATABASE_URL = "", AUTH_SECRET = "" } = env();
  const site = { ...process.env, ...none, DATABASE_URL, AUTH_SECRET, NODE_OPTIONS: "" };
  const child = spawn(process.execPath, ["scripts/site.mjs", "admin", ...args], { env: site });
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, out, error };
}

const find = (username: string) => db().adminUser.findUniqueOrThrow({ where: { username } });

it("makes an admin with a password from standard input", async () => {
  expect(await start(["create", "sari"], "kata sandi 1\n")).toMatchObject({ code: 0, error: "" });
  expect(await verifyPassword((await find("sari")).password_hash, "kata sandi 1")).toBe(true);
  expect(await start(["create", "sari"], "kata sandi 2\n")).toMatchObject({
    code: 1,
    error: "The account sari already exists. Choose another name.\n",
  });
});

//
it("refuses a short or common password with a line that says what to do, and one as an argument", async () => {
  await db().site.update({ where: { id: 1 }, data: { name: "Ombak Andaman" } });
  for (const [password, reason] of [
    ["kata sandi", "12 to 1000 characters"],
    ["password1234", "guessed first"],
    ["ombakandaman", "guessed first"],
    ["budi12345678", "guessed first"],
  ] as const) {
    const { error } = await run(["create", "budi"], `${password}\n`);
    expect(error).toContain(reason);
    expect(error).toMatch(/^[^\n]*several words[^\n]*$/);
    expect(error).not.toContain(password);
  }
  const { code, error } = await start(["create", "budi", "kata sandi 1"]);
  expect(code).toBe(1);
  expect(error).toContain("npm run admin");
  expect((await listAccounts()).map(({ username }) => username)).toEqual(["sari"]);
});

it("changes a password, which ends that admin's sessions", async () => {
  await createSession(await find("sari"), "bearer");
  await createSession(await find("sari"), "cookie");
  const { error, out } = await run(["set-password", "sari"], "kata sandi baru");
  expect({ error, out }).toEqual({ error: "", out: "Account sari has a new password; 2 sessions ended.\n" });
  expect(await verifyPassword((await find("sari")).password_hash, "kata sandi baru")).toBe(true);
  expect(await db().session.count()).toBe(0);
  expect((await run(["set-password", "nobody"], "kata sandi baru")).error).toBe(
    "The account nobody does not exist. List the accounts with: npm run admin -- list",
  );
});

it("lists admins and sessions without their secrets, and ends sessions", async () => {
  const session = await createSession(await find("sari"), "bearer");
  const [row] = await db().session.findMany();
  expect((await run(["list"])).out).toMatch(
    /^username +role +active +two_step +created_at +sessions +last_seen_at\nsari +admin +yes +off +\S+ \S+ UTC +1 +\S+ \S+ UTC\n$/,
  );
  const { out } = await run(["sessions", "sari"]);
  expect(out).toMatch(/bearer/);
  expect(out).not.toContain(session?.secret);
  expect(out).not.toContain(row?.token_hash);
  expect(await run(["revoke", String(row?.id)])).toMatchObject({ error: "", out: "1 session ended.\n" });
  expect(await db().session.count()).toBe(0);
});

//
it("rescues: gives roles, takes a second step away, and brings back whom somebody deactivated", async () => {
  expect(await run(["create", "tono", "--role", "editor"], "kata sandi 2\n")).toMatchObject({ error: "" });
  expect((await find("tono")).role).toBe("editor");
  expect((await run(["set-role", "tono", "owner"])).error).toBe("The role must be admin or editor.");

  const last = "sari is the last active admin. Make another account an admin first.";
  expect(await run(["set-role", "sari", "editor"])).toMatchObject({ error: last });
  expect(await run(["deactivate", "sari"])).toMatchObject({ error: last });
  expect(await find("sari")).toMatchObject({ role: "admin", active: true });

  expect(await run(["set-role", "tono", "admin"])).toMatchObject({ error: "" });
  expect(await run(["deactivate", "sari"])).toMatchObject({ error: "" });
  expect((await run(["list"])).out).toMatch(/sari +admin +no/);
  expect(await run(["activate", "sari"])).toMatchObject({ error: "" });
  expect(await find("sari")).toMatchObject({ role: "admin", active: true });

  const { id } = await find("sari");
  await db().adminUser.update({
    where: { id },
    data: { totp_secret: "x", totp_confirmed_at: new Date(), recovery_codes: { create: { code_hash: "x" } } },
  });
  expect((await run(["list"])).out).toMatch(/sari +admin +yes +on/);
  expect(await run(["reset-2fa", "sari"])).toMatchObject({ error: "" });
  expect(await find("sari")).toMatchObject({ totp_secret: null, totp_confirmed_at: null });
  expect(await db().recoveryCode.count()).toBe(0);
  expect((await run(["reset-2fa", "nobody"])).error).toBe(
    "The account nobody does not exist. List the accounts with: npm run admin -- list",
  );
  await db().adminUser.delete({ where: { username: "tono" } });
});

//
it("forgets failed logins: of an admin, of an address, or all", async () => {
  const attempt = async (username: string, address: string) => {
    const fail = limitFailures(username, address, new AbortController().signal, async () => null);
    return fail.then(
      () => "tried",
      () => "refused",
    );
  };
  const spend = async (username: string, address: string) => {
    for (let n = 0; n < 10; n += 1) await attempt(username, address);
    expect(await attempt(username, address)).toBe("refused");
  };
  await spend("sari", "192.0.2.1");
  await spend("sari", "2001:db8::1");
  await spend("lain", "192.0.2.1");
  const forgotten = { error: "", out: "The failed logins are forgotten: it may be tried again.\n" };

  expect(await run(["unlock", "--address", "[2001:db8::ffff]:443"])).toMatchObject(forgotten);
  expect(await attempt("sari", "2001:db8::1")).toBe("tried");
  expect(await attempt("sari", "192.0.2.1")).toBe("refused");

  expect(await run(["unlock", "sari"])).toMatchObject(forgotten);
  expect(await attempt("sari", "192.0.2.1")).toBe("tried");
  expect(await attempt("lain", "192.0.2.1")).toBe("refused");

  await db().loginAttempt.updateMany({ where: { account: null }, data: { points: 100 } });
  expect(await attempt("sari", "192.0.2.1")).toBe("refused");
  expect(await run(["unlock", "--all"])).toMatchObject(forgotten);
  expect(await attempt("lain", "192.0.2.1")).toBe("tried");

  expect(await run(["unlock", "nobody"])).toMatchObject({
    error: "The account nobody does not exist. List the accounts with: npm run admin -- list",
  });
  expect(await run(["unlock", "--address", "x"])).toMatchObject({ error: "x is not an IP address." });
  expect((await run(["unlock"])).fits).toBe(false);
});

it("a site makes its first admin with no weak ADMIN_PASSWORD, and minds none of an admin who is there", async () => {
  const site = (ADMIN_PASSWORD: string) => ({
    ...env(),
    SEED_DEMO: false,
    ADMIN_USERNAME: "pertama",
    ADMIN_PASSWORD,
  });
  expect((await fillDatabase(site("password1234"), Promise.resolve())).username).toBe("sari");
  await db().adminUser.deleteMany();
  await expect(fillDatabase(site("password1234"), Promise.resolve())).rejects.toThrow(StartProblem);
  expect(await listAccounts()).toEqual([]);
  await fillDatabase(site("empat kata yang jauh"), Promise.resolve());
  expect((await listAccounts()).map(({ username }) => username)).toEqual(["pertama"]);
});
