import "server-only";
import { staffText } from "../../content/localized-text";
import { defineRecordStore, parseSnapshot } from "../../entity/record-store";
import { changedFields, snapshotOf } from "../../entity/snapshot";
import {
  pickupAreaCreate,
  pickupAreaEntity,
  pickupAreaFields,
  pickupAreaResponse,
  pickupAreaSchema,
  pickupAreaUpdate,
} from "./entity";
import { createPickupArea, removePickupArea, updatePickupArea } from "./mutations";
import { getPickupArea, listStoredAreas } from "./queries";

const store = defineRecordStore(pickupAreaEntity, {
  title: ({ name }) => staffText(name),
  respond: pickupAreaResponse,
  find: async (tx, id) => {
    const row = await tx.pickupArea.findUnique({ where: { id } });
    return row && pickupAreaSchema.parse(row);
  },
  // An area that comes back from the bin has its code again.
  snapshot: (area) => ({ code: area.code, ...snapshotOf(pickupAreaFields, area) }),
  changed: (before, after) => changedFields(pickupAreaFields, before, after),
  readUpdate: (snapshot) => parseSnapshot(pickupAreaUpdate, snapshot, pickupAreaFields),
  readCreate: (snapshot) => parseSnapshot(pickupAreaCreate, snapshot),
  create: (tx, input, { id }) => createPickupArea(tx, input, id),
  update: updatePickupArea,
  list: listStoredAreas,
  get: getPickupArea,
});

export const pickupAreaStore = { ...store, remove: removePickupArea };
