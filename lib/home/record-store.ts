import "server-only";
import { defineRecordStore, parseSnapshot } from "../core/entity/record-store";
import { adminText } from "../core/i18n/admin-messages";
import { homeEntity } from "./entity";
import { homeCreateSchema, homeFields, homeResponse, homeResponseSchema, homeUpdateSchema } from "./fields";
import { createHome, updateHome } from "./mutations";
import { toHome } from "./queries";

const homeSchemas = { response: homeResponseSchema, create: homeCreateSchema, update: homeUpdateSchema };

export const homeStore = defineRecordStore(homeEntity, homeSchemas, {
  title: () => adminText("home.title"),
  respond: homeResponse,
  find: async (tx, id) => {
    const row = await tx.home.findUnique({ where: { id } });
    return row && toHome(row);
  },
  readUpdate: (snapshot) => parseSnapshot(homeUpdateSchema, snapshot, homeFields),
  readCreate: (snapshot) => parseSnapshot(homeCreateSchema, snapshot),
  create: (tx, input, { id }) => createHome(tx, input, id),
  update: updateHome,
});
