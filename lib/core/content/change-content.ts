import "server-only";
import type { Prisma } from "../../../prisma/client/client";
import { db } from "../db";
import { log } from "../log";
import { learnContentVersion, storedVersion, type VersionRow } from "./content-version";

const limits = { maxWait: 2_000, timeout: 10_000 };

export type Transaction = Prisma.TransactionClient;

/** Reads the content version after a write, so that this process's next page need not wait for the notification. */
export async function seeOwnChange(): Promise<void> {
  try {
    await learnContentVersion(async (since) => {
      const [row] = await db().$queryRaw<VersionRow[]>`SELECT * FROM content_changes_since(${since})`;
      if (!row) throw new Error("The database has no content version. Run npm run migrate.");
      return storedVersion(row);
    });
  } catch (error) {
    // The change is committed, and the notification will come.
    log().warn(
      { err: error },
      "The content version could not be read after a change. It is read again within seconds.",
    );
  }
}

export async function changeContent<T>(
  change: (tx: Transaction) => Promise<T>,
  timeout = limits.timeout,
): Promise<T> {
  const result = await db().$transaction(change, { ...limits, timeout });
  await seeOwnChange();
  return result;
}
