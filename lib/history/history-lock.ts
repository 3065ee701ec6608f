import "server-only";
import type { Transaction } from "../content/change-content";
import type { Entity } from "./records";

/** Tells these advisory locks from others with two keys. */
const lockSpace = 4_712;

/**
 * Whoever changes a record that has a history, or removes its versions, holds this until the end of the transaction: what
 * a version says of the record before is what the change finds. It comes before the locks of lists, rows and pictures.
 */
export async function lockHistory(tx: Transaction, entity: Entity, key: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lockSpace}::int, hashtext(${`${entity}/${key}`}))`;
}

/** The same for several records, in one order, so that two changes cannot wait for each other. */
export async function lockHistories(tx: Transaction, entity: Entity, keys: readonly string[]): Promise<void> {
  const names = keys.toSorted().map((key) => `${entity}/${key}`);
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(${lockSpace}::int, hashtext(name))
    FROM (SELECT name FROM unnest(${names}::text[]) WITH ORDINALITY AS named (name, place) ORDER BY place) AS in_order`;
}
