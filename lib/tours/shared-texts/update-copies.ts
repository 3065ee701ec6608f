import "server-only";
import type { Transaction } from "../../core/content/change-content";
import { db, isDatabaseId } from "../../core/db";
import { found } from "../../core/errors";
import type { BatchTask } from "../../core/history/batches";
import { tourStore } from "../record-store";
import type { Tour } from "../schema";
import { type CopyPosition, type CopyRow, copiesIn, copyingTourSchema, wordsOfVersions } from "./copies";
import { copyLists } from "./copy";
import type { SharedText } from "./fields";
import { sharedTextRows } from "./queries";

const mostTours = 500;

const byPosition = { orderBy: { position: "asc" } } as const;

/** If there are too many tours for one change, only those whose copies differ from the text. */
async function listCopyingTours({ id, kind }: SharedText): Promise<number[]> {
  const rows = await db().$queryRaw<{ tour_id: number }[]>`
    WITH copy AS (
      SELECT tour_id, shared_text_id AS id, type AS kind, NULL::jsonb AS question, description AS text
        FROM included_excluded WHERE shared_text_id = ${id}
      UNION ALL SELECT tour_id, shared_text_id, 'faq', question, answer FROM tour_faq WHERE shared_text_id = ${id}
      UNION ALL SELECT tour_id, shared_text_id, 'policy', NULL, description
        FROM cancellation_policy WHERE shared_text_id = ${id}
    ), tours AS (
      SELECT tour_id, bool_or((copy.question, copy.text) IS DISTINCT FROM (origin.question, origin.text)) AS differs
      FROM copy JOIN shared_text AS origin USING (id, kind) WHERE kind = ${kind} GROUP BY tour_id
    ), chosen AS (SELECT tour_id FROM tours ORDER BY differs DESC, tour_id LIMIT ${mostTours})
    SELECT tour_id FROM chosen ORDER BY tour_id`;
  return rows.map(({ tour_id }) => tour_id);
}

async function readText(source: Transaction, id: number): Promise<SharedText> {
  return found(await sharedTextRows.find(source, id));
}

async function listVersions(source: Transaction, id: number): Promise<unknown[]> {
  const rows = await source.recordVersion.findMany({
    where: { entity: "shared_text", record_key: String(id) },
    select: { snapshot: true },
  });
  return rows.map(({ snapshot }) => snapshot);
}

/** Prepares the batch that updates the copies of a text in tours. Throws 404 if the text does not exist. */
export async function prepareCopyBatch(
  id: number,
  overwrite: CopyPosition[],
): Promise<BatchTask<Tour, CopyRow>> {
  if (!isDatabaseId(id)) found(null);
  const { kind, ...text } = await readText(db(), id);
  const ids = await listCopyingTours({ kind, ...text });
  const preview = async (source: Transaction) => {
    const origin = await readText(source, id);
    const earlier = wordsOfVersions(await listVersions(source, id));
    const rows = await source.tour.findMany({
      where: { id: { in: ids } },
      orderBy: { id: "asc" },
      select: {
        id: true,
        name: true,
        tour_type: true,
        updated_at: true,
        included_excluded: byPosition,
        faqs: byPosition,
        cancellation_policies: byPosition,
      },
    });
    const copied = rows.map((row) => {
      const tour = copyingTourSchema.parse(row);
      return { tour, ...copiesIn(tour, origin, earlier, overwrite) };
    });
    return {
      rows: copied.flatMap((each) => each.rows),
      changes: copied.flatMap(({ tour, set }) =>
        set ? [{ key: String(tour.id), updated_at: tour.updated_at, set }] : [],
      ),
    };
  };
  const request = { shared_text_id: id, list: copyLists[kind], overwrite };
  return { store: tourStore, kind: "texts", request, keys: ids.map(String), preview };
}
