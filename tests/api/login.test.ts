import fc from "fast-check";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { limitFailures, TooManyAttempts } from "@/lib/core/auth/login-limit";
import { db } from "@/lib/core/db";
import { patient } from "../setup/patient";
import { api } from "./api";
import { call } from "./call";
import { admin, password } from "./signed-in";

const from = (address: string) => ({ "x-visitor-address": address });

function send(body: unknown, headers: Record<string, string> = from("192.0.2.1")) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const type = { "content-type": "application/json" };
  return call(api.login, "/api/users/login", {
    method: "POST",
    body: text,
    headers: { ...type, ...headers },
  });
}

const wrong = { username: "admin", password: "salah" };
const right = { username: "admin", password };

async function statuses(attempts: Promise<{ status: number }>[]) {
  const all = (await Promise.all(attempts)).map(({ status }) => status);
  return Object.fromEntries(
    [200, 401, 429].map((status) => [status, all.filter((each) => each === status).length]),
  );
}

beforeAll(() => admin());
afterEach(async () => {
  await db().loginAttempt.deleteMany();
  await db().loginNetwork.deleteMany();
});

//
it("returns a token for 30 days, and the database keeps only a hash", async () => {
  const { status, body } = await send(right);
  expect(status).toBe(200);
  expect(body).toEqual({
    data: { token: expect.stringMatching(/^[\w-]{43}$/), expires_at: expect.any(String) },
  });
  const { data } = body as { data: { token: string; expires_at: string } };
  const days = (Date.parse(data.expires_at) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(30, 2);
  const stored = await db().session.findMany();
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(data.token);
});

//
it("tells nobody which usernames exist", async () => {
  const [known, unknown] = [await send(wrong), await send({ ...wrong, username: "nobody" })];
  expect(known).toMatchObject({ status: 401, body: { message: "Username atau password salah" } });
  expect(unknown.status).toBe(401);
  expect(unknown.body).toEqual(known.body);
  expect([...unknown.headers]).toEqual([...known.headers]);
});

//
it("takes as long for unknown usernames as for known ones", async () => {
  const time = async (username: string, host: number) => {
    const begin = performance.now();
    await send({ username, password: "salah" }, from(`198.51.100.${host}`));
    return performance.now() - begin;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  const measure = async () => {
    known.push(await time("admin", known.length));
    unknown.push(await time(`nobody-${unknown.length}`, 100 + unknown.length));
    return Math.min(...unknown) / Math.min(...known);
  };
  for (let round = 0; round < 4; round += 1) await measure();
  // Compares the fastest of each and goes on while the machine is busy: its other work makes a login slower, never faster.
  await expect.poll(measure, patient).toSatisfy((ratio: number) => ratio > 0.5 && ratio < 2);
});

describe("what is not a username and a password", () => {
  it.each([
    [{ username: { not: "" }, password: "x" }, "username"],
    [{ username: ["admin"], password: "x" }, "username"],
    [{ username: "admin", password: { contains: "" } }, "password"],
    [{ username: "admin" }, "password"],
    [{ username: "", password: "x" }, "username"],
    [{ username: "a\0b", password: "x" }, "username"],
    [{ username: "a".repeat(101), password: "x" }, "username"],
  ])("%j is 422", async (body, field) => {
    const { status, body: answer } = await send(body);
    expect(status).toBe(422);
    expect(answer).toEqual({ message: expect.any(String), errors: { [field]: [expect.any(String)] } });
  });

  it("is 415, 413 and 400 by its form", async () => {
    expect((await send(right, { "content-type": "text/plain" })).status).toBe(415);
    expect((await send(`"${"a".repeat(8 * 1024)}"`)).status).toBe(413);
    expect((await send("{")).status).toBe(400);
    expect((await send("")).status).toBe(400);
    expect((await send("null")).status).toBe(422);
  });

  it("never breaks anything", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string({ unit: "binary" })), async (body) => {
        expect([400, 422]).toContain((await send(body)).status);
      }),
      { numRuns: 50 },
    );
  });
});

/** Lets one wrong guess at `username` from each of these addresses count as `points`, because each guess is hashed. */
async function fail(points: number, addresses = ["192.0.2.1"], username = "admin") {
  for (const address of addresses) {
    expect((await send({ username, password: "salah" }, from(address))).status).toBe(401);
  }
  await db().loginAttempt.updateMany({ where: { account: { not: null } }, data: { points } });
}

describe("failures", () => {
  //
  it("are 10 per username and address, however many come at once; then 429 says when to come back", async () => {
    const attempts = Array.from({ length: 30 }, () => send(wrong));
    expect(await statuses(attempts)).toEqual({ 200: 0, 401: 10, 429: 20 });
    const refused = await send(right);
    expect(refused).toMatchObject({ status: 429, body: { message: expect.stringContaining("menit") } });
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
  });

  it("of one address lock nobody out at another", async () => {
    await fail(10);
    expect((await send(right)).status).toBe(429);
    expect((await send(right, from("192.0.2.2"))).status).toBe(200);
  });

  it("are forgotten after the window", async () => {
    await fail(10);
    expect((await send(right)).status).toBe(429);
    await db().$executeRaw`UPDATE login_attempt SET expire = expire - 15 * 60 * 1000`;
    expect((await send(right)).status).toBe(200);
  });

  it("are forgotten with a success", async () => {
    await fail(9);
    expect((await send(right)).status).toBe(200);
    expect(await statuses([send(wrong), send(wrong)])).toEqual({ 200: 0, 401: 2, 429: 0 });
  });

  //
  it("are 100 an hour per address, whatever the usernames; a /64 is one address", async () => {
    const guess = (n: number, address: string) =>
      send({ username: `guess-${n}`, password: "x" }, from(address));
    const address = (n: number) => `2001:db8::${n.toString(16)}`;
    const attempts = Array.from({ length: 10 }, (_, n) => guess(n, address(n + 1)));
    expect(await statuses(attempts)).toEqual({ 200: 0, 401: 10, 429: 0 });
    const ofAddress = { where: { account: null } };
    expect(await db().loginAttempt.findMany(ofAddress)).toMatchObject([{ points: 10 }]);
    // As after ninety guesses, each of which is hashed.
    await db().loginAttempt.updateMany({ ...ofAddress, data: { points: 99 } });
    expect((await guess(99, address(100))).status).toBe(401);
    expect((await guess(100, address(101))).status).toBe(429);
    expect((await send(right, from(address(7)))).status).toBe(429);
    expect((await send(right, from("2001:db8:0:1::1"))).status).toBe(200);
  });

  //
  it("write nothing once an address is refused, however many names are tried", async () => {
    const guess = (n: number) => send({ username: `guess-${n}`, password: "x" });
    const rows = () => db().loginAttempt.findMany({ orderBy: { key: "asc" } });
    expect((await guess(0)).status).toBe(401);
    await db().loginAttempt.updateMany({ where: { account: null }, data: { points: 98 } });
    const guesses = Array.from({ length: 111 }, (_, n) => guess(1 + n));
    expect(await statuses(guesses)).toEqual({ 200: 0, 401: 2, 429: 109 });
    const before = await rows();
    expect(before).toHaveLength(4);
    expect((await send(right)).status).toBe(429);
    expect(await rows()).toEqual(before);
  });

  it("of a pair that is refused do not close its address", async () => {
    await fail(10);
    await db().loginAttempt.updateMany({ where: { account: null }, data: { points: 95 } });
    const attempts = Array.from({ length: 20 }, () => send(wrong));
    expect(await statuses(attempts)).toEqual({ 200: 0, 401: 0, 429: 20 });
    expect((await send({ username: "guess", password: "x" })).status).toBe(401);
  });

  it("that are over are removed by those that come", async () => {
    const over = Array.from({ length: 15 }, (_, n) => ({ key: `over-${n}`, points: 1, expire: 1n }));
    await db().loginAttempt.createMany({ data: over });
    await send(wrong);
    await send(wrong);
    expect(await db().loginAttempt.count({ where: { expire: 1n } })).toBe(0);
  });

  it("are none of those that sign in at the same time", async () => {
    const attempts = Array.from({ length: 12 }, () => send(right));
    expect(await statuses(attempts)).toEqual({ 200: 12, 401: 0, 429: 0 });
  });
});

describe("guesses from 10,000 addresses", () => {
  const address = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;

  //
  it("at once are refused beyond 512 running logins, which leave nothing behind", async () => {
    const guesses = Array.from({ length: 10_000 }, (_, n) =>
      limitFailures(`name-${n}`, address(n), new AbortController().signal, async () => null),
    );
    const ends = await Promise.allSettled(guesses);
    const refused = ends.flatMap((end) => (end.status === "rejected" ? [end.reason] : []));
    expect(refused).toHaveLength(10_000 - 512);
    for (const reason of refused) expect(reason).toBeInstanceOf(TooManyAttempts);
    expect((await send(right)).status).toBe(200);
    // As many again: the places are free.
    const again = guesses
      .slice(0, 512)
      .map((_, n) =>
        limitFailures("name", address(20_000 + n), new AbortController().signal, async () => true),
      );
    expect(new Set(await Promise.all(again))).toEqual(new Set([true]));
  });

  //
  it("over an hour leave a way in for staff, and their counts go once they are over", {
    timeout: 60_000,
  }, async () => {
    expect((await send(right, from("2001:db8:7::1"))).status).toBe(200);
    await fail(
      10,
      [1, 2, 3, 4, 5].map((n) => `198.51.100.${n}`),
    );
    await db().$executeRaw`
      INSERT INTO login_attempt (key, points, expire, account)
      SELECT kind || n, 1, ${Date.now() + 3_600_000}::bigint, CASE kind WHEN 'pair:' THEN 'account:' || n END
      FROM generate_series(1, 10000) AS n, unnest(ARRAY['address:', 'pair:']) AS kind`;
    expect((await send(right, from("2001:db8:7::2"))).status).toBe(200);
    const { count: over } = await db().loginAttempt.updateMany({ data: { expire: 1n } });
    expect(over).toBeGreaterThan(20_000);
    for (let n = 0; n < 40; n += 1)
      await limitFailures(`late-${n}`, address(n), new AbortController().signal, async () => null);
    // A guess adds two counts and removes ten.
    expect(await db().loginAttempt.count()).toBe(over - 40 * 8);
  });
});

describe("an account that many addresses guess", () => {
  const networks = [1, 2, 3, 4, 5].map((n) => `198.51.100.${n}`);

  //
  it.each(["admin", "nobody"])("is closed to addresses it does not know: %s", async (username) => {
    await fail(10, networks.slice(1), username);
    const guesses = Array.from({ length: 20 }, (_, n) =>
      send({ username, password: "salah" }, from(`198.51.100.${100 + (n % 2)}`)),
    );
    expect(await statuses(guesses)).toEqual({ 200: 0, 401: 10, 429: 10 });
    const refused = await send({ username, password }, from("203.0.113.1"));
    expect(refused).toMatchObject({ status: 429, body: { message: expect.stringContaining("menit") } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await send({ username: "other", password }, from("203.0.113.1"))).status).toBe(401);
  });

  //
  it("lets accounts in from a network they used before, only more slowly", async () => {
    expect((await send(right, from("2001:db8:7::1"))).status).toBe(200);
    await fail(10, networks);
    expect((await send(right, from("203.0.113.1"))).status).toBe(429);
    const begin = performance.now();
    expect((await send(right, from("2001:db8:7::2"))).status).toBe(200);
    expect(performance.now() - begin).toBeGreaterThan(1_900);
    expect((await send(wrong, from("2001:db8:7::3"))).status).toBe(401);
  });

  it("does not make another account's network its own", async () => {
    await admin("lain");
    expect((await send({ username: "lain", password }, from("203.0.113.1"))).status).toBe(200);
    await fail(10, networks);
    expect((await send(right, from("203.0.113.1"))).status).toBe(429);
  });

  it("forgets networks that nobody used for half a year, save the one that comes back", async () => {
    await send(right, from("203.0.113.1"));
    await send(right, from("203.0.113.2"));
    const [first] = await db().loginNetwork.findMany({ orderBy: { last_used_at: "asc" } });
    await db().$executeRaw`UPDATE login_network SET last_used_at = now() - interval '181 days'`;
    expect((await send(right, from("203.0.113.1"))).status).toBe(200);
    expect(await db().loginNetwork.findMany()).toEqual([
      expect.objectContaining({ network: first?.network }),
    ]);
  });

  it("keeps no address of those who sign in", async () => {
    await send(right, from("203.0.113.77"));
    const rows = await db().loginNetwork.findMany();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.network).toMatch(/^[0-9a-f]{64}$/);
  });
});
