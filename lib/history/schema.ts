import { z } from "zod";
import { pageQuery } from "../api/query";
import { isoTime } from "../content/fields";
import { snapshotSchema } from "../entity/snapshot";
import { type Entity, entities } from "../registry/entities";

/** `baseline` is the state before the first recorded change; `batch` and `undo` belong to changes of many records. */
export const versionActions = ["baseline", "create", "update", "delete", "restore", "batch", "undo"] as const;

export type VersionAction = (typeof versionActions)[number];

const count = z.int().positive();

/** `record_key` is the id of the record, or the page that search texts belong to. */
const recordName = { entity: z.enum(entities), record_key: z.string() };

/** Stored for display, because the record may be gone. */
const shown = { title: z.string(), tour_type: z.int().nullable() };

/** The name stays when the account is deleted. `via` is `cookie` for the back office. */
const maker = {
  username: z.string(),
  via: z.enum(["cookie", "bearer", "token"]).nullable(),
};

export const versionSchema = z.object({
  id: count,
  ...recordName,
  number: count,
  action: z.enum(versionActions),
  changed: z.array(z.string()),
  ...shown,
  restored_from: count.nullable(),
  position: count.nullable().describe("The position in its list that a deleted tour had."),
  ...maker,
  created_at: isoTime,
});

export type RecordVersion = z.output<typeof versionSchema>;

const wholeVersion = versionSchema.extend({ snapshot: snapshotSchema });

export const versionWithSnapshotSchema = wholeVersion.extend({ previous: wholeVersion.nullable() });

export type VersionWithSnapshot = z.output<typeof versionWithSnapshotSchema>;

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

/** `updated_at` holds the value that was read, or null for a record in the bin. A request without the key is not compared. */
export const restoreInput = z.object({
  updated_at: isoTime.nullish(),
  fields: z
    .array(z.string().max(100))
    .min(1)
    .max(100)
    .optional()
    .describe("Restores these fields of a live record alone."),
});

export const batchKinds = ["prices", "sheet", "texts", "closures", "demo"] as const;

export type BatchKind = (typeof batchKinds)[number];

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

/** The records of a batch: the names of the first ones, and the fields that changed in any of them. */
export interface BatchContents {
  entity: Entity;
  titles: string[];
  changed: string[];
}

/** A value that an undo did not change, because it was changed since the batch or its record is gone. */
export const keptSchema = z.object({
  entity: z.enum(entities),
  id: count.nullable().describe("Null for the texts of a page."),
  name: z.string(),
  path: z.string(),
});

export const undoneSchema = z.object({
  undone: z.int().min(0).describe("How many records have what they had before."),
  kept: z.array(keptSchema),
});

export type Undone = z.output<typeof undoneSchema>;

export const binItemSchema = z.object({
  version_id: count,
  ...recordName,
  ...shown,
  ...maker,
  position: count.nullable().describe("The position in its list that a deleted tour had."),
  deleted_at: isoTime,
  expires_at: isoTime,
});

export type BinItem = z.output<typeof binItemSchema>;

export const binParams = z.object({ entity: z.enum(entities), record_key: z.string().min(1).max(100) });

export const leftOutSchema = z.array(z.string());
