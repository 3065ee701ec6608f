import "server-only";
import { createHash } from "node:crypto";
import { Secret } from "otpauth";
import type { Prisma } from "../../../prisma/client/client.ts";
import { db } from "../db.ts";
import { AppError } from "../errors.ts";
import type { HoldCaller } from "./accounts.ts";
import type { TwoStepView } from "./responses.ts";
import { createTotp, openSecret, sealSecret, stepOf, type TotpSetup, totpCode } from "./totp.ts";

const recoveryCodes = 10;
/** Bytes of a recovery code. 80 bits are safe as a plain hash, which stays valid after a change of AUTH_SECRET. */
const recoverySize = 10;

function normalizeCode(code: string): string {
  return code.replaceAll(/[\s-]/g, "").toUpperCase();
}

function hashRecoveryCode(code: string): string {
  return createHash("sha256").update(normalizeCode(code)).digest("hex");
}

function newRecoveryCode(): string {
  return (new Secret({ size: recoverySize }).base32.match(/.{4}/g) ?? []).join("-");
}

const alreadyOn = () => new AppError(409, "Verifikasi dua langkah sudah aktif.");

/** Stores a new secret. The second step is off until `confirmTwoStep` proves a code of it. */
export async function beginTwoStep(
  { id, username }: { id: number; username: string },
  issuer: string,
  hold?: HoldCaller,
): Promise<TotpSetup> {
  const setup = createTotp(issuer, username);
  const { count } = await db().$transaction(async (tx) => {
    await hold?.(tx);
    return tx.adminUser.updateMany({
      where: { id, totp_confirmed_at: null },
      data: { totp_secret: sealSecret(setup.secret, id), totp_last_step: null },
    });
  });
  if (count === 0) throw alreadyOn();
  return setup;
}

async function replaceRecoveryCodes(tx: Prisma.TransactionClient, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
  await tx.recoveryCode.deleteMany({ where: { user_id: userId } });
  const data = codes.map((each) => ({ user_id: userId, code_hash: hashRecoveryCode(each) }));
  await tx.recoveryCode.createMany({ data });
  return codes;
}

/** Turns the second step on if `code` is right. Returns the recovery codes, which are stored only as hashes. */
export async function confirmTwoStep(userId: number, code: string, hold?: HoldCaller): Promise<string[]> {
  const { totp_secret, totp_confirmed_at } = await db().adminUser.findUniqueOrThrow({
    where: { id: userId },
  });
  if (totp_confirmed_at) throw alreadyOn();
  const secret = totp_secret && openSecret(totp_secret, userId);
  const step = secret ? stepOf(secret, normalizeCode(code)) : null;
  if (step === null) {
    throw new AppError(422, "Data tidak valid.", { code: ["Kode tidak cocok. Periksa jam di ponsel Anda."] });
  }
  return db().$transaction(async (tx) => {
    await hold?.(tx);
    const { count } = await tx.adminUser.updateMany({
      where: { id: userId, totp_secret, totp_confirmed_at: null },
      data: { totp_confirmed_at: new Date(), totp_last_step: step },
    });
    if (count === 0) throw alreadyOn();
    return replaceRecoveryCodes(tx, userId);
  });
}

const notOn = () => new AppError(409, "Verifikasi dua langkah belum aktif.");

export function createRecoveryCodes(userId: number, hold?: HoldCaller): Promise<string[]> {
  return db().$transaction(async (tx) => {
    await hold?.(tx);
    // Locks the account's row, so that the later of two concurrent requests replaces the codes of the other.
    const { count } = await tx.adminUser.updateMany({
      where: { id: userId, totp_confirmed_at: { not: null } },
      data: { id: userId },
    });
    if (count === 0) throw notOn();
    return replaceRecoveryCodes(tx, userId);
  });
}

interface SecondStep {
  id: number;
  totp_secret: string | null;
}

/** The same statement checks a code and stores its step, so that a code works only once. */
async function proveAppCode({ id, totp_secret }: SecondStep, code: string): Promise<boolean> {
  const secret = totp_secret && openSecret(totp_secret, id);
  const step = secret ? stepOf(secret, code) : null;
  if (step === null) return false;
  const unused = { OR: [{ totp_last_step: null }, { totp_last_step: { lt: step } }] };
  const { count } = await db().adminUser.updateMany({
    where: { id, totp_secret, ...unused },
    data: { totp_last_step: step },
  });
  return count > 0;
}

async function spendRecoveryCode({ id }: SecondStep, code: string): Promise<boolean> {
  const { count } = await db().recoveryCode.updateMany({
    where: { user_id: id, code_hash: hashRecoveryCode(code), used_at: null },
    data: { used_at: new Date() },
  });
  return count > 0;
}

export function proveCode(user: SecondStep, code: string): Promise<boolean> {
  const typed = normalizeCode(code);
  return totpCode.test(typed) ? proveAppCode(user, typed) : spendRecoveryCode(user, typed);
}

/** Throws 409 if the second step is off. */
export async function proveOwnCode(userId: number, code: string): Promise<boolean> {
  const user = await db().adminUser.findUniqueOrThrow({ where: { id: userId } });
  if (user.totp_confirmed_at) return proveCode(user, code);
  throw notOn();
}

export async function endTwoStep(
  where: { id: number } | { username: string },
  hold?: HoldCaller,
): Promise<boolean> {
  return db().$transaction(async (tx) => {
    await hold?.(tx);
    const data = { totp_secret: null, totp_confirmed_at: null, totp_last_step: null };
    const { count } = await tx.adminUser.updateMany({ where, data });
    await tx.recoveryCode.deleteMany({ where: { user: where } });
    return count > 0;
  });
}

export async function getTwoStepState(userId: number): Promise<TwoStepView> {
  const user = await db().adminUser.findUniqueOrThrow({
    where: { id: userId },
    select: { totp_confirmed_at: true, _count: { select: { recovery_codes: { where: { used_at: null } } } } },
  });
  return { on: user.totp_confirmed_at !== null, recovery_codes_left: user._count.recovery_codes };
}
