import "server-only";
import { Prisma } from "../../prisma/client/client";
import { db } from "../db";
import { cachedByName } from "./cached-content";
import type { ContentKey } from "./dependencies";
import { otherKeyboardLayout } from "./keyboard-layout";

const madeOf: readonly ContentKey[] = ["search-words"];

/** Takes milliseconds, so the lists of one search share the query. Null if the text has no word. */
export const getSearchQuery = cachedByName({
  max: 500,
  madeOf,
  load: async (typed: string) => {
    const [row] = await db(...madeOf).$queryRaw<{ query: string | null }[]>`
      SELECT search_query(${typed})::text AS query`;
    return row?.query ?? null;
  },
});

/** The first search of a text computes the query in the same statement; the others get it from the cache. */
export async function findByQuery<T extends { query: string | null }>(
  typed: string,
  find: (query: Prisma.Sql) => Promise<T>,
): Promise<T> {
  let first: T | undefined;
  const query = await getSearchQuery(typed, async () => {
    first = await find(Prisma.sql`search_query(${typed})`);
    return first.query;
  });
  return first ?? find(Prisma.sql`${query}::tsquery`);
}

/** Calls `find` with a typed text; if it finds nothing, with the text in the other keyboard layout. */
export async function findAsTyped<T extends { total: number }>(
  typed: string,
  find: (search: string) => Promise<T>,
): Promise<T & { search: string }> {
  const found = await find(typed);
  const other = found.total > 0 ? null : otherKeyboardLayout(typed);
  const again = other === null ? null : await find(other);
  return again && again.total > 0 && other !== null
    ? { ...again, search: other }
    : { ...found, search: typed };
}
