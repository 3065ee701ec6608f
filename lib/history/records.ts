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
import type { Sections } from "../content/field-paths";
import type { FormArea } from "../i18n/admin-messages";
import { type Promo, promoEntity, promoResponseSchema } from "../promos/fields";
import { seoFields } from "../seo/fields";
import type { StoredPage } from "../seo/mutations";
import { seoContentSchema } from "../seo/schema";
import { tourFields } from "../tours/fields";
import { kindPaths, kinds } from "../tours/kinds";
import { type Tour, tourResponseSchema, tourType } from "../tours/schema";
import { type SharedText, sharedTextEntity, sharedTextResponseSchema } from "../tours/shared-texts/fields";

/** What history, bin and translations know of a kind of record; how it is written stands in `entities.ts`. */
interface RecordKind {
  fields: Fields;
  /** Of its form. */
  sections?: Sections;
  /** As the API returns it. */
  response: z.ZodType;
  /** A key that responses of no other kind have. */
  ownKey: string;
  /** The segment below `/admin`. */
  area: string;
  /** Needed to change it, where that is more than to keep the content. */
  permission?: Permission;
  /** Staff see it in its form alone. */
  formOnly?: true;
}

/** Of records with an id, whose texts are translated from English. */
interface TranslatedKind extends RecordKind {
  table: string;
  /** The columns of the text by which staff know it: the first that is there. */
  titles: readonly string[];
}

const listNames: Record<(typeof kindPaths)[number], AdminKey> = {
  tours: "shell.tours",
  "international-tours": "shell.internationalTours",
  "domestic-tours": "shell.domesticTours",
};

/** The list in which a tour stands, which its form does not change. */
const tourList: Field = {
  ...number({ label: "history.listOf", values: tourType as never, decimals: 0 }),
  choiceNames: Object.fromEntries(kindPaths.map((kind) => [kinds[kind].type, listNames[kind]])),
};

/** What each kind of record is within. */
export interface Records {
  tour: Tour;
  promo: Promo;
  blog: Blog;
  seo: StoredPage;
  closed_period: CommonClosedPeriod;
  shared_text: SharedText;
}

/** What has a history: a kind of record is named here, and in `entities.ts` how it is written. */
export const records = {
  tour: {
    ...{
      fields: { tour_type: tourList, ...tourFields },
      response: tourResponseSchema,
      ownKey: "itineraries",
    },
    ...{ table: "tour", titles: ["name"], area: "tours" },
  },
  promo: {
    ...{ ...promoEntity, response: promoResponseSchema, ownKey: "pdf_url" },
    ...{ table: "promo", titles: ["title"] },
    area: "promos",
  },
  blog: {
    ...{ ...blogEntity, response: blogResponseSchema, ownKey: "posting_date" },
    ...{ table: "blog", titles: ["title"] },
    area: "blogs",
  },
  seo: { fields: seoFields, response: seoContentSchema, ownKey: "home", area: "seo-settings" },
  closed_period: {
    ...{ ...closedPeriodEntity, response: closedPeriodResponseSchema, ownKey: "until" },
    ...{ table: "closed_period", titles: ["reason"], area: "closed-days", formOnly: true },
    permission: "closeDays",
  },
  shared_text: {
    ...{ ...sharedTextEntity, response: sharedTextResponseSchema, ownKey: "text" },
    ...{ table: "shared_text", titles: ["question", "text"], area: "shared-texts", formOnly: true },
  },
} as const satisfies Record<string, RecordKind | TranslatedKind>;

type Kinds = typeof records;

export type Entity = keyof Kinds;

/** What has texts that are translated from English; pages' texts for search engines are each their own. */
export type TranslatedEntity = {
  [E in Entity]: Kinds[E] extends { table: string } ? E : never;
}[Entity];

/** What has a form that speaks with the words of its area. */
export type FormEntity = {
  [E in Entity]: Kinds[E]["area"] extends FormArea ? E : never;
}[Entity];

export const entities = Object.keys(records) as [Entity, ...Entity[]];

export const translatedEntities = entities.filter(
  (entity): entity is TranslatedEntity => "table" in records[entity],
);

export type RecordResponse<E extends Entity = Entity> = z.input<Kinds[E]["response"]>;

/** The response of a record of any kind. */
export const recordResponse = z.union(Object.values(records).map(({ response }) => response)) as z.ZodUnion<
  Kinds[Entity]["response"][]
>;

export function recordKind(entity: Entity): RecordKind & Partial<TranslatedKind> {
  return records[entity];
}
