import "server-only";
import { z } from "zod";
import { Prisma } from "../../../prisma/client/client";
import type { Actor } from "../../core/auth/permissions";
import { changeContent, type Transaction } from "../../core/content/change-content";
import { db } from "../../core/db";
import { dayMs } from "../../core/durations";
import type { Snapshot } from "../../core/entity/snapshot";
import { env } from "../../core/env";
import { AppError, found } from "../../core/errors";
import { deleteInBatch } from "../../core/history/batch-deletions";
import { noteChange } from "../../core/history/create-versions";
import { lockHistories } from "../../core/history/history-lock";
import { manyRecordsTimeout } from "../../core/history/many-records";
import { binBegin, sweepHistoryLater } from "../../core/history/retention";
import { type Batch, batchSchema } from "../../core/history/schema";
import { hideDemoFigures, showDemoFigures } from "../../figures/mutations";
import { addDemoRates, removeDemoRates } from "../../rates/mutations";
import { seoStore } from "../../seo/record-store";
import { entities, entityDefinition } from "../entities";
import { recordStores, rowStores } from "../record-stores";
import type { PagePlan } from "./page-plan";
import { type DemoPlan, planDemoRemoval, removedEntities, type SettingsPlan, settingsKey } from "./plan";
import type { DemoState, KeptDemoRecord } from "./schema";

const kind = "demo";

async function lockAll(tx: Transaction): Promise<void> {
  const marks = await tx.demoRecord.findMany();
  for (const entity of entities) {
    const keys = marks.filter((mark) => mark.entity === entity).map(({ record_key }) => record_key);
    await lockHistories(tx, entity, keys);
  }
}

interface BatchChange {
  action: "batch";
  actor: Actor;
  batch: number;
}

/** Gives the fields of the demo their empty values, which the rules of a save would refuse, and saves the operator's own items. */
async function emptySettings(
  tx: Transaction,
  { entity, emptied, lists, texts }: SettingsPlan,
  change: BatchChange,
): Promise<void> {
  const { table = entity } = entityDefinition(entity);
  const { find, save } = recordStores[entity];
  const before = found(await find(tx, settingsKey));
  const columns = emptied.map((name) => `"${name}" = DEFAULT`).join(", ");
  if (columns) await tx.$executeRaw`UPDATE ${Prisma.raw(`"${table}" SET ${columns}`)} WHERE id = 1`;
  const rest: Snapshot = { ...lists, ...texts };
  const after = found(await save(tx, found(await find(tx, settingsKey)), rest));
  await noteChange(tx, recordStores[entity], before, after, change);
}

/** Empties the texts of the demo. The texts that staff have written stay. */
async function emptyPage(tx: Transaction, { page, texts }: PagePlan, change: BatchChange): Promise<void> {
  const before = found(await seoStore.find(tx, page));
  if (texts) await seoStore.save(tx, before, texts);
  else await tx.seoContent.delete({ where: { page } });
  await noteChange(tx, seoStore, before, found(await seoStore.find(tx, page)), change);
}

const priceLine = z.object({ id: z.int(), tour_id: z.int(), position: z.int() });

/** Data that a removal of the demo keeps beside the records, for the undo. Removals of earlier releases lack price lines. */
const removedRest = z.object({
  rates: z.array(z.object({ currency: z.string(), baht: z.number() })),
  price_lines: z.array(priceLine).default([]),
});

/** Gives the price lines of returned tours their old ids, by which requests and other programs know them. */
async function restoreLineIds(tx: Transaction, lines: z.output<typeof priceLine>[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE tour_price AS line SET id = known.id
    FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS known (id int, tour_id int, position int)
    WHERE line.tour_id = known.tour_id AND line.position = known.position
      AND NOT EXISTS (SELECT FROM tour_price AS other WHERE other.id = known.id)`;
}

/** Brings back the rates, the figures and the ids of price lines. Records come back as those of every batch do. */
export async function undoDemoRest(tx: Transaction, batch: Pick<Batch, "kind" | "request">): Promise<void> {
  if (batch.kind !== kind) return;
  const { rates, price_lines } = removedRest.parse(batch.request);
  await restoreLineIds(tx, price_lines);
  await addDemoRates(tx, rates);
  await showDemoFigures(tx);
}

function movedError({ plan, removed, kept }: DemoPlan): AppError {
  const message = "Isi demo berubah sejak diperiksa. Periksa lagi sebelum menghapus.";
  return new AppError(409, message, undefined, undefined, { plan, removed, kept });
}

async function remove(tx: Transaction, plan: string, actor: Actor) {
  await lockAll(tx);
  const now = await planDemoRemoval(tx);
  if (now.plan !== plan) throw movedError(now);
  if (now.removed.length === 0) throw new AppError(422, "Tidak ada isi demo yang dapat dihapus.");
  const rates = await removeDemoRates(tx);
  const tours = now.records
    .filter(({ entity }) => entity === "tour")
    .map(({ record_key }) => Number(record_key));
  const price_lines = await tx.tourPrice.findMany({
    where: { tour_id: { in: tours } },
    select: { id: true, tour_id: true, position: true },
  });
  const data = {
    kind,
    request: { rates, price_lines } as object,
    user_id: actor.id,
    username: actor.username,
  };
  const row = await tx.changeBatch.create({ data: { ...data, records: now.removed.length } });
  const change = { actor, batch: row.id };
  for (const entity of removedEntities) {
    const keys = now.records.filter((each) => each.entity === entity).map(({ record_key }) => record_key);
    await deleteInBatch(tx, rowStores[entity], keys, change);
  }
  for (const settings of now.settings) await emptySettings(tx, settings, { ...change, action: "batch" });
  for (const page of now.pages) await emptyPage(tx, page, { ...change, action: "batch" });
  await hideDemoFigures(tx);
  return { batch: batchSchema.parse(row), kept: now.kept };
}

/** Removes all unchanged demo content in one transaction. Throws 409 if anything has changed since `plan`, 422 for nothing. */
export async function removeDemoContent(
  plan: string,
  actor: Actor,
): Promise<{ batch: Batch; kept: KeptDemoRecord[] }> {
  const result = await changeContent((tx) => remove(tx, plan, actor), manyRecordsTimeout);
  sweepHistoryLater();
  return result;
}

export async function readDemoState(): Promise<DemoState> {
  const { plan, removed, kept } = await planDemoRemoval(db());
  const row = await db().changeBatch.findFirst({
    where: { kind, undone_at: null, created_at: { gte: binBegin() } },
    orderBy: { id: "desc" },
  });
  const until = row && new Date(row.created_at.getTime() + env().BIN_DAYS * dayMs);
  return { plan, removed, kept, removal: row && until && { batch: batchSchema.parse(row), until } };
}
