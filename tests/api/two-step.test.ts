import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import {
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  getTwoStepState,
  proveCode,
} from "@/lib/core/auth/two-step";
import { db } from "@/lib/core/db";
import { completeEnv, env } from "@/lib/core/env";
import { api } from "./api";
import { call } from "./call";
import { admin, password } from "./signed-in";

const period = 30_000;

function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + steps * period });
}

const find = () => db().adminUser.findUniqueOrThrow({ where: { username: "admin" } });

/** An account with a second step, whose codes of this moment are all unused. */
async function withTwoStep() {
  const { id, username } = await admin();
  const { secret } = await beginTwoStep({ id, username }, "Ombak Andaman");
  const codes = await confirmTwoStep(id, codeOf(secret));
  await db().adminUser.update({ where: { id }, data: { totp_last_step: null } });
  return { id, secret, codes };
}

const send = (body: object, address = "192.0.2.1") =>
  call(api.login, "/api/users/login", {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", "x-visitor-address": address, "user-agent": "Tester/1" },
  });
const credentials = { username: "admin", password };

beforeEach(async () => {
  await db().adminUser.deleteMany();
  await db().loginAttempt.deleteMany();
});

describe("turning it on", () => {
  //
  it("needs a code of the app; until then a password is enough", async () => {
    const { id, username } = await admin();
    const { secret, uri, svg } = await beginTwoStep({ id, username }, "Ombak Andaman");
    expect(uri).toContain(`secret=${secret}`);
    expect(svg).toMatch(/^<svg[^>]+>/);
    expect(await getTwoStepState(id)).toEqual({ on: false, recovery_codes_left: 0 });
    expect((await send(credentials)).status).toBe(200);
    for (const code of ["000000", codeOf(secret, 10), "", "abcdef", "ABCD-EFGH-IJKL-MNOP"]) {
      await expect(confirmTwoStep(id, code)).rejects.toMatchObject({ status: 422 });
    }
    expect(await getTwoStepState(id)).toEqual({ on: false, recovery_codes_left: 0 });
    const codes = await confirmTwoStep(id, codeOf(secret));
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect(await getTwoStepState(id)).toEqual({ on: true, recovery_codes_left: 10 });
  });

  it("never without a secret, nor twice", async () => {
    const { id, username } = await admin();
    await expect(confirmTwoStep(id, "123456")).rejects.toMatchObject({ status: 422 });
    const { secret } = await beginTwoStep({ id, username }, "Ombak Andaman");
    await confirmTwoStep(id, codeOf(secret));
    await expect(beginTwoStep({ id, username }, "Ombak Andaman")).rejects.toMatchObject({ status: 409 });
    await expect(confirmTwoStep(id, codeOf(secret, 1))).rejects.toMatchObject({ status: 409 });
    expect((await find()).totp_secret).not.toContain(secret);
  });

  it("keeps nothing in clear", async () => {
    const { secret, codes } = await withTwoStep();
    const stored = JSON.stringify([await find(), await db().recoveryCode.findMany()]);
    for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll("-", ""))]) {
      expect(stored).not.toContain(text);
    }
  });
});

describe("a login", () => {
  it("asks for the code after the right password alone", async () => {
    await withTwoStep();
    expect(await send(credentials)).toMatchObject({
      status: 401,
      body: { code: "totp_required", message: expect.any(String) },
    });
    expect(await send({ ...credentials, totp: "" })).toMatchObject({ body: { code: "totp_required" } });
    const wrong = await send({ ...credentials, password: "salah" });
    expect(wrong).toMatchObject({ status: 401, body: { message: "Username atau password salah" } });
    expect(wrong.body).not.toHaveProperty("code");
    expect((await send({ ...credentials, password: "salah", totp: "000000" })).body).toEqual(wrong.body);
  });

  //
  it("takes a code once, also when two send it at the same time", async () => {
    const { secret } = await withTwoStep();
    const totp = codeOf(secret);
    const statuses = (await Promise.all([1, 2, 3].map(() => send({ ...credentials, totp })))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 401, 401]);
    expect(await send({ ...credentials, totp })).toMatchObject({
      status: 401,
      body: { code: "totp_invalid" },
    });
  });

  it("takes the code of one step before and after, in the groups of the app, and none older than the last", async () => {
    const { secret } = await withTwoStep();
    expect((await send({ ...credentials, totp: codeOf(secret, -2) })).status).toBe(401);
    expect((await send({ ...credentials, totp: codeOf(secret, 2) })).status).toBe(401);
    expect((await send({ ...credentials, totp: codeOf(secret, -1) })).status).toBe(200);
    const spaced = codeOf(secret, 1).replace(/^.../, "$& ");
    expect((await send({ ...credentials, totp: spaced })).status).toBe(200);
    expect((await send({ ...credentials, totp: codeOf(secret) })).status).toBe(401);
  });

  //
  it("takes a recovery code once, however it is typed", async () => {
    const { id, codes } = await withTwoStep();
    const [first = "", second = ""] = codes;
    expect((await send({ ...credentials, totp: first })).status).toBe(200);
    expect((await send({ ...credentials, totp: first })).status).toBe(401);
    const typed = second.toLowerCase().replaceAll("-", " ");
    expect((await send({ ...credentials, totp: typed })).status).toBe(200);
    expect(await getTwoStepState(id)).toEqual({ on: true, recovery_codes_left: 8 });
  });

  //
  it("counts wrong codes as failed logins, and the question for one as nothing", async () => {
    const { secret } = await withTwoStep();
    for (let n = 0; n < 15; n += 1) expect((await send(credentials)).status).toBe(401);
    for (let n = 0; n < 10; n += 1) {
      expect((await send({ ...credentials, totp: "000000" })).status).toBe(401);
      if (n < 9) expect((await send(credentials)).status).toBe(401);
    }
    expect((await send({ ...credentials, totp: codeOf(secret) })).status).toBe(429);
    expect((await send(credentials)).status).toBe(429);
    expect((await send({ ...credentials, totp: codeOf(secret) }, "192.0.2.2")).status).toBe(200);
  });

  //
  it("is noted with its outcome, where it came from and by what", async () => {
    const { secret } = await withTwoStep();
    await send({ ...credentials, password: "salah" });
    await send({ ...credentials, totp: "000000" });
    await send({ ...credentials, totp: codeOf(secret) }, "2001:db8:1:2::3");
    const outcomes = async () => (await db().signIn.findMany()).map(({ outcome }) => outcome).sort();
    await expect.poll(outcomes).toEqual(["success", "wrong_code", "wrong_password"]);
    expect(await db().signIn.findFirst({ where: { outcome: "success" } })).toMatchObject({
      network: "2001:db8:1::/48",
      agent: "Tester/1",
    });
  });
});

//
it("under another AUTH_SECRET no code of the app is good, and every recovery code", async () => {
  const { secret, codes } = await withTwoStep();
  const { AUTH_SECRET } = env();
  completeEnv({ AUTH_SECRET: "another secret for tests, as long as it has to be" });
  try {
    expect((await send({ ...credentials, totp: codeOf(secret) })).status).toBe(401);
    expect((await send({ ...credentials, totp: codes[0] })).status).toBe(200);
  } finally {
    completeEnv({ AUTH_SECRET });
  }
});

it("is no other account's: a sealed secret that was copied opens nothing", async () => {
  const { secret } = await withTwoStep();
  const { totp_secret } = await find();
  const other = await admin("lain");
  await db().adminUser.update({ where: { id: other.id }, data: { totp_secret } });
  expect(await proveCode({ id: other.id, totp_secret }, codeOf(secret))).toBe(false);
});

it("goes with everything that belongs to it", async () => {
  const { id, codes } = await withTwoStep();
  expect(await endTwoStep({ id })).toBe(true);
  expect(await find()).toMatchObject({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null });
  expect(await db().recoveryCode.count()).toBe(0);
  expect((await send({ ...credentials, totp: codes[0] })).status).toBe(200);
});
