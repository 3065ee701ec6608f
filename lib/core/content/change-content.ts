import "server-only";
import type { Prisma } from "../../../prisma/client/client";
import { db } from "../db";
import { seeCommittedChanges } from "./committed-changes";

const limits = { maxWait: 2_000, timeout: 10_000 };

export type Transaction = Prisma.TransactionClient;

export async function changeContent<T>(
  change: (tx: Transaction) => Promise<T>,
  timeout = limits.timeout,
): Promise<T> {
  const result = await db().$transaction(change, { ...limits, timeout });
  await seeCommittedChanges();
  return result;
}
