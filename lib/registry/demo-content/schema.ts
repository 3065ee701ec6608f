import { z } from "zod";
import { isoTime } from "../../core/content/fields";
import { batchSchema, dryRunPlan } from "../../core/history/schema";
import { entities } from "../entities";

const named = {
  entity: z.enum(entities),
  record_key: z.string(),
  title: z.string(),
  tour_type: z.int().nullable(),
};

export const demoRecordSchema = z.object(named);

/** `changed`: staff have changed the record. `used`: a record that stays uses it. `fields` of settings are the operator's own. */
export const keptDemoRecordSchema = z.object({
  ...named,
  reason: z.enum(["changed", "used"]),
  fields: z.array(z.string()),
});

export type DemoContentRecord = z.output<typeof demoRecordSchema>;
export type KeptDemoRecord = z.output<typeof keptDemoRecordSchema>;

export const demoPlanSchema = z.object({
  plan: dryRunPlan,
  removed: z
    .array(demoRecordSchema)
    .describe(
      "The records that a removal moves to the bin. The settings and the texts of pages are emptied.",
    ),
  kept: z.array(keptDemoRecordSchema),
});

export const demoStateSchema = demoPlanSchema.extend({
  removal: z
    .object({ batch: batchSchema, until: isoTime })
    .nullable()
    .describe(
      "The latest removal. Null if it cannot be undone any more, because the bin no longer keeps the records.",
    ),
});

export type DemoState = z.output<typeof demoStateSchema>;

export const demoRemovalInput = z.object({
  plan: z.string().min(1, "Wajib diisi."),
  password: z.string({ error: "Password wajib diisi." }).min(1, "Password wajib diisi."),
});

export const demoRemovalResult = z.object({ batch: batchSchema, kept: z.array(keptDemoRecordSchema) });
