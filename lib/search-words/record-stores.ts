import "server-only";
import { staffText } from "../content/localized-text";
import { defineRecordStore, parseSnapshot } from "../entity/record-store";
import { changedFields, snapshotOf } from "../entity/snapshot";
import { activityEntity, aliasEntity, fillerEntity } from "./entities";
import {
  activityFields,
  activityResponse,
  activityRestore,
  activitySchema,
  activityUpdate,
  aliasCreate,
  aliasFields,
  aliasResponse,
  aliasSchema,
  aliasUpdate,
  fillerCreate,
  fillerFields,
  fillerResponse,
  fillerSchema,
  fillerUpdate,
} from "./fields";
import {
  type ActivityInput,
  createActivity,
  createAlias,
  createFiller,
  updateActivity,
  updateAlias,
  updateFiller,
} from "./mutations";
import {
  getAlias,
  getFiller,
  getSearchActivity,
  listAliases,
  listFillers,
  listSearchActivities,
} from "./queries";

export const aliasStore = defineRecordStore(aliasEntity, {
  title: ({ word, meant }) => `${word} → ${meant}`,
  respond: aliasResponse,
  find: async (tx, id) => {
    const row = await tx.searchAlias.findUnique({ where: { id } });
    return row && aliasSchema.parse(row);
  },
  readUpdate: (snapshot) => parseSnapshot(aliasUpdate, snapshot, aliasFields),
  readCreate: (snapshot) => parseSnapshot(aliasCreate, snapshot),
  create: (tx, input, { id }) => createAlias(tx, input, id),
  update: updateAlias,
  list: listAliases,
  get: getAlias,
});

export const fillerStore = defineRecordStore(fillerEntity, {
  title: ({ word }) => word,
  respond: fillerResponse,
  find: async (tx, id) => {
    const row = await tx.searchFiller.findUnique({ where: { id } });
    return row && fillerSchema.parse(row);
  },
  readUpdate: (snapshot) => parseSnapshot(fillerUpdate, snapshot, fillerFields),
  readCreate: (snapshot) => parseSnapshot(fillerCreate, snapshot),
  create: (tx, input, { id }) => createFiller(tx, input, id),
  update: updateFiller,
  list: listFillers,
  get: getFiller,
});

export const activityStore = defineRecordStore(activityEntity, {
  title: ({ name }) => staffText(name),
  respond: activityResponse,
  find: async (tx, id) => {
    const row = await tx.searchActivity.findUnique({ where: { id } });
    return row && activitySchema.parse(row);
  },
  readUpdate: (snapshot) => parseSnapshot(activityUpdate, snapshot, activityFields),
  readCreate: (snapshot): ActivityInput => parseSnapshot(activityRestore, snapshot),
  snapshot: (activity) => {
    const { code, position, facts } = activity;
    return { code, position, facts, ...snapshotOf(activityFields, activity) };
  },
  changed: (before, after) => changedFields(activityFields, before, after),
  create: (tx, input, { id }) => createActivity(tx, input, id),
  update: updateActivity,
  list: listSearchActivities,
  get: getSearchActivity,
});
