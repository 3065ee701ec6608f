import "server-only";
import { Prisma } from "../../prisma/client/client";
import { staffText } from "../content/localized-text";
import { type PageInfo, type PageOf, pageInfo } from "../content/pagination";
import { shorten } from "../content/text";
import { db, isDatabaseId } from "../db";
import { dayMs } from "../durations";
import { env } from "../env";
import { type Entity, records, type TranslatedEntity } from "../registry/entities";
import { sharedTextName } from "../tours/shared-texts/fields";
import { listSharedTexts } from "../tours/shared-texts/queries";
import type { SharedTextNames } from "./compare-versions";
import { binBegin, isInBin } from "./retention";
import {
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

export function lastSave(entity: TranslatedEntity) {
  return async (id: number): Promise<{ updated_at: Date } | null> => {
    if (!isDatabaseId(id)) return null;
    const [row] = await db().$queryRaw<{ updated_at: Date }[]>`
      SELECT updated_at FROM ${Prisma.raw(`"${records[entity].table}"`)} WHERE id = ${id}`;
    return row ?? null;
  };
}

/** Whether a record exists, and its `updated_at`. Texts of pages always exist. */
export async function getRecordState(entity: Entity, key: string): Promise<RecordState> {
  const live =
    entity === "seo"
      ? await db().seoContent.findUnique({ where: { page: key }, select: { updated_at: true } })
      : await lastSave(entity)(Number(key));
  const state = live || entity === "seo" ? "live" : "deleted";
  return { state, updated_at: live?.updated_at ?? null };
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

const nameLength = 90;

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
