import "server-only";
import { createHash, createPrivateKey, generateKeyPairSync, sign } from "node:crypto";
import type { z } from "zod";
import { changeContent, type Transaction } from "../content/change-content";
import { db } from "../db";
import { AppError } from "../errors";
import { sharedState } from "../shared-state";
import { passKeyLength } from "./pass-code";
import type { passSignatureSchema } from "./schema";
import { type PublicPassKey, signedPrefix } from "./verify-pass";

/** The length of a raw Ed25519 key, which ends the DER form. */
const rawLength = 32;

async function createKey(tx: Transaction) {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const public_key = publicKey.export({ type: "spki", format: "der" }).subarray(-rawLength);
  const private_key = privateKey.export({ type: "pkcs8", format: "der" });
  const id = createHash("sha256").update(public_key).digest("base64url").slice(0, passKeyLength);
  return tx.tripPassKey.create({
    data: { id, public_key: new Uint8Array(public_key), private_key: new Uint8Array(private_key) },
  });
}

const signingKey = { where: { retired_at: null }, orderBy: { created_at: "desc" } } as const;

/** Makes the first key of a site. Two requests at the same time make one key. */
async function currentKey() {
  const stored = await db().tripPassKey.findFirst(signingKey);
  if (stored) return stored;
  return changeContent(async (tx) => {
    await tx.$executeRaw`LOCK TABLE trip_pass_key IN SHARE ROW EXCLUSIVE MODE`;
    return (await tx.tripPassKey.findFirst(signingKey)) ?? createKey(tx);
  });
}

const limit = { signatures: 120, within: 10 * 60_000 };

/** Counts the signatures of each account in this process. */
const signed = sharedState("trip-pass-signatures", () => new Map<number, number[]>());

function countSignature(userId: number): void {
  const now = Date.now();
  const recent = (signed.get(userId) ?? []).filter((time) => now - time < limit.within);
  if (recent.length >= limit.signatures) {
    throw new AppError(429, "Terlalu banyak kartu perjalanan dalam 10 menit. Coba lagi sebentar lagi.");
  }
  signed.set(userId, [...recent, now]);
}

/** Signs the digest of a pass. The key is made at the first signature. */
export async function signPassDigest(
  digest: string,
  userId: number,
): Promise<z.input<typeof passSignatureSchema>> {
  countSignature(userId);
  const { id, private_key } = await currentKey();
  const key = createPrivateKey({ key: Buffer.from(private_key), format: "der", type: "pkcs8" });
  const message = Buffer.concat([signedPrefix, Buffer.from(digest, "base64url")]);
  return { key: id, signature: sign(null, message, key).toString("base64url") };
}

/** Makes a new key for the passes from now on. Earlier passes stay valid, because their public key stays. */
export function rotatePassKey(): Promise<PublicPassKey> {
  return changeContent(async (tx) => {
    await tx.$executeRaw`LOCK TABLE trip_pass_key IN SHARE ROW EXCLUSIVE MODE`;
    await tx.tripPassKey.updateMany({ where: { retired_at: null }, data: { retired_at: new Date() } });
    const { id, public_key } = await createKey(tx);
    return { id, public_key: Buffer.from(public_key).toString("base64url") };
  });
}
