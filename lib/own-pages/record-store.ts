import "server-only";
import type { Transaction } from "../core/content/change-content";
import { patchedTexts } from "../core/content/field-schemas";
import { parseSnapshot } from "../core/entity/record-store";
import { defineTableStore } from "../core/entity/table-store";
import { AppError } from "../core/errors";
import { keepHtmlPictures } from "../core/storage/html-pictures";
import { ownPageEntity } from "./entity";
import { ownPageFields } from "./fields";
import { ownPages } from "./public-pages";
import { getOwnPage, ownPageRows } from "./queries";
import { ownPageSchemas } from "./schema";

/** Writers of pages wait for each other, so that two new pages cannot take one address. */
async function lockPages(tx: Transaction): Promise<void> {
  await tx.$executeRaw`LOCK TABLE own_page IN SHARE ROW EXCLUSIVE MODE`;
}

/** Throws 422 if another page has the address. */
async function requireFree(tx: Transaction, address: string, ownId: number | undefined): Promise<void> {
  const other = await tx.ownPage.findUnique({ where: { address }, select: { id: true } });
  if (!other || other.id === ownId) return;
  const message = `Alamat "${address}" sudah dipakai halaman Anda yang lain. Pilih alamat lain.`;
  throw new AppError(422, message, { address: [message] });
}

export const ownPageStore = defineTableStore(ownPageEntity, ownPageSchemas, ownPageRows, {
  lock: lockPages,
  columns: async (tx, values, { before, id }) => {
    await requireFree(tx, values.address, before?.id ?? id);
    const { content } = await keepHtmlPictures(tx, ownPageFields, { content: values.content });
    return { ...values, ...patchedTexts(ownPageFields, { content }) };
  },
  /** A restore does not change whether a page is published. */
  readUpdate: ({ published, ...snapshot }) => parseSnapshot(ownPageSchemas.update, snapshot, ownPageFields),
  publicPages: ownPages,
  list: async ({ includeHidden }) => {
    const pages = await ownPageRows.list();
    return includeHidden ? pages : pages.filter(({ published }) => published);
  },
  get: getOwnPage,
});
