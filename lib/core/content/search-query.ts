import "server-only";
import { Prisma } from "../../../prisma/client/client";
import { db } from "../db";
import { cachedByName } from "./cached-content";
import type { ContentKey } from "./dependencies";

const russian = "йцукенгшщзхъфывапролджэячсмитьбюё";
const english = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

const toEnglish = new Map([...russian].map((letter, key) => [letter, english[key] ?? ""]));
const toRussian = new Map([...english].map((letter, key) => [letter, russian[key] ?? ""]));

/** `зрш зрш` is `phi phi`. Null if the text does not change or mixes both layouts. */
export function otherKeyboardLayout(text: string): string | null {
  const lower = text.toLowerCase();
  const isRussian = /[а-яё]/.test(lower);
  if (isRussian === /[a-z]/.test(lower)) return null;
  const keys = isRussian ? toEnglish : toRussian;
  return [...lower].map((letter) => keys.get(letter) ?? letter).join("");
}

/** A query or plan takes about half a kilobyte. */
const mostKept = 4_000;

const contentKeys: readonly ContentKey[] = ["search-words"];

/**
 * Writes Latin and Cyrillic letters small and each space once. The database reads both spellings as the same words, so texts
 * that differ in nothing else share one query or plan.
 */
export function sameWords(typed: string): string {
  return typed
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[A-ZА-ЯЁ]/g, (letter) => letter.toLowerCase());
}

const cachedQuery = cachedByName({
  max: mostKept,
  contentKeys,
  load: async (words: string) => {
    const [row] = await db(...contentKeys).$queryRaw<{ query: string | null }[]>`
      SELECT search_query(${words})::text AS query`;
    return row?.query ?? null;
  },
});

/** Takes milliseconds, so the lists of one search share the query. Null if the text has no word. */
export function getSearchQuery(typed: string, read?: () => Promise<string | null>): Promise<string | null> {
  return cachedQuery(sameWords(typed), read);
}

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

/** The plan of a visitor's search: the queries that its results meet, and the queries that order them (docs/decisions/05). */
const getSearchPlan = cachedByName({
  max: mostKept,
  contentKeys,
  load: async (words: string) => {
    const [row] = await db(...contentKeys).$queryRaw<
      { plan: string | null }[]
    >`SELECT search_plan(${words})::text AS plan`;
    return row?.plan ?? null;
  },
});

/** Runs a search with the SQL of its plan (jsonb). The first search for a text makes the plan in the same statement. */
export async function findByPlan<T extends { plan: string | null }>(
  typed: string,
  find: (plan: Prisma.Sql) => Promise<T>,
): Promise<T> {
  let first: T | undefined;
  const plan = await getSearchPlan(sameWords(typed), async () => {
    first = await find(Prisma.sql`search_plan(${typed})`);
    return first.plan;
  });
  return first ?? find(Prisma.sql`${plan}::jsonb`);
}

/** Calls `find` with the typed text. Without a result, calls `find` again with the same keys of the other keyboard layout. */
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
