import { z } from "zod";
import type { Permission } from "../auth/permissions";
import { isoTime } from "../content/fields";

/** `baseline` is the state before the first recorded change; `batch` and `undo` belong to changes of many records. */
export const versionActions = ["baseline", "create", "update", "delete", "restore", "batch", "undo"] as const;

export type VersionAction = (typeof versionActions)[number];

const count = z.int().positive();

export const dryRunPlan = z
  .string()
  .describe("The plan that applies exactly the changes of this dry run when it is sent back.");

export const batchKinds = ["prices", "publication", "sheet", "texts", "closures", "demo"] as const;

export type BatchKind = (typeof batchKinds)[number];

export const batchSchema = z.object({
  id: count,
  kind: z.enum(batchKinds),
  request: z.record(z.string(), z.unknown()),
  records: count.describe("The number of records that the batch changed."),
  username: z.string(),
  created_at: isoTime,
  undone_at: isoTime.nullable(),
  undone_by: z.string().nullable(),
});

export type Batch = z.output<typeof batchSchema>;

/** The permission to change many records so, and to undo the change. Operations, pages and the undo ask this table. */
export const batchRights = {
  prices: "editContent",
  publication: "editContent",
  sheet: "editContent",
  texts: "editContent",
  closures: "closeDays",
  demo: "manageSite",
} as const satisfies Record<BatchKind, Permission>;
