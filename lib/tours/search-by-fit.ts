import "server-only";
import type { Prisma } from "../../prisma/client/client";
import type { ContentKey } from "../core/content/dependencies";
import type { PageOf } from "../core/content/pagination";
import { findByPlan } from "../core/content/search-query";
import { db } from "../core/db";

/** The largest number of results that a search orders by fit. More results keep the order of the list, which costs much less. */
const mostRanked = 2_000;

/** Fewer results than this are followed by tours that are close to the typed words. */
export const fewResults = 3;

const mostClose = 6;

export interface TourSearchScope {
  keys: readonly ContentKey[];
  where: Prisma.Sql;
}

const allTours: readonly ContentKey[] = ["tours:*", "tour-words:*", "search-words"];

interface FoundByPlan {
  ids: number[];
  total: number;
  best: number;
  plan: string | null;
}

/** Finds a page of the tours that a visitor's search means, the best first, and their number (docs/decisions/05). */
export function findFitting(
  search: string,
  { keys, where }: TourSearchScope,
  { page, perPage }: PageOf,
): Promise<FoundByPlan> {
  const before = (page - 1) * perPage;
  return findByPlan(search, async (typed) => {
    const [found] = await db(...keys).$queryRaw<FoundByPlan[]>`
      WITH typed AS MATERIALIZED (SELECT ${typed} AS plan),
        queries AS MATERIALIZED (SELECT search_plan_queries(plan) AS queries FROM typed),
        found AS MATERIALIZED (
          SELECT id, "order" FROM tour, typed
          WHERE search_words @@ (plan ->> 'needed')::tsquery AND ${where}
        ),
        counted AS MATERIALIZED (SELECT count(*)::int AS total FROM found),
        ranked AS MATERIALIZED (
          SELECT id, found."order", score
          FROM found JOIN tour USING (id), queries, counted, search_fit(search_words, queries)
          WHERE total <= ${mostRanked}
        )
      SELECT (SELECT plan::text FROM typed) AS plan, total,
        coalesce((SELECT max(score) FROM ranked), 0)::int AS best,
        CASE WHEN total <= ${mostRanked}
          THEN ARRAY(SELECT id FROM ranked ORDER BY score DESC, "order", id DESC LIMIT ${perPage} OFFSET ${before})
          ELSE ARRAY(SELECT id FROM found ORDER BY "order", id DESC LIMIT ${perPage} OFFSET ${before})
        END AS ids
      FROM counted`;
    return found ?? { ids: [], total: 0, best: 0, plan: null };
  });
}

/** Lists all tours that a visitor's search means, of every type and state, the best first. */
export async function listFittingIds(search: string): Promise<number[]> {
  const { ids } = await findByPlan(search, async (typed) => {
    const [found] = await db(...allTours).$queryRaw<{ ids: number[]; plan: string | null }[]>`
      WITH typed AS MATERIALIZED (SELECT ${typed} AS plan),
        queries AS MATERIALIZED (SELECT search_plan_queries(plan) AS queries FROM typed)
      SELECT (SELECT plan::text FROM typed) AS plan, ARRAY(
        SELECT id FROM tour, typed, queries, search_fit(search_words, queries)
        WHERE search_words @@ (plan ->> 'needed')::tsquery ORDER BY score DESC, "order", id DESC) AS ids`;
    return found ?? { ids: [], plan: null };
  });
  return ids;
}

/** Lists at most six tours that match at least half of the words of a visitor's search but not all, the best first. */
export async function listCloseIds(search: string, { keys, where }: TourSearchScope): Promise<number[]> {
  const { ids } = await findByPlan(search, async (typed) => {
    const [found] = await db(...keys).$queryRaw<{ ids: number[]; plan: string | null }[]>`
      WITH typed AS MATERIALIZED (SELECT ${typed} AS plan),
        queries AS MATERIALIZED (SELECT search_plan_queries(plan) AS queries FROM typed),
        near AS MATERIALIZED (
          SELECT id, "order", score FROM tour, typed, queries, search_fit(search_words, queries)
          WHERE search_words @@ (plan ->> 'some')::tsquery AND NOT search_words @@ (plan ->> 'needed')::tsquery
            AND ${where}
          LIMIT ${mostRanked}
        )
      SELECT (SELECT plan::text FROM typed) AS plan, ARRAY(
        SELECT near.id FROM near, typed WHERE score / 1000 * 2 >= jsonb_array_length(plan -> 'exact')
        ORDER BY score DESC, "order", near.id DESC LIMIT ${mostClose}) AS ids`;
    return found ?? { ids: [], plan: null };
  });
  return ids;
}
