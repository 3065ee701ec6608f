import "server-only";
import { staffText } from "../../content/localized-text";
import { defineRecordStore, parseSnapshot } from "../../entity/record-store";
import { sharedTextEntity } from "./entity";
import {
  sharedTextCreateSchema,
  sharedTextFields,
  sharedTextName,
  sharedTextResponse,
  sharedTextSchema,
  sharedTextUpdateSchema,
} from "./fields";
import { createSharedText, updateSharedText } from "./mutations";
import { getSharedText } from "./queries";

export const sharedTextStore = defineRecordStore(sharedTextEntity, {
  title: (text) => staffText(sharedTextName(text)),
  respond: sharedTextResponse,
  find: async (tx, id) => {
    const row = await tx.sharedText.findUnique({ where: { id } });
    return row && sharedTextSchema.parse(row);
  },
  readUpdate: (snapshot) => parseSnapshot(sharedTextUpdateSchema, snapshot, sharedTextFields),
  readCreate: (snapshot) => parseSnapshot(sharedTextCreateSchema, snapshot),
  create: (tx, input, { id }) => createSharedText(tx, input, id),
  update: updateSharedText,
  get: getSharedText,
});
