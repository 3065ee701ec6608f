import { z } from "zod";
import { isoTime } from "../content/fields";
import { batchSchema } from "../history/schema";
import { entities } from "../registry/entities";

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
  plan: z.string().describe("To be sent back to apply just this."),
  removed: z
    .array(demoRecordSchema)
    .describe("Go to the bin, or are emptied: the settings and the texts of pages."),
  kept: z.array(keptDemoRecordSchema),
});

export const demoStateSchema = demoPlanSchema.extend({
  removal: z
    .object({ batch: batchSchema, until: isoTime })
    .nullable()
    .describe("The latest removal, if it can still be undone: until the bin lets go of the records."),
});

export type DemoState = z.output<typeof demoStateSchema>;

export const demoRemovalInput = z.object({
  plan: z.string().min(1, "Wajib diisi."),
  password: z.string({ error: "Password wajib diisi." }).min(1, "Password wajib diisi."),
});

export const demoRemovalResult = z.object({ batch: batchSchema, kept: z.array(keptDemoRecordSchema) });
