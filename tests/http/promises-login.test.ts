import { spawn } from "node:child_process";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { siteVariables } from "@/lib/core/env";
import { type OwnSite, ownSite } from "../setup/own-site";
import { seededAdmin } from "../setup/sign-in";

let own: OwnSite;

beforeAll(async () => {
  own = await ownSite({ LOG_LEVEL: "debug" });
});

afterAll(() => own?.stop());
afterEach(() => own.sql("DELETE FROM login_attempt"));

const logIn = (credentials: object) => own.sendJson("POST", "/api/users/login", credentials);
const current = async (token: string) =>
  (await own.send("/api/users/current", { headers: { Authorization: `Bearer ${token}` } })).status;

/** `npm run admin -- …args` beside the running site, with `input` typed into it. */
function runAdmin(args: string[], input: string): Promise<number | null> {
  const none = Object.fromEntries(siteVariables.map((name) => [name, ""]));
  const env = { ...process.env, ...none, NODE_OPTIONS: "", ...own.settings };
  const child = spawn(process.execPath, ["scripts/site.mjs", "admin", ...args], {
    env,
    stdio: ["pipe", "ignore", "inherit"],
  });
  child.stdin.end(input);
  return new Promise((resolve) => child.once("close", resolve));
}

/** The tables of which a row holds the text. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await own.sql("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
  const found = await Promise.all(
    tables.map(async ({ tablename }) => {
      const query = `SELECT 1 FROM "${tablename}" t WHERE strpos(t::text, $1) > 0 LIMIT 1`;
      return (await own.sql(query, [text])).length ? [String(tablename)] : [];
    }),
  );
  return found.flat();
}

describe("login", () => {
  //
  test("nothing that could be used to log in is in the database or the logs", async () => {
    const answer = await logIn(seededAdmin);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const { token } = (await answer.json()).data;
    expect(token).toMatch(/^[\w-]{43}$/);
    await logIn({ ...seededAdmin, password: "a mistyped secret" });
    expect(await tablesWith(seededAdmin.username)).toEqual(["admin_user"]);
    const bytes = Buffer.from(token, "base64url").toString("hex");
    for (const secret of [token, bytes, seededAdmin.password, "a mistyped secret"]) {
      expect(await tablesWith(secret)).toEqual([]);
      expect(own.output.out + own.output.error).not.toContain(secret);
    }
    const [admin] = await own.sql("SELECT password_hash FROM admin_user");
    expect(admin?.password_hash).toMatch(/^\$argon2id\$/);
  });

  //
  test("known and unknown names are answered alike", async () => {
    const seen = async (username: string) => {
      const answer = await logIn({ username, password: "salah" });
      const { date, "x-request-id": id, ...headers } = Object.fromEntries(answer.headers);
      expect([date, id]).toEqual([expect.any(String), expect.any(String)]);
      return { status: answer.status, text: await answer.text(), headers };
    };
    const known = await seen(seededAdmin.username);
    expect(known).toMatchObject({ status: 401, text: '{"message":"Username atau password salah"}' });
    expect(await seen("nobody")).toEqual(known);
  });

  //
  test("after ten failures even the right password gets 429, for the time that is said", async () => {
    const wrong = { ...seededAdmin, password: "salah" };
    const answers = await Promise.all(Array.from({ length: 15 }, () => logIn(wrong)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(5).fill(429)]);
    const refused = await logIn(seededAdmin);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({ message: expect.any(String) });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(15 * 60);
    // A header that a visitor writes makes no other visitor of him.
    const headers = { "X-Forwarded-For": "192.0.2.9", "X-Visitor-Address": "192.0.2.9" };
    expect((await own.sendJson("POST", "/api/users/login", seededAdmin, headers)).status).toBe(429);
    expect((await own.sendJson("POST", "/api/users/login", seededAdmin, headers)).status).toBe(429);
    // Whoever runs the site behind a proxy that it does not know reads what to set, once.
    const said = () => own.output.out.match(/TRUST_PROXY=true/g) ?? [];
    await expect.poll(said).not.toEqual([]);
    expect(said()).toHaveLength(1);
  });

  test("behind a trusted proxy each visitor is limited alone, whatever port or /64 the attempts come from", async () => {
    const proxied = await ownSite({ TRUST_PROXY: "192.0.2.0/24, loopback" });
    const status = async (forwarded: string, password: string) => {
      const headers = { "X-Forwarded-For": forwarded };
      const body = { ...seededAdmin, password };
      return (await proxied.sendJson("POST", "/api/users/login", body, headers)).status;
    };
    try {
      for (const visitor of [
        (n: number) => `203.0.113.7:${40_000 + n}`,
        (n: number) => `198.51.100.${n}, 203.0.113.8, 192.0.2.1`,
        (n: number) => `[2001:db8:0:1::${n}]:443`,
      ]) {
        for (let n = 0; n < 10; n += 1) expect(await status(visitor(n), "salah")).toBe(401);
        expect(await status(visitor(10), seededAdmin.password)).toBe(429);
      }
      expect(await status("203.0.113.9", seededAdmin.password)).toBe(200);
      expect(proxied.output.out).not.toContain("TRUST_PROXY");
    } finally {
      await proxied.stop();
    }
  });

  //
  test("a hundred failures of an address close it, whatever the names", async () => {
    const statuses: number[] = [];
    // One address has so many requests under way at a time, and not all of them at once.
    for (let n = 0; n < 110; n += 22) {
      const guesses = Array.from({ length: 22 }, (_, more) =>
        logIn({ username: `guess-${n + more}`, password: "salah" }),
      );
      statuses.push(...(await Promise.all(guesses)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await logIn(seededAdmin)).status).toBe(429);
  });
});

describe("a session", () => {
  //
  test("ends at once when it logs out, and no other with it", async () => {
    const [one, other] = [await own.token(), await own.token()];
    expect(await current(one)).toBe(200);
    const headers = { Authorization: `Bearer ${one}` };
    expect((await own.send("/api/users/logout", { method: "POST", headers })).status).toBe(204);
    expect(await current(one)).toBe(401);
    expect(await current(other)).toBe(200);
  });

  for (const [name, change] of Object.entries({
    "is revoked": "DELETE FROM session",
    "is 30 days old":
      "UPDATE session SET created_at = now() - interval '31 days', expires_at = now() - interval '1 s'",
    "was idle for 12 hours": "UPDATE session SET last_used_at = now() - interval '12 hours 1 minute'",
  })) {
    test(`that ${name} is none`, async () => {
      const token = await own.token();
      expect(await current(token)).toBe(200);
      await own.sql(change);
      expect(await current(token)).toBe(401);
    });
  }

  //
  test("lasts 30 days at most", async () => {
    await own.token();
    const [{ days }] = await own.sql(
      "SELECT max(extract(epoch FROM expires_at - created_at)) / 86400 AS days FROM session",
    );
    expect(Number(days)).toBeCloseTo(30, 2);
  });

  //
  test("ends with the password that it was made with", async () => {
    const token = await own.token();
    expect(await runAdmin(["set-password", seededAdmin.username], "kata sandi yang baru\n")).toBe(0);
    expect(await current(token)).toBe(401);
    expect((await logIn(seededAdmin)).status).toBe(401);
    expect((await logIn({ ...seededAdmin, password: "kata sandi yang baru" })).status).toBe(200);
  });
});
