import { z } from "zod";
import { pageQuery } from "../api/query";
import { isoTime } from "../content/fields";
import { entities } from "./records";

/** `baseline` is the stored state that the first noted change found; the last two are of many records at once. */
export const versionActions = ["baseline", "create", "update", "delete", "restore", "batch", "undo"] as const;

export type VersionAction = (typeof versionActions)[number];

const count = z.int().positive();

/** What names a record: `record_key` is its id, or the page of texts for search engines. */
const recordName = { entity: z.enum(entities), record_key: z.string() };

/** As staff read it, and of a tour the list in which it was. */
const shown = { title: z.string(), tour_type: z.int().nullable() };

/** Whose doing it was; a name stays when its account goes. Over the API, unless by the back office's `cookie`. */
const maker = {
  username: z.string(),
  via: z.enum(["cookie", "bearer", "token"]).nullable(),
};

/** A version without what the record was. `changed` names fields of the entity's table. */
export const versionSchema = z.object({
  id: count,
  ...recordName,
  number: count,
  action: z.enum(versionActions),
  changed: z.array(z.string()),
  ...shown,
  restored_from: count.nullable(),
  ...maker,
  created_at: isoTime,
});

export type RecordVersion = z.output<typeof versionSchema>;

/** The record as PUT accepts it, keyed as the API. */
export const snapshotSchema = z.record(z.string(), z.unknown());

export type Snapshot = z.output<typeof snapshotSchema>;

const wholeVersion = versionSchema.extend({ snapshot: snapshotSchema });

/** One version with what the record was, and the version before it, to be compared. */
export const versionWithSnapshotSchema = wholeVersion.extend({ previous: wholeVersion.nullable() });

export type VersionWithSnapshot = z.output<typeof versionWithSnapshotSchema>;

/** The record now: `updated_at` is what a restore sends back. */
export const recordStateSchema = z.object({
  state: z.enum(["live", "deleted"]),
  updated_at: isoTime.nullable(),
});

export type RecordState = z.output<typeof recordStateSchema>;

export const historyQuery = pageQuery
  .extend({ entity: z.enum(entities).optional(), record_key: z.string().min(1).max(100).optional() })
  .refine(({ entity, record_key }) => record_key === undefined || entity !== undefined, {
    path: ["entity"],
    error: "Wajib diisi bersama record_key.",
  });

/** `updated_at` is that of the live record as it was read; null for a record in the bin. Without it nothing is compared. */
export const restoreInput = z.object({ updated_at: isoTime.nullish() });

/** Changes of many records at once: prices by a rule, cells of a sheet, copies of a shared text. */
export const batchKinds = ["prices", "sheet", "texts"] as const;

export type BatchKind = (typeof batchKinds)[number];

/** `request` is what was asked for, in the words of its kind. */
export const batchSchema = z.object({
  id: count,
  kind: z.enum(batchKinds),
  request: z.record(z.string(), z.unknown()),
  records: count.describe("How many records it changed."),
  username: z.string(),
  created_at: isoTime,
  undone_at: isoTime.nullable(),
  undone_by: z.string().nullable(),
});

export type Batch = z.output<typeof batchSchema>;

/** What an undo left as it is: `path` was changed since the batch, or its record is gone. */
export const keptSchema = z.object({ id: count, name: z.string(), path: z.string() });

export const undoneSchema = z.object({
  undone: z.int().min(0).describe("How many records have what they had before."),
  kept: z.array(keptSchema),
});

export type Undone = z.output<typeof undoneSchema>;

/** A deleted record that can still come back. */
export const binItemSchema = z.object({
  /** What to restore: the version that was deleted. */
  version_id: count,
  ...recordName,
  ...shown,
  ...maker,
  deleted_at: isoTime,
  expires_at: isoTime,
});

export type BinItem = z.output<typeof binItemSchema>;

export const binParams = z.object({ entity: z.enum(entities), record_key: z.string().min(1).max(100) });

/** Of the pictures that a restored record has lost: their addresses, each once. */
export const leftOutSchema = z.array(z.string());
