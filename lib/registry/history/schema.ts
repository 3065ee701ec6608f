import { z } from "zod";
import { pageQuery } from "../../core/api/query";
import { isoTime } from "../../core/content/fields";
import { snapshotSchema } from "../../core/entity/snapshot";
import { versionActions } from "../../core/history/schema";
import { type Entity, entities } from "../entities";

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
  position: count.nullable().describe("The position that a deleted tour had in its list."),
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
    .describe(
      "The fields that are restored in a record that is not deleted. Other fields keep their values.",
    ),
});

/** The records of a batch: the names of the first ones, and the fields that changed in any of them. */
export interface BatchContents {
  entity: Entity;
  titles: string[];
  changed: string[];
}

/** A value that an undo did not change, because it was changed since the batch or its record is gone. */
export const keptSchema = z.object({
  entity: z.enum(entities),
  id: count.nullable().describe("The id of the record. Null for the texts of a page."),
  name: z.string(),
  path: z.string().describe("The path of the value. Empty if a record that the batch created stays."),
});

/** A record that refuses its part of a change of many records, which then changes nothing. */
export const refusedSchema = keptSchema.extend({
  tour_type: z.int().nullable(),
  message: z.string(),
});

export type RefusedRecord = z.output<typeof refusedSchema>;

export const undoneSchema = z.object({
  undone: z.int().min(0).describe("The number of records whose earlier values were restored."),
  kept: z.array(keptSchema),
});

export type Undone = z.output<typeof undoneSchema>;

export const binItemSchema = z.object({
  version_id: count,
  ...recordName,
  ...shown,
  ...maker,
  position: count.nullable().describe("The position that a deleted tour had in its list."),
  deleted_at: isoTime,
  expires_at: isoTime,
});

export type BinItem = z.output<typeof binItemSchema>;

export const binParams = z.object({ entity: z.enum(entities), record_key: z.string().min(1).max(100) });

export const leftOutSchema = z.array(z.string());
