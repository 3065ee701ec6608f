import { beforeEach, describe, expect, it } from "vitest";
import { createAccount, listAccounts, setPassword, updateAccount } from "@/lib/core/auth/accounts";
import { createToken, deleteToken, listTokens } from "@/lib/core/auth/api-tokens";
import {
  acceptInvitation,
  createInvitation,
  deleteInvitation,
  listInvitations,
} from "@/lib/core/auth/invitations";
import { verifyPassword } from "@/lib/core/auth/password";
import { createSession, findSession, sweepSessions } from "@/lib/core/auth/sessions";
import { listSignIns, recordSignIn } from "@/lib/core/auth/sign-ins";
import { db } from "@/lib/core/db";
import { admin, password } from "./signed-in";

const operator = { name: "Ombak Andaman", email: null };

beforeEach(() => db().adminUser.deleteMany());

const find = (username: string) => db().adminUser.findUniqueOrThrow({ where: { username } });

async function editor(username = "budi") {
  await createAccount(username, password, "editor");
  return find(username);
}

async function session(username: string, kind: "cookie" | "bearer" = "cookie") {
  const made = await createSession(await find(username), kind);
  if (!made) throw new Error("no session was made");
  return made.secret;
}

async function required(secret: string) {
  const found = await findSession(secret);
  if (!found) throw new Error("there is no such session");
  return found;
}

//
it("an account that was there before there were roles is an admin", async () => {
  await db().$executeRaw`INSERT INTO admin_user (username, password_hash) VALUES ('lama', 'hash')`;
  expect(await find("lama")).toMatchObject({ role: "admin", active: true, totp_confirmed_at: null });
});

describe("the last active admin", () => {
  const losses = [{ role: "editor" }, { active: false }, { role: "editor", active: false }] as const;

  //
  it.each(losses)("does not become %j", async (loss) => {
    const { id } = await admin();
    await editor();
    await createAccount("pergi", password, "admin");
    expect(await updateAccount({ username: "pergi" }, { active: false })).toMatchObject({ active: false });
    await expect(updateAccount({ id }, loss)).rejects.toMatchObject({ status: 409 });
    expect(await find("admin")).toMatchObject({ role: "admin", active: true });
  });

  //
  it("stays when two admins demote each other at the same time", async () => {
    for (let round = 0; round < 10; round += 1) {
      await db().adminUser.deleteMany();
      await createAccount("satu", "hash", "admin");
      await createAccount("dua", "hash", "admin");
      const results = await Promise.allSettled([
        updateAccount({ username: "satu" }, { role: "editor" }),
        updateAccount({ username: "dua" }, { active: false }),
      ]);
      expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      expect(await db().adminUser.count({ where: { role: "admin", active: true } })).toBe(1);
    }
  });
});

describe("a change of an account", () => {
  it("ends all sessions with the role, but the one that asks, and keeps API tokens", async () => {
    await admin();
    await editor();
    const [first, second] = [await session("budi"), await session("budi", "bearer")];
    const { token } = await createToken((await find("budi")).id, { name: "CI", scope: "read", days: null });
    const { id } = await required(first);
    expect(await updateAccount({ username: "budi" }, { role: "admin" }, id)).toMatchObject({ role: "admin" });
    expect(await findSession(first)).toMatchObject({ user: { role: "admin" } });
    expect(await findSession(second)).toBeNull();
    expect(await findSession(token)).toMatchObject({ user: { role: "admin" }, scope: "read" });
  });

  it("that changes nothing ends nothing", async () => {
    await editor();
    const secret = await session("budi");
    await updateAccount({ username: "budi" }, { role: "editor", active: true });
    expect(await findSession(secret)).not.toBeNull();
  });

  //
  it("that deactivates it ends everything at once, and a login under way as well", async () => {
    for (let round = 0; round < 10; round += 1) {
      await db().adminUser.deleteMany();
      await admin();
      const user = await editor();
      const secret = await session("budi");
      const { token } = await createToken(user.id, { name: "CI", scope: "write", days: null });
      await Promise.all([
        updateAccount({ id: user.id }, { active: false }),
        createSession(user, "cookie"),
        createToken(user.id, { name: "late", scope: "write", days: null }).catch(() => undefined),
      ]);
      expect(await findSession(secret)).toBeNull();
      expect(await findSession(token)).toBeNull();
      expect(await db().session.count({ where: { user_id: user.id } })).toBe(0);
    }
  });

  //
  it("takes the open invitations of somebody who is no admin any more", async () => {
    await admin();
    await createAccount("dua", password, "admin");
    await createInvitation(await find("dua"), "admin");
    await updateAccount({ username: "dua" }, { role: "editor" });
    expect(await listInvitations()).toEqual([]);
  });
});

it("lists accounts without any of their secrets, active ones first", async () => {
  await admin();
  await editor("zaki");
  await session("zaki");
  await updateAccount({ id: (await editor("ani")).id }, { active: false });
  const accounts = await listAccounts();
  expect(accounts.map(({ username, sessions, active }) => ({ username, sessions, active }))).toEqual([
    { username: "admin", sessions: 0, active: true },
    { username: "zaki", sessions: 1, active: true },
    { username: "ani", sessions: 0, active: false },
  ]);
  expect(accounts[1]?.last_seen_at).toBeInstanceOf(Date);
  expect(accounts[0]?.last_seen_at).toBeNull();
  expect(JSON.stringify(accounts)).not.toMatch(/hash|secret/);
});

describe("an invitation", () => {
  const tokenOf = (url: string) => new URL(url).hash.slice(1);
  const take = (token: string, username = "sari") =>
    acceptInvitation({ token, username, password: "empat kata yang jauh" }, operator);
  const refused = { status: 404, message: "Undangan ini tidak berlaku lagi. Mintalah tautan yang baru." };

  it("makes one account with its role; the database keeps a hash of the token", async () => {
    const { url, expires_at } = await createInvitation(await admin(), "editor");
    const token = tokenOf(url);
    expect(url).toBe(`http://localhost:3000/login/invitation#${token}`);
    expect(Math.round((expires_at.getTime() - Date.now()) / 3_600_000)).toBe(7 * 24);
    expect(JSON.stringify(await db().invitation.findMany())).not.toContain(token);
    expect(await take(token)).toMatchObject({ username: "sari", role: "editor" });
    const made = await find("sari");
    expect(made).toMatchObject({ role: "editor", active: true });
    expect(await verifyPassword(made.password_hash, "empat kata yang jauh")).toBe(true);
    await expect(take(token, "lain")).rejects.toMatchObject(refused);
  });

  //
  it("is good once, however many take it at the same time", async () => {
    const token = tokenOf((await createInvitation(await admin(), "editor")).url);
    const taken = await Promise.allSettled([1, 2, 3, 4].map((n) => take(token, `orang-${n}`)));
    expect(taken.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db().adminUser.count()).toBe(2);
  });

  //
  it("that is expired, withdrawn or guessed is refused alike", async () => {
    const [expired, withdrawn] = [
      await createInvitation(await admin(), "admin"),
      await createInvitation(await admin(), "admin"),
    ];
    // One moment for both, because an invitation lasts seven days at most, to the millisecond.
    const now = Date.now();
    await db().invitation.update({
      where: { id: expired.id },
      data: { created_at: new Date(now - 8 * 86_400_000), expires_at: new Date(now - 86_400_000) },
    });
    expect(await deleteInvitation(withdrawn.id)).toBe(true);
    expect(await deleteInvitation(withdrawn.id)).toBe(false);
    for (const token of [tokenOf(expired.url), tokenOf(withdrawn.url), "x".repeat(43), ""]) {
      // Says nothing of a name that is taken, either.
      await expect(take(token, "admin")).rejects.toMatchObject(refused);
    }
    expect(await listInvitations()).toEqual([]);
  });

  //
  it("stays open after a name that is taken, or a password that is guessed first", async () => {
    const token = tokenOf((await createInvitation(await admin(), "editor")).url);
    await expect(take(token, "admin")).rejects.toMatchObject({
      status: 422,
      fields: { username: [/dipakai/] },
    });
    for (const alike of ["Admin", "adm1n"]) {
      await expect(take(token, alike)).rejects.toMatchObject({
        status: 422,
        fields: { username: [/terlalu mirip/] },
      });
      expect(await createAccount(alike, password, "editor")).toBeNull();
    }
    await expect(
      acceptInvitation({ token, username: "sari", password: "password1234" }, operator),
    ).rejects.toMatchObject({ status: 422, fields: { password: [expect.any(String)] } });
    expect(await listInvitations()).toMatchObject([{ role: "editor", created_by: "admin" }]);
    await take(token);
  });
});

describe("an API token", () => {
  //
  it("is shown once, kept as a hash, and does not end by idling", async () => {
    const { id } = await admin();
    const made = await createToken(id, { name: "Kalender", scope: "read", days: null });
    expect(made.token).toMatch(/^ombak_[\w-]{43}$/);
    expect(JSON.stringify([await listTokens(id), await db().session.findMany()])).not.toContain(made.token);
    expect(await listTokens(id)).toMatchObject([{ name: "Kalender", scope: "read", last_used_at: null }]);
    await db()
      .$executeRaw`UPDATE session SET created_at = now() - interval '3 years', last_used_at = now() - interval '2 years'`;
    await sweepSessions();
    expect(await required(made.token)).toMatchObject({ kind: "token", scope: "read", expires_at: null });
    const [{ last_used_at } = { last_used_at: null }] = await listTokens(id);
    expect(Date.now() - (last_used_at?.getTime() ?? 0)).toBeLessThan(10_000);
  });

  it("ends on its day where it has one", async () => {
    const { id } = await admin();
    const { token, expires_at } = await createToken(id, { name: "x", scope: "write", days: 30 });
    expect(Math.round(((expires_at?.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(30);
    await db()
      .$executeRaw`UPDATE session SET created_at = now() - interval '31 days', expires_at = now() - interval '1 day'`;
    expect(await findSession(token)).toBeNull();
    expect(await listTokens(id)).toEqual([]);
  });

  it("is revoked by its owner alone", async () => {
    const [own, other] = [await admin(), await editor()];
    const { id, token } = await createToken(own.id, { name: "x", scope: "write", days: null });
    expect(await deleteToken(other.id, id)).toBe(false);
    expect(await deleteToken(own.id, id)).toBe(true);
    expect(await findSession(token)).toBeNull();
  });

  //
  it("outlives a new password, which ends the sessions", async () => {
    const { id } = await admin();
    const { token } = await createToken(id, { name: "x", scope: "write", days: null });
    const secret = await session("admin");
    expect(await setPassword("admin", "kata sandi baru")).toBe(1);
    expect(await findSession(secret)).toBeNull();
    expect(await findSession(token)).not.toBeNull();
    expect((await find("admin")).password_changed_at).toBeInstanceOf(Date);
  });

  it("is one of fifty at most", async () => {
    const { id } = await admin();
    const data = Array.from({ length: 50 }, (_, n) => ({
      user_id: id,
      token_hash: `hash ${n}`,
      kind: "token",
      name: `${n}`,
      scope: "read",
    }));
    await db().session.createMany({ data });
    await expect(createToken(id, { name: "x", scope: "read", days: null })).rejects.toMatchObject({
      status: 422,
    });
  });
});

describe("sign-ins", () => {
  const trace = { network: "203.0.113.0/24", agent: "Mozilla/5.0" };

  //
  it("are noted for accounts alone, newest first, for ninety days", async () => {
    const { id } = await admin();
    await recordSignIn("nobody", "wrong_password", trace);
    await recordSignIn("admin", "wrong_password", trace);
    expect(await db().signIn.count()).toBe(1);
    await db().$executeRaw`UPDATE sign_in SET at = now() - interval '90 days 1 minute'`;
    expect(await listSignIns(id, 10)).toEqual([]);
    await recordSignIn("admin", "success", trace);
    expect(await listSignIns(id, 10)).toMatchObject([{ ...trace, outcome: "success" }]);
    expect(await db().signIn.count()).toBe(1);
  });
});
