import "server-only";
import { Prisma } from "../../../prisma/client/client";
import { type PageInfo, type PageOf, pageInfo } from "../../core/content/pagination";
import { db, isDatabaseId } from "../../core/db";
import { dayMs } from "../../core/durations";
import { env } from "../../core/env";
import { binBegin, isInBin } from "../../core/history/retention";
import type { Entity } from "../entities";
import { recordStores } from "../record-stores";
import {
  type BatchContents,
  type BinItem,
  binItemSchema,
  type RecordState,
  type RecordVersion,
  type VersionWithSnapshot,
  versionSchema,
  versionWithSnapshotSchema,
} from "./schema";

const listed = {
  id: true,
  entity: true,
  record_key: true,
  number: true,
  action: true,
  changed: true,
  title: true,
  tour_type: true,
  restored_from: true,
  position: true,
  username: true,
  via: true,
  created_at: true,
} as const;

type ListedRow = Prisma.RecordVersionGetPayload<{ select: typeof listed }>;

const toVersion = (row: ListedRow): RecordVersion => versionSchema.parse({ ...row, id: Number(row.id) });

export interface HistoryRequest extends PageOf {
  /** Absent: the latest changes of all records. */
  entity?: Entity;
  key?: string;
}

export interface HistoryPage {
  versions: RecordVersion[];
  pagination: PageInfo;
}

/** Lists versions, newest first. Without a record, leaves out `baseline` versions. */
export async function listVersions({ entity, key, ...request }: HistoryRequest): Promise<HistoryPage> {
  const where: Prisma.RecordVersionWhereInput = {
    entity,
    record_key: key,
    action: key === undefined ? { not: "baseline" } : undefined,
  };
  const total = await db().recordVersion.count({ where });
  const rows = await db().recordVersion.findMany({
    where,
    select: listed,
    orderBy: key === undefined ? { id: "desc" } : { number: "desc" },
    skip: (request.page - 1) * request.perPage,
    take: request.perPage,
  });
  return { versions: rows.map(toVersion), pagination: pageInfo(request, total) };
}

export async function getVersion(id: number): Promise<VersionWithSnapshot | null> {
  if (!isDatabaseId(id)) return null;
  const row = await db().recordVersion.findUnique({ where: { id } });
  if (!row) return null;
  const { entity, record_key, number } = row;
  const before = await db().recordVersion.findFirst({
    where: { entity, record_key, number: { lt: number } },
    orderBy: { number: "desc" },
  });
  const previous = before && { ...before, id: Number(before.id) };
  return versionWithSnapshotSchema.parse({ ...row, id: Number(row.id), previous });
}

/** Whether a record exists, and its `updated_at`. Texts of pages always exist. */
export async function getRecordState(entity: Entity, key: string): Promise<RecordState> {
  const { find, updatedAt } = recordStores[entity];
  const record = await find(db(), key);
  return record ? { state: "live", updated_at: updatedAt(record) } : { state: "deleted", updated_at: null };
}

export interface BinPage {
  items: BinItem[];
  pagination: PageInfo;
}

function toBinItem({ id, created_at, ...row }: ListedRow): BinItem {
  const expires_at = new Date(created_at.getTime() + env().BIN_DAYS * dayMs);
  return binItemSchema.parse({ ...row, version_id: Number(id), deleted_at: created_at, expires_at });
}

export async function listBin(request: PageOf): Promise<BinPage> {
  const found = Prisma.sql`FROM record_version AS version
    WHERE action = 'delete' AND created_at >= ${binBegin()} AND ${isInBin}`;
  const [counted] = await db().$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${found}`;
  const ids = await db().$queryRaw<{ id: bigint }[]>`
    SELECT id ${found} ORDER BY created_at DESC, id DESC
    LIMIT ${request.perPage} OFFSET ${(request.page - 1) * request.perPage}`;
  const rows = await db().recordVersion.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    select: listed,
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
  });
  return { items: rows.map(toBinItem), pagination: pageInfo(request, counted?.total ?? 0) };
}

/** Reads the contents by batch. A batch whose versions have expired is left out. */
export async function readBatchContents(ids: number[]): Promise<Map<number, BatchContents>> {
  const rows = await db().$queryRaw<(BatchContents & { batch_id: number })[]>`
    SELECT batch_id, min(entity) AS entity, (array_agg(title ORDER BY id))[1:3] AS titles,
      ARRAY(
        SELECT DISTINCT unnest(changed) FROM record_version AS each
        WHERE each.batch_id = version.batch_id AND action <> 'undo' ORDER BY 1
      ) AS changed
    FROM record_version AS version WHERE batch_id = ANY(${ids}) AND action <> 'undo' GROUP BY batch_id`;
  return new Map(rows.map(({ batch_id, ...contents }) => [batch_id, contents]));
}
