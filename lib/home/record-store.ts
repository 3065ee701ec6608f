import "server-only";
import { defineRecordStore, parseSnapshot } from "../entity/record-store";
import { adminText } from "../i18n/admin-messages";
import { homeEntity } from "./entity";
import { homeCreateSchema, homeFields, homeResponse, homeUpdateSchema } from "./fields";
import { createHome, updateHome } from "./mutations";
import { toHome } from "./queries";

export const homeStore = defineRecordStore(homeEntity, {
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
