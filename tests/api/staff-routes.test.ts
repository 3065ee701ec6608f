import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import type { RouteHandler } from "@/lib/core/api/endpoint";
import { createAccount } from "@/lib/core/auth/accounts";
import { createToken } from "@/lib/core/auth/api-tokens";
import { sessionOf } from "@/lib/core/auth/request-session";
import { db } from "@/lib/core/db";
import { api } from "./api";
import { call, refusedAt } from "./call";
import { bearer, password, signedIn } from "./signed-in";

const better = "empat kata yang jauh";
const ownPassword = { body: { password } };
const json = { "content-type": "application/json", "x-visitor-address": "192.0.2.1" };

let own: Record<string, string>;

beforeEach(async () => {
  await db().adminUser.deleteMany();
  await db().loginAttempt.deleteMany();
  own = { ...(await signedIn("cookie")), "sec-fetch-site": "same-origin" };
});

interface Sent {
  body?: object;
  id?: number;
  headers?: Record<string, string>;
}

interface Held {
  data: Record<string, unknown> & { id: number; token: string; url: string; secret: string };
}

async function send(handler: RouteHandler, method: string, { body, id, headers = own }: Sent = {}) {
  const params: Record<string, string> = id === undefined ? {} : { id: String(id) };
  const text = body && JSON.stringify(body);
  const answer = await call(handler, "/api/users", {
    method,
    params,
    body: text,
    headers: { ...json, ...headers },
  });
  return { ...answer, data: (answer.body as Held | null)?.data as Held["data"] };
}

const find = (username: string) => db().adminUser.findUniqueOrThrow({ where: { username } });
const statusOf = async (headers: Record<string, string>) =>
  (await send(api.getCurrentUser, "GET", { headers })).status;

describe("accounts", () => {
  //
  it("are listed, added and changed by an admin", async () => {
    const made = await send(api.createAccount, "POST", {
      body: { username: "sari", password: better, role: "editor", current_password: password },
    });
    expect(made).toMatchObject({ status: 201, body: { data: { username: "sari", role: "editor" } } });
    const { id } = made.data;
    expect((await send(api.listAccounts, "GET")).body).toMatchObject({
      data: [
        { username: "admin", role: "admin", sessions: 1 },
        { id, username: "sari", active: true, two_step: false, last_seen_at: null },
      ],
    });
    const hers = await signedIn("cookie", "sari");
    const changed = await send(api.updateAccount, "PUT", { id, body: { active: false } });
    expect(changed).toMatchObject({ status: 200, body: { data: { id, active: false, role: "editor" } } });
    expect(await statusOf(hers)).toBe(401);
    expect((await send(api.updateAccount, "PUT", { id: 999_999_999_999, body: {} })).status).toBe(404);
    expect((await send(api.updateAccount, "PUT", { id: id + 1, body: {} })).status).toBe(404);
  });

  it.each([
    [{ username: "admin", password: better, role: "editor" }, "username"],
    [{ username: " sari", password: better, role: "editor" }, "username"],
    [{ username: "", password: better, role: "editor" }, "username"],
    [{ username: "sari", password: "password1234", role: "editor" }, "password"],
    [{ username: "sari", password: "pendek", role: "editor" }, "password"],
    [{ username: "sari", password: better, role: "owner" }, "role"],
    [{ username: "sari", password: better }, "role"],
  ])("%j is 422 at its field", async (body, field) => {
    const answer = await send(api.createAccount, "POST", { body: { ...body, current_password: password } });
    expect(answer).toMatchObject(refusedAt(field));
    expect(await db().adminUser.count()).toBe(1);
  });

  it("an admin who lowers the own role stays signed in with the fewer rights", async () => {
    await createAccount("dua", password, "admin");
    const [{ id }, other] = [await find("admin"), await signedIn("bearer")];
    expect((await send(api.updateAccount, "PUT", { id, body: { role: "editor" } })).status).toBe(200);
    expect([await statusOf(own), await statusOf(other)]).toEqual([200, 401]);
    expect((await send(api.listAccounts, "GET")).status).toBe(403);
  });
});

describe("invitations", () => {
  const tokenOf = (url: string) => new URL(url).hash.slice(1);
  const take = (token: string, username = "sari") =>
    send(api.acceptInvitation, "POST", { body: { token, username, password: better }, headers: {} });

  it("are made, listed without their address, and taken by somebody without a session", async () => {
    const made = await send(api.createInvitation, "POST", { body: { role: "editor", password } });
    expect(made).toMatchObject({ status: 201, body: { data: { role: "editor", url: expect.any(String) } } });
    const listed = await send(api.listInvitations, "GET");
    expect(listed.body).toMatchObject({ data: [{ id: made.data.id, created_by: "admin" }] });
    expect(JSON.stringify(listed.body)).not.toContain(tokenOf(made.data.url));
    expect(await take(tokenOf(made.data.url))).toMatchObject({
      status: 201,
      body: { data: { username: "sari", role: "editor" } },
    });
    expect((await send(api.listInvitations, "GET")).body).toEqual({ data: [] });
  });
});

describe("own sessions", () => {
  //
  it("are seen with bearer tokens among them, and one that is ended is over at once", async () => {
    const [other, token, colleague] = [
      await signedIn("cookie"),
      await signedIn("bearer"),
      await signedIn("cookie", "lain"),
    ];
    await createToken((await find("admin")).id, { name: "x", scope: "read", days: null });
    const { body } = await send(api.listSessions, "GET");
    const listed = (body as { data: { id: number; kind: string; current: boolean }[] }).data;
    expect(listed.map(({ kind, current: isOwn }) => [kind, isOwn])).toEqual([
      ["cookie", true],
      ["bearer", false],
      ["cookie", false],
    ]);
    const bearerId = listed.find(({ kind }) => kind === "bearer")?.id ?? 0;
    const foreign = (await sessionOf(new Headers(colleague)))?.id ?? 0;
    expect((await send(api.endSession, "DELETE", { id: foreign })).status).toBe(404);
    expect((await send(api.endSession, "DELETE", { id: bearerId })).status).toBe(204);
    expect(await statusOf(token)).toBe(401);
    expect((await send(api.endOtherSessions, "DELETE")).status).toBe(204);
    expect([await statusOf(own), await statusOf(other), await statusOf(colleague)]).toEqual([200, 401, 200]);
    expect(await db().session.count({ where: { kind: "token" } })).toBe(1);
  });
});

describe("the second step", () => {
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

  //
  it("is turned on by a code, and off by the password and a code; wrong ones are 422 at their field", async () => {
    const { status, data } = await send(api.beginTwoStep, "POST", ownPassword);
    expect(status).toBe(201);
    expect(data).toEqual({ secret: expect.any(String), uri: expect.any(String), svg: expect.any(String) });
    expect(await send(api.confirmTwoStep, "POST", { body: { code: "000000" } })).toMatchObject(
      refusedAt("code"),
    );
    expect((await send(api.endTwoStep, "DELETE", { body: { password, code: "000000" } })).status).toBe(409);

    const confirmed = await send(api.confirmTwoStep, "POST", { body: { code: codeOf(data.secret) } });
    expect(confirmed).toMatchObject({ status: 200, body: { data: { recovery_codes: expect.any(Array) } } });
    const [first = ""] = confirmed.data.recovery_codes as string[];
    expect((await send(api.beginTwoStep, "POST", ownPassword)).status).toBe(409);

    const refused = async (body: object, field: string) =>
      expect(await send(api.endTwoStep, "DELETE", { body })).toMatchObject(refusedAt(field));
    await refused({ password: "salah", code: codeOf(data.secret, 1) }, "password");
    await refused({ password, code: codeOf(data.secret) }, "code");
    await refused({ password }, "code");
    expect((await send(api.endTwoStep, "DELETE", { body: { password, code: first } })).status).toBe(204);
    expect((await find("admin")).totp_secret).toBeNull();
  });

  //
  it("gives ten new recovery codes by the password and a code, after which the old ones are good no more", async () => {
    const proof = (code: string, own = password) => ({ body: { password: own, code } });
    const { data: setup } = await send(api.beginTwoStep, "POST", ownPassword);
    expect((await send(api.createRecoveryCodes, "POST", proof(codeOf(setup.secret)))).status).toBe(409);
    const confirmed = await send(api.confirmTwoStep, "POST", { body: { code: codeOf(setup.secret) } });
    const [first = "", second = "", ...others] = confirmed.data.recovery_codes as string[];
    for (const wrong of [proof(first, "salah"), proof("000000"), proof(codeOf(setup.secret))]) {
      expect((await send(api.createRecoveryCodes, "POST", wrong)).status).toBe(422);
    }
    const { status, data } = await send(api.createRecoveryCodes, "POST", proof(first));
    expect(status).toBe(201);
    const fresh = data.recovery_codes as string[];
    expect(new Set([...fresh, ...others]).size).toBe(18);
    expect((await send(api.createRecoveryCodes, "POST", proof(second))).status).toBe(422);
    expect((await send(api.endTwoStep, "DELETE", proof(fresh[0] ?? ""))).status).toBe(204);
  });
});

describe("what gives rights or turns the second step on asks for the own password again", () => {
  const account = { username: "sari", password: better, role: "editor" };
  const sensitive: [name: string, handler: RouteHandler, method: string, field: string, body: object][] = [
    ["POST users/current/totp", api.beginTwoStep, "POST", "password", {}],
    ["POST users/invitations", api.createInvitation, "POST", "password", { role: "editor" }],
    ["POST users", api.createAccount, "POST", "current_password", account],
    ["POST users/current/tokens", api.createToken, "POST", "password", { name: "CI", scope: "read" }],
    ["PUT users/{id} to admin", api.updateAccount, "PUT", "password", { role: "admin" }],
    ["PUT users/{id} to active", api.updateAccount, "PUT", "password", { active: true }],
  ];

  async function asked(handler: RouteHandler, method: string, body: object) {
    await createAccount("dua", password, "editor");
    const { id } = await find("dua");
    await db().adminUser.update({ where: { id }, data: { active: false } });
    const state = async () => [
      await db().adminUser.findMany({ orderBy: { id: "asc" } }),
      await db().invitation.count(),
      await db().session.count(),
    ];
    return { state, ask: (more: object) => send(handler, method, { id, body: { ...body, ...more } }) };
  }

  //
  it.each(sensitive)("%s: 422 without the password or with a wrong one", async (...operation) => {
    const [, handler, method, field, body] = operation;
    const { state, ask } = await asked(handler, method, body);
    const before = await state();
    for (const given of [{}, { [field]: "" }, { [field]: "salah" }]) {
      expect(await ask(given)).toMatchObject(refusedAt(field));
    }
    expect(await state()).toEqual(before);
    expect((await ask({ [field]: password })).status).toBeLessThan(300);
    expect(await state()).not.toEqual(before);
  });

  //
  it.each(sensitive)("%s: guesses count as failed logins", async (...operation) => {
    const [, handler, method, field, body] = operation;
    const { ask } = await asked(handler, method, body);
    expect((await ask({ [field]: "salah" })).status).toBe(422);
    await db().loginAttempt.updateMany({ where: { points: 1 }, data: { points: 9 } });
    expect((await ask({ [field]: "salah" })).status).toBe(422);
    expect((await ask({ [field]: password })).status).toBe(429);
  });

  //
  it("what takes rights away does not", async () => {
    await createAccount("dua", password, "admin");
    const { id } = await find("dua");
    for (const body of [{ role: "editor" }, { active: false }]) {
      expect((await send(api.updateAccount, "PUT", { id, body })).status).toBe(200);
    }
  });
});

describe("API tokens", () => {
  const wanted = { name: "Kalender", scope: "read", password };

  //
  it("are made for whoever proves the password, shown once, used and revoked", async () => {
    const made = await send(api.createToken, "POST", { body: wanted });
    expect(made).toMatchObject({ status: 201, body: { data: { name: "Kalender", expires_at: null } } });
    const { id, token } = made.data;
    const listed = await send(api.listTokens, "GET");
    expect(listed.body).toMatchObject({ data: [{ id, scope: "read", last_used_at: null }] });
    expect(JSON.stringify(listed.body)).not.toContain(token);
    expect(await statusOf(bearer(token))).toBe(200);
    expect((await send(api.deleteToken, "DELETE", { id })).status).toBe(204);
    expect((await send(api.deleteToken, "DELETE", { id })).status).toBe(404);
    expect(await statusOf(bearer(token))).toBe(401);
  });

  it.each([
    [{ ...wanted, name: "  " }, "name"],
    [{ ...wanted, name: "x".repeat(101) }, "name"],
    [{ ...wanted, scope: "everything" }, "scope"],
    [{ ...wanted, days: 0 }, "days"],
  ])("%j is 422 at its field", async (body, field) => {
    expect(await send(api.createToken, "POST", { body })).toMatchObject(refusedAt(field));
    expect(await db().session.count({ where: { kind: "token" } })).toBe(0);
  });
});

describe("a change of accounts by somebody who is deactivated at that moment", () => {
  const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

  /** Deactivates the admin in a transaction that commits once the answer of `change` waits for it. */
  async function answerDuring(change: () => ReturnType<typeof send>) {
    let answer: ReturnType<typeof send> | undefined;
    await db().$transaction(
      async (tx) => {
        await tx.adminUser.update({ where: { username: "admin" }, data: { active: false } });
        await tx.session.deleteMany({ where: { user: { username: "admin" } } });
        answer = change();
        await expect
          .poll(
            () => db().$queryRaw`
              SELECT pid FROM pg_stat_activity
              WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%FOR NO KEY UPDATE%'`,
          )
          .toHaveLength(1);
      },
      { timeout: 20_000 },
    );
    return answer;
  }

  //
  it.each<[name: string, handler: RouteHandler, method: string, sent: () => Sent | Promise<Sent>]>([
    [
      "POST users",
      api.createAccount,
      "POST",
      () => ({ body: { username: "sari", password: better, role: "admin", current_password: password } }),
    ],
    [
      "PUT users/{id}",
      api.updateAccount,
      "PUT",
      async () => ({ id: (await find("admin")).id, body: { active: true, password } }),
    ],
    ["POST users/invitations", api.createInvitation, "POST", () => ({ body: { role: "admin", password } })],
    ["DELETE users/invitations/{id}", api.deleteInvitation, "DELETE", () => ({ id: 1 })],
    [
      "PUT users/current/password",
      api.changePassword,
      "PUT",
      () => ({ body: { current_password: password, new_password: better } }),
    ],
    [
      "POST users/current/tokens",
      api.createToken,
      "POST",
      () => ({ body: { name: "x", scope: "write", password } }),
    ],
    ["POST users/current/totp", api.beginTwoStep, "POST", () => ownPassword],
    [
      "POST users/current/totp/confirm",
      api.confirmTwoStep,
      "POST",
      async () => ({
        body: { code: codeOf((await send(api.beginTwoStep, "POST", ownPassword)).data.secret) },
      }),
    ],
    ["POST users/current/totp/recovery-codes", api.createRecoveryCodes, "POST", recoveryProof],
    ["DELETE users/current/totp", api.endTwoStep, "DELETE", recoveryProof],
  ])("%s is 401 and changes nothing", async (_, handler, method, sent) => {
    const call = await sent();
    const accounts = () => db().adminUser.findMany({ omit: { active: true } });
    const before = await accounts();
    const answer = await answerDuring(() => send(handler, method, call));
    expect(answer?.status).toBe(401);
    expect((await find("admin")).active).toBe(false);
    expect(await accounts()).toEqual(before);
    expect([await db().invitation.count(), await db().session.count()]).toEqual([0, 0]);
  });

  async function recoveryProof(): Promise<Sent> {
    const { secret } = (await send(api.beginTwoStep, "POST", ownPassword)).data;
    const confirmed = await send(api.confirmTwoStep, "POST", { body: { code: codeOf(secret) } });
    const [first = ""] = confirmed.data.recovery_codes as string[];
    return { body: { password, code: first } };
  }
});
