import "server-only";
import { Prisma } from "../../../prisma/client/client";
import { advisoryLocks } from "../advisory-locks";
import type { Transaction } from "../content/change-content";
import { db } from "../db";
import { dayMs, minuteMs } from "../durations";
import { env } from "../env";
import { log } from "../log";
import { sharedState } from "../shared-state";
import { lockHistory } from "./history-lock";

/** The latest versions of a record, which stay however old they are. */
const alwaysKept = 20;

const pictureDays = 90;

/** Whether a `version` is a deletion without a later version: its record is in the bin. */
export const isInBin = Prisma.sql`(version.action = 'delete'
  AND NOT EXISTS (
    SELECT FROM record_version AS later
    WHERE later.entity = version.entity AND later.record_key = version.record_key AND later.number > version.number
  )
  AND NOT is_live_record(version.entity, version.record_key))`;

export function binBegin(now = new Date()): Date {
  return new Date(now.getTime() - env().BIN_DAYS * dayMs);
}

/** Keeps the last old version of each month of the operator's calendar, and the newest of each record. */
function deleteOldVersions(tx: Transaction, before: Date): Promise<number> {
  return tx.$executeRaw`
    WITH aged AS (SELECT DISTINCT entity, record_key FROM record_version WHERE created_at < ${before}),
      ranked AS (
        SELECT id, created_at,
          row_number() OVER (PARTITION BY entity, record_key ORDER BY number DESC) AS newest,
          row_number() OVER (
            PARTITION BY entity, record_key, date_trunc('month', created_at AT TIME ZONE site_time_zone())
            ORDER BY number DESC
          ) AS of_month
        FROM record_version JOIN aged USING (entity, record_key)
      )
    DELETE FROM record_version USING ranked
    WHERE record_version.id = ranked.id AND ranked.created_at < ${before} AND newest > ${alwaysKept} AND of_month > 1`;
}

function releasePictures(tx: Transaction, before: Date): Promise<number> {
  return tx.$executeRaw`
    DELETE FROM version_image USING record_version AS old
    WHERE old.id = version_image.version_id AND old.created_at < ${before} AND NOT EXISTS (
      SELECT FROM record_version AS version
      WHERE version.entity = old.entity AND version.record_key = old.record_key AND ${isInBin}
    )`;
}

interface Named {
  entity: string;
  record_key: string;
}

/** Removes nothing if the record was restored meanwhile. */
function emptyBin({ entity, record_key }: Named, before: Date): Promise<number> {
  return db().$transaction(async (tx) => {
    await lockHistory(tx, entity, record_key);
    return tx.$executeRaw`
      DELETE FROM record_version WHERE entity = ${entity} AND record_key = ${record_key} AND EXISTS (
        SELECT FROM record_version AS version
        WHERE version.entity = ${entity} AND version.record_key = ${record_key} AND version.created_at < ${before}
          AND ${isInBin}
      )`;
  });
}

export interface SweptHistory {
  versions: number;
  pictures: number;
}

/** Removes expired versions, their pictures and the bin's records. Returns null if another process does so. */
export async function sweepHistory(now = new Date()): Promise<SweptHistory | null> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const swept = await db().$transaction(
    async (tx) => {
      const [free] = await tx.$queryRaw<{ now: boolean }[]>`
        SELECT pg_try_advisory_xact_lock(${advisoryLocks.historySweep}) AS now`;
      if (!free?.now) return null;
      const versions = await deleteOldVersions(tx, ago(env().HISTORY_DAYS));
      const pictures = await releasePictures(tx, ago(pictureDays));
      const expired = await tx.$queryRaw<Named[]>`
        SELECT entity, record_key FROM record_version AS version
        WHERE action = 'delete' AND created_at < ${binBegin(now)} AND ${isInBin}`;
      return { versions, pictures, expired };
    },
    { maxWait: 5_000, timeout: 60_000 },
  );
  if (!swept) return null;
  let { versions } = swept;
  for (const record of swept.expired) versions += await emptyBin(record, binBegin(now));
  return { versions, pictures: swept.pictures };
}

/** After a write; the saves in between share one sweep. */
const delay = 10 * minuteMs;

const sweeping = sharedState("history-sweep", (): { timer?: ReturnType<typeof setTimeout> } => ({}));

/** Sweeps some minutes after a write, so that no request waits for the sweep. */
export function sweepHistoryLater(): void {
  if (sweeping.timer) return;
  sweeping.timer = setTimeout(() => {
    sweeping.timer = undefined;
    sweepHistory().catch((err: unknown) =>
      log().warn({ err }, "Expired versions could not be removed. The removal is repeated."),
    );
  }, delay).unref();
}
