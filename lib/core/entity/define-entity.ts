import type { z } from "zod";
import type { RecordApi } from "../api/record-operations";
import type { Permission } from "../auth/permissions";
import type { AdminKey, Fields } from "../content/field";
import type { FormSections } from "../content/field-paths";
import type { FormWords } from "../i18n/admin-messages";

/** The link to the list of an entity in the menu of the back office and, with a `card`, its card on the dashboard. */
interface MenuEntry {
  group: "daily" | "tools" | "settings";
  label: AdminKey;
  permission?: Permission;
  /** `unit` names the records, which the card then counts. */
  card?: { description: AdminKey; unit?: AdminKey };
}

/** The part of an entity that the browser may load. Its record store has the functions that read and write records. */
export interface EntityDefinition {
  /** The kind of record in the history, in the bin and in the API: `promo`. */
  name: string;
  fields: Fields;
  /** The sections of the form. Absent if the form is written by hand. */
  sections?: FormSections;
  response: z.ZodType;
  /** A key of the response that no other entity has. */
  ownKey: string;
  /** The path of the entity's pages below `/admin`. */
  segment: string;
  /** The path of the list, if several entities share a list. */
  list?: string;
  /** The namespace of the pages' words in `messages/admin.json`. Absent if the pages are written by hand. */
  words?: FormWords;
  /** Absent if `components/admin/menu-items.ts` has several items for the entity. */
  menu?: MenuEntry;
  /** The permission to change a record, if editing content is not enough. */
  permission?: Permission;
  /** A record has a form and no page of its own in the back office. */
  formOnly?: true;
  /** There is one record, with the id 1. Its form stands in place of the list. */
  single?: true;
  /** The table, whose primary key is `id`. Absent if records are not rows with an id. */
  table?: string;
  /** The columns that name a record. The first one with a text counts. */
  titles?: readonly string[];
  /** Absent if the operations are written by hand in the `api.ts` of the feature. */
  api?: Pick<RecordApi, "tag" | "path" | "operations">;
}

/** An entity whose records are rows with an id. Its name is the name of the table, by which the database finds a record. */
export type TableDefinition = EntityDefinition & { table: string };

export function defineEntity<const D extends EntityDefinition>(definition: D): D {
  return definition;
}
