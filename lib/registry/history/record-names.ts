import { z } from "zod";
import { adminText } from "../../core/i18n/admin-messages";
import { staffName } from "../../core/i18n/staff-names";
import { seoPages } from "../../seo/fields";
import { kindOf } from "../../tours/kinds";
import { tourType } from "../../tours/schema";
import { type Entity, entities, entityDefinition } from "../entities";
import type { RecordVersion } from "./schema";

export function changedLabels(entity: Entity, changed: readonly string[]): string {
  const { fields } = entityDefinition(entity);
  const labels = changed.map((name) => {
    const label = Object.hasOwn(fields, name) ? fields[name]?.label : undefined;
    return label ? adminText(label) : name;
  });
  return [...new Set(labels)].join(", ");
}

type Named = Pick<RecordVersion, "entity" | "record_key" | "title" | "tour_type">;

export function recordTitle({ entity, record_key, title }: Named): string {
  if (entity !== "seo") return title;
  const page = seoPages.find((each) => each === record_key);
  return page ? staffName(`seo.page.${page}`) : record_key;
}

export function recordPath({ entity, record_key, tour_type }: Omit<Named, "title">): string {
  const { segment, formOnly, single } = entityDefinition(entity);
  if (entity === "seo" || single) return `/admin/${segment}`;
  const list = tour_type === null ? segment : kindOf(tourType.parse(tour_type));
  return formOnly ? `/admin/${segment}/edit/${record_key}` : `/admin/${list}/${record_key}`;
}

export function editPath(record: Omit<Named, "title">): string {
  const path = recordPath(record);
  return entityDefinition(record.entity).formOnly ? path : path.replace(/\/(\d+)$/, "/edit/$1");
}

export const recordParams = z.union([
  z.object({ entity: z.enum(entities).exclude(["seo"]), key: z.string().regex(/^[1-9]\d{0,9}$/) }),
  z.object({ entity: z.literal("seo"), key: z.enum(seoPages) }),
]);

export function historyPath(entity: Entity, key?: string | number): string {
  return key === undefined ? `/admin/history?entity=${entity}` : `/admin/history/${entity}/${key}`;
}
