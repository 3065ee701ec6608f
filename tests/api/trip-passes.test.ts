import { describe, expect, it } from "vitest";
import { createToken } from "@/lib/core/auth/api-tokens";
import { collectDependencies } from "@/lib/core/content/dependencies";
import { db } from "@/lib/core/db";
import { dayMs } from "@/lib/core/durations";
import { env } from "@/lib/core/env";
import { sweepPassSignatures } from "@/lib/requests/pass/mutations";
import { encodePass, passPath } from "@/lib/requests/pass/pass-code";
import { listPublicPassKeys } from "@/lib/requests/pass/queries";
import type { PassKey, PassSignature } from "@/lib/requests/pass/schema";
import { passDigest, verifyPass } from "@/lib/requests/pass/verify-pass";
import { blankGuest, blankPassTour } from "../setup/blank-pass";
import { addAdmin, adminOfFile } from "./admin";
import { api } from "./api";
import { callAs, succeed } from "./call";
import { admin as accountOf, bearer } from "./signed-in";

const admin = adminOfFile();

const content = () =>
  encodePass({ ...blankGuest, language: "en", fullName: "Anna", tours: [{ ...blankPassTour, total: 1 }] });

async function signed(by = admin): Promise<string> {
  const written = await content();
  const { status, body } = await callAs(by, api.signTripPass, {
    json: { digest: await passDigest(written) },
  });
  expect(status).toBe(200);
  const { key, signature } = body as { key: string; signature: string };
  return passPath("en", { key, content: written, signature }).split("#")[1] ?? "";
}

describe("trip passes", () => {
  //
  it("signs digests with a key that is made once, and keeps earlier keys after a rotation", async () => {
    const [first, second] = await Promise.all([signed(), signed()]);
    const [keys, read] = await collectDependencies(listPublicPassKeys);
    expect([first, keys.length, read]).toEqual([second, 1, ["pass-keys"]]);
    expect((await verifyPass(first, keys)).verdict).toBe("genuine");
    const rotation = await callAs(admin, api.rotateTripPassKey);
    expect(rotation.status).toBe(201);
    expect(JSON.stringify(rotation.body)).not.toContain("private");
    const later = await signed();
    const both = await listPublicPassKeys();
    expect(later.slice(2, 10)).toBe((rotation.body as { id: string }).id);
    for (const pass of [first, later]) expect((await verifyPass(pass, both)).verdict).toBe("genuine");
    expect((await verifyPass(later, keys)).verdict).toBe("unknownKey");
    expect(await db().tripPassKey.count({ where: { retired_at: null } })).toBe(1);
  });

  //
  it("notes who signed which digest, for admins alone and for 400 days", async () => {
    const editor = await addAdmin("dewi", "editor");
    await signed(editor);
    const digest = await passDigest(await content());
    const list = (by: typeof admin, query = "") => callAs(by, api.listTripPassSignatures, { query });
    const { data } = await succeed<{ data: PassSignature[] }>(list(admin, `digest=${digest}`));
    const [key] = (await succeed<{ data: PassKey[] }>(callAs(admin, api.listTripPassKeys))).data;
    expect(data[0]).toMatchObject({ username: "dewi", digest, key: key?.id, created_at: expect.any(String) });
    expect(data.slice(1).map(({ username }) => username)).toEqual(data.slice(1).map(() => "admin"));
    expect(await succeed(list(admin, `digest=${"x".repeat(43)}`))).toMatchObject({ data: [] });
    expect((await list(admin, "digest=x")).status).toBe(422);
    expect((await list(editor)).status).toBe(403);
    expect(await sweepPassSignatures()).toBe(0);
    const later = new Date(Date.now() + (env().HISTORY_DAYS + 1) * dayMs);
    expect(await sweepPassSignatures(later)).toBe(data.length);
  });

  //
  it("withdraws a key for good: its passes are no longer genuine, and the next signature makes a new key", async () => {
    const [earlier, pass] = [await signed(), await signed()];
    const [, id = ""] = /^1\.(.{8})/.exec(pass) ?? [];
    const withdraw = (key: string) => callAs(admin, api.withdrawTripPassKey, { params: { key } });
    expect((await withdraw("unknown1")).status).toBe(404);
    expect([(await withdraw(id)).status, (await withdraw(id)).status]).toEqual([204, 204]);
    const later = await signed();
    const keys = await listPublicPassKeys();
    const verdicts = await Promise.all([earlier, pass, later].map((each) => verifyPass(each, keys)));
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(["withdrawn", "withdrawn", "genuine"]);
    const { data } = await succeed<{ data: PassKey[] }>(callAs(admin, api.listTripPassKeys));
    const times = { retired_at: expect.any(String), withdrawn_at: expect.any(String), withdrawn_by: "admin" };
    expect(data.slice(0, 2)).toMatchObject([
      { withdrawn_at: null, signatures: 1 },
      { id, ...times },
    ]);
  });

  //
  it("is refused to every token, because guests trust what a pass says", async () => {
    const { token } = await createToken((await accountOf("admin")).id, {
      name: "x",
      scope: "write",
      days: null,
    });
    const json = { digest: await passDigest("content") };
    const { status, body } = await callAs(null, api.signTripPass, { json, headers: bearer(token) });
    expect([status, body]).toEqual([403, { message: expect.stringContaining("Token API") }]);
  });

  it("is refused for what is no digest, and without a session", async () => {
    const digest = await passDigest("content");
    expect((await callAs(null, api.signTripPass, { json: { digest } })).status).toBe(401);
    expect((await callAs(admin, api.signTripPass, { json: { digest: "Anna, Kata Palm" } })).status).toBe(422);
  });

  //
  it("signs at most 120 digests in ten minutes, and says when to come back", async () => {
    const json = { digest: await passDigest("content") };
    const sign = () => callAs(admin, api.signTripPass, { json });
    await db().tripPassSignature.deleteMany();
    await signed();
    const [noted] = await db().tripPassSignature.findMany({ omit: { id: true } });
    if (!noted) throw new Error("The signature was not noted.");
    await db().tripPassSignature.createMany({ data: Array.from({ length: 116 }, () => noted) });
    const statuses = (await Promise.all(Array.from({ length: 5 }, sign))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 429, 429]);
    const { headers } = await sign();
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(500);
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(600);
    await db().$executeRaw`UPDATE trip_pass_signature SET created_at = created_at - interval '601 seconds'`;
    expect((await sign()).status).toBe(200);
  });
});
