import "server-only";
import { z } from "zod";
import type { Transaction } from "../core/content/change-content";
import { staffText } from "../core/content/localized-text";
import { inOrder } from "../core/db";
import { defineRecordStore, parseSnapshot, type RecordSave } from "../core/entity/record-store";
import { changedFields, type Snapshot, snapshotOf } from "../core/entity/snapshot";
import { found, type RecordFailure, RecordFailures } from "../core/errors";
import { settledUpdate } from "./calendar/planned-writes";
import { requireClosedRoom } from "./calendar/writes";
import { requireClosingRights } from "./closures/closing-rights";
import { tourEntity } from "./entity";
import { factsSchema } from "./facts/schema";
import { tourFields } from "./fields";
import { kindPaths, kinds } from "./kinds";
import { createTour, updateTour } from "./mutations";
import { putInPositions } from "./order";
import { holdPickupAreas } from "./pickup-areas/queries";
import { holdPlaces, lockStops } from "./places/mutations";
import { tourPages } from "./public-pages";
import { toTour, wholeTour } from "./rows";
import {
  type Tour,
  type TourCreate,
  tourCreateSchema,
  tourResponse,
  tourResponseSchema,
  tourUpdateSchema,
} from "./schema";
import { updateTours } from "./update-tours";

const tourSchemas = { response: tourResponseSchema, create: tourCreateSchema, update: tourUpdateSchema };

const stopsOf = z.array(z.object({ place: z.string() }));

async function withKnownAreas(tx: Transaction, snapshot: Snapshot): Promise<Snapshot> {
  const { data } = factsSchema.safeParse(snapshot.facts);
  if (!data?.pickup) return snapshot;
  const areas = await holdPickupAreas(tx, data.pickup.areas);
  return { ...snapshot, facts: { ...data, pickup: { ...data.pickup, areas } } };
}

async function withKnownPlaces(tx: Transaction, snapshot: Snapshot): Promise<Snapshot> {
  const { success, data = [] } = stopsOf.safeParse(snapshot.stops);
  if (!success) return snapshot;
  await lockStops(tx);
  const known = await holdPlaces(
    tx,
    data.map(({ place }) => place),
  );
  return { ...snapshot, stops: data.filter(({ place }) => known.has(place)) };
}

async function withKnownParts(tx: Transaction, snapshot: Snapshot): Promise<Snapshot> {
  return withKnownAreas(tx, await withKnownPlaces(tx, snapshot));
}

async function findTour(tx: Transaction, id: number): Promise<Tour | null> {
  const row = await tx.tour.findUnique({ where: { id }, include: wholeTour });
  return row && toTour(row);
}

async function findTours(tx: Transaction, keys: readonly string[]): Promise<Tour[]> {
  const ids = keys.map(Number);
  const rows = await tx.tour.findMany({ where: { id: { in: ids } }, include: wholeTour });
  return inOrder(
    ids,
    rows.map((row) => toTour(row)),
  );
}

async function saveTours(tx: Transaction, saves: readonly RecordSave<Tour>[]): Promise<void> {
  const failures: RecordFailure[] = [];
  const updates = saves.flatMap(({ record, set }) => {
    try {
      const { updated_at, ...input } = parseSnapshot(tourUpdateSchema, set, tourFields);
      return [{ tour: record, input }];
    } catch (error) {
      failures.push({ key: String(record.id), error });
      return [];
    }
  });
  if (failures.length > 0) throw new RecordFailures(failures);
  await updateTours(tx, updates);
}

function readTourCreate(snapshot: Snapshot): TourCreate {
  const { updated_at, ...input } = parseSnapshot(tourUpdateSchema, { ...snapshot, published: false });
  return input as TourCreate;
}

export const tourStore = defineRecordStore(tourEntity, tourSchemas, {
  title: ({ name }) => staffText(name),
  tourType: ({ tour_type }) => tour_type,
  position: async (tx, { id, tour_type }) => {
    const [row] = await tx.$queryRaw<{ position: number }[]>`
      SELECT count(*)::int AS position FROM tour
      WHERE tour_type = ${tour_type} AND "order" <= (SELECT "order" FROM tour WHERE id = ${id})`;
    return row?.position ?? 1;
  },
  respond: tourResponse,
  find: findTour,
  /** A restore does not change whether a tour is published. */
  readUpdate: ({ published, publish_from, publish_until, ...snapshot }) =>
    parseSnapshot(tourUpdateSchema, snapshot, tourFields),
  readCreate: readTourCreate,
  create: (tx, input, { id }) => {
    // A restored tour has what it had, also beyond the limit of staff.
    if (id === undefined) requireClosedRoom(0, input);
    return createTour(tx, input, id);
  },
  update: async (tx, id, input, { before }) => {
    if (before) requireClosedRoom(before.closed_periods.length, input);
    const stored = before ?? (await findTour(tx, id));
    return updateTour(tx, id, stored ? settledUpdate(stored, input) : input, before);
  },
  snapshot: (tour) => ({ tour_type: tour.tour_type, ...snapshotOf(tourFields, tour) }),
  changed: (before, after) => changedFields(tourFields, before, after),
  known: withKnownParts,
  requireRights: requireClosingRights,
  publicPages: tourPages,
  many: { find: findTours, save: saveTours },
  /** The undo of a batch shows a tour again, which an ordinary restore makes a draft. */
  restorePublished: async (tx, key, snapshot) => {
    const id = Number(key);
    const draft = await createTour(tx, readTourCreate(await withKnownParts(tx, snapshot)), id);
    if (snapshot.published !== true) return draft;
    await tx.tour.update({ where: { id }, data: { published: true } });
    return found(await findTour(tx, id));
  },
  putInPositions: async (tx, returned) => {
    for (const type of kindPaths.map((kind) => kinds[kind].type)) {
      const moved = returned
        .filter(({ tour_type }) => tour_type === type)
        .map(({ key, position }) => ({ id: Number(key), position: position ?? 1 }));
      if (moved.length > 0) await putInPositions(tx, type, moved);
    }
  },
});
