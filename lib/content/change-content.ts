import "server-only";
import type { Prisma } from "../../prisma/client/client";
import { db } from "../db";
import { log } from "../log";
import { learnContentVersion } from "./content-version";

/** Milliseconds that a change may wait for a connection, and take. */
const limits = { maxWait: 2_000, timeout: 10_000 };

/** The database within one change. */
export type Transaction = Prisma.TransactionClient;

/** This process's next page has what was just written; without this it would wait for the notice. */
export async function seeOwnChange(): Promise<void> {
  try {
    await learnContentVersion(() => db().contentVersion.findUniqueOrThrow({ where: { id: 1 } }));
  } catch (error) {
    // The change stands all the same, and the notification comes.
    log().warn({ err: error }, "the content version could not be read after a change");
  }
}

/** Runs a change of the content in one transaction: all of it or nothing. */
export async function changeContent<T>(change: (tx: Transaction) => Promise<T>): Promise<T> {
  const result = await db().$transaction(change, limits);
  await seeOwnChange();
  return result;
}
