import "server-only";
import { staffText } from "../../content/localized-text";
import { defineRecordStore, parseSnapshot } from "../../entity/record-store";
import { changedFields, snapshotOf } from "../../entity/snapshot";
import { placeEntity } from "./entity";
import { placeCreate, placeFields, placeInput, placeResponse } from "./fields";
import { createPlace, removePlace, updatePlace } from "./mutations";
import { listPlaces, toPlace } from "./queries";

const store = defineRecordStore(placeEntity, {
  title: ({ name }) => staffText(name),
  respond: placeResponse,
  find: async (tx, id) => {
    const row = await tx.place.findUnique({ where: { id } });
    return row && toPlace(row);
  },
  // A place that comes back from the bin has its code again.
  snapshot: (place) => ({ code: place.code, ...snapshotOf(placeFields, place) }),
  changed: (before, after) => changedFields(placeFields, before, after),
  readUpdate: (snapshot) => parseSnapshot(placeInput, snapshot, placeFields),
  readCreate: (snapshot) => parseSnapshot(placeCreate, snapshot),
  create: (tx, input, { id }) => createPlace(tx, input, id),
  update: updatePlace,
  list: listPlaces,
});

export const placeStore = { ...store, remove: removePlace };
