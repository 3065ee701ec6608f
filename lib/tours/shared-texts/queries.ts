import "server-only";
import { staffText } from "../../core/content/localized-text";
import { shorten } from "../../core/content/text";
import { db } from "../../core/db";
import { tableRows } from "../../core/entity/table-rows";
import type { SharedTextNames } from "../compared-versions";
import {
  type SharedText,
  type SharedTextKind,
  sharedTextKinds,
  sharedTextName,
  sharedTextSchemas,
} from "./fields";

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

const nameLength = 90;

/** Reads the names of the shared texts, of deleted ones the last name that a version has. */
export async function getSharedTextNames(): Promise<SharedTextNames> {
  const [texts, gone] = await Promise.all([
    listSharedTexts(),
    db().$queryRaw<{ record_key: string; title: string }[]>`
      SELECT DISTINCT ON (record_key) record_key, title FROM record_version WHERE entity = 'shared_text'
      ORDER BY record_key, number DESC`,
  ]);
  const named = [
    ...gone.map(({ record_key, title }) => [Number(record_key), title] as const),
    ...texts.map((text) => [text.id, staffText(sharedTextName(text))] as const),
  ];
  return new Map(named.map(([id, name]) => [id, shorten(name, nameLength)]));
}
