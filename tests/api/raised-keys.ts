import { db } from "@/lib/core/db";

/** Makes a change. Returns the content keys that the change raised, in alphabetical order, each once. */
export async function raisedKeys(change: () => Promise<unknown>): Promise<string[]> {
  const { version } = await db().contentVersion.findUniqueOrThrow({ where: { id: 1 } });
  await change();
  const log = await db().contentLog.findMany({ where: { version: { gt: version } } });
  return [...new Set(log.flatMap(({ keys }) => keys))].sort();
}
