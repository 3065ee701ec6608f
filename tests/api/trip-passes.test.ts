import { describe, expect, it } from "vitest";
import { collectDependencies } from "@/lib/content/dependencies";
import { db } from "@/lib/db";
import { encodePass, passPath } from "@/lib/trip-pass/pass-code";
import { listPublicPassKeys } from "@/lib/trip-pass/queries";
import { passDigest, verifyPass } from "@/lib/trip-pass/verify-pass";
import { adminOfFile } from "./admin";
import { api } from "./api";
import { callAs } from "./call";

const admin = adminOfFile();

const content = () =>
  encodePass({
    ...{ language: "en", reference: "OA-7K3M9Q", fullName: "Anna", hotel: "", notes: "", note: "" },
    tours: [
      {
        ...{
          id: 1,
          name: "Phi Phi",
          code: "",
          day: "2027-03-06",
          days: 1,
          pickup: "",
          area: "",
          meeting: "",
        },
        ...{ mapLink: "", currency: "THB", total: 1, lines: [], bring: [], freeUntil: "", picture: "" },
      },
    ],
  });

async function signed(): Promise<string> {
  const written = await content();
  const { status, body } = await callAs(admin, api.signTripPass, {
    json: { digest: await passDigest(written) },
  });
  expect(status).toBe(200);
  const { key, signature } = body as { key: string; signature: string };
  return passPath("en", { key, content: written, signature }).split("#")[1] ?? "";
}

describe("trip passes", () => {
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

  it("is refused for what is no digest, and without a session", async () => {
    const digest = await passDigest("content");
    expect((await callAs(null, api.signTripPass, { json: { digest } })).status).toBe(401);
    expect((await callAs(admin, api.signTripPass, { json: { digest: "Anna, Kata Palm" } })).status).toBe(422);
  });

  it("signs at most 120 digests in ten minutes", async () => {
    const json = { digest: await passDigest("content") };
    const statuses: number[] = [];
    for (let count = 0; count < 121; count++)
      statuses.push((await callAs(admin, api.signTripPass, { json })).status);
    const granted = statuses.filter((status) => status === 200).length;
    // The tests above have asked as the same account.
    expect([granted > 100 && granted <= 120, statuses.at(-1)]).toEqual([true, 429]);
  });
});
