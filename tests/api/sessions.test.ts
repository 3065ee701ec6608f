import { beforeEach, describe, expect, it } from "vitest";
import { setPassword } from "@/lib/core/auth/accounts";
import {
  createSession,
  findSession,
  listSessions,
  revokeSessions,
  type SessionKind,
} from "@/lib/core/auth/sessions";
import { db } from "@/lib/core/db";
import { api } from "./api";
import { call, callAs } from "./call";
import { admin, bearer, cookie, password, signedIn } from "./signed-in";

const kinds: SessionKind[] = ["cookie", "bearer"];

const ask = (headers: Record<string, string>) => callAs(null, api.getCurrentUser, { headers });
const leave = (headers: Record<string, string>) =>
  call(api.logout, "/api/users/logout", { method: "POST", headers });

const ownSite = { origin: "http://localhost:3000", host: "localhost:3000" };

beforeEach(() => db().adminUser.deleteMany());

describe.each(kinds)("a %s session", (kind) => {
  //
  it("says who is signed in", async () => {
    const headers = await signedIn(kind);
    const { id, username } = await admin();
    expect(await ask(headers)).toMatchObject({
      status: 200,
      body: { data: { id, username, role: "admin" } },
    });
  });

  //
  it("ends after 12 hours without use, not before", async () => {
    const headers = await signedIn(kind);
    await db().$executeRaw`UPDATE session SET last_used_at = now() - interval '11 hours 59 minutes'`;
    expect((await ask(headers)).status).toBe(200);
    const [{ last_used_at } = { last_used_at: new Date(0) }] = await db().session.findMany();
    expect(Date.now() - last_used_at.getTime()).toBeLessThan(10_000);
    await db().$executeRaw`UPDATE session SET last_used_at = now() - interval '12 hours 1 second'`;
    expect((await ask(headers)).status).toBe(401);
  });

  //
  it("ends after 30 days at most", async () => {
    const headers = await signedIn(kind);
    await db()
      .$executeRaw`UPDATE session SET created_at = created_at - interval '30 days', expires_at = expires_at - interval '30 days'`;
    expect((await ask(headers)).status).toBe(401);
  });

  //
  it("lasts no longer for a clock that ran ahead and was set back", async () => {
    const headers = await signedIn(kind);
    await db()
      .$executeRaw`UPDATE session SET last_used_at = now() + interval '2 hours', expires_at = expires_at + interval '30 minutes'`;
    expect((await ask(headers)).status).toBe(200);
    const [{ last_used_at } = { last_used_at: new Date(0) }] = await db().session.findMany();
    expect(Math.abs(Date.now() - last_used_at.getTime())).toBeLessThan(10_000);
    await db().$executeRaw`UPDATE session SET expires_at = expires_at + interval '1 year'`;
    expect((await ask(headers)).status).toBe(401);
  });

  //
  it("ends when it is revoked, by id and with all of its admin", async () => {
    const headers = await signedIn(kind);
    const other = await signedIn(kind, "lain");
    const [session] = await listSessions("admin");
    expect(await revokeSessions({ id: session?.id ?? 0 })).toBe(1);
    expect((await ask(headers)).status).toBe(401);
    expect((await ask(other)).status).toBe(200);
    expect(await revokeSessions({ username: "lain" })).toBe(1);
    expect((await ask(other)).status).toBe(401);
  });

  //
  it("ends alone when it is left, and its cookie with it", async () => {
    const [headers, other] = [await signedIn(kind), await signedIn(kind)];
    const left = await leave({ ...headers, ...ownSite });
    expect(left).toMatchObject({ status: 204, body: null });
    expect(left.headers.get("set-cookie")).toMatch(/^next-auth\.session-token=; Path=\/; Max-Age=0;/);
    expect((await ask(headers)).status).toBe(401);
    expect((await ask(other)).status).toBe(200);
  });

  //
  it("ends with a change of the password, and so does every other", async () => {
    const all = [await signedIn("cookie"), await signedIn("bearer"), await signedIn(kind)];
    const other = await signedIn(kind, "lain");
    expect(await setPassword("admin", "kata sandi baru")).toBe(3);
    for (const headers of all) expect((await ask(headers)).status).toBe(401);
    expect((await ask(other)).status).toBe(200);
  });

  it("keeps its cookie when another site's form asks to leave, which comes without it", async () => {
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { "sec-fetch-site": "cross-site" },
      {},
    ];
    for (const headers of foreign) {
      const left = await leave({ host: "localhost:3000", ...headers });
      expect(left.status).toBe(401);
      expect(left.headers.get("set-cookie")).toBeNull();
    }
    expect((await leave(ownSite)).headers.get("set-cookie")).toMatch(/Max-Age=0/);
  });

  it("is of no use in the other's place", async () => {
    const session = await createSession(await admin(), kind);
    const secret = session?.secret ?? "";
    expect(await findSession(secret)).not.toBeNull();
    expect((await ask(kind === "cookie" ? bearer(secret) : await cookie(secret))).status).toBe(401);
  });
});

it.each<Record<string, string>>([
  {},
  { authorization: "Bearer" },
  { authorization: "Bearer x" },
  { authorization: "Basic YWRtaW46eA==" },
  { cookie: "next-auth.session-token=x" },
  { cookie: "next-auth.session-token=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c" },
])("%j is no session: 401 as JSON", async (headers) => {
  expect(await ask(headers)).toMatchObject({ status: 401, body: { message: expect.any(String) } });
});

describe("a change", () => {
  const foreign: Record<string, string>[] = [
    {},
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://localhost:3000.evil.example" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "none" },
    { "sec-fetch-site": "cross-site", origin: "http://localhost:3000" },
  ];
  //
  it.each(foreign)("with the cookie and %j is 403 and changes nothing", async (headers) => {
    const session = await signedIn("cookie");
    expect(await leave({ ...session, host: "localhost:3000", ...headers })).toMatchObject({
      status: 403,
      body: { message: expect.any(String) },
    });
    expect((await ask(session)).status).toBe(200);
  });

  it.each<Record<string, string>>([
    { origin: "http://localhost:3000" },
    { "sec-fetch-site": "same-origin" },
    { origin: "http://192.168.1.5:3000", "x-visitor-host": "192.168.1.5:3000" },
  ])("with the cookie and %j is made by this site", async (headers) => {
    expect((await leave({ ...(await signedIn("cookie")), ...headers })).status).toBe(204);
  });

  //
  it.each(foreign)("with a bearer token and %j needs no origin", async (headers) => {
    expect((await leave({ ...(await signedIn("bearer")), ...headers })).status).toBe(204);
  });
});

it("no login with the old password outlives the change of it", async () => {
  for (let round = 0; round < 20; round += 1) {
    await db().adminUser.deleteMany();
    const user = await admin();
    await Promise.all([
      setPassword("admin", `${password} ${round}`),
      ...Array.from({ length: 4 }, () => createSession(user, "bearer")),
    ]);
    expect(await db().session.count()).toBe(0);
  }
});
