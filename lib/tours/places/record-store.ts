import "server-only";
import { changedFields, snapshotOf } from "../../core/entity/snapshot";
import { defineTableStore } from "../../core/entity/table-store";
import { placeEntity } from "./entity";
import { placeFields, placeSchemas } from "./fields";
import { createPlace, removePlace, updatePlace } from "./mutations";
import { placeRows } from "./queries";

export const placeStore = defineTableStore(placeEntity, placeSchemas, placeRows, {
  // A place that comes back from the bin has its code again.
  snapshot: (place) => ({ code: place.code, ...snapshotOf(placeFields, place) }),
  changed: (before, after) => changedFields(placeFields, before, after),
  // The API reads a place by its code.
  get: undefined,
  create: (tx, input, { id }) => createPlace(tx, input, id),
  update: updatePlace,
  remove: removePlace,
});
