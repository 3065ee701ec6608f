import "server-only";
import type { Prisma } from "../../prisma/client/client";
import { db } from "../db";
import { log } from "../log";
import { learnContentVersion, storedVersion, type VersionRow } from "./content-version";

/** Milliseconds that a change may wait for a connection, and take. */
const limits = { maxWait: 2_000, timeout: 10_000 };

/** Milliseconds that a change of many records may take. */
export const manyRecordsTimeout = 60_000;

/** The database within one change. */
export type Transaction = Prisma.TransactionClient;

/** This process's next page has what was just written; without this it would wait for the notice. */
export async function seeOwnChange(): Promise<void> {
  try {
    await learnContentVersion(async (since) => {
      const [row] = await db().$queryRaw<VersionRow[]>`SELECT * FROM content_changes_since(${since})`;
      if (!row) throw new Error("the database has no content version");
      return storedVersion(row);
    });
  } catch (error) {
    // The change stands all the same, and the notification comes.
    log().warn({ err: error }, "the content version could not be read after a change");
  }
}

/** Runs a change of the content in one transaction: all of it or nothing. */
export async function changeContent<T>(
  change: (tx: Transaction) => Promise<T>,
  timeout = limits.timeout,
): Promise<T> {
  const result = await db().$transaction(change, { ...limits, timeout });
  await seeOwnChange();
  return result;
}
