import "server-only";
import { Prisma } from "../../prisma/client/client";
import { cachedByName } from "../core/content/cached-content";
import type { ContentKey } from "../core/content/dependencies";
import { findByPlan, findByQuery, sameWords } from "../core/content/search-query";
import { db } from "../core/db";
import { kindPaths, kinds, type TourType } from "./kinds";

/** The largest number of results of a kind that a search orders by fit. More results keep the order of the list, which costs much less. */
const mostRanked = 2_000;

/** Fewer results than this are followed by tours that are close to the typed words. */
export const fewResults = 3;

/** Which tours a search looks among, visible or not. Without a type, among all. */
export interface SearchedTours {
  type?: TourType;
  /**
   * Searches as visitors do: meaningless words need not be found, and results have scores. Otherwise every word
   * must be found and no result has a score, as the API promises.
   */
  byFit?: boolean;
}

/** The ids of the tours that a search finds, with their scores at the same places. Both take 800 KB for 100,000 tours. */
export interface Matches {
  ids: Int32Array;
  /** Empty if the results have no scores. */
  scores: Int32Array;
}

interface MatchRow {
  ids: number[];
  scores?: number[];
}

function keysOf({ type }: SearchedTours): ContentKey[] {
  return [`tour-words:${type ?? "*"}`, "search-words"];
}

function ofType({ type }: SearchedTours): Prisma.Sql {
  return type === undefined ? Prisma.sql`true` : Prisma.sql`tour_type = ${type}`;
}

/** Unpacks the words of a tour once. PostgreSQL would unpack them again for each comparison. */
const unpackedWords = Prisma.sql`LATERAL (SELECT search_words || ''::tsvector AS words OFFSET 0) AS unpacked`;

function matchesOf({ ids, scores = [] }: MatchRow): Matches {
  return { ids: Int32Array.from(ids), scores: Int32Array.from(scores) };
}

async function readByWords(search: string, scope: SearchedTours): Promise<MatchRow> {
  return findByQuery(search, async (typed) => {
    const [found] = await db(...keysOf(scope)).$queryRaw<(MatchRow & { query: string | null })[]>`
      WITH typed AS MATERIALIZED (SELECT ${typed} AS query)
      SELECT (SELECT query::text FROM typed) AS query,
        ARRAY(SELECT id FROM tour, typed WHERE search_words @@ typed.query AND ${ofType(scope)}) AS ids`;
    return found ?? { ids: [], query: null };
  });
}

async function readByFit(search: string, scope: SearchedTours): Promise<MatchRow> {
  return findByPlan(search, async (typed) => {
    const [found] = await db(...keysOf(scope)).$queryRaw<(MatchRow & { plan: string | null })[]>`
      WITH typed AS MATERIALIZED (SELECT ${typed} AS plan),
        queries AS MATERIALIZED (SELECT search_plan_queries(plan) AS queries FROM typed),
        found AS MATERIALIZED (
          SELECT id, tour_type FROM tour, typed
          WHERE search_words @@ (plan ->> 'needed')::tsquery AND ${ofType(scope)}
        ),
        many AS MATERIALIZED (SELECT tour_type FROM found GROUP BY tour_type HAVING count(*) > ${mostRanked}),
        scored AS MATERIALIZED (
          SELECT id, score::int FROM found JOIN tour USING (id), queries, ${unpackedWords}, search_fit(words, queries)
            WHERE found.tour_type NOT IN (SELECT tour_type FROM many)
          UNION ALL SELECT id, 0 FROM found JOIN many USING (tour_type)
        )
      SELECT (SELECT plan::text FROM typed) AS plan,
        ARRAY(SELECT id FROM scored) AS ids, ARRAY(SELECT score FROM scored) AS scores`;
    return found ?? { ids: [], plan: null };
  });
}

/** Keeps the results of the last searches of a scope, because their pages, filters and counts need them again. */
function cachedMatches(scope: SearchedTours): (search: string) => Promise<Matches> {
  const read = scope.byFit ? readByFit : readByWords;
  return cachedByName({
    max: 16,
    contentKeys: keysOf(scope),
    load: async (search) => matchesOf(await read(search, scope)),
  });
}

function cacheName({ type, byFit = false }: SearchedTours): string {
  return `${type} ${byFit}`;
}

const types = [undefined, ...kindPaths.map((kind) => kinds[kind].type)];
const scopes = types.flatMap((type): SearchedTours[] => [{ type }, { type, byFit: true }]);
const caches = new Map(scopes.map((scope) => [cacheName(scope), cachedMatches(scope)]));

/** Returns the ids and scores of all tours within a scope that match a search. */
export async function findMatches(search: string, { type, byFit }: SearchedTours): Promise<Matches> {
  const find = caches.get(cacheName({ type, byFit }));
  return find ? find(sameWords(search)) : { ids: new Int32Array(), scores: new Int32Array() };
}

/** Lists the tours of all types that have every word of a search, for staff: past the cache. */
export async function listMatchingIds(search: string): Promise<number[]> {
  return (await readByWords(search, {})).ids;
}

/** Finds tours that match at least half of the words of a visitor's search but not all. */
export async function findCloseMatches(search: string, scope: SearchedTours): Promise<Matches> {
  const found = await findByPlan(search, async (typed) => {
    const [row] = await db(...keysOf(scope)).$queryRaw<(MatchRow & { plan: string | null })[]>`
      WITH typed AS MATERIALIZED (SELECT ${typed} AS plan),
        queries AS MATERIALIZED (SELECT search_plan_queries(plan) AS queries FROM typed),
        near AS MATERIALIZED (
          SELECT id, score::int FROM tour, typed, queries, ${unpackedWords}, search_fit(words, queries)
          WHERE search_words @@ (plan ->> 'some')::tsquery AND NOT search_words @@ (plan ->> 'needed')::tsquery
            AND ${ofType(scope)}
          LIMIT ${mostRanked}
        ),
        close AS MATERIALIZED (
          SELECT id, score FROM near, typed WHERE score / 1000 * 2 >= jsonb_array_length(plan -> 'exact')
        )
      SELECT (SELECT plan::text FROM typed) AS plan,
        ARRAY(SELECT id FROM close) AS ids, ARRAY(SELECT score FROM close) AS scores`;
    return row ?? { ids: [], plan: null };
  });
  return matchesOf(found);
}
