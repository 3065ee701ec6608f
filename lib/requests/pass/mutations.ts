import "server-only";
import { createHash, createPrivateKey, generateKeyPairSync, sign } from "node:crypto";
import type { z } from "zod";
import type { HoldCaller } from "../../core/auth/accounts";
import type { Actor } from "../../core/auth/permissions";
import { changeContent, type Transaction } from "../../core/content/change-content";
import { db } from "../../core/db";
import { dayMs } from "../../core/durations";
import { env } from "../../core/env";
import { TooManyRequests } from "../../core/errors";
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

const limit = { signatures: 120, minutes: 10 };

/** Throws 429 until the earliest of the account's latest 120 signatures is ten minutes old. */
async function requireRoom(tx: Transaction, userId: number): Promise<void> {
  const [earliest] = await tx.$queryRaw<{ wait: number }[]>`
    SELECT ceil(extract(epoch FROM created_at + make_interval(mins => ${limit.minutes}::int) - clock_timestamp()))::int AS wait
    FROM trip_pass_signature WHERE user_id = ${userId} ORDER BY id DESC OFFSET ${limit.signatures - 1} LIMIT 1`;
  if (!earliest || earliest.wait <= 0) return;
  const minutes = Math.ceil(earliest.wait / 60);
  throw new TooManyRequests(
    `Paling banyak ${limit.signatures} kartu perjalanan dalam ${limit.minutes} menit. Coba lagi dalam ${minutes} menit.`,
    earliest.wait,
  );
}

/** Signs the digest of a pass, and notes who did so. The key is made at the first signature. */
export async function signPassDigest(
  digest: string,
  { id: user_id, username }: Actor,
  hold: HoldCaller,
): Promise<z.input<typeof passSignatureSchema>> {
  const { id, private_key } = await currentKey();
  await db().$transaction(async (tx) => {
    // The lock of the account makes signatures of one account wait for each other, so that their number is exact.
    await hold(tx);
    await requireRoom(tx, user_id);
    await tx.tripPassSignature.create({ data: { key_id: id, digest, user_id, username } });
  });
  const key = createPrivateKey({ key: Buffer.from(private_key), format: "der", type: "pkcs8" });
  const message = Buffer.concat([signedPrefix, Buffer.from(digest, "base64url")]);
  return { key: id, signature: sign(null, message, key).toString("base64url") };
}

/** Makes a new key for the passes from now on. Earlier passes stay valid, because their public key stays. */
export function rotatePassKey(hold: HoldCaller): Promise<PublicPassKey> {
  return changeContent(async (tx) => {
    await hold(tx);
    await tx.$executeRaw`LOCK TABLE trip_pass_key IN SHARE ROW EXCLUSIVE MODE`;
    await tx.tripPassKey.updateMany({ where: { retired_at: null }, data: { retired_at: new Date() } });
    const { id, public_key } = await createKey(tx);
    return { id, public_key: Buffer.from(public_key).toString("base64url"), withdrawn: false };
  });
}

/** From now on no pass of the key is genuine; the next signature makes a new key if this one signs. Returns false for no key. */
export function withdrawPassKey(id: string, { username }: Actor, hold: HoldCaller): Promise<boolean> {
  return changeContent(async (tx) => {
    await hold(tx);
    await tx.$executeRaw`LOCK TABLE trip_pass_key IN SHARE ROW EXCLUSIVE MODE`;
    const key = await tx.tripPassKey.findUnique({ where: { id } });
    if (!key) return false;
    if (key.withdrawn_at) return true;
    const now = new Date();
    await tx.tripPassKey.update({
      where: { id },
      data: { retired_at: key.retired_at ?? now, withdrawn_at: now, withdrawn_by: username },
    });
    return true;
  });
}

/** Removes notes of signatures that are older than the versions of records. Returns their number. */
export function sweepPassSignatures(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - env().HISTORY_DAYS * dayMs);
  return db().$executeRaw`DELETE FROM trip_pass_signature WHERE created_at < ${before}`;
}
