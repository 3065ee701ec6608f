import { z } from "zod";
import type { Permission } from "../auth/permissions";
import { blogEntity, blogResponseSchema } from "../blogs/fields";
import type { Blog } from "../blogs/schema";
import {
  type CommonClosedPeriod,
  closedPeriodEntity,
  closedPeriodResponseSchema,
} from "../closed-days/fields";
import type { AdminKey, Field, Fields } from "../content/field";
import { number } from "../content/field-kinds";
import type { FormSections } from "../content/field-paths";
import type { FormArea } from "../i18n/admin-messages";
import { type Promo, promoEntity, promoResponseSchema } from "../promos/fields";
import { seoFields } from "../seo/fields";
import type { StoredPage } from "../seo/mutations";
import { seoContentSchema } from "../seo/schema";
import { tourFields } from "../tours/fields";
import { kindPaths, kinds } from "../tours/kinds";
import { type Tour, tourResponseSchema, tourType } from "../tours/schema";
import { type SharedText, sharedTextEntity, sharedTextResponseSchema } from "../tours/shared-texts/fields";

/** What history, bin and translations know about a kind of record. `entities.ts` has the functions that write it. */
interface RecordKind {
  fields: Fields;
  sections?: FormSections;
  response: z.ZodType;
  ownKey: string;
  area: string;
  /** The permission to change the record, if editing content is not enough. */
  permission?: Permission;
  formOnly?: true;
}

interface TranslatedKind extends RecordKind {
  table: string;
  titles: readonly string[];
}

const listNames: Record<(typeof kindPaths)[number], AdminKey> = {
  tours: "shell.tours",
  "international-tours": "shell.internationalTours",
  "domestic-tours": "shell.domesticTours",
};

const tourList: Field = {
  ...number({ label: "history.listOf", values: tourType as never, decimals: 0 }),
  choiceNames: Object.fromEntries(kindPaths.map((kind) => [kinds[kind].type, listNames[kind]])),
};

export interface Records {
  tour: Tour;
  promo: Promo;
  blog: Blog;
  seo: StoredPage;
  closed_period: CommonClosedPeriod;
  shared_text: SharedText;
}

export const records = {
  tour: {
    fields: { tour_type: tourList, ...tourFields },
    response: tourResponseSchema,
    ownKey: "itineraries",
    table: "tour",
    titles: ["name"],
    area: "tours",
  },
  promo: {
    ...promoEntity,
    response: promoResponseSchema,
    ownKey: "pdf_url",
    table: "promo",
    titles: ["title"],
    area: "promos",
  },
  blog: {
    ...blogEntity,
    response: blogResponseSchema,
    ownKey: "posting_date",
    table: "blog",
    titles: ["title"],
    area: "blogs",
  },
  seo: { fields: seoFields, response: seoContentSchema, ownKey: "home", area: "seo-settings" },
  closed_period: {
    ...closedPeriodEntity,
    response: closedPeriodResponseSchema,
    ownKey: "until",
    table: "closed_period",
    titles: ["reason"],
    area: "closed-days",
    formOnly: true,
    permission: "closeDays",
  },
  shared_text: {
    ...sharedTextEntity,
    response: sharedTextResponseSchema,
    ownKey: "text",
    table: "shared_text",
    titles: ["question", "text"],
    area: "shared-texts",
    formOnly: true,
  },
} as const satisfies Record<string, RecordKind | TranslatedKind>;

type Kinds = typeof records;

export type Entity = keyof Kinds;

/** The search texts of pages are not translated: each language is written on its own. */
export type TranslatedEntity = {
  [E in Entity]: Kinds[E] extends { table: string } ? E : never;
}[Entity];

export type FormEntity = {
  [E in Entity]: Kinds[E]["area"] extends FormArea ? E : never;
}[Entity];

export const entities = Object.keys(records) as [Entity, ...Entity[]];

export const translatedEntities = entities.filter(
  (entity): entity is TranslatedEntity => "table" in records[entity],
);

export type RecordResponse<E extends Entity = Entity> = z.input<Kinds[E]["response"]>;

export const recordResponse = z.union(Object.values(records).map(({ response }) => response)) as z.ZodUnion<
  Kinds[Entity]["response"][]
>;

export function recordKind(entity: Entity): RecordKind & Partial<TranslatedKind> {
  return records[entity];
}
