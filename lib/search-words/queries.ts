import "server-only";
import { db, isDatabaseId } from "../db";
import {
  activitySchema,
  aliasSchema,
  fillerSchema,
  type SearchActivity,
  type SearchAlias,
  type SearchFiller,
} from "./fields";

export async function listAliases(): Promise<SearchAlias[]> {
  const rows = await db().searchAlias.findMany({ orderBy: [{ word: "asc" }, { meant: "asc" }] });
  return rows.map((row) => aliasSchema.parse(row));
}

export async function listFillers(): Promise<SearchFiller[]> {
  const rows = await db().searchFiller.findMany({ orderBy: [{ word: "asc" }, { language: "asc" }] });
  return rows.map((row) => fillerSchema.parse(row));
}

export async function listSearchActivities(): Promise<SearchActivity[]> {
  const rows = await db().searchActivity.findMany({ orderBy: [{ position: "asc" }, { code: "asc" }] });
  return rows.map((row) => activitySchema.parse(row));
}

export async function getAlias(id: number): Promise<SearchAlias | null> {
  const row = isDatabaseId(id) ? await db().searchAlias.findUnique({ where: { id } }) : null;
  return row && aliasSchema.parse(row);
}

export async function getFiller(id: number): Promise<SearchFiller | null> {
  const row = isDatabaseId(id) ? await db().searchFiller.findUnique({ where: { id } }) : null;
  return row && fillerSchema.parse(row);
}

export async function getSearchActivity(id: number): Promise<SearchActivity | null> {
  const row = isDatabaseId(id) ? await db().searchActivity.findUnique({ where: { id } }) : null;
  return row && activitySchema.parse(row);
}

const countedDays = 28;

/** Counts by id the searches of the last 28 days that contained the word of an alias. */
export async function countAliasUses(): Promise<Map<number, number>> {
  const rows = await db().$queryRaw<{ id: number; uses: number }[]>`
    WITH searched AS MATERIALIZED (
      SELECT ' ' || array_to_string(search_tokens(substr(key, strpos(key, ' ') + 1)), ' ') || ' ' AS words,
        sum(count)::float8 AS count
      FROM figure WHERE what = 'search' AND day > current_date - ${countedDays}::int
      GROUP BY 1
    )
    SELECT id, sum(count) AS uses FROM search_alias
    JOIN searched ON strpos(searched.words, ' ' || search_alias.word || ' ') > 0
    GROUP BY id`;
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}
