import "server-only";
import { db } from "../core/db";
import { tableRows } from "../core/entity/table-rows";
import {
  activitySchemas,
  aliasSchemas,
  fillerSchemas,
  type SearchActivity,
  type SearchAlias,
  type SearchFiller,
} from "./fields";

export const aliasRows = tableRows({
  model: (source) => source.searchAlias,
  read: (row): SearchAlias => aliasSchemas.record.parse(row),
  order: [{ word: "asc" }, { meant: "asc" }],
});

export const fillerRows = tableRows({
  model: (source) => source.searchFiller,
  read: (row): SearchFiller => fillerSchemas.record.parse(row),
  order: [{ word: "asc" }, { language: "asc" }],
});

export const activityRows = tableRows({
  model: (source) => source.searchActivity,
  read: (row): SearchActivity => activitySchemas.record.parse(row),
  order: [{ position: "asc" }, { code: "asc" }],
});

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
