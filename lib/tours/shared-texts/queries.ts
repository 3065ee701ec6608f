import "server-only";
import { db } from "../../core/db";
import { tableRows } from "../../core/entity/table-rows";
import { type SharedText, type SharedTextKind, sharedTextKinds, sharedTextSchemas } from "./fields";

export async function listSharedTexts(kind?: SharedTextKind): Promise<SharedText[]> {
  const rows = await db().$queryRaw<object[]>`
    SELECT id, kind, question, text, updated_at FROM shared_text
    WHERE ${kind ?? null}::text IS NULL OR kind = ${kind ?? null}::text
    ORDER BY array_position(${[...sharedTextKinds]}::text[], kind), lower(coalesce(question, text) ->> 'en'), id`;
  return rows.map((row) => sharedTextSchemas.record.parse(row));
}

export const sharedTextRows = tableRows({
  model: (source) => source.sharedText,
  read: (row): SharedText => sharedTextSchemas.record.parse(row),
  order: [{ id: "asc" }],
});

export interface CopyCount {
  copies: number;
  tours: number;
  differing: number;
}

/** By id of the text. Texts without copies are not in the map. */
export async function countCopies(): Promise<Map<number, CopyCount>> {
  const rows = await db().$queryRaw<(CopyCount & { id: number })[]>`
    WITH copy AS (
      SELECT shared_text_id AS id, tour_id, type AS kind, NULL::jsonb AS question, description AS text
        FROM included_excluded WHERE shared_text_id IS NOT NULL
      UNION ALL SELECT shared_text_id, tour_id, 'faq', question, answer
        FROM tour_faq WHERE shared_text_id IS NOT NULL
      UNION ALL SELECT shared_text_id, tour_id, 'policy', NULL, description
        FROM cancellation_policy WHERE shared_text_id IS NOT NULL
    )
    SELECT id, count(*)::int AS copies, count(DISTINCT tour_id)::int AS tours,
      (count(*) FILTER (WHERE (copy.question, copy.text) IS DISTINCT FROM (origin.question, origin.text)))::int AS differing
    FROM copy JOIN shared_text AS origin USING (id, kind)
    GROUP BY id`;
  return new Map(rows.map(({ id, ...count }) => [id, count]));
}
