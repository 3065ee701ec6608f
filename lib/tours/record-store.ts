import "server-only";
import { z } from "zod";
import type { Transaction } from "../content/change-content";
import { staffText } from "../content/localized-text";
import { defineRecordStore, parseSnapshot } from "../entity/record-store";
import { changedFields, type Snapshot, snapshotOf } from "../entity/snapshot";
import { settledUpdate } from "./calendar/planned-writes";
import { tourEntity } from "./entity";
import { factsSchema } from "./facts/schema";
import { tourFields } from "./fields";
import { createTour, updateTour } from "./mutations";
import { holdPickupAreas } from "./pickup-areas/queries";
import { holdPlaces, lockStops } from "./places/mutations";
import { tourPages } from "./public-pages";
import { toTour, wholeTour } from "./rows";
import { type Tour, type TourCreate, tourResponse, tourUpdateSchema } from "./schema";

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

async function findTour(tx: Transaction, id: number): Promise<Tour | null> {
  const row = await tx.tour.findUnique({ where: { id }, include: wholeTour });
  return row && toTour(row);
}

export const tourStore = defineRecordStore(tourEntity, {
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
  readCreate: (snapshot) => {
    const { updated_at, ...input } = parseSnapshot(tourUpdateSchema, { ...snapshot, published: false });
    return input as TourCreate;
  },
  create: (tx, input, { id }) => createTour(tx, input, id),
  update: async (tx, id, input, { before }) => {
    const stored = before ?? (await findTour(tx, id));
    return updateTour(tx, id, stored ? settledUpdate(stored, input) : input, before);
  },
  snapshot: (tour) => ({ tour_type: tour.tour_type, ...snapshotOf(tourFields, tour) }),
  changed: (before, after) => changedFields(tourFields, before, after),
  known: async (tx, snapshot) => withKnownAreas(tx, await withKnownPlaces(tx, snapshot)),
  publicPages: tourPages,
});
