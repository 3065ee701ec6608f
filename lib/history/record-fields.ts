import { z } from "zod";
import { blogFields } from "../blogs/fields";
import { closedPeriodFields } from "../closed-days/fields";
import type { AdminKey, Fields } from "../content/field";
import { number } from "../content/field-kinds";
import { adminText } from "../i18n/admin-messages";
import { promoFields } from "../promos/fields";
import { seoFields, seoPages } from "../seo/fields";
import { tourFields } from "../tours/fields";
import { kindOf, kindPaths, kinds } from "../tours/kinds";
import { tourType } from "../tours/schema";
import { sharedTextFields } from "../tours/shared-texts/fields";
import { type Entity, entities, type RecordVersion } from "./schema";

const listNames: Record<(typeof kindPaths)[number], AdminKey> = {
  tours: "shell.tours",
  "international-tours": "shell.internationalTours",
  "domestic-tours": "shell.domesticTours",
};

/** The list in which a tour stands, which its form does not change. */
const tourList = {
  ...number({ label: "history.listOf", values: tourType as never, step: 1 }),
  choiceNames: Object.fromEntries(kindPaths.map((kind) => [kinds[kind].type, listNames[kind]])),
};

const fieldsOf: Record<Entity, Fields> = {
  tour: { tour_type: tourList, ...tourFields },
  promo: promoFields,
  blog: blogFields,
  seo: seoFields,
  closed_period: closedPeriodFields,
  shared_text: sharedTextFields,
};

export function recordFields(entity: Entity): Fields {
  return fieldsOf[entity];
}

/** Fields as staff know them: "Harga, Opsi Harga". */
export function changedLabels(entity: Entity, changed: readonly string[]): string {
  const fields = recordFields(entity);
  const labels = changed.map((name) => {
    const label = Object.hasOwn(fields, name) ? fields[name]?.label : undefined;
    return label ? adminText(label) : name;
  });
  return [...new Set(labels)].join(", ");
}

type Named = Pick<RecordVersion, "entity" | "record_key" | "title" | "tour_type">;

/** The name of a record: of texts for search engines that of their page. */
export function recordTitle({ entity, record_key, title }: Named): string {
  if (entity !== "seo") return title;
  const page = seoPages.find((each) => each === record_key);
  return page ? adminText(`seo.page.${page}`) : record_key;
}

/** Where a record is shown while it is there. */
export function recordPath({ entity, record_key, tour_type }: Omit<Named, "title">): string {
  const kind = tour_type === null ? null : kindOf(tourType.parse(tour_type));
  const areas: Record<Entity, string> = {
    tour: `/admin/${kind ?? "tours"}/${record_key}`,
    promo: `/admin/promos/${record_key}`,
    blog: `/admin/blogs/${record_key}`,
    seo: "/admin/seo-settings",
    closed_period: `/admin/closed-days/edit/${record_key}`,
    shared_text: `/admin/shared-texts/edit/${record_key}`,
  };
  return areas[entity];
}

/** The path of a record's history: of a number, or of a page of texts for search engines. */
export const recordParams = z.union([
  z.object({ entity: z.enum(entities).exclude(["seo"]), key: z.string().regex(/^[1-9]\d{0,9}$/) }),
  z.object({ entity: z.literal("seo"), key: z.enum(seoPages) }),
]);

/** The address of the history of a record, or of all of a kind. */
export function historyPath(entity: Entity, key?: string | number): string {
  return key === undefined ? `/admin/history?entity=${entity}` : `/admin/history/${entity}/${key}`;
}
