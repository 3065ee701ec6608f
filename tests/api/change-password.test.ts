import { beforeEach, expect, it } from "vitest";
import { createToken } from "@/lib/core/auth/api-tokens";
import { verifyPassword } from "@/lib/core/auth/password";
import type { TokenView } from "@/lib/core/auth/responses";
import { db } from "@/lib/core/db";
import { api } from "./api";
import { call, callAs, succeed } from "./call";
import { admin, password, signedIn } from "./signed-in";

const ownSite = { origin: "http://localhost:3000", host: "localhost:3000" };
const json = { "content-type": "application/json", "x-visitor-address": "192.0.2.1" };
const better = "empat kata yang jauh";

let own: Record<string, string>;

beforeEach(async () => {
  await db().adminUser.deleteMany();
  await db().loginAttempt.deleteMany();
  own = { ...(await signedIn("cookie")), ...ownSite };
});

const send = (body: unknown, headers = own) =>
  call(api.changePassword, "/api/users/current/password", {
    method: "PUT",
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });
const asks = async (headers: Record<string, string>) =>
  (await callAs(null, api.getCurrentUser, { headers })).status;
const hashOf = async () =>
  (await db().adminUser.findUniqueOrThrow({ where: { username: "admin" } })).password_hash;

//
it("ends every other session of the admin and keeps the one that asks", async () => {
  const [other, token, colleague] = [
    await signedIn("cookie"),
    await signedIn("bearer"),
    await signedIn("cookie", "lain"),
  ];
  expect(await send({ current_password: password, new_password: better })).toMatchObject({
    status: 204,
    body: null,
  });
  expect(await verifyPassword(await hashOf(), better)).toBe(true);
  expect([await asks(own), await asks(other), await asks(token), await asks(colleague)]).toEqual([
    200, 401, 401, 200,
  ]);
});

//
it("forgets the networks of earlier logins, which may be those of a person who guessed the old password", async () => {
  const body = JSON.stringify({ username: "admin", password });
  expect((await call(api.login, "/api/users/login", { method: "POST", headers: json, body })).status).toBe(
    200,
  );
  expect(await db().loginNetwork.count()).toBe(1);
  expect((await send({ current_password: password, new_password: better })).status).toBe(204);
  expect(await db().loginNetwork.count()).toBe(0);
});

//
it.each([
  [{ current_password: "salah salah salah", new_password: better }, "current_password"],
  [{ current_password: "salah", new_password: "password1234" }, "current_password"],
  [{ current_password: password, new_password: "pendek" }, "new_password"],
  [{ current_password: password, new_password: "password1234" }, "new_password"],
  [{ current_password: password, new_password: password }, "new_password"],
  [{ current_password: password, new_password: "x".repeat(1_001) }, "new_password"],
  [{ current_password: { not: "" }, new_password: better }, "current_password"],
  [{ new_password: better }, "current_password"],
])("%j is 422 and changes nothing", async (body, field) => {
  const [before, other] = [await hashOf(), await signedIn("bearer")];
  const { status, body: answer } = await send(body);
  expect(status).toBe(422);
  expect(answer).toEqual({ message: expect.any(String), errors: { [field]: [expect.any(String)] } });
  expect(await hashOf()).toBe(before);
  expect(await asks(other)).toBe(200);
});

//
it("counts guesses of the present password as failed logins", async () => {
  const guess = () => send({ current_password: "salah salah salah", new_password: better });
  const statuses = (await Promise.all(Array.from({ length: 12 }, guess))).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
  const refused = await send({ current_password: password, new_password: better });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const body = JSON.stringify({ username: "admin", password });
  expect((await call(api.login, "/api/users/login", { method: "POST", headers: json, body })).status).toBe(
    429,
  );
  expect(await asks(own)).toBe(200);
});

//
it("takes the keys of the first operators' guide, too", async () => {
  expect((await send({ current: password, password: better })).status).toBe(204);
  expect(await verifyPassword(await hashOf(), better)).toBe(true);
});

//
it("counts weak new passwords as failed logins: judging them blocks the process", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    statuses.push((await send({ current_password: password, new_password: `password123${n}` })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
});

//
it("names API tokens that are older than the password, and ends them with one call", async () => {
  const [{ id }, { id: colleague }] = [await admin(), await admin("lain")];
  await createToken(colleague, { name: "lain", scope: "read", days: null });
  await createToken(id, { name: "old", scope: "write", days: null });
  const named = async () => {
    const { data } = await succeed<{ data: TokenView[] }>(callAs(null, api.listTokens, { headers: own }));
    return data.map(({ name, before_password }) => [name, before_password]);
  };
  expect(await named()).toEqual([["old", false]]);
  expect((await send({ current_password: password, new_password: better })).status).toBe(204);
  await createToken(id, { name: "new", scope: "write", days: null });
  expect(await named()).toEqual([
    ["new", false],
    ["old", true],
  ]);
  expect((await callAs(null, api.endOldTokens, { headers: own })).status).toBe(204);
  expect(await named()).toEqual([["new", false]]);
  expect(await db().session.count({ where: { user_id: colleague, kind: "token" } })).toBe(1);
});
