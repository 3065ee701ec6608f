import "server-only";
import { db } from "../../core/db";
import type { RecordStore } from "../../core/entity/record-store";
import { changedFields, picturesOf } from "../../core/entity/snapshot";
import { env } from "../../core/env";
import { found } from "../../core/errors";
import { isEmpty } from "../../core/forms/values";
import { homeId } from "../../home/fields";
import { homeStore } from "../../home/record-store";
import { siteId } from "../../site/fields";
import { readSiteSettings } from "../../site/queries";
import { siteStore } from "../../site/record-store";
import { visibleTours } from "../../tours/visible-tours";
import { isTouched, readSeeded, withNewFields } from "../demo-content/changes";
import type { MissingForLive, StepStatus } from "./schema";
import { missingForLive, stepStatuses } from "./steps";

async function readSettings<Stored extends object>(store: RecordStore<Stored>, id: number) {
  const key = String(id);
  const { find, snapshot } = store;
  const entity = store.entity.name;
  const record = found(await find(db(), key));
  const touched = await isTouched(db(), entity, key);
  const now = snapshot(record);
  const seeded = touched ? await readSeeded(db(), entity, key) : touched === false ? now : null;
  const { fields } = store.entity;
  const changed = seeded ? changedFields(fields, withNewFields(seeded, now), now) : Object.keys(fields);
  const own = new Set(changed.filter((name) => !isEmpty(Reflect.get(record, name))));
  return { record, own, seeded };
}

/** Tours are counted that visitors see. */
interface Counts {
  own: number;
  demo: number;
  accounts: number;
}

async function readCounts(): Promise<Counts> {
  const [row] = await db().$queryRaw<Counts[]>`
    SELECT count(*) FILTER (WHERE mark.entity IS NULL)::int AS own, count(mark.entity)::int AS demo,
      (SELECT count(*)::int FROM admin_user WHERE active) AS accounts
    FROM tour LEFT JOIN demo_record AS mark ON mark.entity = 'tour' AND mark.record_key = tour.id::text
    WHERE ${visibleTours()}`;
  return found(row ?? null);
}

export async function isGettingStartedOpen(): Promise<boolean> {
  return (await db().gettingStarted.findUnique({ where: { id: 1 } }))?.open ?? true;
}

/** Reads the first steps of a new site. Returns an empty list if staff have closed the list, or all steps are done. */
export async function listGettingStarted(): Promise<StepStatus[]> {
  if (!(await isGettingStartedOpen())) return [];
  const [site, home, { accounts, ...tours }] = await Promise.all([
    readSettings(siteStore, siteId),
    readSettings(homeStore, homeId),
    readCounts(),
  ]);
  const { WHATSAPP_NUMBER, TELEGRAM_ACCOUNT } = env();
  // The environment wins over the settings, and only an operator sets it.
  const chats = { whatsapp_number: WHATSAPP_NUMBER, telegram_account: TELEGRAM_ACCOUNT };
  const shown = { ...site.record };
  for (const [name, account] of Object.entries(chats)) {
    if (!account) continue;
    Object.assign(shown, { [name]: account });
    site.own.add(name);
  }
  const statuses = stepStatuses({
    site: shown,
    home: home.record,
    own: { site: site.own, home: home.own },
    demoPictures: new Set(home.seeded ? picturesOf(home.seeded) : []),
    tours,
    accounts,
  });
  return statuses.every(({ state }) => state === "done" || state === "optional") ? [] : statuses;
}

/** Reads what is missing before the site can be opened to the public. */
export async function readMissingForLive(): Promise<MissingForLive[]> {
  const { SITE_URL: siteUrl, BACKUP_DIR } = env();
  const { email } = await readSiteSettings();
  return missingForLive({ siteUrl, hasBackup: BACKUP_DIR !== undefined, email });
}

export async function setGettingStarted(open: boolean): Promise<void> {
  await db().gettingStarted.upsert({ where: { id: 1 }, create: { open }, update: { open } });
}
