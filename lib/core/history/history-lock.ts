import "server-only";
import type { Transaction } from "../content/change-content";

/** Separates these advisory locks from others with two keys. */
const lockSpace = 4_712;

/** Every change of a record holds this lock until its transaction ends. Taken before the locks of lists, rows and pictures. */
export async function lockHistory(tx: Transaction, entity: string, key: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lockSpace}::int, hashtext(${`${entity}/${key}`}))`;
}

/** Locks several histories in a fixed order, so that two changes cannot deadlock. */
export async function lockHistories(tx: Transaction, entity: string, keys: readonly string[]): Promise<void> {
  const names = keys.toSorted().map((key) => `${entity}/${key}`);
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(${lockSpace}::int, hashtext(name))
    FROM (SELECT name FROM unnest(${names}::text[]) WITH ORDINALITY AS named (name, ordinal) ORDER BY ordinal) AS in_order`;
}
