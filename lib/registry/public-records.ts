import "server-only";
import { records, translatedEntities } from "./entities";
import { rowStores } from "./record-stores";

/** All lists of records with public pages, in the order of the registry. */
export const publicRecords = translatedEntities.flatMap((entity) => {
  const { publicPages } = rowStores[entity];
  if (!publicPages) return [];
  const { contentKey, lists, pagesOf } = publicPages;
  return lists.map((list) => ({ ...list, contentKey, table: records[entity].table, pagesOf }));
});

export type PublicRecords = (typeof publicRecords)[number];
