import "server-only";
import { z } from "zod";
import { Prisma } from "../../prisma/client/client";
import type { Actor } from "../auth/permissions";
import { changeContent, type Transaction } from "../content/change-content";
import { manyRecordsTimeout } from "../content/many-records-timeout";
import { db } from "../db";
import { dayMs } from "../durations";
import type { Snapshot } from "../entity/snapshot";
import { env } from "../env";
import { AppError, found } from "../errors";
import { hideDemoFigures, showDemoFigures } from "../figures/demo-figures";
import { deleteInBatch } from "../history/batch-deletions";
import { noteChange } from "../history/create-versions";
import { lockHistories } from "../history/history-lock";
import { binBegin, sweepHistoryLater } from "../history/retention";
import { type Batch, batchSchema } from "../history/schema";
import { addDemoRates, removeDemoRates } from "../rates/demo-rates";
import { entities, entityDefinition } from "../registry/entities";
import { recordStores } from "../registry/record-stores";
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
  { entity, emptied, lists }: SettingsPlan,
  change: BatchChange,
): Promise<void> {
  const { table = entity } = entityDefinition(entity);
  const { find, save } = recordStores[entity] as (typeof recordStores)["site"];
  const before = found(await find(tx, settingsKey));
  const columns = emptied.map((name) => `"${name}" = DEFAULT`).join(", ");
  if (columns) await tx.$executeRaw`UPDATE ${Prisma.raw(`"${table}" SET ${columns}`)} WHERE id = 1`;
  const rest: Snapshot = lists;
  const after = found(await save(tx, found(await find(tx, settingsKey)), rest));
  await noteChange(tx, entity, before, after, change);
}

async function emptyPage(tx: Transaction, page: string, change: BatchChange): Promise<void> {
  const before = found(await recordStores.seo.find(tx, page));
  await tx.seoContent.delete({ where: { page } });
  await noteChange(tx, "seo", before, found(await recordStores.seo.find(tx, page)), change);
}

const removedRates = z.object({ rates: z.array(z.object({ currency: z.string(), baht: z.number() })) });

/** Brings back the rates and the figures of the demo. Records come back as those of every batch do. */
export async function undoDemoRest(tx: Transaction, batch: Pick<Batch, "kind" | "request">): Promise<void> {
  if (batch.kind !== kind) return;
  const { rates } = removedRates.parse(batch.request);
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
  const data = { kind, request: { rates } as object, user_id: actor.id, username: actor.username };
  const row = await tx.changeBatch.create({ data: { ...data, records: now.removed.length } });
  const change = { actor, batch: row.id };
  for (const entity of removedEntities) {
    const keys = now.records.filter((each) => each.entity === entity).map(({ record_key }) => record_key);
    await deleteInBatch(tx, entity, keys, change);
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
