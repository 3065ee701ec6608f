import "server-only";
import { createHash } from "node:crypto";
import { Prisma } from "../../../prisma/client/client";
import type { Transaction } from "../../core/content/change-content";
import { fieldLabel } from "../../core/content/field-labels";
import { isLocalizedText, staffText } from "../../core/content/localized-text";
import { found } from "../../core/errors";
import { isEmpty, isSame } from "../../core/forms/values";
import { entityDefinition, type TranslatedEntity } from "../entities";
import { recordStores } from "../record-stores";
import {
  isTouched,
  readSeeded,
  type SettingsRemoval,
  settingsRemoval,
  touchedSince,
  withNewFields,
} from "./changes";
import { listDemoPages, type PagePlan } from "./page-plan";
import type { DemoContentRecord, KeptDemoRecord } from "./schema";

/** The entities whose demo records go to the bin, in the order of removal: a record goes before the records it refers to. */
export const removedEntities = [
  "promo",
  "blog",
  "tour",
  "shared_text",
  "closed_period",
  "place",
  "pickup_area",
] as const satisfies TranslatedEntity[];

export type RemovedEntity = (typeof removedEntities)[number];

export const emptiedEntities = ["site", "home"] as const satisfies TranslatedEntity[];

interface Candidate extends DemoContentRecord {
  entity: RemovedEntity;
  updated_at: Date;
  /** Whether a version was written since the seed. The content may still be the same. */
  touched: boolean;
}

function titleOf(titles: unknown[], key: string): string {
  const title = titles.find((each) => typeof each === "string" || isLocalizedText(each));
  return (isLocalizedText(title) ? staffText(title) : String(title ?? "")) || key;
}

/** Lists the demo records that exist; tours from the end of their list, so that each version notes the position of today. */
async function listCandidates(tx: Transaction, entity: RemovedEntity): Promise<Candidate[]> {
  const { table = entity, titles = [] } = entityDefinition(entity);
  const columns = titles.map((title) => `to_jsonb(record."${title}")`).join(", ") || "NULL";
  const type = Prisma.raw(entity === "tour" ? "record.tour_type::int" : "NULL::int");
  const order = Prisma.raw(entity === "tour" ? `record.tour_type, record."order" DESC` : "record.id");
  const rows = await tx.$queryRaw<(Omit<Candidate, "entity" | "title"> & { titles: unknown[] })[]>`
    SELECT mark.record_key, jsonb_build_array(${Prisma.raw(columns)}) AS titles, ${type} AS tour_type, record.updated_at,
      ${touchedSince} AS touched
    FROM demo_record AS mark JOIN ${Prisma.raw(`"${table}"`)} AS record ON record.id = mark.record_key::int
    WHERE mark.entity = ${entity} ORDER BY ${order}`;
  return rows.map(({ titles: all, ...row }) => ({ ...row, entity, title: titleOf(all, row.record_key) }));
}

async function isChanged(tx: Transaction, { entity, record_key, touched }: Candidate): Promise<boolean> {
  if (!touched) return false;
  const { find, snapshot, changed } = recordStores[entity];
  const seeded = await readSeeded(tx, entity, record_key);
  const record = await find(tx, record_key);
  if (!seeded || !record) return true;
  const now = snapshot(record);
  return changed(withNewFields(seeded, now), now).length > 0;
}

type UsedKeys = (tx: Transaction, removed: number[]) => Promise<{ key: string }[]>;

/** Finds the records that remaining promos and tours use. `removed` are the ids of the records that go. */
const users: Partial<Record<RemovedEntity, { of: RemovedEntity; used: UsedKeys }>> = {
  tour: {
    of: "promo",
    used: (tx, removed) => tx.$queryRaw`
      SELECT DISTINCT tour_id::text AS key FROM promo WHERE tour_id IS NOT NULL AND NOT id = ANY(${removed}::int[])`,
  },
  place: {
    of: "tour",
    used: (tx, removed) => tx.$queryRaw`
      SELECT DISTINCT place.id::text AS key FROM tour_stop JOIN place ON place.code = place_code
      WHERE NOT tour_id = ANY(${removed}::int[])`,
  },
  pickup_area: {
    of: "tour",
    used: (tx, removed) => tx.$queryRaw`
      SELECT DISTINCT pickup_area.id::text AS key FROM tour, pickup_area
      WHERE facts #> '{pickup,areas}' @> to_jsonb(pickup_area.code) AND NOT tour.id = ANY(${removed}::int[])`,
  },
  shared_text: {
    of: "tour",
    used: (tx, removed) => tx.$queryRaw`
      SELECT DISTINCT shared_text_id::text AS key FROM (
        SELECT tour_id, shared_text_id FROM included_excluded
        UNION ALL SELECT tour_id, shared_text_id FROM tour_faq
        UNION ALL SELECT tour_id, shared_text_id FROM cancellation_policy
      ) AS copy WHERE shared_text_id IS NOT NULL AND NOT tour_id = ANY(${removed}::int[])`,
  },
};

/** The settings of the site and the home page have one row each. */
export const settingsKey = "1";

export interface SettingsPlan extends SettingsRemoval {
  entity: (typeof emptiedEntities)[number];
  title: string;
  /** Whether the settings hold anything of the demo. */
  holdsDemo: boolean;
}

async function planSettings(tx: Transaction, entity: SettingsPlan["entity"]): Promise<SettingsPlan | null> {
  const touched = await isTouched(tx, entity, settingsKey);
  if (touched === null) return null;
  const { find, snapshot, title } = recordStores[entity];
  const record = found(await find(tx, settingsKey));
  const now = snapshot(record);
  const seeded = touched ? await readSeeded(tx, entity, settingsKey) : now;
  // The version of the seed tells the operator's own values from those of the demo. An expired version keeps all values.
  if (!seeded) return null;
  const { fields } = entityDefinition(entity);
  const removal = settingsRemoval(fields, seeded, now);
  const isFilled = (name: string) => {
    const value: unknown = Reflect.get(record, name);
    const emptyValue: unknown = fields[name]?.toRecord(fields[name].emptyDraft(), 0);
    return typeof value !== "boolean" && !isEmpty(value) && !isSame(value, emptyValue);
  };
  const itemsGo = Object.entries(removal.lists).some(([name, items]) => {
    const list = now[name];
    return Array.isArray(list) && items.length < list.length;
  });
  const languagesGo = Object.entries(removal.lists).some(([name, items]) => {
    const list = now[name];
    return Array.isArray(list) && items.some((item) => !list.some((each) => isSame(each, item)));
  });
  return {
    ...removal,
    own: removal.own.filter(isFilled),
    entity,
    title: title(record),
    holdsDemo:
      removal.emptied.some(isFilled) || itemsGo || Object.keys(removal.texts).length > 0 || languagesGo,
  };
}

export interface DemoPlan {
  plan: string;
  records: Candidate[];
  settings: SettingsPlan[];
  pages: PagePlan[];
  removed: DemoContentRecord[];
  kept: KeptDemoRecord[];
}

async function planRecords(tx: Transaction): Promise<{ records: Candidate[]; kept: KeptDemoRecord[] }> {
  const records: Candidate[] = [];
  const kept: KeptDemoRecord[] = [];
  const idsOf = (entity: RemovedEntity) =>
    records.filter((each) => each.entity === entity).map(({ record_key }) => Number(record_key));
  for (const entity of removedEntities) {
    const user = users[entity];
    const used = new Set(user ? (await user.used(tx, idsOf(user.of))).map(({ key }) => key) : []);
    for (const candidate of await listCandidates(tx, entity)) {
      const reason = (await isChanged(tx, candidate))
        ? "changed"
        : used.has(candidate.record_key)
          ? "used"
          : null;
      const { record_key, title, tour_type } = candidate;
      if (reason) kept.push({ entity, record_key, title, tour_type, reason, fields: [] });
      else records.push(candidate);
    }
  }
  return { records, kept };
}

/** Says what a removal of the demo content would do now. Writes nothing. */
export async function planDemoRemoval(tx: Transaction): Promise<DemoPlan> {
  const { records, kept } = await planRecords(tx);
  const planned: SettingsPlan[] = [];
  for (const entity of emptiedEntities) {
    const settings = await planSettings(tx, entity);
    if (!settings?.holdsDemo) continue;
    planned.push(settings);
  }
  const pages = await listDemoPages(tx);
  const removedPages = pages.filter(({ isDemo }) => isDemo).map(({ page, texts }) => ({ page, texts }));
  const nothing = { tour_type: null };
  const removed: DemoContentRecord[] = [
    ...records.map(({ entity, record_key, title, tour_type }) => ({ entity, record_key, title, tour_type })),
    ...planned.map(({ entity, title }) => ({ entity, record_key: settingsKey, title, ...nothing })),
    ...removedPages.map(({ page }) => ({
      entity: "seo" as const,
      record_key: page,
      title: page,
      ...nothing,
    })),
  ];
  const keptSettings = planned
    .filter(({ own }) => own.length > 0)
    .map(({ entity, title, own }): KeptDemoRecord => {
      const { fields } = entityDefinition(entity);
      const labels = own.map((name) => fieldLabel(fields, name));
      return { entity, record_key: settingsKey, title, ...nothing, reason: "changed", fields: labels };
    });
  const keptPages = pages
    .filter(({ isOwn }) => isOwn)
    .map(({ page }): KeptDemoRecord => {
      return { entity: "seo", record_key: page, title: page, ...nothing, reason: "changed", fields: [] };
    });
  const all = [...kept, ...keptSettings, ...keptPages];
  const plan = createHash("sha256")
    .update(JSON.stringify([records, planned, removedPages, all]))
    .digest("hex");
  return { plan, records, settings: planned, pages: removedPages, removed, kept: all };
}
