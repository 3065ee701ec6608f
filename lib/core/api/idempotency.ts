import "server-only";
import { Prisma } from "../../../prisma/client/client";
import { changeContent, type Transaction } from "../content/change-content";
import { db } from "../db";
import { AppError } from "../errors";
import { idempotencyKeyLimit } from "./operation";

export function idempotencyKey(headers: Headers): string | null {
  const key = headers.get("idempotency-key") || null;
  if (key === null || key.length <= idempotencyKeyLimit) return key;
  const message = `Paling banyak ${idempotencyKeyLimit} karakter.`;
  throw new AppError(422, message, { "Idempotency-Key": [message] });
}

export function requireIdempotencyKey(headers: Headers): void {
  if (idempotencyKey(headers) !== null) return;
  throw new AppError(422, "Data tidak valid.", { "Idempotency-Key": ["Wajib diisi."] });
}

/** A create, and the key under which its response is stored for 24 hours. */
interface CreateRequest {
  sessionId: number;
  key: string | null;
  fingerprint: string;
}

type Create<T> = (tx: Transaction) => Promise<T>;

/** Returns false if the key has a response that has not expired. Waits for a create with the same key. */
async function claim(tx: Transaction, { sessionId, key, fingerprint }: CreateRequest): Promise<boolean> {
  const claimed = await tx.$executeRaw`
    INSERT INTO idempotent_answer AS kept (session_id, key, fingerprint)
    VALUES (${sessionId}, ${key}, ${fingerprint})
    ON CONFLICT (session_id, key)
    DO UPDATE SET fingerprint = excluded.fingerprint, answer = NULL, created_at = now()
    WHERE kept.created_at < now() - interval '24 hours'`;
  return claimed > 0;
}

async function createUnderKey<T>(tx: Transaction, request: CreateRequest, key: string, create: Create<T>) {
  const { sessionId, fingerprint } = request;
  const where = { session_id_key: { session_id: sessionId, key } };
  if (await claim(tx, request)) {
    const response = await create(tx);
    await tx.idempotentAnswer.update({ where, data: { answer: response ?? Prisma.JsonNull } });
    return response;
  }
  const first = await tx.idempotentAnswer.findUniqueOrThrow({ where });
  if (first.fingerprint === fingerprint) return first.answer as T;
  const message = "Kunci ini sudah dipakai untuk permintaan lain.";
  throw new AppError(422, message, { "Idempotency-Key": [message] });
}

async function deleteExpired(): Promise<void> {
  await db().$executeRaw`DELETE FROM idempotent_answer WHERE created_at < now() - interval '24 hours'`;
}

export async function idempotent<T>(request: CreateRequest, create: Create<T>, timeout?: number): Promise<T> {
  const { key } = request;
  const response = await changeContent(
    (tx) => (key === null ? create(tx) : createUnderKey(tx, request, key, create)),
    timeout,
  );
  if (key !== null) await deleteExpired().catch(() => undefined);
  return response;
}
